import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './test-credit-card-generator.ts';

holdTo(tool, {
  answers: [
    [
      { network: 'amex', source: 'published', count: 1 },
      { cards: [{ number: '378282246310005', formatted: '3782 822463 10005', network: 'amex' }], count: 1 },
    ],
    [{ network: 'diners', source: 'published', count: 1 }, { cards: [{ number: '3056930009020004', formatted: '3056 9300 0902 0004' }] }],
    [
      { network: 'visa', source: 'published' },
      { cards: [{ number: '4242424242424242', formatted: '4242 4242 4242 4242' }, { number: '4111111111111111' }], count: 2 },
    ],
    [{ network: 'visa', count: 3 }, { count: 3 }],
  ],
  invalid: [
    [{ network: 'bank' }, 'network'],
    [{ count: 0 }, 'count'],
    [{ now: '2024-13-01' }, 'now'],
  ],
});

/** The Luhn check as ISO/IEC 7812-1 annex B describes it. */
function passesLuhn(number: string): boolean {
  const sums = [...number].reverse().map((digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return Math.floor(value / 10) + (value % 10);
  });
  return sums.reduce((a, b) => a + b, 0) % 10 === 0;
}

describe.each([
  ['visa', /^4\d{15}$/],
  ['mastercard', /^(5[1-5]\d{14}|(222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12})$/],
  ['amex', /^3[47]\d{13}$/],
  ['discover', /^(6011\d{12}|64[4-9]\d{13}|65\d{14})$/],
  ['diners', /^(30[0-5]\d{11}|3[689]\d{12})$/],
  ['jcb', /^35(2[89]|[3-8]\d)\d{12}$/],
  ['unionpay', /^62\d{14}$/],
  ['maestro', /^(5018|5020|5038|6304)\d{12}$/],
])('%s', (network, form) => {
  it('has the prefixes and length of the network and passes the Luhn check', async () => {
    const { cards } = await run(tool, { network, count: 200, now: '2024-02-29' });
    for (const { number, formatted, expiry, cvv } of cards) {
      expect(number).toMatch(form);
      expect(passesLuhn(number)).toBe(true);
      expect(formatted.replaceAll(' ', '')).toBe(number);
      const [month, year] = expiry.split('/').map(Number);
      const months = year * 12 + month - (24 * 12 + 2);
      expect(months).toBeGreaterThanOrEqual(12);
      expect(months).toBeLessThanOrEqual(60);
      expect(cvv).toMatch(network === 'amex' ? /^\d{4}$/ : /^\d{3}$/);
    }
    for (const { number } of (await run(tool, { network, source: 'published' })).cards) expect(passesLuhn(number)).toBe(true);
  });
});
