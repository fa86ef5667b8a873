import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './cidr-aggregator.ts';
import data from './testdata/cidr-aggregator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [[{ entries: ['', ' '] }, { cidrs: [], before: 0, after: 0, addresses: '0' }]],
  invalid: [[{ entries: [] }, 'entries']],
  unprocessable: [
    [{ entries: ['10.0.0.0/8', 'x'] }, /"x"/],
    [{ entries: ['10.0.0.2-10.0.0.1'] }, /before/],
    [{ entries: ['10.0.0.2-::1'] }, /versions/],
    [{ entries: ['10.0.0.0/24-10.0.0.9'] }],
  ],
});

it('cidr-aggregator changes nothing when run on its own result, and loses no order', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1023 }), fc.integer({ min: 22, max: 32 })), { minLength: 1, maxLength: 40 }),
      async (networks) => {
        const entries = networks.map(([host, prefix]) => `10.0.${host >> 8}.${host & 255}/${prefix}`);
        const once = await run(tool, { entries });
        const again = await run(tool, { entries: once.cidrs.toReversed() });
        expect(again).toEqual({ ...once, before: once.after });
      },
    ),
    { numRuns: 50 },
  ));
