import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './otpauth-uri-generator.ts';
import parser from './otpauth-uri-parser.ts';

holdTo(tool, {
  answers: [
    // encodeURIComponent of each part, by Google's key URI format
    [
      { accountName: 'Jürgen & Söhne?', issuer: 'a b', secret: 'JBSWY3DPEHPK3PXP', algorithm: 'sha256', digits: 8, periodSeconds: 60 },
      {
        uri: 'otpauth://totp/a%20b:J%C3%BCrgen%20%26%20S%C3%B6hne%3F?secret=JBSWY3DPEHPK3PXP&issuer=a%20b&algorithm=SHA256&digits=8&period=60',
        label: 'a b:Jürgen & Söhne?',
      },
    ],
    [{ accountName: 'bob', secret: 'jbsw-y3dp ehpk===' }, { secret: 'JBSWY3DPEHPK' }],
  ],
  invalid: [
    [{ accountName: '' }, 'accountName'],
    [{ accountName: 'bob', digits: 9 }, 'digits'],
  ],
  unprocessable: [
    [{ accountName: 'a:b' }, /colon/],
    [{ accountName: 'a', issuer: 'b:' }, /colon/],
    [{ accountName: 'a', secret: '0189' }, /Base32/],
    [{ accountName: 'a', secret: '=' }, /Base32|no bytes/],
  ],
});

describe('otpauth-uri-generator', () => {
  it('draws a secret of 160 bits, another each time', async () => {
    const [first, second] = [await run(tool, { accountName: 'a' }), await run(tool, { accountName: 'a' })];
    expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(first.secret).not.toBe(second.secret);
  });

  it('is read back by the parser', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 50, unit: 'grapheme' }).filter((name) => !name.includes(':') && name.trimStart() === name),
        fc.integer({ min: 1, max: 3600 }),
        async (accountName, periodSeconds) => {
          const { secret } = await run(tool, { accountName, issuer: 'ACME' });
          const { uri } = await run(tool, { accountName, issuer: 'ACME', secret, periodSeconds });
          expect(await run(parser, { uri })).toMatchObject({ accountName, issuer: 'ACME', secret, periodSeconds, warnings: [] });
        },
      ),
    ));
});
