// Views in views: conversion through transforms, scroll offsets, windows and orientations.
import Testing
import ViewMotion

struct ViewTreeTests {
  private let screen = Screen(size: Size(width: 320, height: 480))

  // mehfuzh/MHTextField#13: a field in a scroll view 120 points down, keyboard top at 264.
  @Test func `a field's bottom is found through its scroll view`() {
    var tree = ViewTree(screen: screen)
    let root = tree.add(View("root", frame: tree.window.bounds))
    let list = tree.add(View("list", frame: Rect(x: 0, y: 120, width: 320, height: 360)), to: root)
    let field = tree.add(
      View("field", frame: Rect(x: 20, y: 150, width: 280, height: 30)), to: list)
    #expect(tree.rect(of: field, in: .screen).maxY == 300)
    tree[list].bounds.origin.y = 36
    #expect(tree.rect(of: field, in: .screen).maxY == 264)
    #expect(tree.id(named: "field") == field)
    #expect(tree.parent(of: field) == list)
    #expect(Array(tree.ancestors(of: field)) == [field, list, root])
    #expect(tree.id(named: "fild") == nil)
  }

  // The keyboard in the view's own coordinates meets its bounds, not its frame.
  @Test func `an overlap is measured in the view's own coordinates`() {
    var tree = ViewTree(screen: Screen(size: Size(width: 320, height: 568)))
    let view = tree.add(View("view", frame: Rect(x: 0, y: 64, width: 320, height: 455)))
    let keyboard = Rect(x: 0, y: 315, width: 320, height: 253)
    let own = tree.convert(keyboard, from: .screen, to: .view(view))
    #expect(own == Rect(x: 0, y: 251, width: 320, height: 253))
    #expect(tree[view].bounds.intersection(own)?.height == 204)
  }

  @Test func `conversion between siblings goes through transforms`() {
    var tree = ViewTree(screen: screen)
    var turned = View("turned", frame: Rect(x: 100, y: 100, width: 100, height: 100))
    turned.transform = Transform(rotationAngle: .degrees(90))
    let first = tree.add(turned)
    let second = tree.add(View("second", frame: Rect(x: 10, y: 20, width: 50, height: 50)))
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    let other = tree.convert(rect, from: .view(first), to: .view(second))
    #expect(other == Rect(x: 170, y: 80, width: 20, height: 10))
    #expect(tree.convert(other, from: .view(second), to: .view(first)) == rect)
    #expect(tree.convert(Point.zero, from: .view(first), to: .view(second)) == Point(x: 190, y: 80))
    #expect(tree.transform(from: .view(first), to: .view(first)) == .identity)
  }

  @Test func `a window beside another one has its own origin`() {
    let iPad = Screen(size: Size(width: 1024, height: 1366), orientation: .landscapeLeft)
    let window = Window(frame: Rect(x: 986, y: 40, width: 380, height: 984))
    var tree = ViewTree(screen: iPad, window: window)
    let view = tree.add(View("view", frame: window.bounds))
    let keyboard = Rect(x: 0, y: 624, width: 1366, height: 400)
    let own = tree.convert(keyboard, from: .screen, to: .view(view))
    #expect(own == Rect(x: -986, y: 584, width: 1366, height: 400))
    #expect(tree.rect(of: view, in: .screen) == window.frame)
    #expect(tree.rect(of: view, in: .window) == window.bounds)
    #expect(tree.rect(of: view, in: .fixedScreen) == Rect(x: 40, y: 0, width: 984, height: 380))
    #expect(tree.convert(window.frame, from: .screen, to: .window) == window.bounds)
  }

  @Test func `a keyboard of iOS 7 is found in a landscape view`() {
    var tree = ViewTree(
      screen: Screen(size: Size(width: 320, height: 480), orientation: .landscapeRight))
    let root = tree.add(View("root", frame: tree.window.bounds))
    let keyboard = Rect(x: 0, y: 0, width: 162, height: 480)
    let own = tree.convert(keyboard, from: .fixedScreen, to: .view(root))
    #expect(own == Rect(x: 0, y: 158, width: 480, height: 162))
  }

  @Test func `a safe area counts for what reaches into it`() {
    let phone = Screen(size: Size(width: 375, height: 812))
    let insets = Insets(top: 44, bottom: 34)
    var tree = ViewTree(screen: phone, window: Window(frame: phone.bounds, safeAreaInsets: insets))
    let root = tree.add(View("root", frame: phone.bounds))
    let list = tree.add(
      View(
        "list", frame: Rect(x: 0, y: 88, width: 375, height: 724),
        scroll: ScrollContent(size: Size(width: 375, height: 2000))), to: root)
    let bar = tree.add(View("bar", frame: Rect(x: 0, y: 100, width: 375, height: 50)), to: root)
    #expect(tree.safeAreaInsets(of: root) == insets)
    #expect(tree.safeAreaInsets(of: list) == Insets(bottom: 34))
    #expect(tree.safeAreaInsets(of: bar) == .zero)
    tree[list].bounds.origin.y = 500
    #expect(tree.safeAreaInsets(of: list) == Insets(bottom: 34))
    #expect(tree.scrollGeometry(of: list)?.adjustedContentInset == Insets(bottom: 34))
    #expect(tree.scrollGeometry(of: bar) == nil)
  }

  @Test func `a tree of the past stays as it was`() {
    var tree = ViewTree(screen: screen)
    let root = tree.add(View("root", frame: tree.window.bounds))
    let before = tree
    tree[root].transform = Transform(translationX: 0, y: -148)
    #expect(before.rect(of: root, in: .screen).minY == 0)
    #expect(tree.rect(of: root, in: .screen).minY == -148)
    #expect(tree.ids == [root])
  }

  @Test func `a name finds the first view that has it, also after a renaming`() {
    var tree = ViewTree(screen: screen)
    let views = ["a", "b", "a", "c"].map { tree.add(View($0, frame: tree.window.bounds)) }
    #expect(tree.id(named: "a") == views[0])
    tree[views[0]].name = "d"
    #expect(tree.id(named: "a") == views[2])
    #expect(tree.id(named: "d") == views[0])
    tree[views[2]].name = "b"
    #expect(tree.id(named: "a") == nil)
    #expect(tree.id(named: "b") == views[1])
    tree[views[1]].name = "a"
    #expect(tree.id(named: "b") == views[2])
    tree[views[0]].name = "c"
    #expect(tree.id(named: "c") == views[0])
    #expect(
      ["a", "b", "c"].allSatisfy { name in tree.id(named: name).map { tree[$0].name } == name })
  }

  @Test func `the rectangles of all views are those of each`() {
    var tree = ViewTree(
      screen: screen, window: Window(frame: Rect(x: 10, y: 20, width: 300, height: 400)))
    var parent = tree.add(View("root", frame: tree.window.bounds))
    for depth in 1...6 {
      var view = View("view\(depth)", frame: Rect(x: 8, y: 16, width: 160, height: 80))
      if depth == 3 { view.transform = Transform(rotationAngle: .degrees(90)) }
      if depth == 4 { view.bounds.origin.y = 32 }
      parent = tree.add(view, to: depth.isMultiple(of: 3) ? nil : parent)
    }
    for space in [CoordinateSpace.screen, .window, .view(parent)] {
      #expect(tree.rects(in: space) == tree.ids.map { tree.rect(of: $0, in: space) })
    }
  }

  @Test func `trees are equal by their views`() {
    var (tree, other) = (ViewTree(screen: screen), ViewTree(screen: screen))
    let root = tree.add(View("root", frame: screen.bounds))
    #expect(tree != other)
    #expect(root == other.add(View("root", frame: screen.bounds)))
    #expect(tree == other && tree.hashValue == other.hashValue)
    tree[root].name = "other"
    #expect(tree != other)
  }
}
