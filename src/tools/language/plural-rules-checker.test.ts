import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { operandsOf, pluralRulesOf } from './lib/plural-rules.ts';
import tool from './plural-rules-checker.ts';
// The samples of CLDR, put in rows by test/oracles/language_plurals.py.
import samples from './testdata/plurals.json' with { type: 'json' };

describe.each(samples)('$type numbers of $locale', ({ type, locale, forms }) => {
  it('take the forms that CLDR says', async () => {
    for (const [category, numbers = ''] of Object.entries<string | undefined>(forms)) {
      for (const value of numbers.split(' ').filter(Boolean)) {
        expect({ value, ...(await run(tool, { value, locale, type })) }).toMatchObject({ value, category, locale });
      }
    }
  });
});

/** Languages that the runtime has rules for. */
const LOCALES = (
  'af ak am ar ars as ast az bal be bg bho bm bn bo br brx bs ca ce ceb chr ckb cs csw cv cy da de doi dsb dv dz ee el en eo es et eu fa ff fi fil fo fr fur fy ga gd gl gsw gu gv ha haw he hi hr hsb hu hy ia id ig ii is it iu ja jgo jv ka kab kk ' +
  'kl km kn ko kok ks ku kw ky lag lb lg lij lkt ln lo lt lv mg mk ml mn mr ms mt my naq nb nd ne nl nn no nso nv om or os pa pl pt pt-PT ps rm ro ru sah sat sc sd se sg shi si sk sl smn so sq sr ss st su sv sw syr ta te tg th ti tk tn to tr ts tzm ug uk ur uz vec vi vo wa wae wo xh yi yo yue zh zu'
).split(' ');

it('agrees with the runtime on whole numbers and the forms of languages', () => {
  const numbers = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19, 20, 21, 22, 23, 40, 41, 71, 80, 81, 100, 101, 103, 111, 112, 117, 200, 800, 1000, 1001, 20_000,
    100_000, 1_000_000, 1_000_002, 2_100_000,
  ];
  for (const type of ['cardinal', 'ordinal'] as const) {
    for (const tag of Intl.PluralRules.supportedLocalesOf(LOCALES)) {
      const theirs = new Intl.PluralRules(tag, { type });
      const { locale, pluralCategories } = theirs.resolvedOptions();
      const ours = pluralRulesOf(tag, type);
      expect([tag, ours?.locale, ours?.categories.toSorted()]).toEqual([tag, locale, [...pluralCategories].sort()]);
      expect([tag, numbers.map((value) => ours?.categoryOf(operandsOf(String(value))))]).toEqual([tag, numbers.map((value) => theirs.select(value))]);
    }
  }
});

it('agrees with the runtime on decimal numbers', async () => {
  const inputs = fc.tuple(
    fc.constantFrom('da', 'is', 'lv', 'lt', 'mk', 'fil', 'he', 'cs', 'si', 'dsb', 'fr', 'en'),
    fc.nat({ max: 130 }),
    fc.string({ unit: fc.constantFrom('0', '1', '2', '9'), minLength: 1, maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(inputs, async ([locale, whole, fraction]) => {
      const rules = new Intl.PluralRules(locale, { minimumFractionDigits: fraction.length });
      expect(await run(tool, { value: `${whole}.${fraction}`, locale })).toMatchObject({ category: rules.select(Number(`${whole}.${fraction}`)) });
    }),
  );
});

holdTo(tool, {
  answers: [
    [
      { value: 2, locale: 'ar-EG-u-nu-latn' },
      { category: 'two', locale: 'ar' },
    ],
    [
      { value: 0, locale: 'pt-pt' },
      { category: 'other', locale: 'pt-PT' },
    ],
    [
      { value: 0, locale: 'pt-BR' },
      { category: 'one', locale: 'pt' },
    ],
    [
      { value: 2, locale: 'iw' },
      { category: 'two', locale: 'he' },
    ],
    [
      { value: 1, locale: 'zh-Hant-TW' },
      { category: 'other', locale: 'zh' },
    ],
    [{ value: -1 }, { category: 'one' }],
    [{ value: '-1' }, { category: 'one' }],
    [{ value: '001' }, { category: 'one' }],
    [{ value: 1e300, locale: 'fr' }, { category: 'many' }],
    [{ value: 1e-7, locale: 'da' }, { category: 'one' }],
    [{ value: '99999999999999999999.99999999999999999999', locale: 'lt' }, { category: 'many' }],
    [{ value: '10000000000000000001', locale: 'ru' }, { category: 'one' }],
    [{ value: '0.00000000000000000001', locale: 'is' }, { category: 'one' }],
    [
      { value: 1, locale: 'ff', type: 'ordinal' },
      { category: 'other', categories: ['other'] },
    ],
  ],
  invalid: [
    [{ value: '' }, 'value'],
    [{ value: '.5' }, 'value'],
    [{ value: '5.' }, 'value'],
    [{ value: '1e3' }, 'value'],
    [{ value: '+1' }, 'value'],
    [{ value: ' 1' }, 'value'],
    [{ value: '1,5' }, 'value'],
    [{ value: '١' }, 'value'],
    [{ value: '1'.repeat(21) }, 'value'],
    [{ value: `0.${'1'.repeat(21)}` }, 'value'],
    [{ value: 'NaN' }, 'value'],
    [{ value: true }, 'value'],
    [{ value: null }, 'value'],
    [{}, 'value'],
    [{ value: 1, locale: 'en_US' }, 'locale'],
    [{ value: 1, locale: 'x' }, 'locale'],
    [{ value: 1, type: 'both' }, 'type'],
  ],
  unprocessable: [[{ value: 1, locale: 'tlh' }, /no plural rules/], [{ value: 1, locale: 'und' }], [{ value: 1, locale: 'xx-US' }]],
});
