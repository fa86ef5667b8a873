import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { hexInputEncoding } from '../shared/bytes/codec.ts';

export default defineTool({
  slug: 'xor-brute-forcer',
  name: 'Single-Byte XOR Brute Forcer',
  category: 'encoding',
  summary: 'Breaks single-byte XOR by trying all 256 keys and ranking the results.',
  description:
    'The score is the share of output bytes that are ASCII letters or spaces; ties go to the smaller key. Outputs are shown as UTF-8 with U+FFFD for what is not valid; a crib keeps only those that contain it.',
  reference: 'Single-byte XOR',
  keywords: ['crack', 'ctf', 'cryptopals', 'decrypt', 'key search'],
  heavyWhen: ({ text, limit, crib }) => text.length * (crib === undefined ? limit : 256) > 200_000,
  inputs: z.strictObject({
    text: z.string().min(1).max(10_000).describe('The enciphered bytes, such as hex'),
    inputEncoding: hexInputEncoding,
    limit: z.int().min(1).max(256).default(10).describe('Maximum number of candidates to return'),
    crib: z.string().min(1).max(200).optional().describe('Text that the output must contain'),
  }),
  result: z.strictObject({
    candidates: z
      .array(
        z.strictObject({
          key: z.int().describe('Key as a number, 0 to 255'),
          keyHex: z.string().describe('Key as two hex digits'),
          text: z.string().describe('The decrypted bytes as UTF-8 text'),
          score: z.number().describe('Share of output bytes that are ASCII letters or spaces, 0 to 1'),
        }),
      )
      .describe('Candidate keys and texts, the best first'),
  }),
  examples: [
    {
      inputs: { text: '1b37373331363f78151b7f2b783431333d78397828372d363c78373e783a393b3736', limit: 1 },
      result: { candidates: [{ key: 88, keyHex: '58', text: "Cooking MC's like a pound of bacon", score: 0.9705882352941176 }] },
    },
  ],
  run({ text, inputEncoding, limit, crib }) {
    const bytes = bytesFromText(text, inputEncoding);
    if (bytes.length === 0) unprocessable('The text gives no bytes; at least one is needed.', 'text');
    const counts = new Array<number>(256).fill(0);
    for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
    const readable = counts.map((_, byte) => byte === 0x20 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));
    const scores = counts.map((_, key) => counts.reduce((sum, count, byte) => sum + (readable[byte ^ key] ? count : 0), 0));
    const keys = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const candidates: { key: number; keyHex: string; text: string; score: number }[] = [];
    for (const key of keys) {
      if (candidates.length === limit) break;
      const plain = decoder.decode(bytes.map((byte) => byte ^ key));
      if (crib !== undefined && !plain.includes(crib)) continue;
      candidates.push({ key, keyHex: key.toString(16).padStart(2, '0'), text: plain, score: (scores[key] ?? 0) / bytes.length });
    }
    return { candidates };
  },
});
