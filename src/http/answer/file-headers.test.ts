import { describe, expect, it } from 'vitest';
import { attachment, factsHeader } from './file-headers.ts';

describe('Content-Disposition', () => {
  it.each([
    ['a.txt', 'attachment; filename="a.txt"'],
    ['a b.txt', 'attachment; filename="a b.txt"'],
    ['../../etc/passwd', 'attachment; filename="passwd"'],
    ['C:\\dir\\x.zip', 'attachment; filename="x.zip"'],
    ['a"\r\nSet-Cookie: x=1', `attachment; filename="a_Set-Cookie: x=1"; filename*=UTF-8''a%22Set-Cookie%3A%20x%3D1`],
    ['50%.txt', `attachment; filename="50_.txt"; filename*=UTF-8''50%25.txt`],
    ['€ \u{1F600}.png', `attachment; filename="_ __.png"; filename*=UTF-8''%E2%82%AC%20%F0%9F%98%80.png`],
    ["it's (1)*.txt", 'attachment; filename="it\'s (1)*.txt"'],
    ['\u202egnp.exe', 'attachment; filename="gnp.exe"'],
    ['.htaccess', 'attachment; filename="htaccess"'],
    ['..', 'attachment; filename="file"'],
    ['', 'attachment; filename="file"'],
    ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])('for %j is %s', (name, header) => {
    expect(attachment(name)).toBe(header);
  });

  it('is bounded', () => {
    expect(attachment('é'.repeat(10_000)).length).toBeLessThan(2_000);
  });
});

describe('the facts of a result', () => {
  it('are ASCII, whatever is in them', () => {
    const facts = { name: 'é\r\n\u2028\u{1F600}', count: 1 };
    const header = factsHeader(JSON.stringify(facts));
    expect(header).toMatch(/^[ -~]+$/);
    expect(JSON.parse(header)).toEqual(facts);
  });

  it('are those that fit', () => {
    const header = factsHeader(JSON.stringify({ first: 1, long: 'x'.repeat(5_000), last: 2 }));
    expect(JSON.parse(header)).toEqual({ first: 1, last: 2 });
  });
});
