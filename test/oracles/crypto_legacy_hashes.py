"""Vectors of MD2, HAS-160, Snefru, Streebog and GOST R 34.11-94, by rhash and PHP. Usage: python3 crypto_legacy_hashes.py; both programs must be installed."""
import os
import subprocess
import tempfile

from crypto_common import write

RHASH = {
    "has160": {"algorithm": "has160"},
    "snefru128": {"algorithm": "snefru"},
    "snefru256": {"algorithm": "snefru", "bits": 256},
    "gost94": {"algorithm": "gost94", "box": "d-test"},
    "gost94-cryptopro": {"algorithm": "gost94"},
    "gost12-256": {"algorithm": "streebog256"},
    "gost12-512": {"algorithm": "streebog512"},
}
PHP = {"md2": {"algorithm": "md2"}, "gost": {"algorithm": "gost94", "box": "d-test"}, "snefru256": {"algorithm": "snefru", "bits": 256}}
LENGTHS = [0, 1, 15, 16, 17, 31, 32, 33, 47, 48, 49, 55, 56, 63, 64, 65, 119, 128, 500]

rows = []
for length in LENGTHS:
    data = bytes((i * 197 + length * 31 + (i >> 3)) & 255 for i in range(length))
    with tempfile.NamedTemporaryFile(delete=False) as file:
        file.write(data)
    inputs = {"text": data.hex(), "inputEncoding": "hex"}
    printed = subprocess.run(["rhash", "--printf", " ".join("%{" + name + "}" for name in RHASH), file.name], capture_output=True, text=True, check=True).stdout.split()
    for (name, choice), digest in zip(RHASH.items(), printed, strict=True):
        rows.append((f"rhash {name} of {length} bytes", {**inputs, **choice}, {"hash": digest, "bits": 4 * len(digest)}))
    names = ", ".join(f"'{name}'" for name in PHP)
    code = f"foreach ([{names}] as $name) echo hash_file($name, '{file.name}'), ' ';"
    printed = subprocess.run(["php", "-r", code], capture_output=True, text=True, check=True).stdout.split()
    for (name, choice), digest in zip(PHP.items(), printed, strict=True):
        rows.append((f"PHP {name} of {length} bytes", {**inputs, **choice}, {"hash": digest, "bits": 4 * len(digest)}))
    os.unlink(file.name)
write("legacy-hash-generator", "rhash 1.4.3, PHP 8.2", rows)
