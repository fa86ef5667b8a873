import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { secretText } from './lib/fields.ts';
import { type OtpHash, otpAlgorithm, otpSecretBytes, plainBase32 } from './lib/otp.ts';

const MIN_SECRET_BITS = 128;
const otpType = z.enum(['totp', 'hotp']);
const FORM = /^otpauth:\/\/([a-z]+)\/([^?#]*)(?:\?([^#]*))?$/i;

export default defineTool({
  slug: 'otpauth-uri-parser',
  name: 'otpauth URI Parser',
  category: 'crypto',
  summary: 'Reads the account, secret and settings of an otpauth:// address.',
  description:
    "What is absent is sha1, 6 digits and 30 seconds. The issuer parameter wins over the label's. Parameters are percent-encoded; a plus sign is a plus sign. Of a parameter that is given twice the first counts.",
  reference: "Google Authenticator's key URI format",
  keywords: ['2fa', 'mfa', 'totp', 'hotp', 'google authenticator', 'qr code', 'decode', 'secret'],
  inputs: z.strictObject({ uri: secretText(1, 5000, 'The otpauth:// address, as a QR code contains it') }),
  result: z.strictObject({
    type: otpType.describe('Time-based or counter-based codes'),
    accountName: z.string().describe('Name of the account'),
    issuer: z.string().optional().describe('Name of the service, when there is one'),
    secret: z.string().describe('The secret in Base32, capitals without padding'),
    algorithm: z.string().describe('Hash function: sha1, sha256 or sha512'),
    digits: z.int().describe('How many digits a code has'),
    periodSeconds: z.int().optional().describe('How many seconds a TOTP code is valid'),
    counter: z.int().optional().describe('First counter of hotp'),
    secretBits: z.int().describe('Length of the secret in bits'),
    warnings: z.array(z.string()).describe('What apps or guidelines may object to'),
  }),
  headline: 'secret',
  examples: [
    {
      inputs: { uri: 'otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30' },
      result: {
        type: 'totp',
        accountName: 'john.doe@email.com',
        issuer: 'ACME Co',
        secret: 'HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ',
        algorithm: 'sha1',
        digits: 6,
        periodSeconds: 30,
        secretBits: 160,
        warnings: [],
      },
    },
  ],
  run({ uri }) {
    const [, kind = '', path = '', query = ''] = FORM.exec(uri.trim()) ?? unprocessable('It is not an otpauth address: otpauth://totp/LABEL?secret=...', 'uri');
    const type = otpType.safeParse(kind.toLowerCase()).data ?? unprocessable('The type after otpauth:// must be totp or hotp.', 'uri');
    const parameters = parametersOf(query);
    const { labelIssuer, accountName } = labelOf(decoded(path, 'label'));
    const issuer = parameters.get('issuer') || labelIssuer;
    const secret = parameters.get('secret') || unprocessable('The address has no secret.', 'uri');
    const bytes = otpSecretBytes(secret, 'base32');
    const algorithm = algorithmOf(parameters.get('algorithm'));
    const digits = wholeNumber(parameters, 'digits', 6, 4, 10);
    const warnings: string[] = [];
    if (bytes.length * 8 < MIN_SECRET_BITS) warnings.push(`The secret has ${bytes.length * 8} bits; RFC 4226 asks for 128 at least.`);
    if (labelIssuer !== undefined && issuer !== labelIssuer) warnings.push('The issuer differs from the one in the label.');
    if (issuer === undefined) warnings.push('There is no issuer.');
    if (algorithm !== 'sha1') warnings.push('Some apps take sha1 only and give wrong codes.');
    if (digits !== 6 && digits !== 8) warnings.push('Most apps show codes of 6 or 8 digits only.');
    return {
      type,
      accountName,
      ...(issuer !== undefined && { issuer }),
      secret: plainBase32(secret),
      algorithm,
      digits,
      ...(type === 'totp'
        ? { periodSeconds: wholeNumber(parameters, 'period', 30, 1, 3600) }
        : { counter: wholeNumber(parameters, 'counter', undefined, 0, Number.MAX_SAFE_INTEGER) }),
      secretBits: bytes.length * 8,
      warnings,
    };
  },
});

function decoded(text: string, what: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return unprocessable(`The ${what} is not percent-encoded UTF-8.`, 'uri');
  }
}

function parametersOf(query: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=');
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals), 'query').toLowerCase();
    if (!parameters.has(name)) parameters.set(name, equals < 0 ? '' : decoded(pair.slice(equals + 1), 'query'));
  }
  return parameters;
}

function labelOf(label: string): { labelIssuer: string | undefined; accountName: string } {
  const colon = label.indexOf(':');
  const accountName = label.slice(colon + 1).trimStart();
  if (accountName === '') unprocessable('The address has no label: the account name after otpauth://totp/.', 'uri');
  return { labelIssuer: colon > 0 ? label.slice(0, colon) : undefined, accountName };
}

function algorithmOf(text: string | undefined): OtpHash {
  const parsed = otpAlgorithm.safeParse((text || 'sha1').toLowerCase().replace('-', ''));
  return parsed.success ? parsed.data : unprocessable('The algorithm must be SHA1, SHA256 or SHA512.', 'uri');
}

function wholeNumber(parameters: ReadonlyMap<string, string>, name: string, usual: number | undefined, minimum: number, maximum: number): number {
  const text = parameters.get(name);
  if (text === undefined && usual !== undefined) return usual;
  const value = /^\d+$/.test(text ?? '') ? Number(text) : -1;
  if (value < minimum || value > maximum) unprocessable(`The ${name} must be a whole number from ${minimum} to ${maximum}.`, 'uri');
  return value;
}
