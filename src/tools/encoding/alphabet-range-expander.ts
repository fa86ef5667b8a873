import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';

const MAX_CHARACTERS = 0x11_0000;

/** The characters of an alphabet with ranges: `a-z`; a hyphen at the ends or behind a backslash is itself. */
function charactersOf(alphabet: string): string[] {
  const given = Array.from(alphabet);
  const characters: string[] = [];
  for (let at = 0; at < given.length; at++) {
    const [one = '', sign, other] = given.slice(at, at + 3);
    if (sign === '-' && other !== undefined) {
      const isEscaped = one === '\\';
      if (isEscaped) characters.push('-');
      else addRange(characters, one, other);
      at += isEscaped ? 1 : 2;
    } else characters.push(one);
  }
  return characters;
}

function addRange(characters: string[], from: string, to: string): void {
  const [first, last] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0];
  if (first > last) unprocessable(`The range ${from}-${to} goes backwards; ${to}-${from} would go forwards.`, 'alphabet');
  if (characters.length + last - first >= MAX_CHARACTERS) unprocessable(`The ranges have more than ${MAX_CHARACTERS} characters together.`, 'alphabet');
  for (let code = first; code <= last; code++) if (code < 0xd800 || code > 0xdfff) characters.push(String.fromCodePoint(code));
}

export default defineTool({
  slug: 'alphabet-range-expander',
  name: 'Alphabet Range Expander',
  category: 'encoding',
  summary: 'Writes out the ranges of an alphabet: A-Za-z0-9+/ becomes its 64 characters.',
  description:
    'A range goes from one character to another by code point, as in tr and in character classes. A hyphen stands for itself at the ends, and elsewhere behind a backslash. Characters that occur more than once stay and are named.',
  reference: 'Unicode code points',
  keywords: ['expand alphabet', 'character range', 'a-z', 'tr', 'list characters', 'base64 alphabet'],
  heavyWhen: ({ alphabet }) => alphabet.length > 500 || /[^ -~]/.test(alphabet),
  inputs: z.strictObject({
    alphabet: z.string().max(10_000).describe('Alphabet with ranges, such as A-Za-z0-9+/'),
    separator: z.string().max(20).default('').describe('Text between the characters'),
  }),
  result: z.strictObject({
    characters: z.string().describe('The characters, with the separator between them'),
    count: z.int().describe('Number of the characters'),
    repeated: z.array(z.string()).describe('Characters that occur more than once, each named once'),
  }),
  examples: [
    { inputs: { alphabet: 'a-fA-F0-9' }, result: { characters: 'abcdefABCDEF0123456789', count: 22, repeated: [] } },
    { inputs: { alphabet: 'x-z+\\-y', separator: ' ' }, result: { characters: 'x y z + - y', count: 6, repeated: ['y'] } },
  ],
  run({ alphabet, separator }) {
    const characters = charactersOf(alphabet);
    const seen = new Set<string>();
    const repeated = new Set<string>();
    for (const character of characters) {
      if (seen.has(character)) repeated.add(character);
      seen.add(character);
    }
    return { characters: characters.join(separator), count: characters.length, repeated: Array.from(repeated) };
  },
});
