import type { Arguments } from '../arguments.ts';
import { DELIMITERS } from '../escapes.ts';
import type { Operations } from '../operation.ts';
import { binary, bytes, givesBytes, givesText, givesWritten, jq, json, of, type Plan, step, text, written } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

const TO_HEX = step('hex-encoder', { mode: 'encode' }, bytes(), givesText());
const FROM_HEX = step('hex-encoder', { mode: 'decode' }, text(), givesBytes());

/** Works on the hex digits of bytes with a jq program, and makes bytes of what it gives. */
export const onHex = (filter: string, values: Record<string, string> = {}): Plan[] => [TO_HEX, ...jq(filter, values), FROM_HEX];

/** Numbers of hex digits in jq. */
export const HEX = 'def number: reduce (ascii_downcase | explode[]) as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));';

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

/** The bytes of the groups of five bits. Those of a SegWit address have its version in front, which is a group by itself. */
const BECH32_BYTES = `${HEX}
def regrouped: reduce .[] as $x ({held: 0, bits: 0, out: []}; .held = .held * 32 + $x | .bits += 5
  | if .bits >= 8 then .bits -= 8 | pow(2; .bits) as $p | .out += [.held / $p | floor] | .held = .held % $p else . end)
  | if .bits >= 5 or .held != 0 then error("the bits left over are not zero") else .out end;
def hex: map("0123456789abcdef"[(. / 16 | floor):(. / 16 | floor) + 1] + "0123456789abcdef"[. % 16:. % 16 + 1]) | join("");
if $v != "Auto-detect" and ($v | ascii_downcase) != $got then error("the checksum is that of the other variant") else . end
| [$words | scan("..") | number] as $w
| (if ($hrp | IN("bc", "tb", "ltc", "tltc", "bcrt")) and ($w | length) > 0 and $w[0] <= 16 then try ($w[1:] | regrouped) catch null else null end) as $program
| ($program | length) as $n
| ($program != null and (if $w[0] == 0 then $n == 20 or $n == 32 else $n >= 2 and $n <= 40 end)) as $isSegWit
| (if $isSegWit then [$w[0]] + $program else $w | regrouped end) as $data`;
const BECH32_OUTPUTS: Readonly<Record<string, string>> = {
  Raw: '$data | hex',
  Hex: '$data | hex',
  'HRP: Hex': '$hrp + ": " + ($data | hex)',
  JSON: '"{\\n  \\"hrp\\": " + ($hrp | tojson) + ",\\n  \\"encoding\\": \\"B" + $got[1:] + "\\",\\n  \\"data\\": \\"" + ($data | hex) + "\\"\\n}"',
  'Bitcoin scriptPubKey': 'if $isSegWit then [if $w[0] == 0 then 0 else 80 + $w[0] end, $n] + $program else $data end | hex',
};

function fromBech32(args: Arguments): Plan[] {
  const format = args.string(1, 'Raw');
  const shown = BECH32_OUTPUTS[format] ?? unsupported(`the output ${JSON.stringify(format)} is not offered`);
  const decoded = [
    step('bech32-encoder', { mode: 'decode', words: true, outputEncoding: 'hex' }, text(), givesWritten('output')),
    step(
      'jq-evaluator',
      {
        json: 'null',
        filter: `${BECH32_BYTES} | ${shown}`,
        arguments: { v: args.string(0, 'Auto-detect'), got: of(0, '/variant'), hrp: of(0, '/humanReadablePart'), words: of(0, '/output') },
      },
      undefined,
      givesWritten('outputs/0'),
    ),
  ];
  return format === 'Raw' ? [...decoded, FROM_HEX] : decoded;
}

/** Records of a key, a length and a value. */
function parseTlv(args: Arguments): Plan[] {
  const [keyBytes, lengthBytes, isBer] = [args.number(0, 1), args.number(1, 1), args.flag(2)];
  if (keyBytes < 0 || lengthBytes < 0 || keyBytes + lengthBytes <= 0) unsupported('sizes that are not positive are not offered');
  const ber = `(.b[.at] // error("a length is missing")) as $first | .at += 1
  | if $first < 128 then .length = $first else ($first - 128) as $n | .length = reduce .b[.at:.at + $n][] as $x (0; . * 256 + $x) | .at += $n end`;
  const plain = `.length = reduce (.b[.at:.at + ${lengthBytes}] | reverse[]) as $x (0; . * 256 + $x) | .at += ${lengthBytes}`;
  const key = keyBytes > 0 ? `.key = .b[.at:.at + ${keyBytes}] | .at += ${keyBytes} |` : '';
  const program = `${HEX} {b: [scan("..") | number], at: 0, out: []}
| until(.at >= (.b | length); ${key} ${isBer ? ber : plain}
  | if .at + .length > (.b | length) then error("a value is cut off") else . end
  | .out += [{${keyBytes > 0 ? 'key, ' : ''}length, value: .b[.at:.at + .length]}] | .at += .length)
| .out | tojson`;
  return [TO_HEX, ...jq(program), step('json-formatter', { indent: 4 }, json(), givesText('formatted'))];
}

/** Blocks of bytes XORed with each other. */
function xorChecksum(args: Arguments): Plan[] {
  const size = args.number(0, 4);
  if (!Number.isInteger(size) || size < 1 || size > 1000) unsupported('blocks of other than 1 to 1,000 bytes are not offered');
  if (size === 1) return [step('checksum-calculator', {}, bytes(), givesWritten('xor8'))];
  const program = `${HEX} def xor(a; b): reduce (1, 2, 4, 8) as $p (0; . + (if (a / $p | floor) % 2 != (b / $p | floor) % 2 then $p else 0 end));
if length > 40000 then error("at most 20,000 bytes are taken") else . end
| [scan(".") | number] as $d | [range(${2 * size}) as $i | reduce range($i; $d | length; ${2 * size}) as $j (0; . as $x | xor($x; $d[$j])) | "0123456789abcdef"[.:. + 1]] | join("")`;
  return [TO_HEX, ...jq(program)];
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
  'Parse TLV': parseTlv,
  'XOR Checksum': xorChecksum,
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
