import { CHANNELS, type Picture, type Pixels } from './picture.ts';

/** A rectangle within a picture. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle around all pixels that differ from the one at the top left by more than this in any channel; undefined where none does. */
export function withoutBorders({ pixels, width, height }: Picture, tolerance: number): Rectangle | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += CHANNELS) {
      if (!differs(pixels, at, tolerance)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function differs(pixels: Pixels, at: number, tolerance: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel++) if (Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0)) > tolerance) return true;
  return false;
}

/** How much of a pixel is within a radius of a point, 0 to 1, as far as its distance tells. */
const shareWithin = (across: number, down: number, radius: number): number => Math.min(1, Math.max(0, radius - Math.sqrt(across * across + down * down) + 0.5));

/** Makes transparent what lies outside the corners of a radius. Changes the picture. */
export function roundCorners({ pixels, width, height }: Picture, cornerRadius: number): void {
  const radius = Math.min(cornerRadius, width / 2, height / 2);
  for (let y = 0; y < height; y++) {
    const down = Math.max(0, radius - (y + 0.5), y + 0.5 - (height - radius));
    if (down === 0) continue;
    for (let x = 0; x < width; x++) {
      const across = Math.max(0, radius - (x + 0.5), x + 0.5 - (width - radius));
      if (across === 0) continue;
      const at = (y * width + x) * CHANNELS + 3;
      pixels[at] = Math.floor((pixels[at] ?? 0) * shareWithin(across, down, radius) + 0.5);
    }
  }
}

const RATIO = /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*[:/x]\s*(\d{1,9}(?:\.\d{1,9})?)\s*$/;

/** Reads a ratio such as 16:9 or 1.85:1 as two whole numbers; undefined for what is none. */
export function ratioOf(text: string): [bigint, bigint] | undefined {
  const [, first = '', second = ''] = RATIO.exec(text) ?? [];
  const places = Math.max(first.split('.')[1]?.length ?? 0, second.split('.')[1]?.length ?? 0);
  const whole = (number: string): bigint => {
    const [units = '', fraction = ''] = number.split('.');
    return BigInt(units + fraction.padEnd(places, '0'));
  };
  if (first === '') return undefined;
  const ratio: [bigint, bigint] = [whole(first), whole(second)];
  return ratio[0] > 0n && ratio[1] > 0n ? ratio : undefined;
}
