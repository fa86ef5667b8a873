import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';

const HASH_BYTES = { sha256: 32, sha384: 48, sha512: 64, sha1: 20, 'sha3-256': 32, keccak256: 32 };
const MAX_LEAF_CHARACTERS = 1_000_000;

const inputs = z.strictObject({
  leaves: z.array(z.string().max(MAX_LEAF_CHARACTERS).describe('A leaf, in leafEncoding')).min(1).max(10_000).describe('Leaves of the Merkle tree, in order'),
  style: z.enum(['plain', 'bitcoin', 'rfc6962']).default('plain').describe('How nodes are hashed and odd ones treated'),
  hash: z
    .enum(['sha256', 'sha384', 'sha512', 'sha1', 'sha3-256', 'keccak256'])
    .default('sha256')
    .describe('Hash function of plain and rfc6962; bitcoin is double SHA-256'),
  leafEncoding: byteEncoding.default('utf8').describe('How the leaves are given: as UTF-8 text, hex or Base64'),
  hashLeaves: z.boolean().default(true).describe('Hash the leaves; false: take them as hashes (plain and bitcoin)'),
  proofIndex: z.int().min(0).max(9999).optional().describe('Leaf to prove, counted from 0'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'merkle-root-calculator',
  name: 'Merkle Root Calculator',
  category: 'crypto',
  summary: 'Calculates the root, levels and inclusion proof of a Merkle tree.',
  description:
    'plain hashes left and right together and lifts an odd last node unchanged. bitcoin doubles an odd last node, and reads and writes hashes byte-reversed as explorers show them. rfc6962 puts 00 before a leaf and 01 before a node and lifts an odd one. A node that is lifted has no step in the proof there.',
  reference: 'RFC 9162 (RFC 6962); the Bitcoin block header',
  keywords: ['hash tree', 'merkle tree', 'merkle proof', 'bitcoin', 'blockchain', 'certificate transparency', 'txid'],
  cost: 'heavy',
  inputs,
  result: z.strictObject({
    root: z.string().describe('Hash at the top, as hex'),
    levels: z.array(z.array(z.string())).describe('Hashes of each level, from the leaves up'),
    proof: z
      .array(
        z.strictObject({
          hash: z.string().describe('Hash of the sibling, as hex'),
          position: z.string().describe('On which side the sibling is: left or right'),
        }),
      )
      .optional()
      .describe('Siblings from the leaf up; only with proofIndex'),
    leafCount: z.int().describe('How many leaves there are'),
  }),
  appliesWhen: {
    hash: { style: ['plain', 'rfc6962'] },
    hashLeaves: { style: ['plain', 'bitcoin'] },
  },
  examples: [
    {
      inputs: { leaves: ['a', 'b', 'c'], proofIndex: 2 },
      result: {
        root: '7075152d03a5cd92104887b476862778ec0c87be5c2fa1c0a90f87c49fad6eff',
        levels: [
          [
            'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
            '3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d',
            '2e7d2c03a9507ae265ecf5b5356885a53393a2029d241394997265a1a25aefc6',
          ],
          ['e5a01fee14e0ed5c48714f22180f25ad8365b53f9779f79dc4a3d7e93963f94a', '2e7d2c03a9507ae265ecf5b5356885a53393a2029d241394997265a1a25aefc6'],
          ['7075152d03a5cd92104887b476862778ec0c87be5c2fa1c0a90f87c49fad6eff'],
        ],
        proof: [{ hash: 'e5a01fee14e0ed5c48714f22180f25ad8365b53f9779f79dc4a3d7e93963f94a', position: 'left' }],
        leafCount: 3,
      },
    },
  ],
  async run(inputs) {
    const { leaves, style, proofIndex } = inputs;
    if (style === 'rfc6962' && !inputs.hashLeaves) invalid('hashLeaves', 'must be true for rfc6962');
    if (style === 'bitcoin' && inputs.hash !== 'sha256') invalid('hash', 'must be sha256 for bitcoin, which hashes twice with it');
    if (proofIndex !== undefined && proofIndex >= leaves.length)
      unprocessable(`There are ${leaves.length} leaves, so that the last has index ${leaves.length - 1}.`, 'proofIndex');
    const digest = await hasher(inputs);
    const levels = [leaves.map((leaf, index) => leafNode(inputs, leaf, index, digest))];
    for (let level = levels[0] ?? []; level.length > 1; ) {
      level = nextLevel(level, style, digest);
      levels.push(level);
    }
    const written = levels.map((level) => level.map((node) => hexOf(style === 'bitcoin' ? reversed(node) : node)));
    return {
      root: written.at(-1)?.[0] ?? '',
      levels: written,
      ...(proofIndex !== undefined && { proof: proofOf(written, proofIndex, style) }),
      leafCount: leaves.length,
    };
  },
});

const reversed = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes).reverse();

async function hasher({ style, hash }: Inputs): Promise<(data: Uint8Array) => Uint8Array> {
  if (hash === 'keccak256') {
    const { keccak_256 } = await import('@noble/hashes/sha3.js');
    return (data) => new Uint8Array(keccak_256(data));
  }
  const once = (data: Uint8Array): Uint8Array => createHash(hash).update(data).digest();
  return style === 'bitcoin' ? (data) => once(once(data)) : once;
}

function leafNode({ style, hash, leafEncoding, hashLeaves }: Inputs, leaf: string, index: number, digest: (data: Uint8Array) => Uint8Array): Uint8Array {
  const path = `leaves[${index}]`;
  const bytes = bytesFromText(leaf, leafEncoding, path);
  if (hashLeaves) return digest(style === 'rfc6962' ? joinBytes([Uint8Array.of(0), bytes]) : bytes);
  if (bytes.length !== HASH_BYTES[hash]) unprocessable(`The leaf has ${bytes.length} bytes; a hash of ${hash} has ${HASH_BYTES[hash]}.`, path);
  return style === 'bitcoin' ? reversed(bytes) : new Uint8Array(bytes);
}

function nextLevel(level: readonly Uint8Array[], style: Inputs['style'], digest: (data: Uint8Array) => Uint8Array): Uint8Array[] {
  const next: Uint8Array[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const left = level[index] ?? new Uint8Array(0);
    const right = level[index + 1] ?? (style === 'bitcoin' ? left : undefined);
    const prefix = style === 'rfc6962' ? Uint8Array.of(1) : new Uint8Array(0);
    next.push(right === undefined ? left : digest(joinBytes([prefix, left, right])));
  }
  return next;
}

function proofOf(levels: readonly (readonly string[])[], leaf: number, style: Inputs['style']): { hash: string; position: string }[] {
  const proof: { hash: string; position: string }[] = [];
  let index = leaf;
  for (const level of levels.slice(0, -1)) {
    const right = index % 2 === 0;
    const sibling = right ? (level[index + 1] ?? (style === 'bitcoin' ? level[index] : undefined)) : level[index - 1];
    if (sibling !== undefined) proof.push({ hash: sibling, position: right ? 'right' : 'left' });
    index = Math.floor(index / 2);
  }
  return proof;
}
