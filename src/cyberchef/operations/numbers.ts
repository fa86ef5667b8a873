import type { Arguments } from '../arguments.ts';
import { DELIMITERS } from '../escapes.ts';
import type { Operation, Operations } from '../operation.ts';
import { bytes, each, GIVEN, givesBytes, givesList, givesText, givesValue, givesWritten, jq, json, list, of, report, reportOf, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { delimiterOf } from './text.ts';

type Base = 'binary' | 'octal' | 'decimal';

/** Delimiters that only single numbers have; what would stand before each is not offered. */
function separatorOf(args: Arguments, index: number): string {
  const name = args.string(index, 'Space');
  if (['0x', '\\x', '0x with comma'].includes(name)) unsupported(`the delimiter ${name} is not offered`);
  return DELIMITERS[name] ?? unsupported(`the delimiter ${JSON.stringify(name.slice(0, 40))} is not offered`);
}

const toNumbers =
  (base: Base): Operation =>
  (args) => {
    if (base === 'binary') args.only(1, [8, '8'], 'the length of a byte');
    if (base === 'decimal' && args.flag(1)) unsupported('signed numbers are not offered');
    const plan = step('text-to-binary-converter', { mode: 'encode', base, separator: separatorOf(args, 0) }, bytes(), givesText());
    if (base !== 'octal') return plan;
    return [plan, step('text-replacer', { find: '\\b0{1,2}(\\d)', replacement: '$1', mode: 'regex' }, text(), givesText('text'))];
  };

const fromNumbers =
  (base: Base): Operation =>
  (args) => {
    if (base === 'binary') args.only(1, [8, '8'], 'the length of a byte');
    const signed =
      base === 'decimal' && (args.flag(1) || args.string(0) === 'Auto')
        ? jq(`[scan("${args.flag(1) ? '-?' : ''}[0-9]+") | tonumber | (. % 256 + 256) % 256 | tostring] | join(" ")`)
        : [];
    // What parts the bits is left out, and every eight are a byte.
    if (base === 'binary')
      return [
        ...jq('gsub("[^01]"; "") | [range(0; length; 8) as $i | ("0000000" + .[$i:$i + 8])[-8:]] | join(" ")'),
        step('text-to-binary-converter', { mode: 'decode', base, separator: ' ' }, text(), givesBytes()),
      ];
    const isAuto = args.string(0, 'Space') === 'Auto';
    const separator = isAuto ? ' ' : separatorOf(args, 0);
    return [...signed, step('text-to-binary-converter', { mode: 'decode', base, separator: signed.length > 0 ? ' ' : separator }, text(), givesBytes())];
  };

/** Characters as numbers, hex ones as long as their bytes need. */
function toCharcode(args: Arguments) {
  const base = args.number(1, 16);
  if (base !== 16 && base !== 10) unsupported('bases other than 10 and 16 are not offered');
  const one =
    base === 10
      ? 'tostring'
      : 'def hex: if . < 16 then "0123456789abcdef"[.:. + 1] else (. / 16 | floor | hex) + (. % 16 | hex) end; . as $c | hex | if length % 2 == 1 then "0" + . else . end';
  return jq(`explode | map(${one}) | join($d)`, { d: separatorOf(args, 0) });
}

function fromCharcode(args: Arguments) {
  const base = args.number(1, 16);
  if (base !== 16 && base !== 10) unsupported('bases other than 10 and 16 are not offered');
  return step(
    'text-to-binary-converter',
    { mode: 'decode', base: base === 16 ? 'hex' : 'decimal', unit: 'codePoint', separator: separatorOf(args, 0) },
    text(),
    givesText(),
  );
}

/** The numbers of a text. What is no number is passed over. */
const numbersIn = (args: Arguments, index = 0, then = '') => [
  step('json-string-escaper', { quotes: true }, text(), givesText()),
  step(
    'jq-evaluator',
    {
      filter: `split($d)[] | gsub("^\\\\s+|\\\\s+$"; "") | select(test("^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)(e[+-]?[0-9]+)?$"; "i"))${then}`,
      arguments: { d: delimiterOf(args, index, 'Line feed') },
    },
    json(),
    givesList('outputs'),
  ),
];

const total =
  (operation: string): Operation =>
  (args) => [...numbersIn(args), step('sum-calculator', { operation }, list('values'), givesValue('result'))];

const ofNumbers =
  (tool: string, field: string): Operation =>
  (args) => [...numbersIn(args, 0, ' | tonumber'), step(tool, {}, list('values'), givesValue(field))];

/** Hex digits of what is a number in hex or decimal, or else of the characters of a text, which may stand in quotes. */
const INTEGER_HEX = `def digit: "0123456789abcdef"[.:. + 1];
def decimal: {d: [scan(".") | tonumber], out: ""} | until(.d | length == 0;
    reduce .d[] as $x ({q: [], r: 0, out}; (.r * 10 + $x) as $v | .r = $v % 16 | .q += (if (.q | length) > 0 or $v >= 16 then [$v / 16 | floor] else [] end)) | {d: .q, out: ((.r | digit) + .out)})
  | .out;
def characters: [explode[] | if . > 255 then error("a character is above U+00FF") else (. / 16 | floor | digit) + (. % 16 | digit) end] | join("");
gsub("^[ \\\\t\\\\r\\\\n]+|[ \\\\t\\\\r\\\\n]+$"; "")
| if . == "" then "0" elif test("^0x[0-9a-f]+$"; "i") then .[2:] | ascii_downcase elif test("^[+]?[0-9]+$") then sub("[+]"; "") | decimal
  elif test("^-[0-9]+$") then error("negative numbers are not taken") elif test("^[\\"'].*[\\"']$") then .[1:-1] | characters else characters end`;

function textInteger(args: Arguments) {
  const hex = jq(`${INTEGER_HEX} | sub("^0+(?=.)"; "")`);
  switch (args.string(0, 'String')) {
    case 'Decimal':
      return [...hex, step('number-base-converter', { base: 16, toBase: 10 }, text('value'), givesWritten('decimal'))];
    case 'Hexadecimal':
      return jq(`${INTEGER_HEX} | "0x" + sub("^0+(?=.)"; "")`);
    default:
      return jq(
        `${INTEGER_HEX} | sub("^0+(?=.)"; "") | if . == "0" then "" else (if length % 2 == 1 then "0" + . else . end) | [scan("..") | [scan(".") | explode[0] | if . >= 97 then . - 87 else . - 48 end] | .[0] * 16 + .[1]] | implode end`,
      );
  }
}

/** The sum of digits by Luhn's rule, in any even base up to 36. */
const LUHN = `($r | tonumber) as $n
| [ascii_downcase | explode | reverse | map(if . >= 48 and . <= 57 then . - 48 else . - 87 end) | to_entries[]
  | if .key % 2 == 1 then .value * 2 | (. / $n | floor) + . % $n else .value end]
| add % $n | "0123456789abcdefghijklmnopqrstuvwxyz"[.:. + 1]`;

function luhn(args: Arguments) {
  const base = args.number(0, 10);
  if (base % 2 !== 0 || base < 2 || base > 36) unsupported('a radix that is odd, or not from 2 to 36, is not offered');
  return [
    step('check-digit-calculator', { algorithm: 'luhn', base }, text('value'), givesWritten('checkDigits')),
    step('json-string-escaper', { text: GIVEN, quotes: true }, undefined, givesText()),
    step('jq-evaluator', { filter: LUHN, arguments: { r: String(base) } }, { field: 'json', as: 'json' }, givesWritten('outputs/0')),
    step('case-converter', { text: of(0, '/checkDigits'), case: 'lower' }, undefined, givesText('text')),
    reportOf('Checksum: {{sum}}\nCheckdigit: {{digit}}\nLuhn Validated String: {{given}}{{digit}}', {
      sum: of(2, '/outputs/0'),
      digit: of(3, '/text'),
      given: GIVEN,
    }),
  ];
}

/** An argument that is the input where it is empty. */
const orGiven = (args: Arguments, index: number): unknown => (args.string(index).trim() === '' ? GIVEN : decimalOf(args.string(index)));

function decimalOf(number: string): string {
  const plain = number.trim();
  if (/^-?0x[\da-f]+$/i.test(plain))
    return BigInt(plain.replace('-', ''))
      .toString()
      .replace(/^/, plain.startsWith('-') ? '-' : '');
  return plain;
}

const TO_HEX = step('hex-encoder', { mode: 'encode' }, bytes(), givesText());
const FROM_HEX = step('hex-encoder', { mode: 'decode' }, text(), givesBytes());
/** The bytes of each number in the other order, in hex. */
const turned = (digits: number): string => `[scan(".{${digits}}") | [scan("..")] | reverse | join("")] | join("")`;

function floatsOf(args: Arguments): { digits: number; format: string; isLittle: boolean; delimiter: string } {
  const isDouble = args.choice(1, { 'Float (4 bytes)': false, 'Double (8 bytes)': true }, 'Float (4 bytes)');
  const isLittle = args.choice(0, { 'Big Endian': false, 'Little Endian': true }, 'Big Endian');
  return { digits: isDouble ? 16 : 8, format: isDouble ? 'double' : 'single', isLittle, delimiter: separatorOf(args, 2) };
}

function toFloat(args: Arguments) {
  const { digits, format, isLittle, delimiter } = floatsOf(args);
  if (format !== 'double') {
    // CyberChef writes a number of four bytes with all the digits of one of eight.
    return [
      TO_HEX,
      ...jq(
        `if length % ${digits} != 0 then error("whole numbers of ${digits / 2} bytes are needed") else . end | ${isLittle ? `${turned(digits)} | ` : ''}[scan(".{${digits}}")] | join("\\n")`,
      ),
      each('\n', '\n', [step('ieee-754-converter', { input: 'bits', format }, text('value'), givesWritten('exact'))]),
      ...jq('split("\\n") | map(tonumber | tostring) | join($d)', { d: delimiter }),
    ];
  }
  return [
    TO_HEX,
    ...jq(
      `if length % ${digits} != 0 then error("whole numbers of ${digits / 2} bytes are needed") else . end | ${isLittle ? `${turned(digits)} | ` : ''}[scan(".{${digits}}")] | join("\\n")`,
    ),
    each('\n', delimiter, [step('ieee-754-converter', { input: 'bits', format }, text('value'), givesWritten('shortest'))]),
  ];
}

function fromFloat(args: Arguments) {
  const { digits, format, isLittle, delimiter } = floatsOf(args);
  return [
    each(delimiter === '' ? unsupported('no delimiter is not offered') : delimiter, '', [
      step('ieee-754-converter', { format }, text('value'), givesWritten('hex')),
    ]),
    ...(isLittle ? jq(turned(digits)) : []),
    FROM_HEX,
  ];
}

const BCD_CODES = {
  '8 4 2 1': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  '7 4 2 1': [0, 1, 2, 3, 4, 5, 6, 8, 9, 10],
  '4 2 2 1': [0, 1, 4, 5, 8, 9, 12, 13, 14, 15],
  '2 4 2 1': [0, 1, 2, 3, 4, 11, 12, 13, 14, 15],
  '8 4 -2 -1': [0, 7, 6, 5, 4, 11, 10, 9, 8, 15],
  'Excess-3': [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'IBM 8 4 2 1': [10, 1, 2, 3, 4, 5, 6, 7, 8, 9],
};

/** Digits as nibbles, with the sign behind them. */
function toBcd(args: Arguments) {
  const codes = JSON.stringify(args.choice(0, BCD_CODES, '8 4 2 1'));
  const [isPacked, isSigned] = [args.flag(1, true), args.flag(2)];
  const format = args.string(3, 'Nibbles');
  const bits = 'def bits: . as $n | [range(4) as $b | ($n / pow(2; 3 - $b) | floor) % 2 | tostring] | join("");';
  const filled = isPacked ? (format === 'Nibbles' ? '.' : 'if length % 2 == 1 then . + [0] else . end') : 'map((0, .))';
  const shown =
    format === 'Raw' ? 'map("0123456789abcdef"[.:. + 1]) | join("")' : `map(bits) | join("") | [scan("${format === 'Bytes' ? '.{8}' : '.{4}'}")] | join(" ")`;
  const program = `${bits} ${codes} as $codes | gsub("^\\\\s+|\\\\s+$"; "") | if test("^[+-]?[0-9]+$") then . else error("a whole number is needed") end
| startswith("-") as $minus | gsub("[+-]"; "") | sub("^0+(?=.)"; "") | [scan(".") | tonumber | $codes[.]] as $n
| (if ${isSigned} then (if ${isPacked} and ($n | length) % 2 == 0 then [$codes[0]] else [] end) + $n + [if $minus or $n == [$codes[0]] then 13 else 12 end] else $n end)
| ${filled} | ${shown}`;
  return format === 'Raw' ? [...jq(program), FROM_HEX] : jq(program);
}

function fromBcd(args: Arguments) {
  const codes = JSON.stringify(args.choice(0, BCD_CODES, '8 4 2 1'));
  const [isPacked, isSigned] = [args.flag(1, true), args.flag(2)];
  const isRaw = args.string(3, 'Nibbles') === 'Raw';
  const read = isRaw
    ? '[scan(".") | explode[0] | if . >= 97 then . - 87 else . - 48 end]'
    : 'gsub("\\\\s"; "") | if test("^([01]{4})*$") then . else error("groups of four of 0 and 1 are needed") end | [scan(".{4}") | reduce explode[] as $d (0; . * 2 + $d - 48)]';
  const program = `${codes} as $codes | ${read} | ${isPacked ? '.' : '[range(1; length; 2) as $i | .[$i]]'}
| (if ${isSigned} then . [:-1] else . end) as $n | (if ${isSigned} and (.[-1] == 13 or .[-1] == 11) then "-" else "" end)
+ ([$n[] as $x | $codes | index($x) // error("a nibble is not in the scheme") | tostring] | join("") | if . == "" then error("there are no digits") else sub("^0+(?=.)"; "") end)`;
  return isRaw ? [TO_HEX, ...jq(program)] : jq(program);
}

/** The distance of two places on a sphere with a radius of 6,371,000 m. */
const HAVERSINE = `capture("^(?<a>-?[0-9]+([.][0-9]+)?), ?(?<b>-?[0-9]+([.][0-9]+)?), ?(?<c>-?[0-9]+([.][0-9]+)?), ?(?<d>-?[0-9]+([.][0-9]+)?)$") | map_values(tonumber)
| (3.141592653589793 / 180) as $rad | ((.c - .a) * $rad / 2 | sin) as $x | ((.d - .b) * $rad / 2 | sin) as $y
| ($x * $x + (.a * $rad | cos) * (.c * $rad | cos) * $y * $y) as $h | 6371000 * 2 * atan2($h | sqrt; 1 - $h | sqrt) | tostring`;

/** Numbers in all their spellings, and arithmetic. */
export const numbers: Operations = {
  'To Decimal': toNumbers('decimal'),
  'From Decimal': fromNumbers('decimal'),
  'To Binary': toNumbers('binary'),
  'From Binary': fromNumbers('binary'),
  'To Octal': toNumbers('octal'),
  'From Octal': fromNumbers('octal'),
  'To Charcode': toCharcode,
  'From Charcode': fromCharcode,
  'To Base': (args) => step('radix-converter', { toBase: args.number(0, 36) }, text('value'), givesText()),
  'From Base': (args) => step('radix-converter', { fromBase: args.number(0, 36), toBase: 10 }, text('value'), givesText()),
  'Luhn Checksum': luhn,
  'Text-Integer Conversion': textInteger,
  'To Float': toFloat,
  'From Float': fromFloat,
  'To BCD': toBcd,
  'From BCD': fromBcd,
  'VarInt Encode': () => [
    ...jq('gsub("^\\\\s+|\\\\s+$"; "") | if test("^[0-9]+$") then . else error("a whole number is needed") end'),
    step('varint-encoder', { mode: 'encode' }, text(), givesText()),
    step('hex-encoder', { mode: 'decode' }, text(), givesBytes()),
  ],
  'VarInt Decode': () => [
    step('hex-encoder', { mode: 'encode' }, bytes(), givesText()),
    step('varint-encoder', { mode: 'decode' }, text(), givesWritten('values/0')),
  ],
  MOD: (args) => {
    const divisor = args.string(0, '2');
    if (!/^-?\d+(?:\.\d+)?$/.test(divisor) || Number(divisor) === 0) unsupported('a modulus that is no number, or zero, is not offered');
    const remainder = step('big-number-calculator', { operation: 'remainder', b: divisor }, text('a'), givesText('result'));
    const plain = ' | if test("e"; "i") then tonumber | tostring | if test("e") then error("the number is too large or too small") else . end else . end';
    return [...numbersIn(args, 1, plain), each('\n', ' ', [remainder])];
  },
  'Generate UUID': (args) =>
    step('uuid-generator', { version: args.choice(0, { v1: 'v1', v4: 'v4', v6: 'v6', v7: 'v7' }, 'v4') }, undefined, givesWritten('uuids/0')),
  'Pseudo-Random Number Generator': (args) => {
    args.only(1, ['Hex'], 'the output');
    return step('random-token-generator', { bytes: args.number(0, 32), format: 'hex' }, undefined, givesWritten('tokens/0'));
  },
  'Generate Lorem Ipsum': (args) => {
    const unit = args.choice(1, { Paragraphs: 'paragraphs', Sentences: 'sentences', Words: 'words', Bytes: 'bytes' }, 'Paragraphs');
    return step('lorem-ipsum-generator', { count: args.number(0, 3), unit }, undefined, givesText('text'));
  },
  'Haversine distance': () => jq(`(${HAVERSINE}) // error("latitude, longitude, latitude, longitude are needed")`),
  Sum: total('sum'),
  Subtract: total('difference'),
  Multiply: total('product'),
  Divide: total('quotient'),
  Mean: ofNumbers('mean-calculator', 'arithmetic'),
  Median: ofNumbers('mean-median-mode-calculator', 'median'),
  'Standard Deviation': ofNumbers('standard-deviation-calculator', 'populationStandardDeviation'),
  'Extended GCD': (args) => [
    step('extended-gcd-calculator', { a: orGiven(args, 0), b: orGiven(args, 1) }, undefined, givesText('gcd')),
    report('gcd: {{gcd}}\n\nBezout coefficients:\nx = {{x}}\ny = {{y}}\n\n'),
  ],
  'Modular Exponentiation': (args) =>
    step(
      'modular-exponentiation-calculator',
      { base: orGiven(args, 0), modulus: orGiven(args, 1), exponent: orGiven(args, 2) },
      undefined,
      givesText('result'),
    ),
  'Modular Inverse': (args) => step('modular-inverse-calculator', { value: orGiven(args, 0), modulus: orGiven(args, 1) }, undefined, givesText('inverse')),
  'Generate De Bruijn Sequence': (args) => {
    const size = args.number(0, 2);
    if (size < 2 || size > 9) unsupported('an alphabet of other than 2 to 9 digits is not offered');
    return step('de-bruijn-sequence-generator', { alphabet: '0123456789'.slice(0, size), length: args.number(1, 3) }, undefined, givesText('sequence'));
  },
  'Drop bytes': (args) => slice(args, 'drop'),
  'Take bytes': (args) => slice(args, 'take'),
  'Drop nth bytes': (args) => nth(args, 'drop'),
  'Take nth bytes': (args) => nth(args, 'take'),
  'Swap endianness': (args) => {
    if (args.string(0, 'Hex') === 'Hex') unsupported('hex digits are not offered, only bytes');
    return step('endianness-converter', { wordBytes: args.number(1, 4), ...(args.flag(2, true) && { pad: true }) }, bytes(), givesBytes());
  },
};

function slice(args: Arguments, mode: 'take' | 'drop') {
  const [start, length] = [args.number(0, 0), args.number(1, 5)];
  if (start < 0 || length < 0) unsupported('negative places are not offered');
  return step('byte-slicer', { mode, start, length, ...(args.flag(2) && { perLine: true }) }, bytes(), givesBytes());
}

function nth(args: Arguments, mode: 'take' | 'drop') {
  const [every, start] = [args.number(0, 4), args.number(1, 0)];
  if (!Number.isInteger(every) || every < 1 || !Number.isInteger(start) || start < 0) unsupported('these must be whole numbers');
  return step('byte-slicer', { mode, every, start, ...(args.flag(2) && { perLine: true }) }, bytes(), givesBytes());
}
