import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';

const BITS = 16;
const BAD = /[^eE ]/;

export default defineTool({
  slug: 'cetacean-cipher',
  name: 'Cetacean Cipher',
  category: 'encoding',
  summary: 'Writes text as the clicks of a whale: sixteen E for each character, small ones where a bit is set.',
  description: 'The bits are those of UTF-16, the most significant first. Spaces stay spaces.',
  reference: 'Cetacean Cipher of CyberChef',
  keywords: ['whale', 'dolphin', 'eeee', 'joke', 'binary'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encrypt, or E, e and spaces to decrypt'),
    mode: cipherMode,
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'hi' }, result: { output: 'EEEEEEEEEeeEeEEEEEEEEEEEEeeEeEEe' } },
    { inputs: { text: 'EEEEEEEEEeeEEEEe EEEEEEEEEeeEEEeE', mode: 'decrypt' }, result: { output: 'a b' } },
  ],
  run: ({ text, mode }) => ({ output: mode === 'encrypt' ? encrypt(text) : decrypt(text) }),
});

function encrypt(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return units.map((unit) => (unit === 0x20 ? ' ' : unit.toString(2).padStart(BITS, '0').replaceAll('0', 'E').replaceAll('1', 'e'))).join('');
}

function decrypt(text: string): string {
  const wrong = text.search(BAD);
  if (wrong >= 0) unprocessable(`The character ${JSON.stringify(text[wrong])} at offset ${wrong} is neither E, e nor a space.`, 'text');
  return text
    .split(' ')
    .map((word) => {
      if (word.length % BITS !== 0) unprocessable(`A word has ${word.length} letters, which is not a multiple of ${BITS}.`, 'text');
      return word.replace(/.{16}/g, (bits) => String.fromCharCode(Number.parseInt(bits.replaceAll('E', '0').replaceAll('e', '1'), 2)));
    })
    .join(' ');
}
