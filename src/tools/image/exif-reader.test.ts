import { expect, it } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { holdTo, run } from '../testing.ts';
import tool from './exif-reader.ts';
import { PHOTO } from './lib/samples.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/tags.json' with { type: 'json' };

holdTo(tool, { vectors });

it('leaves out what is broken, and never fails over it', async () => {
  const bytes = Buffer.from(PHOTO, 'base64');
  for (let at = 24; at < 560; at += 3) {
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    const answer = await run(tool, { image: damaged.toString('base64') }).catch((error: unknown) => error);
    expect(answer instanceof Unprocessable || typeof (answer as { tagCount?: unknown }).tagCount === 'number').toBe(true);
  }
});
