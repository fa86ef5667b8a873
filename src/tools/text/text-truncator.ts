import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { countGraphemes, graphemes, isBlank, mapLines } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-truncator',
  name: 'Text Truncator',
  category: 'text',
  summary: 'Shortens text to a number of characters or words, with an ellipsis at the end, start or middle.',
  description:
    'The ellipsis counts in a length in characters, not in words. middle keeps the larger half at the front. wholeWords moves the cut to the nearest white space on the kept side and drops the white space there; where no whole word fits, the word is cut.',
  reference: 'Unicode UAX #29',
  keywords: ['shorten', 'ellipsis', 'cut', 'excerpt', 'limit', 'abbreviate'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to shorten'),
    length: z.int().min(0).max(1_000_000).describe('Maximum number of characters or words in the result'),
    unit: z.enum(['characters', 'words']).default('characters').describe('Unit in which length is counted'),
    ellipsis: z.string().max(20).default('…').describe('Sign for what was cut; counts in a length in characters, not in words'),
    position: z.enum(['end', 'start', 'middle']).default('end').describe('Where the text is cut away'),
    wholeWords: z.boolean().default(false).describe('For characters with end or start, do not cut inside a word'),
    perLine: z.boolean().default(false).describe('true: shorten each line; false: the text as a whole'),
  }),
  result: z.strictObject({ text: z.string().describe('The shortened text'), truncated: z.boolean().describe('Whether something was cut') }),
  appliesWhen: {
    wholeWords: { unit: ['characters'], position: ['end', 'start'] },
  },
  examples: [
    { inputs: { text: 'Lorem ipsum dolor sit amet', length: 15 }, result: { text: 'Lorem ipsum do…', truncated: true } },
    {
      inputs: { text: 'Lorem ipsum dolor sit amet', length: 15, ellipsis: '...', wholeWords: true },
      result: { text: 'Lorem ipsum...', truncated: true },
    },
    { inputs: { text: 'abcdefghij', length: 6, position: 'middle' }, result: { text: 'abc…ij', truncated: true } },
  ],
  run({ text, length, unit, ellipsis, position, wholeWords, perLine }) {
    const room = length - countGraphemes(ellipsis);
    if (unit === 'words' && position === 'middle') invalid('position', 'must be end or start for words');
    if (unit === 'characters' && room < 0) invalid('ellipsis', `must not be longer than length (${length}), not ${countGraphemes(ellipsis)}`);
    let truncated = false;
    const shorten = (part: string): string => {
      const shortened = unit === 'words' ? keepWords(part, length, ellipsis, position) : keepCharacters(part, { length, room, ellipsis, position, wholeWords });
      truncated ||= shortened !== undefined;
      return shortened ?? part;
    };
    const result = perLine ? mapLines(text, shorten) : shorten(text);
    return { text: result, truncated };
  },
});

function keepWords(text: string, length: number, ellipsis: string, position: string): string | undefined {
  const found = Array.from(text.matchAll(/\P{White_Space}+/gu), (match) => ({ start: match.index, end: match.index + match[0].length }));
  if (found.length <= length) return undefined;
  if (length === 0) return ellipsis;
  return position === 'end' ? text.slice(0, found[length - 1]?.end) + ellipsis : ellipsis + text.slice(found[found.length - length]?.start);
}

interface Cut {
  length: number;
  room: number;
  ellipsis: string;
  position: 'end' | 'start' | 'middle';
  wholeWords: boolean;
}

function keepCharacters(text: string, { length, room, ellipsis, position, wholeWords }: Cut): string | undefined {
  const characters = graphemes(text);
  if (characters.length <= length) return undefined;
  if (position === 'middle') {
    const front = Math.ceil(room / 2);
    return characters.slice(0, front).join('') + ellipsis + characters.slice(characters.length - (room - front)).join('');
  }
  if (position === 'end') return characters.slice(0, wholeWords ? wordCut(characters, room) : room).join('') + ellipsis;
  const backwards = characters.toReversed();
  const kept = backwards.slice(0, wholeWords ? wordCut(backwards, room) : room).reverse();
  return ellipsis + kept.join('');
}

/** How many characters to keep so that no word is cut and no white space is left at the cut; `room` where no whole word fits. */
function wordCut(characters: readonly string[], room: number): number {
  let cut = room;
  if (!isSpace(characters[room])) while (cut > 0 && !isSpace(characters[cut - 1])) cut--;
  while (cut > 0 && isSpace(characters[cut - 1])) cut--;
  return cut === 0 ? room : cut;
}

const isSpace = (character: string | undefined): boolean => character !== undefined && isBlank(character);
