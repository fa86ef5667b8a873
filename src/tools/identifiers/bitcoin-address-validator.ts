import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Unprocessable } from '../errors.ts';
import { base58 } from '../shared/bytes/base58.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { lowerCase, reason, refused, valid } from './lib/answers.ts';

type Network = 'mainnet' | 'testnet' | 'regtest';
interface Address {
  type: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'witness-unknown';
  network: Network;
  hash: string;
}

const VERSIONS = new Map<number, Pick<Address, 'type' | 'network'>>([
  [0, { type: 'p2pkh', network: 'mainnet' }],
  [5, { type: 'p2sh', network: 'mainnet' }],
  [111, { type: 'p2pkh', network: 'testnet' }],
  [196, { type: 'p2sh', network: 'testnet' }],
]);
const PREFIXES = new Map<string, Network>([
  ['bc', 'mainnet'],
  ['tb', 'testnet'],
  ['bcrt', 'regtest'],
]);
const LEGACY_BYTES = 21;
const MAX_BECH32 = 90;

/** A Base58Check address, or undefined. */
function readLegacy(text: string): Address | undefined {
  try {
    const bytes = base58('bitcoin', true).decode(text);
    const kind = VERSIONS.get(bytes[0] ?? -1);
    return kind && bytes.length === LEGACY_BYTES ? { ...kind, hash: hexOf(bytes.subarray(1)) } : undefined;
  } catch (error) {
    if (error instanceof Unprocessable) return undefined;
    throw error;
  }
}

function witnessType(version: number, length: number): Address['type'] | undefined {
  if (version === 0) return length === 20 ? 'p2wpkh' : length === 32 ? 'p2wsh' : undefined;
  if (version > 16 || length < 2 || length > 40) return undefined;
  return version === 1 && length === 32 ? 'p2tr' : 'witness-unknown';
}

/** A segregated witness address by BIP 173 and 350, or undefined. */
async function readWitness(text: string): Promise<Address | undefined> {
  const { bech32, bech32m } = await import('@scure/base');
  for (const coder of [bech32, bech32m]) {
    const decoded = coder.decodeUnsafe(text, MAX_BECH32);
    if (!decoded) continue;
    const network = PREFIXES.get(decoded.prefix);
    const [version, ...words] = decoded.words;
    const program = coder.fromWordsUnsafe(words);
    if (network === undefined || version === undefined || !program || (version === 0) !== (coder === bech32)) return undefined;
    const type = witnessType(version, program.length);
    return type === undefined ? undefined : { type, network, hash: hexOf(program) };
  }
  return undefined;
}

/** Checks a Bitcoin address of any kind. */
export async function validateBitcoinAddress(value: string, wanted: Network | 'any' = 'any') {
  const text = value.trim();
  const isWitness = /^(bc|tb|bcrt)1/.test(lowerCase(text));
  if (!/^[0-9A-Za-z]+$/.test(text)) return refused('A Bitcoin address contains only letters and digits.');
  const address = isWitness ? await readWitness(text) : readLegacy(text);
  if (!address) return refused(`The address is not valid ${isWitness ? 'Bech32 with a known witness program' : 'Base58Check with a known version'}.`);
  if (wanted !== 'any' && address.network !== wanted) return refused(`The address belongs to the network ${address.network}, not ${wanted}.`);
  return { valid: true, ...address };
}

export default defineTool({
  slug: 'bitcoin-address-validator',
  name: 'Bitcoin Address Validator',
  category: 'identifiers',
  summary: 'Checks a Bitcoin address of any kind and shows its type and network.',
  description:
    'Base58Check addresses (1…, 3…, m…, n…, 2…) are case-sensitive; Bech32 and Bech32m ones (bc1…, tb1…, bcrt1…) are all of one case. testnet means all networks with tb1, m, n and 2.',
  reference: 'BIP 13, BIP 141, BIP 173, BIP 350',
  keywords: ['crypto', 'wallet', 'btc', 'segwit', 'taproot', 'bech32', 'blockchain'],
  inputs: z.strictObject({
    value: z.string().max(200).describe('The Bitcoin address to check'),
    network: z.enum(['any', 'mainnet', 'testnet', 'regtest']).default('any').describe('Which networks are accepted'),
  }),
  result: z.strictObject({
    valid,
    type: z.enum(['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr', 'witness-unknown']).optional().describe('Which kind of output the address pays to'),
    network: z.enum(['mainnet', 'testnet', 'regtest']).optional().describe('The network that the address belongs to'),
    hash: z.string().optional().describe('The hash or witness program in hex'),
    reason,
  }),
  examples: [
    {
      inputs: { value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
      result: { valid: true, type: 'p2wpkh', network: 'mainnet', hash: '751e76e8199196d454941c45d1b3a323f1433bd6' },
    },
    {
      inputs: { value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
      result: { valid: true, type: 'p2pkh', network: 'mainnet', hash: '62e907b15cbf27d5425399ebf6f0fb50ebb88f18' },
    },
  ],
  run: ({ value, network }) => validateBitcoinAddress(value, network),
});
