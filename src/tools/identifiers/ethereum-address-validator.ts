import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf, latin1Bytes } from '../shared/platform/bytes.ts';
import { lowerCase, reason, refused, valid } from './lib/answers.ts';

/** Checks an Ethereum address; `checksumAddress` is its EIP-55 form. */
export async function validateEthereumAddress(value: string, requireChecksum = false) {
  const digits = value.trim().replace(/^0x/i, '');
  if (!/^[0-9A-Fa-f]{40}$/.test(digits)) return refused('An Ethereum address has 40 hex digits, with or without 0x in front.');
  const { keccak_256 } = await import('@noble/hashes/sha3.js');
  const lower = lowerCase(digits);
  const hash = hexOf(keccak_256(latin1Bytes(lower)));
  const checked = Array.from(lower, (digit, index) => (Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit)).join('');
  const oneCase = digits === lower || digits === digits.toUpperCase();
  const hasChecksum = digits === checked && (!oneCase || /^[0-9]+$/.test(digits));
  if (!oneCase && !hasChecksum) return refused('The upper and lower case letters are not those of the EIP-55 checksum.');
  if (requireChecksum && !hasChecksum) return refused('The address has no EIP-55 checksum: its letters are all of one case.');
  return { valid: true, checksumAddress: `0x${checked}`, checksum: hasChecksum ? ('valid' as const) : ('none' as const) };
}

export default defineTool({
  slug: 'ethereum-address-validator',
  name: 'Ethereum Address Validator',
  category: 'identifiers',
  summary: 'Checks an Ethereum address and gives its EIP-55 checksum form.',
  description: 'Letters all of one case carry no checksum; mixed case must be the checksum form. An address of digits only counts as its own checksum form.',
  reference: 'EIP-55 (Keccak-256)',
  keywords: ['crypto', 'wallet', 'eth', 'erc20', 'blockchain', 'checksum address'],
  inputs: z.strictObject({
    value: z.string().max(200).describe('The 40 hex digits, with or without 0x in front'),
    requireChecksum: z.boolean().default(false).describe('Whether to refuse addresses whose letters are all of one case'),
  }),
  result: z.strictObject({
    valid,
    checksumAddress: z.string().optional().describe('The address in its EIP-55 form, with 0x in front'),
    checksum: z.enum(['valid', 'none']).optional().describe('Whether the address was given with its checksum; none for letters all of one case'),
    reason,
  }),
  examples: [
    {
      inputs: { value: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' },
      result: { valid: true, checksumAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', checksum: 'none' },
    },
  ],
  run: ({ value, requireChecksum }) => validateEthereumAddress(value, requireChecksum),
});
