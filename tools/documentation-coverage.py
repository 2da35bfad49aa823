"""Fails where a public symbol has no docstring, or is on no page but the one made for leftovers."""

import json
import sys
from pathlib import Path

pages = Path(sys.argv[1])
problems = []


def is_declared(symbol):
    """Whether the symbol stands in the sources, not in another module's protocol extension."""
    return "::SYNTHESIZED::" not in symbol["identifier"]["precise"]


def check_docstrings(module, symbols):
    declared = [symbol for symbol in symbols if is_declared(symbol)]
    bare = [symbol for symbol in declared if not symbol.get("docComment", {}).get("lines")]
    for symbol in bare:
        problems.append(f"{module}: {'.'.join(symbol['pathComponents'])} has no docstring")
    print(f"{module}: {len(declared) - len(bare)} of {len(declared)} public symbols documented")


def check_topics(module):
    page = pages / f"{module}.doccarchive/data/documentation/{module.lower()}.json"
    if not page.exists():  # a library without a catalogue
        return
    for section in json.loads(page.read_text())["topicSections"]:
        if section.get("generated"):
            for link in section["identifiers"]:
                problems.append(f"{module}: {link.split('/')[-1]} is in no topic of {module}.md")


for graph in sorted(pages.glob("*/*.symbols.json")):
    module = graph.parent.name
    check_docstrings(module, json.loads(graph.read_text())["symbols"])
    check_topics(module)
print("\n".join(problems), end="\n" if problems else "")
sys.exit(1 if problems else 0)
