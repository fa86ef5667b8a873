import { cos, sin } from '../../shared/numbers/elementary.ts';
import { blank, CHANNELS, channelOf, type Picture, upright } from './picture.ts';

/** The EXIF orientation that a turn of so many quarters clockwise undoes. */
const QUARTERS = [1, 6, 3, 8];

const DEGREE = Math.PI / 180;
/** A hundred millionth of a pixel, so that errors of doubles add no row. */
const TINY = 1e-8;

/** A picture mirrored: left and right exchanged, or top and bottom. */
export const mirrored = (picture: Picture, isHorizontal: boolean): Picture => upright(picture, isHorizontal ? 2 : 4);

/** A picture turned clockwise by degrees, in a frame that holds all of it. Multiples of 90 degrees move pixels alone; others mix four neighbours each. */
export function rotated(picture: Picture, degrees: number, background: readonly number[]): Picture {
  const angle = ((degrees % 360) + 360) % 360;
  if (angle % 90 === 0) return upright(picture, QUARTERS[angle / 90] ?? 1);
  const [c, s] = [cos(angle * DEGREE), sin(angle * DEGREE)];
  const width = Math.max(1, Math.ceil(picture.width * Math.abs(c) + picture.height * Math.abs(s) - TINY));
  const height = Math.max(1, Math.ceil(picture.width * Math.abs(s) + picture.height * Math.abs(c) - TINY));
  return turned(picture, width, height, c, s, background);
}

/** The size of the frame that a turn needs. */
export function rotatedSize({ width, height }: { width: number; height: number }, degrees: number): { width: number; height: number } {
  const [c, s] = [Math.abs(cos((degrees % 360) * DEGREE)), Math.abs(sin((degrees % 360) * DEGREE))];
  return { width: Math.ceil(width * c + height * s - TINY), height: Math.ceil(width * s + height * c - TINY) };
}

function turned(picture: Picture, width: number, height: number, c: number, s: number, background: readonly number[]): Picture {
  const to = blank(width, height);
  const alpha = (background[3] ?? 0) / 255;
  const ground = Float64Array.of((background[0] ?? 0) * alpha, (background[1] ?? 0) * alpha, (background[2] ?? 0) * alpha, alpha);
  const mixed = new Float64Array(CHANNELS);
  for (let y = 0, at = 0; y < height; y++) {
    const down = y + 0.5 - height / 2;
    for (let x = 0; x < width; x++, at += CHANNELS) {
      const right = x + 0.5 - width / 2;
      mix(picture, c * right + s * down + picture.width / 2 - 0.5, c * down - s * right + picture.height / 2 - 0.5, ground, mixed);
      const share = mixed[3] ?? 0;
      to.pixels[at + 3] = channelOf(share * 255);
      if (share > 0) for (let channel = 0; channel < 3; channel++) to.pixels[at + channel] = channelOf((mixed[channel] ?? 0) / share);
    }
  }
  return to;
}

/** The colour at a place between four pixels, multiplied by alpha; outside is the ground. */
function mix(picture: Picture, x: number, y: number, ground: Float64Array, mixed: Float64Array): void {
  mixed.fill(0);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const down = y - top;
  add(picture, left, top, (1 - right) * (1 - down), ground, mixed);
  add(picture, left + 1, top, right * (1 - down), ground, mixed);
  add(picture, left, top + 1, (1 - right) * down, ground, mixed);
  add(picture, left + 1, top + 1, right * down, ground, mixed);
}

function add({ pixels, width, height }: Picture, x: number, y: number, share: number, ground: Float64Array, mixed: Float64Array): void {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  const at = (y * width + x) * CHANNELS;
  const alpha = isInside ? (pixels[at + 3] ?? 0) / 255 : (ground[3] ?? 0);
  const factor = isInside ? share * alpha : share;
  for (let channel = 0; channel < 3; channel++)
    mixed[channel] = (mixed[channel] ?? 0) + factor * (isInside ? (pixels[at + channel] ?? 0) : (ground[channel] ?? 0));
  mixed[3] = (mixed[3] ?? 0) + share * alpha;
}
