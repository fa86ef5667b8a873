"""Checksum files, parts and differences of files by Python's hashlib and zlib, GNU coreutils and cmp, and LZNT1, XPRESS and lz-string data written from their descriptions.

Writes src/tools/archives/testdata/files.json.
"""
import base64, bz2, gzip, hashlib, json, lzma, math, os, random, struct, subprocess, tempfile, zlib

rng = random.Random(30)
b64 = lambda b: base64.b64encode(b).decode()
sha = lambda b: hashlib.sha256(b).hexdigest()
vectors = []


def add(tool, inputs, result=None, status=None):
    vectors.append({'tool': tool, 'inputs': inputs, **({'result': result} if result is not None else {'status': status})})


# Hashes of a file.
FILES = [b'', b'hello', bytes(range(256)), b'a' * 600, 'Ünï ☃ \U0001f600'.encode()]
NAMED = {'md5': 'md5', 'sha1': 'sha1', 'sha224': 'sha224', 'sha256': 'sha256', 'sha384': 'sha384', 'sha512': 'sha512', 'sha512-256': 'sha512_256', 'sha3-256': 'sha3_256',
         'sha3-512': 'sha3_512', 'blake2b-512': 'blake2b', 'blake2s-256': 'blake2s', 'ripemd160': 'ripemd160'}


def crc32c(data):
    crc = 0xffffffff
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82f63b78 if crc & 1 else 0)
    return '%08x' % (crc ^ 0xffffffff)


for data in FILES:
    hashes = {name: hashlib.new(own, data).hexdigest() for name, own in NAMED.items() if own in hashlib.algorithms_available}
    hashes |= {'crc32': '%08x' % zlib.crc32(data), 'adler32': '%08x' % zlib.adler32(data), 'crc32c': crc32c(data)}
    add('file-hasher', {'file': b64(data)}, {'bytes': len(data), 'hashes': hashes})
    add('file-hasher', {'file': b64(data), 'expected': ' '.join(hashes['sha1'][i:i + 4].upper() for i in range(0, 40, 4))}, {'matches': True, 'matchedAlgorithm': 'sha1'})
# Published: the empty input and abc of BLAKE3, xxHash.
add('file-hasher', {'file': '', 'algorithms': ['xxh64', 'blake3', 'xxh3-128']},
    {'hashes': {'blake3': 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262', 'xxh64': 'ef46db3751d8e999', 'xxh3-128': '99aa06d3014798d86001c324468d497f'}})
add('file-hasher', {'file': 'data:text/plain,a%20b', 'algorithms': ['md5']}, {'bytes': 3, 'hashes': {'md5': hashlib.md5(b'a b').hexdigest()}})
add('file-hasher', {'file': 'data:;base64,aGVsbG8', 'algorithms': ['md5'], 'expected': 'zz'}, {'bytes': 5, 'matches': False})

# Checksum files, by coreutils.
PROGRAMS = {'md5': 'md5sum', 'sha1': 'sha1sum', 'sha224': 'sha224sum', 'sha256': 'sha256sum', 'sha384': 'sha384sum', 'sha512': 'sha512sum', 'blake2b-512': 'b2sum'}
NAMES = {'a.txt': b'hello', 'b c': b'', 'back\\slash': b'1', 'line\nfeed': b'2', 'ret\rurn': b'3', '☃': b'4', '\U0001f600': b'5', '\uffee': b'6'}
items = [{'name': name, 'content': b64(data)} for name, data in NAMES.items()]
with tempfile.TemporaryDirectory() as folder:
    for name, data in NAMES.items():
        with open(os.path.join(folder, name), 'wb') as file:
            file.write(data)
    for algorithm, program in PROGRAMS.items():
        for style, options in (('gnu', []), ('gnu', ['-b']), ('bsd', ['--tag'])):
            text = subprocess.run([program, *options, *NAMES], cwd=folder, stdout=subprocess.PIPE, check=True).stdout.decode()
            add('checksum-file-generator', {'files': items, 'algorithm': algorithm, 'style': style, 'binary': options == ['-b']},
                {'checksums': text, 'fileName': 'B2SUMS' if algorithm == 'blake2b-512' else algorithm.upper() + 'SUMS'})
            if algorithm in ('sha256', 'blake2b-512'):
                add('checksum-file-verifier', {'checksums': text.replace('a.txt', './a.txt') + '\n# note\n', 'files': items[:-1] + [{'name': 'x'}],
                                               'algorithm': algorithm if algorithm == 'blake2b-512' else 'auto'},
                    {'valid': False, 'checked': len(items) - 1, 'failed': 0, 'missing': 1, 'badLines': [], 'unlisted': ['x']})
in_order = sorted(NAMES)
add('checksum-file-generator', {'files': items, 'sortNames': True}, {'files': [{'name': name, 'bytes': len(NAMES[name]), 'hash': sha(NAMES[name])} for name in in_order]})
add('checksum-file-generator', {'files': items[:2], 'style': 'sfv', 'algorithm': 'crc32'}, {'checksums': 'a.txt %08X\nb c 00000000\n' % zlib.crc32(b'hello'), 'fileName': 'checksums.sfv'})
for wrong in ({'style': 'sfv'}, {'algorithm': 'crc32'}, {'style': 'bsd', 'binary': True}, {'style': 'sfv', 'algorithm': 'crc32', 'binary': True}):
    add('checksum-file-generator', {'files': items[:1], **wrong}, status=400)
for name, status in (('d/', 400), ('', 422), ('/abs', 422), ('a/../b', 422), ('C:x', 422), ('n\0ul', 422), ('x' * 1025, 422)):
    for tool in ('checksum-file-generator', 'file-joiner'):
        add(tool, {'files': [{'name': name}]}, status=status)
add('checksum-file-generator', {'files': [{'name': 'a'}, {'name': './a'}]}, status=422)
add('checksum-file-generator', {'files': [{'name': 'a', 'text': 'x', 'content': 'eA=='}]}, status=400)
add('checksum-file-generator', {'files': [{'name': 'a', 'content': '*'}]}, status=400)
add('checksum-file-verifier', {'checksums': 'nothing\n\n; x\n', 'files': []}, status=422)
add('checksum-file-verifier', {'checksums': 'bad line\r\n%s *a\r\n%s  b\r\n' % (sha(b'1'), sha(b'2')), 'files': [{'name': 'a', 'text': '1'}, {'name': './b', 'text': '3'}]},
    {'valid': False, 'checked': 2, 'failed': 1, 'missing': 0, 'badLines': [1], 'unlisted': []})
add('checksum-file-verifier', {'checksums': '%s  gone\n%s  a\n' % (sha(b''), sha(b'1')), 'files': [{'name': 'a', 'text': '1'}], 'ignoreMissing': True}, {'valid': True, 'checked': 1, 'missing': 1})
add('checksum-file-verifier', {'checksums': '%s  gone\n' % sha(b''), 'files': [], 'ignoreMissing': True}, {'valid': False, 'checked': 0, 'results': []})
add('checksum-file-verifier', {'checksums': '%s  a\n' % sha(b'1'), 'files': [], 'algorithm': 'md5'}, status=422)

# Parts.
whole = bytes(rng.randrange(256) for _ in range(1003))
for count in (1, 2, 7):
    size, longer = divmod(len(whole), count)
    cuts = [whole[i * size + min(i, longer):(i + 1) * size + min(i + 1, longer)] for i in range(count)]
    parts = [{'name': 'w.%0*d' % (4 if count > 999 else 3, i + 1), 'content': b64(c), 'bytes': len(c), 'sha256': sha(c)} for i, c in enumerate(cuts)]
    add('file-splitter', {'file': b64(whole), 'parts': count, 'name': 'w'}, {'files': parts if count < 9 else [*parts[:0]] or None, 'parts': count, 'sha256': sha(whole)} if count < 9 else {'parts': count})
    if 1 < count < 9:
        shuffled = [{'name': p['name'], 'content': p['content']} for p in parts]
        rng.shuffle(shuffled)
        add('file-joiner', {'files': shuffled, 'sha256': sha(whole).upper()}, {'file': b64(whole), 'bytes': 1003, 'sha256': sha(whole), 'order': [p['name'] for p in parts], 'valid': True})
for size in (1, 500, 1003, 10_000_000):
    add('file-splitter', {'file': b64(whole), 'partBytes': size}, status=422) if size == 1 else add('file-splitter', {'file': b64(whole), 'partBytes': size}, {'parts': -(-1003 // size)})
for wrong, status in (({}, 400), ({'parts': 2, 'partBytes': 2}, 400), ({'parts': 6}, 422), ({'parts': 2, 'name': 'a/b'}, 422), ({'parts': 2, 'name': 'a\\b'}, 422), ({'parts': 2, 'name': 'a\n'}, 422)):
    add('file-splitter', {'file': 'aGVsbG8=', **wrong}, status=status)
add('file-splitter', {'file': ' ', 'parts': 1}, status=422)
add('file-splitter', {'file': '!', 'parts': 1}, status=400)
part = lambda *names: {'files': [{'name': name, 'text': name[0]} for name in names]}
add('file-joiner', part('b10', 'a9', 'c11'), {'order': ['a9', 'b10', 'c11'], 'bytes': 3})
add('file-joiner', part('x.z01', 'x.z00'), {'order': ['x.z00', 'x.z01']})
for names in (('a1', 'b3'), ('a1', 'b01'), ('a1', 'b')):
    add('file-joiner', part(*names), status=422)
add('file-joiner', {**part('a1'), 'sha256': 'z' * 64}, status=422)
add('file-joiner', {**part('a1'), 'sha256': '0' * 64}, {'valid': False})
add('file-joiner', {**part('a1'), 'sha256': '00'}, status=400)

# Differences: counted by hand, and by cmp -l.
for size, changes in ((0, 0), (1, 1), (300, 5), (300, 300), (1000, 40)):
    first = bytes(rng.randrange(256) for _ in range(size))
    second = bytearray(first)
    for _ in range(changes):
        second[rng.randrange(size)] ^= rng.randrange(1, 256)
    second = bytes(second) + b'tail' * (size % 7)
    with tempfile.TemporaryDirectory() as folder:
        for name, data in (('a', first), ('b', second)):
            with open(os.path.join(folder, name), 'wb') as file:
                file.write(data)
        lines = subprocess.run(['cmp', '-l', 'a', 'b'], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.split(b'\n')[:-1]
    places = [int(line.split()[0]) - 1 for line in lines]
    ranges = []
    for place in places:
        if ranges and place == ranges[-1][0] + ranges[-1][1]:
            ranges[-1][1] += 1
        else:
            ranges.append([place, 1])
    context = size % 5
    shown = [{'offset': o, 'length': n, 'first': first[max(0, o - context):o + n + context].hex(), 'second': second[max(0, o - context):o + n + context].hex()} for o, n in ranges[:7]]
    result = {'identical': first == second, 'firstBytes': len(first), 'secondBytes': len(second), 'differingBytes': len(places), 'rangeCount': len(ranges), 'ranges': shown,
              'similarityPercent': 100 * (size - len(places)) / len(second) if second else 100}
    if first != second:
        result['firstDifference'] = places[0] if places else size
    add('binary-comparer', {'first': b64(first), 'second': b64(second), 'limit': 7, 'context': context}, result)
add('binary-comparer', {'first': 'YQ==', 'second': '='}, status=400)

# LZNT1, XPRESS: encoders written from [MS-XCA].
def lznt1(data):
    out = b''
    for start in range(0, len(data), 4096):
        chunk, at, body = data[start:start + 4096], 0, b''
        while at < len(chunk):
            flags, group = 0, b''
            for bit in range(8):
                if at >= len(chunk):
                    break
                bits = 12
                while at > 1 << 16 - bits and bits > 4:
                    bits -= 1
                bits = 12 if at <= 16 else 12 - max(0, (at - 1).bit_length() - 4)
                best = (0, 0)
                for from_ in range(max(0, at - (1 << 16 - bits)), at):
                    length = 0
                    while at + length < len(chunk) and length < (1 << bits) + 2 and chunk[from_ + length] == chunk[at + length]:
                        length += 1
                    best = max(best, (length, at - from_))
                if best[0] >= 3:
                    flags |= 1 << bit
                    group += struct.pack('<H', best[1] - 1 << bits | best[0] - 3)
                    at += best[0]
                else:
                    group += chunk[at:at + 1]
                    at += 1
            body += bytes([flags]) + group
        out += struct.pack('<H', 0xb000 | len(body) - 1) + body if len(body) < len(chunk) else struct.pack('<H', 0x3000 | len(chunk) - 1) + chunk
    return out + b'\0\0'


samples = [b'abc' * 100, bytes(rng.randrange(4) for _ in range(4300)), bytes(rng.randrange(256) for _ in range(50)), b'F# F# G A A G F# E D D E F# F# E E F# F# G A A G F# E D D E F# E D D E E F# D E F# G F# D E F# G F# E D E A F# F# G A A G F# E D D E F# E D D']
for data in samples:
    packed = lznt1(data)
    if len(data) == 4300:
        data, packed = data[:4200], lznt1(data[:4200])
    add('lznt1-decompressor', {'data': packed.hex()}, {'output': data.hex(), 'originalBytes': len(data), 'compressedBytes': len(packed)})
    add('lznt1-decompressor', {'data': packed[:-2].hex()}, {'originalBytes': len(data)})
    add('lznt1-decompressor', {'data': packed[:-4].hex()}, status=422)
# The examples of [MS-XCA] 3.1 to 3.3.
alphabet = b'abcdefghijklmnopqrstuvwxyz'
add('lznt1-decompressor', {'data': '3f000000' + alphabet.hex(), 'format': 'xpress'}, {'output': alphabet.hex()})
add('lznt1-decompressor', {'data': 'ffffff1f61626317000fff2601', 'format': 'xpress'}, {'output': (b'abc' * 100).hex(), 'originalBytes': 300})
add('lznt1-decompressor', {'data': 'ffffff1f61626317000fff2601', 'format': 'xpress', 'size': 301}, status=422)
add('lznt1-decompressor', {'data': 'ffffff1f61626317000fff26', 'format': 'xpress'}, status=422)
table = bytearray(256)
for symbol in range(97, 123):
    table[symbol >> 1] |= 5 << 4 * (symbol & 1)
for symbol in (256,):
    table[symbol >> 1] |= 5 << 4 * (symbol & 1)
add('lznt1-decompressor', {'data': bytes(table).hex() + '00' * 20, 'format': 'xpress-huffman', 'size': 26}, status=422)


def xpress_huffman(data):
    """One block of literals, each of eight bits but the last two symbols of nine, so that the end has a code of its own."""
    lengths = [0] * 512
    for symbol in range(255):
        lengths[symbol] = 8
    lengths[255] = lengths[256] = 9
    codes, code, before = {}, 0, 8
    for length, symbol in sorted((n, s) for s, n in enumerate(lengths) if n):
        code <<= length - before
        codes[symbol], before = format(code, '0%db' % length), length
        code += 1
    bits = ''.join(codes[byte] for byte in data) + codes[256]
    bits += '0' * (-len(bits) % 16) + '0' * 16
    body = b''.join(struct.pack('<H', int(bits[i:i + 16], 2)) for i in range(0, len(bits), 16))
    return bytes(lengths[2 * i] | lengths[2 * i + 1] << 4 for i in range(256)) + body


packed = xpress_huffman(b'Hello\xff\xfe!')
add('lznt1-decompressor', {'data': packed.hex(), 'format': 'xpress-huffman', 'size': 8}, {'output': b'Hello\xff\xfe!'.hex()})
add('lznt1-decompressor', {'data': packed.hex(), 'format': 'xpress-huffman', 'size': 20}, status=422)
add('lznt1-decompressor', {'data': packed.hex(), 'format': 'xpress-huffman'}, status=400)
add('lznt1-decompressor', {'data': '00', 'size': 1}, status=400)
add('lznt1-decompressor', {'data': '00ff', 'format': 'lznt1'}, status=422)
add('lznt1-decompressor', {'data': '02b0010000'}, status=422)

# Sizes that Python's own libraries give.
for data in (b'a' * 1000, bytes(rng.randrange(256) for _ in range(500)), json.dumps(list(range(400))).encode()):
    sizes = {'deflate': len(zlib.compress(data, 9)) - 6, 'gzip': len(zlib.compress(data, 9)) + 12, 'bzip2': len(bz2.compress(data, 9)), 'xz': len(lzma.compress(data))}
    if len(data) > 1000:
        # What zlib makes of this is not the same in all of its versions.
        del sizes['deflate'], sizes['gzip']
    counts = [data.count(value) for value in range(256)]
    entropy = math.fsum(c / len(data) * math.log2(len(data) / c) for c in counts if c)
    order = sorted(sizes, key=lambda name: (sizes[name], ['gzip', 'bzip2', 'xz', 'deflate'].index(name)))
    vectors.append({'tool': 'compression-comparer', 'inputs': {'text': b64(data), 'inputEncoding': 'base64', 'formats': sorted(sizes)}, 'near': {'relative': 1e-12, 'absolute': 1e-12}, 'result': {
        'originalBytes': len(data), 'best': order[0], 'entropyBitsPerByte': entropy, 'compressible': sizes[order[0]] < 0.95 * len(data),
        'results': [{'format': name, 'bytes': sizes[name], 'ratio': sizes[name] / len(data), 'savedPercent': 100 * (1 - sizes[name] / len(data))} for name in order]}})
for wrong, status in (({'formats': ['rar']}, 400), ({'formats': ['xz', 'xz']}, 400), ({'inputEncoding': 'hex', 'text': ' '}, 422)):
    add('compression-comparer', {'text': 'a', **wrong}, status=status)

with open('src/tools/archives/testdata/files.json', 'w') as file:
    file.write('[\n' + ',\n'.join(json.dumps(vector, separators=(',', ':')) for vector in vectors) + '\n]\n')
