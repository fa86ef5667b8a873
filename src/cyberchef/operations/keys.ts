import { parseJsonText } from '../../tools/shared/json/parse-text.ts';
import { hexOf } from '../../tools/shared/platform/bytes.ts';
import { type Arguments, latin1 } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import {
  binary,
  bytes,
  GIVEN,
  givesBinary,
  givesBytes,
  givesJson,
  givesList,
  givesText,
  givesValue,
  givesWritten,
  ITEM,
  jq,
  of,
  reportOf,
  step,
  text,
  written,
} from '../plan.ts';
import { unsupported } from '../unsupported.ts';

const HASHES = { MD5: 'md5', 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' };
const VERDICT = '{{#valid}}Verified OK{{/valid}}{{^valid}}Verification Failure{{/valid}}';
const RSA_VERDICT = '{{#valid}}Verified OK{{/valid}}{{^valid}}Verification Failure{{/valid}}';
const SIGNATURES = {
  'ASN.1 HEX': { ecFormat: 'der', outputEncoding: 'hex' },
  'P1363 HEX': { ecFormat: 'p1363', outputEncoding: 'hex' },
  'JSON Web Signature': { ecFormat: 'p1363', outputEncoding: 'base64url' },
};
const CONVERTED = { 'ASN.1 HEX': ['der', 'hex'], 'P1363 HEX': ['p1363', 'hex'], 'JSON Web Signature': ['p1363', 'base64url'] } as const;
const FORMATS = { Raw: 'utf8', Hex: 'hex', Base64: 'base64' };

/** A key as PEM; nobody could tell what else it is. */
function pemOf(args: Arguments, index: number, what: RegExp = /-----BEGIN/): string {
  const key = args.string(index);
  if (!what.test(key)) unsupported('the key is not PEM of this kind');
  return key;
}

const PUBLIC = /PUBLIC KEY-----|CERTIFICATE-----/;
const PRIVATE = /PRIVATE KEY-----/;

/** A message that is given as an argument, as bytes. */
function messageOf(args: Arguments, index: number): Record<string, unknown> {
  const inputEncoding = args.choice(index + 1, FORMATS, 'Raw');
  const message = args.string(index);
  return inputEncoding === 'utf8' ? { text: hexOf(latin1(message)), inputEncoding: 'hex' } : { text: message, inputEncoding };
}

/** Refuses several blocks of PEM at once: the tool after it takes the first alone. */
const oneBlock = jq('if (split("-----BEGIN ") | length) > 2 then error("only one block of PEM is taken at a time") else . end');

const passphraseOf = (args: Arguments, index: number) => (args.string(index) === '' ? {} : { passphrase: args.string(index) });

function rsaPadding(args: Arguments, index: number): Record<string, unknown> {
  const scheme = args.choice(index, { 'RSA-OAEP': 'oaep', 'RSAES-PKCS1-V1_5': 'pkcs1' }, 'RSA-OAEP');
  return scheme === 'oaep' ? { padding: scheme, hash: args.choice(index + 1, HASHES, 'SHA-1') } : { padding: scheme };
}

/** A signature of ECDSA as hex digits, from JSON with r and s, base64url, or what is hex already. */
const SIGNATURE_HEX = `def digits: [(. / 16 | floor), . % 16] | map("0123456789abcdef"[.:. + 1]) | join("");
def base64: [explode[] | if . >= 65 and . <= 90 then . - 65 elif . >= 97 and . <= 122 then . - 71 elif . >= 48 and . <= 57 then . + 4 elif . == 43 or . == 45 then 62 elif . == 47 or . == 95 then 63 elif . == 61 then empty else error("the signature is in no form that is known") end]
  | [range(0; length; 4) as $i | .[$i:$i + 4] | select(length > 1) | (length - 1) as $n | reduce (. + [0, 0, 0])[:4][] as $x (0; . * 64 + $x) | [(. / 65536 | floor), (. / 256 | floor) % 256, . % 256][:$n][] | digits] | join("");
def tagged($tag): (length / 2) as $n | $tag + (if $n < 128 then $n | digits else "81" + ($n | digits) end) + .;
def integer: if type != "string" or (test("^[0-9a-fA-F]+$") | not) then error("r and s must be hex digits") else ascii_downcase | (if length % 2 == 1 then "0" + . else . end) | sub("^(00)+(?=..)"; "") | (if test("^[89a-f]") then "00" + . else . end) | tagged("02") end;
gsub("^\\\\s+|\\\\s+$"; "") | (try fromjson catch null) as $json
| if ($f == "Auto" or $f == "Raw JSON") and ($json | type) == "object" then ($json.r | integer) + ($json.s | integer) | tagged("30")
  elif $f == "Raw JSON" then error("the signature is not JSON")
  elif $f == "JSON Web Signature" or ($f == "Auto" and (test("^[0-9a-fA-F]{2,}$") | not)) then base64 else . end`;
const SIGNATURE_FORMS = { Auto: 'auto', 'ASN.1 HEX': 'der', 'P1363 HEX': 'p1363', 'JSON Web Signature': 'p1363', 'Raw JSON': 'der' } as const;

/** Steps that read a signature; they are as many as this says. */
const SIGNATURE_STEPS = 3;
function signatureSteps(args: Arguments, outputEncoding: string, field: string) {
  const format = args.choice(0, SIGNATURE_FORMS, 'Auto');
  const hex = jq(SIGNATURE_HEX, { f: args.string(0, 'Auto') });
  return [
    ...hex,
    step(
      'ecdsa-signature-converter',
      { signatureEncoding: 'hex', outputEncoding, ...(format !== 'auto' && { format }) },
      written('signature'),
      givesWritten(field),
    ),
  ];
}

function ecdsaVerify(args: Arguments) {
  const hash = args.choice(1, HASHES, 'SHA-256');
  return [
    ...signatureSteps(args, 'hex', 'der'),
    step(
      'digital-signature-verifier',
      { ...messageOf(args, 3), signature: of(SIGNATURE_STEPS - 1, '/der'), signatureEncoding: 'hex', publicKey: pemOf(args, 2, PUBLIC), hash },
      undefined,
      givesValue('valid'),
    ),
    reportOf(VERDICT, { valid: of(SIGNATURE_STEPS, '/valid') }),
  ];
}

/** r and s as positive integers of DER have them. */
const positive = 'def positive: sub("^(00)+(?=..)"; "") | if test("^[89a-f]") then "00" + . else . end;';

function ecdsaConversion(args: Arguments) {
  if (args.string(1, 'ASN.1 HEX') === 'Raw JSON')
    return [
      ...signatureSteps(args, 'hex', 'der'),
      step(
        'jq-evaluator',
        {
          json: 'null',
          filter: `${positive} {r: ($r | positive), s: ($s | positive)} | tojson`,
          arguments: { r: of(SIGNATURE_STEPS - 1, '/r'), s: of(SIGNATURE_STEPS - 1, '/s') },
        },
        undefined,
        givesWritten('outputs/0'),
      ),
    ];
  const [field, outputEncoding] = args.choice(1, CONVERTED, 'ASN.1 HEX');
  return signatureSteps(args, outputEncoding, field);
}

/** PEM as CyberChef writes it: lines end in CR and LF. */
const asPem = [
  step('text-replacer', { find: '\\r?\\n', replacement: '\r\n', mode: 'regex' }, text(), givesText('text')),
  step('text-replacer', { find: '(?:\\r\\n)?\\z', replacement: '\r\n', mode: 'regex', all: false }, text(), givesText('text')),
];

/** The public key of each block of PEM. */
const publicKeys = () => [
  step('json-string-escaper', { quotes: true }, text(), givesText()),
  step(
    'jq-evaluator',
    { filter: '[scan("-----BEGIN [^-]+-----[^-]*-----END [^-]+-----")] | if length == 0 then error("there is no whole block of PEM") else .[] end' },
    { field: 'json', as: 'json' },
    givesList('outputs'),
  ),
  { ...step('public-key-extractor', { key: ITEM }, undefined, givesList('items', '', '/publicKey')), forEach: { $step: 1, pointer: '/outputs' } },
  ...asPem,
];

/** A key, a list of keys or a set of them. */
const jwkToPem = () => [
  step(
    'jq-evaluator',
    {
      filter:
        '(if type == "array" then .[] elif type == "object" and has("keys") then .keys[] else . end) | if type != "object" or (.kty | IN("RSA", "EC") | not) then error("keys of RSA and EC are taken") else {key: tojson, target: (if has("d") then "pkcs8" else "spki" end)} end',
    },
    { field: 'json', as: 'json' },
    givesList('outputs'),
  ),
  {
    ...step(
      'jwk-pem-converter',
      { key: { $from: 'item', pointer: '/key' }, target: { $from: 'item', pointer: '/target' } },
      undefined,
      givesList('items', '\n', '/output'),
    ),
    forEach: { $step: 0, pointer: '/outputs' },
  },
  step('text-replacer', { find: '\\n+', replacement: '\n', mode: 'regex' }, text(), givesText('text')),
  ...asPem,
];

function otp(args: Arguments, kind: 'hotp' | 'totp') {
  const name = args.string(0);
  if (name === '' || /[{}]/.test(name)) unsupported('a name with braces, or none, is not offered');
  const digits = args.number(1, 6);
  if (digits > 8) unsupported('codes of more than 8 digits are not offered');
  const end = kind === 'hotp' ? `counter=${args.number(2)}` : `period=${args.number(3, 30)}`;
  if (kind === 'totp' && args.number(2) !== 0) unsupported('an offset of the epoch is not offered');
  const inputs = kind === 'hotp' ? { digits, counter: args.number(2) } : { digits, periodSeconds: args.number(3, 30) };
  return [
    step(`${kind}-generator`, inputs, text('secret'), givesWritten('code')),
    reportOf(`URI: otpauth://${kind}/${encodeURIComponent(name)}?secret={{secret}}&algorithm=SHA1&digits=${digits}&${end}\n\nPassword: {{code}}`, {
      secret: GIVEN,
      code: of(0, '/code'),
    }),
  ];
}

const JWT_ALGORITHMS = ['HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512'];

function jwtSign(args: Arguments) {
  const algorithm = args.string(1, 'HS256');
  if (!JWT_ALGORITHMS.includes(algorithm)) unsupported(`the algorithm ${algorithm} is not offered`);
  let header: unknown;
  try {
    header = parseJsonText(args.string(2, '{}') || '{}');
  } catch {
    unsupported('the header is no JSON');
  }
  return step('jwt-generator', { key: args.string(0), algorithm, header }, { field: 'payload', as: 'json' }, givesText('token'));
}

/** Keys, signatures, certificates and tokens. */
export const keys: Operations = {
  'RSA Encrypt': (args) =>
    step(
      'rsa-cipher',
      { mode: 'encrypt', key: pemOf(args, 0), ...rsaPadding(args, 1) },
      bytes('text', 'plainEncoding'),
      givesBinary('output', 'cipherEncoding'),
    ),
  'RSA Decrypt': (args) =>
    step(
      'rsa-cipher',
      { mode: 'decrypt', key: pemOf(args, 0), ...passphraseOf(args, 1), ...rsaPadding(args, 2) },
      binary('text', 'cipherEncoding'),
      givesBytes('output', 'plainEncoding'),
    ),
  'RSA Sign': (args) =>
    step(
      'digital-signature-generator',
      { privateKey: pemOf(args, 0), ...passphraseOf(args, 1), hash: args.choice(2, HASHES, 'SHA-1') },
      bytes(),
      givesBinary('signature'),
    ),
  'RSA Verify': (args) => [
    step(
      'digital-signature-verifier',
      { ...messageOf(args, 1), publicKey: pemOf(args, 0, PUBLIC), hash: args.choice(3, HASHES, 'SHA-1') },
      { ...binary('signature', 'signatureEncoding'), optional: true },
      givesValue('valid'),
    ),
    reportOf(RSA_VERDICT, { valid: of(0, '/valid') }),
  ],
  'ECDSA Sign': (args) =>
    step(
      'digital-signature-generator',
      { privateKey: pemOf(args, 0, PRIVATE), hash: args.choice(1, HASHES, 'SHA-256'), ...args.choice(2, SIGNATURES, 'ASN.1 HEX') },
      bytes(),
      givesWritten('signature'),
    ),
  'ECDSA Verify': ecdsaVerify,
  'ECDSA Signature Conversion': ecdsaConversion,
  'Public Key from Certificate': publicKeys,
  'Public Key from Private Key': publicKeys,
  'JWK to PEM': jwkToPem,
  'PEM to Hex': () => step('pem-der-converter', { dataEncoding: 'hex' }, text(), givesList('blocks', '', '/data')),
  'Hex to PEM': (args) => [
    step('pem-der-converter', { mode: 'encode', label: args.string(0, 'CERTIFICATE'), dataEncoding: 'hex' }, written(), givesWritten('pem')),
    ...asPem,
  ],
  'PEM to JWK': () => [...oneBlock, step('jwk-pem-converter', { target: 'jwk' }, text('key'), givesText())],
  'Hex to Object Identifier': () => step('object-identifier-converter', { format: 'hex' }, text('value'), givesWritten('oid')),
  'Object Identifier to Hex': () => step('object-identifier-converter', { format: 'dotted' }, text('value'), givesWritten('content')),
  'Generate HOTP': (args) => otp(args, 'hotp'),
  'Generate TOTP': (args) => otp(args, 'totp'),
  'JWT Sign': jwtSign,
  'JWT Decode': () => step('jwt-decoder', {}, text('token'), givesJson('payload')),
  'JWT Verify': (args) => [
    step('jwt-verifier', { key: args.string(0, 'secret') }, text('token'), givesValue('valid')),
    step(
      'jq-evaluator',
      { json: { $text: [of(0, '/valid')] }, filter: 'if . then "valid" else error("the signature or a claim is not valid") end' },
      undefined,
      givesValue('count'),
    ),
    step('jwt-decoder', { token: GIVEN }, undefined, givesJson('payload')),
  ],
};
