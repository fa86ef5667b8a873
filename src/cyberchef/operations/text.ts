import type { Arguments } from '../arguments.ts';
import { DELIMITERS, withoutEscapes } from '../escapes.ts';
import type { Operation, Operations } from '../operation.ts';
import { givesList, givesText, givesValue, givesWritten, jq, json, of, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { regularExpression } from './regular-expression.ts';
import { sortNumerically } from './writing.ts';

/** The parts of a text in jq, where the parts of nothing are one empty part. */
const PARTS = 'def parts(d): if . == "" then [""] elif d == "" then split("") else split(d) end;';

/** A delimiter that CyberChef offers by name. */
export function delimiterOf(args: Arguments, index: number, preset = 'Line feed'): string {
  const name = args.string(index, preset);
  return DELIMITERS[name] ?? unsupported(`the delimiter ${JSON.stringify(name.slice(0, 40))} is not offered`);
}

/** Works on the parts of a text. */
const onParts = (args: Arguments, index: number, filter: string, values: Record<string, string> = {}) =>
  jq(`${PARTS} parts($d) | ${filter} | join($d)`, { d: delimiterOf(args, index), ...values });

const cased =
  (name: string): Operation =>
  (args) => {
    if (args.flag(0)) return namesInCode(name);
    return step('case-converter', { case: name }, text(), givesText('text'));
  };

/** The words of a name of ASCII letters: runs of small letters, of capitals and of digits, and 1st, 2nd and the like. */
const WORDS = `def words: [scan("[A-Z]?[a-z]+(?=[^a-zA-Z0-9]|[A-Z]|$)|[A-Z]+(?=[^a-zA-Z0-9]|[A-Z][a-z]|$)|[A-Z]?[a-z]+|[A-Z]+|[0-9]*(?:1ST|2ND|3RD|(?![123])[0-9]TH)(?![A-Z0-9])|[0-9]*(?:1st|2nd|3rd|(?![123])[0-9]th)(?![a-z0-9])|[0-9]+") | ascii_downcase];`;
const JOINED: Readonly<Record<string, string>> = {
  camel: '.[:1] + (.[1:] | map((.[:1] | ascii_upcase) + .[1:])) | join("")',
  snake: 'join("_")',
  kebab: 'join("-")',
};

/** Names in code in another case, while what stands in double quotes is left alone. */
const namesInCode = (name: string) =>
  jq(
    `${WORDS} gsub("(?<kept>\\\\\\\\\\"|\\"(?:\\\\\\\\\\"|[^\\"])*\\")|(?<name>(?<![A-Za-z0-9_])[A-Za-z0-9_](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?(?![A-Za-z0-9_]))"; if .name then .name | words | ${JOINED[name]} else .kept end)`,
  );

const escapedForPattern = (literal: string): string => literal.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** What is searched for: `Regex`, `Extended (\n, \t, \x...)` or `Simple string`. */
function patternOf(args: Arguments, index: number): { pattern: string; isPattern: boolean } {
  const value = args.raw(index);
  const option = typeof value === 'object' && value !== null && 'option' in value ? String(value.option) : 'Regex';
  const written = args.string(index);
  if (option === 'Regex') return { pattern: written, isPattern: true };
  return { pattern: escapedForPattern(option.startsWith('Extended') ? withoutEscapes(written) : written), isPattern: false };
}

function findReplace(args: Arguments) {
  const { pattern } = patternOf(args, 0);
  if (pattern === '') unsupported('searching for nothing is not offered');
  const flags = `${args.flag(3) ? 'i' : ''}${args.flag(4, true) ? 'm' : ''}${args.flag(5) ? 's' : ''}`;
  const replacement = args.escaped(1);
  return step('regex-tester', { pattern, engine: 'javascript', flags, replacement, all: args.flag(2, true), limit: 1 }, text(), givesWritten('replaced'));
}

const SORTS = {
  'Alphabetical (case sensitive)': { order: 'codePoint', caseSensitive: true },
  'IP address': { order: 'ipAddress' },
  Length: { order: 'length' },
} as const;

function sort(args: Arguments) {
  const separator = delimiterOf(args, 0);
  const kind = args.string(2);
  if (kind.startsWith('Numeric') && separator !== '') return sortNumerically(args, separator, kind === 'Numeric (hexadecimal)');
  const order = args.choice(2, SORTS, 'Alphabetical (case sensitive)');
  if (separator === '') unsupported('sorting single characters is not offered');
  return step('line-sorter', { ...order, ...(args.flag(1) && { descending: true }), separator }, text(), givesText('text'));
}

function reverse(args: Arguments) {
  const by = args.string(0, 'Character');
  if (by === 'Line') return jq(`split("\\n") | reverse | join("\\n")`);
  if (by === 'Character') return jq('explode | reverse | implode');
  return unsupported('reversing bytes is not offered');
}

const removed: readonly [index: number, character: string, preset: boolean][] = [
  [0, ' ', true],
  [1, '\\r', true],
  [2, '\\n', true],
  [3, '\\t', true],
  [4, '\\f', true],
  [5, '.', false],
];

function removeWhitespace(args: Arguments) {
  const characters = removed.filter(([index, , preset]) => args.flag(index, preset)).map(([, character]) => character);
  if (characters.length === 0) unsupported('removing nothing is not offered');
  return step('text-replacer', { find: `[${characters.join('')}]`, replacement: '', mode: 'regex' }, text(), givesText('text'));
}

/** Numbers of hex digits in jq. */
const NUMBER = 'def number: reduce (ascii_downcase | explode[]) as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));';
const HEX = 'def hex: if . < 16 then "0123456789abcdef"[.:. + 1] else (. / 16 | floor | hex) + (. % 16 | hex) end;';
const UNESCAPED = `${NUMBER}
gsub("\\\\\\\\(?<e>u\\\\{[0-9a-fA-F]{1,6}\\\\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[0-7]{1,2}|[abfnrtv'\\"\\\\\\\\])";
  .e as $e | $e[:1] as $f
  | if $f == "u" or $f == "x" then $e[1:] | gsub("[{}]"; "") | number | if . > 1114111 then error("there is no such character") else [.] | implode end
    elif $f | test("[0-7]") then [reduce ($e | explode[]) as $d (0; . * 8 + $d - 48)] | implode
    else {a: "\\u0007", b: "\\b", f: "\\f", n: "\\n", r: "\\r", t: "\\t", v: "\\u000b"}[$f] // $f end)`;

/** Signs that smart-quotes-converter leaves alone. */
const RARE_SIGNS: readonly (readonly [string, string])[] = [
  ['″', '"'],
  ['′', "'"],
  ['‐', '-'],
  ['‑', '-'],
  ['‒', '-'],
  ['―', '--'],
  ['↑', '^'],
  ['↓', 'v'],
  ['⇐', '<=='],
  ['⇔', '<=>'],
  ['‹', '<'],
  ['›', '>'],
  ['·', '.'],
  ['\u2002', ' '],
  ['\u2003', ' '],
  ['\u2009', ' '],
  ['\u200a', ' '],
];

const QUOTES: Readonly<Record<string, string>> = { Single: "'", Double: '"', Backtick: '`' };

/** Escapes as a literal of JavaScript has them. */
function escapeString(args: Arguments) {
  args.only(0, ['Special chars'], 'the level');
  const quote = QUOTES[args.string(1, 'Single')] ?? unsupported('these quotes are not offered');
  if (args.flag(4)) unsupported('hex digits in capitals are not offered');
  if (args.flag(2)) return step('json-string-escaper', { asciiOnly: true }, text(), givesText());
  const astral = args.flag(3, true)
    ? '"\\\\u{" + hex + "}"'
    : '"\\\\u" + ((. - 65536) / 1024 | floor + 55296 | hex) + "\\\\u" + ((. - 65536) % 1024 + 56320 | hex)';
  return jq(
    `${HEX} def padded(n): ([range(n - length) | "0"] | join("")) + .;
explode as $c | [range($c | length) as $i | $c[$i]
| if . == 0 and ($c[$i + 1] // 0 | . < 48 or . > 57) then "\\\\0" elif . == 8 then "\\\\b" elif . == 9 then "\\\\t" elif . == 10 then "\\\\n" elif . == 12 then "\\\\f" elif . == 13 then "\\\\r"
  elif . == 92 then "\\\\\\\\" elif [.] == ($q | explode) then "\\\\" + $q
  elif . >= 32 and . <= 126 then [.] | implode elif . <= 255 then "\\\\x" + (hex | padded(2)) elif . <= 65535 then "\\\\u" + (hex | padded(4)) else ${astral} end] | join("")`,
    { q: quote },
  );
}

function escapeUnicode(args: Arguments) {
  const prefix = args.string(0, '\\u');
  const shown = args.flag(1) ? 'false' : '. >= 32 and . <= 126';
  return jq(
    `${HEX} def padded(n): ([range(n - length) | "0"] | join("")) + .; ($n | tonumber) as $n
| [explode[] | if . > 65535 then ((. - 65536) / 1024 | floor + 55296), ((. - 65536) % 1024 + 56320) else . end | if ${shown} then [.] | implode else $p + (hex${args.flag(3) ? ' | ascii_upcase' : ''} | padded($n)) end] | join("")`,
    { p: prefix, n: String(args.number(2, 4)) },
  );
}

/** A bit before or behind the digits, or behind each part of them, that makes the count of ones even or odd. */
function parityBit(args: Arguments) {
  const [isOdd, isEnd, delimiter] = [args.string(0, 'Even Parity') === 'Odd Parity', args.string(1, 'Start') === 'End', args.string(3)];
  const decoded = isEnd ? '.[:-1]' : '.[1:]';
  const bit = `(([scan("1")] | length + ${isOdd ? 1 : 0}) % 2 | tostring)`;
  const encoded = `if test("[^01 ]") then error("only 0, 1 and spaces can be here") else ${bit} as $bit | ${isEnd ? '. + $bit' : '$bit + .'} end`;
  const one = args.string(2, 'Encode') === 'Encode' ? encoded : decoded;
  return jq(`if . == "" then . elif $d == "" then ${one} else split($d) | map(${one}) | join($d) end`, { d: delimiter });
}

/** How many bytes or bits of two samples differ. */
function hamming(args: Arguments) {
  const isHex = args.string(2, 'Raw string') === 'Hex';
  const read = isHex
    ? 'gsub("0x|[^0-9a-fA-F]"; "") | if length % 2 == 1 then error("a hex digit stands alone") else [scan("..") | number] end'
    : 'explode | if any(. > 255) then error("characters above U+00FF are not taken") else . end';
  const count =
    args.string(1, 'Byte') === 'Byte'
      ? 'if $a == $b then 0 else 1 end'
      : 'reduce (1, 2, 4, 8, 16, 32, 64, 128) as $p (0; . + (if ($a / $p | floor) % 2 != ($b / $p | floor) % 2 then 1 else 0 end))';
  return jq(
    `${NUMBER} split($d) | if length != 2 then error("two samples are needed") elif (.[0] | length) != (.[1] | length) then error("the samples must have the same length") else map(${read}) end
| . as [$one, $other] | [range($one | length) as $i | $one[$i] as $a | $other[$i] as $b | ${count}] | add // 0 | tostring`,
    { d: args.escaped(0, '\\n\\n') },
  );
}

/** How probable it is that two letters are the same. */
const COINCIDENCE = `ascii_downcase | [scan("[a-z]")] | (group_by(.) | map(length * (length - 1)) | add // 0) as $same | ([length, 2] | max) as $n | ($same / ($n * ($n - 1))) as $ic
| "Index of Coincidence: \\($ic)\\nNormalized: \\($ic * 26)\\n"`;

/** Operations on text, lines and what is parted by a delimiter. */
export const textual: Operations = {
  'To Upper case': (args) => {
    args.only(0, ['All'], 'the scope');
    return step('case-converter', { case: 'upper' }, text(), givesText('text'));
  },
  'To Lower case': () => step('case-converter', { case: 'lower' }, text(), givesText('text')),
  'Swap case': () => step('case-converter', { case: 'swap' }, text(), givesText('text')),
  'Alternating Caps': () => step('case-converter', { case: 'alternating' }, text(), givesText('text')),
  'To Camel case': cased('camel'),
  'To Snake case': cased('snake'),
  'To Kebab case': cased('kebab'),
  Head: (args) => onParts(args, 0, '.[:$n | tonumber]', { n: args.string(1, '10') }),
  Tail: (args) => {
    const count = args.number(1, 10);
    return onParts(args, 0, count === 0 ? '[]' : '.[- ($n | tonumber):]', { n: String(count) });
  },
  Sort: sort,
  Unique: (args) => {
    if (args.flag(1)) unsupported('the counts of items are not offered');
    return onParts(args, 0, 'reduce .[] as $i ({s: {}, o: []}; if .s[$i] then . else .s[$i] = true | .o += [$i] end) | .o');
  },
  Filter: (args) => {
    const pattern = args.string(1);
    const separator = delimiterOf(args, 0);
    if (separator !== '\n') unsupported('items that are parted by anything but line ends are not offered');
    return step('line-filter', { pattern, match: 'regex', engine: 'javascript', ...(args.flag(2) && { invert: true }) }, text(), givesText('text'));
  },
  Reverse: reverse,
  Split: (args) => {
    const [from, to] = [args.escaped(0, ','), args.escaped(1, '\\n')];
    const named = DELIMITERS[args.string(0)] ?? from;
    return jq(`${PARTS} parts($d) | join($j)`, { d: named, j: DELIMITERS[args.string(1)] ?? to });
  },
  'Pad lines': (args) => {
    const count = args.number(1, 5);
    const padding = args.escaped(2, ' ').repeat(count).slice(0, count);
    return jq(`${PARTS} parts("\\n") | map(${args.string(0, 'Start') === 'Start' ? '$p + .' : '. + $p'}) | join("\\n")`, { p: padding });
  },
  'Add line numbers': (args) =>
    jq(
      `${PARTS} parts("\\n") | (length | tostring | length) as $w | to_entries | map((.key + 1 + ($o | tonumber) | tostring) as $n | ([range(0; $w - ($n | length)) | " "] | join("")) + $n + " " + .value) | join("\\n")`,
      { o: args.string(0, '0') },
    ),
  'Remove line numbers': () =>
    step('text-replacer', { find: '(?m)^[ \\t]{0,5}\\d+[\\s:|\\-,.)\\]]', replacement: '', mode: 'regex' }, text(), givesText('text')),
  'Remove whitespace': removeWhitespace,
  'Remove Diacritics': () => step('accent-remover', { replaceLetters: false }, text(), givesText('text')),
  'Remove ANSI Escape Codes': () => step('ansi-code-remover', {}, text(), givesText('text')),
  'Find / Replace': findReplace,
  'Regular expression': regularExpression,
  'Count occurrences': (args) => {
    const { pattern, isPattern } = patternOf(args, 0);
    if (pattern === '') unsupported('counting nothing is not offered');
    return step('regex-tester', { pattern, engine: 'javascript', flags: isPattern ? 'i' : '', limit: 1 }, text(), givesValue('count'));
  },
  'Escape string': escapeString,
  'Unescape string': () => jq(UNESCAPED),
  'Escape Unicode Characters': escapeUnicode,
  'Unescape Unicode Characters': (args) => {
    const [pattern, isLong] = args.choice(0, { '\\u': ['\\\\\\\\u', false], '%u': ['%u', false], 'U+': ['U\\\\+', true] } as const, '\\u');
    if (isLong)
      return jq(
        `${NUMBER} gsub("${pattern}(?<h>[0-9a-f]{4,6})"; .h | number | if . > 1114111 then error("there is no such character") else [.] | implode end; "i")`,
      );
    return step('unicode-escape-converter', { mode: 'decode', format: args.choice(0, { '\\u': 'utf16', '%u': 'percentU' }, '\\u') }, text(), givesText());
  },
  'Escape Smart Characters': (args) => {
    const straight = step('smart-quotes-converter', { symbols: true }, text(), givesText('text'));
    const others = step('text-replacer', { find: '[^\\x00-\\x7F]', mode: 'regex' }, text(), givesText('text'));
    const kind = args.string(0, 'Include');
    const rare = step('bulk-text-replacer', { rules: RARE_SIGNS.map(([find, replacement]) => ({ find, replacement })) }, text(), givesText('text'));
    if (kind === 'Include') return [rare, straight];
    return [rare, straight, { ...others, inputs: { ...others.inputs, replacement: kind === 'Remove' ? '' : '.' } }];
  },
  Shuffle: (args) => {
    const separator = delimiterOf(args, 0);
    if (separator === '')
      return [
        ...jq('if test("\u0001") then error("the character U+0001 cannot be shuffled") else split("") | join("\u0001") end'),
        step('line-sorter', { order: 'random', separator: '\u0001' }, text(), givesText('text')),
        step('text-replacer', { find: '\u0001', replacement: '' }, text(), givesText('text')),
      ];
    return step('line-sorter', { order: 'random', separator }, text(), givesText('text'));
  },
  'HTML To Text': () => [],
  'Parity Bit': parityBit,
  'Index of Coincidence': () => jq(COINCIDENCE),
  'Get All Casings': () =>
    jq(
      'ascii_downcase | if test("[^\\u0000-\\u007f]") or length > 14 then error("at most 14 letters of ASCII are taken") else . end | split("") as $c | [range(pow(2; $c | length)) as $k | [range($c | length) as $j | if ($k / pow(2; $j) | floor) % 2 == 1 then $c[$j] | ascii_upcase else $c[$j] end] | join("")] | join("\\n")',
    ),
  'Convert Leet Speak': (args) => {
    const [from, to] = args.choice(0, { 'To Leet Speak': ['aeiostAEIOST', '431057431057'], 'From Leet Speak': ['431057', 'aeiost'] } as const, 'To Leet Speak');
    return jq('[split("")[] as $x | ($f | index($x)) as $at | if $at == null then $x else $t[$at:$at + 1] end] | join("")', { f: from, t: to });
  },
  Wrap: (args) => step('text-wrapper', { width: args.number(0, 64), mode: 'character' }, text(), givesText('text')),
  'Hamming Distance': hamming,
  'Levenshtein Distance': (args) => [
    step('json-string-escaper', { quotes: true }, text(), givesText()),
    step(
      'jq-evaluator',
      { filter: 'split($s) | if length != 2 then error("two samples are needed") else .[] end', arguments: { s: args.escaped(0, '\\n') } },
      json(),
      givesList('outputs'),
    ),
    step(
      'string-distance-calculator',
      {
        first: of(1, '/outputs/0'),
        second: of(1, '/outputs/1'),
        insertionCost: args.number(1, 1),
        deletionCost: args.number(2, 1),
        substitutionCost: args.number(3, 1),
      },
      undefined,
      givesValue('levenshtein'),
    ),
  ],
};

const SETS = `${PARTS} parts($s) | if length != 2 then error("two sets are needed") else map(parts($i)) end`;
/** Sets of which two are given, parted by the first argument. */
const onSets =
  (filter: string): Operation =>
  (args) =>
    jq(`def unrepeated: reduce .[] as $x ([]; if index([$x]) then . else . + [$x] end); ${SETS} | ${filter} | join($i)`, {
      s: args.escaped(0, '\\n\\n'),
      i: args.escaped(1, ','),
    });

/** Operations on sets and on numbers in a text. */
export const sets: Operations = {
  'Power Set': (args) =>
    jq(
      'split($i) | map(select(. != "")) | if length > 12 then error("at most 12 items are taken") elif length == 0 then "" else length as $n | . as $all | [range(pow(2; $n)) as $k | [range($n) as $j | select(($k / pow(2; $n - 1 - $j) | floor) % 2 == 1) | $all[$j]] | join($i)] | sort_by(length) | map(. + "\\n") | join("") end',
      {
        i: args.escaped(0, ','),
      },
    ),
  'Set Union': onSets('.[0] + .[1] | unrepeated'),
  'Set Intersection': onSets('.[1] as $b | .[0] | unrepeated | map(select([.] as $x | $b | index($x)))'),
  'Set Difference': onSets('.[1] as $b | .[0] | unrepeated | map(select([.] as $x | $b | index($x) | not))'),
  'Symmetric Difference': onSets('. as [$a, $b] | ($a | map(select([.] as $x | $b | index($x) | not))) + ($b | map(select([.] as $x | $a | index($x) | not)))'),
  'Cartesian Product': (args) =>
    jq(`${PARTS} parts($s) | if length < 2 then error("two sets are needed") else map(parts($i)) end | [combinations | "(" + join(",") + ")"] | join($i)`, {
      s: args.escaped(0, '\\n\\n'),
      i: args.escaped(1, ','),
    }),
};
