"""Vectors of ciphers, hashes and password hashes. Usage: python3 -W ignore crypto_ciphers.py WYCHEPROOF_CHECKOUT CRC_CATALOGUE.csv"""
import base64
import binascii
import crypt
import csv
import hashlib
import hmac
import math
import struct
import subprocess
import sys

from decimal import Decimal, getcontext

from cryptography.fernet import Fernet
from cryptography.hazmat.decrepit.ciphers import algorithms as old
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.kdf.argon2 import Argon2d, Argon2i, Argon2id

from crypto_common import TARGET, pick, write, wycheproof

getcontext().prec = 80
HEX = {"plainEncoding": "hex", "cipherEncoding": "hex"}


def run(cipher, mode, data, decrypt=False):
    engine = Cipher(cipher, mode)
    engine = engine.decryptor() if decrypt else engine.encryptor()
    return engine.update(data) + engine.finalize()


def aes_rows():
    rows = []
    for group in wycheproof("aes_gcm"):
        if not 8 <= group["ivSize"] <= 512 or group["ivSize"] == 0:
            continue
        for test in pick(group["tests"], 6):
            common = {"key": test["key"], "iv": test["iv"], "additionalData": test["aad"], "additionalDataEncoding": "hex", **HEX}
            valid = test["result"] != "invalid"
            back = {**common, "mode": "decrypt", "text": test["ct"], "tag": test["tag"]}
            rows.append((f"Wycheproof aes_gcm {test['tcId']} {test['comment']}", back, {"output": test["msg"], "keyBits": group["keySize"]} if valid else 422))
            if valid:
                rows.append((f"Wycheproof aes_gcm {test['tcId']} encrypted", {**common, "text": test["msg"]}, {"output": test["ct"], "tag": test["tag"]}))
                rows.append((f"Wycheproof aes_gcm {test['tcId']} with the tag at the end", {**common, "text": test["ct"] + test["tag"], "mode": "decrypt", "appendTag": True}, {"output": test["msg"]}))
    for group in wycheproof("aes_cbc_pkcs5"):
        for test in pick(group["tests"], 12):
            common = {"key": test["key"], "iv": test["iv"], "cipherMode": "cbc", **HEX}
            valid = test["result"] != "invalid"
            rows.append((f"Wycheproof aes_cbc_pkcs5 {test['tcId']} {test['comment']}", {**common, "mode": "decrypt", "text": test["ct"]}, {"output": test["msg"]} if valid else 422))
            if valid:
                rows.append((f"Wycheproof aes_cbc_pkcs5 {test['tcId']} encrypted", {**common, "text": test["msg"]}, {"output": test["ct"]}))
    iv = bytes(range(0xf0, 0x100))
    for bits in [128, 192, 256]:
        key = hashlib.sha256(b"key").digest()[: bits // 8]
        for name, mode in [("ctr", modes.CTR(iv)), ("cfb", modes.CFB(iv)), ("cfb8", modes.CFB8(iv)), ("ofb", modes.OFB(iv))]:
            for length in [0, 1, 16, 37]:
                data = bytes(i * 7 & 255 for i in range(length))
                out = run(algorithms.AES(key), mode, data)
                common = {"key": key.hex(), "iv": iv.hex(), "cipherMode": name, **HEX}
                rows.append((f"pyca AES-{bits} {name}, {length} bytes", {**common, "text": data.hex()}, {"output": out.hex(), "iv": iv.hex()}))
                rows.append((f"pyca AES-{bits} {name}, {length} bytes back", {**common, "text": out.hex(), "mode": "decrypt"}, {"output": data.hex()}))
        for text, padded in [("", b""), ("a", b"a" + bytes(15)), ("sixteen bytes ok", b"sixteen bytes ok"), ("seventeen bytes !", b"seventeen bytes !" + bytes(15))]:
            out = run(algorithms.AES(key), modes.ECB(), padded)
            common = {"key": key.hex(), "cipherMode": "ecb", "padding": "zero"}
            rows.append((f"pyca AES-{bits} ecb, zeros", {**common, "text": text}, {"output": base64.b64encode(out).decode()}))
            rows.append((f"pyca AES-{bits} ecb, zeros back", {**common, "text": base64.b64encode(out).decode(), "mode": "decrypt"}, {"output": text}))
    return rows


def chacha_rows():
    rows = []
    for file, algorithm, length in [("chacha20_poly1305", "chacha20-poly1305", 96), ("xchacha20_poly1305", "xchacha20-poly1305", 192)]:
        for group in wycheproof(file):
            if group["ivSize"] != length:
                continue
            for test in pick(group["tests"], 30):
                common = {"algorithm": algorithm, "key": test["key"], "iv": test["iv"], "additionalData": test["aad"], "additionalDataEncoding": "hex", **HEX}
                valid = test["result"] != "invalid"
                rows.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", {**common, "mode": "decrypt", "text": test["ct"], "tag": test["tag"]}, {"output": test["msg"]} if valid else 422))
                if valid:
                    rows.append((f"Wycheproof {file} {test['tcId']} encrypted", {**common, "text": test["msg"]}, {"output": test["ct"], "tag": test["tag"]}))
    key = bytes(range(32))
    for counter in [0, 1, 0xFFFFFFFE]:
        for length in [0, 1, 64, 100]:
            nonce = bytes.fromhex("000000090000004a00000000")
            data = bytes(i & 255 for i in range(length))
            out = run(algorithms.ChaCha20(key, struct.pack("<I", counter) + nonce), None, data)
            rows.append((f"pyca ChaCha20, counter {counter}, {length} bytes", {"algorithm": "chacha20", "key": key.hex(), "iv": nonce.hex(), "counter": counter, "text": data.hex(), **HEX}, {"output": out.hex()}))
    rows.append(("past the last block", {"algorithm": "chacha20", "key": key.hex(), "counter": 0xFFFFFFFF, "text": "00" * 65, **HEX}, 422))
    # eSTREAM Salsa20 256-bit, set 1, vector 0
    rows.append(("eSTREAM Salsa20 set 1 vector 0", {"algorithm": "salsa20", "key": "80" + "00" * 31, "iv": "00" * 8, "text": "00" * 64, **HEX},
                 {"output": "e3be8fdd8beca2e3ea8ef9475b29a6e7003951e1097a5c38d23b7a5fad9f6844b22c97559e2723c7cbbd3fe4fc8d9a0744652a83e72a9c461876af4d7ef1a117"}))
    # draft-irtf-cfrg-xchacha-03, A.3.2.1: XChaCha20 from block 0 on
    rows.append(("draft-irtf-cfrg-xchacha-03 A.3.2", {"algorithm": "xchacha20", "key": bytes(range(0x80, 0xa0)).hex(), "iv": "404142434445464748494a4b4c4d4e4f5051525354555658", "text": "00" * 64, **HEX}, None))
    return [row for row in rows if row[2] is not None]


def des_rows():
    rows, blow, rc4 = [], [], []
    key = bytes.fromhex("0123456789abcdef23456789abcdef01456789abcdef0123")
    iv = bytes.fromhex("1234567890abcdef")
    for name, mode in [("cbc", modes.CBC(iv)), ("ecb", modes.ECB()), ("cfb", modes.CFB(iv)), ("ofb", modes.OFB(iv))]:
        for given in [key, key[:16], key[:8]]:
            full = given if len(given) == 24 else (given * 3)[:24]
            for length in [0, 7, 8, 29]:
                data = bytes(200 + i & 255 for i in range(length))
                blocks = name in ("cbc", "ecb")
                padded = data + bytes([8 - length % 8]) * (8 - length % 8) if blocks else data
                out = run(old.TripleDES(full), mode, padded)
                common = {"algorithm": "des" if len(given) == 8 else "3des", "cipherMode": name, "key": given.hex(), **({} if name == "ecb" else {"iv": iv.hex()}), **HEX}
                rows.append((f"pyca 3DES {name}, {len(given)} bytes of key, {length} of text", {**common, "text": data.hex()}, {"output": out.hex()}))
                rows.append((f"pyca 3DES {name} back", {**common, "text": out.hex(), "mode": "decrypt"}, {"output": data.hex()}))
    for size in [4, 8, 16, 56]:
        for name, mode in [("cbc", modes.CBC(iv)), ("ecb", modes.ECB())]:
            given = bytes(range(1, size + 1))
            for length in [0, 5, 8, 24]:
                data = bytes(i * 31 & 255 for i in range(length))[:-2] + bytes(min(2, length))
                padded = data + bytes([8 - length % 8]) * (8 - length % 8)
                common = {"cipherMode": name, "key": given.hex(), **({} if name == "ecb" else {"iv": iv.hex()}), **HEX}
                out = run(old.Blowfish(given), mode, padded)
                blow.append((f"pyca Blowfish {name}, {size} bytes of key, {length} of text", {**common, "text": data.hex()}, {"output": out.hex()}))
                blow.append((f"pyca Blowfish {name} back", {**common, "text": out.hex(), "mode": "decrypt"}, {"output": data.hex()}))
                if length % 8 == 0:
                    bare = run(old.Blowfish(given), mode, data) if length else b""
                    blow.append((f"pyca Blowfish {name} without padding back", {**common, "text": bare.hex(), "mode": "decrypt", "padding": "none"}, {"output": data.hex()}))
    # RFC 6229: key stream at offsets 0, 240 and 4096
    for given, offset, stream in [("0102030405", 0, "b2396305f03dc027ccc3524a0a1118a8"), ("0102030405", 4096, "ff25b58995996707e51fbdf08b34d875"), ("01020304050607", 0, "293f02d47f37c9b633f2af5285feb46b"),
                                  ("0102030405060708090a0b0c0d0e0f10", 0, "9ac7cc9a609d1ef7b2932899cde41b97"), ("0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20", 0, "eaa6bd25880bf93d3f5d1e4ca2611d91")]:
        rc4.append((f"RFC 6229, key {given}, offset {offset}", {"text": "00" * 16, "plainEncoding": "hex", "key": given, "keyEncoding": "hex", "drop": offset}, {"output": stream}))
    for size in [5, 16, 32]:
        given = bytes(range(size))
        out = run(old.ARC4(given), None, b"\0" * 300)
        rc4.append((f"pyca ARC4, {size} bytes of key", {"text": "00" * 300, "plainEncoding": "hex", "key": given.hex(), "keyEncoding": "hex"}, {"output": out.hex()}))
    return rows, blow, rc4


def wrap_rows():
    rows = []
    for file, padded in [("aes_wrap", False), ("aes_kwp", True)]:
        for group in wycheproof(file):
            for test in pick(group["tests"], 14):
                common = {"key": test["key"], "padded": padded}
                if test["ct"]:
                    valid = test["result"] == "valid" and (padded or len(test["msg"]) >= 32)
                    if test["result"] == "acceptable":
                        continue
                    rows.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", {**common, "mode": "unwrap", "text": test["ct"]}, {"output": test["msg"]} if valid else 422))
                    if valid:
                        rows.append((f"Wycheproof {file} {test['tcId']} wrapped", {**common, "text": test["msg"]}, {"output": test["ct"]}))
    for length in [0, 8, 20]:
        if length:
            rows.append((f"{length} bytes without padding", {"key": "00" * 16, "text": "00" * length}, 422))
    return rows


def cmac_rows():
    return [(f"Wycheproof aes_cmac {t['tcId']} {t['comment']}", {"text": t["msg"], "inputEncoding": "hex", "key": t["key"]}, {"cmac": t["tag"], "keyBits": g["keySize"]} if g["keySize"] in (128, 192, 256) else 422)
            for g in wycheproof("aes_cmac") for t in pick([t for t in g["tests"] if t["result"] == "valid" or g["keySize"] not in (128, 192, 256)], 14) if g["tagSize"] == 128]


def fernet_rows():
    # The specification's generate.json, verify.json and invalid.json
    key = "cw_0x689RpI-jtRR7oE8h_eQsKImvJapLeSbXpwF4e4="
    rows = []
    for case, token in [("incorrect mac", "gAAAAAAdwJ6xAAECAwQFBgcICQoLDA0OD3HkMATM5lFqGaerZ-fWPAl1-szkFVzXTuGb4hR8AKtwcaX1YdykQUFBQUFBQUFBQQ=="), ("too short", "gAAAAAAdwJ6xAAECAwQFBgcICQoLDA0OD3HkMATM5lFqGaerZ-fWPA=="),
                        ("invalid base64", "%%%%%%%%%%%%%AECAwQFBgcICQoLDA0OD3HkMATM5lFqGaerZ-fWPAl1-szkFVzXTuGb4hR8AKtwcaX1YdykRtfsH-p1YsUD2Q=="),
                        ("payload size not multiple of block size", "gAAAAAAdwJ6xAAECAwQFBgcICQoLDA0OD3HkMATM5lFqGaerZ-fWPOm73QeoCk9uGib28Xe5vz6oxq5nmxbx_v7mrfyudzUm"),
                        ("payload padding error", "gAAAAAAdwJ6xAAECAwQFBgcICQoLDA0ODz4LEpdELGQAad7aNEHbf-JkLPIpuiYRLQ3RtXatOYREu2FWke6CnJNYIbkuKNqOhw=="),
                        ("far-future", "gAAAAAAdwStRAAECAwQFBgcICQoLDA0OD3HkMATM5lFqGaerZ-fWPAnja1xKYyhd-Y6mSkTOyTGJmw2Xc2a6kBd-iX9b_qXQcw=="),
                        ("expired", "gAAAAAAdwJ6xAAECAwQFBgcICQoLDA0OD3HkMATM5lFqGaerZ-fWPAl1-szkFVzXTuGb4hR8AKtwcaX1YdykRtfsH-p1YsUD2Q==")]:
        now = "1985-10-26T01:21:31-07:00" if case == "expired" else "1985-10-26T01:20:01-07:00"
        rows.append((f"Fernet specification, {case}", {"text": token, "mode": "decrypt", "key": key, "now": now, "maximumAgeSeconds": 60}, 422))
    for text, at in [("", 0), ("a", 1), ("exactly 16 bytes", 499162800), ("beyond \U0001F511", 4102444800)]:
        iv = hashlib.md5(text.encode()).digest()
        token = Fernet(key)._encrypt_from_parts(text.encode(), at, iv).decode()
        stamp = subprocess.run(["date", "-u", "-d", f"@{at}", "+%Y-%m-%dT%H:%M:%SZ"], capture_output=True, text=True).stdout.strip()
        rows.append((f"pyca Fernet at {stamp}", {"text": text, "key": key, "now": stamp, "iv": iv.hex()}, {"output": token, "createdAt": stamp}))
        rows.append((f"pyca Fernet at {stamp} back", {"text": token, "mode": "decrypt", "key": key, "now": stamp}, {"output": text, "ageSeconds": 0}))
        rows.append((f"without padding {stamp}", {"text": token.rstrip("=") if token.endswith("=") else token[:-1], "mode": "decrypt", "key": key}, 422))
    return rows


def passphrase_rows():
    rows = []
    for algorithm in ["aes-128-cbc", "aes-192-cbc", "aes-256-cbc"]:
        for digest in ["md5", "sha1", "sha256", "sha512"]:
            for derivation, extra in [("pbkdf2", ["-pbkdf2", "-iter", "1000"]), ("evp", [])]:
                text = f"{algorithm} {digest} \u00e9"
                out = subprocess.run(["openssl", "enc", f"-{algorithm}", "-md", digest, *extra, "-S", "0102030405060708", "-pass", "pass:p\u00e4ss", "-base64", "-A"], input=text.encode(), capture_output=True).stdout
                data = base64.b64decode(out)
                if not data.startswith(b"Salted__"):
                    data = b"Salted__" + bytes(range(1, 9)) + data
                written = base64.b64encode(data).decode()
                common = {"passphrase": "p\u00e4ss", "algorithm": algorithm, "keyDerivation": derivation, "digest": digest, "iterations": 1000}
                rows.append((f"openssl enc {algorithm} {derivation} {digest}", {**common, "text": text, "salt": "0102030405060708"}, {"output": written, "salt": "0102030405060708"}))
                rows.append((f"openssl enc {algorithm} {derivation} {digest} back", {**common, "text": written, "mode": "decrypt"}, {"output": text}))
    return rows


def kdf_rows():
    scrypt, pbkdf2, hkdf, argon = [], [], [], []
    # RFC 7914 section 12
    for password, salt, n, r, p, key in [("", "", 16, 1, 1, "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906"),
                                         ("password", "NaCl", 1024, 8, 16, "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640")]:
        scrypt.append(("RFC 7914 section 12", {"password": password, "salt": salt, "costFactor": n, "blockSize": r, "parallelism": p}, {"key": key, "memoryBytes": 128 * n * r}))
    for n, r, p, length in [(2, 1, 1, 1), (1024, 32, 1, 512), (64, 1, 64, 33), (131072, 8, 1, 16)]:
        key = hashlib.scrypt(b"p\xc3\xa4ss", salt=b"\0\xff", n=n, r=r, p=p, dklen=length, maxmem=2 ** 28)
        scrypt.append((f"Python hashlib.scrypt N={n} r={r} p={p}", {"password": "p\u00e4ss", "salt": "00ff", "saltEncoding": "hex", "costFactor": n, "blockSize": r, "parallelism": p, "keyLength": length}, {"key": key.hex()}))
    for case, more in [("not a power of two", {"costFactor": 1000}), ("N r p above the bound", {"costFactor": 131072, "blockSize": 8, "parallelism": 2}), ("N above 2^(16 r)", {"costFactor": 65536, "blockSize": 1})]:
        scrypt.append((case, {"password": "a", "salt": "b", **more}, 400))
    for file, digest in [("pbkdf2_hmacsha1", "sha1"), ("pbkdf2_hmacsha224", "sha224"), ("pbkdf2_hmacsha256", "sha256"), ("pbkdf2_hmacsha384", "sha384"), ("pbkdf2_hmacsha512", "sha512")]:
        for group in wycheproof(file):
            for test in [t for t in group["tests"] if t["iterationCount"] <= 5000][:8]:
                pbkdf2.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", {"password": test["password"], "passwordEncoding": "hex", "salt": test["salt"], "saltEncoding": "hex", "iterations": test["iterationCount"], "keyLength": test["dkLen"], "hash": digest}, {"key": test["dk"]}))
    for digest in ["md5", "sha512_256"]:
        pbkdf2.append((f"Python hashlib.pbkdf2_hmac {digest}", {"password": "p", "salt": "", "iterations": 3, "keyLength": 70, "hash": digest.replace("_", "-")}, {"key": hashlib.pbkdf2_hmac(digest, b"p", b"", 3, 70).hex()}))
    pbkdf2.append(("blocks count", {"password": "p", "salt": "s", "iterations": 500001, "keyLength": 33}, 400))
    pbkdf2.append(("at the bound", {"password": "p", "salt": "s", "iterations": 62500, "keyLength": 512, "outputEncoding": "base64url"}, {"key": base64.urlsafe_b64encode(hashlib.pbkdf2_hmac("sha256", b"p", b"s", 62500, 512)).decode().rstrip("=")}))
    for file, digest in [("hkdf_sha1", "sha1"), ("hkdf_sha256", "sha256"), ("hkdf_sha384", "sha384"), ("hkdf_sha512", "sha512")]:
        for group in wycheproof(file):
            for test in pick(group["tests"], 8):
                if test["size"] > 16320:
                    continue
                hkdf.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", {"keyMaterial": test["ikm"], "salt": test["salt"], "info": test["info"], "infoEncoding": "hex", "length": test["size"], "hash": digest}, {"key": test["okm"]} if test["result"] == "valid" else 400))
    for digest in ["sha3_256", "sha3_512", "sha224"]:
        size = hashlib.new(digest).digest_size
        prk = hmac.new(bytes(size), b"ikm", digest).digest()
        first = hmac.new(prk, b"info\x01", digest).digest()
        second = hmac.new(prk, first + b"info\x02", digest).digest()
        common = {"info": "info", "length": size + 5, "hash": digest.replace("_", "-")}
        hkdf.append((f"Python hmac {digest}", {**common, "keyMaterial": "ikm", "keyEncoding": "utf8"}, {"key": (first + second[:5]).hex(), "pseudorandomKey": prk.hex()}))
        hkdf.append((f"{digest} expand", {**common, "keyMaterial": prk.hex(), "step": "expand"}, {"key": (first + second[:5]).hex()}))
        hkdf.append((f"{digest} extract", {**common, "keyMaterial": "ikm", "keyEncoding": "utf8", "step": "extract"}, {"pseudorandomKey": prk.hex()}))
        hkdf.append((f"{digest} expand, too short", {**common, "keyMaterial": prk.hex()[2:], "step": "expand"}, 422))
    for kind, name in [(Argon2id, "argon2id"), (Argon2i, "argon2i"), (Argon2d, "argon2d")]:
        for lanes, memory, passes, length, salt in [(1, 8, 1, 4, b"saltsalt"), (4, 32, 3, 32, b"0123456789abcdef"), (16, 256, 2, 128, bytes(range(64))), (2, 1024, 5, 24, b"\0" * 8)]:
            raw = kind(salt=salt, length=length, iterations=passes, lanes=lanes, memory_cost=memory).derive("p\u00e4ss\U0001F511".encode())
            b64 = lambda b: base64.b64encode(b).decode().rstrip("=")
            encoded = f"${name}$v=19$m={memory},t={passes},p={lanes}${b64(salt)}${b64(raw)}"
            parts = {"variant": name, "memoryKib": memory, "iterations": passes, "parallelism": lanes}
            argon.append((f"pyca {encoded[:40]}", {"password": "p\u00e4ss\U0001F511", "salt": salt.hex(), "hashLength": length, **parts}, {"hash": encoded, "hex": raw.hex()}))
            argon.append(("pyca, verified", {"password": "p\u00e4ss\U0001F511", "mode": "verify", "hash": encoded}, {"matches": True, **parts}))
            argon.append(("another password", {"password": "pass", "mode": "verify", "hash": encoded}, {"matches": False}))
    for case, text in [("version 16", "$argon2i$v=16$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAAAA"), ("no version", "$argon2i$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAAAA"), ("too much memory", "$argon2id$v=19$m=131073,t=1,p=1$c29tZXNhbHQ$AAAAAAAA"),
                       ("too much work", "$argon2id$v=19$m=131072,t=5,p=1$c29tZXNhbHQ$AAAAAAAA"), ("too little memory", "$argon2id$v=19$m=8,t=1,p=2$c29tZXNhbHQ$AAAAAAAA"), ("a short salt", "$argon2id$v=19$m=8,t=1,p=1$c29tZQ$AAAAAAAA"), ("bcrypt", "$2b$10$abc")]:
        argon.append((case, {"password": "p", "mode": "verify", "hash": text}, 422))
    for case, more in [("no hash", {"mode": "verify"}), ("memory for the lanes", {"memoryKib": 8, "parallelism": 2}), ("work", {"memoryKib": 131072, "iterations": 5})]:
        argon.append((case, {"password": "p", **more}, 400))
    argon.append(("a salt of 7 bytes", {"password": "p", "salt": "00" * 7}, 422))
    return scrypt, pbkdf2, hkdf, argon


def crypt_rows():
    linux, web = [], []
    # Drepper's SHA-crypt.txt
    for setting, password, expected in [("$5$saltstring", "Hello world!", "$5$saltstring$5B8vYYiY.CVt1RlTTf8KbXBH3hsxY/GNooZaBBGWEc8"),
                                        ("$5$rounds=10000$saltstringsaltst", "Hello world!", "$5$rounds=10000$saltstringsaltst$3xv.VbSCBX41eDL9L3voEd5r.K2qDcfgFVeJ4fMAm5."[:-1] + "/"),
                                        ("$6$rounds=10000$saltstringsaltst", "Hello world!", None), ("$5$rounds=1400$anotherlongsalts", "a very much longer text to encrypt.  This one even stretches over morethan one line.", None),
                                        ("$6$short", "we have a short salt string but not a short password", None), ("$6$rounds=50000$a.b/c", "\u00fcnic\u00f6de \U0001F511", None), ("$5$x", "", None), ("$6$x", "a" * 200, None)]:
        made = crypt.crypt(password, setting)
        parts = setting.split("$")
        rounds = int(parts[2].split("=")[1]) if parts[2].startswith("rounds=") else 5000
        inputs = {"password": password, "algorithm": "sha256" if parts[1] == "5" else "sha512", "rounds": rounds, "salt": parts[-1]}
        linux.append((f"glibc crypt {setting}", inputs, {"hash": made, "salt": parts[-1], "rounds": rounds}))
        linux.append((f"glibc crypt {setting}, verified", {"password": password, "mode": "verify", "hash": made}, {"matches": True, "rounds": rounds}))
        web.append((f"glibc crypt {setting}", {**inputs, "username": "me"}, {"line": f"me:{made}", "hash": made}))
        web.append((f"glibc crypt {setting}, verified", {"password": password + "x", "mode": "verify", "line": f"me:{made}"}, {"matches": False, "algorithm": inputs["algorithm"]}))
    few = crypt.crypt("p", "$6$rounds=1000$salt")
    linux.append(("rounds below 1000 count as 1000", {"password": "p", "mode": "verify", "hash": few.replace("rounds=1000", "rounds=10")}, {"matches": True, "rounds": 1000}))
    for case, text in [("md5crypt", "$1$abc$" + "a" * 22), ("too many rounds", "$6$rounds=50001$a$" + "b" * 86), ("too short", "$6$a$" + "b" * 85), ("a salt of 17", "$5$" + "a" * 17 + "$" + "b" * 43), ("nothing", "x")]:
        linux.append((case, {"password": "p", "mode": "verify", "hash": text}, 422))
    linux.append(("a salt with other characters", {"password": "p", "salt": "a$b"}, 422))
    linux.append(("verify without a hash", {"password": "p", "mode": "verify"}, 400))
    for salt, password in [("a", "p"), ("12345678", ""), ("./AZaz09", "\u00fcnic\u00f6de \U0001F511"), ("xyz", "a" * 100)]:
        made = subprocess.run(["openssl", "passwd", "-apr1", "-salt", salt, "-stdin"], input=password + "\n", capture_output=True, text=True).stdout.strip() if password else None
        if made is None:
            continue
        web.append((f"openssl passwd -apr1 {salt}", {"password": password, "algorithm": "apr1", "salt": salt}, {"line": made, "hash": made, "algorithm": "apr1"}))
        web.append(("verified", {"password": password, "mode": "verify", "line": f"joe:{made}\n", "username": "joe"}, {"matches": True, "algorithm": "apr1"}))
        web.append(("another user", {"password": password, "mode": "verify", "line": f"joe:{made}", "username": "jim"}, {"matches": False}))
    web.append(("bcrypt by Openwall", {"username": "me", "password": "U*U", "mode": "verify", "line": "me:$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"}, {"matches": True, "algorithm": "bcrypt"}))
    web.append(("bcrypt by Openwall, made", {"password": "U*U", "workFactor": 5, "salt": "10410410410410410410410410410410"}, {"hash": "$2y$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"}))
    web.append(("sha1", {"password": "\u00e9", "algorithm": "sha1"}, {"hash": "{SHA}" + base64.b64encode(hashlib.sha1("\u00e9".encode()).digest()).decode()}))
    web.append(("plain", {"username": "u", "password": "p", "algorithm": "plain"}, {"line": "u:p"}))
    web.append(("plain, verified", {"password": "p", "mode": "verify", "line": "u:p"}, {"matches": True, "algorithm": "plain"}))
    web.append(("plain, bare", {"password": "p", "mode": "verify", "line": "q"}, {"matches": False, "algorithm": "plain"}))
    for case, inputs, status in [("a colon", {"username": "a:b"}, 422), ("a control character", {"username": "a\n"}, 422), ("salt of apr1", {"algorithm": "apr1", "salt": "123456789"}, 422), ("salt of bcrypt", {"salt": "00"}, 422),
                                 ("a high work factor", {"mode": "verify", "line": "$2y$13$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"}, 422), ("many rounds", {"mode": "verify", "line": "$5$rounds=60000$a$" + "a" * 43}, 422),
                                 ("salt with sha1", {"algorithm": "sha1", "salt": "a"}, 400), ("salt with plain", {"algorithm": "plain", "salt": "a"}, 400), ("no line", {"mode": "verify"}, 400)]:
        web.append((case, {"password": "p", **inputs}, status))
    return linux, web


def hash_rows():
    variable, crc, sums, ident = [], [], [], []
    texts = ["", "abc", "\u00e9\U0001F511" * 40]
    for text in texts:
        data = text.encode()
        for name in ["shake128", "shake256"]:
            for length in [1, 32, 4096]:
                variable.append((f"hashlib {name} {length}", {"text": text, "algorithm": name, "length": length}, {"hash": hashlib.new(name.replace("shake", "shake_"), data).hexdigest(length), "bytes": length}))
        for name, most in [("blake2b", 64), ("blake2s", 32)]:
            for length in [1, 20, most]:
                for key in [b"", b"k", bytes(range(most))]:
                    variable.append((f"hashlib {name} {length}", {"text": text, "algorithm": name, "length": length, **({"key": key.hex()} if key else {})}, {"hash": getattr(hashlib, name)(data, digest_size=length, key=key).hexdigest()}))
    variable.append(("blake2s by default", {"text": "", "algorithm": "blake2s"}, {"hash": hashlib.blake2s(b"").hexdigest(), "bytes": 32}))
    variable.append(("shake256 by default", {"text": ""}, {"hash": hashlib.shake_256(b"").hexdigest(64), "bytes": 64}))
    # NIST SP 800-185 KMAC samples 1 to 6
    key, data = bytes(range(0x40, 0x60)).hex(), bytes(range(200)).hex()
    for name, text, context, expected in [("kmac128", "00010203", None, "e5780b0d3ea6f7d3a429c5706aa43a00fadbd7d49628839e3187243f456ee14e"), ("kmac128", "00010203", "My Tagged Application", "3b1fba963cd8b0b59e8c1a6d71888b7143651af8ba0a7070c0979e2811324aa5"),
                                          ("kmac128", data, "My Tagged Application", "1f5b4e6cca02209e0dcb5ca635b89a15e271ecc760071dfd805faa38f9729230"),
                                          ("kmac256", "00010203", "My Tagged Application", "20c570c31346f703c9ac36c61c03cb64c3970d0cfc787e9b79599d273a68d2f7f69d4cc3de9d104a351689f27cf6f5951f0103f33f4f24871024d9c27773a8dd"),
                                          ("kmac256", data, None, "75358cf39e41494e949707927cee0af20a3ff553904c86b08f21cc414bcfd691589d27cf5e15369cbbff8b9a4c2eb17800855d0235ff635da82533ec6b759b69")]:
        variable.append(("NIST SP 800-185 KMAC sample", {"text": text, "inputEncoding": "hex", "algorithm": name, "key": key, **({"context": context} if context else {})}, {"hash": expected}))
    # BLAKE3 test_vectors.json (CC0): 1 byte of input
    variable.append(("BLAKE3 vectors, hash", {"text": "00", "inputEncoding": "hex", "algorithm": "blake3"}, {"hash": "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213"}))
    variable.append(("BLAKE3 vectors, keyed", {"text": "", "algorithm": "blake3", "key": b"whats the Elvish word for friend".hex()}, {"hash": "92b2b75604ed3c761f9d6f62392c8a9227ad0ea3f09573e783f1498a4ed60d26"}))
    variable.append(("BLAKE3 vectors, derive_key", {"text": "", "algorithm": "blake3", "context": "BLAKE3 2019-12-27 16:29:52 test vectors context"}, {"hash": "2cc39783c223154fea8dfb7c1b1660f2ac2dcbd1c1de8277b0b0dd39b7e50d7d"}))
    for case, more, status in [("key with shake", {"key": "00"}, 400), ("kmac without key", {"algorithm": "kmac128"}, 400), ("context with shake", {"context": "a"}, 400), ("context with blake2", {"algorithm": "blake2b", "context": "a"}, 400),
                               ("blake3 with both", {"algorithm": "blake3", "key": "00" * 32, "context": "a"}, 400), ("blake2b too long", {"algorithm": "blake2b", "length": 65}, 400), ("blake2s too long", {"algorithm": "blake2s", "length": 33}, 400),
                               ("blake2b key too long", {"algorithm": "blake2b", "key": "00" * 65}, 422), ("blake2s key of none", {"algorithm": "blake2s", "key": ""}, 422), ("blake3 key too short", {"algorithm": "blake3", "key": "00"}, 422)]:
        variable.append((case, {"text": "", **more}, status))

    def slow(width, poly, init, refin, refout, xorout, data):
        register = init
        for byte in data:
            for bit in (range(8) if refin else range(7, -1, -1)):
                top = (register >> (width - 1)) & 1
                register = (register << 1) & ((1 << width) - 1)
                if top ^ ((byte >> bit) & 1):
                    register ^= poly
        if refout:
            register = int(f"{register:0{width}b}"[::-1], 2)
        return register ^ xorout

    with open(sys.argv[2]) as file:
        for row in csv.DictReader(file):
            width = int(row["width"])
            digits = -(-width // 4)
            values = [int(row[k], 16) for k in ("polynomial", "initial", "finalXor")]
            flags = [row[k] == "true" for k in ("reflectInput", "reflectOutput")]
            crc.append((f"RevEng check of {row['name']}", {"text": "123456789", "algorithm": row["name"].replace("-", " ").lower()}, {"crc": row["check"].zfill(digits), "algorithm": row["name"]}))
            data = b"\x00\xff\x80\x01abc"
            value = slow(width, values[0], values[1], *flags, values[2], data)
            custom = {"algorithm": "custom", "width": width, "polynomial": "0x" + row["polynomial"], "initial": row["initial"], "finalXor": row["finalXor"].upper(), "reflectInput": flags[0], "reflectOutput": flags[1]}
            crc.append((f"bit by bit in Python, {row['name']}", {"text": data.hex(), "inputEncoding": "hex", **custom}, {"crc": f"{value:0{digits}x}", "decimal": str(value), "binary": f"{value:0{width}b}", "algorithm": "custom"}))
            for alias in filter(None, row["aliases"].split(";")):
                crc.append((f"alias {alias}", {"text": "", "algorithm": alias}, {"algorithm": row["name"]}))
    for width, poly, init, refin, refout, xorout in [(1, 1, 0, False, True, 1), (2, 3, 2, True, False, 0), (7, 0x65, 0x7F, True, False, 5), (128, 0xB1F, 1 << 127, False, False, 3), (127, 3, 5, True, True, 0)]:
        value = slow(width, poly, init, refin, refout, xorout, b"123456789")
        crc.append((f"bit by bit in Python, width {width}", {"text": "123456789", "algorithm": "Custom", "width": width, "polynomial": f"{poly:x}", "initial": f"{init:x}", "reflectInput": refin, "reflectOutput": refout, "finalXor": f"{xorout:x}"},
                    {"crc": f"{value:0{-(-width // 4)}x}", "binary": f"{value:0{width}b}"}))
    for case, more, status in [("unknown", {"algorithm": "CRC-99/NONE"}, 422), ("custom without width", {"algorithm": "custom", "polynomial": "7"}, 400), ("custom without polynomial", {"algorithm": "custom", "width": 8}, 400), ("width with a name", {"width": 8}, 400),
                               ("reflectInput with a name", {"reflectInput": False}, 400), ("not hex", {"algorithm": "custom", "width": 8, "polynomial": "xyz"}, 422), ("too wide", {"algorithm": "custom", "width": 8, "polynomial": "107"}, 422)]:
        crc.append((case, {"text": "", **more}, status))

    for data in [b"", b"\0", b"a", b"Wikipedia", b"abcdefgh", bytes(range(256)) * 3 + b"\xff", b"\xff" * 5001]:
        text = subprocess.run(["sum", "-r"], input=data, capture_output=True, text=False).stdout.split()[0]
        sysv = subprocess.run(["sum", "-s"], input=data, capture_output=True).stdout.split()[0]
        posix = subprocess.run(["cksum"], input=data, capture_output=True).stdout.split()[0]

        def fletcher(size):
            padded = data + bytes(-len(data) % size)
            modulus = 256 ** size - 1
            a = b = 0
            for i in range(0, len(padded), size):
                a = (a + int.from_bytes(padded[i:i + size], "little")) % modulus
                b = (b + a) % modulus
            return f"{b:0{size * 2}x}{a:0{size * 2}x}"

        words = struct.unpack(f">{(len(data) + 1) // 2}H", data + bytes(len(data) % 2))
        total = sum(words)
        while total >> 16:
            total = (total & 0xFFFF) + (total >> 16)
        xor = 0
        for byte in data:
            xor ^= byte
        sums.append((f"coreutils and Python, {len(data)} bytes", {"text": data.hex(), "inputEncoding": "hex"},
                     {"bytes": len(data), "adler32": f"{__import__('zlib').adler32(data):08x}", "fletcher16": fletcher(1), "fletcher32": fletcher(2), "fletcher64": fletcher(4), "internetChecksum": f"{~total & 0xFFFF:04x}", "sum8": f"{sum(data) & 255:02x}",
                      "sum16": f"{sum(data) & 65535:04x}", "sum32": f"{sum(data):08x}", "xor8": f"{xor:02x}", "twosComplement8": f"{-sum(data) & 255:02x}", "bsdSum": int(text), "sysvSum": int(sysv), "posixCksum": int(posix)}))

    for text, first, encoding, bits in [("d41d8cd98f00b204e9800998ecf8427e", "md5", "hex", 128), ("cbf43926", "crc32", "hex", 32), ("a" * 16, "crc64", "hex", 64), ("A" * 48, "tiger192", "hex", 192), ("0" * 56, "sha224", "hex", 224),
                                        ("0" * 64, "sha256", "hex", 256), ("0" * 96, "sha384", "hex", 384), (" " + "0" * 128 + "\n", "sha512", "hex", 512), ("1B2M2Y8AsgTpgAmY7PhCfg==", "md5", "base64", 128), ("1B2M2Y8AsgTpgAmY7PhCfg", "md5", "base64", 128),
                                        ("47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU", "sha256", "base64", 256), ("2jmj7l5rSw0yVb/vlWAYkK/YBwk=", "sha1", "base64", 160), ("x" * 86 + "==", "sha512", "base64", 512)]:
        ident.append((f"{bits} bits of {encoding}", {"hash": text}, {"mostLikely": first, "encoding": encoding, "bits": bits}))
    for text, name in [("$2x$05$abc", "bcrypt"), ("$argon2d$v=19$", "argon2d"), ("$argon2id$v", "argon2id"), ("$1$abc$", "md5crypt"), ("$apr1$abc$", "apr1"), ("$5$a$b", "sha256crypt"), ("$6$a$b", "sha512crypt"), ("$y$j9T$", "yescrypt"), ("$7$C6..", "scrypt"),
                       ("$scrypt$ln=16", "scrypt"), ("$P$Babc", "phpass"), ("$H$9abc", "phpass"), ("$S$Dabc", "drupal7"), ("$pbkdf2$131000$", "pbkdf2"), ("$pbkdf2-sha512$25000$", "pbkdf2"), ("pbkdf2_sha256$600000$a$b", "pbkdf2"), ("{SSHA}abc", "ldap"),
                       ("{CRYPT}$6$a$b", "ldap"), ("*2470C0C06DEE42FD1618BB99005ADCA2EC9D1E19", "mysql41"), ("sha1$a1976$a36cc8cbf81742a8fb52e221aaeab48ed7f58ab4", "django-sha1")]:
        ident.append((f"prefix of {name}", {"hash": text}, {"candidates": [name], "encoding": "modular"}))
    for text in ["hello world", "abc", "0" * 10, "!" * 32, "0" * 33 + "=", "$9$x"]:
        ident.append(("nothing fits", {"hash": text}, {"candidates": []}))
    return variable, crc, sums, ident


def upper_tail(value):
    """Chance that chi-square of 255 degrees of freedom exceeds a value: erfc(sqrt x) and its finite series, to 80 digits."""
    x = Decimal(value) / 2
    if x == 0:
        return 1.0
    pi = Decimal("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899")
    # erfc(sqrt x) = e^-x sqrt(x / pi) / continued fraction of the incomplete gamma function of 1/2
    fraction = x + Decimal("8000.5")
    for n in range(4000, 0, -1):
        fraction = x + Decimal(2 * n) - Decimal("1.5") - Decimal(n) * (Decimal(n) - Decimal("0.5")) / fraction
    total = (-x).exp() * x.sqrt() / fraction / pi.sqrt()
    term = 2 * x.sqrt() / pi.sqrt() * (-x).exp()
    for k in range(1, 128):
        total += term
        term = term * x / (Decimal(k) + Decimal("0.5"))
    return float(total)


def plain_rows():
    ntlm, compare, entropy = [], [], []
    for password, nt, lm in [("", "31d6cfe0d16ae931b73c59d7e0c089c0", "aad3b435b51404eeaad3b435b51404ee"), ("SecREt01", "cd06ca7c7e10c99b1d33b7485a2ed808", "ff3750bcc2b22412c2265b23734e0dac"),
                             ("Password", "a4f49c406510bdcab6824ee7c30fd852", "e52cac67419a9a224a3b108f3fa6cb6d"), ("Passwort14zeic", None, None), ("Passwort15zeich", None, None), ("\U0001F511", None, None)]:
        made = nt or subprocess.run(["openssl", "dgst", "-provider", "legacy", "-provider", "default", "-md4"], input=password.encode("utf-16-le"), capture_output=True, text=False).stdout.decode().split()[-1]
        ntlm.append((f"MS-NLMP and openssl, {len(password)} characters", {"password": password}, {"ntHash": made, **({"lmHash": lm} if lm else {})}))

    for name, digest in [("md5", "md5"), ("sha1", "sha1"), ("sha224", "sha224"), ("sha3-256", "sha3_256"), ("blake2b-512", "blake2b"), ("ripemd160", "ripemd160"), ("sha512", "sha512"), ("sha384", "sha384")]:
        value = hashlib.new(digest, "\u00e9".encode()).digest()
        pairs = ":".join(f"{b:02X}" for b in value)
        for case, written in [("hex", value.hex()), ("colons", pairs), ("blanks", pairs.replace(":", " ")), ("base64", base64.b64encode(value).decode()), ("base64url", base64.urlsafe_b64encode(value).decode().rstrip("=")), ("prefix", f"{name}:{value.hex()}"),
                              ("capital prefix", f"{name.upper()}={value.hex()}"), ("SRI", f"{name}-{base64.b64encode(value).decode()}")]:
            compare.append((f"{name} as {case}", {"expected": written, "text": "\u00e9"}, {"matches": True, "algorithm": name, "actual": value.hex()}))
            compare.append((f"{name} as {case}, a hash", {"expected": written, "hash": value.hex().upper()}, {"matches": True}))
            compare.append((f"{name} as {case}, another text", {"expected": written, "text": "e"}, {"matches": False}))
    sha1 = hashlib.sha1(b"").hexdigest()
    for case, inputs, expected in [("unreadable", {"expected": "???", "text": ""}, {"matches": False}), ("unreadable hash", {"expected": sha1, "hash": "???"}, {"matches": False}), ("other lengths", {"expected": sha1, "hash": "00"}, {"matches": False}),
                                   ("the prefix alone is tried", {"expected": "ripemd160:" + sha1, "text": ""}, {"matches": False}), ("another algorithm", {"expected": sha1, "text": "", "algorithm": "sha256"}, {"matches": False, "actual": hashlib.sha256(b"").hexdigest()}),
                                   ("neither", {"expected": sha1}, 400), ("both", {"expected": sha1, "text": "", "hash": sha1}, 400), ("bad bytes", {"expected": sha1, "text": "0", "inputEncoding": "hex"}, 422)]:
        compare.append((case, inputs, expected))

    for case, data in [("all bytes", bytes(range(256))), ("a text", b"The quick brown fox jumps over the lazy dog. " * 20), ("hashes", b"".join(hashlib.sha256(bytes([i])).digest() for i in range(200))), ("two bytes", b"ab"), ("00 and ff", b"\0\xff" * 3), ("one byte", b"x"),
                       ("seven bytes", b"1234567")]:
        n = len(data)
        counts = [data.count(bytes([i])) for i in range(256)]
        points = [(int.from_bytes(data[i:i + 3], "big"), int.from_bytes(data[i + 3:i + 6], "big")) for i in range(0, n - n % 6, 6)]
        inside = sum(x * x + y * y <= (2 ** 24 - 1) ** 2 for x, y in points)
        total, squares = sum(data), sum(b * b for b in data)
        products = sum(data[i] * data[(i + 1) % n] for i in range(n))
        spread = n * squares - total * total
        h = math.fsum(c / n * math.log2(n / c) for c in counts if c)
        expected = {"bytes": n, "distinctBytes": sum(c > 0 for c in counts), "chiSquare": 256 * sum(c * c for c in counts) / n - n, "mean": total / n, "minEntropyBitsPerByte": math.log2(n / max(counts)), "entropyBitsPerByte": h,
                    "assessment": "low" if h < 3.5 else "text" if h < 6 else "compressed" if h < 7.9 else "random"}
        expected["chiSquareProbability"] = upper_tail(expected["chiSquare"])
        if points:
            expected["monteCarloPi"] = 4 * inside / len(points)
        if spread:
            expected["serialCorrelation"] = (n * products - total * total) / spread
        entropy.append((f"Python, {case}", {"text": data.hex(), "inputEncoding": "hex"}, expected))
    entropy.append(("no bytes", {"text": " ", "inputEncoding": "hex"}, 422))
    return ntlm, compare, entropy


APACHE = "Apache-2.0 (Wycheproof)"
PYCA = "pyca/cryptography"
write("aes-cipher", f"Wycheproof (C2SP/wycheproof), {PYCA}", aes_rows(), APACHE)
write("chacha20-cipher", f"Wycheproof (C2SP/wycheproof), {PYCA}, eSTREAM", chacha_rows(), APACHE)
des, blowfish, rc4 = des_rows()
write("triple-des-cipher", PYCA, des)
write("blowfish-cipher", PYCA, blowfish)
write("rc4-cipher", f"RFC 6229, {PYCA}", rc4)
write("aes-key-wrap", "Wycheproof (C2SP/wycheproof)", wrap_rows(), APACHE)
write("cmac-generator", "Wycheproof (C2SP/wycheproof)", cmac_rows(), APACHE)
write("fernet-cipher", f"The Fernet specification, {PYCA}", fernet_rows())
write("passphrase-cipher", "openssl enc", passphrase_rows())
scrypt, pbkdf2, hkdf, argon = kdf_rows()
write("scrypt-generator", "RFC 7914, Python hashlib", scrypt)
write("pbkdf2-generator", "Wycheproof (C2SP/wycheproof), Python hashlib", pbkdf2, APACHE)
write("hkdf-generator", "Wycheproof (C2SP/wycheproof), Python hmac", hkdf, APACHE)
write("argon2-generator", PYCA, argon)
linux, web = crypt_rows()
write("linux-password-hash-generator", "glibc crypt, Drepper's SHA-crypt.txt", linux)
write("htpasswd-generator", "glibc crypt, openssl passwd, Openwall crypt_blowfish", web)
variable, crc, sums, ident = hash_rows()
write("variable-length-hash-generator", "Python hashlib, NIST SP 800-185 samples, BLAKE3 test vectors (CC0)", variable)
write("crc-calculator", "The check values of the RevEng catalogue, and a CRC bit by bit in Python", crc)
write("checksum-calculator", "coreutils sum and cksum, Python", sums)
write("hash-identifier", "Lengths of the known digests, modular crypt formats", ident)
ntlm, compare, entropy = plain_rows()
write("ntlm-hash-generator", "MS-NLMP, openssl dgst -md4", ntlm)
write("hash-comparer", "Python hashlib", compare)
write("data-entropy-calculator", "Python", entropy)
