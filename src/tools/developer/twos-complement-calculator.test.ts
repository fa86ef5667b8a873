import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './twos-complement-calculator.ts';

// Python 3.11: int.to_bytes(..., signed=True) and int.from_bytes.
holdTo(tool, {
  answers: [
    [{ value: '0' }, { binary: '00000000', signed: '0', negated: '00000000', onesComplement: '11111111', negationOverflows: false }],
    [{ value: '127' }, { binary: '01111111', negated: '10000001' }],
    [{ value: '255' }, { signed: '-1', unsigned: '255', negated: '00000001' }],
    [{ value: '-128' }, { hex: '80', negationOverflows: true }],
    [
      { value: '-1', bits: 12 },
      { hex: 'fff', unsigned: '4095' },
    ],
    [
      { value: '0o17', bits: 5 },
      { binary: '01111', hex: '0f' },
    ],
    [
      { value: '0b10', bits: 2 },
      { signed: '-2', negationOverflows: true, minimum: '-2', maximum: '1' },
    ],
    [{ value: '-0x8000', bits: 16 }, { hex: '8000' }],
    [{ value: ' 1_000 ', bits: 16 }, { hex: '03e8' }],
    [
      { value: '-9223372036854775808', bits: 64 },
      { hex: '8000000000000000', maximum: '9223372036854775807' },
    ],
  ],
  invalid: [
    [{ value: '1', bits: 1 }, 'bits'],
    [{ value: '' }, 'value'],
  ],
  unprocessable: [[{ value: '256' }], [{ value: '-129' }], [{ value: '1_' }], [{ value: '0x' }], [{ value: '0b2' }]],
});

it('negates twice into the same word', () =>
  fc.assert(
    fc.asyncProperty(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }), async (value) => {
      const once = await run(tool, { value: String(value), bits: 64 });
      expect((await run(tool, { value: `0b${once.negated}`, bits: 64 })).negated).toBe(once.binary);
    }),
  ));
