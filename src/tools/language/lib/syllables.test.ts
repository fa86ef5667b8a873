import { describe, expect, it } from 'vitest';
// From the CMU Pronouncing Dictionary by test/oracles/language_syllables.py.
import counts from '../testdata/syllables.json' with { type: 'json' };
import { syllablesOf } from './syllables.ts';

const missed = (words: Record<string, readonly number[]>): string[] =>
  Object.entries(words).flatMap(([word, accepted]) => (accepted.includes(syllablesOf(word)) ? [] : [`${word} ${accepted} ${syllablesOf(word)}`]));

describe('syllables', () => {
  it('of common words as the dictionary has them', () => {
    expect(missed(counts.common)).toEqual([]);
  });

  it('of any word of the dictionary, names among them, for 96 in 100', () => {
    expect(missed(counts.drawn).length).toBeLessThan(40);
  });

  it.each([
    ['café', 2],
    ['cafe\u0301', 2],
    ['CAFÉ', 2],
    ['naïve', 2],
    ['résumé', 3],
    ['fiancée', 3],
    ['coöperate', 4],
    ['Zoë', 2],
    ['crème', 1],
    ['TV', 2],
    ['WWW', 9],
    ['FBI', 3],
    ['NASA', 2],
    ['U.S.A', 3],
    ['3rd', 1],
    ['psst', 1],
    ['Mr', 2],
    ["rock'n'roll", 3],
    ['don’t', 1],
    ["James's", 2],
    ["it'll", 2],
    ["could've", 2],
    ["we're", 1],
    ["ma'am", 1],
    ["é'constructor", 4],
    ['Привет', 1],
    ['東京', 1],
    ['\u{1D400}', 1],
    ['3.14', 0],
    ['', 0],
    ['…', 0],
    ['aB'.repeat(50_000), 50_000],
    ["a'".repeat(50_000), 50_000],
  ])('of %s', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });
});
