import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { decodeMimeWords, encodeMimeWords } from './mime-words.ts';

// RFC 2047 section 8.
it.each([
  ['=?US-ASCII?Q?Keith_Moore?= <moore@cs.utk.edu>', 'Keith Moore <moore@cs.utk.edu>'],
  ['=?ISO-8859-1?Q?Keld_J=F8rn_Simonsen?= <keld@dkuug.dk>', 'Keld Jørn Simonsen <keld@dkuug.dk>'],
  ['=?ISO-8859-1?Q?Andr=E9?= Pirard <PIRARD@vm1.ulg.ac.be>', 'André Pirard <PIRARD@vm1.ulg.ac.be>'],
  [
    '=?ISO-8859-1?B?SWYgeW91IGNhbiByZWFkIHRoaXMgeW8=?=\r\n =?ISO-8859-2?B?dSB1bmRlcnN0YW5kIHRoZSBleGFtcGxlLg==?=',
    'If you can read this you understand the example.',
  ],
  ['=?ISO-8859-1?Q?Patrik_F=E4ltstr=F6m?= <paf@nada.kth.se>', 'Patrik Fältström <paf@nada.kth.se>'],
  ['(=?iso-8859-8?b?7eXs+SDv4SDo7Oj08A==?=)', '(םולש ןב טלטפנ)'],
  ['(=?ISO-8859-1?Q?a?=)', '(a)'],
  ['(=?ISO-8859-1?Q?a?= b)', '(a b)'],
  ['(=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=)', '(ab)'],
  ['(=?ISO-8859-1?Q?a?=  =?ISO-8859-1?Q?b?=)', '(ab)'],
  ['(=?ISO-8859-1?Q?a?=\r\n    =?ISO-8859-1?Q?b?=)', '(ab)'],
  ['(=?ISO-8859-1?Q?a_b?=)', '(a b)'],
  ['(=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=)', '(a b)'],
])('decodes %j', async (text, expected) => {
  expect(await decodeMimeWords(text)).toBe(expected);
});

it.each(pythonRows<[string, string]>('headers'))('decodes the header %j as Python wrote it', async (text, header) => {
  expect(await decodeMimeWords(header)).toBe(text);
});

it.each(['=?x-unknown?Q?a?=', '=?utf-8?Q?=G1?=', '=?utf-8?B?a?=', '=?utf-8?X?a?=', '=?utf-8?Q?=FF?=', '=?utf-8?Q?a b?='])(
  'leaves %j as it is',
  async (text) => {
    expect(await decodeMimeWords(text)).toBe(text);
  },
);

it('puts a character together that two words share', async () => {
  expect(await decodeMimeWords('=?utf-8?Q?=C3?= =?utf-8?Q?=BC?=')).toBe('ü');
});

it.each(['base64', 'quotedPrintable'] as const)('encodes any text in words of 75 characters at most that give it back (%s)', async (method) => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', ' ', '?', '=', '_', 'ü', '漢', '😀'), maxLength: 120 }), async (text) => {
      const encoded = encodeMimeWords(text, method);
      expect(await decodeMimeWords(encoded)).toBe(text);
      if (encoded !== text) for (const word of encoded.split('\r\n ')) expect(word).toMatch(/^(?=.{1,75}$)=\?UTF-8\?[BQ]\?[!->@-~]*\?=$/);
    }),
  );
});
