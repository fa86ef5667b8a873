import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { givesText, jq, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { found } from './found.ts';

const NUMBERS = 'def number($base): reduce (ascii_downcase | explode[]) as $d (0; . * $base + (if $d >= 97 then $d - 87 else $d - 48 end));';
const READ: Readonly<Record<string, string>> = {
  'Dotted Decimal':
    'if test("^[0-9]{1,3}([.][0-9]{1,3}){3}$") then split(".") | map(tonumber) | if any(. > 255) then error("a part of an address is above 255") else reduce .[] as $x (0; . * 256 + $x) end else error("an address in dotted decimal is needed") end',
  Decimal: 'if test("^[0-9]+$") then tonumber else error("a decimal number is needed") end',
  Octal: 'if test("^[0-7]+$") then number(8) else error("an octal number is needed") end',
  Hex: 'gsub("0x|[^0-9a-fA-F]"; "") | if length == 8 then number(16) else error("eight hex digits are needed") end',
};
const SHOWN: Readonly<Record<string, string>> = {
  'Dotted Decimal': '. as $n | [16777216, 65536, 256, 1] | map(($n / . | floor) % 256 | tostring) | join(".")',
  Decimal: 'tostring',
  Octal: '. as $n | [range(10; -1; -1) as $i | ($n / pow(8; $i) | floor) % 8 | tostring] | join("") | sub("^0+(?=.)"; "") | "0" + .',
  Hex: '. as $n | [range(7; -1; -1) as $i | ($n / pow(16; $i) | floor) % 16 | "0123456789abcdef"[.:. + 1]] | join("")',
};

function changeIpFormat(args: Arguments) {
  const [from, to] = [args.string(0, 'Dotted Decimal'), args.string(1, 'Dotted Decimal')];
  const read = READ[from] ?? unsupported(`${JSON.stringify(from.slice(0, 40))} is not offered`);
  const shown = SHOWN[to] ?? unsupported(`${JSON.stringify(to.slice(0, 40))} is not offered`);
  const one = from === to ? '.' : `(${read}) | if . > 4294967295 then error("an address of IPv4 is at most 4294967295") else . end | ${shown}`;
  return jq(`${NUMBERS} [split("\\n")[] | select(. != "") | ${one}] | join("\\n")`);
}

/** The lengths of hashes in hex digits. */
const HASH_LENGTHS = [1, 2, 4, 8, 16, 32, 40, 48, 56, 64, 80, 96, 128, 256];

function extractHashes(args: Arguments) {
  const isAll = args.flag(1);
  const length = args.number(0, 40);
  if (!isAll && (!Number.isInteger(length) || length < 1 || length > 1000)) unsupported(`hashes of ${length} digits are not offered`);
  return found({
    pattern: `\\b(?:${(isAll ? HASH_LENGTHS : [length]).map((digits) => `[a-f0-9]{${digits}}`).join('|')})\\b`,
    ...(isAll && { also: 'sort_by(length)' }),
    ...(args.flag(2) && { total: 'Total Results: ' }),
  });
}

/** The count above what was found and repetitions, as the arguments at these places say; their order stays that of the text. */
function listed(args: Arguments, total: number, sort: number, unique: number) {
  if (args.flag(sort)) unsupported('sorting is not offered');
  return { total: args.flag(total) ? 'Total found: ' : undefined, unique: args.flag(unique) };
}

// The characters of a name before the @ but for dots (RFC 5322, and any above ASCII), and those of a name of a host.
const ATOM = '[^\\x00-\\x20"(),.:;<>@\\[\\\\\\]\\x7f-\\x9f\\ud800-\\udfff]+';
const QUOTED = '"(?:[^\\0\\t\\n\\r "\\\\\\x80-\\uffff]|\\\\[^\\0\\n\\r\\x80-\\uffff])*"';
const LETTER = '[^\\x00-/:-@\\[-`{-\\x9f\\ud800-\\udfff]';
const HOST_LABEL = `${LETTER}(?:(?:${LETTER}|-)*${LETTER})?`;
const PART = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const EMAIL = `(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})@(?:(?:${HOST_LABEL}\\.)+${HOST_LABEL}|\\[(?:${PART}\\.){3}${PART}\\])`;

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const OCTAL = '0[1-3]?[0-7]{1,2}';
/** Four numbers of 0 to 255, all in decimal or all in octal, that are no part of longer ones. */
const IPV4 = `(?<!\\d)(?:(?:${OCTET}\\.){3}${OCTET}|(?:${OCTAL}\\.){3}${OCTAL})(?!\\d)`;

const IN_PATH = '[^.!,?"<>\\[\\]{}\\s\\x7f-\\xff]';
/** An address with its protocol; signs that end a sentence are no part of its end. */
export const URL = `[a-z]+://[-\\w]+(?:\\.\\w[-\\w]*)+(?::\\d+)?(?:/${IN_PATH}*(?:[.!,?]+${IN_PATH}+)*)?`;
/** A name of a host. @param more signs that may stand in a label beside letters and digits */
export const domain = (more = ''): string => `\\b(?:(?=[a-z0-9${more}-]{1,63}\\.)(?:xn--)?[a-z0-9${more}]+(?:-[a-z0-9${more}]+)*\\.)+[a-z]{2,63}\\b`;
const [YEAR, MONTH, DAY] = ['(?:19|20)\\d\\d', '(?:0[1-9]|1[012])', '(?:0[1-9]|[12][0-9]|3[01])'];
const DATE = [
  [YEAR, MONTH, DAY],
  [DAY, MONTH, YEAR],
  [MONTH, DAY, YEAR],
]
  .map((parts) => parts.join('[- /.]'))
  .join('|');
const WINDOWS_NAME = "[a-z\\d][a-z\\d\\- '_()~]{0,61}";
const WINDOWS_PATH = `[a-z]:\\\\(?:${WINDOWS_NAME}\\\\?)*${WINDOWS_NAME}(?:\\.[a-z\\d]{1,6})?`;
const UNIX_PATH = '(?:/[a-z\\d.][a-z\\d\\-.]{0,61})+';

function extractPaths(args: Arguments) {
  const patterns = [...(args.flag(0, true) ? [WINDOWS_PATH] : []), ...(args.flag(1, true) ? [UNIX_PATH] : [])];
  if (patterns.length === 0) unsupported('looking for no kind of paths is not offered');
  return found({ pattern: patterns.join('|'), flags: 'i', ...listed(args, 2, 3, 4) });
}

/** Networks, addresses and what is found in text. */
export const network: Operations = {
  'Change IP format': changeIpFormat,
  'Extract hashes': extractHashes,
  'Extract IP addresses': (args) => {
    if (!args.flag(0, true)) unsupported('IPv6 alone is not offered');
    if (args.flag(2)) unsupported('leaving out local addresses is not offered');
    if (!args.flag(1)) return found({ pattern: IPV4, ...listed(args, 3, 4, 5) });
    const guard = jq('if test("[0-9a-fA-F]?:[0-9a-fA-F:]") then error("IPv6 addresses are not looked for; ioc-extractor finds them") else . end');
    return [...guard, ...found({ pattern: IPV4, ...listed(args, 3, 4, 5), at: guard.length })];
  },
  'Extract MAC addresses': (args) => found({ pattern: '[A-F\\d]{2}(?:[:-][A-F\\d]{2}){5}', flags: 'i', ...listed(args, 0, 1, 2) }),
  'Extract URLs': (args) => found({ pattern: URL, flags: 'i', ...listed(args, 0, 1, 2) }),
  'Extract domains': (args) => found({ pattern: domain(args.flag(3) ? '_' : ''), flags: 'i', ...listed(args, 0, 1, 2) }),
  'Extract dates': (args) => found({ pattern: DATE, flags: 'i', ...(args.flag(0) && { total: 'Total found: ' }) }),
  'Extract file paths': extractPaths,
  'Extract email addresses': (args) => found({ pattern: EMAIL, ...listed(args, 0, 1, 2) }),
  'Parse ObjectID timestamp': () => [
    step('objectid-decoder', {}, text('objectId'), givesText('timestamp')),
    step('text-replacer', { find: 'Z$', replacement: '.000Z', mode: 'regex' }, text(), givesText('text')),
  ],
  'Dechunk HTTP response': () => [
    ...jq(
      'def chunk: capture("^(?<n>[0-9A-Fa-f]+)[^\\\\r\\\\n]*(?<e>\\\\r?\\\\n)") as $c | ($c.n | explode | reduce .[] as $d (0; . * 16 + (if $d >= 97 then $d - 87 elif $d >= 65 then $d - 55 else $d - 48 end))) as $n | if $n == 0 then [] else .[(. | match("\\\\n").offset + 1):] as $rest | [$rest[:$n]] + ($rest[$n + ($c.e | length):] | chunk) end; chunk | join("")',
    ),
  ],
  'Strip HTTP headers': () =>
    jq('(index("\\r\\n\\r\\n")) as $crlf | (index("\\n\\n")) as $lf | if $crlf != null then .[$crlf + 4:] elif $lf != null then .[$lf + 2:] else . end'),
};
