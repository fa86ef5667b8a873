import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { domainToAscii } from './domain-ascii.ts';

// UTS #46, RFC 5892 appendix A.2 and Unicode's IdnaTestV2.txt
it.each([
  ['fass.de', 'fass.de'],
  ['Faß.de', 'xn--fa-hia.de'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['日本語。ＪＰ', 'xn--wgv71a119e.jp'],
  ['a\u200cb.a', ''],
  ['a b.a', ''],
  ['אa', ''],
  ['', ''],
])('%s', (domain, ascii) => {
  expect(domainToAscii(domain)).toBe(ascii);
  expect(domainToASCII(domain)).toBe(ascii);
});
