import type { Operation, Operations } from '../operation.ts';
import { binary, bytes, givesBytes, givesJson, givesList, givesText, givesWritten, jq, json, step, type Taking, text, written } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

/** Files go in as base64. */
const takesFile: Taking = { field: 'file', as: 'bytes', binary: true };

const RISON_FORMS = {
  Encode: 'value',
  'Encode Object': 'object',
  'Encode Array': 'array',
  Decode: 'value',
  'Decode Object': 'object',
  'Decode Array': 'array',
};

/** Records of TLS with the names that CyberChef gives their fields; what is not whole is left empty. */
const TLS_REPORT = `def items(f): if . == null or .length == 0 then {} else {length} + (if .truncated then {truncated} else {} end) + {values: (.values | map(f))} end;
def extension: {type, length} + (if .truncated then {truncated} else {} end) + (if .value then {value} else {} end);
def hello(name): {(name): (.version // ""), random: (.random // "")} + (if .sessionId then {sessionID: .sessionId} else {} end);
def fields: if .type == "client_hello" then hello("clientVersion") + {cipherSuites: (.cipherSuites | items(.code)), compressionMethods: (.compressionMethods | items(.)), extensions: (.extensions | items(extension))}
  elif .type == "server_hello" then hello("serverVersion") + {cipherSuite: (.cipherSuite.code // ""), compressionMethod: (.compressionMethod // ""), extensions: (.extensions | items(extension))}
  elif .type == "new_session_ticket" then {ticketLifetimeHint: (.ticketLifetimeSeconds | if . == null then "" else tostring + "s" end), ticket: (.ticket // "")}
  elif .type == "certificate" then {certificateList: (.certificates | items(.))}
  elif .type == "certificate_request" then {certificateTypes: (.certificateTypes | items(.)), supportedSignatureAlgorithms: (.signatureAlgorithms | items(.code))} + (if (.certificateAuthorities.length // 0) > 0 then {certificateAuthorities: (.certificateAuthorities | items(.))} else {} end)
  elif .type == "certificate_verify" then ((.signatureAlgorithm.code // .rest) as $code | {algorithmHash: $code[0:4], algorithmSignature: (if ($code | length) > 4 then "0x" + $code[4:6] else "" end), signature: (.signature // "")})
  elif .value then {handshakeValue: .value} else {} end;
def handshake: if (.messages | length) > 1 or ((.messages | length) == 0 and (.encrypted or .truncated | not)) then error("several messages of a record are read otherwise")
  elif .encrypted then {handshakeType: "finished"} + (if .value then {handshakeValue: .value} else {} end)
  elif .messages == [] then {}
  else .messages[0] | {handshakeType: .type} + (if del(.type, .length, .truncated) == {} then {} else fields end) end;
map({type, version, length} + (if .truncated then {truncated} else {} end) + (if .type == "handshake" then handshake elif .value then {value} else {} end)) | tojson`;

/** A fingerprint of bytes that are given in hex, in Base64 or as they are. @param fields of the result, by what CyberChef calls them */
function fingerprint(tool: string, field: string, fields: Readonly<Record<string, string>>, usual: string): Operation {
  return (args) => {
    const output = args.choice(1, fields, usual);
    const from = args.choice(0, { Hex: 'hex', Base64: 'base64', Raw: 'raw' }, 'Hex');
    return from === 'raw'
      ? step(tool, {}, binary(field, 'encoding'), givesWritten(output))
      : step(tool, { encoding: from }, written(field), givesWritten(output));
  };
}

const TLS_FINGERPRINTS = 'tls-fingerprint-calculator';
const SSH_FINGERPRINTS = 'ssh-fingerprint-calculator';

/** Formats that few programs know, and what is read from files and from the network. */
export const formats: Operations = {
  'Rison Encode': (args) =>
    args.string(0) === 'Encode URI'
      ? unsupported('percent-encoding is done otherwise')
      : step('rison-converter', { mode: 'encode', form: args.choice(0, RISON_FORMS, 'Encode') }, json('text'), givesText()),
  'Rison Decode': (args) => step('rison-converter', { mode: 'decode', form: args.choice(0, RISON_FORMS, 'Decode'), indent: 4 }, text(), givesText()),
  // No data is a tilde in Base92, and nothing in CyberChef.
  'To Base92': () => [
    step('base92-encoder', { mode: 'encode' }, bytes(), givesText()),
    step('text-replacer', { find: '^~$', replacement: '', mode: 'regex' }, text(), givesText('text')),
  ],
  'From Base92': () => [...jq('if index("~") then error("a tilde is no digit") else . end'), step('base92-encoder', { mode: 'decode' }, text(), givesBytes())],
  'To Hex Content': (args) =>
    step(
      'snort-content-converter',
      {
        mode: 'encode',
        hex: args.choice(
          0,
          { 'Only special chars': 'special', 'Only special chars including spaces': 'specialAndSpaces', 'All chars': 'all' },
          'Only special chars',
        ),
        spaced: args.flag(1),
      },
      bytes(),
      givesText(),
    ),
  'From Hex Content': () => step('snort-content-converter', { mode: 'decode', escapes: false }, text(), givesBytes()),
  'Show Base64 offsets': (args) => {
    args.only(0, ['A-Za-z0-9+/='], 'the alphabet');
    if (args.flag(1, true)) unsupported('its report is not offered');
    const isBase64 = args.string(2, 'Raw') === 'Base64';
    return step('base64-offset-generator', isBase64 ? { inputEncoding: 'base64' } : {}, isBase64 ? text() : bytes(), givesList('spellings', '\n', '/text'));
  },
  'Expand alphabet range': (args) => {
    const separator = args.escaped(0);
    if (separator.length > 20) unsupported('a delimiter of more than 20 characters is not offered');
    return step('alphabet-range-expander', { separator }, text('alphabet'), givesText('characters'));
  },
  'Decode NetBIOS Name': (args) => {
    args.only(0, [65], 'the offset');
    return [
      step('netbios-name-converter', { mode: 'decode' }, text(), givesWritten('bytes')),
      step('text-replacer', { find: '(?:20)+$', replacement: '', mode: 'regex' }, text(), givesText('text')),
      step('hex-encoder', { mode: 'decode' }, text(), givesBytes()),
    ];
  },
  'Avro to JSON': (args) => {
    const filter = args.flag(0, true) ? 'if length == 1 then .[0] else . end | tojson' : 'map(tojson + "\\n") | join("")';
    return [
      step('avro-to-json-converter', { limit: 100_000, logicalTypes: false }, takesFile, givesJson('records')),
      step('jq-evaluator', { filter }, json(), givesWritten('outputs/0')),
      ...(args.flag(0, true) ? [step('json-formatter', { indent: 4 }, json(), givesText('formatted'))] : []),
    ];
  },
  'Parse TLS record': () => [
    step('tls-record-decoder', {}, binary('records', 'encoding'), givesJson('records')),
    step('jq-evaluator', { filter: TLS_REPORT }, json(), givesWritten('outputs/0')),
    step('json-formatter', { indent: 4 }, json(), givesText('formatted')),
  ],
  'JA3 Fingerprint': fingerprint(TLS_FINGERPRINTS, 'hello', { 'Hash digest': 'ja3', 'JA3 string': 'ja3Raw' }, 'Hash digest'),
  'JA3S Fingerprint': fingerprint(TLS_FINGERPRINTS, 'hello', { 'Hash digest': 'ja3s', 'JA3S string': 'ja3sRaw' }, 'Hash digest'),
  'JA4 Fingerprint': fingerprint(
    TLS_FINGERPRINTS,
    'hello',
    { JA4: 'ja4', 'JA4 Original Rendering': 'ja4Original', 'JA4 Raw': 'ja4Raw', 'JA4 Raw Original Rendering': 'ja4OriginalRaw' },
    'JA4',
  ),
  'HASSH Client Fingerprint': fingerprint(SSH_FINGERPRINTS, 'message', { 'Hash digest': 'hassh', 'HASSH algorithms string': 'hasshRaw' }, 'Hash digest'),
  'HASSH Server Fingerprint': fingerprint(
    SSH_FINGERPRINTS,
    'message',
    { 'Hash digest': 'hasshServer', 'HASSH algorithms string': 'hasshServerRaw' },
    'Hash digest',
  ),
};
