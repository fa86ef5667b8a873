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
    if (base === 'decimal' && args.flag(1)) unsupported('signed numbers are not offered');
    const separator = args.string(0, 'Space') === 'Auto' ? ' ' : separatorOf(args, 0);
    return step('text-to-binary-converter', { mode: 'decode', base, separator }, text(), givesBytes());
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
  MOD: (args) => {
    const divisor = args.string(0, '2');
    if (!/^-?\d+(?:\.\d+)?$/.test(divisor) || Number(divisor) === 0) unsupported('a modulus that is no number, or zero, is not offered');
    const remainder = step('modulo-calculator', { divisor }, text('dividend'), givesWritten('truncated/remainder'));
    return [...numbersIn(args, 1, ' | if test("[.e]"; "i") then error("whole numbers alone are taken") else . end'), each('\n', ' ', [remainder])];
  },
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
