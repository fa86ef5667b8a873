"""Vectors of ids, secrets shared, Merkle trees, mnemonics and web signatures. Usage: python3 crypto_ids.py"""
import base64
import datetime
import hashlib
import hmac
import math

from crypto_common import write

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def ulid(value):
    text = ""
    for _ in range(26):
        text, value = CROCKFORD[value & 31] + text, value >> 5
    return text


def iso(ms):
    return (datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=ms)).isoformat(timespec="milliseconds") + "Z"


def uuid(value):
    h = f"{value:032x}"
    return "-".join([h[:8], h[8:12], h[12:16], h[16:20], h[20:]])


def ulid_rows():
    made, read = [], []
    drawn = int.from_bytes(hashlib.sha256(b"0:s").digest()[:10], "big")
    for now, ms in [("1970-01-01T00:00:00Z", 0), ("2016-07-30T23:54:10.259Z", 1469922850259), ("2026-01-01T01:00:00.0019+01:00", 1767225600001)]:
        made.append((f"Python at {now}", {"now": now, "seed": "s", "count": 3}, {"ulids": [ulid((ms << 80) | drawn + i) for i in range(3)], "timestamp": iso(ms)}))
    made.append(("small letters", {"now": "1970-01-01T00:00:00Z", "seed": "s", "lowercase": True}, {"ulids": [ulid(drawn).lower()]}))
    made.append(("the last time", {"now": "+010889-08-02T05:31:50.655Z", "seed": "s"}, {"ulids": [ulid(((2 ** 48 - 1) << 80) | drawn)]}))
    made += [("before 1970", {"now": "1969-12-31T23:59:59.999Z"}, 422), ("past the year 10889", {"now": "+010889-08-02T05:31:50.656Z"}, 422), ("no instant", {"now": "now"}, 422), ("too many", {"count": 1001}, 400)]
    for value in [0, 1, (1469922850259 << 80) | 0xD6764C61EFB99302BD5B, 2 ** 127 + 5]:
        ms = value >> 80
        expected = {"valid": True, "ulid": ulid(value), "unixMilliseconds": ms, "randomness": f"{value & (2 ** 80 - 1):020x}", "uuid": uuid(value), **({"timestamp": iso(ms)} if ms < 2 ** 47 else {})}
        for case, text in [("capitals", ulid(value)), ("small letters and blanks", f" {ulid(value).lower()}\n"), ("look-alikes", ulid(value).replace("1", "I").replace("0", "o")), ("a UUID", uuid(value)), ("a braced UUID", "{" + uuid(value).upper() + "}")]:
            read.append((f"Python, {case}", {"ulid": text}, expected))
    for text in ["8ZZZZZZZZZZZZZZZZZZZZZZZZZ", "01ARZ3NDEKTSV4RRFFQ69G5FA", "01ARZ3NDEKTSV4RRFFQ69G5FAVV", "01ARZ3NDEKTSV4RRFFQ69G5FAU", "01ARZ3NDEKTSV4RRFFQ69G5FA-", "0\u0131ARZ3NDEKTSV4RRFFQ69G5FAV"]:
        read.append(("not a ULID", {"ulid": text}, {"valid": False}))
    return made, read


BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def ksuid_rows():
    made, read = [], []
    for now, seconds in [("2014-05-13T16:53:20Z", 0), ("2150-06-19T23:21:35Z", 2 ** 32 - 1), ("2026-01-01T00:00:00.999Z", 1767225600 - 1400000000)]:
        for payload in ["00" * 16, "ff" * 16, hashlib.md5(b"x").hexdigest()]:
            value = (seconds << 128) | int(payload, 16)
            rest, text = value, ""
            for _ in range(27):
                rest, digit = divmod(rest, 62)
                text = BASE62[digit] + text
            stamp = iso((seconds + 1400000000) * 1000).replace(".000", "")
            made.append((f"Python at {now}", {"now": now, "payload": payload}, {"ksuids": [text], "timestamp": stamp}))
            read.append((f"Python at {now}", {"ksuid": text}, {"valid": True, "timestamp": stamp, "unixSeconds": seconds + 1400000000, "payload": payload, "raw": f"{value:040x}"}))
    made += [("before its epoch", {"now": "2014-05-13T16:53:19Z"}, 422), ("past its end", {"now": "2150-06-19T23:21:36Z"}, 422), ("a short payload", {"payload": "00"}, 422), ("payload for two", {"payload": "00" * 16, "count": 2}, 400), ("payload and seed", {"payload": "00" * 16, "seed": "a"}, 400)]
    for text in ["aWgEPTl1tmebfsQzFP4bxwgy80W", "0ujtsYcgvSTl8PAuAdqWYSMnLO", "0ujtsYcgvSTl8PAuAdqWYSMnLOvv", "0ujtsYcgvSTl8PAuAdqWYSMnLO-", "zzzzzzzzzzzzzzzzzzzzzzzzzzz"]:
        read.append(("not a KSUID", {"ksuid": text}, {"valid": False}))
    read.append(("the greatest", {"ksuid": "aWgEPTl1tmebfsQzFP4bxwgy80V"}, {"valid": True, "raw": "ff" * 20}))
    return made, read


def snowflake_rows():
    made, read = [], []
    epochs = {"twitter": 1288834974657, "discord": 1420070400000, "unix": 0, "instagram": 1314220021721}
    for name, epoch in epochs.items():
        for ms, machine, sequence in [(epoch, 0, 0), (1767225600123, 1023, 4095), (1500000000000, 37, 7)]:
            time = ms - epoch
            if name == "instagram":
                value = (time << 23) | (machine << 10) | (sequence % 1024)
                read.append((name, {"id": str(value), "epoch": name}, {"timestamp": iso(ms), "unixMilliseconds": ms, "shardId": machine, "sequence": sequence % 1024, "binary": f"{value:064b}"}))
                continue
            value = (time << 22) | (machine << 12) | sequence
            made.append((name, {"now": iso(ms), "epoch": name, "machineId": machine, "sequence": sequence}, {"ids": [str(value)], "timestamp": iso(ms)}))
            read.append((name, {"id": str(value), "epoch": name}, {"timestamp": iso(ms), "unixMilliseconds": ms, "machineId": machine, "datacenterId": machine >> 5, "workerId": machine & 31, "sequence": sequence, "binary": f"{value:064b}"}))
    made.append(("a custom epoch", {"now": "2026-01-01T00:00:00Z", "epoch": "custom", "customEpochMilliseconds": 1767225599000}, {"ids": [str(1000 << 22)]}))
    read.append(("a custom epoch", {"id": str(1000 << 22), "epoch": "custom", "customEpochMilliseconds": 1767225599000}, {"timestamp": "2026-01-01T00:00:00.000Z"}))
    read.append(("the greatest", {"id": str(2 ** 63 - 1)}, {"sequence": 4095, "machineId": 1023}))
    made += [("before the epoch", {"now": "2010-11-04T01:42:54.656Z"}, 422), ("2^41 ms past it", {"now": iso(2 ** 41), "epoch": "unix"}, 422), ("custom without number", {"epoch": "custom"}, 400), ("a number without custom", {"customEpochMilliseconds": 0}, 400),
             ("the last moment runs over", {"now": iso(2 ** 41 - 1), "epoch": "unix", "sequence": 4095, "count": 2}, 422)]
    read += [("2^63", {"id": str(2 ** 63)}, 422), ("hex", {"id": "0x10"}, 422), ("negative", {"id": "-1"}, 422), ("custom without number", {"id": "1", "epoch": "custom"}, 400), ("a number without custom", {"id": "1", "customEpochMilliseconds": 0}, 400)]
    return made, read


def objectid_rows():
    made, read = [], []
    for now, seconds in [("1970-01-01T00:00:00Z", 0), ("2106-02-07T06:28:15.9Z", 2 ** 32 - 1), ("2026-01-01T00:00:00Z", 1767225600)]:
        stamp = iso(seconds * 1000).replace(".000", "")
        made.append((now, {"now": now, "randomPart": "0A0b0c0d0e", "counter": 2 ** 24 - 1, "count": 2}, {"objectIds": [f"{seconds:08x}0a0b0c0d0effffff", f"{seconds:08x}0a0b0c0d0e000000"], "timestamp": stamp}))
        for text in [f"{seconds:08x}0a0b0c0d0effffff", f" ObjectId(\"{seconds:08X}0A0B0C0D0EFFFFFF\") ", f"ObjectId('{seconds:08x}0a0b0c0d0effffff')"]:
            read.append((now, {"objectId": text}, {"valid": True, "timestamp": stamp, "unixSeconds": seconds, "randomPart": "0a0b0c0d0e", "counter": 2 ** 24 - 1}))
    made += [("before 1970", {"now": "1969-12-31T23:59:59Z"}, 422), ("past 2106", {"now": "2106-02-07T06:28:16Z"}, 422), ("four bytes", {"randomPart": "00000000"}, 422), ("a counter too great", {"counter": 2 ** 24}, 400)]
    for text in ["507f1f77bcf86cd79943901", "507f1f77bcf86cd7994390111", "ObjectId(\"507f1f77bcf86cd799439011')", "ObjectId(507f1f77bcf86cd799439011)", "{507f1f77bcf86cd799439011}"]:
        read.append(("not an ObjectId", {"objectId": text}, {"valid": False}))
    return made, read


def typeid_rows():
    # The specification's valid.json and invalid.json (Apache-2.0)
    rows = []
    for prefix, value, suffix in [("", 0, "00000000000000000000000000"), ("", 1, "00000000000000000000000001"), ("", 10, "0000000000000000000000000a"), ("", 16, "0000000000000000000000000g"), ("", 32, "00000000000000000000000010"),
                                  ("", 2 ** 128 - 1, "7zzzzzzzzzzzzzzzzzzzzzzzzz"), ("prefix", 0x0110C8531D0952D8D73E1194E95B5F19, "0123456789abcdefghjkmnpqrs"), ("prefix", 0x01890A5DAC96774BBCCEB302099A8057, "01h455vb4pex5vsknk084sn02q"), ("pre_fix", 0, "0" * 26), ("a", 5, "0" * 25 + "5"), ("a" * 63, 0, "0" * 26)]:
        typeid = f"{prefix}_{suffix}" if prefix else suffix
        expected = {"typeid": typeid, "prefix": prefix, "uuid": uuid(value), "suffix": suffix}
        rows.append(("TypeID specification, encoded", {"prefix": prefix, "uuid": uuid(value)}, expected))
        rows.append(("TypeID specification, decoded", {"mode": "decode", "typeid": typeid}, expected))
    for case, text in [("prefix-uppercase", "PREFIX_00000000000000000000000000"), ("prefix-numeric", "12345_00000000000000000000000000"), ("prefix-period", "pre.fix_00000000000000000000000000"), ("prefix-non-ascii", "pr\u00e9fix_00000000000000000000000000"),
                       ("prefix-spaces", "  prefix_00000000000000000000000000"), ("prefix-64-chars", "a" * 64 + "_" + "0" * 26), ("separator-empty-prefix", "_00000000000000000000000000"), ("separator-empty", "_"), ("suffix-short", "prefix_1234567890123456789012345"),
                       ("suffix-long", "prefix_123456789012345678901234567"), ("suffix-spaces", "prefix_1234567890123456789012345 "), ("suffix-uppercase", "prefix_0123456789ABCDEFGHJKMNPQRS"), ("suffix-hyphens", "prefix_123456789-123456789-123456"),
                       ("suffix-wrong-alphabet", "prefix_ooooooooooooooooooooooiiii"), ("suffix-ambiguous-crockford", "prefix_i23456789ol23456789oi23456"), ("suffix-hyphens-crockford", "prefix_123456789-0123456789-0123456"), ("suffix-overflow", "prefix_8zzzzzzzzzzzzzzzzzzzzzzzzz"),
                       ("prefix-underscore-start", "_prefix_00000000000000000000000000"), ("prefix-underscore-end", "prefix__00000000000000000000000000"), ("empty prefix twice", "__00000000000000000000000000")]:
        rows.append((f"TypeID specification, {case}", {"mode": "decode", "typeid": text}, 422))
    rows += [("a prefix in capitals", {"prefix": "User"}, 422), ("a uuid that is none", {"prefix": "a", "uuid": "b"}, 422), ("decode without", {"mode": "decode"}, 400)]
    return rows


def multiply(a, b):
    product = 0
    while b:
        if b & 1:
            product ^= a
        a = (a << 1) ^ (0x11B if a & 0x80 else 0)
        b >>= 1
    return product


def shamir_rows():
    rows = []
    for secret, threshold, xs in [(b"open sesame", 2, [1, 255]), (b"\x00", 3, [9, 7, 200]), (bytes(range(256)), 5, [1, 2, 3, 4, 5]), ("\u00e9\U0001F511".encode(), 2, [3, 2, 1])]:
        polynomials = [[byte] + list(hashlib.sha256(bytes([byte, i & 255])).digest()[: threshold - 1]) for i, byte in enumerate(secret)]
        shares = []
        for x in xs:
            values = []
            for polynomial in polynomials:
                value = 0
                for coefficient in reversed(polynomial):
                    value = multiply(value, x) ^ coefficient
                values.append(value)
            shares.append(bytes(values + [x]))
        rows.append((f"Python, {threshold} of {len(xs)}", {"shares": [s.hex() for s in shares], "outputEncoding": "hex"}, {"secret": secret.hex(), "bytes": len(secret)}))
        rows.append(("Python, base64", {"shares": [base64.b64encode(s).decode() for s in reversed(shares)], "shareEncoding": "base64", "outputEncoding": "base64"}, {"secret": base64.b64encode(secret).decode()}))
    for case, shares in [("other lengths", ["0001", "000102"]), ("too short", ["01", "02"]), ("x of 0", ["0100", "0102"]), ("the same x", ["0101", "0201"]), ("not hex", ["xx01", "0002"]), ("not UTF-8", ["ff01", "ff02"])]:
        rows.append((case, {"shares": shares}, 422))
    rows.append(("one share", {"shares": ["0001"]}, 400))
    return rows


def merkle(leaves, style, digest):
    sha = lambda data: hashlib.new(digest, data).digest()
    double = lambda data: sha(sha(data))
    level = [(sha(b"\0" + leaf) if style == "rfc6962" else double(leaf) if style == "bitcoin" else sha(leaf)) for leaf in leaves]
    levels = [level]
    while len(level) > 1:
        next_level = []
        for i in range(0, len(level), 2):
            pair = level[i:i + 2]
            if len(pair) == 1 and style == "bitcoin":
                pair = pair * 2
            next_level.append(pair[0] if len(pair) == 1 else (double if style == "bitcoin" else sha)((b"\1" if style == "rfc6962" else b"") + pair[0] + pair[1]))
        level = next_level
        levels.append(level)
    return [[(n[::-1] if style == "bitcoin" else n).hex() for n in level] for level in levels]


def merkle_rows():
    rows = []
    # RFC 6962's reference implementation (certificate-transparency, Apache-2.0): roots of the first n of these leaves
    ct = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"]
    roots = ["6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d", "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125", "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
             "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7", "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4", "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
             "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c", "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"]
    for count, root in enumerate(roots, 1):
        rows.append((f"certificate-transparency, {count} leaves", {"leaves": ct[:count], "leafEncoding": "hex", "style": "rfc6962"}, {"root": root, "leafCount": count}))
    for style in ["plain", "bitcoin", "rfc6962"]:
        for count in [1, 2, 3, 5, 7, 8]:
            for digest in ["sha256"] if style == "bitcoin" else ["sha256", "sha1", "sha3_256"]:
                leaves = [f"leaf {i}" for i in range(count)]
                levels = merkle([leaf.encode() for leaf in leaves], style, digest)
                index = count - 1
                proof, place = [], index
                for level in levels[:-1]:
                    if place % 2:
                        proof.append({"hash": level[place - 1], "position": "left"})
                    elif place + 1 < len(level):
                        proof.append({"hash": level[place + 1], "position": "right"})
                    elif style == "bitcoin":
                        proof.append({"hash": level[place], "position": "right"})
                    place //= 2
                rows.append((f"Python, {style} {digest} {count}", {"leaves": leaves, "style": style, "hash": digest.replace("_", "-"), "proofIndex": index}, {"root": levels[-1][0], "levels": levels, "proof": proof}))
    # Bitcoin's block 100000
    rows.append(("block 170", {"leaves": ["b1fea52486ce0c62bb442b530a3f0132b826c74e473d1f2c220bfa78111c5082", "f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16"], "style": "bitcoin", "hashLeaves": False, "leafEncoding": "hex"},
                 {"root": "7dac2c5666815c17a3b36427de37bb9d2e2c5ccec3f8633eb91a4205cb4c10ff"}))
    for case, more, status in [("hashes with rfc6962", {"style": "rfc6962", "hashLeaves": False}, 400), ("sha1 with bitcoin", {"style": "bitcoin", "hash": "sha1"}, 400), ("a leaf that is no hash", {"hashLeaves": False}, 422), ("beyond the leaves", {"proofIndex": 1}, 422), ("no leaves", {"leaves": []}, 400)]:
        rows.append((case, {"leaves": ["a"], **more}, status))
    return rows


def mnemonic_rows():
    made, read = [], []
    # BIP-39's vectors (trezor/python-mnemonic, MIT), passphrase TREZOR
    for entropy, words, seed in [("80808080808080808080808080808080", "letter advice cage absurd amount doctor acoustic avoid letter advice cage above", "d71de856f81a8acc65e6fc851a38d4d7ec216fd0796d0a6827a3ad6ed5511a30fa280f12eb2e47ed2ac03b5c462a0358d18d69fe4f985ec81778c1b370b652a8"),
                                 ("000000000000000000000000000000000000000000000000", "abandon " * 17 + "agent", "035895f2f481b1b0f01fcf8c289c794660b289981a78f8106447707fdd9666ca06da5a9a565181599b79f53b844d8a71dd9f439c52a3d7b3e8a79c906ac845fa"),
                                 ("ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", "zoo " * 23 + "vote", "dd48c104698c30cfe2b6142103248622fb7bb0ff692eebb00089b32d22484e1613912f0a5b694407be899ffd31ed3992c456cdf60f5d4564b8ba3f05a69890ad"),
                                 ("9e885d952ad362caeb4efe34a8e91bd2", "ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic", "274ddc525802f7c828d8ef7ddbcdc5304e87ac3535913611fbbfa986d0c9e5476c91689f9c8a54fd55bd38606aa6a8595ad213d4c9c9f9aca3fb217069a41028")]:
        made.append(("BIP-39 vectors", {"entropy": entropy, "passphrase": "TREZOR"}, {"mnemonic": words, "words": len(words.split()), "seed": seed}))
        read.append(("BIP-39 vectors", {"mnemonic": words.upper().replace(" ", " \n "), "passphrase": "TREZOR"}, {"valid": True, "language": "english", "entropy": entropy, "seed": seed}))
        # The seed by Python's PBKDF2
        plain = hashlib.pbkdf2_hmac("sha512", words.encode(), b"mnemonic\xc3\xa9".replace(b"\xc3\xa9", "e\u0301".encode()), 2048).hex()
        made.append(("Python, a passphrase in NFKD", {"entropy": entropy, "passphrase": "\u00e9"}, {"seed": plain}))
    # bip32JP's vectors for Japanese
    japanese = "\u3000".join(["\u3042\u3044\u3053\u304f\u3057\u3093"] * 11 + ["\u3042\u304a\u305e\u3089"])
    made.append(("bip32JP", {"entropy": "0" * 32, "language": "japanese", "passphrase": "\u334d\u30ac\u30d0\u30f4\u30a1\u3071\u3070\u3050\u309e\u3061\u3062\u5341\u4eba\u5341\u8272"},
                 {"seed": "a262d6fb6122ecf45be09c50492b31f92e9beb7d9a845987a02cefda57a15f9c467a17872029a9e92299b5cbdf306e3a0ee620245cbd508959b6cb7ca637bd55"}))
    read.append(("bip32JP", {"mnemonic": japanese}, {"valid": True, "language": "japanese", "entropy": "0" * 32}))
    for case, more, status in [("13 words", {"words": 13}, 400), ("words and entropy", {"words": 12, "entropy": "00" * 16}, 400), ("15 bytes", {"entropy": "00" * 15}, 422), ("17 bytes", {"entropy": "00" * 17}, 422), ("not hex", {"entropy": "z" * 32}, 422)]:
        made.append((case, more, status))
    good = "legal winner thank year wave sausage worth useful legal winner thank yellow"
    for case, text, words in [("eleven words", good[:good.rindex(" ")], 11), ("an unknown word", good.replace("wave", "waves"), 12), ("a wrong order", good.replace("thank yellow", "yellow thank"), 12), ("one word", "a", 1)]:
        read.append((case, {"mnemonic": text}, {"valid": False, "words": words}))
    read.append(("another language", {"mnemonic": good, "language": "french"}, {"valid": False}))
    return made, read


def web_rows():
    hook, sri, pkce, entropy = [], [], [], []
    stamp, now = 1700000000, "2023-11-14T22:13:20.7Z"
    for payload, secret in [("", "s"), ('{"a":1}', "wh\u00e9"), ("\u00e9\n\U0001F511", "k" * 1000)]:
        key = secret.encode()
        for provider, content, header in [("github", payload, "sha256={hex}"), ("stripe", f"{stamp}.{payload}", f"t={stamp},v1={{hex}}"), ("slack", f"v0:{stamp}:{payload}", "v0={hex}"), ("shopify", payload, "{b64}")]:
            mac = hmac.new(key, content.encode(), "sha256").digest()
            signature = header.format(hex=mac.hex(), b64=base64.b64encode(mac).decode())
            common = {"payload": payload, "secret": secret, "provider": provider, "now": now}
            hook.append((f"Python hmac, {provider}", {**common, "signature": signature}, {"signature": signature, "signedContent": content, "matches": True}))
            hook.append((f"{provider}, another payload", {**common, "payload": payload + "x", "signature": signature}, {"matches": False}))
            if provider == "stripe":
                hook.append(("stripe, its own time and several", {**common, "now": "2000-01-01T00:00:00Z", "signature": f"t={stamp},v1={'0' * 64},v1={mac.hex()},v0=abc"}, {"matches": True}))
                hook.append(("stripe, no time", {**common, "signature": f"v1={mac.hex()}"}, {"matches": False}))
            if provider == "slack":
                hook.append(("slack, another time", {**common, "now": "2023-11-14T22:13:21Z", "signature": signature}, {"matches": False}))
        raw = hashlib.sha256(key).digest()
        content = f"m.{stamp}.{payload}"
        signature = "v1," + base64.b64encode(hmac.new(raw, content.encode(), "sha256").digest()).decode()
        common = {"payload": payload, "provider": "standard", "now": now, "messageId": "m"}
        for written in [base64.b64encode(raw).decode(), "whsec_" + base64.b64encode(raw).decode()]:
            hook.append(("Python hmac, standard", {**common, "secret": written, "signature": f"v1a,abc v1,AAAA {signature}"}, {"signature": signature, "signedContent": content, "matches": True, "headers": {"webhook-id": "m", "webhook-timestamp": str(stamp), "webhook-signature": signature}}))
    hook.append(("a secret that is not base64", {"payload": "", "provider": "standard", "secret": "whsec_***"}, 422))

    for text in ["", "alert('Hello, world.');", "\u00e9"]:
        values = {name: f"{name}-{base64.b64encode(hashlib.new(name, text.encode()).digest()).decode()}" for name in ["sha256", "sha384", "sha512"]}
        for name, value in values.items():
            sri.append((f"hashlib {name}", {"text": text, "algorithm": name}, {"integrity": value}))
        wrong = "sha512-" + "A" * 86 + "=="
        for case, attribute, matches in [("all three", " ".join(values.values()), True), ("one of two", f"sha256-{'A' * 43}= {values['sha256']}", True), ("the strongest is wrong", f"{values['sha256']} {wrong}", False), ("options", values["sha384"] + "?ct=x", True),
                                         ("unknown alone", "md5-abc", True), ("unknown beside", "md5-abc " + values["sha256"], True), ("wrong", wrong, False), ("nothing", "  x ", True)]:
            sri.append((f"W3C matching, {case}", {"text": text, "integrity": attribute}, {"matches": matches}))
    sri.append(("a script, escaped", {"text": "", "algorithm": "sha256", "url": "/a.js?x=1&y=\"<'>"}, {"tag": "<script src=\"/a.js?x=1&amp;y=&quot;&lt;&#39;&gt;\" integrity=\"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\" crossorigin=\"anonymous\"></script>"}))
    sri.append((".css in the query", {"text": "", "algorithm": "sha256", "url": "/a.js?b.css"}, {"tag": "<script src=\"/a.js?b.css\" integrity=\"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\" crossorigin=\"anonymous\"></script>"}))

    for length in [43, 64, 128]:
        verifier = ("aZ09-._~" * 16)[:length]
        pkce.append((f"hashlib, {length}", {"codeVerifier": verifier}, {"codeChallenge": base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("="), "method": "S256"}))
    for case, verifier in [("42", "a" * 42), ("129", "a" * 129), ("a plus sign", "+" * 43), ("umlauts", "\u00e4" * 43)]:
        pkce.append((case, {"codeVerifier": verifier}, 422))

    for password, pool in [("", 0), ("a", 26), ("aA", 52), ("aA0", 62), ("aA0 ", 95), ("\u00e9", 100), ("\U0001F511\U0001F511a", 126), ("~", 33), ("\x7f", 100), ("aA0!\u00e9" * 100, 195)]:
        length = len(password)
        total = pool ** length
        bits = length * math.log2(pool) if length else 0.0
        seconds = float(total) / 1e10 if total < 10 ** 308 else None
        rating = "very weak" if bits < 28 else "weak" if bits < 36 else "reasonable" if bits < 60 else "strong" if bits < 128 else "very strong"
        expected = {"length": length, "poolSize": pool, "entropyBits": bits, "combinations": str(total), "rating": rating}
        expected["secondsToExhaust"] = seconds if seconds is not None else 1.7976931348623157e308
        entropy.append((f"Python, {length} of {pool}", {"password": password}, expected))
    entropy.append(("a large quotient", {"length": 130, "poolSize": 1000, "guessesPerSecond": 1e30}, 0))
    entropy.pop()
    entropy.append(("beyond the doubles and back", {"length": 110, "poolSize": 1000, "guessesPerSecond": 1e30}, {"secondsToExhaust": 1e300, "averageSeconds": 5e299}))
    for case, inputs in [("nothing", {}), ("length alone", {"length": 5}), ("pool alone", {"poolSize": 5}), ("both", {"password": "a", "length": 5, "poolSize": 5})]:
        entropy.append((case, inputs, 400))
    return hook, sri, pkce, entropy


def nanoid_rows():
    rows = []
    for seed, length, alphabet in [("a", 21, "useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict"), ("\u00e9", 10, "0123456789"), ("b", 7, "\U0001F511\U0001F512x")]:
        stream, counter = b"", 0
        text = ""
        while len(text) < length:
            while len(stream) < 6:
                stream += hashlib.sha256(f"{counter}:{seed}".encode()).digest()
                counter += 1
            value, stream = int.from_bytes(stream[:6], "big"), stream[6:]
            if value < 2 ** 48 - 2 ** 48 % len(alphabet):
                text += alphabet[value % len(alphabet)]
        rows.append((f"SHA-256 of counter and seed, {len(alphabet)} characters", {"length": length, "alphabet": alphabet, "seed": seed}, {"ids": [text], "entropyBits": length * math.log2(len(alphabet)), "idsForOnePercentCollision": math.sqrt(2 * math.log(100 / 99) * len(alphabet) ** length)}))
    rows += [("a repeated character", {"alphabet": "aba"}, 422), ("one character", {"alphabet": "a"}, 400), ("one code point", {"alphabet": "\U0001F511"}, 400), ("length 1", {"length": 1}, 400)]
    return rows


made, read = ulid_rows()
write("ulid-generator", "The ULID specification in Python", made)
write("ulid-decoder", "The ULID specification in Python", read)
made, read = ksuid_rows()
write("ksuid-generator", "Segment's KSUID in Python", made)
write("ksuid-decoder", "Segment's KSUID in Python", read)
made, read = snowflake_rows()
write("snowflake-id-generator", "Snowflake's bits in Python", made)
write("snowflake-id-decoder", "Snowflake's bits in Python", read)
made, read = objectid_rows()
write("objectid-generator", "The BSON specification in Python", made)
write("objectid-decoder", "The BSON specification in Python", read)
write("typeid-converter", "TypeID specification (jetify-com/typeid)", typeid_rows(), "Apache-2.0")
write("shamir-secret-combiner", "Shamir's scheme over GF(2^8) in Python", shamir_rows())
write("merkle-root-calculator", "certificate-transparency, Bitcoin blocks, Python", merkle_rows(), "Apache-2.0 (certificate-transparency)")
made, read = mnemonic_rows()
write("bip39-mnemonic-generator", "BIP-39 vectors (trezor/python-mnemonic), bip32JP, Python", made, "MIT")
write("bip39-mnemonic-decoder", "BIP-39 vectors (trezor/python-mnemonic), bip32JP", read, "MIT")
hook, sri, pkce, entropy = web_rows()
write("webhook-signature-generator", "Python hmac", hook)
write("sri-hash-generator", "Python hashlib, W3C Subresource Integrity", sri)
write("pkce-generator", "Python hashlib, RFC 7636", pkce)
write("password-entropy-calculator", "Python", entropy)
write("nanoid-generator", "Python", nanoid_rows())
