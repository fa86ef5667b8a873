import { log2 } from '../../shared/numbers/elementary.ts';
import { CHANNELS, type Picture } from './picture.ts';

/** What of a picture is worth keeping: where its brightness has the most entropy, or where the eye goes (edges, strong colours, skin). */
export type Interest = 'entropy' | 'attention';

/** Steps that are tried, at most. */
const STEPS = 64;
const LEVELS = 64;

const lumaAt = (pixels: Picture['pixels'], at: number): number => 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);

/** The offset of the part of a size that is the most interesting, along the one side that is cut. */
export function interestingOffsets(picture: Picture, width: number, height: number, interest: Interest): [left: number, top: number] {
  const room = Math.max(picture.width - width, picture.height - height);
  const isAcross = picture.width - width > 0;
  if (room <= 0) return [0, 0];
  const scores = interest === 'attention' ? attentionOf(picture, isAcross) : undefined;
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let step = 0; step <= Math.min(STEPS, room); step++) {
    const offset = Math.floor((step * room) / Math.min(STEPS, room));
    const score = scores ? sumOf(scores, offset, isAcross ? width : height) : entropyOf(picture, isAcross ? offset : 0, isAcross ? 0 : offset, width, height);
    // Of equal ones that nearest to the middle.
    if (score > most + 1e-9 || (score > most - 1e-9 && Math.abs(offset - room / 2) < Math.abs(best - room / 2))) [best, most] = [offset, score];
  }
  return isAcross ? [best, 0] : [0, best];
}

const sumOf = (scores: Float64Array, from: number, count: number): number => scores.subarray(from, from + count).reduce((sum, score) => sum + score, 0);

function entropyOf({ pixels, width }: Picture, left: number, top: number, across: number, down: number): number {
  const counts = new Uint32Array(LEVELS);
  for (let y = top; y < top + down; y++)
    for (let x = left; x < left + across; x++) {
      const level = Math.floor((lumaAt(pixels, (y * width + x) * CHANNELS) * LEVELS) / 256);
      counts[level] = (counts[level] ?? 0) + 1;
    }
  const all = across * down;
  return counts.reduce((sum, count) => (count === 0 ? sum : sum - (count / all) * log2(count / all)), 0);
}

/** How much draws the eye in each column, or each row. */
function attentionOf({ pixels, width, height }: Picture, isAcross: boolean): Float64Array {
  const scores = new Float64Array(isAcross ? width : height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * CHANNELS;
      const line = isAcross ? x : y;
      scores[line] = (scores[line] ?? 0) + drawOf(pixels, at, x > 0 ? at - CHANNELS : at, y > 0 ? at - width * CHANNELS : at);
    }
  return scores;
}

function drawOf(pixels: Picture['pixels'], at: number, left: number, above: number): number {
  const [red, green, blue, alpha] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, pixels[at + 3] ?? 0];
  const luma = lumaAt(pixels, at);
  const edge = Math.abs(luma - lumaAt(pixels, left)) + Math.abs(luma - lumaAt(pixels, above));
  const saturation = Math.max(red, green, blue) - Math.min(red, green, blue);
  const isSkin = red > 95 && green > 40 && blue > 20 && red > green && green > blue && red - blue > 15 && red - green > 15;
  return (edge * 2 + saturation * 0.3 + (isSkin ? 60 : 0)) * (alpha / 255);
}
