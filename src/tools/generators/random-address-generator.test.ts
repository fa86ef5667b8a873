import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './random-address-generator.ts';

holdTo(tool, {
  answers: [
    [
      { count: 2, locale: 'de' },
      { count: 2, addresses: [{ countryCode: 'DE' }, { countryCode: 'DE' }] },
    ],
    [{ count: 1 }, { count: 1, addresses: [{ countryCode: 'US', country: 'United States' }] }],
  ],
  invalid: [
    [{ count: 1001 }, 'count'],
    [{ locale: 'at' }, 'locale'],
  ],
});

// Forms of postcodes from the Universal Postal Union's country sheets.
describe.each([
  ['en', 'US', /^\d{5}$/],
  ['en_GB', 'GB', /^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/],
  ['de', 'DE', /^\d{5}$/],
  ['fr', 'FR', /^\d{5}$/],
  ['es', 'ES', /^[1-4]\d{4}$/],
  ['it', 'IT', /^\d{5}$/],
  ['pt_BR', 'BR', /^\d{5}-\d{3}$/],
  ['nl', 'NL', /^[1-9]\d{3} [A-Z]{2}$/],
  ['pl', 'PL', /^\d{2}-\d{3}$/],
  ['sv', 'SE', /^\d{3} \d{2}$/],
  ['tr', 'TR', /^\d{5}$/],
  ['ru', 'RU', /^\d{6}$/],
  ['ja', 'JP', /^\d{3}-\d{4}$/],
  ['zh_CN', 'CN', /^\d{6}$/],
  ['ko', 'KR', /^\d{5}$/],
])('%s', (locale, code, form) => {
  it('has the form of the country', async () => {
    const { addresses } = await run(tool, { locale, count: 100, seed: 'x' });
    for (const { street, city, postcode, country, countryCode, latitude, longitude, formatted } of addresses) {
      expect(countryCode).toBe(code);
      expect(postcode).toMatch(form);
      for (const part of [street, city, postcode, country]) expect(formatted).toContain(part);
      expect(formatted.split('\n').length).toBeGreaterThan(2);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }
  });
});
