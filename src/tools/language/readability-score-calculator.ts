import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { countMatches, countSentences, words as wordsOf } from '../shared/text/segments.ts';
import { syllablesOf } from './lib/syllables.ts';

const COMPLEX_SYLLABLES = 3;
/** Words of more letters are long. */
const SHORT_LETTERS = 6;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/gu;

/** What the formulas are made of. */
interface Counts {
  words: number;
  sentences: number;
  letters: number;
  syllables: number;
  complexWords: number;
  longWords: number;
}

export default defineTool({
  slug: 'readability-score-calculator',
  name: 'Readability Score Calculator',
  category: 'language',
  summary: 'Gives the Flesch, Flesch-Kincaid, Gunning fog, SMOG, ARI, Coleman-Liau, LIX and RIX scores of a text.',
  description:
    'How easy a text is to read, by how long its words and sentences are. Flesch reading ease runs from about 0 (very hard) to 100 (very easy); Flesch-Kincaid, Gunning fog, SMOG, ARI and Coleman-Liau give a grade of American schools; LIX runs from about 20 (very easy) to 60 (very hard). ' +
    'Reading ease, Flesch-Kincaid, Gunning fog and SMOG count syllables and so are for English; syllables are counted as by syllable-counter. The formulas are for whole passages: of a few words they give figures far outside these ranges, which are neither rounded nor clamped. ' +
    'Complex words are all of three syllables or more, including names and those with endings.',
  reference:
    'Flesch 1948; Kincaid et al. 1975; Gunning 1952; McLaughlin 1969 (SMOG); Smith and Senter 1967 (ARI); Coleman and Liau 1975; Björnsson 1968 (LIX); Anderson 1983 (RIX)',
  keywords: ['reading level', 'grade level', 'reading ease', 'plain language', 'text difficulty', 'how hard to read'],
  heavyWhen: ({ text }) => text.length > 1500 && /\P{ASCII}/u.test(text),
  inputs: z.strictObject({
    text: z.string().min(1).max(200_000).describe('The text to score; in English, for the scores that count syllables'),
  }),
  result: z.strictObject({
    words: z.int().describe('W, the number of words by UAX #29'),
    sentences: z.int().describe('S, the number of sentences that contain a word'),
    letters: z.int().describe('L, the number of letters and digits in words'),
    syllables: z.int().describe('Y, the number of syllables, counted as in English'),
    complexWords: z.int().describe('C, the number of words of three syllables or more'),
    longWords: z.int().describe('G, the number of words of more than six letters and digits'),
    fleschReadingEase: z.number().describe('Flesch reading ease: 206.835 − 1.015 W/S − 84.6 Y/W; the higher, the easier'),
    fleschKincaidGrade: z.number().describe('Flesch-Kincaid grade level: 0.39 W/S + 11.8 Y/W − 15.59; years of American school'),
    gunningFog: z.number().describe('Gunning fog index: 0.4 (W/S + 100 C/W); years of schooling'),
    smogIndex: z.number().describe('SMOG index: 1.0430 √(30 C/S) + 3.1291; years of schooling, meant for 30 sentences or more'),
    automatedReadabilityIndex: z.number().describe('Automated readability index (ARI): 4.71 L/W + 0.5 W/S − 21.43; years of American school'),
    colemanLiauIndex: z.number().describe('Coleman-Liau index: 0.0588 (100 L/W) − 0.296 (100 S/W) − 15.8; years of American school'),
    lix: z.number().describe('LIX: W/S + 100 G/W; up to 25 easy as for children, from 55 hard as in science'),
    rix: z.number().describe('RIX: long words per sentence, G/S; below 0.2 first grade, from 7.2 college'),
  }),
  headline: 'fleschReadingEase',
  pageInputs: {
    text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife. However little known the feelings or views of such a man may be, this truth is so well fixed in the minds of the surrounding families, that he is considered the rightful property of some one or other of their daughters.',
  },
  examples: [
    {
      inputs: { text: 'The cat sat on the mat. The dog ran.' },
      result: {
        words: 9,
        sentences: 2,
        letters: 26,
        syllables: 9,
        complexWords: 0,
        longWords: 0,
        fleschReadingEase: 117.6675,
        fleschKincaidGrade: -2.035,
        gunningFog: 1.8,
        smogIndex: 3.1291,
        automatedReadabilityIndex: -5.573333333333333,
        colemanLiauIndex: -5.391111111111111,
        lix: 4.5,
        rix: 0,
      },
    },
  ],
  run({ text }) {
    const found = wordsOf(text);
    if (found.length === 0) unprocessable('The text contains no words, so it cannot be scored.', 'text');
    const counts = { words: found.length, sentences: countSentences(text), letters: 0, syllables: 0, complexWords: 0, longWords: 0 };
    for (const word of found) {
      const letters = countMatches(word, LETTER_OR_DIGIT);
      const syllables = syllablesOf(word);
      counts.letters += letters;
      counts.syllables += syllables;
      if (syllables >= COMPLEX_SYLLABLES) counts.complexWords++;
      if (letters > SHORT_LETTERS) counts.longWords++;
    }
    return { ...counts, ...scores(counts) };
  },
});

function scores({ words, sentences, letters, syllables, complexWords, longWords }: Counts) {
  const ratio = (part: number, whole: number) => new Precise(part).div(whole);
  const wordsPerSentence = ratio(words, sentences);
  const syllablesPerWord = ratio(syllables, words);
  const lettersPerWord = ratio(letters, words);
  return {
    fleschReadingEase: doubleOf(new Precise('206.835').minus(wordsPerSentence.times('1.015')).minus(syllablesPerWord.times('84.6'))),
    fleschKincaidGrade: doubleOf(wordsPerSentence.times('0.39').plus(syllablesPerWord.times('11.8')).minus('15.59')),
    gunningFog: doubleOf(wordsPerSentence.plus(ratio(100 * complexWords, words)).times('0.4')),
    smogIndex: doubleOf(
      ratio(30 * complexWords, sentences)
        .sqrt()
        .times('1.0430')
        .plus('3.1291'),
    ),
    automatedReadabilityIndex: doubleOf(lettersPerWord.times('4.71').plus(wordsPerSentence.times('0.5')).minus('21.43')),
    colemanLiauIndex: doubleOf(lettersPerWord.times('5.88').minus(ratio(sentences, words).times('29.6')).minus('15.8')),
    lix: doubleOf(wordsPerSentence.plus(ratio(100 * longWords, words))),
    rix: doubleOf(ratio(longWords, sentences)),
  };
}
