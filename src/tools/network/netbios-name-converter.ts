import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { hexOf, latin1Bytes, latin1Text } from '../shared/platform/bytes.ts';

const [NAME_BYTES, FIRST_LETTER, SPACE] = [16, 0x41, 0x20];

/** What the sixteenth byte says (Microsoft's list of NetBIOS suffixes). */
const SERVICES: Readonly<Record<string, string>> = {
  '00': 'Workstation, or the domain',
  '01': 'Messenger, or master browser',
  '03': 'Messenger',
  '06': 'Remote access server',
  '1b': 'Domain master browser',
  '1c': 'Domain controllers',
  '1d': 'Master browser',
  '1e': 'Browser elections',
  '1f': 'NetDDE',
  '20': 'File server',
  '21': 'Remote access client',
  be: 'Network monitor agent',
  bf: 'Network monitor',
};

function bytesOfName(text: string, suffix: string | undefined, uppercase: boolean): Uint8Array {
  const name = uppercase ? text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()) : text;
  if (/[^\0-\xff]/.test(name)) invalid('text', 'must have only characters of Latin-1, a byte each');
  const most = suffix === undefined ? NAME_BYTES : NAME_BYTES - 1;
  if (name.length < 1 || name.length > most) invalid('text', `must be a name of 1 to ${most} characters${suffix === undefined ? '' : ' before the suffix'}`);
  // The name that asks for all others is filled up with zero bytes (RFC 1002 section 4.2.17).
  const bytes = new Uint8Array(NAME_BYTES).fill(name === '*' ? 0 : SPACE);
  bytes.set(latin1Bytes(name));
  if (suffix !== undefined) bytes[NAME_BYTES - 1] = Number.parseInt(suffix, 16);
  return bytes;
}

const encoded = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(FIRST_LETTER + (byte >> 4), FIRST_LETTER + (byte & 15))).join('');

function decoded(label: string): Uint8Array {
  const wrong = /[^A-Pa-p]/.exec(label);
  if (wrong) unprocessable(`${placeInText(label, wrong.index)} is not one of the letters A to P that stand for half a byte.`, 'text');
  if (label.length !== NAME_BYTES * 2) unprocessable(`An encoded name has ${NAME_BYTES * 2} letters; this one has ${label.length}.`, 'text');
  const codes = latin1Bytes(label.toUpperCase());
  return Uint8Array.from({ length: NAME_BYTES }, (_, index) => (((codes[2 * index] ?? 0) - FIRST_LETTER) << 4) | ((codes[2 * index + 1] ?? 0) - FIRST_LETTER));
}

export default defineTool({
  slug: 'netbios-name-converter',
  name: 'NetBIOS Name Converter',
  category: 'network',
  summary: 'Encodes a NetBIOS name as packets carry it (EGFCEFEECACA…), and decodes it with its suffix.',
  description:
    'The first level of encoding: sixteen bytes, filled up with spaces, each as two letters from A to P. The sixteenth byte is the suffix that says which service has the name. A scope may follow behind a full stop.',
  reference: 'RFC 1001 section 14.1, RFC 1002',
  keywords: ['nbns', 'smb', 'wins', 'windows name', 'nbtstat', 'first level encoding'],
  inputs: z.strictObject({
    text: z.string().min(1).max(500).describe('Name to encode, or the encoded name to decode, perhaps with its scope'),
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode turns a name into letters, decode turns them back'),
    suffix: z
      .string()
      .regex(/^[0-9a-fA-F]{2}$/, 'must be two hex digits, such as 20')
      .optional()
      .describe('Encoding: the sixteenth byte in hex, such as 20 for a file server; a space or the last of 16 characters if left out'),
    uppercase: z.boolean().default(true).describe('Encoding: make small letters of ASCII capitals, as Windows does'),
    scope: z.string().max(220).default('').describe('Encoding: scope behind the name, such as NETBIOS.COM'),
  }),
  result: z.strictObject({
    output: z.string().describe('The name in letters from A to P with its scope; when decoding, the name without suffix and filling'),
    encoded: z.string().describe('The name in letters from A to P, with its scope'),
    name: z.string().describe('The name without suffix and filling, its bytes read as Latin-1'),
    suffix: z.string().describe('The sixteenth byte as two hex digits'),
    service: z.string().optional().describe('What the suffix usually stands for'),
    bytes: z.string().describe('All sixteen bytes as hex'),
    scope: z.string().optional().describe('The scope, where there is one'),
  }),
  appliesWhen: { suffix: { mode: ['encode'] }, uppercase: { mode: ['encode'] }, scope: { mode: ['encode'] } },
  examples: [
    {
      inputs: { text: 'FRED', scope: 'NETBIOS.COM' },
      result: {
        output: 'EGFCEFEECACACACACACACACACACACACA.NETBIOS.COM',
        encoded: 'EGFCEFEECACACACACACACACACACACACA.NETBIOS.COM',
        name: 'FRED',
        suffix: '20',
        service: 'File server',
        bytes: '46524544202020202020202020202020',
        scope: 'NETBIOS.COM',
      },
    },
    {
      inputs: { text: 'CKAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', mode: 'decode' },
      result: {
        output: '*',
        encoded: 'CKAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
        name: '*',
        suffix: '00',
        service: 'Workstation, or the domain',
        bytes: '2a000000000000000000000000000000',
      },
    },
  ],
  run({ text, mode, suffix, uppercase, scope }) {
    const [label = '', ...rest] = mode === 'decode' ? text.trim().split('.') : [];
    const behind = mode === 'decode' ? rest.join('.') : scope.replace(/^\./, '');
    const bytes = mode === 'decode' ? decoded(label) : bytesOfName(text, suffix, uppercase);
    const last = hexOf(bytes.subarray(NAME_BYTES - 1));
    const service = SERVICES[last];
    const letters = encoded(bytes) + (behind === '' ? '' : `.${behind}`);
    const name = latin1Text(bytes.subarray(0, NAME_BYTES - 1)).replace(/[\0 ]+$/, '');
    return {
      output: mode === 'encode' ? letters : name,
      encoded: letters,
      name,
      suffix: last,
      ...(service !== undefined && { service }),
      bytes: hexOf(bytes),
      ...(behind !== '' && { scope: behind }),
    };
  },
});
