import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { asFile } from '../shared/files/file-field.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { imageText, openImage } from './lib/read.ts';
import { ANIMATION } from './lib/samples.ts';

const MS = 10;
/** Browsers show what has less than 20 milliseconds for 100. */
const MIN_DELAY = 2;
const MAX_DELAY = 65_535;

export default defineTool({
  slug: 'gif-speed-changer',
  name: 'GIF Speed Changer',
  category: 'image',
  summary: 'Makes an animated GIF faster or slower, or gives all its frames the same delay.',
  description:
    'Only the delays change: colours and pixels stay as they are, byte for byte. Delays are whole hundredths of a second, rounded to the nearest and at least 20 ms, because browsers show shorter ones for 100 ms. Frames without a delay of their own keep none.',
  reference: 'GIF89a, graphic control extension',
  keywords: ['speed up gif', 'slow down gif', 'gif delay', 'change frame rate', 'fps', 'animation speed', 'faster gif', 'slow motion'],
  inputs: z.strictObject({
    image: imageText('The animated GIF'),
    factor: z.number().min(0.01).max(100).default(2).describe('Times as fast: 2 halves the delays, 0.5 doubles them'),
    delayMs: z.int().min(20).max(655_350).optional().describe('Delay of every frame in milliseconds, in place of factor'),
  }),
  result: z.strictObject({
    image: asFile(z.string().describe('The animated GIF in Base64'), 'image/gif'),
    frames: z.int().describe('Number of frames with a delay'),
    durationMs: z.int().describe('How long the animation lasts once now, in milliseconds'),
    oldDurationMs: z.int().describe('How long the animation lasted once, in milliseconds'),
  }),
  examples: [
    {
      inputs: { image: ANIMATION, factor: 2 },
      result: {
        image:
          'R0lGODlhAgACAIEAAMjIyAD/AP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQEBQAAACwAAAAAAgACAAAIBwAFBBgAICAAIfkEBA0AAAAsAQABAAEAAQCBvsjXAP8A/wAAAAD/CAQAAQQEADs=',
        frames: 2,
        durationMs: 180,
        oldDurationMs: 350,
      },
    },
  ],
  run({ image, factor, delayMs }) {
    if (delayMs !== undefined && delayMs % MS !== 0) invalid('delayMs', 'must be whole hundredths of a second, such as 50 or 100');
    const { bytes, header } = openImage(image);
    if (header.format !== 'gif') unprocessable(`The image is ${header.format.toUpperCase()}; only a GIF has delays to change.`, 'image');
    const changed = Uint8Array.from(bytes);
    const places = delayPlaces(changed);
    let [before, after] = [0, 0];
    for (const place of places) {
      const old = (changed[place] ?? 0) + 256 * (changed[place + 1] ?? 0);
      const delay = delayMs === undefined ? Math.min(MAX_DELAY, Math.max(MIN_DELAY, Math.round(old / factor))) : delayMs / MS;
      changed[place] = delay & 0xff;
      changed[place + 1] = delay >> 8;
      before += old;
      after += delay;
    }
    if (places.length < 2) unprocessable('The GIF does not move: it has a single frame.', 'image');
    return { image: base64Of(changed), frames: places.length, durationMs: after * MS, oldDurationMs: before * MS };
  },
});

/** Where the delays of the graphic control extensions are; the file has been read once, so that its blocks are whole. */
function delayPlaces(bytes: Uint8Array): number[] {
  const at = (index: number): number => bytes[index] ?? 0;
  const table = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const places: number[] = [];
  let place = 13 + table(at(10));
  while (place < bytes.length && at(place) !== 0x3b) {
    if (at(place) === 0x2c) place += 11 + table(at(place + 9));
    else {
      if (at(place) === 0x21 && at(place + 1) === 0xf9) places.push(place + 4);
      place += 2;
    }
    while (place < bytes.length && at(place) !== 0) place += 1 + at(place);
    place++;
  }
  return places;
}
