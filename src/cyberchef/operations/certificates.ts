import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { binary, bytes, givesBytes, givesText, givesWritten, jq, json, type Plan, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

const TO_HEX = step('hex-encoder', { mode: 'encode' }, bytes(), givesText());
const fromBase64: Plan[] = [
  step('text-replacer', { find: '-----[^-\\n]*-----|[^A-Za-z0-9+/]', replacement: '', mode: 'regex' }, text(), givesText('text')),
  step('base64-encoder', { mode: 'decode' }, text(), givesBytes()),
  TO_HEX,
];

/** The hex digits of DER that is given as PEM, base64, hex or bytes. */
function derOf(args: Arguments): Plan[] {
  switch (args.string(0, 'PEM')) {
    case 'PEM':
      return [...jq('if test("-----BEGIN [A-Z0-9 ]+-----") then . else error("there is no PEM") end'), ...fromBase64];
    case 'Base64':
      return fromBase64;
    case 'DER Hex':
      return [
        step('text-replacer', { find: '\\s', replacement: '', mode: 'regex' }, text(), givesText('text')),
        step('case-converter', { case: 'lower' }, text(), givesText('text')),
      ];
    case 'Raw':
      return [step('hex-encoder', { mode: 'encode' }, binary('text', 'inputEncoding'), givesText())];
    default:
      return unsupported('this format is not offered');
  }
}

/** Reads DER (X.690) as a tree: `.t` is the tag of a value in hex, `.c` its content, `.k` what is in it, `.o` an identifier and `.s` a text. */
const TREE = `def number: reduce explode[] as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));
def bytes: [scan("..") | number];
def nodes: if . == "" then empty else .[2:4] as $l
  | (if $l == "" then error("the DER is cut off") elif $l < "80" then [4, ($l | number)] else ($l | number - 128) as $n | if $n < 1 or $n > 4 then error("the DER has a length that cannot be") else [4 + 2 * $n, (.[4:4 + 2 * $n] | number)] end end) as [$head, $length]
  | if length < $head + 2 * $length then error("the DER is cut off") else {t: .[:2], c: .[$head:$head + 2 * $length]}, (.[$head + 2 * $length:] | nodes) end end;
def oid: bytes | reduce .[] as $b ({v: 0, o: []}; .v = .v * 128 + $b % 128 | if $b < 128 then .o += [.v] | .v = 0 else . end) | .o | (.[0] as $x | if $x < 40 then [0, $x] elif $x < 80 then [1, $x - 40] else [2, $x - 80] end) + .[1:] | map(tostring) | join(".");
def utf8: bytes | reduce .[] as $b ({left: 0, v: 0, o: []}; if .left > 0 then .v = .v * 64 + $b % 64 | .left -= 1 | if .left == 0 then .o += [.v] else . end
  elif $b < 128 then .o += [$b] elif $b < 224 then .left = 1 | .v = $b % 32 elif $b < 240 then .left = 2 | .v = $b % 16 else .left = 3 | .v = $b % 8 end) | .o | implode;
def within: if .t | IN("30", "31") or test("^[ab]") then .c as $c | .k = [$c | nodes | within]
  elif .t == "06" then .c as $c | .o = ($c | oid)
  elif .t | IN("0c", "12", "13", "16", "17", "18", "1a", "81", "82", "86") then .c as $c | .s = ($c | utf8)
  elif .t == "14" then .c as $c | .s = ($c | bytes | implode)
  elif .t == "04" or .t == "03" then .c[(if .t == "03" then 2 else 0 end):] as $c | .k = (try [$c | nodes | within] catch [])
  else . end;
[nodes] | if length != 1 or .[0].t != "30" then error("the DER is not one sequence") else .[0] | within end | tojson`;

/** Names of identifiers, as CyberChef shows them. */
const NAMES = {
  parts: {
    '2.5.4.3': 'CN',
    '2.5.4.7': 'L',
    '2.5.4.8': 'ST',
    '2.5.4.10': 'O',
    '2.5.4.11': 'OU',
    '2.5.4.6': 'C',
    '2.5.4.9': 'STREET',
    '0.9.2342.19200300.100.1.25': 'DC',
    '0.9.2342.19200300.100.1.1': 'UID',
    '2.5.4.4': 'SN',
    '2.5.4.12': 'T',
    '1.2.840.113549.1.9.1': 'E',
  },
  algorithms: {
    '1.2.840.113549.1.1.4': 'MD5withRSA',
    '1.2.840.113549.1.1.5': 'SHA1withRSA',
    '1.2.840.113549.1.1.14': 'SHA224withRSA',
    '1.2.840.113549.1.1.11': 'SHA256withRSA',
    '1.2.840.113549.1.1.12': 'SHA384withRSA',
    '1.2.840.113549.1.1.13': 'SHA512withRSA',
    '1.2.840.10045.4.1': 'SHA1withECDSA',
    '1.2.840.10045.4.3.1': 'SHA224withECDSA',
    '1.2.840.10045.4.3.2': 'SHA256withECDSA',
    '1.2.840.10045.4.3.3': 'SHA384withECDSA',
    '1.2.840.10045.4.3.4': 'SHA512withECDSA',
    '1.2.840.10040.4.3': 'SHA1withDSA',
    '2.16.840.1.101.3.4.3.1': 'SHA224withDSA',
    '2.16.840.1.101.3.4.3.2': 'SHA256withDSA',
  },
  curves: { '1.2.840.10045.3.1.7': ['secp256r1', 'P-256', 256], '1.3.132.0.34': ['secp384r1', 'P-384', 384], '1.3.132.0.35': ['secp521r1', 'P-521', 521] },
  usages: [
    'Digital Signature',
    'Non-repudiation',
    'Key encipherment',
    'Data encipherment',
    'Key agreement',
    'Key certificate signing',
    'CRL signing',
    'Encipher Only',
    'Decipher Only',
  ],
  purposes: {
    '1.3.6.1.5.5.7.3.1': 'TLS Web Server Authentication',
    '1.3.6.1.5.5.7.3.2': 'TLS Web Client Authentication',
    '1.3.6.1.5.5.7.3.3': 'Code signing',
    '1.3.6.1.5.5.7.3.4': 'E-mail Protection (S/MIME)',
    '1.3.6.1.5.5.7.3.8': 'Trusted Timestamping',
    '1.3.6.1.5.5.7.3.9': 'ocspSigning',
    '2.5.29.37.0': 'anyExtendedKeyUsage',
    '1.3.6.1.4.1.311.2.1.21': 'Microsoft Individual Code Signing',
    '1.3.6.1.4.1.311.2.1.22': 'Microsoft Commercial Code Signing',
    '1.3.6.1.4.1.311.10.3.1': 'Microsoft Trust List Signing',
    '1.3.6.1.4.1.311.10.3.3': 'Microsoft Server Gated Crypto',
    '1.3.6.1.4.1.311.10.3.4': 'Microsoft Encrypted File System',
    '1.3.6.1.4.1.311.20.2.2': 'Microsoft Smartcard Login',
    '2.16.840.1.113730.4.1': 'Netscape Server Gated Crypto',
  },
  extensions: {
    '2.5.29.19': [0, 'Basic Constraints'],
    '2.5.29.15': [1, 'Key Usage'],
    '2.5.29.37': [2, 'Extended Key Usage'],
    '2.5.29.17': [3, 'Subject Alternative Name'],
    '2.5.29.14': [4, 'subjectKeyIdentifier'],
    '2.5.29.35': [4, 'authorityKeyIdentifier'],
    '2.5.29.32': [4, 'certificatePolicies'],
  },
  reasons: {
    0: 'Unspecified',
    1: 'Key Compromise',
    2: 'CA Compromise',
    3: 'Affiliation Changed',
    4: 'Superseded',
    5: 'Cessation Of Operation',
    6: 'Certificate Hold',
    8: 'Remove From CRL',
    9: 'Privilege Withdrawn',
    10: 'AA Compromise',
  },
  holds: { '1.2.840.10040.2.1': 'Hold Instruction None', '1.2.840.10040.2.2': 'Hold Instruction Call Issuer', '1.2.840.10040.2.3': 'Hold Instruction Reject' },
};

/** Names and signatures (RFC 5280). */
const PARTS = `($names | fromjson) as $n |
def number: reduce explode[] as $d (0; . * 16 + (if $d >= 97 then $d - 87 else $d - 48 end));
def bytes: [scan("..") | number];
def named($table): .o as $o | $n[$table][$o] // error("\\($o) is not among the \\($table) that are taken");
def string: .s // error("a text of the kind \\(.t) is not taken");
def name: [.k[] | .k[0].k | [(.[0] | named("parts")), (.[1] | string)]];
def path: name | map("/" + .[0] + "=" + .[1]) | join("");
def shown($indent): name | (map(.[0] | length) | max // 0) as $w | map(([range($indent) | " "] | join("")) + .[0] + ([range($w - (.[0] | length)) | " "] | join("")) + " = " + .[1]) | join("\\n");
def algorithm: .k[0] | named("algorithms");
def extension: .k | {o: .[0].o, critical: (.[1].t == "01" and .[1].c != "00"), value: .[-1].k[0]};
def general($after): (if .t == "81" then ["EMAIL", .s] elif .t == "82" then ["DNS", .s] elif .t == "86" then ["URI", .s]
  elif .t == "87" then ["IP", (if .c | length == 8 then .c | bytes | map(tostring) | join(".") else error("addresses of IPv6 are not taken") end)]
  elif .t == "a4" then ["DIR", (.k[0] | path)] elif .t == "a0" then [$other, "\\(.k[0].o)::\\(.k[1].k[0] | string)"]
  else error("a name of the kind \\(.t) is not taken") end) | .[0] + ":" + $after + .[1];
def colons: [scan("..")] | join(":");
def rows($w; $indent): [range(0; length; $w) as $i | .[$i:$i + $w]] | join("\\n" + $indent);
.k |`;

/** A request for a certificate (RFC 2986) with its key and the extensions that it asks for. */
const REQUEST = `def block: colons | rows(48; "                  ");
def bit: if .[:1] >= "8" then "00" + . else . end;
def integers: .k | map(.c);
def key: .k as [$algorithm, $bits] | $algorithm.k[0].o as $o | $bits.c[2:] as $data
  | if $o == "1.2.840.113549.1.1.1" then $bits.k[0] | integers as [$m, $e] | ($m | sub("^(00)+"; "")) as $digits
      | "  Algorithm:      RSA\\n  Length:         \\(($digits | length) * 4 - (["8", "4", "2", "1"] | map(select(. > $digits[:1])) | length)) bits\\n  Modulus:        \\($m | block)\\n  Exponent:       \\($e | number) (0x\\($e | sub("^0(?=.)"; "") | if length < 2 then "0" + . else . end))"
    elif $o == "1.2.840.10045.2.1" then $algorithm.k[1] | named("curves")
      | "  Algorithm:      ECDSA\\n  Length:         \\(.[2]) bits\\n  Pub:            \\($data | block)\\n  ASN1 OID:       \\(.[0])\\n  NIST CURVE:     \\(.[1])"
    elif $o == "1.2.840.10040.4.1" then ($algorithm.k[1] | integers) as [$p, $q, $g]
      | "  Algorithm:      DSA\\n  Length:         \\($p | sub("^0+"; "") | length * 4) bits\\n  Pub:            \\($bits.k[0].c | block)\\n  P:              \\($p | block)\\n  Q:              \\($q | block)\\n  G:              \\($g | block)"
    else error("the kind of the key is not taken") end;
def signature($algorithm): if $algorithm | endswith("withDSA") then .k[0] | integers | "  Signature:\\n      R:          \\(.[0] | block)\\n      S:          \\(.[1] | block)"
  elif $algorithm | endswith("RSA") then "  Signature:      \\(.c[2:] | block)" else "  Signature:      \\(.c[2:] | bit | block)" end;
def usage: (.c[2:] | bytes) as $b | [$n.usages | to_entries[] | select((($b[.key / 8 | floor] // 0) / pow(2; 7 - .key % 8) | floor) % 2 == 1) | .value];
def asked: named("extensions") as [$place, $label] | {place: $place, text: ("  \\($label):" + (if .critical then " critical" else "" end))};
def parts: .o as $o | .value | if $o == "2.5.29.19" then .k | ["CA = " + (if .[0].t == "01" and .[0].c != "00" then "true" else "false" end)] + [.[] | select(.t == "02") | "PathLenConstraint = \\(.c | number)"]
  elif $o == "2.5.29.15" then usage | if . == [] then ["(none)"] else . end
  elif $o == "2.5.29.37" then [.k[] | .o as $p | $n.purposes[$p] // $p] | if . == [] then ["(none)"] else . end
  elif $o == "2.5.29.17" then [.k[] | general(" ")]
  else ["(unsuported extension)"] end;
. as [$info, $alg, $bits] | $info.k as $fields | ($alg | algorithm) as $algorithm
| [$fields[3] | select(. != null) | .k[] | .k | select(.[0].o == "1.2.840.113549.1.9.14") | .[1].k[0].k[] | extension | asked + {parts: parts}] as $asked
| "Subject\\n\\($fields[1] | shown(2))\\nPublic Key\\n\\($fields[2] | key)\\nSignature\\n  Algorithm:      \\($algorithm)\\n\\($bits | signature($algorithm))\\nRequested Extensions"
  + (if $asked == [] then "" else "\\n" + ($asked | sort_by(.place) | map(.text + "\\n" + (.parts | map("    " + .) | join("\\n"))) | join("\\n")) end)`;

/** A list of revoked certificates (RFC 5280 section 5). */
const REVOKED = `def indent($w): ([range($w) | " "] | join("")) as $s | if . == "" then $s else split("\\n") | map($s + .) | join("\\n") end;
def date: string | if length == 13 then (if .[:2] < "50" then "20" else "19" end) + . else . end | if test("^[0-9]{14}Z$") then strptime("%Y%m%d%H%M%SZ") | mktime | strftime("%a, %d %b %Y %H:%M:%S GMT") else error("a date is malformed") end;
def generals: map(general("")) | join("\\n") | indent(4);
def listed: .o as $o | .value
  | if $o == "2.5.29.35" then {at: "authorityKeyIdentifier", text: ("X509v3 Authority Key Identifier:" + (.k | map(if .t == "80" then "\\n\\tkeyid:" + (.c | ascii_upcase | colons) elif .t == "a1" then "\\n\\tDirName:" + (.k[0].k[0] | path) else "\\n\\tserial:" + (.c | ascii_upcase | colons) end) | join("")))}
    elif $o == "2.5.29.31" then {at: "cRLDistributionPoints", text: ("X509v3 CRL Distribution Points:" + ([.k[] | .k[0] | if .t == "a0" and .k[0].t == "a0" then "\\n" + ("Full Name:\\n" + (.k[0].k | generals) | indent(4)) else error("a distribution point has no full name") end] | join("")))}
    elif $o == "2.5.29.20" then {at: "cRLNumber", text: "X509v3 CRL Number:\\n\\t\\(.c | ascii_upcase)"}
    elif $o == "2.5.29.18" then {at: "issuerAltName", text: ("X509v3 Issuer Alternative Name:\\n" + (.k | generals))}
    elif $o == "2.5.29.46" then {at: $o, text: "\\($o):\\n\\tUnsupported CRL extension. Try openssl CLI."}
    else error("the extension \\($o) is not taken") end;
def entry: .o as $o | .value
  | if $o == "2.5.29.21" then (.c | number) as $code | "X509v3 CRL Reason Code:\\n    " + ($n.reasons[$code | tostring] // "invalid reason code: \\($code)")
    elif $o == "2.5.29.23" then .o as $hold | "Hold Instruction Code:\\n\\t" + ($n.holds[$hold] // "\\($hold): unknown hold instruction OID")
    elif $o == "2.5.29.24" then "Invalidity Date:\\n\\t" + date
    else error("the extension \\($o) of an entry is not taken") end;
def revoked: .k | "Serial Number: \\(.[0].c | ascii_upcase)\\n    Revocation Date: \\(.[1] | date)" + (if .[2] then "\\n\\tCRL entry extensions:\\n" + (.[2].k | map(extension | entry) | join("\\n") | indent(8)) else "" end);
. as [$list, $alg, $bits] | ($list.k[0].t == "02") as $second | (if $second then $list.k[1:] else $list.k end) as $fields
| ($fields[4:] | map(select(.t == "30"))[0]) as $entries | ($fields[4:] | map(select(.t == "a0"))[0]) as $extensions
| "Certificate Revocation List (CRL):\\n    Version: \\(if $second then "2 (0x1)" else "1 (0x0)" end)\\n    Signature Algorithm: \\($alg | algorithm)\\n    Issuer:\\n\\($fields[1] | shown(8))\\n    Last Update: \\($fields[2] | date)\\n    Next Update: \\($fields[3] | date)\\n"
  + (if $extensions then "\\tCRL extensions:\\n" + ($extensions.k[0].k | map(extension | listed) | sort_by(.at) | map(.text) | join("\\n") | indent(8)) + "\\n" else "" end)
  + "Revoked Certificates:\\n" + (if $entries then $entries.k | map(revoked) | join("\\n") | indent(4) else "    No Revoked Certificates." end)
  + "\\nSignature Value:\\n        " + ($bits.c[2:] | colons | rows(54; "        "))`;

/** Writes DER as a report. @param other what a name of another kind is called */
const reported = (program: string, other: string): Plan[] => [
  ...jq(TREE),
  step('jq-evaluator', { filter: `${PARTS} ${program}`, arguments: { names: JSON.stringify(NAMES), other } }, json(), givesWritten('outputs/0')),
];

/** Requests for certificates and lists of those that were revoked, as text. */
export const certificates: Operations = {
  'Parse CSR': (args) => [...derOf(args), ...reported(REQUEST, 'Other')],
  'Parse X.509 CRL': (args) => [...derOf(args), ...reported(REVOKED, 'OtherName')],
};
