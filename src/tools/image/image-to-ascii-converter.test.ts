import { expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './image-to-ascii-converter.ts';
import { pngOf } from './lib/picture-testing.ts';
import { FOUR_COLORS } from './lib/samples.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/measures.json' with { type: 'json' };

holdTo(tool, { vectors });

it('gives colours as HTML when asked, what is special escaped', async () => {
  const { html, text } = await run(tool, { image: FOUR_COLORS, columns: 2, rows: 2, characters: '<&', html: true });
  expect(text).toBe('<&\n<&');
  expect(html).toContain('<span style="color:#ff0000">&lt;</span><span style="color:#00ff00">&amp;</span>\n');
});

it('refuses more characters than it writes', () => expectUnprocessable(tool, { image: pngOf(1, 16_000, new Uint8Array(64_000)), columns: 400 }, /1000000/));
