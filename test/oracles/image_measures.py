"""What the tools for images tell of small pictures: comparisons, histograms, hashes, palettes, text, placeholders, tags, codes.

From the definitions with fractions and numpy, pictures by Pillow, tags written by exiftool, codes by qrencode and zint. Needs Debian's python3-pil, python3-numpy, libimage-exiftool-perl,
qrencode and zint:
/usr/bin/python3 test/oracles/image_measures.py src/tools/image/testdata
"""
import base64
import io
import json
import math
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from fractions import Fraction as F

import numpy as np
from PIL import Image

random.seed(20261127)
VECTORS = []


def b64(data):
    return base64.b64encode(bytes(data)).decode()


def run(tool, inputs, result=None, status=None, **more):
    VECTORS.append({'tool': tool, 'inputs': inputs, **({'result': result} if result is not None else {'status': status}), **more})


def png(pixels):
    out = io.BytesIO()
    Image.fromarray(pixels).save(out, 'PNG')
    return b64(out.getvalue())


def noise(width, height, channels=3):
    return np.array([random.randrange(256) for _ in range(width * height * channels)], dtype=np.uint8).reshape(height, width, channels)


def smooth(width, height, channels=3):
    y, x = np.mgrid[0:height, 0:width]
    return np.stack([((x * (3 + c) + y * (7 - c) + 40 * c) * 5) % 256 for c in range(channels)], -1).astype(np.uint8)


def rgba(pixels):
    return pixels if pixels.shape[2] == 4 else np.dstack([pixels, np.full(pixels.shape[:2], 255, np.uint8)])


def on_white(pixels):
    """Each channel as a fraction."""
    return [[[F(int(c) * int(p[3]) + 255 * (255 - int(p[3])), 255) for c in p[:3]] for p in row] for row in rgba(pixels)]


def luma(p):
    return F(299, 1000) * p[0] + F(587, 1000) * p[1] + F(114, 1000) * p[2]


def half_up(value):
    return math.floor(value + F(1, 2))


# Comparisons.
def ssim(a, b):
    height, width = len(a), len(a[0])
    if min(height, width) < 11:
        return None
    x, y = [np.array([[float(luma(p)) for p in row] for row in m]) for m in (a, b)]
    g = np.exp(-(np.arange(11) - 5.0) ** 2 / 4.5)
    w = np.outer(g, g) / g.sum() ** 2
    total = []
    for i in range(height - 10):
        for j in range(width - 10):
            p, q = x[i:i + 11, j:j + 11], y[i:i + 11, j:j + 11]
            mp, mq = (w * p).sum(), (w * q).sum()
            vp, vq, c = (w * (p - mp) ** 2).sum(), (w * (q - mq) ** 2).sum(), (w * (p - mp) * (q - mq)).sum()
            total.append((2 * mp * mq + 6.5025) * (2 * c + 58.5225) / ((mp**2 + mq**2 + 6.5025) * (vp + vq + 58.5225)))
    return float(np.mean(total))


def compare(first, second, threshold=0):
    a, b = on_white(first), on_white(second)
    height, width = len(a), len(a[0])
    apart = [[[abs(u - v) for u, v in zip(p, q)] for p, q in zip(r, s)] for r, s in zip(a, b)]
    flat = [v for row in apart for p in row for v in p]
    places = [(x, y) for y, row in enumerate(apart) for x, p in enumerate(row) if max(p) > threshold]
    mse = sum(v * v for v in flat) / len(flat)
    similarity = ssim(a, b)
    xs, ys = [x for x, _ in places], [y for _, y in places]
    result = {'identical': max(flat) == 0, 'width': width, 'height': height, 'differentPixels': len(places), 'differentPercent': float(F(100 * len(places), width * height)), 'meanAbsoluteError': float(sum(flat) / len(flat)), 'meanSquaredError': float(mse), 'maximumDifference': half_up(max(flat)),
              **({'psnrDb': 10 * math.log10(65025 / mse)} if mse else {}), **({'ssim': similarity} if similarity is not None else {}),
              **({'boundingBox': {'left': min(xs), 'top': min(ys), 'width': max(xs) - min(xs) + 1, 'height': max(ys) - min(ys) + 1}} if places else {})}
    run('image-comparer', {'image': png(first), 'other': png(second), **({'threshold': threshold} if threshold else {})}, result, near={'relative': 1e-9})


base = smooth(13, 12)
other = base.copy()
other[3:6, 4:9, 1] ^= 9
compare(base, other)
compare(base, other, 8.5)
compare(base, base)
compare(noise(12, 11), noise(12, 11))
compare(noise(4, 4, 4), noise(4, 4, 4), 100)
compare(np.array([[[10, 20, 30, 0]]], np.uint8), np.array([[[255, 255, 255, 255]]], np.uint8))
run('image-comparer', {'image': png(noise(3, 3)), 'other': png(noise(3, 2))}, status=422)
run('image-comparer', {'image': png(np.full((3, 3, 3), 70, np.uint8)), 'other': png(np.full((6, 9, 3), 70, np.uint8)), 'resizeOther': True}, {'identical': True, 'width': 3, 'height': 3})


# Histograms.
def histogram(pixels, bins):
    values = rgba(pixels).reshape(-1, 4).astype(int)
    n = len(values)
    channels = []
    for index, name in enumerate(['red', 'green', 'blue', 'alpha', 'luma']):
        column = sorted(int(v) for v in values[:, index]) if index < 4 else sorted(half_up(luma([F(int(c)) for c in p[:3]])) for p in values)
        mean = F(sum(column), n)
        counts = Counter(column)
        channels.append({'channel': name, 'minimum': column[0], 'maximum': column[-1], 'mean': float(mean), 'standardDeviation': math.sqrt(F(sum(v * v for v in column), n) - mean**2), 'median': float(F(column[(n - 1) // 2] + column[n // 2], 2)),
                         'entropyBits': -sum(c / n * math.log2(c / n) for c in counts.values()) + 0.0, 'counts': [sum(c for v, c in counts.items() if v * bins // 256 == k) for k in range(bins)]})
    run('image-histogram-generator', {'image': png(pixels), 'bins': str(bins)}, {'channels': channels, 'pixels': n}, near={'relative': 1e-12, 'absolute': 1e-12})


histogram(noise(5, 3, 4), 8)
histogram(smooth(9, 4), 16)
histogram(np.full((2, 2, 3), 255, np.uint8), 32)


# Area averages, hashes and text.
def area(pixels, columns, rows, value):
    source = [[value(p) for p in row] for row in on_white(pixels)]
    height, width = len(source), len(source[0])
    def share(cell, cells, side):
        low, high = F(cell * side, cells), F((cell + 1) * side, cells)
        return [(k, min(high, k + 1) - max(low, k)) for k in range(math.floor(low), math.ceil(high))]
    return [[sum(source[y][x] * a * b for y, a in share(j, rows, height) for x, b in share(i, columns, width)) / (F(width, columns) * F(height, rows)) for i in range(columns)] for j in range(rows)]


def bits_hex(bits):
    return f'{int("".join("1" if b else "0" for b in bits), 2):0{len(bits) // 4}x}'


def hashes(pixels, size):
    cells = [v for row in area(pixels, size, size, luma) for v in row]
    average = [bool(v > sum(cells) / len(cells)) for v in cells]
    difference = [row[i] < row[i + 1] for row in area(pixels, size + 1, size, luma) for i in range(size)]
    n = 4 * size
    wide = np.array([[float(v) for v in row] for row in area(pixels, n, n, luma)])
    wave = np.cos(np.pi * np.outer(np.arange(size), 2 * np.arange(n) + 1) / (2 * n))
    low = np.round((wave @ wide @ wave.T).ravel(), 6)
    perceptual = (low > np.median(low)).tolist()
    return average, difference, perceptual


def hash_vector(pixels, size, second=None):
    own = hashes(pixels, size)
    result = dict(zip(['average', 'difference', 'perceptual'], map(bits_hex, own)))
    inputs = {'image': png(pixels), 'size': str(size)}
    if second is not None:
        inputs['other'] = png(second)
        apart = [sum(a != b for a, b in zip(x, y)) for x, y in zip(own, hashes(second, size))]
        result |= {'distances': dict(zip(['average', 'difference', 'perceptual'], apart)), 'similar': apart[2] * 10 <= size * size}
    run('image-hash-calculator', inputs, result)


hash_vector(noise(19, 23), 8)
hash_vector(smooth(40, 9), 8, smooth(20, 18))
hash_vector(noise(5, 5, 4), 8)
hash_vector(smooth(17, 16), 16, np.ascontiguousarray(smooth(17, 16)[::-1]))
hash_vector(np.full((7, 7, 3), 200, np.uint8), 8)


def ascii_vector(pixels, columns, rows=None, characters='@%#*+=-:. ', invert=False):
    height, width = pixels.shape[:2]
    lines = rows or max(1, half_up(F(columns * height, 2 * width)))
    ramp = characters[::-1] if invert else characters
    text = '\n'.join(''.join(ramp[math.floor(v * len(ramp) / 256)] for v in row) for row in area(pixels, columns, lines, luma))
    run('image-to-ascii-converter', {'image': png(pixels), 'columns': columns, **({'rows': rows} if rows else {}), **({'characters': characters} if characters != '@%#*+=-:. ' else {}), **({'invert': True} if invert else {})}, {'text': text, 'columns': columns, 'rows': lines})


ascii_vector(smooth(20, 20), 12)
ascii_vector(noise(5, 3, 4), 9, 4, 'ab')
ascii_vector(smooth(7, 30), 3, invert=True)
ascii_vector(np.full((1, 1, 3), 128, np.uint8), 2, 1, '█▓▒░')


# Palettes: exact where there are few colours.
def palette(colors, **inputs):
    pixels = np.array([colors], dtype=np.uint8)
    counted = [tuple(map(int, p[:3])) for p in rgba(pixels)[0] if not (inputs.get('ignoreTransparent', True) and p[3] < 128) and not (inputs.get('ignoreWhite') and min(p[:3]) >= 250)]
    if not counted:
        return run('image-color-extractor', {'image': png(pixels), **inputs}, status=422)
    n = len(counted)
    counts = sorted(Counter(counted).items(), key=lambda item: (-item[1], item[0]))
    mean = [F(sum(c[k] for c in counted), n) for k in range(3)]
    hex_of = lambda c: '#' + ''.join(f'{v:02x}' for v in c)
    run('image-color-extractor', {'image': png(pixels), **inputs}, {'palette': [{'hex': hex_of(c), 'rgb': list(c), 'percent': float(F(100 * k, n))} for c, k in counts], 'dominant': hex_of(counts[0][0]), 'average': hex_of([half_up(v) for v in mean]), 'isDark': luma(mean) < 128, 'uniqueColors': len(counts)})


palette([[1, 2, 3], [1, 2, 3], [250, 250, 250], [9, 9, 9], [200, 100, 0]])
palette([[1, 2, 3, 255], [1, 2, 3, 127], [250, 250, 255, 255], [9, 9, 9, 128]], ignoreWhite=True)
palette([[1, 2, 3, 0], [4, 5, 6, 0]])
palette([[1, 2, 3, 0], [4, 5, 6, 0]], ignoreTransparent=False)
palette([[255, 255, 255]] * 3, ignoreWhite=True)
big = np.zeros((4, 8, 3), np.uint8)
big[:, :4] = noise(4, 4) // 16
big[:, 4:] = 240 + noise(4, 4) // 17
run('image-color-extractor', {'image': png(big), 'colors': 2}, {'palette': [{'hex': '#' + ''.join(f'{half_up(F(int(s), 16)):02x}' for s in part.reshape(-1, 3).astype(int).sum(axis=0)), 'percent': 50} for part in sorted([big[:, :4], big[:, 4:]], key=lambda p: p.sum())]})

# BlurHash by its definition.
DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'


def linear(v):
    v /= 255
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4


def srgb(v):
    v = min(1, max(0, v))
    return int((v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055) * 255 + 0.5)


def base83(value, length):
    return ''.join(DIGITS[value // 83 ** (length - 1 - i) % 83] for i in range(length))


def blurhash(pixels, nx, ny):
    height, width = pixels.shape[:2]
    most = max(width, height)
    w, h = (width, height) if most <= 64 else [max(1, half_up(F(s * 64, most))) for s in (width, height)]
    means = [area(pixels, w, h, lambda p, c=c: p[c]) for c in range(3)]
    light = np.array([[[linear(float(means[c][y][x])) for c in range(3)] for x in range(w)] for y in range(h)])
    terms = []
    for j in range(ny):
        for i in range(nx):
            basis = np.outer(np.cos(np.pi * j * np.arange(h) / h), np.cos(np.pi * i * np.arange(w) / w))
            terms.append((1 if i == j == 0 else 2) * (light * basis[:, :, None]).sum(axis=(0, 1)) / (w * h))
    r, g, b = [srgb(v) for v in terms[0]]
    text = base83(nx - 1 + 9 * (ny - 1), 1)
    if len(terms) == 1:
        return text + '0' + base83(r << 16 | g << 8 | b, 4), (r, g, b)
    step = max(0, min(82, math.floor(np.abs(terms[1:]).max() * 166 - 0.5)))
    q = lambda v: max(0, min(18, math.floor(math.copysign(math.sqrt(abs(v) * 166 / (step + 1)), v) * 9 + 9.5)))
    return text + base83(step, 1) + base83(r << 16 | g << 8 | b, 4) + ''.join(base83(q(t[0]) * 361 + q(t[1]) * 19 + q(t[2]), 2) for t in terms[1:]), (r, g, b)


for pixels, nx, ny in [(smooth(9, 7), 4, 3), (noise(6, 8), 1, 1), (noise(3, 3, 4), 2, 5), (smooth(70, 3), 3, 1), (noise(8, 8), 9, 9)]:
    text, color = blurhash(pixels, nx, ny)
    run('blurhash-encoder', {'image': png(pixels), 'componentsX': nx, 'componentsY': ny}, {'blurhash': text, 'averageColor': '#%02x%02x%02x' % color, 'componentsX': nx, 'componentsY': ny})
for text in ['LEHV6nWB2yk8pyo0adR*.7kCMdnjX', 'LEHV6nWB2yk8pyo0adR*.7kCMdn', 'LEHV6nWB2yk8pyo0adR*.7kCMd"j', '00~~~~', '~~~~~~']:
    run('blurhash-encoder', {'mode': 'decode', 'blurhash': text}, status=422)
run('blurhash-encoder', {'mode': 'decode'}, status=400)
run('blurhash-encoder', {}, status=400)

# ThumbHash: another way to write the example, and lengths that fit none.
for text in ['AAAA', '3OcRJYB4d3h/iIeHeEh3eIhw+j2', '3OcRJYB4d3h/iIeHeEh3eIhw+j2wAA', 'not a hash!', 'dce7112580']:
    run('thumbhash-encoder', {'mode': 'decode', 'thumbhash': text}, status=422)
run('thumbhash-encoder', {'mode': 'decode', 'thumbhash': 'dce71125807877787f888787784877788870fa3db0'}, {'thumbhash': '3OcRJYB4d3h/iIeHeEh3eIhw+j2w', 'hasAlpha': False})
run('thumbhash-encoder', {'mode': 'decode'}, status=400)
run('thumbhash-encoder', {'mode': 'encode'}, status=400)
run('thumbhash-encoder', {'image': png(np.full((3, 7, 3), (200, 100, 50), np.uint8))}, {'hasAlpha': False})
run('thumbhash-encoder', {'image': png(noise(4, 4, 4))}, {'hasAlpha': True})

# Tags that exiftool writes.
TAGS = {'Make': 'Maker', 'Model': 'Model 1', 'LensModel': '50mm F1.8', 'Software': 'Ünïcode', 'Artist': 'Ann Lee', 'Copyright': '2024', 'ImageDescription': 'a view', 'DateTimeOriginal': '2023:07:01 10:20:30', 'OffsetTimeOriginal': '+02:00', 'ExposureTime': '1/250', 'FNumber': '2.8', 'ISO': '400', 'FocalLength': '50', 'FocalLengthIn35mmFormat': '75',
        'ExifIFD:Flash#': '16', 'Orientation#': '6', 'GPSLatitude': '48.8584', 'GPSLatitudeRef': 'N', 'GPSLongitude': '70.5', 'GPSLongitudeRef': 'W', 'GPSAltitude': '35.5', 'GPSAltitudeRef#': '1', 'IPTC:City': 'Köln', 'IPTC:Keywords': 'one', 'XMP-dc:Title': 'A title', 'XMP-dc:Creator': 'Bo', 'XMP-xmp:Rating': '4', 'UserComment': 'hi there'}
for form, name in [('JPEG', 'a.jpg'), ('PNG', 'a.png'), ('TIFF', 'a.tif'), ('WEBP', 'a.webp')]:
    with tempfile.TemporaryDirectory() as folder:
        path = f'{folder}/{name}'
        Image.fromarray(np.full((2, 3, 3), 90, np.uint8)).save(path, form)
        wanted = {k: v for k, v in TAGS.items() if not (k.startswith('IPTC') and form in ('PNG', 'WEBP'))}
        subprocess.run(['exiftool', '-q', '-overwrite_original', '-api', 'Compact=NoPadding,NoIndent', '-codedcharacterset=utf8', *[f'-{k}={v}' for k, v in wanted.items()], path], check=True, stderr=subprocess.DEVNULL)
        data = open(path, 'rb').read()
        group = {'iptc': {'City': 'Köln', 'Keywords': 'one'}} if 'IPTC:City' in wanted else {}
        run('exif-reader', {'image': b64(data)}, {'make': 'Maker', 'model': 'Model 1', 'lens': '50mm F1.8', 'software': 'Ünïcode', 'artist': 'Ann Lee', 'copyright': '2024', 'description': 'a view', 'dateTaken': '2023-07-01T10:20:30+02:00', 'exposureSeconds': 0.004, 'exposure': '1/250', 'fNumber': 2.8, 'iso': 400, 'focalLengthMm': 50, 'focalLength35mm': 75, 'flash': False, 'orientation': 6,
                                                  'gps': {'latitude': 48.8584, 'longitude': -70.5, 'altitudeMetres': -35.5}, 'tags': {'exif': {'UserComment': 'hi there', 'Flash': 16}, 'gps': {'GPSLongitudeRef': 'W'}, **group, 'xmp': {'title': 'A title', 'creator': 'Bo', 'Rating': '4'}}}, near={'relative': 1e-9})
        removed = ['exif', *(['iptc'] if group else []), 'xmp']
        run('image-metadata-remover', {'image': b64(data)}, {'format': form.lower(), 'removed': removed, 'width': 2, 'height': 3})
        run('image-information', {'image': b64(data)}, {'hasExif': True, 'orientation': 6, 'displayWidth': 2})

# Animations.
def frames(delays, loop, form):
    pictures = [Image.fromarray(np.roll(smooth(4, 3), k, 1) // 64 * 64) for k in range(len(delays))]
    out = io.BytesIO()
    pictures[0].save(out, form, save_all=True, append_images=pictures[1:], duration=delays, loop=loop, **({'lossless': True} if form == 'WEBP' else {}))
    image = Image.open(io.BytesIO(out.getvalue()))
    shown = []
    for k in range(image.n_frames):
        image.seek(k)
        shown.append({'index': k, 'delayMs': delays[k], 'image': b64(image.convert('RGBA').tobytes())})
    times = loop if form == 'WEBP' or loop == 0 else loop + 1
    run('gif-frame-extractor', {'image': b64(out.getvalue()), 'format': 'raw'}, {'frames': shown, 'frameCount': len(delays), 'width': 4, 'height': 3, 'durationMs': sum(delays), 'loop': times})
    run('gif-frame-extractor', {'image': b64(out.getvalue()), 'format': 'raw', 'every': 2, 'limit': 1}, {'frames': shown[:1], 'frameCount': len(delays)})
    run('image-information', {'image': b64(out.getvalue())}, {'frames': len(delays), 'animated': True, 'durationMs': sum(delays)})


frames([100, 250, 40], 0, 'GIF')
frames([70, 30], 4, 'GIF')
frames([100, 255], 3, 'WEBP')
run('gif-frame-extractor', {'image': png(noise(2, 2))}, {'frameCount': 1, 'durationMs': 0})

# Codes that other programs draw.
def drawn(command):
    return b64(subprocess.run(command, check=True, capture_output=True).stdout)


def code(text, kind, command, content='text', level=None):
    run('qr-code-reader', {'image': drawn(command)}, {'codes': [{'format': kind, 'text': text, 'bytes': b64(text.encode()), 'content': content, **({'errorCorrection': level} if level else {})}], 'count': 1})


for text, content, level in [('HELLO', 'text', 'L'), ('https://example.com/?q=1', 'url', 'H'), ('WIFI:T:WPA;S:net;P:pw;;', 'wifi', 'M'), ('mailto:a@b.c', 'email', 'Q'), ('tel:+4912345', 'phone', 'L'), ('smsto:123:hi', 'sms', 'L'), ('geo:1,2', 'geo', 'L'), ('BEGIN:VCARD\nEND:VCARD', 'vcard', 'L'), ('BEGIN:VEVENT\nEND:VEVENT', 'event', 'L'), ('BCD\n002', 'payment', 'L')]:
    code(text, 'qrCode', ['qrencode', '-o', '-', '-s', '2', '-l', level, text], content, level)
for number, kind, text in [('20', 'code128', 'Code-128'), ('8', 'code39', 'CODE39'), ('25', 'code93', 'CODE93'), ('71', 'dataMatrix', 'Data Matrix'), ('92', 'aztec', 'Aztec!'), ('55', 'pdf417', 'PDF 417')]:
    run('qr-code-reader', {'image': drawn(['zint', '--direct', '--filetype=PNG', '--scale=2', '-w', '8', '-b', number, '-d', text])}, {'codes': [{'format': kind, 'text': text}], 'count': 1})
for number, kind, text, given in [('13', 'ean13', '4006381333931', '400638133393'), ('34', 'upcA', '036000291452', '03600029145'), ('13', 'ean8', '96385074', '9638507'), ('3', 'itf', '12345678', '12345678')]:
    run('qr-code-reader', {'image': drawn(['zint', '--direct', '--filetype=PNG', '--scale=1', '-w', '12', '-b', number, '-d', given])}, {'codes': [{'format': kind, 'text': text}], 'count': 1})
run('qr-code-reader', {'image': png(noise(9, 9))}, {'codes': [], 'count': 0})
run('qr-code-reader', {'image': png(noise(9, 9)), 'formats': ['qr']}, status=400)
GROUPS = {'measures': ['image-comparer', 'image-histogram-generator', 'image-hash-calculator', 'image-to-ascii-converter', 'image-color-extractor'], 'placeholders': ['blurhash-encoder', 'thumbhash-encoder'], 'tags': ['exif-reader', 'image-metadata-remover', 'image-information'], 'codes': ['qr-code-reader', 'gif-frame-extractor']}
for group, tools in GROUPS.items():
    lines = [json.dumps(v, separators=(',', ':'), ensure_ascii=False) for v in VECTORS if v['tool'] in tools]
    with open(os.path.join(sys.argv[1], f'{group}.json'), 'w') as out:
        out.write('[\n' + ',\n'.join(lines) + '\n]\n')
