import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './basic-auth-generator.ts';

const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');

holdTo(tool, {
  answers: [
    // RFC 7617 sections 2 and 2.1
    [{ username: 'test', password: '123£' }, { header: 'Basic dGVzdDoxMjPCow==' }],
    [
      { mode: 'decode', header: 'QWxhZGRpbjpvcGVuIHNlc2FtZQ==' },
      { username: 'Aladdin', password: 'open sesame' },
    ],
    [{ mode: 'decode', header: 'BASIC QWxhZGRpbjpvcGVuIHNlc2FtZQ' }, { username: 'Aladdin' }],
    [{ username: '' }, { header: 'Basic Og==' }],
    [
      { mode: 'decode', header: `Basic ${base64('a:b:c')}` },
      { username: 'a', password: 'b:c' },
    ],
  ],
  invalid: [
    [{}, 'username'],
    [{ mode: 'decode' }, 'header'],
    [{ username: 'x'.repeat(1001) }, 'username'],
  ],
  unprocessable: [
    [{ username: 'a:b' }, /colon/],
    [{ username: 'a\n' }, /control/],
    [{ username: 'a', password: '\x7f' }, /control/],
    [{ mode: 'decode', header: 'Bearer abc' }, /Basic/],
    [{ mode: 'decode', header: 'Basic ***' }, /base64/],
    [{ mode: 'decode', header: `Basic ${base64('\xff:a')}` }, /UTF-8/],
    [{ mode: 'decode', header: `Basic ${base64('abc')}` }, /colon/],
    [{ mode: 'decode', header: `Basic ${base64('a:\n')}` }, /control/],
  ],
});

it('basic-auth-generator reads what it makes', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), async (name, password) => {
      const username = name.replaceAll(':', '');
      const { header } = await run(tool, { username, password });
      expect(await run(tool, { mode: 'decode', header })).toEqual({ username, password });
    }),
  ));
