import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './height-converter.ts';
// Worked out by test/oracles/everyday_workshop.py, apart from the tool.
import vectors from './testdata/workshop.json' with { type: 'json' };

holdTo(tool, { vectors });

// An inch is 2.54 cm: 71.5 of them are 181.61 cm.
it.each([
  ['5\'11½"', 181.61],
  ['71½ in', 181.61],
])('reads %s as it is written elsewhere', async (height, cm) => {
  expect((await run(tool, { height })).cm).toBe(cm);
});
