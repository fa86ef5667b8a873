import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { givesText, jq, type Plan, step, text } from '../plan.ts';
import { domain, URL } from './network.ts';

const HEX =
  'def digits: if . < 16 then "0123456789abcdef"[.:. + 1] else (. / 16 | floor | digits) + (. % 16 | digits) end; def number: reduce (ascii_downcase | explode[]) as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));';

/** Addresses of IPv4 as numbers, and of IPv6 as eight groups. */
const ADDRESSES = `${HEX}
def v4: if test("^([0-9]{1,3}[.]){3}[0-9]{1,3}$") then split(".") | map(tonumber) else error("it is no address of IPv4") end
  | if any(. > 255) then error("a part of an address of IPv4 is above 255") else reduce .[] as $x (0; . * 256 + $x) end;
def shown4: . as $n | [16777216, 65536, 256, 1] | map(($n / . | floor) % 256 | tostring) | join(".");
def groups: if . == "" then [] else split(":") | map(if test("^[0-9a-fA-F]{1,4}$") then number else error("it is no address of IPv6") end) end;
def v6: split("::") | if length == 2 then (.[0] | groups) as $a | (.[1] | groups) as $b | ($a | length) + ($b | length) as $n
    | if $n > 7 then error("it is no address of IPv6") else $a + [range(8 - $n) | 0] + $b end
  elif length == 1 then .[0] | groups | if length != 8 then error("it is no address of IPv6") else . end
  else error("it is no address of IPv6") end;
def shown6: map(digits | ("000" + .)[-4:]) | join(":");
def short6: . as $g | ([range(8) as $i | select($g[$i] == 0 and ($i == 0 or $g[$i - 1] != 0)) | {s: $i, n: (first(range($i; 9) | select(. == 8 or $g[.] != 0)) - $i)}] | map(select(.n > 1)) | sort_by(-.n)[0]) as $r
  | map(digits) as $h | if $r == null then $h | join(":") else ($h[:$r.s] | join(":")) + "::" + ($h[$r.s + $r.n:] | join(":")) end;`;

/** Numbers as JavaScript writes them. */
const COUNT = `def count: tostring | if test("^[0-9]{22,}$") then (length - 1) as $x | sub("0+$"; "") | .[:1] + (if length > 1 then "." + .[1:] else "" end) + "e+\\($x)" else . end;`;

const RANGES = `${ADDRESSES}
${COUNT}
def bits($most): tonumber | if . > $most then error("a prefix of IPv\\(if $most == 31 then 4 else 6 end) is at most \\($most) bits here") else . end;
def low4($bits): pow(2; 32 - $bits) as $s | (. / $s | floor) * $s;
def mask6($bits): [range(8) as $i | pow(2; 16 - ([([($bits - 16 * $i), 0] | max), 16] | min)) | 65536 - .];
def low6($bits): . as $g | mask6($bits) as $m | [range(8) as $i | (65536 - $m[$i]) as $s | ($g[$i] / $s | floor) * $s];
def high6($bits): . as $g | mask6($bits) as $m | [range(8) as $i | (65536 - $m[$i]) as $s | ($g[$i] / $s | floor) * $s + $s - 1];
def listed($from; $to): if $list == "false" then "" elif $to - $from + 1 > 65536 then error("more than 65,536 addresses are not listed") else [range($from; $to + 1) | shown4] | join("\\n") end;
def told(f): if $told == "true" then f else "" end;
def between4($from; $to): if $from > $to then error("the second address is below the first") else . end
  | (first(range(32; -1; -1) | select(. as $b | ($from | low4($b)) == ($to | low4($b))))) as $bits | ($from | low4($bits)) as $low | pow(2; 32 - $bits) as $size
  | told("Minimum subnet required to hold this range:\\n\\tNetwork: \\($low | shown4)\\n\\tCIDR: \\($bits)\\n\\tMask: \\(4294967296 - $size | shown4)\\n\\tSubnet range: \\($low | shown4) - \\($low + $size - 1 | shown4)\\n\\tTotal addresses in subnet: \\($size)\\n\\nRange: \\($from | shown4) - \\($to | shown4)\\nTotal addresses in range: \\($to - $from + 1)\\n\\n") + listed($from; $to);
def between6($from; $to): if $from > $to then error("the second address is below the first") else . end
  | told("Range: \\($from | shown6) - \\($to | shown6)\\nShorthand range: \\($from | short6) - \\($to | short6)\\nTotal addresses in range: \\(reduce range(8) as $i (0; . * 65536 + $to[$i] - $from[$i]) + 1 | count)\\n\\n");
gsub("^\\\\s+|\\\\s+$"; "") | . as $all
| if test("^[0-9.]+/[0-9]+$") then split("/") | (.[0] | v4) as $ip | (.[1] | bits(31)) as $bits | pow(2; 32 - $bits) as $size | ($ip | low4($bits)) as $low
    | told("Network: \\($ip | shown4)\\nCIDR: \\($bits)\\nMask: \\(4294967296 - $size | shown4)\\nRange: \\($low | shown4) - \\($low + $size - 1 | shown4)\\nTotal addresses in range: \\($size)\\n\\n") + listed($low; $low + $size - 1)
  elif test("^[0-9.]+\\\\s*-\\\\s*[0-9.]+$") then [splits("\\\\s*-\\\\s*") | v4] as [$from, $to] | between4($from; $to)
  elif test("^[0-9./\\\\n]+$") then [splits("\\\\n+") | if test("/") then split("/") | (.[1] | bits(31)) as $b | .[0] | v4 | low4($b) | ., . + pow(2; 32 - $b) - 1 else v4 end] | min as $from | max as $to | between4($from; $to)
  elif test("^[0-9a-fA-F:]+/[0-9]+$") then split("/") | (.[0] | v6) as $ip | (.[1] | bits(127)) as $bits
    | told("Network: \\($ip | shown6)\\nShorthand: \\($ip | short6)\\nCIDR: \\($bits)\\nMask: \\(mask6($bits) | shown6)\\nRange: \\($ip | low6($bits) | shown6) - \\($ip | high6($bits) | shown6)\\nTotal addresses in range: \\(pow(2; 128 - $bits) | count)\\n\\n")
  elif test("^[0-9a-fA-F:]+\\\\s*-\\\\s*[0-9a-fA-F:]+$") then [splits("\\\\s*-\\\\s*") | v6] as [$from, $to] | between6($from; $to)
  else [splits("\\\\s*\\\\n\\\\s*") | if test("/") then split("/") | (.[1] | bits(127)) as $b | .[0] | v6 | low6($b), high6($b) else v6 end] | min as $from | max as $to | between6($from; $to) end`;

const parseIpRange = (args: Arguments): Plan[] => jq(RANGES, { told: String(args.flag(0, true)), list: String(args.flag(1, true)) });

/** Each line by what it holds: an address of IPv4 or 256 of them, a MAC address, or an address of IPv6 with one of them in it. */
const TRANSITIONS = `${ADDRESSES}
def named($name): if $bare == "true" then . else $name + ": " + . end;
def flipped: number | if (. / 2 | floor) % 2 == 1 then . - 2 else . + 2 end | digits | ("0" + .)[-2:];
def made($tail; $six): (. / 65536 | floor | digits | ("000" + .)[-4:]) as $a | (. % 65536 | digits | ("000" + .)[-4:]) as $b | "\\($a):\\($b)" as $v
  | ("2002:\\($v)::/\\($six)" | named("6to4")), ("::ffff:\\($v)\\($tail)" | named("IPv4 Mapped")), ("::ffff:0:\\($v)\\($tail)" | named("IPv4 Translated")), ("64:ff9b::\\($v)\\($tail)" | named("Nat 64"));
def found: . as $g | if .[0] == 8194 then $g[1] * 65536 + $g[2] | shown4 | named("IPv4")
  elif (.[:5] == [0, 0, 0, 0, 0] and .[5] == 65535) or (.[:4] == [0, 0, 0, 0] and .[4] == 65535 and .[5] == 0) or (.[:6] == [100, 65435, 0, 0, 0, 0]) then $g[6] * 65536 + $g[7] | shown4 | named("IPv4")
  elif (.[5] % 256) == 255 and (.[6] / 256 | floor) == 254 then $g[4:] | map(digits | ("000" + .)[-4:]) | join("") | [.[:2], .[2:4], .[4:6], .[10:12], .[12:14], .[14:]] | .[0] |= flipped | join(":") | ascii_upcase | named("Mac Address")
  else empty end;
[split("\\n")[] | select(. != "") | select($skip == "false" or (test("/") | not))
  | if test("^[0-9]{1,3}([.][0-9]{1,3}){3}$") then v4 | made(""; 48)
    elif test("^[0-9.]+/24$") then .[:-3] | v4 | (. / 256 | floor) * 256 | made("/120"; 40)
    elif test("^([0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2}$") then split(":") | (.[0] | flipped) + "\\(.[1]):\\(.[2])ff:fe\\(.[3]):\\(.[4])\\(.[5])" | named("EUI-64 Interface ID") | {last: .}
    else v6 | found end] | map(if type == "object" then .last else . + "\\n" end) | join("")`;

const transitions = (args: Arguments): Plan[] => jq(TRANSITIONS, { skip: String(args.flag(0, true)), bare: String(args.flag(1)) });

const IPV4 = '(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[01]?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[01]?\\d?\\d)(?:/\\d{1,2})?';
const GROUP = '[\\da-fA-F]{1,4}';
/** Eight groups, or fewer around one "::". */
const IPV6 = `(?<![\\w:])(?:(?:${GROUP}:){7}${GROUP}|(?:${GROUP}(?::${GROUP}){0,5})?::(?:${GROUP}(?::${GROUP}){0,5})?)(?![\\w:])`;

/** What Oniguruma, the engine of jq, calls what JavaScript means. */
const forJq = (pattern: string): string =>
  JSON.stringify(
    `(?i)(?<found>${pattern
      .replace(/\[-\\w\]/g, '[-a-zA-Z0-9_]')
      .replace(/\\w/g, '[a-zA-Z0-9_]')
      .replace(/\\x7f-\\xff/g, '\\u007f-\\u00ff')
      .replace(/^\\b/, '(?<![a-zA-Z0-9_])')
      .replace(/\\b$/, '(?![a-zA-Z0-9_])')})`,
  );

function defangUrl(args: Arguments): Plan[] {
  const changes = [
    ...(args.flag(0, true) ? ['gsub("[.]"; "[.]")'] : []),
    ...(args.flag(1, true) ? ['gsub("(?i)http"; "hxxp")'] : []),
    ...(args.flag(2, true) ? ['gsub("://"; "[://]")'] : []),
  ];
  if (changes.length === 0) return [];
  const change = changes.join(' | ');
  const within = (pattern: string): string => `gsub(${forJq(pattern)}; .found | ${change})`;
  const [urls, domains] = [within(URL), within(domain())];
  return jq(
    args.choice(3, { 'Valid domains and full URLs': `${urls} | ${domains}`, 'Only full URLs': urls, Everything: change }, 'Valid domains and full URLs'),
  );
}

function fangUrl(args: Arguments): Plan[] {
  const rules = [
    ['[.]', '.'],
    ['hxxp', 'http'],
    ['[://]', '://'],
  ].flatMap(([find, replacement], index) => (args.flag(index, true) ? [{ find, replacement }] : []));
  return rules.map((rule) => step('text-replacer', { ...rule, mode: 'literal' }, text(), givesText('text')));
}

/** Each address in the ways that are asked for, with an empty line behind it. */
function formatMac(args: Arguments): Plan[] {
  const ways = ['.', 'parts(2; "-")', 'parts(2; ":")', 'parts(4; ".")', 'interface'].filter((_, index) => args.flag(1 + index, index < 3));
  const shown = args.choice(0, { Both: '., ascii_upcase', 'Upper only': 'ascii_upcase', 'Lower only': '.' }, 'Both');
  return jq(
    `${HEX} def parts($n; $d): [range(0; length; $n) as $i | .[$i:$i + $n]] | join($d);
def interface: if length != 12 then error("a MAC address has twelve hex digits") else . end | (.[:2] | number | if (. / 2 | floor) % 2 == 1 then . - 2 else . + 2 end | digits | ("0" + .)[-2:]) + .[2:6] + "fffe" + .[6:] | parts(4; ":");
ascii_downcase | [splits("[,\\\\s]+") | (gsub("[:.-]+"; "") | (${ways.length === 0 ? 'empty' : ways.join(', ')}) | ${shown}), ""] | join("\\n")`,
  );
}

/** Addresses of networks. */
export const addresses: Operations = {
  'Defang URL': defangUrl,
  'Fang URL': fangUrl,
  'Format MAC addresses': formatMac,
  'Parse IP range': parseIpRange,
  'IPv6 Transition Addresses': transitions,
  // Brackets around the signs keep programs from making links of addresses.
  'Defang IP Addresses': () =>
    jq(`gsub("(?<a>${IPV4.replaceAll('\\', '\\\\')})"; .a | gsub("[.]"; "[.]")) | gsub("(?<a>${IPV6.replaceAll('\\', '\\\\')})"; .a | gsub(":"; "[:]"))`),
};
