import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth } from '../../../../test/support/processor-time.ts';
import { type NormalForm, normalized } from './normal-forms.ts';

const FORMS: readonly NormalForm[] = ['NFC', 'NFD', 'NFKC', 'NFKD'];
/** Characters whose decomposition begins with another combining class than 0, and some that matter beside them. */
const MARKS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{M}\uff9e\uff9f]/u.test(character));
const OTHERS = ['a', 'é', 'ệ', 'か', 'ｶ', '각', 'ᄀ', 'ᅡ', 'ﬁ', '\ud83d', '\u0dd9', '\u{110a5}', '\u200d'];

const mark = fc.oneof(fc.constantFrom(...MARKS), fc.constantFrom('\u0301', '\u0323', '\u0345', '\u0344', '\u0f73', '\u0f71', '\u3099', '\uff9e', '\u{1d165}'));
const run = fc.array(mark, { minLength: 1, maxLength: 300 }).map((marks) => marks.join(''));
const text = fc.array(fc.oneof(run, fc.constantFrom(...OTHERS)), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));

describe('normal forms in linear time', () => {
  it.each(FORMS)('give the %s that the runtime gives', (form) => {
    fc.assert(fc.property(text, (value) => normalized(value, form) === value.normalize(form)));
  });

  it.each(FORMS)('put every mark where the runtime puts it in %s', (form) => {
    const forwards = MARKS.join('');
    const backwards = MARKS.toReversed().join('');
    for (const value of [forwards, backwards, `a${backwards}`]) expect(normalized(value, form) === value.normalize(form)).toBe(true);
  });

  it('know all that decomposes to marks first', () => {
    const missed: string[] = [];
    for (let code = 0; code < 0x110000; code++) {
      const character = String.fromCodePoint(code);
      const [first = ''] = character.normalize('NFKD');
      if (`\u0345${first}`.normalize('NFD') !== `\u0345${first}` && !/[\p{M}\uff9e\uff9f]/u.test(character)) missed.push(code.toString(16));
    }
    expect(missed).toEqual([]);
  });

  it('take twenty times the time at most for ten times the marks', async () => {
    const marks = (count: number) => {
      const value = '\u0323\u0301'.repeat(count);
      return () => FORMS.map((form) => normalized(value, form));
    };
    expect(await growth(marks(20_000), marks(200_000), 20)).toBeLessThan(20);
  });
});
