"""PDF files signed with OpenSSL, as poppler's pdfsig reads them; certificates are made anew each time.

Run: /usr/bin/python3 test/oracles/documents_signatures.py > src/tools/documents/testdata/signatures.json  (needs openssl and pdfsig of poppler-utils)
"""
import base64
import hashlib
import json
import os
import re
import subprocess
import tempfile

folder = tempfile.mkdtemp()


def path(name):
    return os.path.join(folder, name)


def openssl(*arguments, data=None):
    return subprocess.run(["openssl", *arguments], input=data, check=True, capture_output=True).stdout


def certificate(name, *key, subject="/C=DE/O=Example Org/CN=Ann Example", extensions=()):
    options = [part for extension in extensions for part in ("-addext", extension)]
    openssl("req", "-x509", "-utf8", "-newkey", *key, "-nodes", "-keyout", path(f"{name}.key"), "-out", path(f"{name}.crt"), "-days", "3650", "-subj", subject, *options)
    openssl("x509", "-in", path(f"{name}.crt"), "-outform", "DER", "-out", path(f"{name}.der"))


certificate("rsa", "rsa:2048")
certificate("ec", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", subject="/CN=Zo\u00eb Elliptic")
certificate("tsa", "rsa:2048", subject="/CN=Clock", extensions=("extendedKeyUsage=critical,timeStamping",))
with open(path("tsa.cnf"), "w") as file:
    file.write(
        f"[tsa]\ndefault_tsa=t\n[t]\nserial={path('serial')}\nsigner_cert={path('tsa.crt')}\nsigner_key={path('tsa.key')}\nsigner_digest=sha256\n"
        "default_policy=1.2.3.4\ndigests=sha256,sha512\nordering=no\ntsa_name=no\ness_cert_id_chain=no\n"
    )

HOLE = 5000


def pdf(sub_filter, kind="Sig", hole=HOLE, more="/Reason (I agree) /Location (Berlin) /M (D:20260102030405+01'00')"):
    """A document with one signature that is yet to be filled in."""
    objects = [
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 6 0 R]/SigFlags 3>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Annots[4 0 R 6 0 R]>>",
        "<</FT/Sig/T(Approval)/V 5 0 R/Type/Annot/Subtype/Widget/Rect[0 0 0 0]/P 3 0 R/F 132>>",
        f"<</Type/{kind}/Filter/Adobe.PPKLite/SubFilter/{sub_filter}/ByteRange[0 0000000000 0000000000 0000000000]/Contents<{'0' * hole}>{more}>>",
        "<</FT/Sig/T(Later)/Type/Annot/Subtype/Widget/Rect[0 0 0 0]/P 3 0 R/F 132>>",
    ]
    text = "%PDF-1.7\n"
    places = []
    for number, content in enumerate(objects, 1):
        places.append(len(text))
        text += f"{number} 0 obj\n{content}\nendobj\n"
    table = len(text)
    text += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n" + "".join(f"{place:010} 00000 n \n" for place in places)
    text += f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R>>\nstartxref\n{table}\n%%EOF\n"
    return text.encode()


def signed(document, sign, hole=HOLE):
    start = document.index(b"/Contents<") + len(b"/Contents")
    end = start + hole + 2
    ranges = f"[0 {start:010} {end:010} {len(document) - end:010}]".encode()
    document = document.replace(b"[0 0000000000 0000000000 0000000000]", ranges)
    cms = sign(document[:start] + document[end:])
    assert len(cms) * 2 <= hole
    return document[: start + 1] + cms.hex().ljust(hole, "0").encode() + document[end - 1 :], [0, start, end, len(document) - end]


def cms(key, *options, attached=False):
    def sign(data):
        more = ["-nodetach"] if attached else []
        return openssl("cms", "-sign", "-binary", "-outform", "DER", "-signer", path(f"{key}.crt"), "-inkey", path(f"{key}.key"), *more, *options, data=data)

    return sign


def stamp(data):
    with open(path("data"), "wb") as file:
        file.write(data)
    openssl("ts", "-query", "-data", path("data"), "-sha256", "-cert", "-out", path("q"))
    return openssl("ts", "-reply", "-queryfile", path("q"), "-config", path("tsa.cnf"), "-section", "t", "-token_out")


def by_pdfsig(document):
    """What pdfsig tells of the first signature."""
    with open(path("x.pdf"), "wb") as file:
        file.write(document)
    text = subprocess.run(["pdfsig", "-nocert", path("x.pdf")], capture_output=True, text=True, env={**os.environ, "TZ": "UTC"}).stdout
    find = lambda label: (re.search(rf"- {label}: (.*)", text) or [None, None])[1]
    return {
        "valid": "- Signature Validation: Signature is Valid." in text,
        "whole": "- Total document signed" in text,
        "signer": find("Signer Certificate Common Name"),
        "hash": find("Signing Hash Algorithm"),
        "field": find("Signature Field Name"),
        "type": find("Signature Type"),
    }


cases = {}


def case(name, document, ranges):
    seen = by_pdfsig(document)
    cases[name] = {"file": base64.b64encode(document).decode(), "byteRange": ranges, "pdfsig": seen}


document, ranges = signed(pdf("adbe.pkcs7.detached"), cms("rsa", "-md", "sha256"))
case("rsa", document, ranges)
case("changed", document.replace(b"[0 0 100 100]", b"[0 0 101 100]"), ranges)
case("added", document + b"% something behind\n", ranges)

case("ecdsa", *signed(pdf("ETSI.CAdES.detached"), cms("ec", "-md", "sha512")))
case("small", *signed(pdf("ETSI.CAdES.detached", hole=2000), cms("ec", "-md", "sha256"), 2000))
case("pss", *signed(pdf("adbe.pkcs7.detached"), cms("rsa", "-md", "sha384", "-keyopt", "rsa_padding_mode:pss")))
case("noAttributes", *signed(pdf("adbe.pkcs7.detached"), cms("rsa", "-md", "sha256", "-noattr")))
case("sha1", *signed(pdf("adbe.pkcs7.sha1"), lambda data: cms("rsa", "-md", "sha256", attached=True)(hashlib.sha1(data).digest())))
case("keyId", *signed(pdf("adbe.pkcs7.detached"), cms("rsa", "-md", "sha256", "-keyid")))
case("timestamp", *signed(pdf("ETSI.RFC3161", "DocTimeStamp", more=""), stamp))
case("noCertificate", *signed(pdf("adbe.pkcs7.detached"), cms("rsa", "-md", "sha256", "-nocerts")))
dates = openssl("x509", "-in", path("rsa.crt"), "-noout", "-serial", "-dates").decode()
changed = base64.b64decode(cases["noAttributes"]["file"]).replace(b"[0 0 100 100]", b"[0 0 101 100]")
case("changedNoAttributes", changed, cases["noAttributes"]["byteRange"])
print(json.dumps({"cases": cases, "serial": re.search(r"serial=(\w+)", dates)[1].lower(), "dates": re.findall(r"(?:notBefore|notAfter)=(.*)", dates)}))
