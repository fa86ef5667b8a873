import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { hasZbar, readCode } from './lib/picture-testing.ts';
import tool from './sepa-qr-code-generator.ts';

const red = { name: 'Red Cross', iban: 'BE72 0000 0000 1616' };

holdTo(tool, {
  answers: [
    // The example of EPC069-12.
    [
      { ...red, bic: 'BPOTBEB1', amount: 1, text: 'Urgency fund' },
      { payload: 'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1.00\n\n\nUrgency fund' },
    ],
    // The example of the German Wikipedia's EPC-QR-Code.
    [
      { name: 'Franz Mustermänn', iban: 'DE71110220330123456789', amount: 12.3, purpose: 'GDDS', reference: 'RF18539007547034' },
      { payload: 'BCD\n002\n1\nSCT\n\nFranz Mustermänn\nDE71110220330123456789\nEUR12.30\nGDDS\nRF18539007547034' },
    ],
    [red, { payload: 'BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616' }],
    [{ ...red, note: 'Hi' }, { payload: 'BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\n\n\n\n\nHi' }],
    [{ ...red, amount: 999_999_999.99 }, { payload: 'BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR999999999.99' }],
    [{ ...red, iban: 'gb82 west 1234 5698 7654 32', amount: 0.01 }, { payload: 'BCD\n002\n1\nSCT\n\nRed Cross\nGB82WEST12345698765432\nEUR0.01' }],
  ],
  invalid: [
    [{ ...red, iban: 'BE73 0000 0000 1616' }, 'iban'],
    [{ ...red, bic: 'BPOTBEB' }, 'bic'],
    [{ ...red, version: '001' }, 'bic'],
    [{ ...red, amount: 1.005 }, 'amount'],
    [{ ...red, amount: 0 }, 'amount'],
    [{ ...red, reference: 'RF18539007547034', text: 'x' }, 'reference'],
    [{ ...red, reference: 'RF19539007547034' }, 'reference'],
    [{ ...red, text: 'two\nlines' }, 'text'],
    [{ ...red, purpose: 'A-B' }, 'purpose'],
  ],
  unprocessable: [[{ ...red, text: '€'.repeat(140) }, '331']],
});

describe.runIf(hasZbar)('read by zbar', () => {
  it('holds the payload', async () => {
    const { png, payload } = await run(tool, { ...red, amount: 10, text: 'Thank you', format: 'png' });
    expect(readCode(png)).toBe(`QR-Code:${payload}`);
  });
});
