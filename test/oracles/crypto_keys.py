"""Vectors of keys, signatures, certificates and tokens. Usage: python3 crypto_keys.py WYCHEPROOF_CHECKOUT"""
import base64
import datetime
import hashlib
import hmac
import ipaddress
import json
import pathlib
import subprocess
import tempfile

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import dsa, ec, ed448, ed25519, padding, rsa, utils, x448, x25519
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from crypto_common import pick, write, wycheproof

PEM, DER = serialization.Encoding.PEM, serialization.Encoding.DER
SPKI = serialization.PublicFormat.SubjectPublicKeyInfo
PKCS8 = serialization.PrivateFormat.PKCS8
OLD = serialization.PrivateFormat.TraditionalOpenSSL
NONE = serialization.NoEncryption()
RSA = rsa.generate_private_key(65537, 2048)
RSA3 = rsa.generate_private_key(3, 1024)
P256, P384, P521, K256 = [ec.generate_private_key(curve()) for curve in (ec.SECP256R1, ec.SECP384R1, ec.SECP521R1, ec.SECP256K1)]
BRAINPOOL = ec.generate_private_key(ec.BrainpoolP256R1())
ED25519, ED448 = ed25519.Ed25519PrivateKey.generate(), ed448.Ed448PrivateKey.generate()
X25519, X448 = x25519.X25519PrivateKey.generate(), x448.X448PrivateKey.generate()
DSA = dsa.generate_private_key(2048)
CURVES = {"P-256": (P256, 256, 32), "P-384": (P384, 384, 48), "P-521": (P521, 521, 66), "secp256k1": (K256, 256, 32)}


def b64u(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def number(value, size=None):
    return b64u(value.to_bytes(size or max(1, (value.bit_length() + 7) // 8), "big"))


def spki(key, encoding=DER):
    return key.public_key().public_bytes(encoding, SPKI)


def pkcs8(key, password=None):
    return key.private_bytes(PEM, PKCS8, serialization.BestAvailableEncryption(password) if password else NONE).decode()


def jwk(key, private):
    if isinstance(key, rsa.RSAPrivateKey):
        numbers = key.private_numbers()
        public = {"kty": "RSA", "n": number(numbers.public_numbers.n), "e": number(numbers.public_numbers.e)}
        return {**public, **({name: number(value) for name, value in [("d", numbers.d), ("p", numbers.p), ("q", numbers.q), ("dp", numbers.dmp1), ("dq", numbers.dmq1), ("qi", numbers.iqmp)]} if private else {})}
    for name, (known, _, size) in CURVES.items():
        if key is known:
            numbers = key.private_numbers()
            return {"kty": "EC", "crv": name, "x": number(numbers.public_numbers.x, size), "y": number(numbers.public_numbers.y, size), **({"d": number(numbers.private_value, size)} if private else {})}
    raw = serialization.Encoding.Raw
    name = type(key).__name__.replace("PrivateKey", "").lstrip("_").capitalize()
    return {"kty": "OKP", "crv": name, "x": b64u(key.public_key().public_bytes(raw, serialization.PublicFormat.Raw)), **({"d": b64u(key.private_bytes(raw, serialization.PrivateFormat.Raw, NONE))} if private else {})}


ALL = [("rsa", RSA), ("rsa", RSA3), ("ec", P256), ("ec", P384), ("ec", P521), ("ec", K256), ("ed25519", ED25519), ("ed448", ED448), ("x25519", X25519), ("x448", X448)]


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def key_rows():
    extract, convert = [], []
    for kind, key in ALL + [("ec", BRAINPOOL), ("dsa", DSA)]:
        sha = hashlib.sha256(spki(key)).digest()
        expected = {"publicKey": spki(key, PEM).decode(), "algorithm": kind, "sha256": sha.hex(), "pin": base64.b64encode(sha).decode()}
        if kind == "rsa":
            expected.update(bits=key.key_size, modulus=f"{key.public_key().public_numbers().n:x}", exponent=key.public_key().public_numbers().e)
        for name, (known, bits, size) in CURVES.items():
            if key is known:
                numbers = key.public_key().public_numbers()
                expected.update(bits=bits, curve=name, x=numbers.x.to_bytes(size, "big").hex(), y=numbers.y.to_bytes(size, "big").hex())
        if key is BRAINPOOL:
            expected.update(bits=256, curve="1.3.36.3.3.2.8.1.1.7")
        forms = [("pkcs8", pkcs8(key), "privateKey", None), ("encrypted", pkcs8(key, b"p\xc3\xa4ss"), "privateKey", "p\u00e4ss"), ("spki", spki(key, PEM).decode(), "publicKey", None), ("CRLF and text around", "Key:\r\n" + spki(key, PEM).decode().replace("\n", "\r\n") + "end", "publicKey", None)]
        if kind in ("rsa", "ec", "dsa"):
            forms.append(("traditional", key.private_bytes(PEM, OLD, NONE).decode(), "privateKey", None))
            forms.append(("traditional encrypted", key.private_bytes(PEM, OLD, serialization.BestAvailableEncryption(b"old")).decode(), "privateKey", "old"))
        if key is not BRAINPOOL and kind != "dsa":
            forms += [("jwk", compact(jwk(key, False)), "publicKey", None), ("private jwk", compact({**jwk(key, True), "use": "sig"}), "privateKey", None)]
        if kind in ("rsa", "ed25519") or key in (P256, P384, P521):
            forms.append(("ssh", key.public_key().public_bytes(serialization.Encoding.OpenSSH, serialization.PublicFormat.OpenSSH).decode() + " me@host", "sshPublicKey", None))
        for form, text, source, passphrase in forms:
            secret = {"passphrase": passphrase} if passphrase else {}
            extract.append((f"pyca {kind} {form}", {"key": text, **secret}, {**expected, "source": source}))
            if key is BRAINPOOL or kind == "dsa":
                continue
            private = source == "privateKey"
            whole = jwk(key, private)
            ordered = {name: whole[name] for name in ["kty", "crv", "x", "y", "d"] if name in whole} if kind != "rsa" else whole
            convert.append((f"pyca {kind} {form} to jwk", {"key": text, "keyId": "k1", **secret}, {"jwk": {"kty": ordered["kty"], "kid": "k1", **ordered}, "private": private, "algorithm": kind, "output": compact({"kty": ordered["kty"], "kid": "k1", **{n: v for n, v in ordered.items() if n != "kty"}})}))
            convert.append((f"pyca {kind} {form} to spki", {"key": text, "target": "spki", **secret}, {"output": spki(key, PEM).decode(), "private": False}))
            convert.append((f"pyca {kind} {form} to pkcs8", {"key": text, "target": "pkcs8", **secret}, {"output": pkcs8(key), "private": True} if private else 422))
            convert.append((f"pyca {kind} {form} to pkcs1", {"key": text, "target": "pkcs1", **secret}, 422 if kind != "rsa" else {"output": (key.private_bytes(PEM, OLD, NONE) if private else key.public_key().public_bytes(PEM, serialization.PublicFormat.PKCS1)).decode(), "private": private}))
            convert.append((f"pyca {kind} {form} to sec1", {"key": text, "target": "sec1", **secret}, {"output": key.private_bytes(PEM, OLD, NONE).decode()} if kind == "ec" and private else 422))
            if kind == "rsa" or key in (P256, P384, P521, ED25519):
                convert.append((f"pyca {kind} {form} to ssh", {"key": text, "target": "ssh", **secret}, {"output": key.public_key().public_bytes(serialization.Encoding.OpenSSH, serialization.PublicFormat.OpenSSH).decode(), "private": False}))
            elif kind in ("x25519", "x448") or key is K256:
                convert.append((f"pyca {kind} {form} to ssh", {"key": text, "target": "ssh", **secret}, 422))
            if private:
                convert.append((f"pyca {kind} {form}, public part", {"key": text, "publicOnly": True, **secret}, {"private": False}))
    point = P256.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.CompressedPoint)
    compressed = bytes.fromhex("3039301306072a8648ce3d020106082a8648ce3d030107032200") + point
    text = "-----BEGIN PUBLIC KEY-----\n" + base64.b64encode(compressed).decode() + "\n-----END PUBLIC KEY-----"
    extract.append(("a compressed point", {"key": text}, {"publicKey": spki(P256, PEM).decode(), "sha256": hashlib.sha256(spki(P256)).hexdigest()}))
    convert.append(("a compressed point to spki", {"key": text, "target": "spki"}, {"output": spki(P256, PEM).decode()}))
    for case, inputs, status in [("nothing", {"key": "hello"}, 422), ("a secret", {"key": '{"kty":"oct","k":"AAAA"}'}, 422), ("wrong passphrase", {"key": pkcs8(P256, b"a"), "passphrase": "b"}, 422), ("no passphrase", {"key": pkcs8(P256, b"a")}, 422),
                                 ("damaged", {"key": pkcs8(P256).replace("MIG", "AAA")}, 422), ("no end", {"key": pkcs8(P256)[:-10]}, 422), ("a JWK off the curve", {"key": compact({**jwk(P256, False), "y": "AAAA" * 10 + "AAA"})}, 422), ("a JWK without x", {"key": '{"kty":"EC","crv":"P-256","y":"AAAA"}'}, 422),
                                 ("parts of two keys", {"key": compact({**jwk(ED25519, True), "x": jwk(ed25519.Ed25519PrivateKey.generate(), False)["x"]})}, 422), ("bad JSON", {"key": '{"kty":'}, 422)]:
        extract.append((case, inputs, status))
        convert.append((case, inputs, status))
    convert.append(("keyId with pem", {"key": pkcs8(P256), "target": "spki", "keyId": "a"}, 400))
    convert.append(("publicOnly with pkcs8", {"key": pkcs8(P256), "target": "pkcs8", "publicOnly": True}, 400))
    return extract, convert


def thumbprint_rows():
    rows = []
    # RFC 7638 section 3.1
    n = "0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw"
    rows.append(("RFC 7638 section 3.1", {"jwk": {"kty": "RSA", "n": n, "e": "AQAB", "alg": "RS256", "kid": "2011-04-29"}}, {"thumbprint": "NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs", "uri": "urn:ietf:params:oauth:jwk-thumbprint:sha-256:NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs"}))
    for kind, key in ALL:
        public = jwk(key, False)
        canonical = json.dumps(public, separators=(",", ":"), sort_keys=True)
        for digest in ["sha1", "sha256", "sha384", "sha512"]:
            rows.append((f"Python {kind} {digest}", {"jwk": {**jwk(key, True), "kid": "x"}, "hash": digest}, {"thumbprint": b64u(hashlib.new(digest, canonical.encode()).digest()), "canonical": canonical}))
    for case, value in [("unknown kty", {"kty": "XX"}), ("no kty", {}), ("no y", {"kty": "EC", "crv": "P-256", "x": "a"}), ("a number", {"kty": "oct", "k": 1})]:
        rows.append((case, {"jwk": value}, 422))
    return rows


def signature_rows():
    check, make, turn = [], [], []
    for file, digest, form in [("ecdsa_secp256r1_sha256", "sha256", "der"), ("ecdsa_secp384r1_sha384", "sha384", "der"), ("ecdsa_secp521r1_sha512", "sha512", "der"), ("ecdsa_secp256k1_sha256", "sha256", "der"), ("ecdsa_secp256r1_sha256_p1363", "sha256", "p1363"), ("ecdsa_secp521r1_sha512_p1363", "sha512", "p1363")]:
        for group in wycheproof(file)[:6]:
            for test in pick(group["tests"], 14):
                if test["result"] == "acceptable":
                    continue
                check.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", {"text": test["msg"], "inputEncoding": "hex", "signature": test["sig"], "signatureEncoding": "hex", "publicKey": group["publicKeyPem"], "hash": digest, "ecFormat": form}, {"valid": test["result"] == "valid", "algorithm": "ecdsa"}))
                if form == "der" and test["result"] == "valid":
                    r, s = utils.decode_dss_signature(bytes.fromhex(test["sig"]))
                    size = {"ecdsa_secp384r1_sha384": 48, "ecdsa_secp521r1_sha512": 66}.get(file, 32)
                    if max(r, s) >> (size * 8 - 8) == 0 and size > 32:
                        continue
                    wide = r.to_bytes(size, "big").hex() + s.to_bytes(size, "big").hex()
                    turn.append((f"pyca of {file} {test['tcId']}", {"signature": test["sig"], "integerBytes": size}, {"format": "der", "p1363": wide, "der": test["sig"], "r": wide[: size * 2]}))
                    turn.append((f"pyca of {file} {test['tcId']}, back", {"signature": wide, "format": "p1363"}, {"format": "p1363", "der": test["sig"], "p1363": wide}))
    for file in ["ed25519", "ed448"]:
        for group in wycheproof(file)[:12]:
            for test in pick(group["tests"], 8):
                check.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", {"text": test["msg"], "inputEncoding": "hex", "signature": test["sig"], "signatureEncoding": "hex", "publicKey": group["publicKeyPem"]}, {"valid": test["result"] == "valid", "algorithm": file}))
    for file, digest, pad in [("rsa_signature_2048_sha256", "sha256", "pkcs1"), ("rsa_signature_3072_sha512", "sha512", "pkcs1"), ("rsa_pss_2048_sha256_mgf1_32", "sha256", "pss"), ("rsa_pss_4096_sha512_mgf1_32", "sha512", "pss")]:
        for group in wycheproof(file)[:2]:
            for test in pick(group["tests"], 16):
                if test["result"] == "acceptable":
                    continue
                check.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", {"text": test["msg"], "inputEncoding": "hex", "signature": test["sig"], "signatureEncoding": "hex", "publicKey": group["publicKeyPem"], "hash": digest, "rsaPadding": pad, **({"saltLength": 32} if pad == "pss" else {})}, {"valid": test["result"] == "valid", "algorithm": f"rsa-{pad}"}))
    for digest in ["sha1", "sha224", "sha256", "sha384", "sha512"]:
        made = RSA.sign(b"text \xc3\xa9", padding.PKCS1v15(), getattr(hashes, digest.upper())())
        make.append((f"pyca RSA {digest}", {"text": "text \u00e9", "privateKey": pkcs8(RSA), "hash": digest}, {"signature": base64.b64encode(made).decode(), "algorithm": "rsa-pkcs1", "bytes": 256}))
    for key, name, size in [(ED25519, "ed25519", 64), (ED448, "ed448", 114)]:
        make.append((f"pyca {name}", {"text": "00ff", "inputEncoding": "hex", "privateKey": pkcs8(key, b"x"), "passphrase": "x", "outputEncoding": "base64url"}, {"signature": b64u(key.sign(b"\x00\xff")), "algorithm": name, "bytes": size}))
    make.append(("p1363 of P-521", {"text": "", "privateKey": pkcs8(P521), "ecFormat": "p1363"}, {"algorithm": "ecdsa", "bytes": 132}))
    make.append(("pss", {"text": "", "privateKey": pkcs8(RSA), "rsaPadding": "pss", "saltLength": 0}, {"algorithm": "rsa-pss", "bytes": 256}))
    for case, more, status in [("a public key", {"privateKey": spki(P256, PEM).decode()}, 422), ("X25519", {"privateKey": pkcs8(X25519)}, 422), ("salt too long", {"privateKey": pkcs8(RSA), "rsaPadding": "pss", "saltLength": 400}, 422), ("salt without pss", {"privateKey": pkcs8(RSA), "saltLength": 4}, 400), ("no key", {"privateKey": "x"}, 422)]:
        make.append((case, {"text": "", **more}, status))
    for case, more, status in [("X25519", {"publicKey": spki(X25519, PEM).decode()}, 422), ("no key", {"publicKey": "x"}, 422), ("not base64", {"publicKey": spki(P256, PEM).decode(), "signature": "?"}, 422)]:
        check.append((case, {"text": "", "signature": "", **more}, status))
    for case, text, more in [("over-long INTEGER", "3008020200010202000f", {"format": "der"}), ("negative", "3006020180020101", {"format": "der"}), ("r of 0", "3006020100020101", {}), ("s of 0", "0001" + "0000", {"format": "p1363"}), ("odd length", "010203", {"format": "p1363"}), ("cut short", "30060201010201", {"format": "der"}),
                             ("does not fit", "3007020101020200ff", {"integerBytes": 1, "format": "der", "signature": "300802020101020200ff"}), ("left over", "300602010102010100", {"format": "der"}), ("empty", " ", {"format": "p1363"})]:
        turn.append((case, {"signature": text, **more}, 422))
    return check, make, turn


def agreement_rows():
    rows = []
    for file, curve in [("ecdh_secp256r1_ecpoint", "P-256"), ("ecdh_secp384r1_ecpoint", "P-384"), ("ecdh_secp521r1_ecpoint", "P-521")]:
        for group in wycheproof(file):
            for test in pick(group["tests"], 40):
                if test["result"] == "acceptable" and "CompressedPoint" not in test["flags"]:
                    continue
                valid = test["result"] in ("valid", "acceptable")
                rows.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", {"privateKey": test["private"], "publicKey": test["public"] or " ", "curve": curve}, {"secret": test["shared"], "curve": curve} if valid else 422))
    for curve in ["x25519", "x448"]:
        for group in wycheproof(curve):
            for test in pick(group["tests"], 40):
                zero = set(test["shared"]) == {"0"}
                rows.append((f"Wycheproof {curve} {test['tcId']} {test['comment']}", {"privateKey": test["private"], "publicKey": test["public"] or " ", "curve": curve}, 422 if zero or test["result"] == "invalid" else {"secret": test["shared"], "curve": curve}))
    for name, key, other, exchange in [("P-256", P256, ec.generate_private_key(ec.SECP256R1()), True), ("secp256k1", K256, ec.generate_private_key(ec.SECP256K1()), True), ("1.3.36.3.3.2.8.1.1.7", BRAINPOOL, ec.generate_private_key(ec.BrainpoolP256R1()), True), ("x25519", X25519, x25519.X25519PrivateKey.generate(), False), ("x448", X448, x448.X448PrivateKey.generate(), False)]:
        secret = key.exchange(ec.ECDH(), other.public_key()) if exchange else key.exchange(other.public_key())
        rows.append((f"pyca {name}", {"privateKey": pkcs8(key), "publicKey": spki(other, PEM).decode(), "outputEncoding": "base64"}, {"secret": base64.b64encode(secret).decode(), "curve": name, "bytes": len(secret)}))
    rows += [("other curves", {"privateKey": pkcs8(P256), "publicKey": spki(P384, PEM).decode()}, 422), ("RSA", {"privateKey": pkcs8(RSA), "publicKey": spki(RSA, PEM).decode()}, 422), ("Ed25519", {"privateKey": pkcs8(ED25519), "publicKey": spki(ED25519, PEM).decode()}, 422),
             ("a scalar of 0", {"privateKey": "00" * 32, "publicKey": "04" + "00" * 64, "curve": "P-256"}, 422), ("the order", {"privateKey": "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", "publicKey": "036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296", "curve": "P-256"}, 422)]
    return rows


def rsa_rows():
    rows = []
    for file, digest in [("rsa_oaep_2048_sha256_mgf1sha256", "sha256"), ("rsa_oaep_2048_sha1_mgf1sha1", "sha1"), ("rsa_oaep_2048_sha512_mgf1sha512", "sha512")]:
        for group in wycheproof(file):
            key = group["privateKeyPem"]
            for test in [t for t in pick(group["tests"], 24)]:
                try:
                    label = bytes.fromhex(test["label"]).decode()
                except UnicodeDecodeError:
                    continue
                rows.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", {"text": test["ct"], "mode": "decrypt", "key": key, "hash": digest, "label": label, "plainEncoding": "hex", "cipherEncoding": "hex"}, {"output": test["msg"], "modulusBits": 2048} if test["result"] == "valid" else 422))
    made = RSA.public_key().encrypt("t\u00e4xt".encode(), padding.OAEP(padding.MGF1(hashes.SHA384()), hashes.SHA384(), "l\u00e4bel".encode()))
    rows.append(("pyca OAEP SHA-384", {"text": base64.b64encode(made).decode(), "mode": "decrypt", "key": pkcs8(RSA), "hash": "sha384", "label": "l\u00e4bel"}, {"output": "t\u00e4xt", "maximumBytes": 256 - 98}))
    made = RSA.public_key().encrypt(b"", padding.PKCS1v15())
    rows.append(("pyca PKCS #1, no bytes", {"text": made.hex(), "cipherEncoding": "hex", "mode": "decrypt", "key": pkcs8(RSA), "padding": "pkcs1"}, {"output": "", "maximumBytes": 245}))
    for case, more, status in [("too long", {"text": "a" * 191}, 422), ("EC", {"key": pkcs8(P256)}, 422), ("public to decrypt", {"mode": "decrypt", "text": "AAAA"}, 422), ("label with pkcs1", {"padding": "pkcs1", "label": "a"}, 400), ("short ciphertext", {"mode": "decrypt", "text": "AAAA", "key": pkcs8(RSA)}, 422),
                               ("512 bits", {"key": "-----BEGIN PUBLIC KEY-----\nMFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAKj34GkxFhD90vcNLYLInFEX6Ppy1tPf\n9Cnzj4p4WGeKLs1Pt8QuKUpRKfFLfRYC9AIKjbJTWit+CqvjWYzvQwECAwEAAQ==\n-----END PUBLIC KEY-----"}, 422)]:
        rows.append((case, {"text": "a", "key": spki(RSA, PEM).decode(), **more}, status))
    return rows


SHORT = {NameOID.COMMON_NAME: "CN", NameOID.COUNTRY_NAME: "C", NameOID.ORGANIZATION_NAME: "O", NameOID.DOMAIN_COMPONENT: "DC", NameOID.SURNAME: "SN", NameOID.SERIAL_NUMBER: "serialNumber", NameOID.STATE_OR_PROVINCE_NAME: "ST", NameOID.LOCALITY_NAME: "L"}
SIGNATURES = {"rsa": "sha256WithRSAEncryption", "ec": "ecdsa-with-SHA256", "ed25519": "ED25519", "ed448": "ED448"}


def stamp(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def certificate_rows():
    certs, requests, lists, match, tlsa = [], [], [], [], []
    start = datetime.datetime(2024, 2, 29, 12, 0, 0)
    name = x509.Name([x509.NameAttribute(NameOID.DOMAIN_COMPONENT, "test"), x509.NameAttribute(NameOID.COUNTRY_NAME, "DE"), x509.NameAttribute(NameOID.ORGANIZATION_NAME, ' #A+"B", <C>;\\ \u00fc '), x509.NameAttribute(NameOID.SERIAL_NUMBER, "007"), x509.NameAttribute(NameOID.SURNAME, "#1"), x509.NameAttribute(NameOID.COMMON_NAME, "example.test")])
    listed = [{"type": SHORT[a.oid], "value": a.value} for a in name]
    text = 'CN=example.test,SN=\\#1,serialNumber=007,O=\\ #A\\+\\"B\\"\\, \\<C\\>\\;\\\\ \u00fc\\ ,C=DE,DC=test'
    for kind, key in ALL[:8]:
        if key is RSA3:
            continue
        if kind == "ec" and key in (P521, K256):
            pass
        digest = None if kind.startswith("ed") else hashes.SHA256()
        end = start + datetime.timedelta(days=10000)
        identifier = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
        builder = (x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(0xF0123456789ABCDEF).not_valid_before(start).not_valid_after(end)
                   .add_extension(x509.BasicConstraints(True, 3), True).add_extension(x509.KeyUsage(True, False, True, False, True, True, True, False, True), True)
                   .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.CODE_SIGNING, ExtendedKeyUsageOID.EMAIL_PROTECTION, ExtendedKeyUsageOID.TIME_STAMPING, ExtendedKeyUsageOID.OCSP_SIGNING, x509.ObjectIdentifier("1.2.3.4")]), False)
                   .add_extension(identifier, False).add_extension(x509.AuthorityKeyIdentifier(identifier.digest, None, None), False)
                   .add_extension(x509.SubjectAlternativeName([x509.DNSName("a.test"), x509.IPAddress(ipaddress.ip_address("2001:db8:0:0:1:0:0:1")), x509.IPAddress(ipaddress.ip_address("10.0.0.1")), x509.RFC822Name("a@b.test"), x509.UniformResourceIdentifier("urn:x"), x509.RegisteredID(x509.ObjectIdentifier("1.2.3"))]), False))
        cert = builder.sign(key, digest)
        der = cert.public_bytes(DER)
        extensions = [{"oid": e.oid.dotted_string, "critical": e.critical, "hex": e.value.public_bytes().hex()} for e in cert.extensions]
        bits = {"rsa": 2048, "ed25519": 255, "ed448": 448}.get(kind)
        curve = next((n for n, (k, _, _) in CURVES.items() if k is key), None)
        usage = ["digitalSignature", "keyEncipherment", "keyAgreement", "keyCertSign", "cRLSign", "decipherOnly"]
        expected = {"version": 3, "serialNumber": "0f0123456789abcdef", "subject": listed, "issuer": listed, "subjectText": text, "issuerText": text, "notBefore": stamp(start), "notAfter": stamp(end), "signatureAlgorithm": SIGNATURES[kind], "keyAlgorithm": kind,
                    "keyBits": bits or CURVES[curve][1], **({"curve": curve} if curve else {}), "publicKey": spki(key, PEM).decode(), "subjectAlternativeNames": ["DNS:a.test", "IP:2001:db8::1:0:0:1", "IP:10.0.0.1", "email:a@b.test", "URI:urn:x", "registeredID:2a03"], "isCa": True, "pathLength": 3,
                    "keyUsage": usage, "extendedKeyUsage": ["codeSigning", "emailProtection", "timeStamping", "OCSPSigning", "1.2.3.4"], "subjectKeyId": identifier.digest.hex(), "authorityKeyId": identifier.digest.hex(), "selfSigned": True, "sha1Fingerprint": hashlib.sha1(der).hexdigest(),
                    "sha256Fingerprint": hashlib.sha256(der).hexdigest(), "publicKeySha256": hashlib.sha256(spki(key)).hexdigest(), "extensions": extensions}
        for case, written in [("PEM", cert.public_bytes(PEM).decode()), ("base64", base64.b64encode(der).decode()), ("hex", der.hex())]:
            certs.append((f"pyca {kind} {curve or ''} {case}", {"certificate": written, "now": "2024-03-01T11:59:59.5Z"}, {**expected, "status": "valid", "daysRemaining": 9999}))
        pem = cert.public_bytes(PEM).decode()
        certs.append(("not yet", {"certificate": pem, "now": "2024-02-29T11:59:59Z"}, {"status": "notYetValid", "daysRemaining": 10000}))
        certs.append(("the last moment", {"certificate": pem, "now": stamp(end)}, {"status": "valid", "daysRemaining": 0}))
        certs.append(("a moment later", {"certificate": pem, "now": stamp(end)[:-1] + ".001Z"}, {"status": "expired", "daysRemaining": -1}))
        for usage_number, selector, kind_number, data in [(3, 1, 1, hashlib.sha256(spki(key)).hexdigest()), (2, 0, 2, hashlib.sha512(der).hexdigest()), (0, 0, 0, der.hex()), (1, 1, 0, spki(key).hex())]:
            tlsa.append((f"hashlib {kind} {usage_number} {selector} {kind_number}", {"certificate": pem, "usage": usage_number, "selector": selector, "matchingType": kind_number, "host": "Mail.Example.", "port": 25, "protocol": "sctp"},
                         {"data": data, "record": f"{usage_number} {selector} {kind_number} {data}", "zoneLine": f"_25._sctp.mail.example. IN TLSA {usage_number} {selector} {kind_number} {data}"}))
        request = (x509.CertificateSigningRequestBuilder().subject_name(name).add_attribute(x509.ObjectIdentifier("1.2.840.113549.1.9.7"), b"secret").add_extension(x509.BasicConstraints(True, None), True)
                   .add_extension(x509.SubjectAlternativeName([x509.DNSName("r.test")]), False).add_extension(x509.KeyUsage(True, False, False, False, False, False, False, False, False), True).sign(key, digest))
        raw = request.public_bytes(DER)
        asked = {"subject": listed, "subjectText": text, "keyAlgorithm": kind, "keyBits": bits or CURVES[curve][1], "publicKey": spki(key, PEM).decode(), "publicKeySha256": hashlib.sha256(spki(key)).hexdigest(), "signatureAlgorithm": SIGNATURES[kind], "signatureValid": True,
                 "subjectAlternativeNames": ["DNS:r.test"], "keyUsage": ["digitalSignature"], "extendedKeyUsage": [], "isCa": True, "challengePassword": True, "extensions": [{"oid": e.oid.dotted_string, "critical": e.critical, "hex": e.value.public_bytes().hex()} for e in request.extensions]}
        requests.append((f"pyca {kind}", {"csr": request.public_bytes(PEM).decode()}, asked))
        requests.append((f"pyca {kind} hex", {"csr": raw.hex()}, asked))
        at = raw.find(b"example.test")
        broken = raw[:at] + b"Example" + raw[at + 7:]
        requests.append((f"pyca {kind}, another name", {"csr": broken.hex()}, {"signatureValid": False}))
        hash_ = hashlib.sha256(spki(key)).hexdigest()
        match.append((f"pyca {kind}, all three", {"certificate": pem, "privateKey": pkcs8(key), "csr": request.public_bytes(PEM).decode()}, {"matches": True, "certificateSha256": hash_, "privateKeySha256": hash_, "csrSha256": hash_}))
        match.append((f"pyca {kind}, another key", {"certificate": pem, "privateKey": pkcs8(ec.generate_private_key(ec.SECP256R1()))}, {"matches": False, "certificateSha256": hash_}))
        revoked = [(0x00FF, datetime.datetime(2024, 1, 1), x509.ReasonFlags.superseded), (1 << 100, datetime.datetime(2051, 1, 1), None), (7, datetime.datetime(2024, 5, 5, 5, 5, 5), x509.ReasonFlags.aa_compromise)]
        builder = x509.CertificateRevocationListBuilder().issuer_name(name).last_update(start).next_update(end).add_extension(x509.CRLNumber(2 ** 70), False)
        for serial, date, reason in revoked:
            entry = x509.RevokedCertificateBuilder().serial_number(serial).revocation_date(date)
            builder = builder.add_revoked_certificate((entry.add_extension(x509.CRLReason(reason), False) if reason else entry).build())
        crl = builder.sign(key, digest)
        shown = [{"serialNumber": "ff", "revokedAt": "2024-01-01T00:00:00Z", "reason": "superseded"}, {"serialNumber": "10000000000000000000000000", "revokedAt": "2051-01-01T00:00:00Z"}, {"serialNumber": "07", "revokedAt": "2024-05-05T05:05:05Z", "reason": "aACompromise"}]
        read = {"issuer": listed, "issuerText": text, "lastUpdate": stamp(start), "nextUpdate": stamp(end), "outdated": False, "signatureAlgorithm": SIGNATURES[kind], "crlNumber": str(2 ** 70), "revokedCount": 3, "revoked": shown}
        lists.append((f"pyca {kind}", {"crl": crl.public_bytes(PEM).decode(), "now": stamp(end), "serialNumber": "00:FF"}, {**read, "listed": True}))
        lists.append((f"pyca {kind}, overdue", {"crl": crl.public_bytes(DER).hex(), "now": stamp(end)[:-1] + ".5Z", "serialNumber": "8"}, {**read, "outdated": True, "listed": False}))
    empty = x509.CertificateRevocationListBuilder().issuer_name(name).last_update(start).next_update(end).sign(P256, hashes.SHA256())
    lists.append(("an empty list", {"crl": empty.public_bytes(PEM).decode()}, {"revokedCount": 0, "revoked": []}))
    pem = x509.CertificateBuilder().subject_name(name).issuer_name(x509.Name([])).public_key(X25519.public_key()).serial_number(1).not_valid_before(datetime.datetime(1999, 1, 1)).not_valid_after(datetime.datetime(2050, 1, 1)).sign(P256, hashes.SHA256())
    certs.append(("an X25519 key by another", {"certificate": pem.public_bytes(PEM).decode(), "now": "2026-01-01T00:00:00Z"}, {"keyAlgorithm": "x25519", "keyBits": 255, "selfSigned": False, "issuer": [], "issuerText": "", "notBefore": "1999-01-01T00:00:00Z", "notAfter": "2050-01-01T00:00:00Z", "isCa": False, "keyUsage": []}))
    whole = pem.public_bytes(DER).hex()
    for case, written in [("bytes behind", whole + "00"), ("cut short", whole[:-2]), ("not a certificate", "3003020101"), ("a key", pkcs8(P256)), ("text", "hello world!"), ("damaged PEM", pem.public_bytes(PEM).decode().replace("MII", "AAA"))]:
        certs.append((case, {"certificate": written}, 422))
        requests.append((case, {"csr": written}, 422))
        lists.append((case, {"crl": written}, 422))
        tlsa.append((case, {"certificate": written}, 422))
    good = pem.public_bytes(PEM).decode()
    tlsa += [("no domain name", {"certificate": good, "host": "a b"}, 422), ("usage 4", {"certificate": good, "usage": 4}, 400)]
    lists.append(("a serial that is no hex", {"crl": empty.public_bytes(PEM).decode(), "serialNumber": "xyz"}, 422))
    match += [("one alone", {"certificate": good}, 400), ("an unreadable key", {"certificate": good, "privateKey": "x"}, 422), ("a public key", {"certificate": good, "privateKey": spki(P256, PEM).decode()}, 422), ("an unreadable request", {"certificate": good, "csr": "x"}, 422)]
    return certs, requests, lists, match, tlsa


def request_rows():
    rows = []
    for key, name in [(ED25519, "ed25519"), (RSA, "rsa"), (ED448, "ed448")]:
        subject = x509.Name([x509.NameAttribute(NameOID.COUNTRY_NAME, "DE"), x509.NameAttribute(NameOID.STATE_OR_PROVINCE_NAME, "B\u00fcndnis"), x509.NameAttribute(NameOID.LOCALITY_NAME, "L"), x509.NameAttribute(NameOID.ORGANIZATION_NAME, "O, Inc."), x509.NameAttribute(NameOID.ORGANIZATIONAL_UNIT_NAME, "U"),
                             x509.NameAttribute(NameOID.COMMON_NAME, "c.test"), x509.NameAttribute(NameOID.EMAIL_ADDRESS, "a@b.test")])
        names = [x509.DNSName("*.c.test"), x509.IPAddress(ipaddress.ip_address("2001:db8::1")), x509.IPAddress(ipaddress.ip_address("192.0.2.1")), x509.RFC822Name("a@b.test"), x509.UniformResourceIdentifier("https://c.test/")]
        request = x509.CertificateSigningRequestBuilder().subject_name(subject).add_extension(x509.SubjectAlternativeName(names), False).sign(key, None if name != "rsa" else hashes.SHA384())
        rows.append((f"pyca {name}, byte for byte", {"country": "DE", "state": "B\u00fcndnis", "locality": "L", "organization": "O, Inc.", "organizationalUnit": "U", "commonName": "c.test", "emailAddress": "a@b.test", "privateKey": pkcs8(key, b"pw"), "passphrase": "pw", "hash": "sha384",
                     "subjectAlternativeNames": ["*.c.test", "2001:DB8:0::1", "IP:192.0.2.1", "email:a@b.test", "https://c.test/"]},
                     {"csr": request.public_bytes(PEM).decode(), "subjectText": "emailAddress=a@b.test,CN=c.test,OU=U,O=O\\, Inc.,L=L,ST=B\u00fcndnis,C=DE", "keyAlgorithm": name, "publicKeySha256": hashlib.sha256(spki(key)).hexdigest(),
                      "subjectAlternativeNames": ["DNS:*.c.test", "IP:2001:db8::1", "IP:192.0.2.1", "email:a@b.test", "URI:https://c.test/"]}))
        bare = x509.CertificateSigningRequestBuilder().subject_name(x509.Name([])).add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), False).sign(key, None if name != "rsa" else hashes.SHA256())
        rows.append((f"pyca {name}, no subject", {"privateKey": pkcs8(key), "subjectAlternativeNames": ["localhost"]}, {"csr": bare.public_bytes(PEM).decode(), "subjectText": ""}))
    for algorithm, kind, bits in [("ec-p256", "ec", 256), ("ec-p384", "ec", 384), ("rsa-2048", "rsa", 2048), ("ed25519", "ed25519", 255)]:
        rows.append((f"a new key, {algorithm}", {"commonName": "a", "algorithm": algorithm}, {"keyAlgorithm": kind, "keyBits": bits, "subjectText": "CN=a", "subjectAlternativeNames": []}))
    for case, more, status in [("no name", {"commonName": None}, 400), ("a country of digits", {"country": "12"}, 422), ("a country of three", {"country": "DEU"}, 400), ("no domain name", {"subjectAlternativeNames": ["a_b c"]}, 422), ("no address", {"subjectAlternativeNames": ["IP:300.1.1.1"]}, 422), ("no URI", {"subjectAlternativeNames": ["URI:x y"]}, 422),
                               ("no e-mail", {"subjectAlternativeNames": ["email:a"]}, 422), ("a star within", {"subjectAlternativeNames": ["a.*.test"]}, 422), ("no e-mail address", {"emailAddress": "a"}, 422), ("X25519", {"privateKey": pkcs8(X25519)}, 422), ("a public key", {"privateKey": spki(P256, PEM).decode()}, 422)]:
        inputs = {"commonName": "a", **more}
        rows.append((case, {k: v for k, v in inputs.items() if v is not None}, status))
    return rows


def ssh_rows():
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for number, (kind, bits) in enumerate([("ed25519", None), ("rsa", 2048), ("rsa", 1024), ("ecdsa", 256), ("ecdsa", 384), ("ecdsa", 521)]):
            path = pathlib.Path(folder) / f"k{number}"
            subprocess.run(["ssh-keygen", "-q", "-t", kind, *(["-b", str(bits)] if bits else []), "-N", "", "-C", "me@host  two", "-f", path], check=True)
            line = path.with_suffix(".pub").read_text()
            sha = subprocess.run(["ssh-keygen", "-lf", path], capture_output=True, text=True).stdout.split()
            md5 = subprocess.run(["ssh-keygen", "-E", "md5", "-lf", path], capture_output=True, text=True).stdout.split()
            records = subprocess.run(["ssh-keygen", "-r", "host.test", "-f", path], capture_output=True, text=True).stdout.strip().split("\n")
            rfc = subprocess.run(["ssh-keygen", "-e", "-f", path], capture_output=True, text=True).stdout
            spki_text = subprocess.run(["ssh-keygen", "-e", "-m", "pkcs8", "-f", path], capture_output=True, text=True).stdout
            expected = {"algorithm": line.split()[0], "bits": int(sha[0]), "sha256Fingerprint": sha[1], "md5Fingerprint": md5[1], "publicKey": spki_text, "sshfp": sorted(records)} if kind != "ed25519" else {"algorithm": "ssh-ed25519", "bits": 256, "sha256Fingerprint": sha[1], "md5Fingerprint": md5[1], "sshfp": sorted(records)}
            rows.append((f"ssh-keygen {kind} {bits}", {"key": "# a comment\n\n" + line, "host": "host.test"}, {**expected, "comment": "me@host  two", "options": ""}))
            rows.append((f"ssh-keygen {kind} {bits}, options", {"key": 'command="echo \\"a b\\"",no-pty ' + line, "host": "host.test"}, {**expected, "options": 'command="echo \\"a b\\"",no-pty'}))
            rows.append((f"ssh-keygen {kind} {bits}, known_hosts", {"key": "@cert-authority *.test,10.0.0.1 " + " ".join(line.split()[:2])}, {"options": "@cert-authority *.test,10.0.0.1", "comment": "", "bits": int(sha[0])}))
            rows.append((f"ssh-keygen {kind} {bits}, base64 alone", {"key": line.split()[1], "host": "host.test"}, {**expected, "comment": ""}))
            rows.append((f"ssh-keygen {kind} {bits}, RFC 4716", {"key": rfc, "host": "host.test"}, expected))
            blob = base64.b64decode(line.split()[1])
            rows.append(("bytes left over", {"key": f"{line.split()[0]} {base64.b64encode(blob + bytes(4)).decode()}"}, 422))
            rows.append(("cut short", {"key": f"{line.split()[0]} {base64.b64encode(blob[:-1]).decode()}"}, 422))
            rows.append(("another name in front", {"key": f"ssh-dss {line.split()[1]}"}, 422))
    field = lambda data: len(data).to_bytes(4, "big") + data
    raw = ED25519.public_key().public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
    point = P256.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    for name, parts, bits in [("sk-ssh-ed25519@openssh.com", [raw, b"ssh:"], 256), ("sk-ecdsa-sha2-nistp256@openssh.com", [b"nistp256", point, b"ssh:"], 256)]:
        blob = b"".join(map(field, [name.encode(), *parts]))
        rows.append((name, {"key": f"{name} {base64.b64encode(blob).decode()} yubi"}, {"algorithm": name, "bits": bits, "comment": "yubi", "sshfp": [], "sha256Fingerprint": "SHA256:" + base64.b64encode(hashlib.sha256(blob).digest()).decode().rstrip("=")}))
    numbers = DSA.public_key().public_numbers()
    mpint = lambda value: field(value.to_bytes(value.bit_length() // 8 + 1, "big"))
    blob = field(b"ssh-dss") + b"".join(map(mpint, [numbers.parameter_numbers.p, numbers.parameter_numbers.q, numbers.parameter_numbers.g, numbers.y]))
    rows.append(("DSA", {"key": "ssh-dss " + base64.b64encode(blob).decode()}, {"algorithm": "ssh-dss", "bits": 2048, "publicKey": spki(DSA, PEM).decode()}))
    for case, text in [("nothing", "hello"), ("comments alone", "# a\n\n"), ("bad base64", "ssh-ed25519 AAAA*"), ("an unknown kind", "ssh-foo AAAAB3NzaC1mb28="), ("the wrong curve", "ecdsa-sha2-nistp256 " + base64.b64encode(field(b"ecdsa-sha2-nistp256") + field(b"nistp384") + field(point)).decode())]:
        rows.append((case, {"key": text}, 422))
    return rows


def token_rows():
    decode, make, check = [], [], []
    # RFC 7515 appendix A.1 and A.5, RFC 8037 appendix A.4
    a1 = "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    oct_key = compact({"kty": "oct", "k": "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"})
    before, after = "2011-03-22T18:42:59.9Z", "2011-03-22T18:43:00Z"
    check += [("RFC 7515 A.1", {"token": "Bearer  " + a1, "key": oct_key, "now": before}, {"valid": True}), ("RFC 7515 A.1, expired", {"token": a1, "key": oct_key, "now": after}, {"valid": False, "code": "expired"}), ("with tolerance", {"token": a1, "key": oct_key, "now": after, "clockToleranceSeconds": 1}, {"valid": True}),
              ("another secret", {"token": a1, "key": "secret", "now": before}, {"valid": False, "code": "signature"}), ("none", {"token": "eyJhbGciOiJub25lIn0.e30.", "key": "secret"}, {"valid": False, "code": "algorithm"})]
    decode += [("RFC 7515 A.1", {"token": "bearer " + a1 + " \n", "now": after}, {"type": "JWS", "algorithm": "HS256", "expiresAt": after, "expired": True, "secondsRemaining": 0}), ("none", {"token": "eyJhbGciOiJub25lIn0.e30."}, {"algorithm": "none", "payload": {}, "signature": ""})]

    def token(header, payload, signer):
        data = ".".join(b64u(compact(part).encode()) for part in (header, payload))
        return data + "." + b64u(signer(data.encode()))

    def ecdsa(key, digest, size):
        def signer(data):
            r, s = utils.decode_dss_signature(key.sign(data, ec.ECDSA(digest)))
            return r.to_bytes(size, "big") + s.to_bytes(size, "big")
        return signer

    claims = {"iss": "me", "aud": ["a", "b"], "sub": "s", "nbf": 1000, "exp": 2000, "n": 1.5, "u": "\u00e9"}
    at = "1970-01-01T00:16:40Z"
    signers = [("HS256", None, lambda d: hmac.new(b"k" * 32, d, "sha256").digest()), ("HS384", None, lambda d: hmac.new(b"k" * 32, d, "sha384").digest()), ("HS512", None, lambda d: hmac.new(b"k" * 32, d, "sha512").digest())]
    for digest in ["256", "384", "512"]:
        algorithm = getattr(hashes, f"SHA{digest}")()
        signers.append((f"RS{digest}", RSA, lambda d, a=algorithm: RSA.sign(d, padding.PKCS1v15(), a)))
        signers.append((f"PS{digest}", RSA, lambda d, a=algorithm: RSA.sign(d, padding.PSS(padding.MGF1(a), a.digest_size), a)))
    signers += [("ES256", P256, ecdsa(P256, hashes.SHA256(), 32)), ("ES384", P384, ecdsa(P384, hashes.SHA384(), 48)), ("ES512", P521, ecdsa(P521, hashes.SHA512(), 66)), ("ES256K", K256, ecdsa(K256, hashes.SHA256(), 32)), ("EdDSA", ED25519, ED25519.sign), ("EdDSA", ED448, ED448.sign)]
    for name, key, signer in signers:
        good = token({"alg": name, "kid": "k2"}, claims, signer)
        public = "k" * 32 if key is None else spki(key, PEM).decode()
        check.append((f"pyca {name}", {"token": good, "key": public, "now": at, "issuer": "me", "audience": "b", "subject": "s", "requireExpiration": True}, {"valid": True, "payload": claims, "header": {"alg": name, "kid": "k2"}}))
        check.append((f"pyca {name}, changed", {"token": good[:-6] + ("AAAAAA" if not good.endswith("AAAAAA") else "BBBBBB"), "key": public, "now": at}, {"valid": False, "code": "signature"}))
        check.append((f"pyca {name}, not allowed", {"token": good, "key": public, "now": at, "algorithms": ["none"]}, {"valid": False, "code": "algorithm"}))
        one = {"kty": "oct", "k": b64u(b"k" * 32)} if key is None else jwk(key, False)
        other = jwk(RSA3, False)
        for case, keys, expected in [("the second of a set", [{**other, "kid": "k1"}, {**one, "kid": "k2"}], {"valid": True}), ("no such kid", [{**one, "kid": "k3"}], {"valid": False, "code": "signature"}), ("kid of another kind of key", [{**jwk(X25519, False), "kid": "k2"}], {"valid": False, "code": "algorithm"})]:
            check.append((f"pyca {name}, {case}", {"token": good, "key": compact({"keys": keys}), "now": at}, expected))
        if key is not None:
            confused = token({"alg": "HS256"}, claims, lambda d: hmac.new(public.encode(), d, "sha256").digest())
            check.append((f"{name}, the public key as a secret", {"token": confused, "key": public, "now": at}, {"valid": False, "code": "algorithm"}))
        if name.startswith(("RS", "HS")) or name == "EdDSA":
            inputs = {"payload": claims, "key": public if key is None else pkcs8(key), "algorithm": name, "header": {"kid": "k2", "typ": "at+jwt"}}
            make.append((f"pyca {name}", inputs, {"token": token({"alg": name, "typ": "at+jwt", "kid": "k2"}, claims, signer), "payload": claims}))
    hs = lambda header, payload: token(header, payload, lambda d: hmac.new(b"s", d, "sha256").digest())
    for case, header, payload, more, code in [("not yet valid", {"alg": "HS256"}, {"nbf": 1001}, {}, "notYetValid"), ("nbf with tolerance", {"alg": "HS256"}, {"nbf": 1001}, {"clockToleranceSeconds": 1}, None), ("exp required", {"alg": "HS256"}, {}, {"requireExpiration": True}, "claim"),
                                              ("another issuer", {"alg": "HS256"}, {"iss": "a"}, {"issuer": "b"}, "claim"), ("no issuer", {"alg": "HS256"}, {}, {"issuer": "b"}, "claim"), ("aud as a string", {"alg": "HS256"}, {"aud": "a"}, {"audience": "a"}, None), ("another aud", {"alg": "HS256"}, {"aud": ["a"]}, {"audience": "b"}, "claim"),
                                              ("another sub", {"alg": "HS256"}, {"sub": 1}, {"subject": "1"}, "claim"), ("exp as a string", {"alg": "HS256"}, {"exp": "5"}, {}, "claim"), ("crit", {"alg": "HS256", "crit": ["x"]}, {}, {}, "malformed"), ("no alg", {"typ": "JWT"}, {}, {}, "malformed"), ("small letters", {"alg": "hs256"}, {}, {}, "algorithm"),
                                              ("expired before not yet valid", {"alg": "HS256"}, {"exp": 999, "nbf": 2000}, {}, "expired")]:
        check.append((case, {"token": hs(header, payload), "key": "s", "now": at, **more}, {"valid": True} if code is None else {"valid": False, "code": code}))
    for case, text in [("two parts", "a.b"), ("five parts", "e30.a.b.c.d"), ("not base64url", "e30=.e30.AA"), ("not JSON", "AAAA.e30.AA"), ("a list", b64u(b"[]") + ".e30.AA"), ("not UTF-8", b64u(b'{"alg":"\xff"}') + ".e30.AA"), ("payload not an object", b64u(b'{"alg":"HS256"}') + "." + b64u(b"1") + ".AA"), ("one digit", b64u(b'{"alg":"HS256"}') + ".e30.A")]:
        check.append((case, {"token": text, "key": "s"}, {"valid": False, "code": "malformed"}))
        if case != "five parts":
            decode.append((case, {"token": text}, 422))
    decode.append(("no alg", {"token": "e30.e30."}, 422))
    check += [("an unreadable key", {"token": a1, "key": "-----BEGIN PUBLIC KEY-----"}, 422), ("a set that is none", {"token": a1, "key": '{"keys":1}'}, 422), ("a bad secret", {"token": a1, "key": "xyz", "keyEncoding": "hex"}, 422)]
    jwe = b64u(compact({"alg": "dir", "enc": "A128GCM"}).encode()) + "..AAAA.BBBB.CCCC"
    decode.append(("a JWE", {"token": jwe}, {"type": "JWE", "algorithm": "dir", "header": {"alg": "dir", "enc": "A128GCM"}}))
    for value, text in [(0, "1970-01-01T00:00:00Z"), (1.5, "1970-01-01T00:00:01.500Z"), (-1, "1969-12-31T23:59:59Z")]:
        decode.append((f"times of {value}", {"token": hs({"alg": "HS256"}, {"iat": value, "nbf": value, "exp": value}), "now": "1970-01-01T00:00:01.9Z"}, {"issuedAt": text, "notBefore": text, "expiresAt": text, "expired": 1 >= value, "secondsRemaining": value - 1}))
    make.append(("times", {"payload": {"a": 1}, "key": "s", "issuedAt": True, "notBeforeSeconds": 5, "expiresInSeconds": 60, "now": at[:-1] + ".9Z"}, {"token": hs({"alg": "HS256", "typ": "JWT"}, {"a": 1, "iat": 1000, "nbf": 1005, "exp": 1060})}))
    for case, more, status in [("iat twice", {"payload": {"iat": 1}, "issuedAt": True}, 400), ("exp twice", {"payload": {"exp": 1}, "expiresInSeconds": 1}, 400), ("alg in the header", {"header": {"alg": "none"}}, 400), ("none", {"algorithm": "none"}, 400), ("RSA for HS", {"key": pkcs8(RSA)}, 422), ("P-384 for ES256", {"algorithm": "ES256", "key": pkcs8(P384)}, 422),
                               ("a short modulus", {"algorithm": "RS256", "key": pkcs8(RSA3)}, 422), ("a public key", {"algorithm": "RS256", "key": spki(RSA, PEM).decode()}, 422), ("a secret for RS", {"algorithm": "RS256", "key": "secret"}, 422)]:
        make.append((case, {"payload": {}, "key": "s", **more}, status))
    return decode, make, check


def asn1_rows():
    tree, oid = [], []
    for text, value, tag in [("0101ff", "true", "BOOLEAN"), ("010100", "false", "BOOLEAN"), ("0201ff", "-1", "INTEGER"), ("02020080", "128", "INTEGER"), ("0209ff0000000000000000", str(-2 ** 64), "INTEGER"), ("0a0105", "5", "ENUMERATED"), ("030203f8", "f8", "BIT STRING"), ("0402ffff", "ffff", "OCTET STRING"), ("0500", "", "NULL"),
                             ("06032a0304", "1.2.3.4", "OBJECT IDENTIFIER"), ("0c02c3a9", "\u00e9", "UTF8String"), ("130141", "A", "PrintableString"), ("1401e9", "\u00e9", "T61String"), ("160140", "@", "IA5String"), ("1e0400e92603", "\u00e9\u2603", "BMPString"), ("1c040001f511", "\U0001f511", "UniversalString"), ("170d3439313233313233353935395a", "2049-12-31T23:59:59Z", "UTCTime"),
                             ("170d3530303130313030303030305a", "1950-01-01T00:00:00Z", "UTCTime"), ("180f32303530303130313030303030305a", "2050-01-01T00:00:00Z", "GeneralizedTime"), ("1815" + b"20240102030405.6+0100".hex(), "2024-01-02T02:04:05.600Z", "GeneralizedTime"), ("8001ff", "ff", "[0]"), ("9f8101" + "00", "", "[129]")]:
        tree.append((f"X.690 {tag}", {"data": text, "inputEncoding": "hex"}, {"root": {"tag": tag, "value": value}, "nodes": 1, "depth": 1}))
    tree.append(("indefinite length", {"data": "30800201010000", "inputEncoding": "hex"}, {"root": {"tag": "SEQUENCE", "headerLength": 2, "length": 3, "children": [{"value": "1", "offset": 2}]}, "nodes": 2, "depth": 2}))
    tree.append(("a long length", {"data": "308181" + "0500" * 64 + "00"[2:] + "04", "inputEncoding": "hex"}, 422))
    tree.append(("a SEQUENCE within an OCTET STRING", {"data": "04053003020101", "inputEncoding": "hex"}, {"root": {"tag": "OCTET STRING", "children": [{"tag": "SEQUENCE", "offset": 2, "children": [{"value": "1", "offset": 4}]}]}, "depth": 3, "dump": "OCTET STRING\n  SEQUENCE\n    INTEGER 1"}))
    tree.append(("not looked into", {"data": "04053003020101", "inputEncoding": "hex", "encapsulated": False}, {"root": {"value": "3003020101"}, "depth": 1}))
    tree.append(("within a BIT STRING", {"data": "0304000201ff", "inputEncoding": "hex"}, {"root": {"children": [{"tag": "INTEGER", "value": "-1", "offset": 3}]}}))
    tree.append(("left over within", {"data": "0406300302010100", "inputEncoding": "hex"}, {"root": {"value": "300302010100"}}))
    for kind, key in ALL:
        tree.append((f"an SPKI of {kind}", {"data": spki(key, PEM).decode()}, {"root": {"tag": "SEQUENCE", "offset": 0}}))
    for case, text in [("an INTEGER of no bytes", "0200"), ("cut short", "300302"), ("left over", "050000"), ("no end mark", "3080020101"), ("a primitive of indefinite length", "0480"), ("101 levels", "3080" * 101 + "0000" * 101), ("20001 elements", "3083009c40" + "0500" * 20000), ("a tag cut short", "1f"), ("a length too long", "0484ffffffff00")]:
        tree.append((case, {"data": text, "inputEncoding": "hex"}, 422))
    tree.append(("100 levels", {"data": "3080" * 100 + "0000" * 100, "inputEncoding": "hex"}, {"depth": 100, "nodes": 100}))

    def content(arcs):
        out = b""
        for value in [arcs[0] * 40 + arcs[1], *arcs[2:]]:
            part = bytes([value & 127])
            while value := value >> 7:
                part = bytes([value & 127 | 128]) + part
            out += part
        return out

    for arcs, name in [([2, 5, 4, 3], "commonName"), ([1, 2, 840, 10045, 4, 3, 2], "ecdsa-with-SHA256"), ([1, 3, 101, 112], "ED25519"), ([1, 2, 840, 113549, 1, 9, 1], "emailAddress"), ([0, 0], None), ([1, 39], None), ([2, 999, 3], None), ([2, 40], None), ([2, 25, 2 ** 128 - 1], None), ([1, 2, 840, 10045, 3, 1, 7], "prime256v1")]:
        body = content(arcs)
        dotted = ".".join(map(str, arcs))
        expected = {"oid": dotted, "content": body.hex(), "der": (b"\x06" + bytes([len(body)]) + body).hex(), "arcs": [str(a) for a in arcs], **({"name": name} if name else {})}
        for case, text in [("dotted", dotted), ("content", body.hex()), ("DER", f"06 {len(body):02X} {body.hex(' ')}")]:
            oid.append((f"X.690 {dotted} as {case}", {"value": text}, expected))
    for case, text in [("first arc 3", "3.1"), ("second arc 40", "1.40"), ("one arc", "1."), ("a leading zero", "1.02"), ("ends within an arc", "2a86"), ("starts an arc with 80", "2a8001"), ("letters", "1.a"), ("odd hex", "2a8"), ("no bytes", "0600")]:
        oid.append((case, {"value": text}, 422))
    return tree, oid


def small_rows():
    wire, pem = [], []
    for seed in [b"a", b"b", b"\xff"]:
        raw = hashlib.sha256(seed).digest()
        public = x25519.X25519PrivateKey.from_private_bytes(raw).public_key().public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
        wire.append(("pyca X25519", {"privateKey": base64.b64encode(raw).decode()}, {"privateKey": base64.b64encode(raw).decode(), "publicKey": base64.b64encode(public).decode()}))
    for case, text in [("31 bytes", "A" * 40 + "AA=="), ("33 bytes", "A" * 44), ("not base64", "*" * 44), ("hex", "00" * 32)]:
        wire.append((case, {"privateKey": text}, 422))
    for data in [b"", b"\x00", bytes(range(48)), bytes(range(49)), bytes(200)]:
        body = base64.b64encode(data).decode()
        lines = "".join(body[i:i + 64] + "\n" for i in range(0, len(body), 64))
        block = f"-----BEGIN X Y-1-----\n{lines}-----END X Y-1-----\n"
        if data:
            pem.append((f"{len(data)} bytes", {"text": data.hex(), "mode": "encode", "label": "X Y-1", "dataEncoding": "hex"}, {"pem": block}))
        pem.append((f"{len(data)} bytes back", {"text": "before\n" + block.replace("\n", "\r\n") + block, "dataEncoding": "hex"}, {"blocks": [{"label": "X Y-1", "headers": {}, "data": data.hex(), "bytes": len(data)}] * 2}))
    pem.append(("old headers", {"text": "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n 11\n\nAA\tEC\n-----END RSA PRIVATE KEY-----"}, {"blocks": [{"label": "RSA PRIVATE KEY", "headers": {"Proc-Type": "4,ENCRYPTED", "DEK-Info": "AES-128-CBC,0011"}, "data": "AAEC", "bytes": 3}]}))
    for case, inputs in [("no block", {"text": "hello"}), ("another end", {"text": "-----BEGIN A-----\nAAAA\n-----END B-----"}), ("no end", {"text": "-----BEGIN A-----\nAAAA\n"}), ("bad base64", {"text": "-----BEGIN A-----\nA*AA\n-----END A-----"}), ("a padding too much", {"text": "-----BEGIN A-----\nAAA\n-----END A-----"}),
                         ("a label in small letters", {"text": "AAAA", "mode": "encode", "label": "key"}), ("not base64", {"text": "?", "mode": "encode"})]:
        pem.append((case, inputs, 422))
    return wire, pem


extract, convert = key_rows()
write("public-key-extractor", "pyca/cryptography", extract)
write("jwk-pem-converter", "pyca/cryptography", convert)
write("jwk-thumbprint-calculator", "RFC 7638, Python hashlib", thumbprint_rows())
check, make, turn = signature_rows()
write("digital-signature-verifier", "Wycheproof (C2SP/wycheproof)", check, "Apache-2.0 (Wycheproof)")
write("digital-signature-generator", "pyca/cryptography", make)
write("ecdsa-signature-converter", "Wycheproof (C2SP/wycheproof), pyca/cryptography", turn, "Apache-2.0 (Wycheproof)")
write("ecdh-shared-secret-calculator", "Wycheproof (C2SP/wycheproof), pyca/cryptography", agreement_rows(), "Apache-2.0 (Wycheproof)")
write("rsa-cipher", "Wycheproof (C2SP/wycheproof), pyca/cryptography", rsa_rows(), "Apache-2.0 (Wycheproof)")
certs, requests, lists, match, tlsa = certificate_rows()
write("x509-certificate-decoder", "pyca/cryptography", certs)
write("csr-decoder", "pyca/cryptography", requests)
write("crl-decoder", "pyca/cryptography", lists)
write("certificate-key-matcher", "pyca/cryptography", match)
write("tlsa-record-generator", "Python hashlib over certificates of pyca/cryptography", tlsa)
write("csr-generator", "pyca/cryptography", request_rows())
write("ssh-public-key-parser", "ssh-keygen", ssh_rows())
decode, make, check = token_rows()
write("jwt-decoder", "RFC 7515, Python", decode)
write("jwt-generator", "pyca/cryptography, Python hmac", make)
write("jwt-verifier", "RFC 7515, pyca/cryptography", check)
tree, oid = asn1_rows()
write("asn1-decoder", "X.690 by hand", tree)
write("object-identifier-converter", "X.690 in Python, names of openssl list -objects", oid)
wire, pem = small_rows()
write("wireguard-key-generator", "pyca/cryptography", wire)
write("pem-der-converter", "RFC 7468, Python base64", pem)
