import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { escapeHtml, resolveHtml } from './entities.ts';

it('has the names of HTML 4.01 as Python has them', async () => {
  for (const [name, code] of pythonRows<[string, number]>('entities')) {
    expect(escapeHtml(String.fromCodePoint(code), 'all', 'named')).toBe(`&${name};`);
    expect(await resolveHtml(`&${name};`)).toBe(String.fromCodePoint(code));
  }
});

it.each([
  ['<a href="x">\'&\'</a>', 'special', 'named', '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;'],
  ['ü 漢', 'special', 'named', 'ü 漢'],
  ['aü漢😀', 'nonAscii', 'named', 'a&uuml;&#x6F22;&#x1F600;'],
  ['aü😀', 'nonAscii', 'decimal', 'a&#252;&#128512;'],
  ['A\n', 'all', 'hex', '&#x41;&#xA;'],
  ['\ud800', 'all', 'decimal', '&#65533;'],
] as const)('escapes %j (%s, %s)', (text, scope, format, expected) => {
  expect(escapeHtml(text, scope, format)).toBe(expected);
});

it('resolves what it has escaped', async () => {
  // U+0000 to U+001F and U+007F to U+009F have no references of their own in HTML.
  const text = fc.string({ unit: 'binary' }).map((value) => value.replace(/\p{Cc}/gu, ''));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('special', 'nonAscii', 'all'), fc.constantFrom('named', 'decimal', 'hex'), async (value, scope, format) => {
      expect(await resolveHtml(escapeHtml(value, scope, format))).toBe(value);
    }),
  );
});
