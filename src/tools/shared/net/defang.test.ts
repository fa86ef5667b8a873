import { expect, it } from 'vitest';
import { refang } from './defang.ts';

it.each([
  ['hxxp://example[.]com', 'http://example.com', 2],
  ['hXXps[:]//example(dot)com', 'https://example.com', 3],
  ['fxp[://]example{.}com', 'ftp://example.com', 3],
  ['me[at]example[dot]com, you(@)example.com', 'me@example.com, you@example.com', 3],
  ['nothing [here] to (do)', 'nothing [here] to (do)', 0],
])('turns %j back', (text, expected, changed) => {
  expect(refang(text)).toEqual({ text: expected, changed });
});
