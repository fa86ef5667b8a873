import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { nowField } from './lib/fields.ts';
import { instantOf, isoSeconds, wholeSteps } from './lib/instant.ts';
import { hotp, otpDigits, otpHash, otpPeriod, otpSecret, otpSecretBytes, otpSecretEncoding } from './lib/otp.ts';

const SECOND = 1_000_000_000n;

export default defineTool({
  slug: 'totp-generator',
  name: 'TOTP Code Generator',
  category: 'crypto',
  summary: 'Generates the time-based one-time code (2FA) of a secret, for now or any other time.',
  description:
    'Periods count from 1970-01-01T00:00:00Z. Base32 secrets may be in either case, with white space, hyphens and padding or without. Codes keep their leading zeros.',
  reference: 'RFC 6238 with T0 = 0, RFC 4226',
  keywords: ['2fa', 'mfa', 'two-factor', 'authenticator', 'google authenticator', 'one-time password', 'otp', 'otp code', '2fa code'],
  inputs: z.strictObject({
    secret: otpSecret,
    secretEncoding: otpSecretEncoding,
    digits: otpDigits,
    periodSeconds: otpPeriod,
    algorithm: otpHash,
    now: nowField,
  }),
  result: z.strictObject({
    code: z.string().describe('The code that is valid now'),
    nextCode: z.string().describe('The code of the next period'),
    previousCode: z.string().optional().describe('The code of the last period; absent in the first one'),
    counter: z.int().describe('Number of the period since 1970'),
    secondsRemaining: z.number().describe('Seconds until the next code, with their fraction'),
    validFrom: z.string().describe('Beginning of the period, ISO 8601 in UTC'),
    validUntil: z.string().describe('End of the period, ISO 8601 in UTC'),
  }),
  everySecond: true,
  views: [{ kind: 'countdown', field: 'secondsRemaining', of: 'periodSeconds' }],
  beside: [
    {
      title: 'QR code for an authenticator app',
      tool: 'otpauth-uri-generator',
      when: { secretEncoding: ['base32'] },
      from: {
        accountName: { value: 'Account' },
        secret: { input: 'secret' },
        algorithm: { input: 'algorithm' },
        digits: { input: 'digits' },
        periodSeconds: { input: 'periodSeconds' },
      },
      show: 'uri',
      drawnBy: { tool: 'qr-code-generator', input: 'text', show: 'svg' },
    },
  ],
  examples: [
    {
      inputs: { secret: 'JBSWY3DPEHPK3PXP', now: '2026-01-01T00:00:15Z' },
      result: {
        code: '260025',
        nextCode: '307890',
        previousCode: '849280',
        counter: 58907520,
        secondsRemaining: 15,
        validFrom: '2026-01-01T00:00:00Z',
        validUntil: '2026-01-01T00:00:30Z',
      },
    },
  ],
  run({ secret, secretEncoding, digits, periodSeconds, algorithm, now }) {
    const instant = instantOf(now);
    if (instant < 0n) unprocessable('Time-based codes begin in 1970; now is before that.', 'now');
    const key = otpSecretBytes(secret, secretEncoding);
    const counter = Number(wholeSteps(instant, BigInt(periodSeconds) * SECOND));
    const codeOf = (place: number): string => hotp(key, place, digits, algorithm);
    const until = (counter + 1) * periodSeconds;
    return {
      code: codeOf(counter),
      nextCode: codeOf(counter + 1),
      ...(counter > 0 && { previousCode: codeOf(counter - 1) }),
      counter,
      secondsRemaining: Number(BigInt(until) * SECOND - instant) / Number(SECOND),
      validFrom: isoSeconds(counter * periodSeconds),
      validUntil: isoSeconds(until),
    };
  },
});
