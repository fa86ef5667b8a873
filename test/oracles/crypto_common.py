"""What the scripts of the cryptography vectors share. Vectors are taken from Wycheproof (github.com/C2SP/wycheproof, Apache-2.0),
from standards, or worked out here with Python's standard library and pyca/cryptography (OpenSSL)."""
import json
import pathlib
import subprocess
import sys

TARGET = pathlib.Path(__file__).resolve().parents[2] / "src/tools/crypto/testdata"
WYCHEPROOF = sys.argv[1] if len(sys.argv) > 1 else None


def wycheproof(name):
    """The groups of one of its files, read from a git checkout given as the first argument."""
    text = subprocess.run(["git", "-C", WYCHEPROOF, "show", f"HEAD:testvectors_v1/{name}_test.json"], capture_output=True, check=True).stdout
    return json.loads(text)["testGroups"]


def pick(tests, count):
    """At most `count` of them, evenly spread, the invalid ones before the others."""
    ordered = [t for t in tests if t["result"] == "invalid"][: count // 2]
    rest = [t for t in tests if t["result"] != "invalid"]
    room = count - len(ordered)
    step = max(1, len(rest) // room)
    return ordered + rest[::step][:room]


def write(tool, source, rows, licence=None):
    """Writes a tool's vectors. A row is (case, inputs, result fields or status)."""
    vectors = []
    for case, inputs, expected in rows:
        vectors.append({"tool": tool, "case": case, "inputs": inputs, **({"status": expected} if isinstance(expected, int) else {"result": expected})})
    head = {"source": source, **({"licence": licence} if licence else {})}
    lines = ",\n".join(json.dumps(v, ensure_ascii=True) for v in vectors)
    TARGET.mkdir(exist_ok=True)
    body = json.dumps(head)[:-1]
    (TARGET / f"{tool}.json").write_text(f'{body}, "vectors": [\n{lines}\n]}}\n')
