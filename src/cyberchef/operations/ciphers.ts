import type { Arguments } from '../arguments.ts';
import type { Operation, Operations } from '../operation.ts';
import { binary, bytes, type Giving, givesBinary, givesBytes, givesText, givesWritten, json, of, report, step, type Taking, text, written } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { HEX, onHex } from './bytes.ts';

interface Sides {
  inputs: Record<string, unknown>;
  takes: Taking;
  gives: Giving;
}

/** How a cipher reads and writes: hex digits are text for CyberChef, raw ones bytes. */
export function sides(mode: 'encrypt' | 'decrypt', from: string, to: string): Sides {
  const [plain, cipher] = ['plainEncoding', 'cipherEncoding'];
  const [taken, given] = mode === 'encrypt' ? [plain, cipher] : [cipher, plain];
  const inputs: Record<string, unknown> = { mode };
  if (from === 'Hex') inputs[taken] = 'hex';
  if (to === 'Hex') inputs[given] = 'hex';
  const takesRaw = mode === 'encrypt' ? bytes('text', plain) : binary('text', cipher);
  const givesRaw = mode === 'encrypt' ? givesBinary('output', cipher) : givesBytes('output', plain);
  return { inputs, takes: from === 'Hex' ? written() : takesRaw, gives: to === 'Hex' ? givesWritten('output') : givesRaw };
}

export const PADDED = { CBC: 'cbc', CFB: 'cfb', OFB: 'ofb', CTR: 'ctr', GCM: 'gcm', ECB: 'ecb' } as const;
/** Block modes and paddings, as CyberChef names both together. */
function modeOf(args: Arguments, index: number, offered: readonly string[]): Record<string, unknown> {
  const [name = '', padding] = args.string(index, 'CBC').split('/');
  const cipherMode = Object.hasOwn(PADDED, name) ? PADDED[name as keyof typeof PADDED] : undefined;
  if (cipherMode === undefined || !offered.includes(cipherMode)) unsupported(`the mode ${name} is not offered`);
  if (padding !== undefined && padding !== 'NoPadding') unsupported(`the padding ${padding} is not offered`);
  return { cipherMode, ...(padding && { padding: 'none' }) };
}

/** Some ciphers of CyberChef write hex with spaces. */
export const SPACED_HEX = step('hex-encoder', { mode: 'encode', separator: ' ' }, bytes(), givesText());

const keyOf = (args: Arguments, index: number) => ({ key: args.hex(index), keyEncoding: 'hex' });

/** CyberChef takes an initial vector of zeros where none is given; a mode that has none takes none. */
function vectorOf(args: Arguments, index: number, mode: Record<string, unknown>, length: number): Record<string, unknown> {
  if (mode.cipherMode === 'ecb') return {};
  const iv = args.hex(index);
  return { iv: iv === '' ? '00'.repeat(length) : iv, ivEncoding: 'hex' };
}

const AES_MODES = ['gcm', 'cbc', 'ctr', 'cfb', 'ofb', 'ecb'];

function aesEncrypt(args: Arguments) {
  const place = args.choice(6, { Off: 'off', Prepend: 'before', Append: 'behind' }, 'Off');
  const mode = modeOf(args, 2, AES_MODES);
  const isHex = args.string(4, 'Hex') === 'Hex';
  const { inputs, takes, gives } = sides('encrypt', args.string(3, 'Raw'), isHex ? 'Hex' : 'Raw');
  const iv = args.hex(1);
  const isGcm = mode.cipherMode === 'gcm';
  if (isGcm && (!isHex || iv === '')) unsupported('GCM is offered with an IV and with hex digits alone');
  if (place !== 'off' && !isHex) unsupported('the IV beside raw bytes is not offered');
  const more = isGcm ? { additionalData: args.hex(5), additionalDataEncoding: 'hex' } : {};
  const cipher = step('aes-cipher', { ...inputs, ...mode, ...more, ...keyOf(args, 0), ...vectorOf(args, 1, mode, 16) }, takes, gives);
  if (!isGcm && place === 'off') return cipher;
  return [cipher, report(`${place === 'before' ? iv : ''}{{output}}${place === 'behind' ? iv : ''}${isGcm ? '\n\nTag: {{tag}}' : ''}`)];
}

function aesDecrypt(args: Arguments) {
  const place = args.choice(8, { Off: 'off', 'From start': 'before', 'From end': 'behind' }, 'Off');
  const mode = modeOf(args, 3, AES_MODES);
  const { inputs, takes, gives } = sides('decrypt', args.string(4, 'Hex'), args.string(5, 'Raw'));
  const gcm = mode.cipherMode === 'gcm' ? { tag: args.hex(6), additionalData: args.hex(7), additionalDataEncoding: 'hex' } : {};
  const made = { ...inputs, ...mode, ...gcm, ...keyOf(args, 0) };
  if (place === 'off') {
    if (mode.cipherMode === 'gcm' && args.hex(1) === '') unsupported('GCM without an IV is not offered');
    return step('aes-cipher', { ...made, ...vectorOf(args, 1, mode, 16) }, takes, gives);
  }
  const digits = 2 * args.number(2, 16);
  const parts = place === 'before' ? `.[:${digits}], .[${digits}:]` : `.[-${digits}:], .[:-${digits}]`;
  const iv = mode.cipherMode === 'ecb' ? {} : { iv: of(1, '/outputs/0'), ivEncoding: 'hex' };
  return [
    step('json-string-escaper', { quotes: true }, text(), givesText()),
    step(
      'jq-evaluator',
      { filter: `gsub("[^0-9a-fA-F]"; "") | if length <= ${digits} then error("there is nothing behind the IV") else ${parts} end` },
      json(),
      givesText('text'),
    ),
    step(
      'aes-cipher',
      { ...made, text: of(1, '/outputs/1'), cipherEncoding: args.string(4, 'Hex') === 'Hex' ? 'hex' : unsupported('an IV in raw bytes is not offered'), ...iv },
      undefined,
      gives,
    ),
  ];
}

interface Family {
  tool: string;
  offered: readonly string[];
  block: number;
  more?: Record<string, unknown>;
}

/** As many blocks as a text can have. CyberChef counts in the last 32 bits, our tools in the whole block, which is the same until they wrap around. */
const MAX_BLOCKS = 200_000;

/** Ciphers whose arguments are key, IV, mode, input and output. */
const simple =
  ({ tool, offered, block, more }: Family, direction: 'encrypt' | 'decrypt'): Operation =>
  (args) => {
    const mode = modeOf(args, 2, offered);
    if (mode.cipherMode === 'ctr' && Number.parseInt(args.hex(1).slice(-8) || '0', 16) > 0xffff_ffff - MAX_BLOCKS)
      unsupported('a counter whose last 32 bits are about to wrap around is not offered');
    const { inputs, takes, gives } = sides(
      direction,
      args.string(3, direction === 'encrypt' ? 'Raw' : 'Hex'),
      args.string(4, direction === 'encrypt' ? 'Hex' : 'Raw'),
    );
    return step(tool, { ...inputs, ...more, ...mode, ...keyOf(args, 0), ...vectorOf(args, 1, mode, block) }, takes, gives);
  };

const DES: Family = { tool: 'triple-des-cipher', offered: ['cbc', 'ecb', 'cfb', 'ofb', 'ctr'], block: 8, more: { algorithm: 'des' } };
const TRIPLE_DES: Family = { ...DES, more: { algorithm: '3des' } };
const BLOWFISH: Family = { tool: 'blowfish-cipher', offered: ['cbc', 'ecb', 'cfb', 'ofb', 'ctr'], block: 8 };

interface BlockFamily {
  algorithm: string;
  offered: readonly string[];
  /** Bytes of a block. */
  block: number;
  /** Where the number of rounds is among the arguments, and of the bits of a word. */
  rounds?: number;
  wordBits?: number;
}

const ALL_MODES = ['cbc', 'ecb', 'cfb', 'ofb', 'ctr'];
/** Their counters count from the other end. */
const WITHOUT_CTR = ['cbc', 'ecb', 'cfb', 'ofb'];
const SM4: BlockFamily = { algorithm: 'sm4', offered: ALL_MODES, block: 16 };
const TWOFISH: BlockFamily = { algorithm: 'twofish', offered: WITHOUT_CTR, block: 16 };
const PRESENT: BlockFamily = { algorithm: 'present', offered: ['cbc', 'ecb'], block: 8 };
const TEA: BlockFamily = { algorithm: 'tea', offered: ALL_MODES, block: 8 };
const XTEA: BlockFamily = { algorithm: 'xtea', offered: ALL_MODES, block: 8, rounds: 6 };
const RC6: BlockFamily = { algorithm: 'rc6', offered: WITHOUT_CTR, block: 16, wordBits: 6, rounds: 7 };

/** What fills the last block. Zeros are not taken off again. */
const PADDINGS = { encrypt: { PKCS5: 'pkcs7', NO: 'none', ZERO: 'zero' }, decrypt: { PKCS5: 'pkcs7', NO: 'none', ZERO: 'none' } } as const;

const inBlocks =
  ({ algorithm, offered, block, rounds, wordBits }: BlockFamily, direction: 'encrypt' | 'decrypt'): Operation =>
  (args) => {
    const mode = modeOf(args, 2, offered);
    const bits = wordBits === undefined ? 32 : args.number(wordBits, 32);
    const inputs = {
      algorithm,
      ...mode,
      ...paddingOf(args, mode, direction),
      ...(rounds !== undefined && { rounds: args.number(rounds, wordBits === undefined ? 32 : 20) }),
      ...(bits !== 32 && { wordBits: bits }),
      ...keyOf(args, 0),
      ...vectorOf(args, 1, mode, wordBits === undefined ? block : bits / 2),
    };
    const [from, to] = direction === 'encrypt' ? [args.string(3, 'Raw'), args.string(4, 'Hex')] : [args.string(3, 'Hex'), args.string(4, 'Raw')];
    const isSpaced = algorithm === 'sm4' && to === 'Hex';
    const { inputs: written, takes, gives } = sides(direction, from, isSpaced ? 'Raw' : to);
    const plan = step('block-cipher', { ...written, ...inputs }, takes, gives);
    return isSpaced ? [plan, SPACED_HEX] : plan;
  };

/** SM4 says it with the mode, the others by an argument. */
function paddingOf(args: Arguments, mode: Record<string, unknown>, direction: 'encrypt' | 'decrypt'): Record<string, unknown> {
  const isPadded = mode.cipherMode === 'cbc' || mode.cipherMode === 'ecb';
  if (!isPadded || mode.padding !== undefined || args.string(5) === '') return {};
  return { padding: args.choice(5, PADDINGS[direction], 'PKCS5') };
}

function stream(args: Arguments, algorithm: string, nonceBytes: readonly number[]) {
  const rounds = args.number(3, 20);
  if (![20, 12, 8].includes(rounds)) unsupported(`${rounds} rounds are not offered`);
  const [key, nonce] = [args.bytes(0).length, args.bytes(1).length];
  if (key !== 16 && key !== 32) unsupported(`a key of ${key} bytes is not offered`);
  if (!nonceBytes.includes(nonce)) unsupported(`a nonce of ${nonce} bytes is not offered`);
  const { inputs, takes, gives } = sides('encrypt', args.string(4, 'Hex'), args.string(5, 'Raw'));
  const made = {
    ...inputs,
    algorithm,
    ...keyOf(args, 0),
    iv: args.hex(1),
    ivEncoding: 'hex',
    ...(args.number(2) !== 0 && { counter: args.number(2) }),
    ...(rounds !== 20 && { rounds }),
  };
  if (args.string(5, 'Raw') !== 'Hex') return step('chacha20-cipher', made, takes, gives);
  return [step('chacha20-cipher', made, takes, givesBinary('output', 'cipherEncoding')), SPACED_HEX];
}

function ascon(args: Arguments, direction: 'encrypt' | 'decrypt') {
  const [from, to] = direction === 'encrypt' ? [args.string(3, 'Raw'), args.string(4, 'Hex')] : [args.string(3, 'Hex'), args.string(4, 'Raw')];
  const { inputs, takes, gives } = sides(direction, from, to);
  if (args.hex(1) === '') unsupported('a nonce is needed');
  const more = { additionalData: args.hex(2), additionalDataEncoding: 'hex' };
  return step('ascon-cipher', { ...inputs, ...keyOf(args, 0), iv: args.hex(1), ivEncoding: 'hex', ...more }, takes, gives);
}

const FORMATS = { Latin1: 'Raw', Hex: 'Hex', Base64: 'Base64', UTF8: 'Raw' } as const;

function rc4(args: Arguments, drop: number) {
  const from = args.choice(1, FORMATS, 'Latin1');
  const to = args.choice(2, FORMATS, 'Latin1');
  const { inputs, takes, gives } = sides('encrypt', from === 'Base64' ? 'Hex' : from, to === 'Base64' ? 'Hex' : to);
  const base64 = { ...(from === 'Base64' && { plainEncoding: 'base64' }), ...(to === 'Base64' && { cipherEncoding: 'base64' }) };
  return step('rc4-cipher', { ...inputs, ...base64, ...keyOf(args, 0), ...(drop > 0 && { drop }) }, takes, gives);
}

const keyWrap =
  (mode: 'wrap' | 'unwrap'): Operation =>
  (args) => {
    if (!['a6a6a6a6a6a6a6a6', ''].includes(args.hex(1))) unsupported('an initial value of one’s own is not offered');
    const from = args.string(2, 'Hex');
    const to = args.string(3, 'Hex');
    return step(
      'aes-key-wrap',
      { mode, ...keyOf(args, 0), ...(from === 'Hex' && { inputEncoding: 'hex' }), ...(to === 'Hex' && { outputEncoding: 'hex' }) },
      from === 'Hex' ? written() : bytes(),
      to === 'Hex' ? givesWritten('output') : givesBinary(),
    );
  };

const bytewise =
  (operation: string): Operation =>
  (args) =>
    step('bytewise-calculator', { operation, ...keyOf(args, 0) }, bytes(), givesBytes());

const rotated =
  (operation: string): Operation =>
  (args) =>
    step('bytewise-calculator', { operation, amount: args.number(0, 1), ...(args.flag(1) && { carry: true }) }, bytes(), givesBytes());

function shiftedWithSign(amount: number) {
  if (!Number.isInteger(amount) || amount < 1 || amount > 31) unsupported('a shift of other than 1 to 31 bits is not offered');
  return onHex(
    `${HEX} [scan("..") | number | (. / ${2 ** amount} | floor) + (if . >= 128 then 128 else 0 end) | "0123456789abcdef"[(. / 16 | floor):(. / 16 | floor) + 1] + "0123456789abcdef"[. % 16:. % 16 + 1]] | join("")`,
  );
}

/** Ciphers of today, and operations on bits. */
export const ciphers: Operations = {
  'AES Encrypt': aesEncrypt,
  'AES Decrypt': aesDecrypt,
  'DES Encrypt': simple(DES, 'encrypt'),
  'DES Decrypt': simple(DES, 'decrypt'),
  'Triple DES Encrypt': simple(TRIPLE_DES, 'encrypt'),
  'Triple DES Decrypt': simple(TRIPLE_DES, 'decrypt'),
  'Blowfish Encrypt': simple(BLOWFISH, 'encrypt'),
  'Blowfish Decrypt': simple(BLOWFISH, 'decrypt'),
  'SM4 Encrypt': inBlocks(SM4, 'encrypt'),
  'SM4 Decrypt': inBlocks(SM4, 'decrypt'),
  'Twofish Encrypt': inBlocks(TWOFISH, 'encrypt'),
  'Twofish Decrypt': inBlocks(TWOFISH, 'decrypt'),
  'PRESENT Encrypt': inBlocks(PRESENT, 'encrypt'),
  'PRESENT Decrypt': inBlocks(PRESENT, 'decrypt'),
  'TEA Encrypt': inBlocks(TEA, 'encrypt'),
  'TEA Decrypt': inBlocks(TEA, 'decrypt'),
  'XTEA Encrypt': inBlocks(XTEA, 'encrypt'),
  'XTEA Decrypt': inBlocks(XTEA, 'decrypt'),
  'RC6 Encrypt': inBlocks(RC6, 'encrypt'),
  'RC6 Decrypt': inBlocks(RC6, 'decrypt'),
  'AES Key Wrap': keyWrap('wrap'),
  'AES Key Unwrap': keyWrap('unwrap'),
  ChaCha: (args) => stream(args, 'chacha20', [12, 8]),
  Salsa20: (args) => stream(args, 'salsa20', [8]),
  XSalsa20: (args) => {
    if (args.number(3, 20) !== 20 || args.number(2) !== 0 || args.bytes(0).length !== 32)
      unsupported('other than 20 rounds, a later block and keys of 16 bytes are not offered');
    return stream(args, 'xsalsa20', [24]);
  },
  'Ascon Encrypt': (args) => ascon(args, 'encrypt'),
  'Ascon Decrypt': (args) => ascon(args, 'decrypt'),
  Rabbit: (args) => {
    const { inputs, takes, gives } = sides('encrypt', args.string(3, 'Raw'), args.string(4, 'Raw'));
    const iv = args.hex(1) === '' ? {} : { iv: args.hex(1), ivEncoding: 'hex' };
    return step('rabbit-cipher', { ...inputs, byteOrder: args.choice(2, { Big: 'big', Little: 'little' }, 'Big'), ...keyOf(args, 0), ...iv }, takes, gives);
  },
  RC4: (args) => rc4(args, 0),
  'RC4 Drop': (args) => rc4(args, args.number(3, 192) * 4),
  'Fernet Encrypt': (args) => step('fernet-cipher', { mode: 'encrypt', key: args.string(0) }, bytes('text', 'plainEncoding'), givesText()),
  'Fernet Decrypt': (args) => step('fernet-cipher', { mode: 'decrypt', key: args.string(0) }, text(), givesBytes('output', 'plainEncoding')),
  XOR: (args) => {
    args.only(1, ['Standard'], 'the scheme');
    if (args.flag(2)) unsupported('leaving zero bytes alone is not offered');
    return step('xor-cipher', keyOf(args, 0), bytes(), givesBytes());
  },
  AND: bytewise('and'),
  OR: bytewise('or'),
  ADD: bytewise('add'),
  SUB: bytewise('subtract'),
  NOT: () => step('bytewise-calculator', { operation: 'not' }, bytes(), givesBytes()),
  'Rotate left': rotated('rotateLeft'),
  'Rotate right': rotated('rotateRight'),
  'Bit shift left': (args) => step('bytewise-calculator', { operation: 'shiftLeft', amount: args.number(0, 1) }, bytes(), givesBytes()),
  'Bit shift right': (args) => {
    // The sign is kept, and nothing beside it.
    if (args.string(1, 'Logical shift') === 'Arithmetic shift') return shiftedWithSign(args.number(0, 1));
    return step('bytewise-calculator', { operation: 'shiftRight', amount: args.number(0, 1) }, bytes(), givesBytes());
  },
};
