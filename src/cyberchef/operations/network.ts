import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { givesList, givesText, givesWritten, jq, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';
import { parseTlsRecord } from './tls.ts';

const IP_FORMATS = { 'Dotted Decimal': 'address', Decimal: 'integer', Hex: 'hex' } as const;

function changeIpFormat(args: Arguments) {
  const from = args.choice(0, { 'Dotted Decimal': 'dotted', Decimal: 'decimal', Hex: 'hex' }, 'Dotted Decimal');
  const to = args.choice(1, IP_FORMATS, 'Dotted Decimal');
  const plan = step('ip-address-converter', { version: '4' }, text('address'), givesWritten(to));
  const made =
    from === 'hex' ? [step('text-replacer', { find: '^(?:0x)?', replacement: '0x', mode: 'regex', all: false }, text(), givesText('text')), plan] : [plan];
  return to === 'hex' ? [...made, step('text-replacer', { find: '^0x', replacement: '', mode: 'regex' }, text(), givesText('text'))] : made;
}

/** What was found, one to a line; sorting and counting are not offered. */
function found(args: Arguments, total: number, others: readonly number[]): void {
  if (args.flag(total)) unsupported('the count above what was found is not offered');
  for (const index of others) if (args.flag(index)) unsupported('sorting and leaving out repetitions is not offered');
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const OCTAL = '0[1-3]?[0-7]{1,2}';
/** Four numbers of 0 to 255, all in decimal or all in octal, that are no part of longer ones. */
const IPV4 = `(?<!\\d)(?:(?:${OCTET}\\.){3}${OCTET}|(?:${OCTAL}\\.){3}${OCTAL})(?!\\d)`;

/** Networks, addresses and what is found in text. */
export const network: Operations = {
  'Change IP format': changeIpFormat,
  'Extract hashes': (args) => {
    if (args.flag(1)) unsupported('hashes of every length are not offered');
    if (args.flag(2)) unsupported('the count above what was found is not offered');
    const length = args.number(0, 40);
    if (length < 2 || length > 1000) unsupported(`hashes of ${length} digits are not offered`);
    return step('regex-tester', { pattern: `\\b[a-f0-9]{${length}}\\b`, flags: 'i', limit: 10_000 }, text(), givesList('matches', '\n', '/text'));
  },
  'Extract IP addresses': (args) => {
    if (!args.flag(0, true)) unsupported('IPv6 alone is not offered');
    found(args, 3, [2, 4, 5]);
    const addresses = step('regex-tester', { pattern: IPV4, engine: 'javascript', limit: 10_000 }, text(), givesList('matches', '\n', '/text'));
    return args.flag(1)
      ? [...jq('if test("[0-9a-fA-F]?:[0-9a-fA-F:]") then error("IPv6 addresses are not looked for; ioc-extractor finds them") else . end'), addresses]
      : addresses;
  },
  'Extract MAC addresses': (args) => {
    found(args, 0, [1, 2]);
    return step('regex-tester', { pattern: '[A-F\\d]{2}(?:[:-][A-F\\d]{2}){5}', flags: 'i', limit: 10_000 }, text(), givesList('matches', '\n', '/text'));
  },
  'Parse ObjectID timestamp': () => [
    step('objectid-decoder', {}, text('objectId'), givesText('timestamp')),
    step('text-replacer', { find: 'Z$', replacement: '.000Z', mode: 'regex' }, text(), givesText('text')),
  ],
  'Parse TLS record': parseTlsRecord,
  'Dechunk HTTP response': () => [
    ...jq(
      'def chunk: capture("^(?<n>[0-9A-Fa-f]+)[^\\\\r\\\\n]*(?<e>\\\\r?\\\\n)") as $c | ($c.n | explode | reduce .[] as $d (0; . * 16 + (if $d >= 97 then $d - 87 elif $d >= 65 then $d - 55 else $d - 48 end))) as $n | if $n == 0 then [] else .[(. | match("\\\\n").offset + 1):] as $rest | [$rest[:$n]] + ($rest[$n + ($c.e | length):] | chunk) end; chunk | join("")',
    ),
  ],
  'Strip HTTP headers': () =>
    jq('(index("\\r\\n\\r\\n")) as $crlf | (index("\\n\\n")) as $lf | if $crlf != null then .[$crlf + 4:] elif $lf != null then .[$lf + 2:] else . end'),
};
