import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { decodeQuotedPrintable, encodeQuotedPrintable } from './quoted-printable.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

it.each(pythonRows<[string, string]>('quotedPrintable'))('decodes what Python encodes of the bytes %s', (bytes, encoded) => {
  // Line ends are those of the text: CRLF.
  const unified = Buffer.from(bytes, 'hex')
    .toString('latin1')
    .replace(/\r\n|\n/g, '\r\n');
  const decoded = Buffer.from(decodeQuotedPrintable(Buffer.from(encoded, 'hex').toString('latin1'))).toString('latin1');
  expect(decoded.replace(/\r\n|\n/g, '\r\n')).toBe(unified);
});

it('decodes what it encodes, in lines of at most 76 characters of ASCII without spaces at their ends', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const encoded = encodeQuotedPrintable(bytes, true);
      expect(hex(decodeQuotedPrintable(encoded))).toBe(hex(bytes));
      for (const line of encoded.split('\r\n')) expect(line).toMatch(/^[\t -~]{0,75}(?:[!-~])?$/);
    }),
  );
});

it('writes what RFC 2045 (section 6.7) asks for', () => {
  expect(encodeQuotedPrintable(Buffer.from('a=b\tc \nü'), false)).toBe('a=3Db\tc=20\r\n=C3=BC');
  expect(encodeQuotedPrintable(Buffer.from('a\n'), true)).toBe('a=0A');
});
