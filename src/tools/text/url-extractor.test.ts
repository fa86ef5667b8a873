import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './url-extractor.ts';

describe('url-extractor', () => {
  it.each([
    ['empty text', { text: '' }, []],
    ['schemes ignoring case, given as written', { text: 'HTTPS://X.org/A Http://y' }, ['HTTPS://X.org/A', 'Http://y']],
    ['closing punctuation again and again', { text: "http://a.b/c?!).,;:'* http://a.b/d..." }, ['http://a.b/c', 'http://a.b/d']],
    ['partners stay, others go', { text: '(http://a/b(c)) [http://a/[d]] {http://a/}e}' }, ['http://a/b(c)', 'http://a/[d]', 'http://a/}e']],
    [
      'ends at quotes, angles and white space',
      { text: '<a href="http://a/b">http://c</a>`http://d`\u3000http://e\u0007f' },
      ['http://a/b', 'http://c', 'http://d', 'http://e'],
    ],
    ['a host must be left', { text: 'http:// http://. http:///x http://?q http://user@ ok://x' }, []],
    ['IPv6, user and port', { text: 'http://[::1]:80/ http://u:p@h:8/x' }, ['http://[::1]:80/', 'http://u:p@h:8/x']],
    ['not inside another scheme', { text: 'xhttp://a git+https://b 见https://例子.公司/路' }, ['https://b', 'https://例子.公司/路']],
    ['other schemes', { text: 'ssh://h http://x', schemes: ['SSH'] }, ['ssh://h']],
    [
      'bare hosts',
      { text: 'www.example.co.uk, foo.notatld a@example.com example.com:8080/x?y#z. x.org', includeBare: true },
      ['www.example.co.uk', 'example.com:8080/x?y#z', 'x.org'],
    ],
    ['the host of a URL is not a bare address', { text: 'http://example.com/example.org', includeBare: true }, ['http://example.com/example.org']],
    ['once by default', { text: 'http://b http://a http://b' }, ['http://b', 'http://a']],
  ])('%s', async (_, inputs, urls) => {
    expect(await run(tool, inputs)).toEqual({ urls, count: urls.length });
  });

  it('sorted, repeated', async () => {
    expect((await run(tool, { text: 'http://b http://a http://b', unique: false, sort: true })).urls).toEqual(['http://a', 'http://b', 'http://b']);
  });

  it('refuses what is not a scheme', () => expectInvalid(tool, { text: '', schemes: ['http://'] }, 'schemes[0]'));
});
