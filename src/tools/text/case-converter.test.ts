import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './case-converter.ts';

describe('case-converter', () => {
  it.each([
    ['upper', 'straße ﬁ \u0390', 'STRASSE FI \u0399\u0308\u0301'],
    ['lower', 'ΟΔΟΣ ΣΑ İ', 'οδος σα i̇'],
    ['capitalized', "o'neil DON'T well-known 3rd", "O'neil Don't Well-Known 3rd"],
    ['sentence', 'ONE. two! “three” (FOUR?) five\nsix 3.5x', 'One. Two! “Three” (four?) Five\nSix 3.5x'],
    ['sentence', 'is it "ok?" yes … no.txt', 'Is it "ok?" Yes … No.txt'],
    ['swap', 'aÉß ǅ1', 'AéSS ǅ1'],
    ['alternating', 'a1b-c狐d', 'a1B-c狐d'],
    ['camel', 'Foo bar_baz-2nd', 'fooBarBaz2nd'],
    ['pascal', 'xml http request', 'XmlHttpRequest'],
    ['constant', 'XMLHttpRequest v2Beta', 'XML_HTTP_REQUEST_V2_BETA'],
    ['kebab', 'don’t Stop--me 99Bottles', 'dont-stop-me-99-bottles'],
    ['train', 'élan VITAL', 'Élan-Vital'],
    ['dot', 'fooBAR', 'foo.bar'],
    ['path', 'FooBarBAZQux', 'foo/bar/baz/qux'],
    ['snake', 'oneTwo\r\n three Four \r\n', 'one_two\r\nthree_four\r\n'],
    ['snake', 'E\u0301A\u0301e', 'e\u0301_a\u0301e'],
    ['snake', '', ''],
    ['words', 'XMLHttpRequest v2Beta', 'xml http request v2 beta'],
    ['titleWords', 'fooBar_baz-2nd', 'Foo Bar Baz 2nd'],
    ['cobol', 'perform untilEnd', 'PERFORM-UNTIL-END'],
  ])('%s: %j', async (wanted, text, result) => {
    expect((await run(tool, { text, case: wanted })).text).toBe(result);
  });

  it('Turkish and Lithuanian rules (SpecialCasing.txt)', async () => {
    expect(await run(tool, { text: 'Iiİı', case: 'lower', locale: 'tr' })).toEqual({ text: 'ıiiı' });
    expect(await run(tool, { text: 'istanbul', case: 'capitalized', locale: 'az' })).toEqual({ text: 'İstanbul' });
    expect(await run(tool, { text: 'Ì', case: 'lower', locale: 'lt' })).toEqual({ text: 'i̇̀' });
  });

  it('refuses what is not a language tag', () => expectInvalid(tool, { text: 'a', locale: 'not a tag' }, 'locale'));

  it('random: repeatable with a seed, and the same letters', async () => {
    const text = 'The quick brown fox';
    const once = await run(tool, { text, case: 'random', seed: 's' });
    expect(await run(tool, { text, case: 'random', seed: 's' })).toEqual(once);
    expect(once.text.toLowerCase()).toBe(text.toLowerCase());
  });

  it('identifier styles are stable: a second run changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.constantFrom('snake', 'kebab', 'dot', 'path'), async (text, wanted) => {
        const once = (await run(tool, { text, case: wanted })).text;
        expect((await run(tool, { text: once, case: wanted })).text).toBe(once);
      }),
    );
  });
});
