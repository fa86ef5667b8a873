import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './base64-offset-generator.ts';

holdTo(tool, {
  answers: [
    // YARA's documentation of the modifier base64: "This program cannot"
    [
      { text: 'This program cannot' },
      { spellings: [{ text: 'VGhpcyBwcm9ncmFtIGNhbm5vd' }, { text: 'RoaXMgcHJvZ3JhbSBjYW5ub3' }, { text: 'UaGlzIHByb2dyYW0gY2Fubm90' }] },
    ],
    [{ text: 'fbefbe', inputEncoding: 'hex' }, { spellings: [{ text: '++++' }, { offset: 1 }, { offset: 2 }] }],
  ],
  invalid: [[{ text: '' }, 'text']],
  unprocessable: [
    [{ text: ' ', inputEncoding: 'hex' }, /no bytes/],
    [{ text: 'x', inputEncoding: 'hex' }, /hex digit/],
  ],
});

it('finds the string wherever it stands, in every neighbourhood', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array(), fc.uint8Array({ minLength: 1 }), fc.uint8Array(), fc.boolean(), async (before, data, after, urlSafe) => {
      const { spellings, pattern } = await run(tool, { text: Buffer.from(data).toString('hex'), inputEncoding: 'hex', urlSafe });
      const offset = before.length % 3;
      const all = Buffer.concat([before, data, after]);
      const encoded = all.toString(urlSafe ? 'base64url' : 'base64');
      const { text, before: first } = spellings[offset];
      const start = ((before.length - offset) / 3) * 4 + first.length;
      expect(encoded.slice(start, start + text.length)).toBe(text);
      // The digits around it hold bits of the neighbours: it could be no longer.
      expect(first.length).toBe([0, 2, 3][offset]);
      expect(text.length).toBe(Math.max(0, Math.floor(((offset + data.length) * 8) / 6) - first.length));
      if (text !== '') expect(new RegExp(pattern).test(encoded)).toBe(true);
    }),
    { numRuns: 300 },
  ));
