import { describe, expect, it } from 'vitest';
import { STOP_WORD_LANGUAGES, type StopWordLanguage, stopWordKey, stopWordsFor, stopWordsOf } from './stop-words.ts';

/** Articles, pronouns and conjunctions of grammars, and a noun that is none. */
const SAMPLES: Record<StopWordLanguage, [stopWords: string, others: string]> = {
  en: ["the a i she it's don't and of also us not", 'research computer house'],
  de: ['der die das und ich nicht über für', 'haus jahr mensch'],
  fr: ['le la les et je ne pas été à', 'maison année homme'],
  es: ['el la los y yo no está más', 'casa perro libro'],
  it: ['il lo la e io non più è', 'casa anno uomo'],
  nl: ['de het een en ik niet', 'huis jaar mens'],
  pt: ['o a os e eu não está', 'casa ano homem'],
  sv: ['och det att jag inte på', 'hus år människa'],
  da: ['og det at jeg ikke på', 'hus år menneske'],
  no: ['og det at jeg ikke på', 'hus år menneske'],
  fi: ['ja ei minä hän on että', 'talo vuosi ihminen'],
  pl: ['i w nie że się jest', 'dom rok człowiek'],
  ru: ['и в не я что он', 'дом год стол'],
  tr: ['ve bir bu için değil', 'ev yıl insan'],
};

describe('stop words', () => {
  it.each(STOP_WORD_LANGUAGES)('of %s', async (language) => {
    const words = await stopWordsOf(language);
    const [stopWords, others] = SAMPLES[language];
    expect(stopWords.split(' ').filter((word) => !words.has(word))).toEqual([]);
    expect(others.split(' ').filter((word) => words.has(word))).toEqual([]);
    expect([...words].filter((word) => stopWordKey(word) !== word || !/^\p{L}[\p{L}\p{M}' .?,]*$/u.test(word))).toEqual([]);
  });

  it('of the caller, ignoring case, with curly apostrophes', async () => {
    expect(await stopWordsFor('en', ['Don’t', 'É'])).toEqual(new Set(["don't", 'é']));
    expect(await stopWordsFor('en', [])).toEqual(new Set());
    expect(await stopWordsFor('de', undefined)).toBe(await stopWordsOf('de'));
  });
});
