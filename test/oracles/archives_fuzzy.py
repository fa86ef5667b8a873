"""Fuzzy hashes and their scores by ssdeep's own library, libfuzzy (Debian: libfuzzy2).

Run: python3 test/oracles/archives_fuzzy.py > src/tools/archives/testdata/fuzzy.json
"""
import base64
import ctypes
import json
import random

library = ctypes.CDLL("libfuzzy.so.2")
rng = random.Random(41)
WORDS = [bytes(rng.choices(b"abcdefghijklmnopqrstuvwxyz", k=rng.randint(2, 9))) for _ in range(200)]


def digest(data):
    result = ctypes.create_string_buffer(200)
    if library.fuzzy_hash_buf(data, len(data), result) != 0:
        raise ValueError("no hash")
    return result.value.decode()


def compare(one, other):
    return library.fuzzy_compare(one.encode(), other.encode())


def text(size):
    return b" ".join(rng.choice(WORDS) for _ in range(size // 6))


def changed(data):
    copy = bytearray(data)
    for _ in range(rng.randint(0, 6)):
        at = rng.randrange(len(copy) + 1)
        if rng.random() < 0.5:
            del copy[at : at + rng.randint(0, 40)]
        else:
            copy[at:at] = rng.randbytes(rng.randint(1, 40))
    return bytes(copy)


data = [b"", b"a", bytes(7), bytes(300), b"\x00\x01" * 200, bytes(range(256)), b"abc" * 500, rng.randbytes(192), rng.randbytes(193), rng.randbytes(1000)]
data += [rng.randbytes(500) + bytes(9), b"\x00" * 20 + text(300) + b"\x00" * 20, text(900), text(3000), rng.randbytes(4000), bytes(rng.choices(range(3), k=2500))]
hashes = [{"file": base64.b64encode(item).decode(), "hash": digest(item)} for item in data]

# Seeds that the test makes again, for what is too long to be kept: (n * 73 + n * n) mod 251.
grown = [{"length": size, "hash": digest(bytes((n * 73 + n * n) % 251 for n in range(size)))} for size in (12_288, 12_289, 50_000, 200_000)]

pairs = []
for _ in range(160):
    base = rng.choice([text, rng.randbytes])(rng.choice([60, 200, 400, 1500, 6000, 20_000]))
    one, other = digest(base), digest(changed(base))
    pairs.append([one, other, compare(one, other)])
    pairs.append([one, digest(base + base[: rng.randint(0, len(base))]), 0])
    pairs[-1][2] = compare(*pairs[-1][:2])
print(json.dumps({"hashes": hashes, "grown": grown, "pairs": pairs}))
