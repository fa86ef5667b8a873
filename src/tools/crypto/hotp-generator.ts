import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { hotp, otpDigits, otpHash, otpSecret, otpSecretBytes, otpSecretEncoding } from './lib/otp.ts';

export default defineTool({
  slug: 'hotp-generator',
  name: 'HOTP Code Generator',
  category: 'crypto',
  summary: 'Generates counter-based one-time codes (HOTP) from a secret.',
  description:
    'The counter is hashed as 8 bytes, most significant first. Base32 secrets may be in either case, with white space, hyphens and padding or without.',
  reference: 'RFC 4226',
  keywords: ['2fa', 'one-time password', 'otp', 'counter', 'token', 'yubikey'],
  inputs: z.strictObject({
    secret: otpSecret,
    secretEncoding: otpSecretEncoding,
    counter: z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Counter of the first code'),
    digits: otpDigits,
    algorithm: otpHash,
    count: z.int().min(1).max(100).default(1).describe('How many codes, from counter on'),
  }),
  result: z.strictObject({
    codes: z.array(z.string()).describe('The codes in the order of their counters'),
    code: z.string().describe('The first code, that of counter'),
    nextCounter: z.int().describe('Counter after the last code'),
  }),
  examples: [
    {
      inputs: { secret: '12345678901234567890', secretEncoding: 'utf8', counter: 0, count: 3 },
      result: { codes: ['755224', '287082', '359152'], code: '755224', nextCounter: 3 },
    },
    { inputs: { secret: 'JBSW Y3DP EHPK 3PXP', counter: 1000 }, result: { codes: ['120699'], code: '120699', nextCounter: 1001 } },
  ],
  run({ secret, secretEncoding, counter, digits, algorithm, count }) {
    if (counter + count > Number.MAX_SAFE_INTEGER) invalid('counter', 'and count together must not be above 2^53 - 1');
    const key = otpSecretBytes(secret, secretEncoding);
    const codes = Array.from({ length: count }, (_, index) => hotp(key, counter + index, digits, algorithm));
    return { codes, code: codes[0] ?? '', nextCounter: counter + count };
  },
});
