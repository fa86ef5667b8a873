"""What Python's bz2, lzma and hashlib, python-snappy and the programs zstd, lz4 and xz make of bytes, for the compressors of `archives`.

Writes src/tools/archives/testdata/packed-bytes.json: run with Debian's /usr/bin/python3 (python3-snappy), zstd and lz4.
"""
import base64, bz2, gzip, json, lzma, os, random, subprocess, tempfile, zlib
import snappy

rng = random.Random(29)
SAMPLES = {
    'empty': b'',
    'one': b'a',
    'hello': 'Hello, Wörld ☃ \U0001f600 e\u0301\n'.encode(),
    'runs': b'a' * 255 + b'b' * 259,
    'text': b''.join(b'line %d of the text, all lines alike\n' % (n % 13) for n in range(16)),
    'noise': bytes(rng.randrange(256) for _ in range(40)),
}
b64 = lambda b: base64.b64encode(b).decode()
run = lambda data, *args: subprocess.run(args, input=data, stdout=subprocess.PIPE, check=True).stdout
vectors = []


def framed(data):
    """The framing format, from its description: a stream identifier, and chunks with the masked CRC-32C of their data."""
    def crc32c(chunk):
        crc = 0xffffffff
        for byte in chunk:
            crc ^= byte
            for _ in range(8):
                crc = crc >> 1 ^ (0x82f63b78 if crc & 1 else 0)
        return crc ^ 0xffffffff
    stream = b'\xff\x06\0\0sNaPpY' + b'\xfe\x03\0\0pad'
    for at in range(0, len(data), 1000):
        chunk = data[at:at + 1000]
        crc = crc32c(chunk)
        body = ((crc >> 15 | crc << 17) + 0xa282ead8 & 0xffffffff).to_bytes(4, 'little') + (snappy.compress(chunk) if at % 2000 == 0 else chunk)
        stream += bytes([0 if at % 2000 == 0 else 1]) + len(body).to_bytes(3, 'little') + body
    return stream


def add(tool, inputs, result=None, status=None):
    vectors.append({'tool': tool, 'inputs': inputs, **({'result': result} if result is not None else {'status': status})})


def unpacks(tool, packed, data, **more):
    extra = more.pop('extra', {})
    add(tool, {'text': b64(packed), 'mode': 'decode', 'outputEncoding': 'base64', **more},
        {'output': b64(data), 'originalBytes': len(data), 'compressedBytes': len(packed), **extra})


def refuses(tool, packed, **more):
    add(tool, {'text': b64(packed), 'mode': 'decode', 'outputEncoding': 'base64', **more}, status=422)


def damaged(packed):
    yield packed[:-1]
    yield packed[:len(packed) // 2]
    middle = len(packed) // 2
    yield packed[:middle] + bytes([packed[middle] ^ 0x10]) + packed[middle + 1:]
    yield packed + b'junk'
    yield b''


for name, data in SAMPLES.items():
    for level in (1, 9):
        add('bzip2-compressor', {'text': b64(data), 'inputEncoding': 'base64', 'level': level},
            {'output': b64(bz2.compress(data, level)), 'originalBytes': len(data)})
    unpacks('bzip2-compressor', bz2.compress(data) + bz2.compress(b'more'), data + b'more')
    for check, label in ((lzma.CHECK_NONE, 'none'), (lzma.CHECK_CRC32, 'crc32'), (lzma.CHECK_CRC64, 'crc64'), (lzma.CHECK_SHA256, 'sha256')):
        packed = lzma.compress(data, check=check)
        unpacks('xz-compressor', packed, data, extra={'format': 'xz', 'check': label})
        add('xz-compressor', {'text': b64(data), 'inputEncoding': 'base64', 'check': label}, {'output': b64(packed), 'format': 'xz', 'check': label})
    unpacks('xz-compressor', lzma.compress(data, format=lzma.FORMAT_ALONE), data, extra={'format': 'lzma'})
    unpacks('xz-compressor', lzma.compress(data) + b'\0' * 8 + lzma.compress(data), data * 2)
    unpacks('xz-compressor', lzma.compress(data, filters=[{'id': lzma.FILTER_DELTA, 'dist': 2}, {'id': lzma.FILTER_LZMA2}]), data)
    unpacks('xz-compressor', lzma.compress(data, filters=[{'id': lzma.FILTER_X86}, {'id': lzma.FILTER_LZMA2}]), data)
    frame = run(data, 'zstd', '-c', '-q')
    unpacks('zstd-compressor', frame, data, extra={'frames': 1, 'hasChecksum': True, 'dictionaryId': 0})
    unpacks('zstd-compressor', b'\x5a\x2a\x4d\x18\x03\0\0\0abc' + run(data, 'zstd', '-c', '-q', '--no-check') + frame, data * 2,
            extra={'frames': 2, 'hasChecksum': False})
    for options in (('-BD', '-B4'), ('-BX', '--content-size', '-9'), ('--no-frame-crc', '-B5')):
        unpacks('lz4-compressor', run(data, 'lz4', '-c', '-q', *options), data)
    unpacks('lz4-compressor', b'\x50\x2a\x4d\x18\x02\0\0\0xy' + run(data, 'lz4', '-c', '-q') * 2, data * 2)
    unpacks('snappy-compressor', snappy.compress(data), data)
    unpacks('snappy-compressor', framed(data), data, format='framed')

words = SAMPLES['text']
for tool, packed, more in (('bzip2-compressor', bz2.compress(words), {}), ('xz-compressor', lzma.compress(words), {}),
                           ('xz-compressor', lzma.compress(words, format=lzma.FORMAT_ALONE), {'format': 'lzma'}), ('zstd-compressor', run(words, 'zstd', '-c', '-q'), {}),
                           ('lz4-compressor', run(words, 'lz4', '-c', '-q', '-BX'), {}), ('snappy-compressor', framed(words), {'format': 'framed'})):
    for broken in damaged(packed):
        refuses(tool, broken, **more)
bomb = bytes(10_000_001)
refuses('bzip2-compressor', bz2.compress(bomb))
refuses('xz-compressor', lzma.compress(bomb))
refuses('zstd-compressor', run(bomb, 'zstd', '-c', '-q'))
refuses('xz-compressor', lzma.compress(words, filters=[{'id': lzma.FILTER_LZMA2, 'dict_size': 100 << 20}]))
refuses('xz-compressor', lzma.compress(words, filters=[{'id': lzma.FILTER_ARM}, {'id': lzma.FILTER_LZMA2}]))

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, 'dictionary')
    samples = []
    for n in range(300):
        samples.append(os.path.join(folder, str(n)))
        with open(samples[-1], 'w') as file:
            file.write(json.dumps({'id': n, 'name': 'user %d' % (n * 7), 'mail': 'u%d@example.org' % n, 'tags': ['a', 'b', 'c'][: n % 4]}) * 3)
    subprocess.run(['zstd', '-q', '--train', *samples, '-o', path, '--maxdict=1500', '--dictID=77'], check=True, stderr=subprocess.DEVNULL)
    dictionary = open(path, 'rb').read()
    note = open(samples[5], 'rb').read()
    packed = run(note, 'zstd', '-c', '-q', '-D', path)
    unpacks('zstd-compressor', packed, note, dictionary=b64(dictionary), extra={'dictionaryId': 77})
    refuses('zstd-compressor', packed)
    refuses('zstd-compressor', packed, dictionary=b64(b'raw content of a dictionary'))

with open('src/tools/archives/testdata/packed-bytes.json', 'w') as file:
    file.write('[\n' + ',\n'.join(json.dumps(vector, separators=(',', ':')) for vector in vectors) + '\n]\n')
