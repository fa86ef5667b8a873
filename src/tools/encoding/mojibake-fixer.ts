import { z } from 'zod';
import { defineTool } from '../define.ts';
import { firstInvalidUtf8 } from '../shared/bytes/bytes.ts';
import { looseUtf8 } from '../shared/platform/bytes.ts';
import { singleByteTable } from './lib/charsets.ts';

const CHARSETS = ['windows-1252', 'windows-1251', 'macintosh', 'cp437', 'cp850'] as const;
type Mistaken = (typeof CHARSETS)[number];
const MAX_PASSES = 4;

export default defineTool({
  slug: 'mojibake-fixer',
  name: 'Mojibake Fixer',
  category: 'encoding',
  summary: 'Repairs garbled text whose UTF-8 was read in the wrong character set, such as CafÃ©.',
  description:
    'A pass writes the whole text in the first charset whose bytes are valid UTF-8 beyond ASCII and reads them as that, up to four times. Text that fits none stays as it is.',
  reference: 'UTF-8 (RFC 3629); windows-1252 as in the WHATWG Encoding Standard',
  keywords: ['garbled', 'encoding problem', 'Ã©', 'â€™', 'ftfy', 'broken characters'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The garbled text to repair'),
    charset: z
      .enum(['auto', ...CHARSETS])
      .default('auto')
      .describe('Character set the UTF-8 was mistaken for'),
  }),
  result: z.strictObject({
    text: z.string().describe('The repaired text'),
    changed: z.boolean().describe('Whether anything was repaired'),
    charsets: z.array(z.string()).describe('The charset undone in each pass, in order'),
  }),
  examples: [
    { inputs: { text: 'CafÃ© â€œquotesâ€\x9d' }, result: { text: 'Café “quotes”', changed: true, charsets: ['windows-1252'] } },
    { inputs: { text: 'naïve' }, result: { text: 'naïve', changed: false, charsets: [] } },
  ],
  async run({ text, charset }) {
    const tried: Mistaken[] = charset === 'auto' ? [...CHARSETS] : [charset];
    const tables = await Promise.all(tried.map(async (name) => ({ name, bytes: await byteTable(name) })));
    const charsets: string[] = [];
    let current = text;
    while (charsets.length < MAX_PASSES) {
      const pass = repair(current, tables);
      if (pass === undefined) break;
      current = pass.text;
      charsets.push(pass.name);
    }
    return { text: current, changed: charsets.length > 0, charsets };
  },
});

/** The byte of each character. The bytes that windows-125x leaves open stand for the C1 controls of the same number (WHATWG). */
async function byteTable(charset: Mistaken): Promise<Map<string, number>> {
  const table = await singleByteTable(charset);
  return new Map(table.map((character, byte) => [character ?? String.fromCharCode(byte), byte]));
}

function repair(text: string, tables: readonly { name: string; bytes: ReadonlyMap<string, number> }[]): { name: string; text: string } | undefined {
  for (const { name, bytes: byteOf } of tables) {
    const bytes = new Uint8Array(text.length);
    let high = false;
    let whole = true;
    for (let i = 0; i < text.length && whole; i++) {
      const byte = byteOf.get(text.charAt(i));
      whole = byte !== undefined;
      bytes[i] = byte ?? 0;
      high ||= (byte ?? 0) >= 0x80;
    }
    if (whole && high && firstInvalidUtf8(bytes) < 0) return { name, text: looseUtf8(bytes) };
  }
  return undefined;
}
