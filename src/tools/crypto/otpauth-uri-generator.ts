import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { secretText } from './lib/fields.ts';
import { newBase32Secret, otpHash, otpPeriod, otpSecretBytes, plainBase32 } from './lib/otp.ts';

export default defineTool({
  slug: 'otpauth-uri-generator',
  name: 'otpauth URI Generator',
  category: 'crypto',
  summary: 'Creates the otpauth:// address that authenticator apps scan, with a new secret if you have none.',
  description:
    'All parameters are always written, in the order secret, issuer, algorithm, digits and period (or counter for hotp). A new secret has 20 random bytes. Draw the address as a QR code to scan it.',
  reference: "Google Authenticator's key URI format",
  keywords: ['2fa', 'mfa', 'totp', 'hotp', 'google authenticator', 'qr code', 'enrol', 'provisioning'],
  random: true,
  inputs: z.strictObject({
    accountName: z.string().min(1).max(200).describe('Whose account it is, such as alice@example.com'),
    issuer: z.string().min(1).max(200).optional().describe('Name of the service the account belongs to'),
    secret: secretText(1, 1000, 'The shared secret in Base32; 20 random bytes if omitted').optional(),
    type: z.enum(['totp', 'hotp']).default('totp').describe('Time-based or counter-based codes'),
    algorithm: otpHash,
    digits: z.int().min(6).max(8).default(6).describe('How many digits a code has'),
    periodSeconds: otpPeriod,
    counter: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0).describe('First counter of hotp'),
  }),
  result: z.strictObject({
    uri: z.string().describe('The otpauth:// address'),
    secret: z.string().describe('The secret in Base32, capitals without padding'),
    label: z.string().describe('The label as people read it, issuer:account'),
  }),
  appliesWhen: {
    counter: { type: ['hotp'] },
  },
  beside: [{ title: 'QR code', tool: 'qr-code-generator', from: { text: { result: 'uri' } }, show: 'svg' }],
  examples: [
    {
      inputs: { accountName: 'alice@example.com', issuer: 'ACME Co', secret: 'HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ' },
      result: {
        uri: 'otpauth://totp/ACME%20Co:alice%40example.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30',
        secret: 'HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ',
        label: 'ACME Co:alice@example.com',
      },
    },
    {
      inputs: { accountName: 'bob', secret: 'jbswy3dpehpk3pxp', type: 'hotp', counter: 5 },
      result: { uri: 'otpauth://hotp/bob?secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&counter=5', secret: 'JBSWY3DPEHPK3PXP', label: 'bob' },
    },
  ],
  run({ accountName, issuer, secret, type, algorithm, digits, periodSeconds, counter }) {
    const parts = (issuer === undefined ? [accountName] : [issuer, accountName]).map((part) => part.toWellFormed());
    if (accountName.includes(':')) unprocessable('The account name contains a colon, which separates issuer and account.', 'accountName');
    if (issuer?.includes(':')) unprocessable('The issuer contains a colon, which separates issuer and account.', 'issuer');
    if (secret !== undefined) otpSecretBytes(secret, 'base32');
    const written = secret === undefined ? newBase32Secret() : plainBase32(secret);
    const encoded = parts.map(encodeURIComponent);
    const parameters = [
      `secret=${written}`,
      ...(issuer === undefined ? [] : [`issuer=${encoded[0]}`]),
      `algorithm=${algorithm.toUpperCase()}`,
      `digits=${digits}`,
      type === 'totp' ? `period=${periodSeconds}` : `counter=${counter}`,
    ];
    return { uri: `otpauth://${type}/${encoded.join(':')}?${parameters.join('&')}`, secret: written, label: parts.join(':') };
  },
});
