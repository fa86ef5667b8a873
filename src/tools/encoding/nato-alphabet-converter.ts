import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { positionInText } from '../shared/bytes/bytes.ts';
import { codecMode } from '../shared/bytes/codec.ts';
import { graphemes } from '../shared/text/segments.ts';
import { ALPHABET, asciiCapitals, letterIndex } from './lib/letters.ts';

const LETTERS =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey Xray Yankee Zulu'.split(
    ' ',
  );
const DIGITS = {
  plain: 'Zero One Two Three Four Five Six Seven Eight Nine'.split(' '),
  aviation: 'Zero Wun Too Tree Fower Fife Six Seven Ait Niner'.split(' '),
};
const MEANINGS = new Map([
  ...[...LETTERS.entries()].map(([index, word]): [string, string] => [word.toUpperCase(), ALPHABET.charAt(index)]),
  ...[...DIGITS.plain.entries(), ...DIGITS.aviation.entries()].map(([digit, word]): [string, string] => [word.toUpperCase(), String(digit)]),
  ['ALPHA', 'A'],
  ['JULIET', 'J'],
  ['X-RAY', 'X'],
  ['WHISKY', 'W'],
  ['/', ' '],
]);

export default defineTool({
  slug: 'nato-alphabet-converter',
  name: 'NATO Phonetic Alphabet Converter',
  category: 'encoding',
  summary: 'Spells text in the ICAO alphabet (Alfa, Bravo, Charlie) and reads it back.',
  description:
    'Code words are separated by a space, words by " / "; any other character is written as itself. Decoding ignores case, takes both kinds of digits and Alpha, Juliet, X-ray and Whisky too, reads / as a space, and refuses another word.',
  reference: 'ICAO Annex 10, volume II',
  keywords: ['spelling alphabet', 'radio', 'aviation', 'alpha bravo'],
  inputs: z.strictObject({
    text: z.string().max(20_000).describe('Text to spell, or code words to read'),
    mode: codecMode,
    digits: z.enum(['plain', 'aviation']).default('plain').describe('Encoding: digits as Three Four Five Nine, or as Tree Fower Fife Niner'),
  }),
  result: z.strictObject({ output: z.string().describe('Code words, or capitals when decoded') }),
  appliesWhen: { digits: { mode: ['encode'] } },
  examples: [
    { inputs: { text: 'Go 4!' }, result: { output: 'Golf Oscar / Four !' } },
    { inputs: { text: 'alpha X-ray niner / Kilo', mode: 'decode' }, result: { output: 'AX9 K' } },
  ],
  run({ text, mode, digits }) {
    if (mode === 'encode') {
      const spell = (character: string): string => {
        if (character.length > 1) return character;
        const index = letterIndex(character.charCodeAt(0));
        return index >= 0 ? (LETTERS[index] ?? '') : /^[0-9]$/.test(character) ? (DIGITS[digits][Number(character)] ?? '') : character;
      };
      const words = text.split(/[ \t\n\f\r]+/).filter(Boolean);
      return { output: words.map((word) => graphemes(word).map(spell).join(' ')).join(' / ') };
    }
    let output = '';
    for (const { 0: word, index } of text.matchAll(/[^ \t\n\f\r]+/g)) {
      const capitals = asciiCapitals(word);
      const meaning = MEANINGS.get(capitals) ?? (graphemes(word).length === 1 ? capitals : undefined);
      if (meaning === undefined) unprocessable(`${JSON.stringify(word.slice(0, 40))} at position ${positionInText(text, index)} is not a code word.`, 'text');
      output += meaning;
    }
    return { output };
  },
});
