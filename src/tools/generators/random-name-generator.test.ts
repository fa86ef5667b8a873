import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './random-name-generator.ts';

holdTo(tool, {
  answers: [
    [{ count: 5 }, { count: 5 }],
    [{ count: 3, kind: 'first', initial: 'b', sex: 'female' }, { count: 3 }],
    [{ count: 10_000 }, { count: 10_000 }],
    [{ count: 10_000, kind: 'first', unique: false, locale: 'ja' }, { count: 10_000 }],
  ],
  invalid: [
    [{ initial: 'ab' }, 'initial'],
    [{ locale: 'xx' }, 'locale'],
    [{ count: 0 }, 'count'],
  ],
  unprocessable: [
    [{ count: 10_000, kind: 'first', initial: 'b' }, 'different names'],
    [{ kind: 'first', initial: '7' }, 'letter'],
  ],
});

// Scripts of the languages as Unicode has them.
it.each([
  ['ru', /^\p{Script=Cyrillic}[\p{Script=Cyrillic}-]* \p{Script=Cyrillic}/u],
  ['ja', /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]+ /u],
  ['zh_CN', /^\p{Script=Han}{2,5}$/u],
  ['ko', /^\p{Script=Hangul}{2,6}$/u],
  ['pl', /^\p{Script=Latin}[^ ]* \p{Script=Latin}/u],
])('writes full names in the order and script of %s', async (locale, form) => {
  const { names } = await run(tool, { locale, count: 50, seed: 'x' });
  expect(new Set(names).size).toBe(50);
  for (const name of names) expect(name).toMatch(form);
});

it('begins with the initial, in any case', async () => {
  for (const name of (await run(tool, { initial: 'M', count: 100 })).names) expect(name).toMatch(/^M/i);
  for (const name of (await run(tool, { initial: 's', kind: 'last', count: 20 })).names) expect(name).toMatch(/^S/);
});
