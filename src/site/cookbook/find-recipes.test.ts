import { expect, it } from 'vitest';
import { goFirst, recipeSearch } from './find-recipes.ts';
import { READY_RECIPES, searchableOf } from './index.ts';

const find = recipeSearch(READY_RECIPES.map(searchableOf));
const first = (query: string): string | undefined => find(query, 3)[0]?.slug;

it.each([
  ['decode saml response', 'decode-saml-response'],
  ['SAMLRequest', 'decode-saml-request'],
  ['powershell -enc', 'decode-powershell-encoded-command'],
  ['jwt expiry', 'jwt-claims-with-dates'],
  ['defang log', 'defang-indicators-of-a-log'],
  ['ndjson to csv', 'json-lines-to-csv'],
  ['certificate chain', 'pem-chain-to-table'],
  ['cookies to json', 'cookies-to-json'],
  ['minify and gzip', 'what-gzip-saves'],
  ['crontab', 'explain-crontab'],
  ['release notes from commits', 'changelog-from-commits'],
  ['safelinks', 'real-links-behind-safe-links'],
])('finds for %s the recipe %s first', (query, slug) => expect(first(query)).toBe(slug));

it('takes the beginning of the last word while it is being typed', () => expect(first('saml resp')).toBe('decode-saml-response'));

it('finds nothing where a word is in no recipe, and for words that say nothing', () => {
  expect(find('saml karaoke', 3)).toEqual([]);
  expect(find('how to', 3)).toEqual([]);
  expect(find('', 3)).toEqual([]);
});

it('gives no more than are asked for', () => expect(find('json', 2)).toHaveLength(2));

it.each([
  ['powershell enc', ['Exponent Calculator'], true],
  ['csv yaml', ['CSV to YAML Converter'], false],
  ['base64', ['Base64 Encoder'], false],
])('says of %s whether recipes go before tools', (query, tools, first) =>
  expect(
    goFirst(
      query,
      find(query, 2),
      tools.map((name) => ({ name })),
    ),
  ).toBe(first),
);
