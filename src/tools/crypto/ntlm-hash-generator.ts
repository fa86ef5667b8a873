import { z } from 'zod';
import { defineTool } from '../define.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { hexOf, latin1Bytes, utf16Bytes } from '../shared/platform/bytes.ts';
import { runCipher } from '../shared/platform/ciphers.ts';
import { secretText } from './lib/fields.ts';

const LM_LENGTH = 14;
const LM_PLAINTEXT = latin1Bytes('KGS!@#$%');

export default defineTool({
  slug: 'ntlm-hash-generator',
  name: 'NTLM and LM Hash Generator',
  category: 'crypto',
  summary: 'Calculates the NT hash of a Windows password, and the old LM hash where there is one.',
  description: 'For tests and recovery only: neither hash has a salt, and both are fast to guess. Nothing is kept.',
  reference: 'MS-NLMP: MD4 of UTF-16LE; LM by DES',
  keywords: ['windows', 'active directory', 'nt hash', 'md4', 'lan manager', 'sam', 'samba'],
  inputs: z.strictObject({ password: secretText(0, 256, 'The Windows password to hash') }),
  result: z.strictObject({
    ntHash: z.string().describe('The NT hash, 32 hex digits in lower case'),
    lmHash: z.string().optional().describe('The LM hash; absent above 14 characters or with characters outside ASCII'),
  }),
  examples: [
    { inputs: { password: 'password' }, result: { ntHash: '8846f7eaee8fb117ad06bdd830b7586c', lmHash: 'e52cac67419a9a224a3b108f3fa6cb6d' } },
    { inputs: { password: 'Pässwort-für-Windows' }, result: { ntHash: '7b7d3dfcf4485db5d8a05fcbeab2d0cc' } },
  ],
  async run({ password }) {
    const { md4 } = await import('hash-wasm');
    const ntHash = await md4(utf16Bytes(password));
    return /^\p{ASCII}{0,14}$/u.test(password) ? { ntHash, lmHash: lmHash(password) } : { ntHash };
  },
});

function lmHash(password: string): string {
  const padded = new Uint8Array(LM_LENGTH);
  padded.set(latin1Bytes(password.toUpperCase()).subarray(0, LM_LENGTH));
  return lmHalf(padded.subarray(0, 7)) + lmHalf(padded.subarray(7));
}

/** The constant encrypted by DES with 7 bytes as its key of 56 bits. */
function lmHalf(half: Uint8Array): string {
  const bits = BigInt(`0x${hexOf(half)}`);
  const key = new Uint8Array(Array.from({ length: 8 }, (_, index) => Number((bits >> BigInt(49 - 7 * index)) & 0x7fn) << 1));
  // Triple DES with three equal keys is DES.
  return hexOf(runCipher('des-ede3', 'encrypt', joinBytes([key, key, key]), null, LM_PLAINTEXT));
}
