"""Vectors of HMAC, one-time codes, UUIDs and the like. Usage: python3 crypto_identity.py WYCHEPROOF_CHECKOUT"""
import base64
import hashlib
import hmac
import json
import math
import struct
import uuid

from crypto_common import pick, write, wycheproof


def hmac_rows():
    rows = []
    names = {"hmac_sha1": "sha1", "hmac_sha224": "sha224", "hmac_sha256": "sha256", "hmac_sha384": "sha384", "hmac_sha512": "sha512", "hmac_sha512_224": "sha512-224",
             "hmac_sha512_256": "sha512-256", "hmac_sha3_224": "sha3-224", "hmac_sha3_256": "sha3-256", "hmac_sha3_384": "sha3-384", "hmac_sha3_512": "sha3-512", "hmac_sm3": "sm3"}
    for file, algorithm in names.items():
        for group in wycheproof(file):
            for test in pick(group["tests"], 4):
                full = len(test["tag"]) * 4 == {"sha1": 160, "sm3": 256}.get(algorithm, int(algorithm[-3:]) if algorithm[-3:].isdigit() else 0)
                if not full:
                    continue
                inputs = {"text": test["msg"], "inputEncoding": "hex", "key": test["key"], "keyEncoding": "hex", "algorithm": algorithm, "expected": test["tag"]}
                valid = test["result"] == "valid"
                rows.append((f"Wycheproof {file} {test['tcId']} {test['comment']}", inputs, {"matches": valid, **({"hmac": test["tag"]} if valid else {})}))
    for algorithm in ["md5", "ripemd160", "sha512-256"]:
        for key, text in [(b"", ""), (b"key", "The quick brown fox jumps over the lazy dog"), (b"k" * 200, "\u00e9\U0001f511")]:
            tag = hmac.new(key, text.encode(), algorithm.replace("-", "_")).hexdigest()
            rows.append((f"Python hmac {algorithm}", {"text": text, "key": key.decode(), "algorithm": algorithm}, {"hmac": tag, "bits": len(tag) * 4}))
    # RFC 4231 section 4.7: a key longer than a block
    rows.append(("RFC 4231 case 6", {"text": "Test Using Larger Than Block-Size Key - Hash Key First", "key": "aa" * 131, "keyEncoding": "hex"},
                 {"hmac": "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"}))
    tag = hmac.new(b"k", b"m", "sha256").digest()
    for case, written, matches in [("base64", base64.b64encode(tag).decode(), True), ("base64url without padding", base64.urlsafe_b64encode(tag).decode().rstrip("="), True),
                                   ("capitals", tag.hex().upper(), True), ("cut short", tag.hex()[:-2], False), ("neither hex nor base64", "?" * 64, False), ("one digit", "a", False)]:
        rows.append((f"expected as {case}", {"text": "m", "key": "k", "expected": written}, {"matches": matches}))
    return rows


def code(key, counter, digits, algorithm):
    mac = hmac.new(key, struct.pack(">Q", counter), algorithm).digest()
    at = mac[-1] & 15
    return str((struct.unpack(">I", mac[at:at + 4])[0] & 0x7FFFFFFF) % 10 ** digits).zfill(digits)


RFC_KEYS = {"sha1": "12345678901234567890", "sha256": "12345678901234567890123456789012", "sha512": "1234567890" * 6 + "1234"}
# RFC 6238 appendix B
TOTP = [("1970-01-01T00:00:59Z", "94287082", "46119246", "90693936"), ("2005-03-18T01:58:29Z", "07081804", "68084774", "25091201"),
        ("2005-03-18T01:58:31Z", "14050471", "67062674", "99943326"), ("2009-02-13T23:31:30Z", "89005924", "91819424", "93441116"),
        ("2033-05-18T03:33:20Z", "69279037", "90698825", "38618901"), ("2603-10-11T11:33:20Z", "65353130", "77737706", "47863826")]
# RFC 4226 appendix D
HOTP = ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"]


def otp_rows():
    totp, hotp, verify = [], [], []
    for now, *codes in TOTP:
        for algorithm, expected in zip(["sha1", "sha256", "sha512"], codes):
            common = {"secret": RFC_KEYS[algorithm], "secretEncoding": "utf8", "digits": 8, "algorithm": algorithm, "now": now}
            totp.append((f"RFC 6238 appendix B {now} {algorithm}", common, {"code": expected}))
            verify.append((f"RFC 6238 appendix B {now} {algorithm}", {**common, "code": expected}, {"valid": True, "offset": 0}))
    key = base64.b32decode("JBSWY3DPEHPK3PXP")
    for digits in [4, 7, 10]:
        for period in [1, 15, 3600]:
            at = 1234567890
            totp.append((f"Python, {digits} digits, {period} s", {"secret": "JBSW-y3dp ehpk 3pxp===", "digits": digits, "periodSeconds": period, "now": "2009-02-13T23:31:30.25Z"},
                         {"code": code(key, at // period, digits, "sha1"), "nextCode": code(key, at // period + 1, digits, "sha1"), "previousCode": code(key, at // period - 1, digits, "sha1"),
                          "counter": at // period, "secondsRemaining": (at // period + 1) * period - at - 0.25}))
    totp.append(("the first period", {"secret": "00", "secretEncoding": "hex", "now": "1970-01-01T01:00:00+01:00"}, {"counter": 0, "code": code(b"\0", 0, 6, "sha1"), "validFrom": "1970-01-01T00:00:00Z"}))
    for counter, expected in enumerate(HOTP):
        hotp.append((f"RFC 4226 appendix D {counter}", {"secret": RFC_KEYS["sha1"], "secretEncoding": "utf8", "counter": counter}, {"code": expected, "nextCounter": counter + 1}))
    hotp.append(("all ten at once", {"secret": RFC_KEYS["sha1"], "secretEncoding": "utf8", "counter": 0, "count": 10}, {"codes": HOTP}))
    last = 2 ** 53 - 2
    hotp.append(("the last counter", {"secret": "JBSWY3DPEHPK3PXP", "counter": last}, {"code": code(key, last, 6, "sha1"), "nextCounter": last + 1}))
    hotp.append(("counter and count above 2^53 - 1", {"secret": "JBSWY3DPEHPK3PXP", "counter": last, "count": 2}, 400))
    now = 1234567890
    for offset in range(-3, 4):
        given = code(key, now // 30 + offset, 6, "sha1")
        verify.append((f"{offset} periods off", {"code": given[:3] + " - " + given[3:], "secret": "JBSWY3DPEHPK3PXP", "window": 2, "now": "2009-02-13T23:31:30Z"},
                       {"valid": abs(offset) <= 2, **({"offset": offset, "counter": now // 30 + offset} if abs(offset) <= 2 else {})}))
    for ahead in range(0, 4):
        verify.append((f"hotp, {ahead} ahead", {"code": HOTP[3 + ahead], "secret": RFC_KEYS["sha1"], "secretEncoding": "utf8", "type": "hotp", "counter": 3, "window": 2},
                       {"valid": ahead <= 2, **({"offset": ahead, "counter": 3 + ahead} if ahead <= 2 else {})}))
    verify.append(("hotp never looks back", {"code": HOTP[2], "secret": RFC_KEYS["sha1"], "secretEncoding": "utf8", "type": "hotp", "counter": 3, "window": 5}, {"valid": False}))
    verify.append(("letters", {"code": "12345a", "secret": "JBSWY3DPEHPK3PXP"}, {"valid": False}))
    verify.append(("too short", {"code": "12345", "secret": "JBSWY3DPEHPK3PXP"}, {"valid": False}))
    verify.append(("digits of another script", {"code": "\u0661\u0662\u0663\u0664\u0665\u0666", "secret": "JBSWY3DPEHPK3PXP"}, {"valid": False}))
    return totp, hotp, verify


def uuid_rows():
    made, read = [], []
    spaces = {"dns": uuid.NAMESPACE_DNS, "url": uuid.NAMESPACE_URL, "oid": uuid.NAMESPACE_OID, "x500": uuid.NAMESPACE_X500}
    for space, value in spaces.items():
        for name in ["", "example.com", "\u00e4\U0001f600"]:
            made.append((f"Python uuid3 {space}", {"version": "v3", "namespace": space, "name": name}, {"uuids": [str(uuid.uuid3(value, name))]}))
            made.append((f"Python uuid5 {space}", {"version": "v5", "namespace": str(value).upper(), "name": name, "count": 2}, {"uuids": [str(uuid.uuid5(value, name))] * 2}))
    at = (1645557742 * 10 ** 7) + 0x01B21DD213814000
    for step in range(3):
        fields = at + step
        v1 = uuid.UUID(fields=(fields & 0xFFFFFFFF, (fields >> 32) & 0xFFFF, (fields >> 48) | 0x1000, 0x80 | 0x33, 0xC8, 0x9F6BDECED846))
        v6 = uuid.UUID(int=((fields >> 12) << 80) | (6 << 76) | ((fields & 0xFFF) << 64) | (0xB3C8 << 48) | 0x9F6BDECED846)
        if step == 2:
            made.append(("the third of version 1", {"version": "v1", "now": "2022-02-22T19:22:22.0000002Z", "node": "9f-6b-de-ce-d8-46", "clockSequence": 13256}, {"uuids": [str(v1)]}))
        for form, written in [("compact", v6.hex.upper()), ("braces", "{" + str(v6).upper() + "}"), ("urn", v6.urn), ("base64url", base64.urlsafe_b64encode(v6.bytes).decode().rstrip("="))]:
            if step == 0:
                made.append((f"RFC 9562 A.5 as {form}", {"version": "v6", "now": "2022-02-22T19:22:22Z", "node": "9F6BDECED846", "clockSequence": 13256, "format": form, "uppercase": True}, {"uuids": [written]}))
        for value, version in [(v1, 1), (v6, 6)]:
            read.append((f"version {version}, step {step}", {"uuid": value.urn}, {"valid": True, "version": version, "timestamp": f"2022-02-22T19:22:22.000000{step}Z", "clockSequence": 13256,
                         "node": "9f:6b:de:ce:d8:46", "multicastNode": True, "integer": str(value.int), "hex": value.hex, "variant": "rfc"}))
    made.append(("nil", {"version": "nil"}, {"uuids": [str(uuid.UUID(int=0))]}))
    made.append(("max, capitals", {"version": "max", "uppercase": True}, {"uuids": [str(uuid.UUID(int=2 ** 128 - 1)).upper()]}))
    # The seeded source: SHA-256 of "counter:seed", one block after another.
    block = hashlib.sha256(b"0:test").digest()
    v4 = [uuid.UUID(bytes=block[:16], version=4), uuid.UUID(bytes=block[16:], version=4)]
    made.append(("seeded version 4", {"count": 2, "seed": "test"}, {"uuids": [str(v) for v in v4]}))
    for case, inputs in [("v5 without a namespace", {"version": "v5", "name": "a"}), ("v3 without a name", {"version": "v3", "namespace": "dns"}), ("a name with v4", {"name": "a"}),
                         ("a namespace with v7", {"version": "v7", "namespace": "dns"})]:
        made.append((case, inputs, 400))
    for case, inputs in [("a namespace that is none", {"version": "v5", "namespace": "web", "name": "a"}), ("a node of five bytes", {"version": "v1", "node": "0011223344"}),
                         ("v7 before 1970", {"version": "v7", "now": "1969-12-31T23:59:59Z"}), ("v1 before 1582", {"version": "v1", "now": "1582-10-14T23:59:59Z"}),
                         ("v1 past its end", {"version": "v1", "now": "5236-03-31T21:21:01Z"}), ("v7 past its end", {"version": "v7", "now": "+010889-08-02T05:31:50.656Z"}), ("no offset", {"version": "v7", "now": "2026-01-01T00:00:00"}),
                         ("no such day", {"version": "v7", "now": "2026-02-29T00:00:00Z"})]:
        made.append((case, inputs, 422))
    # RFC 9562 appendix A
    for text, version in [("C232AB00-9414-11EC-B3C8-9F6BDECED846", 1), ("5df41881-3aed-3515-88a7-2f4a814cf09e", 3), ("919108f7-52d1-4320-9bac-f847db4148a8", 4), ("2ed6657d-e927-568b-95e1-2665a8aea6a2", 5),
                          ("1EC9414C-232A-6B00-B3C8-9F6BDECED846", 6), ("017F22E2-79B0-7CC3-98C4-DC0C0C07398F", 7), ("2489E9AD-2EE2-8E00-8EC9-32D5F69181C0", 8)]:
        value = uuid.UUID(text)
        read.append((f"RFC 9562 appendix A, version {version}", {"uuid": f"  {{{text}}} "}, {"valid": True, "version": version, "uuid": str(value), "integer": str(value.int), "urn": value.urn}))
    for text, variant in [("00000000-0000-0000-0000-000000000000", "nil"), ("f" * 32, "max"), ("00000000-0000-1000-0000-000000000001", "ncs"), ("00000000-0000-1000-c000-000000000000", "microsoft"),
                          ("00000000-0000-1000-e000-000000000000", "future")]:
        read.append((variant, {"uuid": text}, {"valid": True, "variant": variant}))
    for text in ["", "{017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "017f22e279b0-7cc3-98c4-dc0c0c07398f", "017f22e2-79b0-7cc3-98c4-dc0c0c07398g", "urn:uuid:{017f22e2-79b0-7cc3-98c4-dc0c0c07398f}", "017f22e2-79b0-7cc3-98c4-dc0c0c07398"]:
        if text:
            read.append(("not a UUID", {"uuid": text}, {"valid": False}))
    return made, read


def otpauth_rows():
    read = []
    uri = "otpauth://totp/{label}?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ{more}"
    for case, label, more, expected in [
        ("defaults", "bob", "", {"accountName": "bob", "algorithm": "sha1", "digits": 6, "periodSeconds": 30, "secretBits": 160}),
        ("issuer in the label alone", "ACME:%20%20bob", "", {"accountName": "bob", "issuer": "ACME"}),
        ("an encoded colon", "ACME%3A%20bob", "", {"accountName": "bob", "issuer": "ACME"}),
        ("the parameter wins", "Old:bob", "&issuer=New%20Co", {"accountName": "bob", "issuer": "New Co"}),
        ("SHA-512, eight digits", "bob", "&algorithm=SHA512&digits=8&period=60", {"algorithm": "sha512", "digits": 8, "periodSeconds": 60}),
        ("beyond ASCII", "J%C3%BCrgen", "", {"accountName": "J\u00fcrgen"}),
        ("a colon in the account", "A:b:c", "", {"accountName": "b:c", "issuer": "A"}),
        ("the bounds", "bob", "&digits=10&period=3600", {"digits": 10, "periodSeconds": 3600}),
        ("digits above", "bob", "&digits=11", 422), ("digits below", "bob", "&digits=3", 422), ("digits in words", "bob", "&digits=six", 422), ("a period of none", "bob", "&period=0", 422),
        ("a period too long", "bob", "&period=3601", 422), ("an unknown algorithm", "bob", "&algorithm=MD5", 422), ("no label", "", "", 422), ("broken percent signs", "%ZZ", "", 422),
    ]:
        read.append((case, {"uri": uri.format(label=label, more=more)}, expected))
    for case, text in [("another scheme", "https://totp/bob?secret=JBSWY3DP"), ("another type", "otpauth://sotp/bob?secret=JBSWY3DP"), ("no secret", "otpauth://totp/bob?issuer=a"), ("an empty secret", "otpauth://totp/bob?secret="),
                       ("not Base32", "otpauth://totp/bob?secret=1089"), ("hotp without a counter", "otpauth://hotp/bob?secret=JBSWY3DP"), ("a negative counter", "otpauth://hotp/bob?secret=JBSWY3DP&counter=-1")]:
        read.append((case, {"uri": text}, 422))
    read.append(("hotp", {"uri": "OTPAUTH://HOTP/bob?counter=0&secret=jbswy3dp"}, {"type": "hotp", "counter": 0, "secret": "JBSWY3DP", "secretBits": 40}))
    return read


write("hmac-generator", "Wycheproof (C2SP/wycheproof), RFC 4231, Python hmac", hmac_rows(), "Apache-2.0 (Wycheproof)")
totp, hotp, verify = otp_rows()
write("totp-generator", "RFC 6238 appendix B, Python hmac", totp)
write("hotp-generator", "RFC 4226 appendix D, Python hmac", hotp)
write("otp-verifier", "RFC 6238 appendix B, RFC 4226 appendix D, Python hmac", verify)
made, read = uuid_rows()
write("uuid-generator", "RFC 9562 appendix A, Python uuid", made)
write("uuid-decoder", "RFC 9562 appendix A, Python uuid", read)
write("otpauth-uri-parser", "Google's key URI format", otpauth_rows())
