import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './text-defanger.ts';

describe('text-defanger', () => {
  it.each([
    ['empty text', '', '', 0],
    ['user, port, path and query stay', 'ftp://u.v@h.org:21/a.b?c=d.e', 'fxp[://]u.v@h[.]org:21/a.b?c=d.e', 1],
    ['upper case', 'HTTPS://X.org', 'HXXPS[://]X[.]org', 1],
    ['IPv6, bare and in a URL', '2001:db8::1 http://[::1]/a', '2001[:]db8[:][:]1 hxxp[://][[:][:]1]/a', 2],
    ['the local part keeps its dots', 'a.b@c.d.org', 'a.b[@]c[.]d[.]org', 1],
    ['bare host names are left', 'see example.com', 'see example.com', 0],
    ['addresses inside a URL count once', 'http://x.org/?a=1.2.3.4', 'hxxp[://]x[.]org/?a=1.2.3.4', 1],
  ])('defang: %s', async (_, text, result, changed) => {
    expect(await run(tool, { text })).toEqual({ text: result, changed });
  });

  it.each([
    ['empty text', '', '', 0],
    ['all marks, ignoring case', 'HXXPS[:]//a[.]b{.}c(.)d[DOT]e(dot)f [@] (@) [At] (at)', 'https://a.b.c.d.e.f @ @ @ @', 11],
    ['fxp and the bracketed signs', 'FXP[://]h FXP:x', 'ftp://h ftp:x', 3],
    ['words that only look so', 'hxxp fxp sfxp: dot at', 'hxxp fxp sfxp: dot at', 0],
  ])('refang: %s', async (_, text, result, changed) => {
    expect(await run(tool, { text, mode: 'refang' })).toEqual({ text: result, changed });
  });

  it('what was defanged can be refanged', async () => {
    const address = fc.oneof(fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }), fc.ipV4(), fc.ipV6(), fc.emailAddress());
    await fc.assert(
      fc.asyncProperty(fc.array(address), async (addresses) => {
        const text = addresses.join(' ');
        const { text: defanged } = await run(tool, { text });
        expect((await run(tool, { text: defanged, mode: 'refang' })).text).toBe((await run(tool, { text, mode: 'refang' })).text);
      }),
    );
  });
});
