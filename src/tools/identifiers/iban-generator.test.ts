import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './iban-generator.ts';
import validator from './iban-validator.ts';

holdTo(tool, {
  answers: [
    [{ country: 'gb', bban: 'NWBK 601613 31926819' }, { ibans: ['GB29NWBK60161331926819'] }], // SWIFT IBAN Registry
    [
      { country: 'NO', bban: '86011117947' },
      { ibans: ['NO9386011117947'], formatted: ['NO93 8601 1117 947'] },
    ],
  ],
  invalid: [
    [{ country: 'DE', bban: '370400440532013000', count: 2 }, 'count'],
    [{ country: 'DEU' }, 'country'],
    [{ country: 'DE', count: 0 }, 'count'],
  ],
  unprocessable: [[{ country: 'US' }], [{ country: 'DE', bban: '123' }, /8 digits, 10 digits/], [{ country: 'GB', bban: '123456789012345678' }]],
});

it('makes IBANs that are valid, the same for the same seed', () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom('DE', 'GB', 'MT', 'SC', 'BR', 'XK', 'IT'), fc.string({ minLength: 1, maxLength: 20 }), async (country, seed) => {
      const { ibans } = await run(tool, { country, count: 3, seed });
      expect(new Set(ibans).size).toBe(3);
      for (const value of ibans) expect(await run(validator, { value })).toMatchObject({ valid: true, country });
      expect((await run(tool, { country, count: 3, seed })).ibans).toEqual(ibans);
    }),
    { numRuns: 30 },
  ));
