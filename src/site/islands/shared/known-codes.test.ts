import { expect, it } from 'vitest';
import { countries, currencies, languages } from './known-codes.ts';

it('offers the countries of ISO 3166-1 by their names, and nothing else', () => {
  const offered = countries();
  // The 249 codes that ISO 3166-1 assigns officially.
  expect(offered).toHaveLength(249);
  expect(offered).toContainEqual(['DE', 'Germany']);
  for (const gone of ['DD', 'SU', 'YU', 'UK', 'EU', 'ZZ']) expect(offered.map(([code]) => code)).not.toContain(gone);
});

it('offers currencies and languages by their names', () => {
  expect(currencies()).toContainEqual(['JPY', 'Japanese Yen']);
  expect(languages()).toContainEqual(['pt-BR', 'Brazilian Portuguese']);
  expect(languages().every(([code]) => Intl.getCanonicalLocales(code)[0] === code)).toBe(true);
});
