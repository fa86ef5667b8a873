import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { convertDomain } from './domain.ts';

// Unicode UTS #46: table 3 (Example processing) and section 2.4, non-transitional.
it.each([
  ['Bücher.de', 'xn--bcher-kva.de', 'bücher.de'],
  ['faß.de', 'xn--fa-hia.de', 'faß.de'],
  ['öbb.at', 'xn--bb-eka.at', 'öbb.at'],
  ['√.com', 'xn--19g.com', '√.com'],
  ['xn--fa-hia.de', 'xn--fa-hia.de', 'faß.de'],
  ['日本語。ＪＰ', 'xn--wgv71a119e.jp', '日本語.jp'],
  ['Example.COM.', 'example.com.', 'example.com.'],
  ['1.2.3', '1.2.3', '1.2.3'],
  ['a_b.c', 'a_b.c', 'a_b.c'],
])('converts %s', (text, ascii, unicode) => {
  expect(convertDomain(text)).toEqual({ ascii, unicode });
});

it.each(['a b', 'a/b', 'xn--a', 'xn--a-ä.pt', '\u0301a.de', 'a\u200d.de', 'xn--bcher-KVAx-\u00df', '%'])('refuses %j', (text) => {
  expect(() => convertDomain(text)).toThrow(Unprocessable);
});
