import { z } from 'zod';
import { defineTool } from '../define.ts';
import { asFile, PICTURE } from '../shared/files/file-field.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { decodeFrames, imageText, openImage } from './lib/read.ts';
import { ANIMATION } from './lib/samples.ts';
import { encodePictures } from './lib/write.ts';

/** The quality of frames as JPEG and WebP. */
const QUALITY = 90;

export default defineTool({
  slug: 'gif-frame-extractor',
  name: 'GIF Frame Extractor',
  category: 'image',
  summary: 'Splits an animated GIF or WebP into its frames, with their delays.',
  description:
    'Frames are whole pictures, as they are seen: what the frames before leave behind is there. An image that does not move has one frame with a delay of 0. JPEG and lossy WebP are written with quality 90.',
  reference: 'GIF89a; RFC 9649 (WebP)',
  keywords: ['split gif', 'gif to png', 'extract frames', 'animation frames', 'stills', 'gif delay'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    every: z.int().min(1).max(100).default(1).describe('Gives only each frame of so many, beginning with the first'),
    limit: z.int().min(1).max(500).default(100).describe('Maximum number of frames to give'),
    format: z.enum(['png', 'jpeg', 'webp', 'raw']).default('png').describe('Format of the frames; raw is 8-bit red, green, blue and alpha, row by row'),
  }),
  result: z.strictObject({
    frames: z
      .array(
        z.strictObject({
          index: z.int().describe('Number of the frame in the file, from 0'),
          delayMs: z.int().describe('How long the frame is shown, in milliseconds'),
          image: asFile(z.string().describe('Picture of the frame in Base64'), PICTURE),
        }),
      )
      .describe('The frames in their order'),
    frameCount: z.int().describe('Number of frames in the file'),
    width: z.int().describe('Width of each frame in pixels'),
    height: z.int().describe('Height of each frame in pixels'),
    durationMs: z.int().describe('How long the whole animation lasts once, in milliseconds'),
    loop: z.int().describe('How many times the animation is shown; 0 for ever'),
  }),
  examples: [
    {
      inputs: { image: ANIMATION },
      result: {
        frames: [
          {
            index: 0,
            delayMs: 100,
            image: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAgMAAAAP2OW3AAAADFBMVEX/AAAA/wAAAP/IyMjynpbYAAAADElEQVR4nGMQYNgAAADkAMEnqOhXAAAAAElFTkSuQmCC',
          },
          {
            index: 1,
            delayMs: 250,
            image: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAgMAAAAP2OW3AAAADFBMVEX/AAAA/wAAAP++yNcv6o/PAAAADElEQVR4nGMQYNgAAADkAMEnqOhXAAAAAElFTkSuQmCC',
          },
        ],
        frameCount: 2,
        width: 2,
        height: 2,
        durationMs: 350,
        loop: 0,
      },
    },
  ],
  async run({ image, every, limit, format }) {
    const file = openImage(image);
    const { animated, format: from, frames: count, durationMs = 0, loop = 0 } = file.header;
    const moves = animated && (from === 'gif' || from === 'webp');
    const frames = await decodeFrames(file, { limit: moves ? (limit - 1) * every + 1 : 1 });
    const chosen = frames.entries().filter(([index]) => index % every === 0);
    const given = [];
    for (const [index, frame] of chosen)
      given.push({ index, delayMs: moves ? frame.delayMs : 0, image: base64Of(await encodePictures([frame], format, { quality: QUALITY })) });
    const [first] = frames;
    return {
      frames: given,
      frameCount: moves ? count : 1,
      width: first?.width ?? 0,
      height: first?.height ?? 0,
      durationMs: moves ? durationMs : 0,
      loop: moves ? loop : 0,
    };
  },
});
