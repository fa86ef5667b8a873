import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './url-editor.ts';

const edited = async (url: string, changes: object): Promise<string> => (await run(tool, { url, ...changes })).url;

describe('url-editor', () => {
  it('leaves everything that is not named', async () => {
    expect(await edited('https://u:p@example.com:8443/a%20b?x=%41+1&y#z', {})).toBe('https://u:p@example.com:8443/a%20b?x=%41+1&y#z');
    expect(await edited('https://example.com/?a=%7E', { hash: 'h' })).toBe('https://example.com/?a=%7E#h');
  });

  it('changes parts, as the setters of the standard do', async () => {
    expect(await edited('http://a.de/x', { protocol: 'HTTPS:', hostname: 'Bücher.de', port: 443 })).toBe('https://xn--bcher-kva.de/x');
    expect(await edited('http://a.de:81/', { hostname: '[::1]', username: 'a b', password: ':' })).toBe('http://a%20b:%3A@[::1]:81/');
    expect(await edited('http://u:p@a.de:81/', { port: 0, username: '', password: '' })).toBe('http://a.de/');
    expect(await edited('http://a.de/x?q#h', { path: 'ü?#' })).toBe('http://a.de/%C3%BC%3F%23?q#h');
  });

  it('removes, sets, adds and sorts parameters in this order', async () => {
    expect(await edited('https://a.de/?a=1&b=2&a=3', { setParameters: [{ name: 'a', value: '9' }] })).toBe('https://a.de/?a=9&b=2');
    expect(await edited('https://a.de/?a=1&b=2', { removeParameters: ['*'], addParameters: [{ name: 'é', value: '&' }] })).toBe('https://a.de/?%C3%A9=%26');
    expect(await edited('https://a.de/?b=2&a=2&a=1', { sortParameters: true })).toBe('https://a.de/?a=2&a=1&b=2');
    expect(await edited('https://a.de/?a=1', { removeParameters: ['a'] })).toBe('https://a.de/');
  });

  it('refuses what the URL cannot have', async () => {
    await expectUnprocessable(tool, { url: 'example.com' }, /absolute URL/);
    await expectInvalid(tool, { url: 'https://a.de', protocol: 'mailto' }, 'protocol');
    await expectInvalid(tool, { url: 'https://a.de', hostname: 'b.de:80' }, 'hostname');
    await expectInvalid(tool, { url: 'https://a.de', hostname: 'b.de/c' }, 'hostname');
    await expectInvalid(tool, { url: 'mailto:a@b.de', port: 80 }, 'port');
    await expectInvalid(tool, { url: 'mailto:a@b.de', hostname: 'c.de' }, 'hostname');
    await expectInvalid(tool, { url: 'mailto:a@b.de', path: 'c@d.de' }, 'path');
  });
});
