import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { givesWritten, jq, type Plan, report, step, text } from '../plan.ts';

/** The parts of a UUID, as CyberChef lists them: the time and what stands beside it, where the version has them. */
const UUID_REPORT = `split("|") as [$version, $ms, $time, $node, $clock, $hex, $integer]
| def number: reduce explode[] as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));
def section($name; $value): "\\($name):\\n\\($value)\\n\\n";
def time: section("Timestamp"; $ms) + section("Timestamp (ISO)"; "\\($time[:19]).\\(($ms | tonumber) % 1000 | tostring | ("00" + .)[-3:])Z");
(if $version == "" then error("it is no UUID that says its version") else section("Version"; $version) end)
+ (if $parts == "false" then ""
   elif $version == "1" or $version == "6" then time + section("Node"; $node | ascii_upcase) + section("Clock"; $clock)
   elif $version == "7" then time + section("Rand A"; $hex[13:16] | number) + section("Rand B"; $hex[16:] | ascii_upcase)
   else "No metadata available. Only versions 1, 6, 7 are supported.\\n\\n" end)
+ "UUID Integer:\\n\\($integer)"`;

const analyseUuid = (args: Arguments): Plan[] => [
  step('uuid-decoder', {}, text('uuid'), givesWritten('integer')),
  report('{{version}}|{{unixMilliseconds}}|{{timestamp}}|{{node}}|{{clockSequence}}|{{hex}}|{{integer}}'),
  ...jq(UUID_REPORT, { parts: String(args.flag(0, true)) }),
];

/** The fields of a public key of SSH, given in base64 or hex, or as a line of a file. */
const SSH_KEY = `def digits: [(. / 16 | floor), . % 16] | map("0123456789abcdef"[.:. + 1]) | join("");
def base64: [explode[] | if . >= 65 and . <= 90 then . - 65 elif . >= 97 and . <= 122 then . - 71 elif . >= 48 and . <= 57 then . + 4 elif . == 43 then 62 elif . == 47 then 63 else empty end]
  | [range(0; length; 4) as $i | .[$i:$i + 4] | select(length > 1) | (length - 1) as $n | reduce (. + [0, 0, 0])[:4][] as $x (0; . * 64 + $x) | [(. / 65536 | floor), (. / 256 | floor) % 256, . % 256][:$n][] | digits] | join("");
def number: reduce (explode[]) as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));
def words: if length < 8 then empty else (.[:8] | number) as $n | if $n == 0 then empty else .[8:8 + 2 * $n], (.[8 + 2 * $n:] | words) end end;
def shown: [scan("..") | number] | implode;
gsub("^\\\\s+|\\\\s+$"; "") | (capture("^(?:ssh|ecdsa-sha2)[^ \\\\t\\\\n]+[ \\\\t\\\\n]+(?<key>[^ \\\\t\\\\n]*)") | .key) // .
| if $f == "Hex" or ($f == "Auto" and test("^(?:[0-9A-Fa-f]{2}[ ,;:]?)+$")) then ascii_downcase | gsub("[^0-9a-f]"; "")
  elif $f == "Base64" or test("^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$") then base64
  else error("neither hex digits nor base64") end
| [words] | if length == 0 then error("there is no key") else . end
| (.[0] | shown) as $kind | . as $w
| "Key type: " + $kind + if $kind == "ssh-rsa" then "\\nExponent: 0x\\($w[1])\\nModulus: 0x\\($w[2])"
  elif $kind == "ssh-dss" then "\\np: 0x\\($w[1])\\nq: 0x\\($w[2])\\ng: 0x\\($w[3])\\ny: 0x\\($w[4])"
  elif $kind | startswith("ecdsa-sha2") then "\\nCurve: \\($w[1] | shown)\\nPoint: 0x\\($w[2:] | join(","))"
  elif $kind == "ssh-ed25519" then "\\nx: 0x\\($w[1])"
  else "\\nUnsupported key type.\\nParameters: \\($w[1:] | join(","))" end`;

/** What files may be done with by whom, from octal digits or letters, and the table of it. */
const PERMISSIONS = `def bit($n): (. / $n | floor) % 2 == 1;
def octal: capture("^\\\\s*(?<o>[0-7]{1,4})").o | (if length == 4 then . else "0" + (. + "00")[:3] end) | [scan(".") | tonumber]
  | .[0] as $s | {su: ($s | bit(4)), sg: ($s | bit(2)), sb: ($s | bit(1)), p: [.[1:][] | bit(4), bit(2), bit(1)]};
def textual: capture("^\\\\s*(?<t>[dlpcbDrwxsStT-]{1,10})").t | (. + "----------")[:10] | {kind: .[:1], su: (.[3:4] | IN("s", "S")), sg: (.[6:7] | IN("s", "S")), sb: (.[9:10] | IN("t", "T")),
  p: [(.[1:2] == "r"), (.[2:3] == "w"), (.[3:4] | IN("x", "s")), (.[4:5] == "r"), (.[5:6] == "w"), (.[6:7] | IN("x", "s")), (.[7:8] == "r"), (.[8:9] == "w"), (.[9:10] | IN("x", "t"))]};
def shown($x; $set; $s): if $set then (if $x then $s else $s | ascii_upcase end) elif $x then "x" else "-" end;
(if test("^\\\\s*[0-7]") then octal elif test("^\\\\s*[dlpcbDrwxsStT-]") then textual else error("permissions are octal digits or letters") end) | . as $all | .p as $p
| ({d: "Directory", l: "Symbolic link", p: "Named pipe", s: "Socket", c: "Character device", b: "Block device", D: "Door"}) as $kinds
| def flag($i; $c): if $p[$i] then $c else "-" end;
  def cell($i): if $p[$i] then "X" else " " end;
  def digit($i): ([$p[$i], $p[$i + 1], $p[$i + 2]] | map(if . then 1 else 0 end) | .[0] * 4 + .[1] * 2 + .[2]);
"Textual representation: \\(if $kinds[.kind // ""] then .kind else "-" end)\\(flag(0; "r"))\\(flag(1; "w"))\\(shown($p[2]; .su; "s"))\\(flag(3; "r"))\\(flag(4; "w"))\\(shown($p[5]; .sg; "s"))\\(flag(6; "r"))\\(flag(7; "w"))\\(shown($p[8]; .sb; "t"))"
+ "\\nOctal representation:   \\([.su, .sg, .sb] | map(if . then 1 else 0 end) | .[0] * 4 + .[1] * 2 + .[2])\\(digit(0))\\(digit(3))\\(digit(6))"
+ (if .kind then "\\nFile type: \\($kinds[.kind] // "Regular file")" else "" end)
+ (if .su then "\\nThe setuid flag is set" else "" end) + (if .sg then "\\nThe setgid flag is set" else "" end) + (if .sb then "\\nThe sticky bit is set" else "" end)
+ ([" |    Read |", " |   Write |", " | Execute |"] | to_entries | map(.key as $k | "\\n +---------+-------+-------+-------+\\n" + .value + "   \\(cell($k))   |   \\(cell($k + 3))   |   \\(cell($k + 6))   |") | join("") | "\\n\\n +---------+-------+-------+-------+\\n |         | User  | Group | Other |" + . + "\\n +---------+-------+-------+-------+")`;

/** Identifiers and keys, with a list of what is in them. */
export const identifiers: Operations = {
  'Analyse UUID': analyseUuid,
  'Parse UNIX file permissions': () => jq(PERMISSIONS),
  'Parse SSH Host Key': (args) => jq(SSH_KEY, { f: args.string(0, 'Auto') }),
};
