import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import keys from './gs1-key-validator.ts';
import gtin from './gtin-validator.ts';
import imei from './imei-validator.ts';
import isbn from './isbn-validator.ts';
import isin from './isin-validator.ts';
import issn from './issn-validator.ts';
import lei from './lei-validator.ts';
import npi from './npi-validator.ts';
import orcid from './orcid-validator.ts';
import routing from './routing-number-validator.ts';
import ssn from './ssn-validator.ts';
import tax from './tax-id-validator.ts';
import tool from './test-identifier-generator.ts';
import vin from './vin-decoder.ts';

describe('test-identifier-generator', () => {
  it.each([
    ['aba-routing', routing, {}],
    ['br-cnpj', tax, { type: 'br-cnpj' }],
    ['ean-13', gtin, { format: 'ean-13' }],
    ['imei', imei, {}],
    ['isbn-13', isbn, {}],
    ['isin', isin, {}],
    ['issn', issn, {}],
    ['lei', lei, {}],
    ['npi', npi, {}],
    ['orcid', orcid, {}],
    ['se-orgnr', tax, { type: 'se-orgnr' }],
    ['sscc', keys, { type: 'sscc' }],
    ['ssn', ssn, {}],
    ['upc-a', gtin, { format: 'upc-a' }],
    ['us-ein', tax, { type: 'us-ein' }],
    ['vin', vin, { requireCheckDigit: 'always' }],
  ])('makes values of %s that are valid', async (type, validator, more) => {
    const { values } = await run(tool, { type, count: 200, seed: 'test' });
    expect(values).toHaveLength(200);
    for (const value of values) expect(await run(validator, { value, ...more })).toMatchObject({ valid: true });
    expect((await run(tool, { type, count: 200, seed: 'test' })).values).toEqual(values);
    expect((await run(tool, { type, count: 200 })).values).not.toEqual(values);
  });

  it('refuses other kinds and counts', async () => {
    await expectInvalid(tool, { type: 'iban' }, 'type');
    await expectInvalid(tool, { type: 'vin', count: 1001 }, 'count');
    await expectInvalid(tool, { type: 'vin', seed: '' }, 'seed');
  });
});
