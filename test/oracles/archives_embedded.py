"""Files that Python, GCC, FFmpeg and SQLite make, laid one behind another with other bytes between them: where each is, and how long.

Run: /usr/bin/python3 test/oracles/archives_embedded.py > src/tools/archives/testdata/embedded.json  (Debian: gcc, ffmpeg, flac, qpdf, imagemagick is not needed)
"""
import base64
import gzip
import hashlib
import io
import json
import os
import random
import sqlite3
import struct
import subprocess
import tempfile
import zipfile
import zlib

rng = random.Random(17)
folder = tempfile.mkdtemp()


def path(name):
    return os.path.join(folder, name)


def made(name, *command):
    subprocess.run(command, check=True, capture_output=True)
    with open(path(name), "rb") as file:
        return file.read()


def png():
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(bytes(14))) + chunk(b"IEND", b"")


def archive():
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as made_zip:
        made_zip.writestr("a.txt", "hello")
        made_zip.writestr("b.png", png())
        made_zip.comment = b"a comment"
    return file.getvalue()


def bitmap():
    pixels = bytes(8)
    return b"BM" + struct.pack("<IHHI", 54 + len(pixels), 0, 0, 54) + struct.pack("<IiiHHIIiiII", 40, 1, 2, 1, 24, 0, len(pixels), 0, 0, 0, 0) + pixels


def database():
    connection = sqlite3.connect(path("d.db"))
    connection.execute("pragma page_size = 512")
    connection.execute("create table t (x)")
    connection.commit()
    connection.close()
    with open(path("d.db"), "rb") as file:
        return file.read()


def midi():
    track = bytes.fromhex("00903c40 10803c40 00ff2f00")
    return b"MThd" + struct.pack(">IHHH", 6, 0, 1, 96) + b"MTrk" + struct.pack(">I", len(track)) + track


with open(path("t.s"), "w") as file:
    file.write(".globl _start\n.text\n_start:\n nop\n")
tone = ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "sine=duration=0.05:sample_rate=8000"]
picture = ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=size=16x16:duration=0.04:rate=25", "-frames:v", "1"]
DOCUMENT = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n% changed\n%%EOF\n"
FILES = [
    ("png", png()),
    ("jpg", made("a.jpg", *picture, path("a.jpg"))),
    ("gif", made("a.gif", *picture, path("a.gif"))),
    ("webp", made("a.webp", *picture, path("a.webp"))),
    ("bmp", bitmap()),
    ("zip", archive()),
    ("gz", gzip.compress(b"packed " * 20)),
    ("pdf", DOCUMENT),
    ("elf", made("t.o", "as", "--32", path("t.s"), "-o", path("t.o"))),
    ("sqlite", database()),
    ("wav", made("a.wav", *tone, path("a.wav"))),
    ("ogg", made("a.ogg", *tone, "-c:a", "libvorbis", path("a.ogg"))),
    ("mid", midi()),
    ("m4a", made("a.m4a", *tone, path("a.m4a"))),
]


def noise():
    """Bytes that begin no file: no capital letters and nothing beyond ASCII."""
    return bytes(rng.choices(b"abcdefghijklmnopqrstuvwxyz 0123456789", k=rng.randint(0, 40)))


whole, expected = noise(), []
for extension, data in FILES:
    expected.append({"offset": len(whole), "extension": extension, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()})
    whole += data + noise()
print(json.dumps({"file": base64.b64encode(whole).decode(), "files": expected}))
