import { charactersOf } from '../alphabet.ts';
import type { Arguments } from '../arguments.ts';
import { DELIMITERS } from '../escapes.ts';
import type { Operations } from '../operation.ts';
import { binary, bytes, givesBinary, givesBytes, givesList, givesText, jq, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { HEX } from './bytes.ts';

const encode = (tool: string, inputs: Record<string, unknown> = {}) => step(tool, { mode: 'encode', ...inputs }, bytes(), givesText());
const decode = (tool: string, inputs: Record<string, unknown> = {}) => step(tool, { mode: 'decode', ...inputs }, text(), givesBytes());

const BASE64 = {
  'A-Za-z0-9+/=': { variant: 'standard' },
  'A-Za-z0-9-_': { variant: 'urlsafe', padding: false },
  'A-Za-z0-9+/': { variant: 'standard', padding: false },
  'A-Za-z0-9-_=': { variant: 'urlsafe' },
} as const;
const BASE32 = { 'A-Z2-7=': { variant: 'rfc4648' }, '0-9A-V=': { variant: 'base32hex' }, 'A-Z2-7': { variant: 'rfc4648', padding: false } } as const;
const BASE58 = {
  '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz': { alphabet: 'bitcoin' },
  rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz: { alphabet: 'ripple' },
  '1-9A-HJ-NP-Za-km-z': { alphabet: 'bitcoin' },
} as const;
const BASE62 = { '0-9A-Za-z': { alphabet: 'upper-first' }, '0-9a-zA-Z': { alphabet: 'lower-first' } } as const;
const BASE85 = {
  '!-u': { variant: 'ascii85' },
  '0-9a-zA-Z.\\-:+=^!/*?&<>()[]{}@%$#': { variant: 'z85' },
  '0-9A-Za-z!#$%&()*+\\-;<=>?@^_`{|}~': { variant: 'rfc1924' },
} as const;
const BASE45_ALPHABET = '0-9A-Z $%*+\\-./:';

/** CyberChef passes over what is not in the alphabet, our decoders refuse it. */
function charactersRemoved(kept: string): ReturnType<typeof step> {
  return step('text-replacer', { find: kept, replacement: '', mode: 'regex' }, text(), givesText('text'));
}

const STANDARD_64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';
const STANDARD_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567=';

/** An alphabet of one's own: as many characters as digits, and perhaps one more to fill up with. */
function ownAlphabet(args: Arguments, standard: string): string {
  const characters = charactersOf(args.string(0));
  const digits = standard.length - 1;
  if (characters.length !== digits && characters.length !== digits + 1) unsupported(`an alphabet of ${characters.length} characters is not offered`);
  if (new Set(characters).size !== characters.length) unsupported('an alphabet with a character twice is not offered');
  return characters.join('');
}

/** Writes the digits of one alphabet as those of another; what the other does not have is left out. */
const REWRITTEN =
  '($from | split("")) as $f | ($to | split("")) as $t | (reduce range($f | length) as $i ({}; .[$f[$i]] = ($t[$i] // ""))) as $map | [split("")[] | $map[.] // ""] | join("")';
const rewritten = (from: string, to: string) => jq(REWRITTEN, { from, to });

function toBase(args: Arguments, tool: string, standard: string, known: Readonly<Record<string, Record<string, unknown>>>, usual: string) {
  const inputs = known[args.string(0, usual)];
  if (inputs) return encode(tool, inputs);
  return [encode(tool), ...rewritten(standard, ownAlphabet(args, standard))];
}

/** What is in no alphabet is left out, if that is wanted, or else refused. */
function fromOwnBase(args: Arguments, tool: string, standard: string) {
  const alphabet = ownAlphabet(args, standard);
  const digits = standard.slice(0, -1);
  const guard = args.flag(1)
    ? []
    : jq(
        '($a | split("")) as $all | if [split("")[] | select([.] as $x | $all | index($x) | not)] == [] then . else error("a character is not in the alphabet") end',
        { a: alphabet },
      );
  return [...guard, ...rewritten(Array.from(alphabet).slice(0, digits.length).join(''), digits), decode(tool)];
}

function hexOf(args: Arguments) {
  const delimiter = args.string(0, 'Space');
  const perLine = args.number(1, 0);
  if (perLine < 0 || perLine > 1000) unsupported('more than 1,000 bytes to a line are not offered');
  const shape: Record<string, Record<string, unknown>> = {
    '0x': { prefix: '0x', separator: '' },
    '\\x': { prefix: 'backslashX', separator: '' },
    Percent: { prefix: 'percent', separator: '' },
    '0x with comma': { prefix: '0x', separator: ',' },
    None: {},
  };
  const inputs = shape[delimiter] ?? { separator: DELIMITERS[delimiter] ?? unsupported(`the delimiter ${JSON.stringify(delimiter)} is not offered`) };
  if (perLine === 0 || inputs.separator === '' || inputs.separator === undefined)
    return encode('hex-encoder', { ...inputs, ...(perLine > 0 && { bytesPerLine: perLine }) });
  // What parts the bytes stands at the ends of the lines, too.
  const values = { d: String(inputs.separator), p: inputs.prefix === '0x' ? '0x' : '' };
  return [
    encode('hex-encoder'),
    ...jq(`[scan("..")] as $b | [range(0; $b | length; ${perLine}) as $at | $b[$at:$at + ${perLine}] | map($p + .) | join($d)] | join($d + "\\n")`, values),
  ];
}

/** The bytes of a line of a dump, by any of the usual programs: an offset, then pairs or groups of four digits, then perhaps the characters. */
const HEX_DUMP_LINE =
  '^[ \\t]*(?:[\\da-f]{4,16}h?:?[ \\t]+)((?:[\\da-f]{2}[ -]){0,7}[\\da-f]{2}(?: [ -]?(?:[\\da-f]{2}[ -]){0,7}[\\da-f]{2})?|(?:[\\da-f]{4} ){0,7}[\\da-f]{2,4})(?=[ \\t]|$)';

/** Encodings of bytes as text, and back. */
export const encoding: Operations = {
  'To Base64': (args) => toBase(args, 'base64-encoder', STANDARD_64, BASE64, 'A-Za-z0-9+/='),
  'From Base64': (args) => {
    if (args.flag(2)) unsupported('strict mode is not offered');
    if (!Object.hasOwn(BASE64, args.string(0, 'A-Za-z0-9+/='))) return fromOwnBase(args, 'base64-encoder', STANDARD_64);
    return args.flag(1) ? [charactersRemoved('[^A-Za-z0-9+/_-]'), decode('base64-encoder')] : decode('base64-encoder');
  },
  'To Base32': (args) => toBase(args, 'base32-encoder', STANDARD_32, BASE32, 'A-Z2-7='),
  'From Base32': (args) => {
    if (!Object.hasOwn(BASE32, args.string(0, 'A-Z2-7='))) return fromOwnBase(args, 'base32-encoder', STANDARD_32);
    const inputs = args.choice(0, BASE32, 'A-Z2-7=');
    const kept = inputs.variant === 'base32hex' ? '[^0-9A-V]' : '[^A-Z2-7]';
    return args.flag(1)
      ? [charactersRemoved(kept), decode('base32-encoder', { variant: inputs.variant })]
      : decode('base32-encoder', { variant: inputs.variant });
  },
  'To Base45': (args) => {
    args.only(0, [BASE45_ALPHABET], 'the alphabet');
    return encode('base45-encoder');
  },
  'From Base45': (args) => {
    args.only(0, [BASE45_ALPHABET], 'the alphabet');
    return args.flag(1) ? [charactersRemoved('[^0-9A-Z $%*+./:-]'), decode('base45-encoder')] : decode('base45-encoder');
  },
  'To Base58': (args) => encode('base58-encoder', args.choice(0, BASE58, '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')),
  'From Base58': (args) => {
    const inputs = args.choice(0, BASE58, '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz');
    return args.flag(1) ? [charactersRemoved('[^1-9A-HJ-NP-Za-km-z]'), decode('base58-encoder', inputs)] : decode('base58-encoder', inputs);
  },
  'To Base62': (args) => encode('base62-encoder', args.choice(0, BASE62, '0-9A-Za-z')),
  'From Base62': (args) => [charactersRemoved('[^0-9A-Za-z]'), decode('base62-encoder', args.choice(0, BASE62, '0-9A-Za-z'))],
  'To Base85': (args) => encode('base85-encoder', { ...args.choice(0, BASE85, '!-u'), ...(args.flag(1) && { frame: true }) }),
  'From Base85': (args) => {
    const inputs = args.choice(0, BASE85, '!-u');
    args.only(2, ['z'], 'the character for a group of zeros');
    return decode('base85-encoder', inputs);
  },
  'To Hex': hexOf,
  'From Hex': () => [
    step('text-replacer', { find: '0x|[^a-fA-F0-9]', replacement: ' ', mode: 'regex' }, text(), givesText('text')),
    // A digit that stands alone is a byte of its own.
    step(
      'text-replacer',
      { find: '\\b(?<pairs>(?:[a-fA-F0-9]{2})*)(?<digit>[a-fA-F0-9])\\b', replacement: '$<pairs>0$<digit>', mode: 'regex' },
      text(),
      givesText('text'),
    ),
    decode('hex-encoder'),
  ],
  'To COBS': () => step('cobs-encoder', { mode: 'encode' }, bytes(), givesBinary('output', 'cobsEncoding')),
  'From COBS': () => step('cobs-encoder', { mode: 'decode' }, binary('text', 'cobsEncoding'), givesBytes()),
  'To HTML Entity': (args) => {
    const format = args.choice(1, { 'Named entities': 'html5', 'Numeric entities': 'decimal', 'Hex entities': 'hex' } as const, 'Named entities');
    const encoded = step('html-entity-encoder', { mode: 'encode', scope: args.flag(0) ? 'all' : 'named', format }, text(), givesText());
    if (format !== 'hex') return encoded;
    return [encoded, ...jq('gsub("&#x(?<h>[0-9A-F]+);"; "&#x" + (.h | ascii_downcase | if length < 2 then "0" + . else . end) + ";")')];
  },
  'From HTML Entity': () => step('html-entity-encoder', { mode: 'decode', strict: true }, text(), givesText()),
  'URL Encode': (args) => {
    const kept = args.flag(0) ? '' : ":/?#[]@!$&'()*+,;=%";
    return [
      encode('hex-encoder'),
      ...jq(
        `${HEX} [scan("..") | . as $byte | number | if (. >= 48 and . <= 57) or (. >= 65 and . <= 90) or (. >= 97 and . <= 122) or (. as $code | $kept | explode | index($code)) then [.] | implode else "%" + ($byte | ascii_upcase) end] | join("")`,
        { kept },
      ),
    ];
  },
  'URL Decode': (args) => step('url-encoder', { mode: 'decode', ...(args.flag(0, true) && { style: 'form' }) }, text(), givesText()),
  'To Quoted Printable': () => step('quoted-printable-encoder', { mode: 'encode' }, bytes(), givesText()),
  'From Quoted Printable': () => step('quoted-printable-encoder', { mode: 'decode' }, text(), givesBytes()),
  'To Punycode': (args) => step('punycode-converter', { mode: 'encode', ...(!args.flag(0) && { raw: true }) }, text(), givesText()),
  'From Punycode': (args) => step('punycode-converter', { mode: 'decode', ...(!args.flag(0) && { raw: true }) }, text(), givesText()),
  'To Braille': () => step('braille-converter', { mode: 'encode' }, text(), givesText()),
  'From Braille': () => step('braille-converter', { mode: 'decode' }, text(), givesText()),
  'MIME Decoding': () => step('mime-header-encoder', { mode: 'decode' }, text(), givesText()),
  'Normalise Unicode': (args) =>
    step('unicode-normalizer', { form: args.choice(0, { NFC: 'NFC', NFD: 'NFD', NFKC: 'NFKC', NFKD: 'NFKD' }, 'NFD') }, text(), givesText('text')),
  'From Hexdump': () => [
    step(
      'regex-tester',
      { pattern: HEX_DUMP_LINE, engine: 'javascript', flags: 'im', replacement: '', limit: 10_000 },
      text(),
      givesList('matches', '', '/groups/0/text'),
    ),
    step('text-replacer', { find: '[^a-fA-F0-9]', replacement: '', mode: 'regex' }, text(), givesText('text')),
    decode('hex-encoder'),
  ],
};
