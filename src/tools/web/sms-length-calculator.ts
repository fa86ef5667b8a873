import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { codePointLabel } from '../shared/text/segments.ts';

/** The default alphabet of 3GPP TS 23.038, section 6.2.1, without its escape, and the characters of its extension table, which take an escape each. */
const BASIC = new Set('@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà');
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Units of one segment that stands alone, and of each of several, which begin with a header. */
const SIZES = { gsm7: { single: 160, several: 153 }, ucs2: { single: 70, several: 67 } };

const septets = (character: string): number => (BASIC.has(character) ? 1 : EXTENDED.has(character) ? 2 : 0);

/** How many segments of a size the characters fill in order, none of them split, and what the last one holds. */
function fill(lengths: Iterable<number>, size: number): { segments: number; used: number } {
  let segments = 0;
  let used = size;
  for (const length of lengths) {
    if (used + length > size) {
      segments += 1;
      used = 0;
    }
    used += length;
  }
  return { segments, used };
}

export default defineTool({
  slug: 'sms-length-calculator',
  name: 'SMS Length Calculator',
  category: 'web',
  summary: 'Shows the encoding, segments and characters left of an SMS text message.',
  description:
    'A text in the GSM alphabet is sent in 7 bits a character (^ { } \\ [ ~ ] | € and form feed take two), any other in UCS-2, two bytes a unit. One message holds 160 septets or 70 units; a longer text is sent in segments of 153 or 67, without splitting an escaped character or a surrogate pair.',
  reference: '3GPP TS 23.038 (alphabets), TS 23.040 (concatenated messages)',
  keywords: ['text message', 'gsm 7-bit', 'unicode sms', 'message parts', '160 characters', 'sms character limit'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('Text of the message'),
    encoding: z.enum(['auto', 'gsm7', 'ucs2']).default('auto').describe('auto takes gsm7 where the text allows it'),
  }),
  result: z.strictObject({
    encoding: z.enum(['gsm7', 'ucs2']).describe('The encoding the message is sent in'),
    units: z.int().describe('Length in septets (gsm7) or UTF-16 units (ucs2)'),
    segments: z.int().describe('Number of messages it is sent as, 0 for an empty text'),
    unitsPerSegment: z.int().describe('Units one segment holds: 160 or 70 for one, 153 or 67 for more'),
    remaining: z.int().describe('Units left in the last segment'),
    nonGsmCharacters: z.array(z.string()).describe('Characters that need UCS-2, each once, in order'),
  }),
  headline: 'segments',
  examples: [
    { inputs: { text: 'Price: 5€ [net]' }, result: { encoding: 'gsm7', units: 18, segments: 1, unitsPerSegment: 160, remaining: 142, nonGsmCharacters: [] } },
    {
      inputs: { text: 'Žluťoučký kůň 🐎' },
      result: { encoding: 'ucs2', units: 16, segments: 1, unitsPerSegment: 70, remaining: 54, nonGsmCharacters: ['Ž', 'ť', 'č', 'ý', 'ů', 'ň', '🐎'] },
    },
  ],
  run({ text, encoding: wanted }) {
    const characters = Array.from(text);
    const nonGsmCharacters = [...new Set(characters.filter((character) => septets(character) === 0))];
    const [first] = nonGsmCharacters;
    if (wanted === 'gsm7' && first !== undefined) {
      unprocessable(`${codePointLabel(first)} is not in the GSM 7-bit alphabet; use auto or ucs2.`, 'text');
    }
    const encoding = wanted === 'auto' ? (first === undefined ? 'gsm7' : 'ucs2') : wanted;
    const lengths = characters.map((character) => (encoding === 'gsm7' ? septets(character) : character.length));
    const units = lengths.reduce((total, length) => total + length, 0);
    const { single, several } = SIZES[encoding];
    const unitsPerSegment = units > single ? several : single;
    const { segments, used } = fill(lengths, unitsPerSegment);
    return { encoding, units, segments, unitsPerSegment, remaining: units === 0 ? unitsPerSegment : unitsPerSegment - used, nonGsmCharacters };
  },
});
