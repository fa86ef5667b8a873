#!/usr/bin/env python3
"""Makes corpus.json: samples of what people paste, each with the tools that open it, made by other programs than ours.

Needs python3, openssl, ssh-keygen, gpg, git, php, ruby, brotli, zstd and lz4. Where no program is named, the sample is an example of a standard or of its documentation
(RFC 3339, 4122, 4180, 4648, 5322, 5545, 7519, 9110; ISO 8601, 13616; ITU E.123; SemVer 2.0; ULID; BSON) or was written by hand in the form that the standard describes.
Keys and passwords in it were made for it and open nothing.
"""
import base64, binascii, bz2, codecs, csv, datetime, email.message, email.utils, getpass, gzip, hashlib, html, io, json, lzma, os, plistlib, quopri, random, socket, struct, subprocess, tempfile, urllib.parse, uuid, xml.dom.minidom, zlib

random.seed(20)
samples, nested, nothing = [], [], []


def add(kind, tools, *datas, encoding=None):
    for data in datas:
        if isinstance(data, (bytes, bytearray)):
            samples.append({"kind": kind, "tools": tools.split(), "data": base64.b64encode(data).decode(), "encoding": "base64"})
        else:
            samples.append({"kind": kind, "tools": tools.split(), "data": data})


def run(*args, stdin=None, cwd=None):
    return subprocess.run(args, input=stdin if isinstance(stdin, bytes) or stdin is None else stdin.encode(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=cwd, check=False).stdout


SENTENCES = [
    "The meeting has been moved to Thursday at ten.",
    "Please send the signed contract before the end of the week.",
    "Hello, world!",
    "We hold these truths to be self-evident, that all men are created equal.",
    "The quick brown fox jumps over the lazy dog",
    "Attack at dawn, and do not tell anybody about it.",
    "Caf\u00e9 cr\u00e8me \u00e0 la carte, s'il vous pla\u00eet",
    "Der schnelle braune Fuchs springt \u00fcber den faulen Hund.",
]
ENGLISH = [s for s in SENTENCES if s.isascii()]
DATA = [
    '{"id": 7, "name": "Ada Lovelace", "tags": ["math", "code"]}',
    "<order><item sku=\"A-1\">2</item></order>",
    "name,age\nAda,36\nGrace,85\nAlan,41\n",
    "server:\n  port: 8080\n  hosts:\n    - a.example.com\n    - b.example.com\n",
]
PLAIN = SENTENCES + DATA


def b58(data, alphabet="123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"):
    number, out = int.from_bytes(data, "big"), ""
    while number:
        number, rest = divmod(number, len(alphabet))
        out = alphabet[rest] + out
    return alphabet[0] * (len(data) - len(data.lstrip(b"\0"))) + out


def b62(data):
    return b58(data, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")


MORSE = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.".split()))


def morse(text):
    return " / ".join(" ".join(MORSE[c] for c in word if c in MORSE) for word in text.upper().split())


def caesar(text, shift):
    return "".join(chr((ord(c) - 65 + shift) % 26 + 65) if c.isascii() and c.isupper() else chr((ord(c) - 97 + shift) % 26 + 97) if c.isascii() and c.islower() else c for c in text)


# Encodings.
for at, text in enumerate(PLAIN):
    raw = text.encode()
    b = base64.b64encode(raw).decode()
    add("base64", "base64-encoder", [b, b.rstrip("="), f'"{b}"', f"  {b}\n", base64.encodebytes(raw).decode().replace("\n", "\r\n")][at % 5])
    add("base64url", "base64-encoder", base64.urlsafe_b64encode(raw).decode().rstrip("=" if at % 2 else ""))
    h = raw.hex()
    add("hex", "hex-encoder", [h, h.upper(), raw.hex(" "), raw.hex(":"), "0x" + h, "".join(f"\\x{c:02x}" for c in raw), " ".join(f"0x{c:02X}" for c in raw)][at % 7])
    add("base32", "base32-encoder", [base64.b32encode(raw).decode(), base64.b32encode(raw).decode().rstrip("="), base64.b32encode(raw).decode().lower()][at % 3])
    add("base85", "base85-encoder", [base64.a85encode(raw, adobe=True).decode(), base64.a85encode(raw).decode(), base64.b85encode(raw).decode()][at % 3])
    add("rot13", "rot13-cipher", *([codecs.encode(text, "rot13")] if text in ENGLISH and len(text) > 15 else []))
    add("url", "url-encoder", *([urllib.parse.quote(text), urllib.parse.quote(text, safe=""), urllib.parse.quote_plus(text)][at % 3 : at % 3 + 1] if urllib.parse.quote(text) != text else []))
for text in ENGLISH + DATA[:2]:
    add("base58", "base58-encoder", b58(text.encode()))
    add("base62", "base62-encoder", b62(text.encode()))
for at, text in enumerate(["I came, I saw, I conquered the world of numbers.", "Never tell anybody the secret password of the house", "we will meet under the old bridge at midnight", "THIS MESSAGE IS ONLY FOR THE MEN WHO KNOW THE KEY", "It was the best of times, it was the worst of times", "Some people think that this is the end of the story."]):
    add("caesar", "caesar-cipher caesar-cipher-solver", caesar(text, [3, 7, 11, 19, 23, 5][at]))
    add("rot13", "rot13-cipher", codecs.encode(text, "rot13"))
    add("xor", "xor-cipher xor-brute-forcer", bytes(c ^ [0x5A, 0xC3, 0x91, 0xFF, 0xA7, 0x80][at] for c in text.encode()))
for text in ["SOS", "HELLO WORLD", "the quick brown fox", "MEET ME AT 9", "what hath god wrought", "CQ CQ CQ DE W1AW"]:
    add("morse", "morse-code-translator", morse(text))
add("morse", "morse-code-translator", morse("hello").replace(".", "\u00b7").replace("-", "\u2013"), morse("good morning").replace(" / ", " | "))
for text in ["<p class=\"x\">Tom & Jerry's</p>", "<script>alert('hi')</script>", "a < b && c > d", "\"quoted\" & 'single'", "<b>fish & chips</b>"]:
    add("html-entities", "html-entity-encoder", html.escape(text))
add("html-entities", "html-entity-encoder", "&#72;&#101;&#108;&#108;&#111;", "&#x48;&#x65;&#x6c;&#x6c;&#x6f; w&#xF6;rld", "Caf&eacute; &copy; 2024 &mdash; M&uuml;nchen")
for text in ["Gr\u00fc\u00dfe aus M\u00fcnchen", "Caf\u00e9 = 5 \u20ac, na\u00efve r\u00e9sum\u00e9", "\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440", "If you believe that truth=beauty, then surely mathematics is the most beautiful branch of philosophy, and that is what I think.", "Zo\u00eb d\u00e9j\u00e0 vu \u2013 a long line that has to be broken softly because it is longer than seventy-six characters"]:
    add("quoted-printable", "quoted-printable-encoder", quopri.encodestring(text.encode()).decode())
for text in ["Caf\u00e9 \u263a", "\u65e5\u672c\u8a9e\u306e\u30c6\u30ad\u30b9\u30c8", "Stra\u00dfe \U0001f600", "\u041f\u0440\u0438\u0432\u0435\u0442", "\u00fcber \u00e4lter"]:
    add("unicode-escapes", "unicode-escape-converter json-string-escaper", json.dumps(text)[1:-1], text.encode("unicode_escape").decode())
for text in ['She said "yes"\n\tand left', "a\tb\tc\nd\te\tf\n", '{"a": "b\\n"}', "line one\nline two\nline three", 'path "C:/x"\r\nnext "y"']:
    add("backslash-escapes", "json-string-escaper string-escaper", json.dumps(text)[1:-1], json.dumps(text))
LONG = ("To be, or not to be, that is the question: " * 4).encode()
for at, raw in enumerate([LONG, DATA[0].encode() * 3, b"name,age\nAda,36\n" * 9, os.urandom(40) + b"\0\1", b"<a>" + b"<b>1</b>" * 20 + b"</a>"]):
    add("gzip", "gzip-compressor", gzip.compress(raw, mtime=at * 1000))
    add("zlib", "gzip-compressor", *([zlib.compress(raw, [1, 6, 9, 6, 9][at])] if at != 3 else [zlib.compress(LONG * 2, 6)]))
    if at != 3:
        deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
        add("deflate", "gzip-compressor", deflate.compress(raw) + deflate.flush())
        add("brotli", "gzip-compressor", run("brotli", "-c", "-q", str(5 + at), stdin=raw))
    add("zstd", "zstd-compressor gzip-compressor", run("zstd", "-c", "-q", stdin=raw))
    add("bzip2", "bzip2-compressor", bz2.compress(raw))
    add("xz", "xz-compressor", lzma.compress(raw))
add("deflate", "gzip-compressor", zlib.compress(LONG * 2)[2:-4])
add("brotli", "gzip-compressor", run("brotli", "-c", "-q", "11", stdin=LONG * 2))
for text in ["\u00dcber allen Gipfeln ist Ruh, in allen Wipfeln sp\u00fcrest du kaum einen Hauch", "Hello there, this is a line of text in another encoding"]:
    for charset in ["utf-16", "utf-16-le", "utf-16-be", "utf-32"]:
        add("utf-16", "charset-converter", text.encode(charset))
RUSSIAN = "\u0412\u0441\u0435 \u043b\u044e\u0434\u0438 \u0440\u043e\u0436\u0434\u0430\u044e\u0442\u0441\u044f \u0441\u0432\u043e\u0431\u043e\u0434\u043d\u044b\u043c\u0438 \u0438 \u0440\u0430\u0432\u043d\u044b\u043c\u0438 \u0432 \u0441\u0432\u043e\u0435\u043c \u0434\u043e\u0441\u0442\u043e\u0438\u043d\u0441\u0442\u0432\u0435 \u0438 \u043f\u0440\u0430\u0432\u0430\u0445."
JAPANESE = "\u3059\u3079\u3066\u306e\u4eba\u9593\u306f\u3001\u751f\u307e\u308c\u306a\u304c\u3089\u306b\u3057\u3066\u81ea\u7531\u3067\u3042\u308a\u3001\u304b\u3064\u3001\u5c0a\u53b3\u3068\u6a29\u5229\u3068\u306b\u3064\u3044\u3066\u5e73\u7b49\u3067\u3042\u308b\u3002"
for text, charsets in [(RUSSIAN, ["cp1251", "koi8-r"]), (JAPANESE, ["shift_jis", "euc-jp"]), ("Tous les \u00eatres humains naissent libres et \u00e9gaux en dignit\u00e9 et en droits. Ils sont dou\u00e9s de raison et de conscience.", ["cp1252"]), ("Alle Menschen sind frei und gleich an W\u00fcrde und Rechten geboren. Sie sollen einander im Geiste der Br\u00fcderlichkeit begegnen.", ["latin-1"])]:
    for charset in charsets:
        add("charset", "charset-converter", text.encode(charset))
for media, raw in [("text/plain", b"Hello, world!"), ("text/html", b"<h1>Hi</h1>"), ("application/json", b'{"a":1}'), ("image/svg+xml", b"<svg xmlns='http://www.w3.org/2000/svg'/>"), ("text/css", b"a{color:red}")]:
    add("data-uri", "data-uri-converter", f"data:{media};base64,{base64.b64encode(raw).decode()}", f"data:{media},{urllib.parse.quote(raw)}")


# Tokens, keys and certificates.
def jwt(claims, alg="HS256", key=b"secret", **header):
    part = lambda value: base64.urlsafe_b64encode(value).rstrip(b"=").decode()
    import hmac
    signed = f"{part(json.dumps({'alg': alg, 'typ': 'JWT', **header}).encode())}.{part(json.dumps(claims).encode())}"
    return f"{signed}.{part(hmac.new(key, signed.encode(), hashlib.sha256).digest())}"


JWTS = [jwt({"sub": "1234567890", "name": "John Doe", "iat": 1516239022}), jwt({"iss": "https://issuer.example", "exp": 1900000000}, kid="k1"), jwt({"role": "admin"}), jwt({"sub": "a", "aud": ["x", "y"]}, alg="RS256")]
add("jwt", "jwt-decoder", *JWTS, "Bearer " + JWTS[0], JWTS[1] + "\n")
with tempfile.TemporaryDirectory() as folder:
    key = lambda name: os.path.join(folder, name)
    run("openssl", "req", "-x509", "-newkey", "rsa:1024", "-nodes", "-keyout", key("rsa.pem"), "-out", key("cert.pem"), "-subj", "/CN=example.com/O=Example", "-days", "3650")
    run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key("ec.pem"), "-out", key("cert2.pem"), "-subj", "/CN=test.example", "-days", "3650")
    run("openssl", "genpkey", "-algorithm", "ed25519", "-out", key("ed.pem"))
    run("openssl", "req", "-x509", "-key", key("ed.pem"), "-out", key("cert3.pem"), "-subj", "/C=DE/CN=ed.example", "-days", "3650")
    text = lambda name: open(key(name)).read()
    add("certificate", "x509-certificate-decoder", text("cert.pem"), text("cert2.pem"), text("cert3.pem"), text("cert3.pem").replace("\n", "\r\n"), "\n\n" + text("cert2.pem"))
    add("private-key", "public-key-extractor jwk-pem-converter", text("rsa.pem"), text("ec.pem"), text("ed.pem"), run("openssl", "ec", "-in", key("ec.pem")).decode(), run("openssl", "rsa", "-traditional", "-in", key("rsa.pem")).decode())
    add("public-key", "public-key-extractor jwk-pem-converter", *[run("openssl", "pkey", "-pubout", "-in", key(name)).decode() for name in ("rsa.pem", "ec.pem", "ed.pem")], run("openssl", "rsa", "-RSAPublicKey_out", "-in", key("rsa.pem")).decode(), run("openssl", "pkey", "-pubout", "-in", key("ec.pem")).decode().replace("\n", "\r\n"))
    add("csr", "csr-decoder", *[run("openssl", "req", "-new", "-key", key(name), "-subj", f"/CN={name}").decode() for name in ("rsa.pem", "ec.pem", "ed.pem")], run("openssl", "req", "-new", "-key", key("ed.pem"), "-subj", "/O=A B").decode().replace("\n", "\r\n"), run("openssl", "req", "-new", "-key", key("ec.pem"), "-subj", "/CN=x").decode())
    for at, kind in enumerate(["ed25519", "rsa", "ecdsa"]):
        run("ssh-keygen", "-q", "-t", kind, *(["-b", "1024"] if kind == "rsa" else []), "-N", "", "-C", ["ada@example.com", "", "work laptop"][at], "-f", key(f"ssh{at}"))
    add("ssh-key", "ssh-public-key-parser", *[text(f"ssh{at}.pub") for at in range(3)], run("ssh-keygen", "-e", "-f", key("ssh0.pub")).decode().replace(f"{getpass.getuser()}@{socket.gethostname()}", "ada@example.com"), 'no-pty,command="ls" ' + text("ssh0.pub"))
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "correct horse", "-C", "ada@example.com", "-f", key("ssh3"))
    add("ssh-private-key", "public-key-extractor jwk-pem-converter pem-der-converter", text("ssh0"), text("ssh2"), text("ssh1"), text("ssh3"), text("ssh0").replace("\n", "\r\n"))
    os.environ["GNUPGHOME"] = folder
    run("gpg", "--batch", "--passphrase", "", "--quick-generate-key", "Ada <ada@example.com>", "ed25519", "default", "never")
    add("pgp", "pem-der-converter openpgp-key-inspector openpgp-decryptor openpgp-verifier", run("gpg", "--armor", "--export").decode(), run("gpg", "--batch", "--armor", "--clearsign", stdin="Hello\n").decode(), run("gpg", "--batch", "--armor", "--sign", stdin="Hello\n").decode(), run("gpg", "--batch", "--armor", "--detach-sign", stdin="Hello\n").decode(), run("gpg", "--batch", "--pinentry-mode", "loopback", "--passphrase", "", "--armor", "--export-secret-keys").decode())
    # Diffs.
    os.makedirs(key("repo"))
    git = lambda *args: run("git", "-c", "user.name=a", "-c", "user.email=a@example.com", *args, cwd=key("repo"))
    git("init", "-q")
    open(key("repo/a.txt"), "w").write("one\ntwo\nthree\nfour\n")
    open(key("repo/b.py"), "w").write("def f():\n    return 1\n")
    git("add", "."), git("commit", "-qm", "Begin")
    open(key("repo/a.txt"), "w").write("one\n2\nthree\nfour\nfive\n")
    diff = git("diff").decode()
    open(key("repo/b.py"), "w").write("def f(x):\n    return x + 1\n")
    add("diff", "diff-parser patch-applier", diff, git("diff").decode(), "\n".join(diff.split("\n")[2:]), diff.replace("\n", "\r\n"), git("diff", "-U0", "b.py").decode(), run("diff", "-u", key("repo/a.txt"), key("repo/b.py")).decode().replace(folder, "/tmp"))

# Identifiers.
add("uuid", "uuid-decoder", *[str(u) for u in (uuid.uuid1(), uuid.uuid4(), uuid.uuid5(uuid.NAMESPACE_DNS, "example.com"), uuid.uuid3(uuid.NAMESPACE_URL, "x"))], "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", '"017f22e2-79b0-7cc3-98c4-dc0c0c07398f"', "C232AB00-9414-11EC-B3C8-9F6BDECED846")
add("ulid", "ulid-decoder", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01FRH6S8E5M5E8J3QK2V7B9WTX", "01hgw2bbg0000000000000000z", "01J3ZC5M8QF1N9S7T2XKDV4HRE", "'01BX5ZZKBKACTAV9WEVGEMMVRZ'")
add("objectid", "objectid-decoder", "507f1f77bcf86cd799439011", "507f191e810c19729de860ea", 'ObjectId("64b5f0c2e13f4a0012ab34cd")', "65A1B2C3D4E5F60718293A4B", '"5f43a1e2b3c4d5e6f7a8b9c0"')
add("snowflake", "snowflake-id-decoder", "175928847299117063", "1541815603606036480", "<@80351110224678912>", "1382350606417817604", "41771983423143937", "1146823902893051904")
add("hash", "hash-identifier", *[hashlib.new(name, b"hello %d" % at).hexdigest() for at, name in enumerate(["md5", "sha1", "sha224", "sha256", "sha384", "sha512", "sha3_256", "blake2b"])], hashlib.md5(b"x").hexdigest().upper(), hashlib.sha256(b"y").hexdigest() + "\n", '"' + hashlib.sha1(b"z").hexdigest() + '"')
add("password-hash", "hash-identifier", *[run("php", "-r", f"echo {code};").decode() for code in ('password_hash("a", PASSWORD_BCRYPT)', "crypt('a', '$6$saltsalt$')", "crypt('a', '$5$rounds=5000$saltsalt$')", "crypt('a', '$1$saltsalt$')")], "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG", run("openssl", "passwd", "-apr1", "-salt", "abcdefgh", "pw").decode(), "admin:$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy", "{SSHA}DkMTwBl+a/3DQTxCYEApdUtNXGgdUac3", "pbkdf2_sha256$260000$abcdefghijkl$K4uJ3uFRGNyS7gYIJr5DqpWuAsRVBm1RbBd6wxDwRWg=", "*6C8989366EAF75BB670AD8EA7A7FC1176A95CEF4")
add("timestamp", "unix-timestamp-converter timestamp-identifier", "1700000000", "1516239022", "1700000000000", "1609459200123", "1700000000123456", "1700000000123456789"[:16] + "000", "1234567890.5", '"1672531199"', "946684800000"[:9] + "0000")
add("timestamp-other", "timestamp-identifier system-timestamp-converter", "133444736000000000", "638355968000000000", "13344473600000000", "132539328000000000", "637134336000000000")
add("date", "date-parser", datetime.datetime(2024, 2, 29, 13, 5, 9).isoformat(), datetime.date(2023, 12, 31).isoformat(), email.utils.format_datetime(datetime.datetime(2024, 5, 6, 7, 8, 9, tzinfo=datetime.timezone.utc)), "1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00", "2024-W07-3", "Sun, 06 Nov 1994 08:49:37 GMT", "20240229T130509Z", "March 5, 2024", "5 Mar 2024", "31.12.2023", "12/25/2023", "2024/03/05", "2024-02-29 13:05", "Wed Jun 30 21:49:08 1993")
add("duration", "duration-converter", "PT1H30M", "P3Y6M4DT12H30M5S", "P2W", "1h 30m", "2 days 3 hours", "90 minutes", "1 hour and 15 minutes", "3d 4h 5m 6s", "01:30:00")
add("cron", "cron-expression-parser", "*/15 * * * *", "0 9 * * 1-5", "30 4 1,15 * 5", "0 0 1 JAN *", "@daily", "0 22 * * MON-FRI", "5 0 * 8 *", "0 0 */2 * *")
add("rrule", "rrule-parser", "FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=10", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYDAY=SU", "DTSTART:19970902T090000\nRRULE:FREQ=DAILY;UNTIL=19971224T000000Z", "FREQ=DAILY;INTERVAL=10;COUNT=5")
add("iban", "iban-validator", "DE89370400440532013000", "GB82 WEST 1234 5698 7654 32", "FR14 2004 1010 0505 0001 3M02 606", "nl91abna0417164300", "CH93 0076 2011 6238 5295 7", "IBAN: ES91 2100 0418 4502 0005 1332", "BE68-5390-0754-7034")
add("card", "credit-card-validator", "4111111111111111", "4012 8888 8888 1881", "5555-5555-5555-4444", "378282246310005", "3782 822463 10005", "6011111111111117", "3530111333300000", "2223003122003222")
add("isbn", "isbn-validator", "978-3-16-148410-0", "9780306406157", "0-306-40615-2", "080442957X", "ISBN 978 0 596 52068 7", "9791090636071", "0-19-852663-6")
add("ean", "gtin-validator", "4006381333931", "5901234123457", "036000291452", "96385074", "EAN: 8711253001202", "4 006381 333931", "7622210449283")
add("vat", "vat-number-validator", "DE136695976", "ATU13585627", "FR40303265045", "GB980780684", "NL004495445B01", "IT00743110157", "BE0428759497", "ESB58378431", "VAT: IE6433435F", "PL 8567346215")
add("phone", "phone-number-parser", "+1 415 555 2671", "+44 20 7946 0958", "(415) 555-2671", "+49 (0) 30 901820", "415-555-2671", "0033 1 42 68 53 00", "+81-3-1234-5678", "+14155552671", "01 42 68 53 00", "tel: +41 44 668 18 00")
add("ip", "ip-address-converter ip-address-validator ipv4-subnet-calculator ipv6-subnet-calculator ipv6-address-formatter", "192.168.1.1", "8.8.8.8", "2001:db8::ff00:42:8329", "::1", "fe80::1ff:fe23:4567:890a", "2001:0db8:85a3:0000:0000:8a2e:0370:7334", '"10.0.0.255"', "::ffff:192.0.2.128")
add("cidr", "ipv4-subnet-calculator ipv6-subnet-calculator cidr-to-ip-range-converter", "10.0.0.0/8", "192.168.0.0/24", "2001:db8::/32", "172.16.0.0/12", "203.0.113.7/255.255.255.0", "fe80::/10")
add("mac", "mac-address-lookup mac-address-formatter", "00:1A:2B:3C:4D:5E", "00-1a-2b-3c-4d-5e", "001a.2b3c.4d5e", "ac:de:48:00:11:22", "F8:FF:C2:12:34:56")
add("url", "url-parser", "https://example.com/path?q=1#top", "http://user:pw@example.com:8080/", "ftp://ftp.example.org/a.txt", "www.example.com/about", "https://en.wikipedia.org/wiki/Base64", "postgres://app:secret@db.example.com:5432/main", "wss://socket.example/chat", "<https://example.com/a>"[1:-1])
add("email", "email-validator", "ada@example.com", "first.last+tag@sub.example.co.uk", "Ada Lovelace <ada@example.org>", "mailto:info@example.net", '"grace@navy.mil"', "x_y-z@ex-ample.io")
message = email.message.EmailMessage()
message["From"], message["To"], message["Subject"], message["Date"], message["Message-ID"] = "Ada <ada@example.com>", "bob@example.org", "Lunch on Friday", "Fri, 01 Mar 2024 12:00:00 +0000", "<1@example.com>"
message.set_content("Shall we meet at noon?\n\nAda\n")
whole = message.as_string()
message.add_attachment(b"a,b\n1,2\n", maintype="text", subtype="csv", filename="t.csv")
add("message", "eml-parser email-header-analyzer", whole, message.as_string(), whole.replace("\n", "\r\n"), "Return-Path: <a@example.com>\nReceived: from mx.example.com by mail.example.org; Fri, 1 Mar 2024 12:00:01 +0000\nFrom: a@example.com\nTo: b@example.org\nSubject: Hi\n\nBody\n", "From: A <a@example.com>\nTo: b@example.org\nSubject: Re: plan\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\nSee you.\n")
add("colour", "color-converter", "#ff8800", "#FFF", "rgb(255, 136, 0)", "rgba(0,0,0,.5)", "hsl(32 100% 50%)", "#11223344", "oklch(0.7 0.15 60)", "hsla(210, 50%, 40%, 0.8)", "rebeccapurple")
add("regex", "regex-explainer", r"^\d{3}-\d{4}$", r"/^[\w.+-]+@[\w-]+\.[a-z]{2,}$/i", r"(?<year>\d{4})-(?<month>\d{2})", r"\b(?:foo|bar)\s+\w+\b", r"^(?=.*[A-Z])(?=.*\d).{8,}$", r"[A-Za-z0-9_]+\s*=\s*(.*)$", r"https?://[^\s/]+(?:/\S*)?")
add("user-agent", "user-agent-parser", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1", "curl/8.5.0", "Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "python-requests/2.31.0")
add("coordinates", "coordinate-converter", "40.7128, -74.0060", "41.40338, 2.17403", "41\u00b024'12.2\"N 2\u00b010'26.5\"E", "40\u00b0 42' 46\" N, 74\u00b0 0' 22\" W", "-33.8688,151.2093", "48.8584 N, 2.2945 E", "(51.5007, -0.1246)")
add("geohash", "geohash-converter", "u4pruydqqvj", "9q8yyk8yuv", "gcpvj0du", "dr5regw3pp", "ezs42", "6gkzwgjzn820")
add("plus-code", "plus-code-converter", "849VCWC8+R9", "8FVC9G8F+6W", "6GCRMQRG+59", "9C3W9QCJ+2VX", "7FG49Q00+")
add("units", "unit-converter feet-inches-calculator height-converter", "5 ft 3 in", "10 kg", "72 \u00b0F", "100 km/h", "3.5 miles", "6'2\"", "12 lbs 4 oz", "500 mL", "26.2 mi in km", "1,500 m")
add("expression", "math-expression-evaluator", "2 + 3 * 4", "sqrt(16) + 2^3", "(1+2)*(3-4)/5", "sin(pi/4)^2", "7 % 3 + 2", "3*(4+5)-6", "2**10", "log(100) / log(10)")
add("formula", "molar-mass-calculator", "H2O", "C6H12O6", "Ca(OH)2", "NaCl", "Fe2(SO4)3", "CuSO4\u00b75H2O", "CH3CH2OH", "Al2O3")
add("currency", "currency-formatter", "$1,234.56", "\u20ac 99,90", "USD 50", "100 EUR", "\u00a35", "1.299,00 \u20ac", "\u00a5 10,000", "CHF 1'250.50")
add("semver", "semver-parser", "1.2.3", "v2.0.0", "1.0.0-alpha.1", "1.0.0-rc.1+build.5", "10.20.30", "2.1.0+20240101")
add("mime", "mime-type-lookup", "application/json", "text/html; charset=utf-8", "image/svg+xml", "application/vnd.ms-excel", "video/mp4", "multipart/form-data; boundary=x")

# Data and documents.
RECORDS = [{"id": 1, "name": "Ada", "ok": True, "score": 9.5}, {"id": 2, "name": "Bob, Jr.", "ok": False, "score": None}]
add("json", "json-formatter", json.dumps(RECORDS), json.dumps(RECORDS[0], indent=4), json.dumps({"a": {"b": [1, 2, {"c": "\u00e9"}]}}, ensure_ascii=False), '{"k":"v"}', "[1, 2, 3]", "  " + json.dumps({"x": "y"}, indent=1).replace("\n", "\r\n") + "\r\n")
add("jsonl", "ndjson-converter", "\n".join(json.dumps(r) for r in RECORDS), '{"a":1}\r\n{"a":2}\r\n', "\n".join(json.dumps({"level": "info", "n": n}) for n in range(9)), "[1,2]\n[3,4]\n", '{"type":"a"}\n\n{"type":"b"}\n')
node = xml.dom.minidom.parseString("<catalog><book id='1'><title>A &amp; B</title></book><book id='2'/></catalog>")
add("xml", "xml-formatter", node.toxml(), node.toprettyxml(), "<note><to>Ada</to><from>Bob</from></note>", '<?xml version="1.0" encoding="UTF-8"?>\n<a:x xmlns:a="urn:a"><a:y/></a:x>', "<!-- c -->\n<config><entry key='a'>1</entry></config>")
add("html", "html-formatter", "<!DOCTYPE html><html><head><title>T</title></head><body><p>Hi</p></body></html>", "<div class=\"a\"><p>One</p><ul><li>Two</li></ul></div>", "<p>Hello <b>world</b></p>", "<table><tr><td>1</td><td>2</td></tr></table>", "<html>\r\n<body>\r\n<h1>X</h1>\r\n</body>\r\n</html>")
add("yaml", "yaml-to-json-converter yaml-formatter", run("ruby", "-ryaml", "-rjson", "-e", "puts JSON.parse(STDIN.read).to_yaml", stdin=json.dumps(RECORDS)).decode(), DATA[3], "name: CI\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm test\n", "version: '3'\nservices:\n  web:\n    image: nginx\n    ports:\n      - \"80:80\"\n", "# settings\ncolor: blue\nsize: 10\nenabled: true\n", "apiVersion: v1\r\nkind: Pod\r\nmetadata:\r\n  name: x\r\n")
add("toml", "toml-to-json-converter", '[package]\nname = "demo"\nversion = "0.1.0"\n\n[dependencies]\nserde = { version = "1", features = ["derive"] }\n', 'title = "TOML Example"\n\n[owner]\nname = "Tom"\ndob = 1979-05-27T07:32:00-08:00\n', '[[products]]\nname = "Hammer"\nsku = 738594937\n\n[[products]]\nname = "Nail"\n', 'a = "x"\nb = [1, 2, 3]\nc = true\n', '[tool.black]\nline-length = 88\ntarget-version = ["py311"]\n')
add("ini", "ini-converter", "[section]\nkey=value\nother = a b c\n", "; comment\n[mysqld]\nport=3306\nbind-address=127.0.0.1\nuser=mysql\n", "[user]\n\tname = Ada Lovelace\n\temail = ada@example.com\n[core]\n\teditor = vim\n", "[Desktop Entry]\r\nType=Application\r\nName=App\r\nExec=/usr/bin/app\r\n", "[a]\nx=1\ny=two words\n[b]\nz=/path/to\n")
add("env", "env-file-converter", "DB_HOST=localhost\nDB_PORT=5432\nDB_USER=app\n", "# settings\nAPI_KEY=abc123\nDEBUG=true\n", 'export PATH=/usr/bin\nexport NAME="Ada"\n', "NODE_ENV=production\r\nPORT=3000\r\nSECRET_KEY=s3cr3t\r\n", 'A="x y"\nB=\'z\'\nC=1\n')
def table(rows, **form):
    out = io.StringIO()
    csv.writer(out, **form).writerows(rows)
    return out.getvalue()
ROWS = [["id", "name", "price"], [1, "Apple, red", 0.5], [2, 'Pear "William"', 0.75], [3, "Plum", 1]]
add("csv", "csv-to-json-converter", table(ROWS), table(ROWS, lineterminator="\n"), table(ROWS, delimiter=";"), "a,b\n1,2\n3,4\n5,6\n", table(ROWS, quoting=csv.QUOTE_ALL), "date,open,close\n2024-01-02,10.5,11\n2024-01-03,11,10.75\n")
add("tsv", "csv-to-json-converter", table(ROWS, dialect="excel-tab"), "a\tb\tc\n1\t2\t3\n4\t5\t6", "name\tcity\nAda\tLondon\nBob\tParis\nEve\tRome\n", "x\ty\r\n1\t2\r\n3\t4\r\n", table([["k", "v"], ["a", 1], ["b", 2]], delimiter="\t"))
add("sql", "sql-formatter", "SELECT id, name FROM users WHERE age > 30 ORDER BY name;", "insert into t (a, b) values (1, 'x');", "CREATE TABLE users (id INTEGER PRIMARY KEY, email TEXT NOT NULL);", "UPDATE accounts SET balance = balance - 10 WHERE id = 1", "with x as (select 1 as n) select n from x", "DELETE FROM logs WHERE at < '2020-01-01';", "-- all\nSELECT * FROM t LEFT JOIN u ON t.id = u.t_id\nGROUP BY 1")
add("markdown", "markdown-to-html-converter markdown-formatter", "# Title\n\nSome *text* with a [link](https://example.com).\n\n- one\n- two\n", "## Install\n\n```sh\nnpm install\n```\n\nThen run **it**.\n", "| a | b |\n|---|---|\n| 1 | 2 |\n", "> quote\n\n1. first\n2. second\n\n**bold** and `code`\n", "- [x] done\n- [ ] open\n\n# Next\n", "Heading\n=======\n\n* item\n* [a](b.md)\n")
add("latex", "string-escaper", "\\documentclass{article}\n\\begin{document}\nHello\n\\end{document}\n", "\\frac{a}{b} + \\sqrt{c}", "\\section{Intro}\nText with \\textbf{bold} and $x^2$.", "$\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}$", "\\begin{equation}\nE = mc^2\n\\end{equation}")
add("graphql", "graphql-formatter", "query GetUser($id: ID!) { user(id: $id) { name email } }", "{ hero { name friends { name } } }", "type User {\n  id: ID!\n  name: String\n}\n", "mutation { addTodo(text: \"x\") { id } }", "fragment F on User { id }", "query {\n  viewer {\n    login\n  }\n}\n")
add("curl", "curl-converter", "curl https://example.com", "curl -X POST https://api.example.com/v1 -H 'Content-Type: application/json' -d '{\"a\":1}'", "$ curl -sSL -o out.html http://example.org/a", "curl \\\n  --request GET \\\n  --url https://example.com/api\n", "curl -u ada:pw https://example.com/x")
add("http", "http-message-parser", "GET /index.html HTTP/1.1\r\nHost: example.com\r\nAccept: */*\r\n\r\n", "HTTP/1.1 200 OK\nContent-Type: text/html\nContent-Length: 5\n\nhello", "POST /api HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\n\r\n{\"a\":1}", "HTTP/2 404 \r\nserver: nginx\r\n\r\n", "DELETE /x HTTP/1.0\r\n\r\n")
def traceback():
    return subprocess.run(["python3", "-c", "def f(): return 1/0\nf()"], capture_output=True, text=True).stderr
add("stack-trace", "stack-trace-parser", traceback(), "Exception in thread \"main\" java.lang.NullPointerException: x\n\tat com.example.App.run(App.java:12)\n\tat com.example.App.main(App.java:5)\n", subprocess.run(["node", "-e", "null.x"], capture_output=True, text=True).stderr, subprocess.run(["ruby", "-e", "def f; 1/0; end; f"], capture_output=True, text=True).stderr, "panic: boom\n\ngoroutine 1 [running]:\nmain.main()\n\t/srv/app/main.go:4 +0x39\n", "System.InvalidOperationException: bad\n   at App.Program.Main(String[] args) in C:\\src\\Program.cs:line 9\n", "TypeError: a is undefined\n    at f (https://example.com/app.js:10:5)\n    at https://example.com/app.js:20:3\n", run("php", "-d", "display_errors=1", "-r", "function f(){ throw new Exception('x'); } f();").decode())
add("access-log", "access-log-parser", '127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] "GET /apache_pb.gif HTTP/1.0" 200 2326', '203.0.113.7 - - [01/Mar/2024:10:00:00 +0000] "GET / HTTP/1.1" 200 612 "-" "curl/8.5.0"\n203.0.113.8 - - [01/Mar/2024:10:00:01 +0000] "POST /a HTTP/1.1" 404 0 "https://x.example/" "Mozilla/5.0"\n', '2001:db8::1 - ada [12/Dec/2023:00:00:00 +0100] "HEAD /x HTTP/2.0" 304 -', '10.0.0.1 - - [01/Jan/2024:00:00:00 +0000] "GET /a?b=c HTTP/1.1" 301 178\r\n10.0.0.2 - - [01/Jan/2024:00:00:01 +0000] "GET /b HTTP/1.1" 200 12\r\n', 'example.com:443 192.0.2.1 - - [05/May/2024:05:05:05 +0000] "GET / HTTP/1.1" 200 5 "-" "x"')

# Programs.
COUNTERS = "code-line-counter comment-remover"
add("python", COUNTERS, "def add(a, b):\n    return a + b\n\nprint(add(1, 2))\n", "import os\n\nfor name in os.listdir('.'):\n    if name.endswith('.py'):\n        print(name)\n", "class A:\n    def __init__(self, x):\n        self.x = x\n", "from collections import Counter\n\nwords = Counter(w for w in text.split())\n", "#!/usr/bin/env python3\nimport sys\n\nif __name__ == '__main__':\n    sys.exit(0)\n")
add("javascript", COUNTERS + " javascript-formatter javascript-validator javascript-minifier", "const x = 1;\nfunction f(a) {\n  return a + x;\n}\nconsole.log(f(2));\n", "import fs from 'node:fs';\n\nexport default async function read(p) {\n  return await fs.promises.readFile(p);\n}\n", "document.querySelector('#a').addEventListener('click', () => { alert('hi'); });", "const { a } = require('./a');\nmodule.exports = (b) => a.map((c) => c * b);\n", "let n = 0;\nfor (let i = 0; i < 10; i++) {\n  if (i % 2 === 0) n += i;\n}\n")
add("typescript", COUNTERS + " typescript-to-javascript-converter javascript-formatter", "interface User {\n  id: number;\n  name: string;\n}\nconst u: User = { id: 1, name: 'a' };\n", "export type Id = string | number;\nexport function f(id: Id): void {}\n", "class A {\n  private x: number = 1;\n  get(): number { return this.x; }\n}\n", "enum Color { Red, Green }\nlet c: Color = Color.Red;\nfunction g(a: string[]): Promise<void> { return Promise.resolve(); }\n", "import type { X } from './x';\nconst y = {} as X;\n")
add("css", COUNTERS + " css-formatter css-minifier", "body {\n  margin: 0;\n  font-family: sans-serif;\n}\n", ".a > .b:hover { color: #fff; padding: 4px 8px; }", "@media (max-width: 600px) {\n  .x { display: none; }\n}\n", ":root { --main: #06c; }\na { color: var(--main); }\n", "#id .item{width:100%;border:1px solid red}")
add("java", COUNTERS, "public class Main {\n  public static void main(String[] args) {\n    System.out.println(\"Hi\");\n  }\n}\n", "package a.b;\n\nimport java.util.List;\n\npublic interface X {\n  List<String> names();\n}\n", "import java.util.HashMap;\n\nclass A {\n  private final int x = 1;\n  public int getX() { return x; }\n}\n", "@Override\npublic String toString() {\n  return name;\n}\n", "try {\n  int[] a = new int[3];\n  System.out.println(a[3]);\n} catch (Exception e) {\n}\n")
add("c", COUNTERS, "#include <stdio.h>\n\nint main(void) {\n  printf(\"Hi\\n\");\n  return 0;\n}\n", "#include <stdlib.h>\n\nstruct node { int v; struct node *next; };\n\nint *f(size_t n) { return malloc(n * sizeof(int)); }\n", "#define MAX 10\n\nstatic int count(const char *s) {\n  int n = 0;\n  while (*s++) n++;\n  return n;\n}\n", "typedef struct { int x; int y; } point;\n\nvoid move(point *p) { p->x += 1; }\n", "#include <string.h>\n#include \"a.h\"\n\nint main(int argc, char **argv) { return strlen(argv[0]); }\n")
add("cpp", COUNTERS, "#include <iostream>\n\nint main() {\n  std::cout << \"Hi\" << std::endl;\n}\n", "#include <vector>\nusing namespace std;\n\nint sum(const vector<int>& v) {\n  int s = 0;\n  for (auto x : v) s += x;\n  return s;\n}\n", "template <typename T>\nclass Box {\npublic:\n  T value;\n  explicit Box(T v) : value(v) {}\n};\n", "std::map<std::string, int> m;\nm[\"a\"] = 1;\n", "#include <memory>\nauto p = std::make_unique<int>(5);\n")
add("csharp", COUNTERS, "using System;\n\nclass P {\n  static void Main() {\n    Console.WriteLine(\"Hi\");\n  }\n}\n", "namespace A.B\n{\n    public class C\n    {\n        public string Name { get; set; }\n    }\n}\n", "using System.Linq;\n\nvar q = xs.Where(x => x > 1).ToList();\nforeach (var x in q) Console.WriteLine(x);\n", "public record Point(int X, int Y);\npublic interface IA { Task<int> GetAsync(); }\nusing System.Threading.Tasks;\n", "public int Age { get; private set; }\npublic override string ToString() => $\"{Age}\";\n")
add("go", COUNTERS, "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tfmt.Println(\"Hi\")\n}\n", "func Add(a, b int) int {\n\treturn a + b\n}\n", "package x\n\ntype T struct {\n\tA int `json:\"a\"`\n}\n", "f, err := os.Open(p)\nif err != nil {\n\treturn err\n}\ndefer f.Close()\n", "package a\n\nimport (\n\t\"os\"\n)\n\nvar ch = make(chan int)\n")
add("rust", COUNTERS, "fn main() {\n    println!(\"Hi\");\n}\n", "use std::collections::HashMap;\n\npub fn f(x: &str) -> Option<u32> {\n    let mut m = HashMap::new();\n    m.insert(x, 1);\n    Some(1)\n}\n", "#[derive(Debug)]\nstruct P { x: i32 }\n\nimpl P {\n    fn get(&self) -> i32 { self.x }\n}\n", "match x {\n    Some(v) => println!(\"{}\", v),\n    None => {}\n}\n", "let v: Vec<i32> = vec![1, 2, 3];\nlet s: i32 = v.iter().sum();\nassert_eq!(s, 6);\n")
add("php", COUNTERS, "<?php\necho 'Hi';\n", "<?php\nfunction f($a) {\n  return $a + 1;\n}\n$x = f(2);\n", "<?php\nnamespace A;\n\nclass B {\n  private $x;\n  public function get() { return $this->x; }\n}\n", "<?php foreach ($a as $k => $v): ?>\n<li><?= $v ?></li>\n<?php endforeach; ?>\n", "<?php\n$db = new PDO('sqlite::memory:');\nif ($_GET['a']) { print_r($_GET); }\n")
add("ruby", COUNTERS, "def hi(name)\n  puts \"Hi #{name}\"\nend\n", "require 'json'\n\n[1, 2].each do |x|\n  puts x\nend\n", "class A\n  attr_reader :x\n  def initialize(x)\n    @x = x\n  end\nend\n", "module M\n  def self.f\n    return nil unless block_given?\n    yield\n  end\nend\n", "users.map { |u| u.name }.each do |n|\n  puts n\nend\n")
add("shell", COUNTERS, "#!/bin/bash\nset -e\nfor f in *.txt; do\n  echo \"$f\"\ndone\n", "#!/bin/sh\nif [ -f a ]; then\n  rm a\nfi\n", "export A=1\ncd /tmp && ls -la | grep x\n", "#!/usr/bin/env bash\nmain() {\n  local x=\"$1\"\n  printf '%s\\n' \"${x:-none}\"\n}\nmain \"$@\"\n", "while read -r line; do\n  echo \"$line\"\ndone < in.txt\n")
add("kotlin", COUNTERS, "fun main() {\n    println(\"Hi\")\n}\n", "data class P(val x: Int, val y: Int)\n\nfun P.sum(): Int = x + y\n", "val xs = listOf(1, 2, 3)\nxs.forEach { println(it) }\n", "class A(private val n: String) {\n    fun f(): String? = n?.uppercase()\n}\n", "fun g(x: Any) = when (x) {\n    is Int -> x + 1\n    else -> 0\n}\n")
add("swift", COUNTERS, "import Foundation\n\nfunc hi(name: String) -> String {\n    return \"Hi \\(name)\"\n}\n", "struct P: Codable {\n    let x: Int\n    var y: Int\n}\n", "guard let u = url else { return }\nlet d: Data = try Data(contentsOf: u)\n", "import SwiftUI\n\nstruct V: View {\n    var body: some View { Text(\"Hi\") }\n}\n", "extension String {\n    func twice() -> String { return self + self }\n}\n")

# Files by their first bytes.
png = lambda w, h: b"\x89PNG\r\n\x1a\n" + b"".join(struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d)) for t, d in ((b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(b"\0" + b"\1\2\3" * w)), (b"IEND", b"")))
zipped = io.BytesIO()
import zipfile, tarfile, sqlite3, wave
with zipfile.ZipFile(zipped, "w") as z:
    z.writestr("a.txt", "hello")
tarred = io.BytesIO()
with tarfile.open(fileobj=tarred, mode="w") as t:
    info = tarfile.TarInfo("a.txt")
    info.size = 5
    t.addfile(info, io.BytesIO(b"hello"))
waved = io.BytesIO()
with wave.open(waved, "wb") as w:
    w.setnchannels(1), w.setsampwidth(1), w.setframerate(8000), w.writeframes(bytes(range(40)))
database = sqlite3.connect(":memory:")
database.execute("create table t (a)")
FILES = "file-type-detector image-information pdf-inspector archive-inspector sqlite-inspector elf-inspector audio-metadata-reader"
add("file", FILES, png(2, 1), zipped.getvalue(), tarred.getvalue()[:1024], waved.getvalue(), database.serialize()[:200], b"GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\4\1\0\0\0\0,\0\0\0\0\1\0\1\0\0\2\2D\1\0;", b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n", b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0", open("/bin/true", "rb").read(200), b"\0asm\1\0\0\0", plistlib.dumps({"a": 1}, fmt=plistlib.FMT_BINARY), b"OggS\0\2" + bytes(22), b"wOF2\0\1\0\0" + bytes(40))

# Nested encodings: layers by their names in a chain, and what is inside.
LAYERS = {
    "base64": lambda d: base64.b64encode(d),
    "base64url": lambda d: base64.urlsafe_b64encode(d),
    "hex": lambda d: binascii.hexlify(d),
    "base32": lambda d: base64.b32encode(d),
    "base85": lambda d: base64.a85encode(d, adobe=True),
    "url": lambda d: urllib.parse.quote(d, safe="").encode(),
    "gzip": lambda d: gzip.compress(d, mtime=0),
    "zlib": lambda d: zlib.compress(d),
    "bzip2": lambda d: bz2.compress(d),
    "xz": lambda d: lzma.compress(d),
    "zstd": lambda d: run("zstd", "-c", "-q", stdin=d),
    "brotli": lambda d: run("brotli", "-c", stdin=d),
    "html-entities": lambda d: html.escape(d.decode()).encode(),
    "quoted-printable": lambda d: quopri.encodestring(d),
    "rot13": lambda d: codecs.encode(d.decode(), "rot13").encode(),
    "utf-16le": lambda d: d.decode().encode("utf-16-le"),
    "xor": lambda d: bytes(c ^ 0xAA for c in d),
    "base58": lambda d: b58(d).encode(),
    "data-uri": lambda d: b"data:text/plain;base64," + base64.b64encode(d),
}
ENDS = {
    "json": b'{"user": "ada", "roles": ["admin", "dev"], "active": true}',
    "xml": b"<?xml version=\"1.0\"?><order><item sku=\"A-1\">2</item><item sku=\"B-2\">1</item></order>",
    "csv": b"name,age,city\nAda,36,London\nGrace,85,New York\nAlan,41,Wilmslow\n",
    "": b"The meeting has been moved to Thursday, and all of us should be there before ten.",
    "html": b"<!DOCTYPE html><html><body><h1>Hello</h1><p>World</p></body></html>",
    "sql": b"SELECT id, name FROM users WHERE age > 30 ORDER BY name;",
}
WAYS = ["base64 gzip", "base64 zlib", "hex gzip", "base64 base64", "url base64", "base64 hex", "base32 base64", "base64 bzip2", "base64 xz", "base64 zstd", "base64 brotli", "base64url gzip", "hex base64", "base64 url", "base85 gzip", "html-entities base64", "base64 rot13", "base64 utf-16le", "base64 xor", "hex xor", "base58 gzip", "data-uri gzip", "quoted-printable html-entities", "base64 base64 base64", "base64 gzip base64", "url base64 gzip", "hex base64 zlib", "base64 gzip base64 gzip", "url base64 hex gzip", "base64 base64 base64 base64", "base32 gzip base64 hex", "hex hex base64 url base64", "base64 gzip base64 zlib base64", "base64 base64 base64 base64 base64"]
for at, way in enumerate(WAYS):
    for step, end in enumerate(ENDS):
        if (at + step) % 2 != 0 or ("rot13" in way and end != "") or ("xor" in way and end not in ("", "json")) or ("html-entities" in way and end != "html" and "quoted" in way):
            continue
        data = ENDS[end]
        same = False
        for layer in reversed(way.split()):
            before, data = data, LAYERS[layer](data)
            same = same or data == before
        if same:
            continue
        nested.append({"steps": way.split() + ([end] if end else []), "plain": ENDS[end].decode(), "data": data.decode()})

# What is nothing in particular.
PROSE = {
    "English": "When in the course of human events it becomes necessary for one people to dissolve the political bands which have connected them with another, a decent respect is owed.",
    "German": "Alle Menschen sind frei und gleich an W\u00fcrde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt.",
    "French": "Tous les \u00eatres humains naissent libres et \u00e9gaux en dignit\u00e9 et en droits. Ils sont dou\u00e9s de raison.",
    "Spanish": "Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como est\u00e1n de raz\u00f3n, deben comportarse fraternalmente.",
    "Italian": "Tutti gli esseri umani nascono liberi ed eguali in dignit\u00e0 e diritti. Essi sono dotati di ragione e di coscienza.",
    "Portuguese": "Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de raz\u00e3o e de consci\u00eancia.",
    "Dutch": "Alle mensen worden vrij en gelijk in waardigheid en rechten geboren. Zij zijn begiftigd met verstand en geweten.",
    "Russian": RUSSIAN,
    "Japanese": JAPANESE,
    "Polish": "Wszyscy ludzie rodz\u0105 si\u0119 wolni i r\u00f3wni pod wzgl\u0119dem swej godno\u015bci i swych praw. S\u0105 oni obdarzeni rozumem.",
}
for text in PROSE.values():
    parts = text.replace(". ", ".\n").split("\n")
    nothing += [{"data": text}, {"data": "\n".join(parts)}, {"data": parts[0]}, {"data": f"{text}\n\n{text}"}, {"data": "- " + parts[0] + "\n\n" + text}]
import pydoc_data.topics, re as regex
words = sorted(set(w for w in regex.findall(r"[a-z]{3,14}", " ".join(pydoc_data.topics.topics.values()))))
nothing += [{"data": w} for w in random.sample(words, 90)] + [{"data": w.capitalize()} for w in random.sample(words, 30)]
nothing += [{"data": " ".join(random.sample(words, n % 4 + 2))} for n in range(40)]
nothing += [{"data": n} for n in "Anna Peter Christopher Elizabeth O'Brien M\u00fcller Nguyen Smith-Jones Alexander Giuseppe Katarzyna Johannes Maria Fernandes Ivanov Yuki Tanaka Mohammed Fatima Aisha Lars S\u00f8ren Bj\u00f6rk Zo\u00eb Ren\u00e9e Dmitri Olga Priya Raj Chen Wei Kim Berlin London Paris Tokyo Madrid Vienna Oslo Lisbon".split()]
nothing += [{"data": n} for n in ["Ada Lovelace", "Grace Hopper", "Ludwig van Beethoven", "Marie Curie", "Jean-Luc Picard", "New York", "San Francisco", "Rio de Janeiro", "Dr. Smith", "Mr. John Q. Public"]]
nothing += [{"data": base64.b64encode(random.randbytes(n)).decode(), "encoding": "base64"} for n in [8, 16, 20, 32, 33, 48, 64, 100, 128, 200, 256, 300, 17, 31, 77, 150] * 3]

for sample in samples + nested + nothing:
    assert sample["data"], sample
here = os.path.dirname(os.path.abspath(__file__))
lines = lambda items: "[\n" + ",\n".join(json.dumps(item, ensure_ascii=True) for item in items) + "\n]"
with open(os.path.join(here, "corpus.json"), "w") as out:
    out.write('{\n"samples": ' + lines(samples) + ',\n"nested": ' + lines(nested) + ',\n"nothing": ' + lines(nothing) + "\n}\n")
print(len(samples), "samples of", len({s["kind"] for s in samples}), "kinds,", len(nested), "nested,", len(nothing), "of nothing")
