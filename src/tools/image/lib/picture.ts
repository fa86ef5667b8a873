/** A picture as red, green, blue and alpha, each 0 to 255 (sRGB, alpha not multiplied in), row by row from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Pixels;
}

export type Pixels = Uint8Array<ArrayBuffer>;

/** A picture of an animation. */
export interface Frame extends Picture {
  /** How long it is shown. */
  readonly delayMs: number;
}

export const CHANNELS = 4;

/** A transparent picture. */
export const blank = (width: number, height: number): Picture => ({ width, height, pixels: new Uint8Array(width * height * CHANNELS) });

/** A picture of one colour. */
export function filled(width: number, height: number, color: readonly number[]): Picture {
  const picture = blank(width, height);
  const [red = 0, green = 0, blue = 0, alpha = 0] = color;
  new Uint32Array(picture.pixels.buffer).fill(new Uint32Array(Uint8Array.of(red, green, blue, alpha).buffer)[0] ?? 0);
  return picture;
}

/** The pixels as a number each, for moving them about. */
export const wordsOf = ({ pixels, width, height }: Picture): Uint32Array<ArrayBuffer> =>
  pixels.byteOffset % CHANNELS === 0
    ? new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
    : new Uint32Array(pixels.slice(0, width * height * CHANNELS).buffer);

/** A channel's value: rounded half up and held to 0 to 255. */
export const channelOf = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : Math.floor(value + 0.5));

/** A picture whose pixel at x, y is that of the first at the place that is given. */
export function movedAbout(from: Picture, width: number, height: number, placeOf: (x: number, y: number) => number): Picture {
  const to = blank(width, height);
  const [source, target] = [wordsOf(from), wordsOf(to)];
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) target[at] = source[placeOf(x, y)] ?? 0;
  return to;
}

/** Brings a picture upright that is stored with an EXIF orientation, 1 to 8. */
export function upright(picture: Picture, orientation: number): Picture {
  const { width: w, height: h } = picture;
  switch (orientation) {
    case 2:
      return movedAbout(picture, w, h, (x, y) => y * w + (w - 1 - x));
    case 3:
      return movedAbout(picture, w, h, (x, y) => (h - 1 - y) * w + (w - 1 - x));
    case 4:
      return movedAbout(picture, w, h, (x, y) => (h - 1 - y) * w + x);
    case 5:
      return movedAbout(picture, h, w, (x, y) => x * w + y);
    case 6:
      return movedAbout(picture, h, w, (x, y) => (h - 1 - x) * w + y);
    case 7:
      return movedAbout(picture, h, w, (x, y) => (h - 1 - x) * w + (w - 1 - y));
    case 8:
      return movedAbout(picture, h, w, (x, y) => x * w + (w - 1 - y));
    default:
      return picture;
  }
}

/** A rectangle of a picture, which must lie within it. */
export function cropped(picture: Picture, left: number, top: number, width: number, height: number): Picture {
  if (left === 0 && top === 0 && width === picture.width && height === picture.height) return picture;
  const part = blank(width, height);
  const row = width * CHANNELS;
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * CHANNELS;
    part.pixels.set(picture.pixels.subarray(from, from + row), y * row);
  }
  return part;
}

/** Puts a picture into another in place of what is there; what lies outside is cut off. */
export function placed(onto: Picture, picture: Picture, left: number, top: number): void {
  const [target, source] = [wordsOf(onto), wordsOf(picture)];
  const first = Math.max(0, -left);
  const end = Math.min(picture.width, onto.width - left);
  if (end <= first) return;
  for (let y = Math.max(0, -top); y < Math.min(picture.height, onto.height - top); y++) {
    const from = y * picture.width;
    target.set(source.subarray(from + first, from + end), (top + y) * onto.width + left + first);
  }
}

/** Draws a picture over another (Porter-Duff source over). @param opacity by which its alpha is multiplied */
export function drawnOver(onto: Picture, picture: Picture, left: number, top: number, opacity = 1): void {
  const [from, to] = [picture.pixels, onto.pixels];
  for (let y = Math.max(0, -top); y < Math.min(picture.height, onto.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(picture.width, onto.width - left); x++) {
      blend(to, ((top + y) * onto.width + left + x) * CHANNELS, from, (y * picture.width + x) * CHANNELS, opacity);
    }
  }
}

function blend(to: Pixels, at: number, from: Pixels, source: number, opacity: number): void {
  const above = ((from[source + 3] ?? 0) / 255) * opacity;
  if (above === 0) return;
  const below = ((to[at + 3] ?? 0) / 255) * (1 - above);
  const together = above + below;
  for (let channel = 0; channel < 3; channel++)
    to[at + channel] = channelOf(((from[source + channel] ?? 0) * above + (to[at + channel] ?? 0) * below) / together);
  to[at + 3] = channelOf(together * 255);
}

/** Whether no pixel lets anything through. */
export function isOpaque({ pixels }: Picture): boolean {
  for (let at = 3; at < pixels.length; at += CHANNELS) if (pixels[at] !== 255) return false;
  return true;
}

/** The picture on a colour: opaque, where the colour is. */
export function onColor(picture: Picture, color: readonly number[]): Picture {
  if (isOpaque(picture)) return picture;
  const ground = filled(picture.width, picture.height, color);
  drawnOver(ground, picture, 0, 0);
  return ground;
}
