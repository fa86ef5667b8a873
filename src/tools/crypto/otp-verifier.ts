import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { sameSecret } from './lib/constant-time.ts';
import { nowField, secretText } from './lib/fields.ts';
import { instantOf, wholeSteps } from './lib/instant.ts';
import { hotp, otpDigits, otpHash, otpPeriod, otpSecret, otpSecretBytes, otpSecretEncoding } from './lib/otp.ts';

export default defineTool({
  slug: 'otp-verifier',
  name: 'OTP Code Verifier',
  category: 'crypto',
  summary: 'Checks a one-time code (TOTP or HOTP) against its secret, allowing for clock drift.',
  description:
    'Spaces and hyphens in the code are ignored. Of several codes that fit, the one nearest to the present counts, the past before the future. Every code of the window is computed and compared in constant time.',
  reference: 'RFC 6238, RFC 4226',
  keywords: ['2fa', 'mfa', 'check code', 'authenticator', 'one-time password', 'validate', 'two-factor'],
  inputs: z.strictObject({
    code: secretText(1, 20, 'The code to check, such as 123 456'),
    secret: otpSecret,
    secretEncoding: otpSecretEncoding,
    type: z.enum(['totp', 'hotp']).default('totp').describe('Time-based or counter-based codes'),
    counter: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional().describe('Needed for hotp: the next counter expected'),
    digits: otpDigits,
    periodSeconds: otpPeriod,
    algorithm: otpHash,
    window: z.int().min(0).max(50).default(1).describe('How many periods before and after, or counters ahead, are also accepted'),
    now: nowField,
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the code fits within the window'),
    offset: z.int().optional().describe('0 exact, -1 a code of the last period, 1 one of the next; for hotp how many counters ahead'),
    counter: z.int().optional().describe('Counter of the code, when valid'),
    reason: z.string().optional().describe('Why the code is not valid'),
  }),
  appliesWhen: {
    counter: { type: ['hotp'] },
  },
  examples: [
    {
      inputs: { code: '94287082', secret: '12345678901234567890', secretEncoding: 'utf8', digits: 8, now: '1970-01-01T00:01:20Z' },
      result: { valid: true, offset: -1, counter: 1 },
    },
    {
      inputs: { code: '287 082', secret: '12345678901234567890', secretEncoding: 'utf8', type: 'hotp', counter: 0, window: 2 },
      result: { valid: true, offset: 1, counter: 1 },
    },
  ],
  run({ code, secret, secretEncoding, type, counter, digits, periodSeconds, algorithm, window, now }) {
    const center = type === 'hotp' ? expectedCounter(counter) : currentCounter(counter, now, periodSeconds);
    const key = otpSecretBytes(secret, secretEncoding);
    const given = code.replace(/[\s-]+/g, '');
    if (!/^[0-9]+$/.test(given)) return { valid: false, reason: 'The code holds other characters than digits.' };
    if (given.length !== digits) return { valid: false, reason: `The code has ${given.length} digit(s); it needs ${digits}.` };
    const fitting = offsetsOf(type, window)
      .filter((offset) => center + offset >= 0 && center + offset <= Number.MAX_SAFE_INTEGER)
      .filter((offset) => sameSecret(hotp(key, center + offset, digits, algorithm), given));
    const offset = fitting[0];
    return offset === undefined
      ? { valid: false, reason: `It is not the code of any ${type === 'hotp' ? 'counter' : 'period'} within the window.` }
      : { valid: true, offset, counter: center + offset };
  },
});

/** Offsets nearest to 0 first, the past before the future. */
const offsetsOf = (type: 'totp' | 'hotp', window: number): number[] => [
  0,
  ...Array.from({ length: window }, (_, index) => (type === 'hotp' ? [index + 1] : [-index - 1, index + 1])).flat(),
];

const expectedCounter = (counter: number | undefined): number => counter ?? invalid('counter', 'is required for hotp: the next counter expected');

function currentCounter(counter: number | undefined, now: string | undefined, periodSeconds: number): number {
  if (counter !== undefined) invalid('counter', 'belongs to hotp only; totp counts from the time');
  const instant = instantOf(now);
  if (instant < 0n) unprocessable('Time-based codes begin in 1970; now is before that.', 'now');
  return Number(wholeSteps(instant, BigInt(periodSeconds) * 1_000_000_000n));
}
