import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './mime-header-encoder.ts';

const encode = async (text: string, method = 'base64') => (await run(tool, { text, method })).output;
const decode = async (text: string) => (await run(tool, { text, mode: 'decode' })).output;

describe('mime-header-encoder', () => {
  it('leaves printable ASCII, but not what looks like an encoded word', async () => {
    expect(await encode('Hello, World? = ~')).toBe('Hello, World? = ~');
    expect(await encode('')).toBe('');
    expect(await encode('=?')).toBe('=?UTF-8?B?PT8=?=');
    expect(await encode('a\tb', 'quotedPrintable')).toBe('=?UTF-8?Q?a=09b?=');
  });

  it('Q words leave letters, digits and !*+-/ and write a space as _', async () => {
    expect(await encode('é aZ09!*+-/_.=?"', 'quotedPrintable')).toBe('=?UTF-8?Q?=C3=A9_aZ09!*+-/=5F=2E=3D=3F=22?=');
  });

  it('fills words to 75 characters without parting a code point', async () => {
    expect(await encode('é'.repeat(23))).toBe(`=?UTF-8?B?${Buffer.from('é'.repeat(22)).toString('base64')}?=\r\n =?UTF-8?B?w6k=?=`);
    expect(await encode(`é${'a'.repeat(43)}`)).toBe(`=?UTF-8?B?${Buffer.from(`é${'a'.repeat(43)}`).toString('base64')}?=`);
    expect(await encode('é'.repeat(11), 'quotedPrintable')).toBe(`=?UTF-8?Q?${'=C3=A9'.repeat(10)}?=\r\n =?UTF-8?Q?=C3=A9?=`);
    expect(await encode(`${'a'.repeat(57)}éa`, 'quotedPrintable')).toBe(`=?UTF-8?Q?${'a'.repeat(57)}=C3=A9?=\r\n =?UTF-8?Q?a?=`);
  });

  it.each([
    ['(=?ISO-8859-1?Q?a?=)', '(a)'],
    ['(=?ISO-8859-1?Q?a?= b)', '(a b)'],
    ['(=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=)', '(ab)'],
    ['(=?ISO-8859-1?Q?a?=  =?ISO-8859-1?Q?b?=)', '(ab)'],
    ['(=?ISO-8859-1?Q?a?=\r\n    =?ISO-8859-1?Q?b?=)', '(ab)'],
    ['(=?ISO-8859-1?Q?a_b?=)', '(a b)'],
    ['(=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=)', '(a b)'],
    ['From: =?US-ASCII?Q?Keith_Moore?= <moore@cs.utk.edu>', 'From: Keith Moore <moore@cs.utk.edu>'],
    [
      '=?ISO-8859-1?B?SWYgeW91IGNhbiByZWFkIHRoaXMgeW8=?=\r\n =?ISO-8859-2?B?dSB1bmRlcnN0YW5kIHRoZSBleGFtcGxlLg==?=',
      'If you can read this you understand the example.',
    ],
    ['=?US-ASCII*EN?Q?Keith_Moore?=', 'Keith Moore'],
    ['=?iso-2022-jp?b?GyRCRnxLXBsoQg==?=', '日本'],
    ['=?windows-1251?q?=CF=F0=E8?=', 'При'],
    ['=?ks_c_5601-1987?B?x9GU7g==?=', '한뷁'],
    ['=?Big5?B?pKQ=?=', '中'],
  ])('RFC 2047 section 8, RFC 2231 section 5, python email.header: %j', async (text, decoded) => expect(await decode(text)).toBe(decoded));

  it('leaves what is not an encoded word, an unknown charset and a broken payload as written', async () => {
    for (const text of [
      '=?UTF-8?X?abc?=',
      '=?UTF-8?Q?a b?=',
      '=?nonsense?Q?a?=',
      '=?UTF-8?B?a?=',
      '=?UTF-8?B?w6k==?=',
      '=?UTF-8?B?w_k=?=',
      '=?UTF-8?Q?=4?=',
      '=?UTF-8?Q?=FF?=',
      'a = ? b ?=',
      '=?UTF-8?Q?a',
    ])
      expect(await decode(text)).toBe(text);
    expect(await decode('=?UTF-8?Q?a?= =?nonsense?Q?b?= =?UTF-8?Q?c?=')).toBe('a =?nonsense?Q?b?= c');
    expect(await decode('=?UTF-8?Q?a?= =?UTF-8?B?/w==?= =?utf-8?Q?c?=')).toBe('a =?UTF-8?B?/w==?= c');
  });

  it('puts a character together that two words share', async () => {
    expect(await decode('=?UTF-8?Q?caf=C3?= =?UTF-8?Q?=A9!?=')).toBe('café!');
    expect(await decode('=?utf-8?B?w6k?=')).toBe('é');
  });

  it('words are at most 75 characters, and any text comes back', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', ' ', '=', '?', '_', 'é', '€', '😀', '\n'), maxLength: 150 }),
        fc.constantFrom('base64', 'quotedPrintable'),
        async (text, method) => {
          const encoded = await encode(text, method);
          if (encoded !== text) for (const word of encoded.split('\r\n ')) expect(word.length).toBeLessThanOrEqual(75);
          expect(await decode(encoded)).toBe(text);
        },
      ),
    ));
});
