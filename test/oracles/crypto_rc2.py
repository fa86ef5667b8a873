"""Vectors of RC2 by OpenSSL with its legacy provider. Usage: python3 crypto_rc2.py"""
import subprocess

from crypto_common import write

rows = []
key, iv = bytes(i * 17 + 3 & 255 for i in range(16)), bytes(range(0xF8, 0x100))
for name, cipher_mode, size, effective in [
    ("rc2-ecb", "ecb", 16, 128),
    ("rc2-cbc", "cbc", 16, 128),
    ("rc2-cfb", "cfb", 16, 128),
    ("rc2-ofb", "ofb", 16, 128),
    ("rc2-64-cbc", "cbc", 8, 64),
    ("rc2-40-cbc", "cbc", 5, 40),
]:
    for length in [0, 1, 8, 45]:
        data = bytes(i * 7 & 255 for i in range(length))
        vector = [] if cipher_mode == "ecb" else ["-iv", iv.hex()]
        command = ["openssl", "enc", "-provider", "legacy", "-provider", "default", f"-{name}", "-K", key[:size].hex(), *vector]
        out = subprocess.run(command, input=data, capture_output=True, check=True).stdout
        inputs = {"algorithm": "rc2", "cipherMode": cipher_mode, "key": key[:size].hex(), "plainEncoding": "hex", "cipherEncoding": "hex"}
        if cipher_mode != "ecb":
            inputs["iv"] = iv.hex()
        rows.append((f"OpenSSL {name} of {length} bytes", {**inputs, "text": data.hex()}, {"output": out.hex()}))
        rows.append((f"OpenSSL {name} of {length} bytes, back", {**inputs, "mode": "decrypt", "text": out.hex(), "effectiveBits": effective}, {"output": data.hex()}))
write("block-cipher", "OpenSSL 3.0, legacy provider", rows)
