import type { Arguments } from '../arguments.ts';
import { DELIMITERS } from '../escapes.ts';
import type { Operations } from '../operation.ts';
import { binary, bytes, givesBytes, givesText, givesWritten, jq, of, type Plan, step, text, written } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

const TO_HEX = step('hex-encoder', { mode: 'encode' }, bytes(), givesText());
const FROM_HEX = step('hex-encoder', { mode: 'decode' }, text(), givesBytes());

/** Works on the hex digits of bytes with a jq program, and makes bytes of what it gives. */
const onHex = (filter: string, values: Record<string, string> = {}): Plan[] => [TO_HEX, ...jq(filter, values), FROM_HEX];

/** Numbers of hex digits in jq. */
const HEX = 'def number: reduce (ascii_downcase | explode[]) as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));';

function hexDump(args: Arguments): Plan[] {
  const width = args.number(0, 16);
  if (!Number.isInteger(width) || width < 1 || width > 1000) unsupported('a width of other than 1 to 1,000 bytes is not offered');
  const shown = args.flag(3)
    ? 'if . >= 32 and . <= 126 then [.] | implode else "." end'
    : 'if . >= 32 and . <= 126 or . >= 160 and . != 173 then [.] | implode else "." end';
  const lines = `${HEX} def hex8: [range(8) as $i | (. / pow(16; 7 - $i) | floor) % 16 | "0123456789abcdef"[.:. + 1]] | join("");
def padded(n): . + ([range(n - length) | " "] | join(""));
($w | tonumber) as $w | [scan("..")] as $b | ($b | length) as $n
| [range(0; $n; $w) as $at | $b[$at:$at + $w] as $row
  | (($at | hex8) + "  " + ($row | join(" ") | padded($w * 3)))${args.flag(1) ? ' | ascii_upcase' : ''} | . + " |" + ($row | map(number | ${shown}) | join("")) + "|"${args.flag(2) ? ', (if $at + $w >= $n then $n | hex8 else empty end)' : ''}]
| join("\\n")`;
  if (args.flag(2)) unsupported('the final length is not offered');
  return [TO_HEX, ...jq(lines, { w: String(width) })];
}

const BECH32 = { Bech32: 'bech32', Bech32m: 'bech32m' };

function toBech32(args: Arguments): Plan[] {
  const humanReadablePart = args.string(0, 'bc');
  if (humanReadablePart === '') unsupported('a prefix is needed');
  const isSegWit = args.string(3, 'Generic') === 'Bitcoin SegWit';
  const inputs = {
    mode: 'encode',
    limit: false,
    humanReadablePart,
    variant: args.choice(1, BECH32, 'Bech32'),
    ...(isSegWit && { witnessVersion: args.number(4) }),
  };
  if (args.string(2, 'Raw bytes') === 'Hex') return [step('bech32-encoder', { ...inputs, inputEncoding: 'hex' }, written(), givesText())];
  return [step('bech32-encoder', inputs, bytes(), givesText())];
}

const BECH32_OUTPUTS: Readonly<Record<string, string>> = {
  Hex: '{{output}}',
  'HRP: Hex': '{{humanReadablePart}}: {{output}}',
};

function fromBech32(args: Arguments): Plan[] {
  const variant = args.string(0, 'Auto-detect');
  const format = args.string(1, 'Raw');
  const decoded = step('bech32-encoder', { mode: 'decode', limit: false, outputEncoding: 'hex' }, text(), givesWritten('output'));
  const guard = step(
    'jq-evaluator',
    {
      json: { $text: ['{"variant":"', of(0, '/variant'), '","hrp":', '"', of(0, '/humanReadablePart'), '","data":"', of(0, '/output'), '"}'] },
      filter: `if $v != "Auto-detect" and .variant != ($v | ascii_downcase) then error("the checksum is that of the other variant") else . end | .data`,
      arguments: { v: variant },
    },
    undefined,
    givesWritten('outputs/0'),
  );
  if (format === 'Raw') return [decoded, guard, FROM_HEX];
  const template = BECH32_OUTPUTS[format] ?? unsupported(`the output ${JSON.stringify(format)} is not offered`);
  return [
    decoded,
    guard,
    step(
      'mustache-renderer',
      { template, escape: false, values: { output: of(1, '/outputs/0'), humanReadablePart: of(0, '/humanReadablePart') } },
      undefined,
      givesText('text'),
    ),
  ];
}

const CHARSETS: Readonly<Record<string, string>> = {
  'UTF-8 (65001)': 'utf-8',
  'UTF-16LE (1200)': 'utf-16le',
  'UTF-16BE (1201)': 'utf-16be',
  'UTF-32LE (12000)': 'utf-32le',
  'UTF-32BE (12001)': 'utf-32be',
  'OEM United States (437)': 'cp437',
  'OEM Multilingual Latin 1; Western European (DOS) (850)': 'cp850',
  'OEM Latin 2; Central European (DOS) (852)': 'cp852',
  'OEM Russian; Cyrillic (DOS) (866)': 'cp866',
  'Windows-1250 Central European (1250)': 'windows-1250',
  'Windows-1251 Cyrillic (1251)': 'windows-1251',
  'Windows-1252 Latin (1252)': 'windows-1252',
  'Windows-1253 Greek (1253)': 'windows-1253',
  'Windows-1254 Turkish (1254)': 'windows-1254',
  'Windows-1257 Baltic (1257)': 'windows-1257',
  'ISO-8859-1 Latin 1 Western European (28591)': 'iso-8859-1',
  'ISO-8859-2 Latin 2 Central European (28592)': 'iso-8859-2',
  'ISO-8859-5 Latin/Cyrillic (28595)': 'iso-8859-5',
  'ISO-8859-7 Latin/Greek (28597)': 'iso-8859-7',
  'ISO-8859-9 Latin 5 Turkish (28599)': 'iso-8859-9',
  'ISO-8859-15 Latin 9 (28605)': 'iso-8859-15',
  'Japanese Shift-JIS (932)': 'shift_jis',
  'EUC Japanese (51932)': 'euc-jp',
  'Simplified Chinese GBK (936)': 'gbk',
  'Simplified Chinese GB18030 (54936)': 'gb18030',
  'Traditional Chinese Big5 (950)': 'big5',
  'US-ASCII (7-bit) (20127)': 'ascii',
  'KOI8-R Russian Cyrillic (20866)': 'koi8-r',
  'KOI8-U Ukrainian Cyrillic (21866)': 'koi8-u',
};
const EBCDIC: Readonly<Record<string, string>> = {
  'IBM EBCDIC International (500)': 'cp500',
  'IBM EBCDIC US-Canada (37)': 'cp037',
  'IBM EBCDIC Latin 1/Open System (1047)': 'cp1047',
  'IBM EBCDIC US-Canada (037 + Euro symbol) (1140)': 'cp1140',
  'IBM EBCDIC Germany (20273)': 'cp273',
};

function recoded(args: Arguments, mode: 'encode' | 'decode'): Plan {
  const name = args.string(0, 'UTF-8 (65001)');
  const [tool, inputs] = Object.hasOwn(EBCDIC, name)
    ? ['ebcdic-converter', { codePage: EBCDIC[name] }]
    : ['charset-converter', { charset: CHARSETS[name] ?? unsupported(`the encoding ${JSON.stringify(name.slice(0, 60))} is not offered`) }];
  const coded = binary('text', 'bytesEncoding');
  return mode === 'encode'
    ? step(tool, { mode, ...inputs }, text(), { field: 'output', as: 'bytes', encoding: 'bytesEncoding', binary: true })
    : step(tool, { mode, ...inputs }, coded, givesText());
}

const NET_BIOS = `($o | tonumber) as $o | if length > 32 then "" else . + ([range((32 - length) / 2) | "20"] | join("")) end
| [ascii_downcase | explode[] | (if . >= 97 then . - 87 else . - 48 end) + $o] | map("0123456789abcdef"[(. / 16 | floor):(. / 16 | floor) + 1] + "0123456789abcdef"[. % 16:. % 16 + 1]) | join("")`;

/** Operations on bytes as such. */
export const byteOperations: Operations = {
  'To Hexdump': hexDump,
  'To Modhex': (args) => {
    const delimiter = args.string(0, 'Space') === 'None' ? '' : (DELIMITERS[args.string(0, 'Space')] ?? unsupported('this delimiter is not offered'));
    const perLine = args.number(1, 0);
    const line = perLine > 0 ? ` | [range(0; length; ${perLine}) as $at | .[$at:$at + ${perLine}] | join($d)] | join($d + "\\n")` : ' | join($d)';
    return [TO_HEX, ...jq(`${HEX} [scan("..") | [scan(".") | number | "cbdefghijklnrtuv"[.:. + 1]] | join("")]${line}`, { d: delimiter })];
  },
  'From Modhex': (args) => {
    if (!['Auto', 'None', 'Space', 'Percent', 'Comma', 'Semi-colon', 'Colon', 'Line feed', 'CRLF'].includes(args.string(0, 'Auto')))
      unsupported('this delimiter is not offered');
    return [...jq('ascii_downcase | [scan("[cbdefghijklnrtuv]") as $x | "cbdefghijklnrtuv" | index($x) | "0123456789abcdef"[.:. + 1]] | join("")'), FROM_HEX];
  },
  'To Bech32': toBech32,
  'From Bech32': fromBech32,
  'Encode text': (args) => recoded(args, 'encode'),
  'Decode text': (args) => recoded(args, 'decode'),
  'Remove null bytes': () => onHex('[scan("..") | select(. != "00")] | join("")'),
  'Strip UDP header': () => onHex('if length < 16 then error("a UDP header has 8 bytes") else .[16:] end'),
  'Strip IPv4 header': () =>
    onHex(
      `${HEX} if length < 40 then error("an IPv4 header has at least 20 bytes") else (.[1:2] | number * 8) as $n | if length < $n then error("the header is cut off") else .[$n:] end end`,
    ),
  'Strip TCP header': () =>
    onHex(
      `${HEX} if length < 40 then error("a TCP header has at least 20 bytes") else (.[24:25] | number * 8) as $n | if length < $n then error("the header is cut off") else .[$n:] end end`,
    ),
  'Encode NetBIOS Name': (args) => {
    const offset = args.number(0, 65);
    if (offset < 0 || offset > 240) unsupported('this offset is not offered');
    return onHex(NET_BIOS, { o: String(offset) });
  },
  Strings: (args) => {
    args.only(0, ['Single byte'], 'the encoding');
    args.only(2, ['All printable chars (A)'], 'the kind of characters');
    for (const index of [3, 4, 5]) if (args.flag(index)) unsupported('sorting, counting and leaving out repetitions is not offered');
    return step('strings-extractor', { minLength: args.number(1, 4), encoding: 'ascii' }, bytes('data', 'inputEncoding'), {
      field: 'strings',
      as: 'list',
      asWritten: true,
      separator: '\n',
      pointer: '/text',
    });
  },
};
