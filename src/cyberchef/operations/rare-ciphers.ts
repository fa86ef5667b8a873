import type { Arguments } from '../arguments.ts';
import type { Operation, Operations } from '../operation.ts';
import { bytes, givesBinary, givesText, givesWritten, jq, of, reportOf, step, text, written } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { PADDED, sides } from './ciphers.ts';

type Way = 'encrypt' | 'decrypt';

/** CyberChef's library makes of no key what it makes of this one. */
const NO_RC2_KEY = 'd9'.repeat(128);

const rc2 =
  (mode: Way): Operation =>
  (args) => {
    const { inputs, takes, gives } = sides(mode, args.string(2, mode === 'encrypt' ? 'Raw' : 'Hex'), args.string(3, mode === 'encrypt' ? 'Hex' : 'Raw'));
    const iv = args.hex(1);
    const vector = iv === '' ? { cipherMode: 'ecb' } : { iv, ivEncoding: 'hex' };
    return step(
      'block-cipher',
      { ...inputs, algorithm: 'rc2', effectiveBits: 128, key: args.hex(0) || NO_RC2_KEY, keyEncoding: 'hex', ...vector },
      takes,
      gives,
    );
  };

const xxtea =
  (mode: Way): Operation =>
  (args) => {
    const { inputs, takes, gives } = sides(mode, 'Raw', 'Raw');
    // What is missing of a key is zeros, and what is too long is not looked at.
    const key = args.hex(0).padEnd(2, '0').slice(0, 32);
    return step('xxtea-cipher', { ...inputs, key, keyEncoding: 'hex' }, takes, gives);
  };

const cipherSaber =
  (mode: Way): Operation =>
  (args) => {
    const { inputs, takes, gives } = sides(mode, 'Raw', 'Raw');
    if (args.hex(0) === '') unsupported('an empty key is not offered');
    return step('rc4-cipher', { ...inputs, format: 'ciphersaber', rounds: args.number(1, 20), key: args.hex(0), keyEncoding: 'hex' }, takes, gives);
  };

const ls47 =
  (mode: Way): Operation =>
  (args) => {
    const signature = mode === 'encrypt' && args.string(2) !== '' ? { signature: args.string(2) } : {};
    return step('ls47-cipher', { mode, password: args.string(0), padding: args.number(1, 10), ...signature }, text(), givesText());
  };

const GOST_ALGORITHMS = {
  'GOST 28147 (1989)': 'gost28147',
  'GOST R 34.12 (Magma, 2015)': 'magma',
  'GOST R 34.12 (Kuznyechik, 2015)': 'kuznyechik',
};
const GOST_KEY_DIGITS = 64;

interface GostChoice {
  algorithm: string;
  box?: string;
}

function gostChoice(args: Arguments, index: number): GostChoice {
  const algorithm = args.choice(index, GOST_ALGORITHMS, 'GOST 28147 (1989)');
  return algorithm === 'gost28147' ? { algorithm, box: args.string(index + 1, 'E-TEST').toLowerCase() } : { algorithm };
}

/** CyberChef fills keys up with zeros. */
function gostKey(args: Arguments): { key: string; keyEncoding: 'hex' } {
  const key = args.hex(0);
  if (key.length > GOST_KEY_DIGITS) unsupported('keys of more than 32 bytes are not offered');
  return { key: key.padEnd(GOST_KEY_DIGITS, '0'), keyEncoding: 'hex' };
}

/** A line break after every 32 bytes of hex digits. */
const IN_LINES = [
  step('text-replacer', { find: '.{64}', replacement: '$&\r\n', mode: 'regex' }, text(), givesText('text')),
  step('text-replacer', { find: '\\r\\n\\z', replacement: '', mode: 'regex' }, text(), givesText('text')),
];

const gostCipher =
  (mode: Way): Operation =>
  (args) => {
    const to = args.string(3, mode === 'encrypt' ? 'Hex' : 'Raw');
    const { inputs, takes, gives } = sides(mode, args.string(2, mode === 'encrypt' ? 'Raw' : 'Hex'), to);
    const choice = gostChoice(args, 4);
    const cipherMode = args.choice(6, PADDED, 'ECB');
    const made = {
      ...inputs,
      ...choice,
      cipherMode,
      ...gostKey(args),
      ...gostVector(args, choice.algorithm, cipherMode),
      ...gostPadding(args, mode, cipherMode),
    };
    // Where it means nothing it is not looked at.
    const isMeshed = args.string(7, 'NO') === 'CP' && cipherMode !== 'ecb' && (cipherMode !== 'ctr' || choice.algorithm === 'gost28147');
    const cipher = step('block-cipher', { ...made, ...(isMeshed && { keyMeshing: true }) }, takes, gives);
    return to === 'Hex' ? [cipher, ...IN_LINES] : cipher;
  };

/** The initial vector, zeros where none is given: of half a block for the counters of the newer ciphers. */
function gostVector(args: Arguments, algorithm: string, cipherMode: string): Record<string, unknown> {
  if (cipherMode === 'ecb') return {};
  const block = algorithm === 'kuznyechik' ? 16 : 8;
  const length = cipherMode === 'ctr' && algorithm !== 'gost28147' ? block / 2 : block;
  return { iv: args.hex(1) || '00'.repeat(length), ivEncoding: 'hex' };
}

/** What is called PKCS5 or none fills with zeros too, and none of them are taken off. */
function gostPadding(args: Arguments, mode: Way, cipherMode: string): Record<string, unknown> {
  if (cipherMode !== 'ecb' && cipherMode !== 'cbc') return {};
  const padding = args.string(8, 'NO');
  if (padding === 'RANDOM' || padding === 'BIT') unsupported(`the padding ${padding} is not offered`);
  return { padding: mode === 'encrypt' ? 'zero' : 'none' };
}

/** The codes of the two newer ciphers are left out: CyberChef fills the last block otherwise than the standard does. */
function gostMac(args: Arguments, from: string, choiceAt: number, length: number) {
  const { algorithm, box } = gostChoice(args, choiceAt);
  if (algorithm !== 'gost28147') unsupported(`its code with ${algorithm} is not that of the standard`);
  const iv = args.hex(1) === '' ? {} : { iv: args.hex(1), ivEncoding: 'hex' };
  const inputs = { algorithm, box, ...iv, ...gostKey(args), length, ...(from === 'Hex' && { inputEncoding: 'hex' }) };
  return (giving: ReturnType<typeof givesWritten>) => step('cmac-generator', inputs, from === 'Hex' ? written() : bytes(), giving);
}

function gostSign(args: Arguments) {
  const mac = gostMac(args, args.string(2, 'Raw'), 4, args.number(6, 32) / 8);
  return mac(args.string(3, 'Hex') === 'Hex' ? givesWritten('cmac') : givesBinary('cmac'));
}

function gostVerify(args: Arguments) {
  const expected = args.hex(2);
  return [
    gostMac(args, args.string(3, 'Raw'), 4, expected.length / 2)(givesWritten('cmac')),
    step('hash-comparer', { expected }, written('hash'), givesText('matches')),
    reportOf('The signature {{#matches}}matches{{/matches}}{{^matches}}does not match{{/matches}}', { matches: of(1, '/matches') }),
  ];
}

const gostKeyWrap =
  (mode: 'wrap' | 'unwrap'): Operation =>
  (args) => {
    const { algorithm, box } = gostChoice(args, 4);
    if (algorithm !== 'gost28147') unsupported(`wrapping with ${algorithm} is not offered`);
    const way = args.choice(6, { NO: 'plain', CP: 'diversified' }, 'NO');
    const key = args.hex(0);
    if (way === 'diversified' && key !== '' && key.length !== GOST_KEY_DIGITS) unsupported('keys that are not of 32 bytes are not offered');
    // No key diversifies to none.
    const diversified = way === 'diversified' && key !== '';
    const inputs = { mode, box, diversified, ukm: args.hex(1), ukmEncoding: 'hex', ...gostKey(args) };
    const [from, to] = [args.string(2, mode === 'wrap' ? 'Raw' : 'Hex'), args.string(3, mode === 'wrap' ? 'Hex' : 'Raw')];
    const plain = step('gost-key-wrap', inputs, from === 'Hex' ? written() : bytes(), to === 'Hex' ? givesWritten('output') : givesBinary());
    const digits = from === 'Hex' ? jq('gsub("[^0-9a-fA-F]"; "")') : [];
    return [...digits, plain, ...(to === 'Hex' ? IN_LINES : [])];
  };

const SM2_ORDERS = { C1C3C2: 'c1c3c2', C1C2C3: 'c1c2c3' };

function sm2(args: Arguments, mode: Way, order: number) {
  const key = mode === 'encrypt' ? `${args.string(0)}${args.string(1)}` : args.string(0);
  const inputs = { mode, key, order: args.choice(order, SM2_ORDERS, 'C1C3C2'), prefix: false };
  return mode === 'encrypt'
    ? step('sm2-cipher', inputs, bytes('text', 'plainEncoding'), givesWritten('output'))
    : step('sm2-cipher', inputs, written(), { field: 'output', as: 'bytes', encoding: 'plainEncoding' });
}

/** Ciphers and codes that are old, rare or national. */
export const rareCiphers: Operations = {
  'RC2 Encrypt': rc2('encrypt'),
  'RC2 Decrypt': rc2('decrypt'),
  'XXTEA Encrypt': xxtea('encrypt'),
  'XXTEA Decrypt': xxtea('decrypt'),
  'CipherSaber2 Encrypt': cipherSaber('encrypt'),
  'CipherSaber2 Decrypt': cipherSaber('decrypt'),
  'LS47 Encrypt': ls47('encrypt'),
  'LS47 Decrypt': ls47('decrypt'),
  'GOST Encrypt': gostCipher('encrypt'),
  'GOST Decrypt': gostCipher('decrypt'),
  'GOST Sign': gostSign,
  'GOST Verify': gostVerify,
  'GOST Key Wrap': gostKeyWrap('wrap'),
  'GOST Key Unwrap': gostKeyWrap('unwrap'),
  'SM2 Encrypt': (args) => sm2(args, 'encrypt', 2),
  'SM2 Decrypt': (args) => sm2(args, 'decrypt', 1),
  'Ascon MAC': (args) => step('cmac-generator', { algorithm: 'ascon', key: args.hex(0) }, bytes(), givesWritten('cmac')),
};
