import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './cidr-overlap-checker.ts';
import data from './testdata/cidr-overlap-checker.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // as given, host bits and all
    [{ cidrs: ['10.1.2.3/8', '10.0.0.0/8'] }, { pairs: [{ first: '10.1.2.3/8', second: '10.0.0.0/8', relation: 'equal' }] }],
    [{ cidrs: ['::ffff:10.0.0.0/104', '10.0.0.0/8'] }, { overlap: false, total: 0, pairs: [] }],
  ],
  invalid: [[{ cidrs: ['10.0.0.0/8'] }, 'cidrs']],
  unprocessable: [[{ cidrs: ['10.0.0.0/8', '10.0.0.0/33'] }, /33/]],
});

it('cidr-overlap-checker counts all pairs of its longest list but lists as many as asked', async () => {
  const { total, pairs } = await run(tool, { cidrs: Array.from({ length: 5000 }, () => '10.0.0.0/8'), limit: 2 });
  expect(total).toBe((5000 * 4999) / 2);
  expect(pairs).toHaveLength(2);
});
