"""What the tools for images make of small pictures, by Pillow, numpy and the rules themselves with fractions.

Needs Debian's python3-pil and python3-numpy:
/usr/bin/python3 test/oracles/image_pixels.py src/tools/image/testdata
"""
import base64
import io
import json
import math
import os
import random
import sys
import zlib
from fractions import Fraction as F

import numpy as np
from PIL import Image

random.seed(20261126)
VECTORS = []


def b64(data):
    return base64.b64encode(bytes(data)).decode()


def run(tool, inputs, result=None, status=None, **more):
    VECTORS.append({'tool': tool, 'inputs': inputs, **({'result': result} if result is not None else {'status': status}), **more})


def noise(width, height, alpha=False, levels=256):
    channels = 4 if alpha else 3
    return np.array([random.randrange(levels) * 255 // (levels - 1) for _ in range(width * height * channels)], dtype=np.uint8).reshape(height, width, channels)


def file(pixels, form='PNG', **options):
    out = io.BytesIO()
    image = pixels if isinstance(pixels, Image.Image) else Image.fromarray(pixels)
    image.save(out, form, **options)
    return out.getvalue()


def rgba(pixels):
    if pixels.shape[2] == 4:
        return pixels
    return np.dstack([pixels, np.full(pixels.shape[:2], 255, np.uint8)])


def raw(pixels):
    return b64(rgba(pixels).tobytes())


def half_up(value):
    return math.floor(value + F(1, 2))


def held(value):
    return min(255, max(0, half_up(value)))


def picture(pixels):
    return {'image': raw(pixels), 'width': pixels.shape[1], 'height': pixels.shape[0], 'format': 'raw', 'bytes': pixels.shape[0] * pixels.shape[1] * 4}


PHOTO, CLEAR = noise(5, 4), noise(4, 3, True)
FEW = noise(6, 5, levels=2)
PNG, PNGA, PNGF = b64(file(PHOTO)), b64(file(CLEAR)), b64(file(FEW))


# Decoding: what Pillow reads, in the formats that lose nothing and those that do.
def decodes(data, limit=None):
    image = Image.open(io.BytesIO(data))
    pixels = np.array(image.convert('RGBA'))
    run('image-converter', {'image': b64(data), 'format': 'raw'}, {**picture(pixels), 'mimeType': 'application/octet-stream'})


grey = Image.fromarray(PHOTO).convert('L')
for form, image, options in [
    ('PNG', PHOTO, {}), ('PNG', CLEAR, {}), ('PNG', grey, {}), ('PNG', Image.fromarray(CLEAR).convert('LA'), {}), ('PNG', Image.fromarray(FEW).quantize(8), {}), ('PNG', Image.fromarray(FEW).quantize(4), {}), ('PNG', grey.convert('1'), {}),
    ('JPEG', PHOTO, {'quality': 90, 'subsampling': 0}), ('JPEG', PHOTO, {'quality': 50}), ('JPEG', grey, {'quality': 70}), ('JPEG', PHOTO, {'progressive': True}),
    ('WEBP', PHOTO, {'lossless': True}), ('WEBP', PHOTO, {'quality': 60}), ('WEBP', np.dstack([CLEAR[:, :, :3], np.where(CLEAR[:, :, 3] == 0, 1, CLEAR[:, :, 3])]), {'lossless': True, 'exact': True}),
    ('GIF', Image.fromarray(FEW).quantize(8), {}), ('TIFF', PHOTO, {}), ('TIFF', CLEAR, {'compression': 'tiff_lzw'}), ('TIFF', grey, {'compression': 'packbits'}), ('TIFF', PHOTO, {'compression': 'tiff_adobe_deflate'}), ('TIFF', grey.convert('1'), {'compression': 'raw'}), ('TIFF', Image.fromarray(FEW).quantize(8), {'compression': 'tiff_lzw'}),
    ('TIFF', Image.fromarray(PHOTO).convert('CMYK'), {}),
]:
    decodes(file(image, form, **options))
for orientation in range(1, 9):
    tags = Image.Exif()
    tags[0x112] = orientation
    data = file(PHOTO, 'TIFF', tiffinfo={0x112: orientation})
    turned = {1: lambda p: p, 2: lambda p: p[:, ::-1], 3: lambda p: p[::-1, ::-1], 4: lambda p: p[::-1], 5: lambda p: p.transpose(1, 0, 2), 6: lambda p: np.rot90(p, -1), 7: lambda p: p.transpose(1, 0, 2)[::-1, ::-1], 8: lambda p: np.rot90(p)}[orientation]
    run('image-converter', {'image': b64(data), 'format': 'raw'}, picture(turned(PHOTO)))
    height, width = PHOTO.shape[:2]
    sides = (height, width) if orientation >= 5 else (width, height)
    run('image-information', {'image': b64(data)}, {'format': 'tiff', 'orientation': orientation, 'width': width, 'height': height, 'displayWidth': sides[0], 'displayHeight': sides[1], 'frames': 1})

# Turning and cutting.
for angle, quarter in [(0, 0), (90, 1), (180, 2), (270, 3), (-90, 3), (360, 0), (-3600, 0), (450, 1)]:
    run('image-rotator', {'image': PNGA, 'angle': angle, 'format': 'raw'}, picture(np.rot90(CLEAR, -quarter)))
run('image-rotator', {'image': PNGA, 'flipHorizontal': True, 'angle': 90, 'format': 'raw'}, picture(np.rot90(CLEAR[:, ::-1], -1)))
run('image-rotator', {'image': PNGA, 'flipVertical': True, 'flipHorizontal': True, 'format': 'raw'}, picture(CLEAR[::-1, ::-1]))
run('image-rotator', {'image': b64(file(np.zeros((50, 100, 3), np.uint8))), 'angle': 30}, {'width': math.ceil(100 * math.cos(math.pi / 6) + 25), 'height': math.ceil(50 + 50 * math.cos(math.pi / 6)), 'format': 'png'})
for left, top, width, height in [(0, 0, 5, 4), (1, 2, 3, 1), (4, 3, 1, 1)]:
    run('image-cropper', {'image': PNG, 'left': left, 'top': top, 'width': width, 'height': height, 'format': 'raw'}, {**picture(PHOTO[top:top + height, left:left + width]), 'left': left, 'top': top})
for ratio, a, b in [('1:1', 1, 1), ('16:9', 16, 9), ('9:16', 9, 16), ('1:100', 1, 100), ('2.5:1', 5, 2), ('5:4', 5, 4)]:
    for position in ['center', 'top', 'bottom', 'left', 'right']:
        height, width = PHOTO.shape[:2]
        w, h = (max(1, height * a // b), height) if height * a // b <= width else (width, max(1, width * b // a))
        left = 0 if position == 'left' else width - w if position == 'right' else (width - w) // 2
        top = 0 if position == 'top' else height - h if position == 'bottom' else (height - h) // 2
        if random.random() < 0.5:
            run('image-cropper', {'image': PNG, 'aspectRatio': ratio, 'position': position, 'format': 'raw'}, {**picture(PHOTO[top:top + h, left:left + w]), 'left': left, 'top': top})
framed = np.full((7, 8, 3), 200, np.uint8)
framed[2:5, 3:7] = noise(4, 3)
framed[0, 5] = (203, 200, 198)
framed[2, 3] = framed[4, 6] = (10, 20, 30)
run('image-cropper', {'image': b64(file(framed)), 'trim': 3, 'format': 'raw'}, {**picture(framed[2:5, 3:7]), 'left': 3, 'top': 2})
run('image-cropper', {'image': b64(file(np.full((3, 3, 3), 9, np.uint8))), 'trim': 0}, status=422)
run('image-cropper', {'image': PNG, 'left': 3, 'top': 0, 'width': 3, 'height': 1}, status=422)
for width, height in [(10, 8), (3, 2), (5, 1), (1, 1), (7, 9)]:
    columns = [(2 * x + 1) * 5 // (2 * width) for x in range(width)]
    rows = [(2 * y + 1) * 4 // (2 * height) for y in range(height)]
    run('image-resizer', {'image': PNG, 'width': width, 'height': height, 'fit': 'fill', 'kernel': 'nearest', 'format': 'raw'}, {**picture(PHOTO[rows][:, columns]), 'scale': width / 5})


# Resampling: the kernels by their formulas, in doubles, rounded at the end.
def kernel(name):
    def cubic(b, c):
        def weigh(x):
            x = abs(x)
            if x < 1:
                return ((12 - 9 * b - 6 * c) * x**3 + (-18 + 12 * b + 6 * c) * x**2 + 6 - 2 * b) / 6
            return ((-b - 6 * c) * x**3 + (6 * b + 30 * c) * x**2 + (-12 * b - 48 * c) * x + 8 * b + 24 * c) / 6 if x < 2 else 0
        return 2, weigh
    return {'linear': (1, lambda x: max(0, 1 - abs(x))), 'cubic': cubic(0, 0.5), 'mitchell': cubic(1 / 3, 1 / 3), 'lanczos3': (3, lambda x: np.sinc(x) * np.sinc(x / 3) if abs(x) < 3 else 0)}[name]


def matrix(old, new, name):
    reach, weigh = kernel(name)
    scale = old / new
    stretch = max(1, scale)
    rows = np.array([[weigh((k + 0.5 - (i + 0.5) * scale) / stretch) for k in range(old)] for i in range(new)])
    return rows / rows.sum(axis=1, keepdims=True)


def resampled(pixels, width, height, name):
    p = rgba(pixels).astype(float)
    alpha = p[:, :, 3:] / 255
    p[:, :, :3] *= alpha
    across, down = matrix(pixels.shape[1], width, name), matrix(pixels.shape[0], height, name)
    out = np.einsum('ab,bcd->acd', down, np.einsum('ab,cbd->cad', across, p))
    with np.errstate(divide='ignore', invalid='ignore'):
        out[:, :, :3] = np.where(out[:, :, 3:] > 0, out[:, :, :3] * 255 / out[:, :, 3:], 0)
    return np.clip(np.floor(out + 0.5), 0, 255).astype(np.uint8)


for name in ['linear', 'cubic', 'mitchell', 'lanczos3']:
    for width, height in [(9, 7), (3, 2)]:
        run('image-resizer', {'image': PNG, 'width': width, 'height': height, 'fit': 'fill', 'kernel': name, 'format': 'raw'}, picture(resampled(PHOTO, width, height, name)))
solid = CLEAR.copy()
solid[:, :, 3] = np.maximum(60, solid[:, :, 3])
run('image-resizer', {'image': b64(file(solid)), 'width': 7, 'height': 2, 'fit': 'fill', 'kernel': 'linear', 'format': 'raw'}, picture(resampled(solid, 7, 2, 'linear')))
WIDE = b64(file(np.zeros((20, 30, 3), np.uint8)))
for inputs, width, height, scale in [
    ({'width': 10, 'height': 10}, 10, 7, F(1, 3)), ({'width': 10, 'height': 10, 'fit': 'outside'}, 15, 10, F(1, 2)), ({'width': 10, 'height': 10, 'fit': 'cover'}, 10, 10, F(1, 2)), ({'width': 10, 'height': 10, 'fit': 'contain'}, 10, 10, F(1, 3)), ({'width': 10, 'height': 10, 'fit': 'fill'}, 10, 10, F(1, 3)),
    ({'width': 7}, 7, 5, F(7, 30)), ({'height': 1}, 2, 1, F(2, 30)), ({'percent': 50}, 15, 10, F(1, 2)), ({'percent': 0.1}, 1, 1, F(1, 30)), ({'percent': 12.5}, 4, 3, F(4, 30)), ({'width': 60, 'enlarge': False}, 30, 20, F(1)), ({'width': 60, 'height': 60, 'fit': 'contain', 'enlarge': False}, 60, 60, F(1)),
    ({'width': 60, 'height': 10, 'fit': 'cover', 'enlarge': False}, 30, 10, F(1)), ({'percent': 200, 'enlarge': False}, 30, 20, F(1)), ({'width': 1, 'height': 1, 'fit': 'outside'}, 2, 1, F(2, 30)), ({'width': 60, 'height': 60}, 60, 40, F(2)),
]:
    run('image-resizer', {'image': WIDE, **inputs}, {'width': width, 'height': height, 'scale': float(scale), 'format': 'png'})
for inputs in [{}, {'percent': 50, 'width': 3}, {'percent': 50, 'height': 3}]:
    run('image-resizer', {'image': PNG, **inputs}, status=400)


# Point filters with fractions.
def luma(r, g, b):
    return F(299 * int(r) + 587 * int(g) + 114 * int(b), 1000)


def by_value(function):
    return lambda p: [held(function(F(int(v)))) for v in p[:3]]


def by_matrix(m):
    return lambda p: [held(sum(F(str(w)) * int(v) for w, v in zip(row, p[:3]))) for row in m]


def mixed(m, percent):
    rest = 1 - F(percent) / 100
    return [[F(str(w)) + ((1 if i == j else 0) - F(str(w))) * rest for j, w in enumerate(row)] for i, row in enumerate(m)]


def frac_matrix(m):
    return lambda p: [held(sum(w * int(v) for w, v in zip(row, p[:3]))) for row in m]


GREY = [[0.2126, 0.7152, 0.0722]] * 3
SEPIA = [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]]


def saturate(s):
    return [[F('0.213') + F('0.787') * s, F('0.715') * (1 - s), F('0.072') * (1 - s)], [F('0.213') * (1 - s), F('0.715') + F('0.285') * s, F('0.072') * (1 - s)], [F('0.213') * (1 - s), F('0.715') * (1 - s), F('0.072') + F('0.928') * s]]


def contrast(amount):
    a = F(amount) * F('2.55')
    f = 259 * (a + 255) / (255 * (259 - a))
    return by_value(lambda v: f * (v - 128) + 128)


def hue(degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    m = np.array([[0.213, 0.715, 0.072]] * 3) + c * np.array([[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]]) + s * np.array([[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]])
    return lambda p: [min(255, max(0, math.floor(v + 0.5))) for v in m @ np.array(p[:3], float)]


def colored(color):
    return lambda p: [held(F(c) * luma(*p[:3]) / 255) for c in color]


FILTERS = [
    *[({'name': 'brightness', 'amount': a}, by_value(lambda v, a=a: v * (1 + F(a) / 100))) for a in [-100, -33, 0, 50, 100]],
    *[({'name': 'contrast', 'amount': a}, contrast(a)) for a in [-100, -40, 0, 60, 100]],
    *[({'name': 'saturation', 'amount': a}, frac_matrix(saturate(1 + F(a, 100)))) for a in [-100, -50, 25, 100]],
    *[({'name': 'hue', 'amount': a}, hue(a)) for a in [0, 90, 123, -45]],
    *[({'name': 'grayscale', **({'amount': a} if a is not None else {})}, frac_matrix(mixed(GREY, 100 if a is None else a))) for a in [None, 0, 40]],
    *[({'name': 'sepia', **({'amount': a} if a is not None else {})}, frac_matrix(mixed(SEPIA, 100 if a is None else a))) for a in [None, 70]],
    *[({'name': 'invert', **({'amount': a} if a is not None else {})}, by_value(lambda v, a=a: v + (255 - 2 * v) * F(100 if a is None else a) / 100)) for a in [None, 30, 0]],
    *[({'name': 'threshold', **({'amount': a} if a is not None else {})}, lambda p, a=a: [255 if luma(*p[:3]) >= (128 if a is None else a) else 0] * 3) for a in [None, 100, 0, 255]],
    *[({'name': 'posterize', 'amount': n}, by_value(lambda v, n=n: F(half_up(v * (n - 1) / 255) * 255, n - 1))) for n in [2, 3, 7, 64]],
    *[({'name': 'gamma', 'amount': g}, lambda p, g=g: [min(255, math.floor(255 * (int(v) / 255) ** (1 / g) + 0.5)) for v in p[:3]]) for g in [0.5, 2.2, 10]],
    ({'name': 'tint', 'color': '#3366cc'}, colored([0x33, 0x66, 0xcc])), ({'name': 'duotone', 'color': 'gold'}, colored([255, 215, 0])),
]
for setting, function in FILTERS:
    expected = np.array([[[*function(p), p[3]] for p in row] for row in CLEAR], dtype=np.uint8)
    run('image-filter', {'image': PNGA, 'filters': [setting], 'format': 'raw'}, picture(expected))
run('image-filter', {'image': PNGA, 'filters': [{'name': 'opacity', 'amount': 30}], 'format': 'raw'}, picture(np.dstack([CLEAR[:, :, :3], np.array([[held(F(int(a)) * 30 / 100) for a in row] for row in CLEAR[:, :, 3]], np.uint8)])))


def cells(pixels, size):
    out = pixels.copy()
    for top in range(0, pixels.shape[0], size):
        for left in range(0, pixels.shape[1], size):
            cell = pixels[top:top + size, left:left + size].reshape(-1, pixels.shape[2]).astype(int)
            out[top:top + size, left:left + size] = [half_up(F(int(s), len(cell))) for s in cell.sum(axis=0)]
    return out


for size in [2, 3, 200]:
    run('image-filter', {'image': PNG, 'filters': [{'name': 'pixelate', 'amount': size}], 'format': 'raw'}, picture(cells(PHOTO, size)))
for size in [3, 5, 15]:
    reach = size // 2
    wide = np.pad(PHOTO, ((reach, reach), (reach, reach), (0, 0)), mode='edge')
    run('image-filter', {'image': PNG, 'filters': [{'name': 'median', 'amount': size}], 'format': 'raw'}, picture(np.array([[np.median(wide[y:y + size, x:x + size].reshape(-1, 3), axis=0) for x in range(5)] for y in range(4)]).astype(np.uint8)))


def gaussian(pixels, sigma):
    reach = math.ceil(8 * sigma)
    weights = np.exp(-np.arange(-reach, reach + 1) ** 2 / (2 * sigma**2))
    weights /= weights.sum()
    for axis in [0, 1]:
        wide = np.pad(pixels, [(reach, reach) if a == axis else (0, 0) for a in range(3)], mode='edge')
        pixels = np.apply_along_axis(lambda line: np.convolve(line, weights, 'valid'), axis, wide)
    return pixels


def rounded(values):
    return np.clip(np.floor(values + 0.5), 0, 255).astype(np.uint8)


for sigma in [0.3, 1, 2.5]:
    run('image-filter', {'image': PNG, 'filters': [{'name': 'blur', 'amount': sigma}], 'format': 'raw'}, picture(rounded(gaussian(PHOTO.astype(float), sigma))))


def dithered(pixels):
    height, width = pixels.shape[:2]
    values = [[luma(*p) for p in row] for row in pixels]
    out = np.zeros_like(pixels)
    for y in range(height):
        for x in range(width):
            value = 255 if values[y][x] >= 128 else 0
            error = values[y][x] - value
            out[y, x] = value
            for dx, dy, share in [(1, 0, 7), (-1, 1, 3), (0, 1, 5), (1, 1, 1)]:
                if 0 <= x + dx < width and y + dy < height:
                    values[y + dy][x + dx] += error * share / 16
    return out


run('image-filter', {'image': PNG, 'filters': [{'name': 'dither'}], 'format': 'raw'}, picture(dithered(PHOTO)))
for filters in [[{'name': 'nope'}], [{'name': 'brightness'}], [{'name': 'brightness', 'amount': 101}], [{'name': 'median', 'amount': 4}], [{'name': 'posterize', 'amount': 2.5}], [{'name': 'tint'}], [{'name': 'tint', 'color': 'nope'}], [{'name': 'blur', 'amount': 0.2}], [{'name': 'constructor'}], [{'name': 'opacity'}]]:
    run('image-filter', {'image': PNG, 'filters': filters}, status=400)

# Borders, tiles, sheets, colours, bits, channels.
for sides, color, rgb in [({'left': 1, 'top': 2}, '#0f0', (0, 255, 0, 255)), ({'all': 3}, 'navy', (0, 0, 128, 255)), ({'right': 2, 'bottom': 1}, '#12345678', (0x12, 0x34, 0x56, 0x78)), ({'all': 1}, 'transparent', (0, 0, 0, 0))]:
    top, right, bottom, left = [sides.get('all', sides.get(name, 0)) for name in ['top', 'right', 'bottom', 'left']]
    whole = np.zeros((4 + top + bottom, 5 + left + right, 4), np.uint8)
    whole[:] = rgb
    whole[top:top + 4, left:left + 5] = rgba(PHOTO)
    run('image-border-adder', {'image': PNG, **sides, 'color': color, 'format': 'raw'}, picture(whole))
run('image-border-adder', {'image': PNG, 'all': 1, 'left': 2}, status=400)
for columns, rows in [(2, 3), (5, 4), (1, 1)]:
    tiles = [{'column': c, 'row': r, 'left': c * 5 // columns, 'top': r * 4 // rows, 'image': raw(PHOTO[r * 4 // rows:(r + 1) * 4 // rows, c * 5 // columns:(c + 1) * 5 // columns])} for r in range(rows) for c in range(columns)]
    run('image-splitter', {'image': PNG, 'columns': columns, 'rows': rows, 'format': 'raw'}, {'tiles': tiles, 'count': columns * rows})
tiles = [{'column': c, 'row': r, 'left': c * 2, 'top': r * 3, 'width': min(2, 5 - 2 * c), 'height': min(3, 4 - 3 * r), 'image': raw(PHOTO[r * 3:r * 3 + 3, c * 2:c * 2 + 2])} for r in range(2) for c in range(3)]
run('image-splitter', {'image': PNG, 'tileWidth': 2, 'tileHeight': 3, 'format': 'raw'}, {'tiles': tiles, 'count': 6})
for inputs, status in [({'columns': 6, 'rows': 1}, 422), ({'columns': 2}, 400), ({'tileWidth': 2}, 400), ({}, 400), ({'columns': 2, 'rows': 2, 'tileWidth': 1, 'tileHeight': 1}, 400)]:
    run('image-splitter', {'image': PNG, **inputs}, status=status)


def sheet(places, width, height, background=(0, 0, 0, 0)):
    whole = np.zeros((height, width, 4), np.uint8)
    whole[:] = background
    for pixels, left, top in places:
        whole[top:top + pixels.shape[0], left:left + pixels.shape[1]] = rgba(pixels)
    return {**picture(whole), 'positions': [{'index': i, 'left': left, 'top': top, 'width': p.shape[1], 'height': p.shape[0]} for i, (p, left, top) in enumerate(places)]}


run('image-merger', {'images': [PNG, PNGA, PNGF], 'gap': 1, 'align': 'end', 'format': 'raw'}, sheet([(PHOTO, 0, 1), (CLEAR, 6, 2), (FEW, 11, 0)], 17, 5))
run('image-merger', {'images': [PNG, PNGA], 'direction': 'vertical', 'align': 'center', 'background': '#fff', 'format': 'raw'}, sheet([(PHOTO, 0, 0), (CLEAR, 0, 4)], 5, 7, (255, 255, 255, 255)))
run('image-merger', {'images': [PNG, PNGA, PNGF], 'direction': 'grid', 'gap': 2, 'align': 'center', 'format': 'raw'}, sheet([(PHOTO, 0, 0), (CLEAR, 9, 1), (FEW, 0, 7)], 14, 12))
run('image-merger', {'images': [PNG, PNG, PNG, PNG, PNG], 'direction': 'grid', 'format': 'raw'}, {'width': 15, 'height': 8})
run('image-merger', {'images': [PNG, PNG], 'cssPrefix': 'a b'}, status=400)
for tolerance in [0, 10, 40, 100]:
    r, g, b = (int(v) for v in PHOTO[1, 2])
    expected = rgba(PHOTO).copy()
    changed = 0
    for row in expected:
        for p in row:
            if ((int(p[0]) - r)**2 + (int(p[1]) - g)**2 + (int(p[2]) - b)**2) * 10000 <= tolerance**2 * 195075:
                p[:] = (1, 2, 3, 4)
                changed += 1
    run('image-color-replacer', {'image': PNG, 'from': f'#{r:02x}{g:02x}{b:02x}', 'to': '#01020304', 'tolerance': tolerance, 'format': 'raw'}, {**picture(expected), 'changedPixels': changed})
ring = np.full((5, 5, 3), 255, np.uint8)
ring[1:4, 1:4] = 0
ring[2, 2] = 255
inside = rgba(ring).copy()
inside[:, :, 3] = np.where(ring[:, :, 0] == 255, 0, 255)
inside[2, 2, 3] = 255
run('image-color-replacer', {'image': b64(file(ring)), 'from': 'white', 'contiguous': True, 'format': 'raw'}, {**picture(inside), 'changedPixels': 16})
run('image-color-replacer', {'image': b64(file(ring, 'JPEG')), 'from': 'white', 'tolerance': 5}, {'format': 'png'})
run('image-color-replacer', {'image': b64(file(ring, 'JPEG')), 'from': 'white', 'to': '#000', 'tolerance': 5}, {'format': 'jpeg'})
for channels, bit, direction, encoding in [('RGB', 0, 'rows', 'hex'), ('A', 7, 'rows', 'hex'), ('BGRA', 3, 'columns', 'base64'), ('G', 1, 'columns', 'hex')]:
    order = CLEAR if direction == 'rows' else CLEAR.transpose(1, 0, 2)
    bits = [(int(p['RGBA'.index(c)]) >> bit) & 1 for row in order for p in row for c in channels]
    data = bytes(int(''.join(map(str, bits[i:i + 8])), 2) for i in range(0, len(bits) - 7, 8))
    run('image-bit-plane-extractor', {'image': PNGA, 'channels': channels, 'bit': bit, 'direction': direction, 'outputEncoding': encoding}, {'output': data.hex() if encoding == 'hex' else b64(data), 'bytes': len(data), 'share': sum(bits) / len(bits)})
run('image-bit-plane-extractor', {'image': PNGA, 'limit': 1}, {'bytes': 1})
for channels in ['RR', 'RGBX', 'r']:
    run('image-bit-plane-extractor', {'image': PNGA, 'channels': channels}, status=400)


def hsl(r, g, b):
    high, low = max(r, g, b), min(r, g, b)
    spread = high - low
    light = F(high + low, 2)
    h = F(0) if spread == 0 else F(60) * ((F(g - b, spread)) % 6 if high == r else F(b - r, spread) + 2 if high == g else F(r - g, spread) + 4)
    return h, F(0) if spread == 0 else F(spread) / (255 - abs(2 * light - 255)), light


def channel(name, p):
    r, g, b, a = (int(v) for v in p)
    return {'red': r, 'green': g, 'blue': b, 'alpha': a, 'luma': held(luma(r, g, b)), 'hue': held(hsl(r, g, b)[0] * 255 / 360), 'saturation': held(hsl(r, g, b)[1] * 255), 'lightness': held(hsl(r, g, b)[2]), 'value': max(r, g, b)}[name]


names = ['value', 'lightness', 'saturation', 'hue', 'luma', 'alpha', 'blue', 'green', 'red']
run('image-channel-extractor', {'image': PNGA, 'channels': names, 'format': 'raw'}, {'images': [{'channel': name, 'image': b64(np.array([[[channel(name, p)] * 3 + [255] for p in row] for row in CLEAR], np.uint8).tobytes())} for name in names], 'width': 4, 'height': 3})
run('image-channel-extractor', {'image': PNGA, 'channels': ['green'], 'tinted': True, 'format': 'raw'}, {'images': [{'channel': 'green', 'image': b64(np.array([[[0, int(p[1]), 0, 255] for p in row] for row in CLEAR], np.uint8).tobytes())}]})
for channels in [['pink'], ['red', 'red']]:
    run('image-channel-extractor', {'image': PNG, 'channels': channels}, status=400)
for x, y, radius in [(0, 0, 0), (2, 1, 1), (3, 2, 100), (0, 2, 2)]:
    part = CLEAR[max(0, y - radius):y + radius + 1, max(0, x - radius):x + radius + 1].reshape(-1, 4).astype(int)
    r, g, b, a = [half_up(F(int(s), len(part))) for s in part.sum(axis=0)]
    run('image-color-picker', {'image': PNGA, 'points': [{'x': x, 'y': y}], 'radius': radius}, {'colors': [{'x': x, 'y': y, 'hex': f'#{r:02x}{g:02x}{b:02x}', 'red': r, 'green': g, 'blue': b, 'alpha': a}], 'width': 4, 'height': 3})
for x, y in [(4, 0), (0, 3), (-1, 0)]:
    run('image-color-picker', {'image': PNGA, 'points': [{'x': x, 'y': y}]}, status=422)

# Marks by Porter and Duff, and plain shapes of SVG.
def over(below, mark, left, top, opacity):
    out = rgba(below).copy()
    for y in range(mark.shape[0]):
        for x in range(mark.shape[1]):
            if not (0 <= left + x < out.shape[1] and 0 <= top + y < out.shape[0]):
                continue
            p, q = [int(v) for v in rgba(mark)[y, x]], [int(v) for v in out[top + y, left + x]]
            a = F(p[3], 255) * F(str(opacity))
            b = F(q[3], 255) * (1 - a)
            if a > 0:
                out[top + y, left + x] = [held((F(u) * a + v * b) / (a + b)) for u, v in zip(p[:3], q[:3])] + [held((a + b) * 255)]
    return out


MARK = noise(2, 1, True)
for position, left, top in [('topLeft', 1, 1), ('bottomRight', 2, 2), ('center', 1, 1), ('top', 1, 1), ('bottomLeft', 1, 2), ('right', 2, 1)]:
    run('image-watermarker', {'image': PNG, 'overlay': b64(file(MARK)), 'position': position, 'margin': 1, 'opacity': 0.5, 'format': 'raw'}, picture(over(PHOTO, MARK, left, top, 0.5)))
tiled = rgba(PHOTO)
for top in range(0, 4, 2):
    for left in range(0, 5, 3):
        tiled = over(tiled, MARK, left, top, 1)
run('image-watermarker', {'image': PNG, 'overlay': b64(file(MARK)), 'position': 'tile', 'margin': 1, 'opacity': 1, 'format': 'raw'}, picture(tiled))
run('image-watermarker', {'image': PNG, 'overlay': b64(file(MARK)), 'opacity': 0, 'format': 'raw'}, picture(PHOTO))
for inputs in [{}, {'text': 'a', 'overlay': PNG}, {'text': ''}, {'text': 'a', 'color': 'none'}]:
    run('image-watermarker', {'image': PNG, **inputs}, status=400)


def svg(attributes, body=''):
    return f'<svg xmlns="http://www.w3.org/2000/svg" {attributes}>{body}</svg>'


half = np.zeros((4, 6, 4), np.uint8)
half[:, :3] = (255, 128, 0, 255)
run('svg-to-png-converter', {'svg': svg('width="6" height="4"', '<rect width="3" height="4" fill="#ff8000"/>'), 'format': 'raw'}, picture(half))
run('svg-to-png-converter', {'svg': svg('viewBox="0 0 3 2"', '<rect width="1.5" height="2" fill="#ff8000"/>'), 'scale': 2, 'format': 'raw'}, picture(half))
wide = np.zeros((4, 8, 4), np.uint8)
wide[:] = (1, 2, 3, 255)
wide[:, 2:6] = (0, 0, 255, 255)
run('svg-to-png-converter', {'svg': svg('width="1" height="1"', '<rect width="1" height="1" fill="blue"/>'), 'width': 8, 'height': 4, 'background': '#010203', 'format': 'raw'}, picture(wide))
clear = np.zeros((2, 2, 4), np.uint8)
clear[:] = (10, 200, 30, 51)
run('svg-to-png-converter', {'svg': svg('width="2" height="2"', '<rect width="2" height="2" fill="#0ac81e" opacity=".2"/>'), 'format': 'raw'}, {'width': 2, 'height': 2, 'bytes': 16})
empty = picture(np.zeros((2, 2, 4), np.uint8))
for body in ['', '<script>location = 1</script>', '<image href="http://example.com/a.png" width="2" height="2"/>', '<image href="file:///etc/passwd" width="2" height="2"/>', '<use href="other.svg#a"/>']:
    run('svg-to-png-converter', {'svg': svg('width="2" height="2"', body), 'format': 'raw'}, empty)
for attributes, width, height in [('', 300, 150), ('width="10" viewBox="0 0 4 2"', 10, 5), ('height="10" viewBox="0 0 4 2"', 20, 10), ('width="100%" height="100%" viewBox="0 0 7 3"', 7, 3), ('width="1in" height="2cm"', 96, 76), ('width="10.4" height="0.2"', 10, 1), ('width="3pt" height="1pc"', 4, 16)]:
    run('svg-to-png-converter', {'svg': svg(attributes)}, {'width': width, 'height': height, 'format': 'png'})
    run('image-information', {'image': b64(svg(attributes).encode())}, {'format': 'svg', 'mimeType': 'image/svg+xml', 'width': width, 'height': height})
for inputs, width, height in [({'width': 30}, 30, 15), ({'height': 30}, 60, 30), ({'width': 30, 'height': 30}, 30, 30), ({'scale': 0.01}, 1, 1), ({'scale': 3}, 120, 60)]:
    run('svg-to-png-converter', {'svg': svg('viewBox="0 0 40 20"'), **inputs}, {'width': width, 'height': height})
for text in ['hello', '<svg', svg('width="2" height="2"', '<rect>'), '<html></html>', svg('width="100000" height="2"')]:
    run('svg-to-png-converter', {'svg': text}, status=422)
run('svg-to-png-converter', {'svg': svg('viewBox="0 0 100 100"'), 'width': 8192, 'height': 8192}, status=422)

# What is no image, or a broken one.
BROKEN = [(file(PHOTO)[:-1], 422), (file(PHOTO)[:40], 422), (b'', 422), (b'not an image', 422), (file(PHOTO, 'JPEG')[:-2], 422), (file(PHOTO, 'WEBP')[:-3], 422), (file(Image.fromarray(FEW).quantize(8), 'GIF')[:-1], 422), (file(PHOTO, 'BMP'), 422), (b'\x89PNG\r\n\x1a\n', 422)]
huge = bytearray(file(PHOTO))
huge[16:24] = (20000).to_bytes(4, 'big') * 2
huge[29:33] = zlib.crc32(bytes(huge[12:29])).to_bytes(4, 'big')
BROKEN.append((bytes(huge), 422))
for data, status in BROKEN:
    run('image-information' if data else 'image-color-picker', {'image': b64(data) or 'data:,', **({} if data else {'points': [{'x': 0, 'y': 0}]})}, status=status)
for text in ['***', 'abcde', 'data:image/png;base64,%%%', 'iVBOR=w0KGgo']:
    run('image-information', {'image': text}, status=400)
GROUPS = {'reading': ['image-converter', 'image-information'], 'moving': ['image-rotator', 'image-cropper', 'image-resizer', 'image-splitter'], 'filters': ['image-filter'], 'drawing': ['image-watermarker', 'svg-to-png-converter'], 'colors': ['image-border-adder', 'image-merger', 'image-color-replacer', 'image-bit-plane-extractor', 'image-channel-extractor', 'image-color-picker']}
for group, tools in GROUPS.items():
    lines = [json.dumps(v, separators=(',', ':'), ensure_ascii=False) for v in VECTORS if v['tool'] in tools]
    with open(os.path.join(sys.argv[1], f'{group}.json'), 'w') as out:
        out.write('[\n' + ',\n'.join(lines) + '\n]\n')
