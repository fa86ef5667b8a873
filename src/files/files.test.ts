import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deliver, TooManyBytes } from './deliver.ts';
import { mediaTypeOf } from './media-types.ts';
import { formFor, mayWantFiles } from './negotiate.ts';
import { storedZip } from './stored-zip.ts';
import { bytesOfBase64, bytesOfHex } from './written-bytes.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('the form of an answer', () => {
  it.each<[string, string | undefined, string]>([
    ['*/*', 'image/png', 'json'],
    ['image/png', 'image/png', 'raw'],
    ['image/*', 'image/png', 'raw'],
    ['IMAGE/PNG', 'image/png', 'raw'],
    ['image/*;q=0', 'image/png', 'json'],
    ['application/octet-stream', 'image/png', 'raw'],
    ['application/octet-stream', undefined, 'json'],
    ['application/json, application/octet-stream', 'image/png', 'json'],
    ['application/json;q=0.9, application/octet-stream', 'image/png', 'raw'],
    ['multipart/mixed', 'image/png', 'mixed'],
    ['multipart/mixed, image/png', 'image/png', 'raw'],
    ['multipart/mixed;q=2, */*;q=0.1', 'image/png', 'json'],
    ['multipart/*', 'image/png', 'json'],
    ['nonsense', 'image/png', 'json'],
    ['', 'image/png', 'json'],
  ])('to %j with a file of type %s is %s', (accept, file, form) => {
    expect(formFor(accept, file)).toBe(form);
  });

  it('can be something else than JSON only where that is named', () => {
    expect([undefined, '*/*', 'application/json', 'image/png;q=0'].map(mayWantFiles)).toEqual([false, false, false, false]);
    expect(['image/*', 'text/html, */*;q=0.1'].map(mayWantFiles)).toEqual([true, true]);
  });
});

describe('the media type of a file', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n', 'image/*', undefined, 'image/png'],
    ['PK\x03\x04', 'application/octet-stream', 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['PK\x03\x04', 'application/octet-stream', 'a.png', 'image/png'],
    ['%PDF-1.7', 'application/octet-stream', 'a.txt', 'application/pdf'],
    ['hello', 'application/octet-stream', 'a.TXT', 'text/plain'],
    ['hello', 'application/octet-stream', 'constructor.constructor', 'application/octet-stream'],
    ['hello', 'application/zip', 'a.txt', 'application/zip'],
    ['', 'image/*', undefined, 'application/octet-stream'],
  ])('%j declared as %s and named %s is %s', (head, declared, name, type) => {
    expect(mediaTypeOf(bytes(head), declared, name)).toBe(type);
  });
});

describe('a ZIP of several files', () => {
  it('is one that others unpack, with names that lead nowhere and stand once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'toolrack-zip-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const names = ['a.txt', 'a.txt', '../../up/ö.txt', '/root', 'C:\\dir\\b.txt', '', '..', 'x\u0000y'];
    const file = join(folder, 'made.zip');
    writeFileSync(file, storedZip(names.map((name, at) => ({ name, bytes: bytes(String(at)) }))));
    const script =
      'import sys,zipfile,json;z=zipfile.ZipFile(sys.argv[1]);assert z.testzip() is None;print(json.dumps([[n,z.read(n).decode()] for n in z.namelist()]))';
    expect(JSON.parse(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }))).toEqual([
      ['a.txt', '0'],
      ['a (2).txt', '1'],
      ['up/ö.txt', '2'],
      ['root', '3'],
      ['dir/b.txt', '4'],
      ['file-6', '5'],
      ['file-7', '6'],
      ['xy', '7'],
    ]);
    expect(storedZip([])).toEqual(storedZip([]));
  });
});

describe('a result with files', () => {
  const fields = [{ field: 'files', list: true, member: 'content', naming: 'name', mediaType: 'application/octet-stream' }] as const;
  const wanted = { accept: 'application/octet-stream', fields, main: 'files', maxBytes: 100 };

  it('is its one file, a ZIP of several, or an empty ZIP', () => {
    const one = deliver({ files: [{ name: 'a.txt', content: base64('x'), bytes: 1 }], total: 1 }, 'tool', wanted);
    expect([one.json, one.files?.map(({ name, type, bytes: held }) => [name, type, Buffer.from(held).toString()])]).toEqual([
      '{"files":[{"name":"a.txt","bytes":1}],"total":1}',
      [['a.txt', 'text/plain', 'x']],
    ]);
    const several = deliver({ files: ['x', 'y'].map((text) => ({ name: text, content: base64(text) })) }, 'tool', wanted);
    expect(several.files?.[0]).toMatchObject({ name: 'tool.zip', type: 'application/zip' });
    expect(deliver({ files: [] }, 'tool', wanted).files?.[0]?.bytes.length).toBe(22);
  });

  it('has its bytes held to a bound', () => {
    expect(() => deliver({ files: [{ name: 'a', content: base64('x'.repeat(200)) }] }, 'tool', wanted)).toThrow(TooManyBytes);
  });

  it('is text or bytes where it has no file', () => {
    const text = { accept: 'text/plain', fields: [], main: 'text', maxBytes: 100 };
    expect(deliver({ text: 'é' }, 'tool', { ...text, accept: 'application/octet-stream' }).files?.[0]).toMatchObject({
      name: 'tool.txt',
      bytes: Uint8Array.of(0xc3, 0xa9),
    });
    expect(deliver({ output: 'ff00' }, 'tool', { ...text, accept: 'application/octet-stream', main: 'output', encoding: 'hex' }).files?.[0]?.bytes).toEqual(
      Uint8Array.of(255, 0),
    );
    expect(deliver({ count: 1 }, 'tool', { ...text, main: 'count' })).toEqual({ json: '{"count":1}' });
  });
});

describe('bytes as they are written', () => {
  it('are read the same with and without what newer engines have', () => {
    const given = Uint8Array.from({ length: 256 }, (_, at) => at);
    const native = Object.getOwnPropertyDescriptor(Uint8Array, 'fromBase64');
    for (const encoding of ['base64', 'base64url'] as const) expect(bytesOfBase64(Buffer.from(given).toString(encoding))).toEqual(given);
    Reflect.deleteProperty(Uint8Array, 'fromBase64');
    onTestFinished(() => {
      if (native) Object.defineProperty(Uint8Array, 'fromBase64', native);
    });
    for (const encoding of ['base64', 'base64url'] as const) expect(bytesOfBase64(Buffer.from(given).toString(encoding))).toEqual(given);
    expect(bytesOfHex(Buffer.from(given).toString('hex'))).toEqual(given);
  });
});
