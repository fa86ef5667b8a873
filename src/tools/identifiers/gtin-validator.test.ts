import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './gtin-validator.ts';
import data from './testdata/gtin-validator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // GS1's examples
    [{ value: '6291041500213' }, { valid: true, format: 'ean-13', checkDigit: '3' }],
    [{ value: '96385074' }, { valid: true, format: 'gtin-8', gtin14: '00000096385074' }],
    [{ value: '036000291452' }, { valid: true, format: 'upc-a', upcA: '036000291452', gtin14: '00036000291452' }],
    [{ value: '10614141000415' }, { valid: true, format: 'gtin-14' }],
    [{ value: '0036000291452' }, { valid: true, format: 'ean-13', upcA: '036000291452' }],
    [
      { value: '629104150021', addCheckDigit: true },
      { valid: true, format: 'ean-13', normalized: '6291041500213' },
    ],
    [
      { value: '9638507', addCheckDigit: true },
      { format: 'gtin-8', normalized: '96385074' },
    ],
    [{ value: '6291041500214' }, { valid: false, expectedCheckDigit: '3' }],
    // GS1 General Specifications, figure on UPC-E: each of the four ways
    [
      { value: '01234505', format: 'upc-e' },
      { valid: true, upcA: '012000003455' },
    ],
    [
      { value: '04567840', format: 'upc-e' },
      { valid: true, upcA: '045670000080' },
    ],
    [{ value: '03456731', format: 'upc-e' }, { valid: false }],
    [
      { value: '098414', format: 'upc-e' },
      { valid: true, upcA: '009840000010' },
    ],
    [
      { value: '0425261', format: 'upc-e', addCheckDigit: true },
      { valid: true, upcE: '04252614' },
    ],
    [{ value: '24252614', format: 'upc-e' }, { valid: false }],
    [{ value: '042100005264' }, { valid: true, upcE: '04252614' }],
    [{ value: '123456789' }, { valid: false }],
    [{ value: '4006381333931', format: 'upc-a' }, { valid: false }],
    [{ value: '' }, { valid: false }],
    [{ value: '400638133393x' }, { valid: false }],
  ],
});

describe('upc-e', () => {
  it('gives the same UPC-A back that it was shortened from', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[01][0-9]{6}$/), async (payload) => {
        const long = await run(tool, { value: payload, format: 'upc-e', addCheckDigit: true });
        const short = await run(tool, { value: long.upcA });
        expect(short).toMatchObject({ valid: true, gtin14: long.gtin14 });
        const again = await run(tool, { value: short.upcE, format: 'upc-e' });
        expect(again.upcA).toBe(long.upcA);
      }),
    ));
});
