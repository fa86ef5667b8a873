import type { Arguments } from '../arguments.ts';
import type { Operation, Operations } from '../operation.ts';
import { bytes, GIVEN, givesBinary, givesText, givesValue, givesWritten, jq, of, reportOf, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { allChecksums, fletcher8 } from './all-checksums.ts';

/** A digest, which CyberChef hands on as its hex digits. */
const hash = (algorithm: string) => step('hash-generator', { algorithm }, bytes(), givesWritten('hash'));
const plain =
  (algorithm: string): Operation =>
  () =>
    hash(algorithm);
const checksum =
  (field: string): Operation =>
  () =>
    step('checksum-calculator', {}, bytes(), givesWritten(field));

function blake2(args: Arguments, algorithm: string, most: number) {
  const bits = args.number(0, most);
  const key = args.hex(2);
  const inputs = { algorithm, length: bits / 8, ...(key !== '' && { key, keyEncoding: 'hex' }) };
  const output = args.string(1, 'Hex');
  if (output === 'Raw') return step('variable-length-hash-generator', inputs, bytes(), givesBinary('hash'));
  return step('variable-length-hash-generator', { ...inputs, outputEncoding: output === 'Base64' ? 'base64' : 'hex' }, bytes(), givesWritten('hash'));
}

const HMAC = {
  MD5: 'md5',
  SHA1: 'sha1',
  SHA224: 'sha224',
  SHA256: 'sha256',
  SHA384: 'sha384',
  SHA512: 'sha512',
  'SHA512/224': 'sha512-224',
  'SHA512/256': 'sha512-256',
  RIPEMD160: 'ripemd160',
};
const KDF = { SHA1: 'sha1', SHA224: 'sha224', SHA256: 'sha256', SHA384: 'sha384', SHA512: 'sha512', MD5: 'md5' };

function hkdf(args: Arguments) {
  const hashName = args.choice(2, { SHA1: 'sha1', SHA224: 'sha224', SHA256: 'sha256', SHA384: 'sha384', SHA512: 'sha512' }, 'SHA256');
  const mode = args.string(3, 'with salt');
  const salt = args.hex(0);
  const inputs = {
    hash: hashName,
    length: args.number(4, 16),
    info: args.hex(1),
    infoEncoding: 'hex',
    ...(mode === 'with salt' && { salt }),
    ...(mode === 'skip' && { step: 'expand' }),
  };
  return step('hkdf-generator', inputs, bytes('keyMaterial', 'keyEncoding'), givesWritten('key'));
}

function crc(args: Arguments) {
  const algorithm = args.string(0, 'Custom');
  if (algorithm !== 'Custom') return step('crc-calculator', { algorithm }, bytes(), givesWritten('crc'));
  const number = (index: number): string => {
    const written = args.string(index, '0').trim();
    const value = args.raw(index);
    if (!/^(?:0x)?[\da-f]+$/i.test(written)) unsupported('a parameter of the CRC is malformed');
    const isDecimal = typeof value === 'object' && value !== null && 'option' in value && value.option === 'Decimal';
    if (isDecimal && !/^\d+$/.test(written)) unsupported('a parameter of the CRC is malformed');
    return isDecimal ? BigInt(written).toString(16) : written.replace(/^0x/i, '') || '0';
  };
  return step(
    'crc-calculator',
    {
      algorithm: 'custom',
      width: Number.parseInt(number(1), 16),
      polynomial: number(2),
      initial: number(3),
      reflectInput: args.string(4, 'True') === 'True',
      reflectOutput: args.string(5, 'True') === 'True',
      finalXor: number(6),
    },
    bytes(),
    givesWritten('crc'),
  );
}

/** Digests, checksums and keys made from passwords. */
export const hashing: Operations = {
  MD4: plain('md4'),
  MD5: plain('md5'),
  SHA1: (args) => {
    args.only(0, [80, '80'], 'the number of rounds');
    return hash('sha1');
  },
  SHA2: (args) => {
    args.only(1, [64, 160, '64', '160'], 'the number of rounds');
    return hash(args.choice(0, { 224: 'sha224', 256: 'sha256', 384: 'sha384', 512: 'sha512', '512/224': 'sha512-224', '512/256': 'sha512-256' }, '512'));
  },
  SHA3: (args) => hash(args.choice(0, { 224: 'sha3-224', 256: 'sha3-256', 384: 'sha3-384', 512: 'sha3-512' }, '512')),
  Keccak: (args) => hash(args.choice(0, { 224: 'keccak224', 256: 'keccak256', 384: 'keccak384', 512: 'keccak512' }, '512')),
  'Ascon Hash': plain('ascon-hash256'),
  RIPEMD: (args) => hash(args.choice(0, { 128: 'ripemd128', 160: 'ripemd160', 256: 'ripemd256', 320: 'ripemd320' }, '320')),
  Whirlpool: (args) => {
    args.only(0, ['Whirlpool'], 'the variant');
    args.only(1, [10, '10'], 'the number of rounds');
    return hash('whirlpool');
  },
  SM3: (args) => {
    args.only(0, [256, '256'], 'the length');
    args.only(1, [64, '64'], 'the number of rounds');
    return hash('sm3');
  },
  Shake: (args) =>
    step(
      'variable-length-hash-generator',
      { algorithm: args.choice(0, { 128: 'shake128', 256: 'shake256' }, '256'), length: args.number(1, 512) / 8 },
      bytes(),
      givesWritten('hash'),
    ),
  BLAKE2b: (args) => blake2(args, 'blake2b', 512),
  BLAKE2s: (args) => blake2(args, 'blake2s', 256),
  BLAKE3: (args) =>
    step(
      'variable-length-hash-generator',
      { algorithm: 'blake3', length: args.number(0, 16), ...(args.string(1) !== '' && { key: args.string(1), keyEncoding: 'utf8' }) },
      bytes(),
      givesWritten('hash'),
    ),
  HMAC: (args) => {
    const { text: key, encoding: keyEncoding } = args.written(0);
    return step('hmac-generator', { key, keyEncoding, algorithm: args.choice(1, HMAC, 'MD5') }, bytes(), givesWritten('hmac'));
  },
  CMAC: (args) => {
    const algorithm = args.choice(1, { AES: 'aes', 'Triple DES': '3des' }, 'AES');
    return step('cmac-generator', { key: args.hex(0), ...(algorithm === '3des' && { algorithm }) }, bytes(), givesWritten('cmac'));
  },
  MurmurHash3: (args) =>
    step(
      'non-cryptographic-hash-generator',
      { algorithm: 'murmur3-32', seed: args.string(0, '0') },
      bytes(),
      givesWritten(args.flag(1) ? 'signed' : 'decimal'),
    ),
  'NT Hash': () => [
    step('ntlm-hash-generator', {}, text('password'), givesText('ntHash')),
    step('case-converter', { case: 'upper' }, text(), givesText('text')),
  ],
  'LM Hash': () => [
    // It takes the first 14 characters alone.
    ...jq('.[:14]'),
    step('ntlm-hash-generator', {}, text('password'), givesWritten('lmHash')),
    step('case-converter', { case: 'upper' }, text(), givesText('text')),
  ],
  'CRC Checksum': crc,
  'Generate all checksums': allChecksums,
  'Fletcher-8 Checksum': fletcher8,
  'Adler-32 Checksum': checksum('adler32'),
  'Fletcher-16 Checksum': checksum('fletcher16'),
  'Fletcher-32 Checksum': checksum('fletcher32'),
  'Fletcher-64 Checksum': checksum('fletcher64'),
  'TCP/IP Checksum': checksum('internetChecksum'),
  Bcrypt: (args) => step('bcrypt-generator', { workFactor: args.number(0, 10), variant: '2a' }, text('password'), givesText('hash')),
  'Bcrypt compare': (args) => [
    step('bcrypt-generator', { mode: 'verify', hash: args.string(0) }, text('password'), givesText('hash')),
    reportOf('{{#matches}}Match: {{text}}{{/matches}}{{^matches}}No match{{/matches}}', { matches: of(0, '/matches'), text: GIVEN }),
  ],
  Argon2: (args) => {
    const { text: salt, encoding: saltEncoding } = args.written(0);
    const inputs = {
      variant: args.choice(5, { Argon2i: 'argon2i', Argon2d: 'argon2d', Argon2id: 'argon2id' }, 'Argon2i'),
      iterations: args.number(1, 3),
      memoryKib: args.number(2, 4096),
      parallelism: args.number(3, 1),
      hashLength: args.number(4, 32),
      salt,
      saltEncoding,
    };
    const output = args.choice(6, { 'Encoded hash': 'hash', 'Hex hash': 'hex' }, 'Encoded hash');
    return step('argon2-generator', inputs, text('password'), givesWritten(output));
  },
  'Argon2 compare': (args) => [
    step('argon2-generator', { mode: 'verify', hash: args.string(0) }, text('password'), givesText('hash')),
    reportOf('{{#matches}}Match: {{text}}{{/matches}}{{^matches}}No match{{/matches}}', { matches: of(0, '/matches'), text: GIVEN }),
  ],
  Scrypt: (args) =>
    step(
      'scrypt-generator',
      {
        salt: args.hex(0),
        saltEncoding: 'hex',
        costFactor: args.number(1, 16384),
        blockSize: args.number(2, 8),
        parallelism: args.number(3, 1),
        keyLength: args.number(4, 64),
      },
      bytes('password', 'passwordEncoding'),
      givesWritten('key'),
    ),
  'Derive PBKDF2 key': (args) => {
    const { text: password, encoding: passwordEncoding } = args.written(0);
    return step(
      'pbkdf2-generator',
      {
        password,
        passwordEncoding,
        salt: args.hex(4),
        saltEncoding: 'hex',
        keyLength: args.number(1, 128) / 8,
        iterations: args.number(2, 1),
        hash: args.choice(3, KDF, 'SHA1'),
      },
      undefined,
      givesWritten('key'),
    );
  },
  'Derive HKDF key': hkdf,
  Entropy: (args) => {
    args.only(0, ['Shannon scale'], 'the visualisation');
    return step('data-entropy-calculator', {}, bytes(), givesValue('entropyBitsPerByte'));
  },
  'Chi Square': () => step('data-entropy-calculator', {}, bytes(), givesValue('chiSquare')),
};
