import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { InvalidInputs, Unprocessable } from '../../errors.ts';
import { hugePng, pngOf } from './picture-testing.ts';
import { decodeFrames, openImage, readPicture } from './read.ts';
import { ANIMATION, FOUR_COLORS, PHOTO } from './samples.ts';
import { encodePictures } from './write.ts';

const vectors = JSON.parse(readFileSync(new URL('../testdata/reading.json', import.meta.url), 'utf8')) as { tool: string; inputs: { image: string } }[];
/** Files of every format that Pillow wrote, and one of AVIF. */
const files = new Set([...vectors.filter(({ tool }) => tool === 'image-converter').map(({ inputs }) => inputs.image), ANIMATION, PHOTO]);

/** What becomes of a file: that it is read, or refused. Anything else is thrown. */
async function outcome(bytes: Uint8Array): Promise<'read' | 'refused'> {
  try {
    await decodeFrames(openImage(Buffer.from(bytes).toString('base64') || 'data:,'));
    return 'read';
  } catch (error) {
    if (error instanceof Unprocessable) return 'refused';
    throw error;
  }
}

/** Numbers from 0 up to a limit, always the same. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * limit);
  };
}

describe('files that are cut short or damaged', () => {
  it('are refused when their last byte is missing, and at any other length', async () => {
    const next = dice(1);
    for (const file of files) {
      const bytes = Buffer.from(file, 'base64');
      // A TIFF may end with a byte that nothing needs.
      if (bytes.toString('latin1', 0, 2) !== 'II') expect(await outcome(bytes.subarray(0, -1))).toBe('refused');
      for (const length of [0, 1, 4, 10, next(bytes.length), next(bytes.length >> 1)]) await outcome(bytes.subarray(0, length));
    }
  });

  it('are read or refused when bytes of them are others', async () => {
    const next = dice(2);
    const avif = await encodePictures([{ ...(await readPicture(FOUR_COLORS)), delayMs: 0 }], 'avif', { quality: 50 });
    for (const file of [...files, Buffer.from(avif).toString('base64')])
      for (let times = 0; times < 12; times++) {
        const bytes = Buffer.from(file, 'base64');
        for (let count = 1 + next(6); count > 0; count--) bytes[next(times % 2 === 0 ? bytes.length : Math.min(bytes.length, 120))] = next(256);
        expect(['read', 'refused']).toContain(await outcome(bytes));
      }
  });
});

describe('what is too large', () => {
  it('is refused by its header', () => expect(() => openImage(hugePng())).toThrow(/20000/));

  it.each([
    ['a GIF of many frames', () => gifOf(2000, 2000, 11), /44000000/],
    ['more than 10 MB', () => Buffer.alloc(10_000_001).toString('base64'), /10000001/],
  ])('%s', (_, file, message) => {
    expect(() => openImage(file())).toThrow(Unprocessable);
    expect(() => openImage(file())).toThrow(message);
  });
});

/** A GIF that says how large it is, with frames of a pixel. */
function gifOf(width: number, height: number, frames: number): string {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.from('2c00000000010001000002024401 00'.replace(' ', ''), 'hex');
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('800000000000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ]).toString('base64');
}

describe('ways to give an image', () => {
  const pixel = pngOf(1, 1, Uint8Array.of(1, 2, 3, 4));
  it.each([
    ['padded', pixel],
    ['without padding', pixel.replace(/=+$/, '')],
    ['in lines', pixel.replace(/.{20}/g, '$&\r\n')],
    ['with the other alphabet', pixel.replaceAll('+', '-').replaceAll('/', '_')],
    ['as a data: URI', `data:image/png;base64,${pixel}`],
    ['as one of another type', `data:;charset=utf-8;BASE64,${pixel}`],
    ['as one with escapes', `data:image/png;base64,${encodeURIComponent(pixel)}`],
  ])('%s', async (_, text) => expect(Array.from((await readPicture(text)).pixels)).toEqual([1, 2, 3, 4]));

  it('SVG as text in a data: URI', async () => {
    const uri = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="red"/></svg>')}`;
    expect(Array.from((await readPicture(uri)).pixels)).toEqual([255, 0, 0, 255]);
  });

  it.each(['=', '*', 'abcde', 'abc=d', 'data:image/png;base64,%', 'data:text/plain,%zz'])('is not %j', (text) =>
    expect(() => openImage(text)).toThrow(InvalidInputs),
  );
});

/** An ICC profile of three primaries and a gamma. */
function profileOf(primaries: readonly number[], gamma: number): Buffer {
  const tags = ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'];
  const directory = Buffer.alloc(4 + tags.length * 12);
  directory.writeUInt32BE(tags.length);
  const data: Buffer[] = [];
  for (const [index, tag] of tags.entries()) {
    const body = Buffer.alloc(20);
    if (index < 3) {
      body.write('XYZ ');
      for (let axis = 0; axis < 3; axis++) body.writeInt32BE(Math.round((primaries[index * 3 + axis] ?? 0) * 65_536), 8 + axis * 4);
    } else {
      body.write('curv');
      body.writeUInt32BE(1, 8);
      body.writeUInt16BE(Math.round(gamma * 256), 12);
    }
    directory.write(tag, 4 + index * 12);
    directory.writeUInt32BE(128 + directory.length + index * 20, 8 + index * 12);
    directory.writeUInt32BE(20, 12 + index * 12);
    data.push(body);
  }
  const header = Buffer.alloc(128);
  header.write('RGB XYZ ', 16);
  return Buffer.concat([header, directory, ...data]);
}

describe('colour profiles', () => {
  /** The colour of a pixel that is stored with a profile. */
  async function seen(color: readonly number[], profile: Buffer): Promise<number[]> {
    const frame = { width: 1, height: 1, pixels: Uint8Array.of(...color, 255), delayMs: 0 };
    const bytes = await encodePictures([frame], 'png', { quality: 80, icc: profile });
    return Array.from((await readPicture(Buffer.from(bytes).toString('base64'))).pixels);
  }

  // Adobe RGB (1998): its primaries adapted to D50 as in Adobe's own profile. What littleCMS makes of the colours, relative colorimetric.
  const adobe = profileOf([0.60974, 0.31111, 0.01947, 0.20528, 0.62567, 0.06087, 0.14919, 0.06322, 0.74457], 2.19921875);
  it.each([
    [
      [128, 128, 128],
      [128, 128, 128],
    ],
    [
      [200, 100, 50],
      [227, 100, 42],
    ],
    [
      [255, 255, 255],
      [255, 255, 255],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [60, 120, 200],
      [0, 120, 203],
    ],
  ])('of Adobe RGB turn %j into sRGB', async (color, expected) => {
    for (const [channel, value] of (await seen(color, adobe)).slice(0, 3).entries()) expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThanOrEqual(1);
  });

  it('that are cut short say nothing', async () => expect(await seen([10, 20, 30], adobe.subarray(0, 140))).toEqual([10, 20, 30, 255]));
});
