import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './safelink-decoder.ts';

const decode = (url: string) => run(tool, { url });

describe('safelink-decoder', () => {
  it('Proofpoint v1, v2 and v3 (examples of its own decoder)', async () => {
    expect(await decode('https://urldefense.proofpoint.com/v1/url?u=http://www.bouncycastle.org/&k=oIvRg1%2BdGAgOoM1BIlLLqw%3D%3D%0A&r=x')).toEqual({
      url: 'http://www.bouncycastle.org/',
      service: 'proofpoint',
    });
    expect((await decode('https://urldefense.proofpoint.com/v2/url?u=https-3A__media.mnn.com_a-26amp-3Bb-5Fc&d=DwICaQ')).url).toBe(
      'https://media.mnn.com/a&b_c',
    );
    expect(
      (
        await decode(
          'https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg!Ue6tQudNKaShHg93trcdjqDP8se2ySE65jyCIe2K1D_uNjZ1Lnf6YLQERujngZv9UWf66ujQIQ$',
        )
      ).url,
    ).toBe('https://google.com:443/search?q=a+test&gs=ps');
    expect((await decode('https://urldefense.com/v3/__http://a.b/**Bx*y__;w6nDqcOpw6k!!x$')).url).toBe('http://a.b/éééxéy');
    expect((await decode('https://urldefense.com/v3/__https:/a.b/c__;!!x$')).url).toBe('https://a.b/c');
  });
  it('Google, Facebook, and hosts in capitals', async () => {
    expect(await decode('https://www.google.com/url?sa=t&url=https%3A%2F%2Fexample.com%2F%3Fa%3Db%2Bc&usg=1')).toEqual({
      url: 'https://example.com/?a=b+c',
      service: 'google',
    });
    expect((await decode('https://www.google.com/url?q=https://example.com/&sa=D')).url).toBe('https://example.com/');
    expect(await decode(' HTTPS://L.Facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&h=AT0 \n')).toEqual({ url: 'https://example.org/', service: 'facebook' });
    expect((await decode('https://nam02.SAFELINKS.protection.outlook.com/ap/b-59584e83/?url=http%3A%2F%2Fx.y%2F')).service).toBe('microsoft');
  });
  it('names url where the Base64 of a v3 link is not UTF-8', async () => {
    const refusal = await run(tool, { url: 'https://urldefense.com/v3/__http://a.b/*__;_w!!x$' }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Unprocessable);
    expect(refusal).toMatchObject({ details: [{ path: 'url', message: 'The bytes are not valid UTF-8 from byte offset 0 on.' }] });
  });
  it.each([
    'https://example.com/?url=http://a.b',
    'https://evilsafelinks.protection.outlook.com/?url=http://a.b',
    'https://safelinks.protection.outlook.com.evil.com/?url=http://a.b',
    'https://www.google.com/search?q=x',
    'https://www.google.com/url?sa=t',
    'https://www.google.com/url?url=',
    'https://urldefense.proofpoint.com/v2/url?d=x',
    'https://urldefense.proofpoint.com/v2/url?u=a-zz',
    'https://urldefense.com/v3/__http://a.b/*__;!!x$',
    'https://urldefense.com/v3/x',
    'not a link',
  ])('refuses %s', (url) => expectUnprocessable(tool, { url }, /./));
});
