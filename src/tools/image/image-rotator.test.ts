import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './image-rotator.ts';
import { pngOf } from './lib/picture-testing.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/moving.json' with { type: 'json' };

holdTo(tool, { vectors });

const sides = fc.integer({ min: 1, max: 6 });
const picture = fc
  .tuple(sides, sides)
  .chain(([width, height]) => fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }).map((pixels) => pngOf(width, height, pixels)));

it('comes back after four quarters, and after two mirrors', () =>
  fc.assert(
    fc.asyncProperty(picture, fc.constantFrom({ angle: 90 }, { angle: -90 }, { flipHorizontal: true }, { flipVertical: true }), async (image, turn) => {
      let turned = image;
      for (let times = 0; times < ('angle' in turn ? 4 : 2); times++) turned = (await run(tool, { image: turned, ...turn })).image;
      const raw = async (png: string): Promise<string> => (await run(tool, { image: png, format: 'raw' })).image;
      expect(await raw(turned)).toBe(await raw(image));
    }),
    { numRuns: 30 },
  ));
