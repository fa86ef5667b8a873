import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './all-cases-converter.ts';
import { CASES } from './case-converter.ts';

describe('all-cases-converter', () => {
  it('lists every case but random, in the order of Case Converter', async () => {
    const { results, count } = await run(tool, { text: '' });
    expect(results).toEqual(CASES.filter((name) => name !== 'random').map((name) => ({ name, value: '' })));
    expect(count).toBe(CASES.length - 1);
  });

  it('follows the locale (SpecialCasing.txt) and works line by line', async () => {
    const { results } = await run(tool, { text: 'istanbul iki\nßa', locale: 'tr' });
    expect(results).toContainEqual({ name: 'upper', value: 'İSTANBUL İKİ\nSSA' });
    expect(results).toContainEqual({ name: 'constant', value: 'İSTANBUL_İKİ\nSSA' });
  });

  it('refuses what is not a language tag', () => expectInvalid(tool, { text: 'a', locale: 'not a tag' }, 'locale'));
});
