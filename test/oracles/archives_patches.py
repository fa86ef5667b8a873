"""Patches made by Debian's xdelta3 and bsdiff, and BPS, UPS and IPS patches written from their descriptions, for the tools of patches in `archives`.

Writes src/tools/archives/testdata/patches.json.
"""
import base64, json, os, random, subprocess, tempfile, zlib

rng = random.Random(31)
b64 = lambda b: base64.b64encode(b).decode()
word = lambda v: v.to_bytes(4, 'little')
vectors = []


def add(tool, inputs, result=None, status=None):
    vectors.append({'tool': tool, 'inputs': inputs, **({'result': result} if result is not None else {'status': status})})


def number(value):
    out = b''
    while True:
        low, value = value & 0x7f, value >> 7
        if value == 0:
            return out + bytes([0x80 | low])
        out, value = out + bytes([low]), value - 1


def bps(source, target):
    """Reads from the source where the bytes are the same at the same place, a copy of the last byte for runs, and else bytes as they are."""
    body, at, copied = b'BPS1' + number(len(source)) + number(len(target)) + number(2) + b'{}', 0, 0
    while at < len(target):
        same = at
        while same < min(len(source), len(target)) and source[same] == target[same]:
            same += 1
        run = at
        while 0 < run < len(target) and target[run] == target[at - 1]:
            run += 1
        if same > at:
            body += number((same - at - 1) << 2)
            at = same
        elif run > at + 2:
            body += number((run - at - 1) << 2 | 3) + number(abs(at - 1 - copied) << 1 | (at - 1 < copied))
            copied = at - 1 + run - at
            at = run
        else:
            body += number(1) + target[at:at + 1]
            at += 1
    body += word(zlib.crc32(source)) + word(zlib.crc32(target))
    return body + word(zlib.crc32(body))


def ups(source, target):
    body, last, at = b'UPS1' + number(len(source)) + number(len(target)), 0, 0
    byte = lambda data, i: data[i] if i < len(data) else 0
    while at < max(len(source), len(target)):
        if byte(source, at) == byte(target, at):
            at += 1
            continue
        body += number(at - last)
        while at < max(len(source), len(target)) and byte(source, at) != byte(target, at):
            body += bytes([byte(source, at) ^ byte(target, at)])
            at += 1
        body, at = body + b'\0', at + 1
        last = at
    body += word(zlib.crc32(source)) + word(zlib.crc32(target))
    return body + word(zlib.crc32(body))


text = bytes(rng.randrange(32, 96) for _ in range(700))
PAIRS = [(text, text[:300] + b'changed' + text[320:]), (text, text[400:] + text[:400]), (text, text), (text, b'\0' * 90 + text[:10]), (b'short', b'short and longer' + b'z' * 40), (text[:64], text[:32])]
with tempfile.TemporaryDirectory() as folder:
    path = lambda name: os.path.join(folder, name)
    for source, target in PAIRS:
        for name, data in (('s', source), ('t', target)):
            with open(path(name), 'wb') as file:
                file.write(data)
        made = {}
        for options in (['-S', 'none'], ['-S', 'none', '-A', '-n'], ['-S', 'none', '-9', '-A']):
            patch = subprocess.run(['xdelta3', '-e', '-c', '-f', *options, '-s', path('s'), path('t')], stdout=subprocess.PIPE, check=True).stdout
            # -n leaves out the checksum.
            add('binary-patch-applier', {'source': b64(source), 'patch': b64(patch)}, {'file': b64(target), 'format': 'vcdiff', **({} if '-n' in options else {'checksumVerified': True})})
        subprocess.run(['bsdiff', path('s'), path('t'), path('p')], check=True)
        made = {'vcdiff': patch, 'bsdiff': open(path('p'), 'rb').read(), 'bps': bps(source, target), 'ups': ups(source, target)}
        for form, patch in made.items():
            result = {'file': b64(target), 'bytes': len(target), 'format': form, **({} if form == 'bsdiff' else {'checksumVerified': True})}
            add('binary-patch-applier', {'source': b64(source), 'patch': b64(patch)}, result)
            add('binary-patch-applier', {'source': b64(source), 'patch': b64(patch), 'format': form}, result)
            add('binary-patch-applier', {'source': b64(source), 'patch': b64(patch[:-5])}, status=422)
            if form in ('bps', 'ups'):
                add('binary-patch-applier', {'source': b64(b'another' + source), 'patch': b64(patch)}, status=422)
        add('binary-patch-applier', {'source': b64(target), 'patch': b64(made['ups'])}, {'file': b64(source), 'checksumVerified': True})
source, target = PAIRS[0]
patch = bps(source, target)
add('binary-patch-applier', {'source': b64(b'X' + source[1:]), 'patch': b64(patch), 'ignoreChecksum': True}, {'file': b64(b'X' + target[1:]), 'checksumVerified': False})
for records, before, after in (
    (b'\0\0\1\0\2xy', b'abcde', b'axyde'),
    (b'\0\0\7\0\0\0\3z', b'abcde', b'abcde\0\0zzz'),
    (b'', b'abcde', b'abcde'),
):
    add('binary-patch-applier', {'source': b64(before), 'patch': b64(b'PATCH' + records + b'EOF')}, {'file': b64(after), 'format': 'ips'})
    add('binary-patch-applier', {'source': b64(before), 'patch': b64(b'PATCH' + records)}, status=422)
add('binary-patch-applier', {'source': '', 'patch': b64(b'no patch')}, status=422)
add('binary-patch-applier', {'source': '', 'patch': b64(b'PATCHEOF'), 'format': 'bps'}, status=422)
add('binary-patch-applier', {'source': '', 'patch': '?'}, status=400)
# A head of bsdiff, and a window of VCDIFF, that ask for too much.
add('binary-patch-applier', {'source': '', 'patch': b64(b'BSDIFF40' + bytes(8) + bytes(8) + (1 << 40).to_bytes(8, 'little'))}, status=422)
add('binary-patch-applier', {'source': '', 'patch': b64(b'\xd6\xc3\xc4\0\0' + b'\0\x0a\x85\x80\x80\x80\x00\0\0\3\0\0\x85\x80\x80')}, status=422)

with open('src/tools/archives/testdata/patches.json', 'w') as file:
    file.write('[\n' + ',\n'.join(json.dumps(vector, separators=(',', ':')) for vector in vectors) + '\n]\n')
