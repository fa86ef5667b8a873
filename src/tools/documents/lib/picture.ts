import type { Sink } from './builder.ts';
import type { Budget } from './filters.ts';
import { isJpeg, type Jpeg, readJpeg } from './jpeg-read.ts';
import { Bytes, dict, Name, type Ref, Stream, type Value } from './objects.ts';
import { BadPicture, isPng, type Png, readPng } from './png-read.ts';
import { packedRows } from './png-write.ts';

/** A picture that pages can show. Sizes are those of the picture upright. */
export interface Picture {
  readonly format: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
  /** Puts the picture among the objects of a file. */
  add(sink: Sink): Ref;
  /** The matrix that draws it upright in a rectangle. */
  matrix(x: number, y: number, width: number, height: number): readonly number[];
}

type Place = (x: number, y: number, w: number, h: number) => readonly number[];

/** By EXIF's orientation, how a unit square becomes the picture upright. */
const UPRIGHT: readonly Place[] = [
  (x, y, w, h) => [w, 0, 0, h, x, y],
  (x, y, w, h) => [-w, 0, 0, h, x + w, y],
  (x, y, w, h) => [-w, 0, 0, -h, x + w, y + h],
  (x, y, w, h) => [w, 0, 0, -h, x, y + h],
  (x, y, w, h) => [0, -h, -w, 0, x + w, y + h],
  (x, y, w, h) => [0, -h, w, 0, x, y + h],
  (x, y, w, h) => [0, h, w, 0, x, y],
  (x, y, w, h) => [0, h, -w, 0, x + w, y],
];
const asItIs: Place = (x, y, w, h) => [w, 0, 0, h, x, y];

/** Reads a PNG or JPEG. Throws BadPicture where it is neither, or is damaged. */
export function readPicture(bytes: Uint8Array, budget: Budget): Picture {
  if (isPng(bytes)) {
    const png = readPng(bytes, budget);
    return { format: 'png', width: png.width, height: png.height, add: (sink) => addPng(sink, png), matrix: asItIs };
  }
  if (!isJpeg(bytes)) throw new BadPicture('it is neither PNG nor JPEG');
  const jpeg = readJpeg(bytes);
  const isTurned = jpeg.orientation > 4;
  return {
    ...{ format: 'jpeg', width: isTurned ? jpeg.height : jpeg.width, height: isTurned ? jpeg.width : jpeg.height },
    add: (sink) => addJpeg(sink, jpeg, bytes),
    matrix: UPRIGHT[jpeg.orientation - 1] ?? asItIs,
  };
}

const SPACES = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' } as const;

const image = (entries: Readonly<Record<string, Value | undefined>>, bytes: Uint8Array): Stream =>
  new Stream(dict({ Type: new Name('XObject'), Subtype: new Name('Image'), ...entries }), bytes);

function addJpeg(sink: Sink, { width, height, components, hasAdobe }: Jpeg, bytes: Uint8Array): Ref {
  return sink.add(
    image(
      {
        ...{ Width: width, Height: height, ColorSpace: new Name(SPACES[components]), BitsPerComponent: 8 },
        ...(components === 4 && hasAdobe && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
        Filter: new Name('DCTDecode'),
      },
      bytes,
    ),
  );
}

function addPng(sink: Sink, png: Png): Ref {
  const { width, height, depth, colorType, channels, palette, transparency, packed } = png;
  if (colorType >= 4) return addWithAlpha(sink, png);
  const colors = palette && colorType === 3 ? [new Name('Indexed'), new Name('DeviceRGB'), palette.length / 3 - 1, new Bytes(palette)] : undefined;
  const row = Math.ceil((width * channels * depth) / 8);
  const isSeeThrough = colorType === 3 && transparency !== undefined && transparency.some((alpha) => alpha < 255);
  const rows = !packed || isSeeThrough ? png.rows() : undefined;
  const mask = isSeeThrough && rows ? maskOf(sink, png, rows) : undefined;
  return sink.add(
    image(
      {
        ...{ Width: width, Height: height, ColorSpace: colors ?? new Name(colorType === 2 ? 'DeviceRGB' : 'DeviceGray'), BitsPerComponent: depth },
        ...(mask && { SMask: mask }),
        ...(colorType !== 3 && transparency && { Mask: keyOf(transparency, channels) }),
        ...predicted(channels, depth, width),
      },
      packed ?? packedRows(rows ?? png.rows(), row, Math.max(1, (channels * depth) >> 3)),
    ),
  );
}

const predicted = (channels: number, depth: number, width: number): Record<string, Value> => ({
  Filter: new Name('FlateDecode'),
  DecodeParms: dict({ Predictor: 15, Colors: channels, BitsPerComponent: depth, Columns: width }),
});

/** The one colour that is transparent, as ranges of its components. */
function keyOf(transparency: Uint8Array, channels: number): number[] {
  return Array.from({ length: channels }, (_, index) => (transparency[index * 2] ?? 0) * 256 + (transparency[index * 2 + 1] ?? 0)).flatMap((value) => [
    value,
    value,
  ]);
}

/** The alpha of a picture by its palette. */
function maskOf(sink: Sink, { width, height, depth, transparency }: Png, rows: Uint8Array): Ref {
  const row = Math.ceil((width * depth) / 8);
  const alpha = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = ((rows[y * row + ((x * depth) >> 3)] ?? 0) >> (8 - depth - ((x * depth) & 7))) & ((1 << depth) - 1);
      alpha[at++] = transparency?.[index] ?? 255;
    }
  return addPlane(sink, alpha, width, height, 1);
}

function addPlane(sink: Sink, bytes: Uint8Array, width: number, height: number, channels: number, more: Readonly<Record<string, Value>> = {}): Ref {
  return sink.add(
    image(
      {
        ...{ Width: width, Height: height, ColorSpace: new Name(channels === 3 ? 'DeviceRGB' : 'DeviceGray'), BitsPerComponent: 8, ...more },
        ...predicted(channels, 8, width),
      },
      packedRows(bytes, width * channels, channels),
    ),
  );
}

/** Splits alpha off, which PDF keeps beside the picture; sixteen bits become eight. */
function addWithAlpha(sink: Sink, png: Png): Ref {
  const { width, height, depth, channels } = png;
  const rows = png.rows();
  const step = depth >> 3;
  const sample = (at: number): number => (step === 1 ? (rows[at] ?? 0) : Math.round(((rows[at] ?? 0) * 256 + (rows[at + 1] ?? 0)) / 257));
  const colors = channels - 1;
  const [plain, alpha] = [new Uint8Array(width * height * colors), new Uint8Array(width * height)];
  for (let pixel = 0, at = 0; pixel < width * height; pixel++) {
    for (let color = 0; color < colors; color++, at += step) plain[pixel * colors + color] = sample(at);
    alpha[pixel] = sample(at);
    at += step;
  }
  return addPlane(sink, plain, width, height, colors, { SMask: addPlane(sink, alpha, width, height, 1) });
}
