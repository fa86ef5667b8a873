import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';

const SHORT = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

export default defineTool({
  slug: 'json-string-escaper',
  name: 'JSON String Escaper',
  category: 'data',
  summary: 'Escapes text for use inside a JSON string, and back.',
  description:
    'encode writes as JSON.stringify does. decode refuses unknown and cut-off escapes, bare quotes and bare controls other than line endings and tabs; a lone surrogate becomes U+FFFD.',
  reference: 'RFC 8259, section 7',
  keywords: ['unescape', 'stringify', 'backslash', 'quote'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text, or the escaped text'),
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode escapes the text; decode undoes the escapes'),
    quotes: z.boolean().default(false).describe('encode: put the result in double quotes; decode: the text has them'),
    asciiOnly: z.boolean().default(false).describe('Encode everything above U+007E as \\uXXXX'),
    escapeSlash: z.boolean().default(false).describe('Write / as \\/ when encoding'),
  }),
  result: z.strictObject({ output: z.string().describe('The escaped text, or the plain text') }),
  examples: [
    { inputs: { text: 'say "hi"\n\té' }, result: { output: 'say \\"hi\\"\\n\\té' } },
    { inputs: { text: '\\u00e9\\ud83d\\ude00\\/', mode: 'decode' }, result: { output: 'é😀/' } },
  ],
  run({ text, mode, quotes, asciiOnly, escapeSlash }) {
    if (mode === 'decode') return { output: decode(text, quotes) };
    let output = JSON.stringify(text);
    // Code units, so that surrogate pairs are written as two escapes.
    if (asciiOnly) output = output.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    if (escapeSlash) output = output.replaceAll('/', '\\/');
    return { output: quotes ? output : output.slice(1, -1) };
  },
});

function decode(text: string, quotes: boolean): string {
  if (quotes && (text.length < 2 || !text.startsWith('"') || !text.endsWith('"'))) unprocessable('The text must begin and end with a double quote.', 'text');
  const [start, end] = quotes ? [1, text.length - 1] : [0, text.length];
  const parts: string[] = [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: section 7 excludes controls
  const plain = /[^"\\\u0000-\u0008\u000b\u000c\u000e-\u001f]*/y;
  for (let at = start; at < end; ) {
    plain.lastIndex = at;
    const run = (plain.exec(text)?.[0] ?? '').slice(0, end - at);
    parts.push(run);
    at += run.length;
    if (at >= end) break;
    const escaped = readEscape(text, at, end);
    parts.push(escaped.character);
    at = escaped.end;
  }
  return parts.join('').toWellFormed();
}

/** Reads an escape. What is none at this place is refused: only escapes are not plain text. */
function readEscape(text: string, at: number, end: number): { character: string; end: number } {
  const refuse = (problem: string): never => unprocessable(`${problem} ${placeInText(text, at)}.`, 'text');
  if (text[at] === '"') refuse('A quote must be escaped');
  if (text[at] !== '\\') refuse('A control character must be escaped');
  const letter = text.slice(at + 1, Math.min(at + 2, end));
  const hex = text.slice(at + 2, Math.min(at + 6, end));
  if (letter === 'u' && /^[0-9a-fA-F]{4}$/.test(hex)) return { character: String.fromCharCode(Number.parseInt(hex, 16)), end: at + 6 };
  return { character: SHORT.get(letter) ?? refuse(letter === '' ? 'The escape is cut off' : 'There is no such escape'), end: at + 2 };
}
