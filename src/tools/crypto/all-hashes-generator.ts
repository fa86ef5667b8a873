import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { type Named, oneOf, results } from '../shared/all-at-once.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { algorithm, default as hash } from './hash-generator.ts';
import { default as mac, algorithms as macs } from './hmac-generator.ts';
import { inputEncoding, keyEncoding, outputEncoding, secretBytes, secretText } from './lib/fields.ts';
import { default as fastHash, algorithms as fastHashes } from './non-cryptographic-hash-generator.ts';

const XOFS = ['shake128', 'shake256'] as const;
/** Those that need no key. */
const FAST_HASHES = fastHashes.filter((name) => !name.startsWith('siphash'));
const hmacName = (name: string): string => `hmac-${name}`;

const inputs = z.strictObject({
  text: z.string().max(250_000).describe('What to hash, as text or as bytes in inputEncoding'),
  inputEncoding,
  outputEncoding: outputEncoding('hex'),
  family: z
    .enum(['cryptographic', 'nonCryptographic', 'hmac', 'all'])
    .default('cryptographic')
    .describe(
      'Which hashes: cryptographic ones such as MD5 and SHA-2, fast ones such as xxHash and FNV, HMACs with the key, or all of them (HMACs only where a key is given)',
    ),
  key: secretText(0, 10_000, 'Secret key of the HMACs, in keyEncoding; needed for the family hmac').optional(),
  keyEncoding: keyEncoding('utf8'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'all-hashes-generator',
  name: 'All Hashes Generator',
  category: 'crypto',
  summary: 'Hashes text or bytes with every algorithm at once, each with its name.',
  description:
    "The order is that of Hash Generator's algorithms, then SHAKE128 with 32 bytes and SHAKE256 with 64; then that of the fast hashes for tables, with the seed 0; then HMACs. Fast hashes are written in hex whatever outputEncoding says, SipHash is left out because it needs a key of its own, and java-hashcode has no answer for bytes.",
  reference: 'The standards that Hash Generator, HMAC Generator and the other hash tools of this list name',
  keywords: ['generate all', 'every hash', 'which hash', 'hash list', 'all at once'],
  cost: 'heavy',
  inputs,
  result: z.strictObject({
    results: results('Every hash in the order of the list', [...algorithm.options, ...XOFS, ...FAST_HASHES, ...macs.map(hmacName)]),
    bytes: z.int().describe('Count of bytes hashed'),
    count: z.int().describe('Number of hashes in the list'),
  }),
  appliesWhen: {
    outputEncoding: { family: ['cryptographic', 'hmac', 'all'] },
    key: { family: ['hmac', 'all'] },
    keyEncoding: { family: ['hmac', 'all'] },
  },
  examples: [
    {
      inputs: { text: 'abc' },
      result: {
        results: [
          { name: 'md4', value: 'a448017aaf21d8525fc10ae87aa6729d' },
          { name: 'md5', value: '900150983cd24fb0d6963f7d28e17f72' },
          { name: 'sha1', value: 'a9993e364706816aba3e25717850c26c9cd0d89d' },
          { name: 'sha224', value: '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7' },
          { name: 'sha256', value: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
          { name: 'sha384', value: 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7' },
          {
            name: 'sha512',
            value: 'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
          },
          { name: 'sha512-224', value: '4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa' },
          { name: 'sha512-256', value: '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23' },
          { name: 'sha3-224', value: 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf' },
          { name: 'sha3-256', value: '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532' },
          { name: 'sha3-384', value: 'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25' },
          {
            name: 'sha3-512',
            value: 'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
          },
          { name: 'keccak256', value: '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45' },
          {
            name: 'blake2b-512',
            value: 'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
          },
          { name: 'blake2s-256', value: '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982' },
          { name: 'blake3', value: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85' },
          { name: 'ripemd160', value: '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc' },
          {
            name: 'whirlpool',
            value: '4e2448a4c6f486bb16b6562c73b4020bf3043e3a731bce721ae1b303d97e6d4c7181eebdb6c57e277d0e34957114cbd6c797fc9d95d8b582d225292076d4eef5',
          },
          { name: 'sm3', value: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0' },
          { name: 'keccak224', value: 'c30411768506ebe1c2871b1ee2e87d38df342317300a9b97a95ec6a8' },
          { name: 'keccak384', value: 'f7df1165f033337be098e7d288ad6a2f74409d7a60b49c36642218de161b1f99f8c681e4afaf31a34db29fb763e3c28e' },
          {
            name: 'keccak512',
            value: '18587dc2ea106b9a1563e32b3312421ca164c7f1f07bc922a9c83d77cea3a1e5d0c69910739025372dc14ac9642629379540c17e2a65b19d77aa511a9d00bb96',
          },
          { name: 'ascon-hash256', value: '45aa03431c3c829b3b066f33e844b0cc4d20a45af92d3dcfdf34f40fc20935cf' },
          { name: 'ripemd128', value: 'c14a12199c66e4ba84636b0f69144c77' },
          { name: 'ripemd256', value: 'afbd6e228b9d8cbbcef5ca2d03e6dba10ac0bc7dcbe4680e1e42d2e975459b65' },
          { name: 'ripemd320', value: 'de4c01b3054f8930a79d09ae738e92301e5a17085beffdc1b8d116713e74f82fa942d64cdbc4682d' },
          { name: 'shake128', value: '5881092dd818bf5cf8a3ddb793fbcba74097d5c526a6d35f97b83351940f2cc8' },
          {
            name: 'shake256',
            value: '483366601360a8771c6863080cc4114d8db44530f8f1e1ee4f94ea37e78b5739d5a15bef186a5386c75744c0527e1faa9f8726e462a12a4feb06bd8801e751e4',
          },
        ],
        bytes: 3,
        count: 29,
      },
    },
    {
      inputs: { text: 'what do ya want for nothing?', family: 'hmac', key: 'Jefe', outputEncoding: 'base64' },
      result: {
        results: [
          { name: 'hmac-md5', value: 'dQx4PmqwtQPqqG4xCl23OA==' },
          { name: 'hmac-sha1', value: '7/zfauXrL6LSdBbV8YTfnCWafHk=' },
          { name: 'hmac-sha224', value: 'ow4BCYvG279FaQ86fp5tD4u+oqOeYUgAj9BeRA==' },
          { name: 'hmac-sha256', value: 'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=' },
          { name: 'hmac-sha384', value: 'r0XS43ZIQDFhf3jStYprG5x+9GT1oBtH5C7Dc2MiRF6OIkDKXmnix4syOez6shZJ' },
          { name: 'hmac-sha512', value: 'Fkt6e/z4GeLjlfvnO1bgo4e9ZCIugx/WECcM1+olBVSXWL91wFqZSm0DT2X48Ob9yuqxo01Ka0tjbgcKOLznNw==' },
          { name: 'hmac-sha512-224', value: 'SlMLMaeevM42kWVGMXxF8kfYMkHfuBj9NyVL3g==' },
          { name: 'hmac-sha512-256', value: 'bfeyRjDVzLLuM1QHCBqHGIwiFIl2j6ICBROy1ZM1lFY=' },
          { name: 'hmac-sha3-224', value: 'f9uN2IvS9g0beYY0rThoEcLPyFv69dUrus5eZg==' },
          { name: 'hmac-sha3-256', value: 'x9QHLniId641lruw2nO4h8kXH5MJWylK6Ff74mReG6U=' },
          { name: 'hmac-sha3-384', value: '8RAfjL+XZv1nZNLtYZA/IcqbGPV88+GiPKE1CKkyQ85IwEXcAH8mohs/Xg6d9MIK' },
          { name: 'hmac-sha3-512', value: 'Wkv+q2FmQnx6Nke3Rykrg4RTfNuJr7O/VmXkxecJNQsoe67JIf18oO56DDHQIqleH8krqdd9+IOWAnW+tOYgJA==' },
          { name: 'hmac-ripemd160', value: '3abAITpIWp4k9HQgZKfwM7Q8QGk=' },
          { name: 'hmac-sm3', value: 'Lofx0Whi5tlktQpSAL8rELdk+qloCilqJAXyS+w5+II=' },
        ],
        bytes: 28,
        count: 14,
      },
    },
  ],
  async run(inputs) {
    const { family, key } = inputs;
    const bytes = bytesFromText(inputs.text, inputs.inputEncoding).length;
    if (family === 'hmac' && key === undefined) invalid('key', 'is required for the family hmac: the secret key, which may be empty');
    if (key !== undefined && (family === 'hmac' || family === 'all')) secretBytes(key, inputs.keyEncoding, 'key');
    const found = [
      ...(family === 'cryptographic' || family === 'all' ? await cryptographic(inputs) : []),
      ...(family === 'nonCryptographic' || family === 'all' ? await nonCryptographic(inputs) : []),
      ...(family === 'hmac' || (family === 'all' && key !== undefined) ? await keyed(inputs) : []),
    ];
    return { results: found, bytes, count: found.length };
  },
});

async function cryptographic({ text, inputEncoding, outputEncoding }: Inputs): Promise<Named[]> {
  const { default: xof } = await import('./variable-length-hash-generator.ts');
  const given = { text, inputEncoding, outputEncoding };
  return [
    ...(await Promise.all(algorithm.options.map((name) => oneOf(name, hash, { ...given, algorithm: name }, 'hash')))),
    ...(await Promise.all(XOFS.map((name) => oneOf(name, xof, { ...given, algorithm: name }, 'hash')))),
  ];
}

async function nonCryptographic({ text, inputEncoding }: Inputs): Promise<Named[]> {
  return Promise.all(FAST_HASHES.map((name) => oneOf(name, fastHash, { text, inputEncoding, algorithm: name }, 'hash')));
}

async function keyed({ text, inputEncoding, outputEncoding, key, keyEncoding }: Inputs): Promise<Named[]> {
  const given = { text, inputEncoding, outputEncoding, key, keyEncoding };
  return Promise.all(macs.map((name) => oneOf(hmacName(name), mac, { ...given, algorithm: name }, 'hmac')));
}
