import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { bytes, givesText, jq, json, type Plan, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

/** The hex digits of what is given: bytes, or hex digits as text. */
function hexOfInput(args: Arguments): Plan[] {
  if (args.string(0, 'Hex') === 'Raw') return [step('hex-encoder', { mode: 'encode' }, bytes(), givesText())];
  return [
    step('text-replacer', { find: '0x|[^a-fA-F0-9]', replacement: '', mode: 'regex' }, text(), givesText('text')),
    step('case-converter', { case: 'lower' }, text(), givesText('text')),
  ];
}

/** `.h` are the digits, `.at` the digits that are read. */
const READER = `def number: reduce explode[] as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));
def raw($n): .v = .h[.at:.at + 2 * $n] | .at += 2 * $n;
def int($n): raw($n) | .v |= number;
def set($name): .v as $v | .o[$name] = $v;
def spaced: [scan("..")] | join(" ");
def escaped: gsub("&"; "&amp;") | gsub("<"; "&lt;") | gsub(">"; "&gt;") | gsub("\\""; "&quot;") | gsub("'"; "&#x27;") | gsub("\`"; "&#x60;");
def characters: [scan("..") | number] | implode | escaped;
if length % 2 == 1 then error("a hex digit stands alone") else . end |`;

const FRAME = `${READER}
def tags: if .h[.at:.at + 4] | IN("8100", "88a8") then .at += 4 | .vlans += [.h[.at + 1:.at + 4] | number] | .at += 4 | tags else .at += 4 end;
if length < 28 then error("the header of a frame has 14 bytes at least") else . end
| {h: ., at: 24, vlans: []} | tags | .h[.at:] as $data
| `;
const FRAME_OUTPUTS: Readonly<Record<string, string>> = {
  'Packet data': '$data | characters',
  'Packet data (hex)': '$data | spaced',
  'Text output':
    '"Source MAC: \\(.h[12:24] | [scan("..")] | join(":"))\\nDestination MAC: \\(.h[:12] | [scan("..")] | join(":"))\\n" + (if .vlans == [] then "" else "VLAN: \\(.vlans | map(tostring) | join(", "))\\n" end) + "Data:\\n\\($data | spaced)"',
};

const IPV4_OUTPUTS: Readonly<Record<string, string>> = { 'Data (hex)': 'spaced', 'Data (raw)': 'characters' };

const UDP = `${READER}
if length < 16 then error("a UDP header has 8 bytes") else . end | {h: ., at: 0, o: {}}
| int(2) | set("Source port") | int(2) | set("Destination port") | int(2) | set("Length") | raw(2) | .v = "0x" + .v | set("Checksum")
| if .at < (.h | length) then .h[.at:([.at, 2 * .o.Length] | max)] as $data | .o.Data = "0x" + $data else . end | .o | tojson`;

/** Kinds of options of TCP (IANA, tcp-parameters). */
const TCP_OPTIONS = {
  0: 'End of Option List',
  1: 'No-Operation',
  2: 'Maximum Segment Size',
  3: 'Window Scale',
  4: 'SACK Permitted',
  5: 'SACK',
  8: 'Timestamps',
};
const TCP = `${READER}
def option: int(1) | .v as $kind | (${JSON.stringify(TCP_OPTIONS)}[$kind | tostring] // error("an option of TCP of the kind \\($kind) is not named here")) as $name
  | .option = {Kind: $kind}
  | (if $kind < 2 then .left -= 1 else int(1) | .v as $n | .option.Length = $n | .left -= ([$n, 1] | max)
     | if $n <= 2 then . else raw($n - 2) | .v as $x
       | if $kind == 3 then (if $n == 3 then ($x | number) as $shift | .shift = $shift | .option.Value = {"Shift count": $shift, "Multiplier": pow(2; $shift)} else error("a window scale has one byte") end)
         elif $kind == 8 then (if $n == 10 then .option.Value = {"Current Timestamp": ($x[:8] | number | tostring), "Echo Reply": ($x[8:] | number | tostring)} else error("timestamps have 8 bytes") end)
         else .option.Value = (if $n <= 6 then $x | number else "0x" + $x end) end end end)
  | .option as $option | .options[$name] = $option;
def options: if .left > 0 then (if .at >= (.h | length) then error("the options are cut off") else . end) | option | options else . end;
if length < 40 then error("a TCP header has 20 bytes") else . end | {h: ., at: 0, o: {}, shift: 0, options: {}}
| int(2) | set("Source port") | int(2) | set("Destination port") | int(4) | .v |= tostring | set("Sequence number") | int(4) | set("Acknowledgement number")
| int(2) | .v as $bits | (($bits / 4096 | floor)) as $offset | .o["Data offset"] = "\\($offset) (\\($offset * 4) bytes)"
| def bit($i): ($bits / pow(2; $i) | floor) % 2; .o.Flags = ({Reserved: "\\(bit(11))\\(bit(10))\\(bit(9))"} + reduce (["FIN", "SYN", "RST", "PSH", "ACK", "URG", "ECE", "CWR", "NS"] | to_entries | reverse[]) as $flag ({}; .[$flag.value] = bit($flag.key)))
| .o["Window size"] = null | int(2) | .v as $window | raw(2) | .v = "0x" + .v | set("Checksum") | raw(2) | .v = "0x" + .v | set("Urgent pointer")
| if $offset > 5 then .left = $offset * 4 - 20 | options | .options as $options | .o.Options = $options else . end
| if .at < (.h | length) then .h[.at:] as $data | .o.Data = "0x" + $data else . end
| .shift as $shift | .o["Window size"] = "\\($window) (Scaled: \\($window * pow(2; $shift)))" | .o | tojson`;

const indented: Plan = step('json-formatter', { indent: 4 }, json(), givesText('formatted'));

/** Headers of packets. */
export const packets: Operations = {
  'Parse Ethernet frame': (args) => {
    const output = FRAME_OUTPUTS[args.string(1, 'Text output')] ?? unsupported('this output is not offered');
    return [...hexOfInput(args), ...jq(`${FRAME}${output}`)];
  },
  'Parse IPv4 header': (args) => {
    const output = IPV4_OUTPUTS[args.string(1, 'Table')] ?? unsupported('the table is not offered, but the data are; packet-decoder gives the fields');
    return [
      ...hexOfInput(args),
      ...jq(
        `${READER} if length < 2 then "" else (.[1:2] | number) as $words | if $words < 5 then error("a header of IPv4 has five words at least") else . end | .[8 * $words:] | ${output} end`,
      ),
    ];
  },
  'Parse UDP': (args) => [...hexOfInput(args), ...jq(UDP), indented],
  'Parse TCP': (args) => [...hexOfInput(args), ...jq(TCP), indented],
};
