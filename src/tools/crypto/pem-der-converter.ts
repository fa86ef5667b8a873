import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { secretBytes, secretText, writeBytes } from './lib/fields.ts';
import { readPem, writePem } from './lib/pem.ts';

/** RFC 7468, and what OpenSSL writes besides. */
const LABELS = [
  'CERTIFICATE',
  'CERTIFICATE REQUEST',
  'PRIVATE KEY',
  'ENCRYPTED PRIVATE KEY',
  'PUBLIC KEY',
  'RSA PRIVATE KEY',
  'EC PRIVATE KEY',
  'X509 CRL',
  'CMS',
  'PKCS7',
];

export default defineTool({
  slug: 'pem-der-converter',
  name: 'PEM to DER Converter',
  category: 'crypto',
  summary: 'Converts PEM blocks to the DER bytes in them, and bytes to PEM.',
  description:
    'Reads white space anywhere in the base64, text around the blocks, and old headers such as Proc-Type. Bytes are packed in lines of 64 digits, whatever they contain.',
  reference: 'RFC 7468, RFC 1421 headers',
  keywords: ['certificate', 'openssl', 'base64', 'crt to der', 'der to pem', 'key file', 'certificate format'],
  inputs: z.strictObject({
    text: secretText(1, 1_000_000, 'PEM to unpack, or bytes in dataEncoding to pack'),
    mode: z.enum(['decode', 'encode']).default('decode').describe('Direction: decode unpacks PEM, encode packs bytes'),
    label: z.string().min(1).max(60).default('CERTIFICATE').describe('To pack: what the bytes are, such as PRIVATE KEY').meta({ examples: LABELS }),
    dataEncoding: z.enum(['hex', 'base64']).default('base64').describe('How the bytes are written, in both directions'),
  }),
  result: z.strictObject({
    blocks: z
      .array(
        z.strictObject({
          label: z.string().describe('Label of the block, such as CERTIFICATE'),
          headers: z.record(z.string(), z.string()).describe('Old headers by name; empty without any'),
          data: z.string().describe('The bytes in dataEncoding'),
          bytes: z.int().describe('Count of the bytes'),
        }),
      )
      .optional()
      .describe('The blocks in order; when unpacking'),
    pem: z.string().optional().describe('The PEM block, ending with LF; when packing'),
  }),
  main: { encodedBy: { input: [{ input: 'dataEncoding', when: { mode: ['encode'] } }] } },
  pageInputs: { text: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n' },
  examples: [
    {
      inputs: { text: '3003020101', mode: 'encode', label: 'TEST DATA', dataEncoding: 'hex' },
      result: { pem: '-----BEGIN TEST DATA-----\nMAMCAQE=\n-----END TEST DATA-----\n' },
    },
    {
      inputs: { text: '-----BEGIN TEST DATA-----\nMAMCAQE=\n-----END TEST DATA-----\n', dataEncoding: 'hex' },
      result: { blocks: [{ label: 'TEST DATA', headers: {}, data: '3003020101', bytes: 5 }] },
    },
  ],
  run({ text, mode, label, dataEncoding }) {
    if (mode === 'decode') {
      const blocks = readPem(text, 'text');
      return { blocks: blocks.map(({ label, headers, data }) => ({ label, headers, data: writeBytes(data, dataEncoding), bytes: data.length })) };
    }
    if (!/^[A-Z0-9 -]+$/.test(label) || label.trim() !== label || label.includes('-----'))
      unprocessable('The label must have capital letters, digits, spaces and hyphens only.', 'label');
    return { pem: writePem(label, secretBytes(text, dataEncoding, 'text')) };
  },
});
