"""PDF files made by hand and by qpdf (through pikepdf), with what qpdf, poppler and the rules of the catalogue say of them.

Run with a Python that has pikepdf (Debian: python3-pikepdf) and poppler's programs in the path:
    python3 test/oracles/documents_pdf.py > src/tools/documents/testdata/pdf.json
"""

import base64
import hashlib
import io
import json
import zlib

import pikepdf
from pikepdf import Array, Dictionary, Name, String


def b64(data):
    return base64.b64encode(data).decode()


def shared(value, files):
    """The value with long strings of Base64, which many vectors have in common, as @ and their place in a list."""
    if isinstance(value, dict):
        return {key: shared(entry, files) for key, entry in value.items()}
    if isinstance(value, list):
        return [shared(entry, files) for entry in value]
    if isinstance(value, str) and len(value) > 200 and not value.startswith("data:"):
        if value not in files:
            files.append(value)
        return f"@{files.index(value)}"
    return value


def make(pages, setup=None, **save):
    """A file of pages, each (text, attributes), in Helvetica."""
    pdf = pikepdf.new()
    font = pdf.make_indirect(Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding))
    for text, attributes in pages:
        content = text if text.startswith("q ") else f"BT /F1 12 Tf 20 60 Td ({text}) Tj ET"
        page = Dictionary(Type=Name.Page, MediaBox=Array([0, 0, 200, 100]), Resources=Dictionary(Font=Dictionary(F1=font)))
        for key, value in attributes.items():
            page["/" + key] = value
        page.Contents = pdf.make_stream(content.encode("latin-1"))
        pdf.pages.append(pikepdf.Page(pdf.make_indirect(page)))
    if setup:
        setup(pdf)
    if "/Info" in pdf.trailer and not setup:
        del pdf.trailer["/Info"]
    out = io.BytesIO()
    pdf.save(out, static_id=True, **save)
    return out.getvalue()


vectors = []


def vector(tool, inputs, result=None, status=None):
    entry = {"tool": tool, "inputs": inputs}
    if status:
        entry["status"] = status
    else:
        entry["result"] = result
    vectors.append(entry)


def rotated(pdf):
    pdf.Root.PageLabels = Dictionary(Nums=Array([0, Dictionary(S=Name.r), 2, Dictionary(S=Name.D, P=String("A-"), St=5), 3, Dictionary(S=Name.A, St=27)]))
    with pdf.open_outline() as outline:
        one = pikepdf.OutlineItem("One", 0)
        one.children.append(pikepdf.OutlineItem("Zw\u00f6lf \u2603", 2))
        outline.root.extend([one, pikepdf.OutlineItem("Last", 3)])
    pdf.docinfo["/Title"] = "T\u00eftle"
    pdf.docinfo["/Author"] = "\u2603"
    pdf.docinfo["/Subject"] = ""
    pdf.docinfo["/CreationDate"] = "D:20240229123456+01'00'"
    pdf.docinfo["/ModDate"] = "D:20241301"
    pdf.Root.Lang = String("de-CH")
    pdf.Root.MarkInfo = Dictionary(Marked=True)
    pdf.attachments["b.txt"] = pikepdf.AttachedFileSpec(pdf, b"B", filename="b.txt")
    pdf.attachments["a.txt"] = pikepdf.AttachedFileSpec(pdf, b"AA", filename="a.txt")


book = make(
    [("One", {}), ("Two", {"Rotate": 90}), ("Three", {"CropBox": Array([10, 10, 110, 300]), "UserUnit": 2}), ("Four", {"Rotate": -90})],
    rotated,
)
facts = {
    "pages": 4,
    "pageList": [
        {"page": 1, "widthPoints": 200, "heightPoints": 100, "rotation": 0, "label": "i"},
        {"page": 2, "widthPoints": 100, "heightPoints": 200, "rotation": 90, "label": "ii"},
        {"page": 3, "widthPoints": 200, "heightPoints": 180, "rotation": 0, "label": "A-5"},
        {"page": 4, "widthPoints": 100, "heightPoints": 200, "rotation": 270, "label": "AA"},
    ],
    "metadata": {"title": "T\u00eftle", "author": "\u2603", "created": "2024-02-29T12:34:56+01:00"},
    "outline": [{"title": "One", "level": 1, "page": 1}, {"title": "Zw\u00f6lf \u2603", "level": 2, "page": 3}, {"title": "Last", "level": 1, "page": 4}],
    "attachments": ["a.txt", "b.txt"],
    "language": "de-CH",
    "tagged": False,
    "encrypted": False,
    "repaired": False,
    "updates": 0,
    "fonts": [{"name": "Helvetica", "type": "Type1", "embedded": False, "subset": False}],
}
vector("pdf-inspector", {"file": b64(book)}, facts)
vector("pdf-inspector", {"file": b64(b"junk\n" + book.replace(b"\nxref\n0", b"\nxrxx\n0"))}, {**facts, "repaired": True})
vector("pdf-inspector", {"file": "data:application/pdf;base64," + b64(make([("A", {})], linearize=True))}, {"linearized": True, "updates": 0, "pages": 1})
vector("pdf-inspector", {"file": b64(make([("A", {})], object_stream_mode=pikepdf.ObjectStreamMode.generate))}, {"objectStreams": True, "pages": 1})
vector("pdf-inspector", {"file": b64(b"no pdf")}, status=422)
vector("pdf-inspector", {"file": "%%%"}, status=400)

for revision, aes, algorithm, bits in [(2, False, "rc4", 40), (3, False, "rc4", 128), (4, True, "aes128", 128), (6, True, "aes256", 256)]:
    encryption = pikepdf.Encryption(
        owner="own", user="us", R=revision, aes=aes, metadata=revision >= 4, allow=pikepdf.Permissions(extract=False, print_highres=False, modify_assembly=False)
    )
    secret = b64(make([("Secret", {}), ("More", {})], encryption=encryption))
    allowed = pikepdf.open(io.BytesIO(base64.b64decode(secret)), password="us").allow
    permissions = {
        "print": allowed.print_lowres,
        "printHighQuality": allowed.print_highres,
        "modify": allowed.modify_other,
        "copy": allowed.extract,
        "annotate": allowed.modify_annotation,
        "fillForms": allowed.modify_form,
        "accessibility": allowed.accessibility,
        "assemble": allowed.modify_assembly,
    }
    encrypted = {"algorithm": algorithm, "keyBits": bits, "revision": revision}
    if revision > 2:
        encrypted["permissions"] = permissions
    for password, opened in [("us", "user"), ("own", "owner")]:
        vector("pdf-inspector", {"file": secret, "password": password}, {"encrypted": True, "encryption": {**encrypted, "openedAs": opened}})
        vector("pdf-decryptor", {"file": secret, "password": password}, {"wasEncrypted": True, "algorithm": algorithm, "openedAs": opened, "pages": 2})
    vector("pdf-decryptor", {"file": secret, "password": "wrong"}, status=422)
    vector("pdf-text-extractor", {"file": secret, "password": "us"}, {"text": "Secret\n\nMore", "characters": 10})
    vector("pdf-inspector", {"file": secret}, status=422)

open_file = make([("Open", {})])
vector("pdf-decryptor", {"file": b64(open_file)}, {"file": b64(open_file), "wasEncrypted": False, "sha256": hashlib.sha256(open_file).hexdigest(), "pages": 1})

lines = make(
    [
        (
            "q BT /F1 10 Tf 20 40 Td (second) Tj ET BT /F1 10 Tf 20 80 Td [(Hel) -200 (lo) -300 (world)] TJ ET BT /F1 10 Tf 3 Tr 150 81 Td (end) Tj ET Q",
            {},
        ),
        ("q Q", {}),
        ("caf\u00e9 \\(x\\)", {"Rotate": 90}),
    ]
)
vector(
    "pdf-text-extractor",
    {"file": b64(lines)},
    {"text": "Hello world end\nsecond\n\n\n\ncaf\u00e9 (x)", "pageCount": 3, "characters": 26, "hasText": True},
)
vector("pdf-text-extractor", {"file": b64(lines), "pages": "3,2"}, {"pages": [{"page": 3, "text": "caf\u00e9 (x)", "characters": 7}, {"page": 2, "text": "", "characters": 0}]})
vector("pdf-text-extractor", {"file": b64(lines), "pages": "2"}, {"text": "", "hasText": False, "characters": 0})
for bad in ["0", "4", "1,,2", "a", "1-9", "-2", "1,odd", ""]:
    vector("pdf-text-extractor", {"file": b64(lines), "pages": bad}, status=422 if bad else 400)

vector("pdf-merger", {"files": [{"file": b64(book), "pages": "odd"}, {"file": b64(lines), "name": "x", "pages": "last-2"}]},
       {"pages": 4, "sources": [{"name": "file 1", "pages": 2, "firstPage": 1}, {"name": "x", "pages": 2, "firstPage": 3}]})
vector("pdf-merger", {"files": [{"file": b64(open_file), "pages": "even"}]}, status=422)
vector("pdf-merger", {"files": [{"file": b64(open_file)}, {"file": b64(b"x")}]}, status=422)
vector("pdf-merger", {"files": []}, status=400)
vector("pdf-splitter", {"file": b64(book), "by": "bookmarks"},
       {"parts": 2, "pageCount": 4, "files": [{"name": "part-1.pdf", "pages": [1, 2, 3], "title": "One"}, {"name": "part-2.pdf", "pages": [4], "title": "Last"}]})
vector("pdf-splitter", {"file": b64(book), "by": "bookmarks", "level": 2},
       {"parts": 3, "files": [{"pages": [1, 2], "title": "One"}, {"pages": [3], "title": "Zw\u00f6lf \u2603"}, {"pages": [4], "title": "Last"}]})
vector("pdf-splitter", {"file": b64(book), "by": "ranges", "ranges": ["2-1", "last"], "name": "a b"}, {"files": [{"name": "a b-1.pdf", "pages": [2, 1]}, {"name": "a b-2.pdf", "pages": [4]}]})
vector("pdf-splitter", {"file": b64(book), "by": "ranges"}, status=400)
vector("pdf-splitter", {"file": b64(book), "ranges": ["1"]}, status=400)
vector("pdf-splitter", {"file": b64(open_file), "by": "bookmarks"}, status=422)
vector("pdf-splitter", {"file": b64(open_file), "name": "a/b"}, status=422)
vector("pdf-page-organizer", {"file": b64(book), "pages": "3-1,1", "rotate": [{"pages": "all", "degrees": -90}, {"pages": "2", "degrees": 90}]},
       {"order": [3, 2, 1, 1], "rotations": [270, 90, 270, 270], "pages": 4})
vector("pdf-page-organizer", {"file": b64(book), "delete": "2-3", "absolute": True, "rotate": [{"pages": "4", "degrees": 450}]}, {"order": [1, 4], "rotations": [0, 90]})
vector("pdf-page-organizer", {"file": b64(book), "delete": "all"}, status=422)
vector("pdf-page-organizer", {"file": b64(book), "rotate": [{"pages": "1", "degrees": 45}]}, status=400)
vector("pdf-metadata-editor", {"file": b64(book), "removeAll": True, "set": {"title": "New", "language": ""}},
       {"metadata": {"title": "New"}, "removed": ["Author", "CreationDate", "ModDate", "Subject"]})
vector("pdf-metadata-editor", {"file": b64(book), "set": {"author": ""}, "modified": "2020-01-01T00:00:00Z"},
       {"metadata": {"title": "T\u00eftle", "created": "2024-02-29T12:34:56+01:00", "modified": "2020-01-01T00:00:00Z"}, "language": "de-CH", "removed": ["Author"]})
vector("pdf-metadata-editor", {"file": b64(book), "created": "2023-02-29T00:00:00Z"}, status=422)
vector("pdf-metadata-editor", {"file": b64(book)}, {"file": b64(book), "removed": []})
vector("pdf-encryptor", {"file": b64(open_file), "userPassword": "a", "ownerPassword": "a"}, status=400)
vector("pdf-encryptor", {"file": b64(open_file)}, status=400)
vector("pdf-encryptor", {"file": b64(open_file), "userPassword": "\u2603", "algorithm": "aes128"}, status=422)
vector("pdf-encryptor", {"file": b64(open_file), "print": "none", "algorithm": "aes128"}, {"algorithm": "aes128", "revision": 4, "pages": 1})
big = make([("q " + "1 0 0 1 0 0 cm " * 400 + "Q", {})], compress_streams=False, object_stream_mode=pikepdf.ObjectStreamMode.disable)
vector("pdf-compressor", {"file": b64(big)}, {"originalBytes": len(big), "changed": True, "pages": 1})
vector("pdf-compressor", {"file": b64(b"%PDF-1.4")}, status=422)
vector("pdf-repairer", {"file": b64(book)}, {"wasDamaged": False, "problems": [], "pages": 4})
vector("pdf-repairer", {"file": b64(book[:-30])}, {"wasDamaged": True, "pages": 4})
vector("pdf-repairer", {"file": b64(book[:300])}, status=422)
vector("pdf-attachment-extractor", {"file": b64(book)}, {"count": 2, "totalBytes": 3, "attachments": [
    {"name": "a.txt", "content": b64(b"AA"), "sha256": hashlib.sha256(b"AA").hexdigest(), "bytes": 2, "unsafe": False, "checksumValid": True},
    {"name": "b.txt", "content": b64(b"B"), "bytes": 1, "unsafe": False, "checksumValid": True}]})
vector("pdf-attachment-extractor", {"file": b64(book), "names": ["b.txt"]}, {"count": 1, "totalBytes": 1})
vector("pdf-attachment-extractor", {"file": b64(book), "names": ["c"]}, status=422)


def form(pdf):
    def add(**entries):
        field = pdf.make_indirect(Dictionary(Type=Name.Annot, Subtype=Name.Widget, Rect=Array([10, 10, 60, 30]), P=pdf.pages[0].obj, **entries))
        pdf.pages[0].obj.Annots.append(field)
        return field

    pdf.pages[0].obj.Annots = pdf.make_indirect(Array([]))
    state = pdf.make_stream(b"", Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 9, 9]))
    parent = pdf.make_indirect(Dictionary(T=String("who"), FT=Name.Tx))
    kid = add(T=String("name"), V=String("\u2603"), Parent=parent, Ff=1 << 12, MaxLen=9, DV=String("d"), TU=String("Your name"))
    parent.Kids = Array([kid])
    radio = pdf.make_indirect(Dictionary(T=String("size"), FT=Name.Btn, Ff=1 << 15, V=Name.L))
    radio.Kids = Array([add(Parent=radio, AS=Name.Off, AP=Dictionary(N=Dictionary(S=state, Off=state))), add(Parent=radio, AS=Name.L, AP=Dictionary(N=Dictionary(L=state, Off=state)))])
    choice = add(T=String("pick"), FT=Name.Ch, Ff=1 << 17, Opt=Array([Array([String("a"), String("Shown")]), String("b")]), V=String("b"))
    several = add(T=String("many"), FT=Name.Ch, Opt=Array([String("x"), String("y")]), V=Array([String("x"), String("y")]))
    push = add(T=String("go"), FT=Name.Btn, Ff=1 << 16)
    sign = add(T=String("sig"), FT=Name.Sig)
    pdf.Root.AcroForm = Dictionary(Fields=Array([parent, radio, choice, several, push, sign]))


vector("pdf-form-reader", {"file": b64(make([("Form", {})], form))}, {
    "fields": [
        {"name": "who.name", "type": "text", "value": "\u2603", "defaultValue": "d", "label": "Your name", "multiline": True, "maxLength": 9, "readOnly": False, "required": False, "page": 1},
        {"name": "size", "type": "radio", "value": "L", "options": ["S", "L"], "page": 1},
        {"name": "pick", "type": "dropdown", "value": "b", "options": ["a", "b"]},
        {"name": "many", "type": "list", "value": ["x", "y"], "options": ["x", "y"]},
        {"name": "go", "type": "button"},
        {"name": "sig", "type": "signature", "value": False},
    ],
    "values": {"who.name": "\u2603", "size": "L", "pick": "b", "many": ["x", "y"]}, "count": 6, "form": "acroform", "signed": False})
vector("pdf-form-reader", {"file": b64(open_file)}, {"fields": [], "count": 0, "form": "none", "signed": False})

files = []
told = shared(vectors, files)
print("{" + f'"files": {json.dumps(files, indent=0)}, "vectors": [' + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in told) + "]}")
