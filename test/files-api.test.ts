import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

const MEGABYTE = 1024 * 1024;
const MAX_FILE = 3 * MEGABYTE;
let service: TestService;
let key: string;
let folder: string;
/** They take half a minute, in which the other tests are done. */
let neverEnding: Promise<(string | undefined)[]>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toolrack-files-'));
  service = await startService({ MAX_FILE_BYTES: String(MAX_FILE), MAX_BODY_BYTES: '200000', BUSINESS_REQUESTS_PER_HOUR: '100000' });
  key = await service.keyFor('business');
  neverEnding = neverEndingUploads();
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Sending {
  body?: FormData | Uint8Array | string;
  type?: string;
  accept?: string;
  key?: string | undefined;
}

async function post(path: string, { body, type, accept, key: given = key }: Sending) {
  const response = await fetch(`${service.url}/api/v1/tools/${path}`, {
    method: 'POST',
    headers: { ...(given && { 'x-api-key': given }), ...(type && { 'content-type': type }), ...(accept && { accept }) },
    body: body as string,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, bytes, json: isJson ? JSON.parse(bytes.toString()) : undefined };
}

function form(...parts: [name: string, value: string | Uint8Array, file?: string][]): FormData {
  const made = new FormData();
  for (const [name, value, file] of parts) {
    if (typeof value === 'string') made.append(name, value);
    else made.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), file);
  }
  return made;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What another program finds in a ZIP: contents by name. */
function unzipped(zip: Uint8Array): Record<string, string> {
  const file = join(folder, `${randomBytes(6).toString('hex')}.zip`);
  writeFileSync(file, zip);
  const script =
    'import sys,zipfile,json;z=zipfile.ZipFile(sys.argv[1]);assert z.testzip() is None;print(json.dumps({n:z.read(n).hex() for n in z.namelist()}))';
  return JSON.parse(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }));
}

/** A PNG of one red pixel, made by Python's zlib. */
const RED = Buffer.from(
  execFileSync('python3', [
    '-c',
    "import zlib,struct,sys;c=lambda t,d:struct.pack('>I',len(d))+t+d+struct.pack('>I',zlib.crc32(t+d));sys.stdout.buffer.write(b'\\x89PNG\\r\\n\\x1a\\n'+c(b'IHDR',struct.pack('>IIBBBBB',4,4,8,2,0,0,0))+c(b'IDAT',zlib.compress(b''.join(b'\\0'+b'\\xff\\0\\0'*4 for _ in range(4))))+c(b'IEND',b''))",
  ]),
);

describe('a file as the whole body', () => {
  it('is the main file of the tool, and the query has the other inputs as their types', async () => {
    const bytes = randomBytes(2 * MEGABYTE);
    const { status, json, headers } = await post('file-hasher?algorithms=sha256&algorithms=crc32', { body: bytes, type: 'application/octet-stream' });
    expect([status, json.tool, json.result.bytes, json.result.hashes.sha256]).toEqual([200, 'file-hasher', bytes.length, sha256(bytes)]);
    expect(Object.keys(json)).toEqual(['success', 'tool', 'result', 'usage', 'meta']);
    expect(Number(headers.get('x-ratelimit-remaining'))).toBe(json.usage.remaining);
    const resized = await post('image-resizer?width=2&height=3&fit=fill', { body: RED, type: 'image/png' });
    expect([resized.json?.result.width, resized.json?.result.height]).toEqual([2, 3]);
  });

  it('is text where the tool takes text, and bytes where it takes those written in some way', async () => {
    const words = await post('word-counter', { body: 'Ein Käse, bitte.', type: 'text/plain' });
    expect(words.json.result.words).toBe(3);
    const bytes = Buffer.from([0, 255, 128]);
    const packed = await post('bzip2-compressor', { body: bytes, type: 'application/octet-stream', accept: 'application/octet-stream' });
    expect(packed.status).toBe(200);
    expect(execFileSync('python3', ['-c', 'import bz2,sys;sys.stdout.buffer.write(bz2.decompress(sys.stdin.buffer.read()))'], { input: packed.bytes })).toEqual(
      bytes,
    );
    const broken = await post('word-counter', { body: Buffer.from([0xff]), type: 'application/octet-stream' });
    expect([broken.status, broken.json.error, broken.json.details]).toEqual([
      400,
      'invalid_inputs',
      [{ path: 'text', message: 'takes text, and the file is not UTF-8' }],
    ]);
  });
});

describe('a form', () => {
  it('has files in their order, with their names, and plain fields', async () => {
    const { status, bytes, headers } = await post('zip-creator', {
      body: form(
        ['files', Buffer.from('one'), 'a.txt'],
        ['compression', 'store'],
        ['files', Buffer.from('zwei'), 'ä “b”.txt'],
        ['files', new Uint8Array(), 'empty'],
      ),
      accept: 'application/octet-stream',
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="zip-creator.zip"');
    expect(unzipped(bytes)).toEqual({ 'a.txt': '6f6e65', 'ä “b”.txt': '7a776569', empty: '' });
    const facts = JSON.parse(headers.get('x-toolrack-result') ?? '');
    expect(facts).toMatchObject({ bytes: bytes.length, sha256: sha256(bytes), entries: 3, names: ['a.txt', 'ä “b”.txt', 'empty'] });
    expect(facts).not.toHaveProperty('archive');
    expect(headers.get('x-ratelimit-limit')).toBe('100000');
  });

  it('has fields of the single files by their number', async () => {
    const { status, json } = await post('zip-creator', {
      body: form(
        ['files', Buffer.from('x'), 'a'],
        ['files', Buffer.from('y'), 'b'],
        ['files[1].comment', 'second'],
        ['files[0].name', 'folder/c'],
        ['files[2].name', 'd'],
        ['files[2].text', 'z'],
      ),
    });
    expect([status, json.result?.names]).toEqual([200, ['folder/c', 'b', 'd']]);
  });

  it.each<[string, FormData, string, string | undefined]>([
    ['a file for no field', form(['file', Buffer.from('x'), 'x'], ['nothing', Buffer.from('x'), 'x']), 'invalid_inputs', 'nothing'],
    ['a file for a number', form(['file', Buffer.from('x'), 'x'], ['partBytes', Buffer.from('x'), 'x']), 'invalid_inputs', 'partBytes'],
    ['a file and a text for one field', form(['file', Buffer.from('x'), 'x'], ['file', 'eA==']), 'invalid_inputs', 'file'],
    ['a plain field twice', form(['file', Buffer.from('x'), 'x'], ['partBytes', '1'], ['partBytes', '2']), 'invalid_inputs', 'partBytes'],
    ['two files for one field', form(['file', Buffer.from('x'), 'x'], ['file', Buffer.from('y'), 'y']), 'invalid_inputs', 'file'],
    ['an unknown field', form(['file', Buffer.from('x'), 'x'], ['size', '1']), 'invalid_inputs', 'size'],
    ['a number that is none', form(['file', Buffer.from('x'), 'x'], ['partBytes', 'many']), 'invalid_inputs', 'partBytes'],
    ['no file', form(['partBytes', '1']), 'invalid_inputs', 'file'],
    ['an empty file where one is needed', form(['file', new Uint8Array(), 'x'], ['partBytes', '1']), 'invalid_inputs', 'file'],
    ['a field named as what all objects have', form(['file', Buffer.from('x'), 'x'], ['__proto__', '1']), 'invalid_inputs', '__proto__'],
  ])('is refused with %s', async (_, body, error, path) => {
    const { status, json } = await post('file-splitter', { body });
    expect([status, json.error, json.details?.map((detail: { path: string }) => detail.path)]).toEqual([400, error, path === undefined ? undefined : [path]]);
  });
});

describe('an answer', () => {
  it.each<[string | undefined, string]>([
    [undefined, 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    ['application/json, image/png', 'application/json; charset=utf-8'],
    ['image/png', 'image/png'],
    ['image/*', 'image/png'],
    ['application/octet-stream', 'image/png'],
    ['application/json;q=0.5, image/png', 'image/png'],
    ['image/png;q=0.1, */*;q=0.5', 'application/json; charset=utf-8'],
    ['application/pdf', 'application/json; charset=utf-8'],
    ['text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8', 'application/json; charset=utf-8'],
  ])('to Accept: %s is %s', async (accept, type) => {
    const { status, headers, bytes, json } = await post('image-resizer?width=2', { body: RED, type: 'image/png', ...(accept && { accept }) });
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(type === 'image/png' ? bytes.subarray(0, 8).toString('latin1') : json.success).toBe(type === 'image/png' ? '\x89PNG\r\n\x1a\n' : true);
  });

  it('has several files as a ZIP, or one after the other behind the JSON', async () => {
    const body = Buffer.from('0123456789');
    const zip = await post('file-splitter?parts=2', { body, type: 'application/octet-stream', accept: 'application/zip' });
    expect(Object.values(unzipped(zip.bytes)).map((hex) => Buffer.from(hex, 'hex').toString())).toEqual(['01234', '56789']);
    const mixed = await post('file-splitter?parts=2', { body, type: 'application/octet-stream', accept: 'multipart/mixed' });
    writeFileSync(join(folder, 'mixed'), `Content-Type: ${mixed.headers.get('content-type')}\r\n\r\n${mixed.bytes.toString('latin1')}`, 'latin1');
    const script = `import email.policy,json,sys
m=email.message_from_binary_file(open(sys.argv[1],'rb'),policy=email.policy.default)
print(json.dumps([[p.get_content_type(),p.get_filename(),p.get_payload(decode=True).decode()] for p in m.iter_parts()]))`;
    const [[first, , json], ...files] = JSON.parse(execFileSync('python3', ['-c', script, join(folder, 'mixed')], { encoding: 'utf8' }));
    expect(first).toBe('application/json');
    expect(JSON.parse(json)).toMatchObject({ success: true, tool: 'file-splitter', result: { files: [{ bytes: 5 }, { bytes: 5 }] }, usage: { limit: 100000 } });
    expect(files.map(([, , text]: string[]) => text)).toEqual(['01234', '56789']);
  });

  it('has the facts of a call of JSON, too', async () => {
    const { status, headers, bytes } = await post('qr-code-generator', {
      body: JSON.stringify({ inputs: { text: 'hello', format: 'png' } }),
      type: 'application/json',
      accept: 'image/png',
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(20);
    const svg = await post('qr-code-generator', { body: JSON.stringify({ inputs: { text: 'hello' } }), type: 'application/json', accept: 'image/svg+xml' });
    expect([svg.headers.get('content-type'), svg.bytes.toString().slice(0, 4)]).toEqual(['image/svg+xml', '<svg']);
    expect(svg.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });
});

describe('the order of checks', () => {
  const large = { 'content-length': String(MAX_FILE + MEGABYTE), 'content-type': 'application/octet-stream' };

  it.each<[string, string | undefined, Record<string, string>, string, number, string]>([
    ['no key', undefined, large, 'nothing', 401, 'missing_api_key'],
    ['a wrong key', `tool_${'0'.repeat(32)}`, large, 'nothing', 401, 'invalid_api_key'],
    ['a body that is too large, by its length', 'key', large, 'nothing', 413, 'payload_too_large'],
    ['a form that is too large, by its length', 'key', { ...large, 'content-type': 'multipart/form-data; boundary=x' }, 'nothing', 413, 'payload_too_large'],
    ['a compressed body', 'key', { ...large, 'content-encoding': 'gzip' }, 'nothing', 415, 'unsupported_media_type'],
    ['a type that is not taken', 'key', { ...large, 'content-type': 'application/x-www-form-urlencoded' }, 'nothing', 415, 'unsupported_media_type'],
  ])('answers %s before the body is sent', async (_, given, headers, slug, status, error) => {
    const answer = await answerTo({ slug, headers: { ...headers, expect: '100-continue', ...(given && { 'x-api-key': given === 'key' ? key : given }) } });
    expect([answer.status, answer.json.error]).toEqual([status, error]);
  });

  it('refuses an unknown tool after the body, and counts each request once', async () => {
    const pro = await service.keyFor('pro');
    const unknown = await post('zip-creater', { body: form(['files', Buffer.from('x'), 'a']), key: pro });
    expect([unknown.status, unknown.json.error, unknown.headers.get('x-ratelimit-remaining')]).toEqual([404, 'tool_not_found', '99']);
    expect(unknown.json.message).toContain('zip-creator');
    const malformed = await post('zip-creater', { body: 'no form', type: 'multipart/form-data; boundary=x', key: pro });
    expect([malformed.status, malformed.json.error, malformed.headers.get('x-ratelimit-remaining')]).toEqual([400, 'bad_request', '98']);
    const free = await post('zip-creator', { body: form(['files', Buffer.from('x'), 'a']), key: await service.keyFor('pro', 'later@example.com') });
    expect(free.status).toBe(200);
  });

  it('counts a run with files in the usage figures', async () => {
    const own = await service.keyFor('pro', 'figures@example.com');
    await post('file-hasher', { body: randomBytes(1000), type: 'application/octet-stream', key: own });
    const account = await service.services.accounts.byEmail('figures@example.com');
    await expect
      .poll(async () => (await service.services.usage.read(account?.id ?? '', { from: service.now - 3_600_000, to: service.now + 3_600_000, by: 'tool' })).rows)
      .toMatchObject([{ tool: 'file-hasher', count: 1, bytes: { in: 1000 } }]);
  });
});

/** Sends a request by hand. @param write what is sent of the body */
function answerTo({ slug, headers, write }: { slug: string; headers: Record<string, string>; write?: (request: ClientRequest) => void }) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; json: any }>((resolve, reject) => {
    const request = send(`${service.url}/api/v1/tools/${slug}`, { method: 'POST', headers }, (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        request.destroy();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, json: JSON.parse(Buffer.concat(chunks).toString()) });
      });
    });
    request.on('error', reject);
    if (write) write(request);
    else request.flushHeaders();
  });
}

const BOUNDARY = 'edge';
const part = (head: string, content: string | Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(content as string), Buffer.from('\r\n')]);
const LAST = Buffer.from(`--${BOUNDARY}--\r\n`);
const asFile = (name: string, file = 'a.txt'): string => `Content-Disposition: form-data; name="${name}"; filename="${file}"`;
const hand = (slug: string, ...pieces: (string | Uint8Array)[]) =>
  post(slug, { body: Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))), type: `multipart/form-data; boundary=${BOUNDARY}` });

describe('a form written by hand', () => {
  it.each<[string, (string | Uint8Array)[], string[]]>([
    ['a preamble, white space behind a boundary and an epilogue', ['Hello\r\n', `--${BOUNDARY}  \r\n${asFile('files')}\r\n\r\nx\r\n`, LAST, 'bye'], ['a.txt']],
    ['a name with a folder', [part(asFile('files', '../../etc/passwd'), 'x'), LAST], ['passwd']],
    ['a name with a folder of Windows', [part(asFile('files', 'C:\\\\dir\\\\b.txt'), 'x'), LAST], ['b.txt']],
    ['a name with a quotation mark, as curl has it', [part(asFile('files', 'a\\"b'), 'x'), LAST], ['a"b']],
    ['a name with a quotation mark, as browsers have it', [part(asFile('files', 'a%22b'), 'x'), LAST], ['a"b']],
    ['a name that pretends to be more parameters', [part(asFile('files', 'a; name=other'), 'x'), LAST], ['a; name=other']],
    ['a name in the extended form', [part(`${asFile('files', 'x')}; filename*=UTF-8''%E2%82%AC.txt`, 'x'), LAST], ['€.txt']],
    ['control characters in a name', [part(asFile('files', 'a\tb\u0001c'), 'x'), LAST], ['abc']],
    [
      'a form within the form',
      [part(`${asFile('files', 'nested')}\r\nContent-Type: multipart/mixed; boundary=inner`, '--inner\r\n\r\ny\r\n--inner--'), LAST],
      ['nested'],
    ],
    ['something like its boundary in a file', [part(asFile('files'), `\r\n-${BOUNDARY}\r\n--edg\r\n`), LAST], ['a.txt']],
    ['a field for files in which none was chosen', [part(asFile('files', ''), ''), part(asFile('files'), 'x'), LAST], ['a.txt']],
  ])('may have %s', async (_, pieces, names) => {
    const { status, json } = await hand('zip-creator', ...pieces);
    expect([status, json.result?.names]).toEqual([200, names]);
  });

  it.each(['.', './', 'a/..', '..'])('must not call a file %j', async (name) => {
    const { status, json } = await hand(
      'zip-creator',
      part(asFile('files', 'x'), 'x'),
      part('Content-Disposition: form-data; name="files[0].name"', name),
      LAST,
    );
    expect([status, json.details?.map(({ path }: { path: string }) => path)]).toEqual([422, ['files[0].name']]);
  });

  it.each<[string, (string | Uint8Array)[], RegExp]>([
    ['no last boundary', [part(asFile('files'), 'x')], /ends before its last boundary/],
    ['nothing in it', [''], /ends before its last boundary/],
    ['a part without a name', [part('Content-Disposition: form-data', 'x'), LAST], /part 1 has no Content-Disposition/],
    ['a part that is no form-data', [part('Content-Disposition: attachment; name="files"', 'x'), LAST], /part 1 has no Content-Disposition/],
    ['a part without a head', [`--${BOUNDARY}\r\n\r\nx\r\n\r\n`, LAST], /part 1 has no Content-Disposition/],
    ['a head without end', [`--${BOUNDARY}\r\n${'X-Y: z\r\n'.repeat(2000)}`], /head of part 1 has more than 8192 bytes/],
    [
      'a head that is not UTF-8',
      [`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`, Buffer.from([0xff]), '"\r\n\r\n', LAST],
      /head of part 1 is not UTF-8/,
    ],
    ['a boundary with something behind it', [`--${BOUNDARY}more\r\n`], /followed by something else/],
    ['a part in base64', [part(`${asFile('files')}\r\nContent-Transfer-Encoding: base64`, 'eA=='), LAST], /Content-Transfer-Encoding/],
  ])('must not have %s', async (_, pieces, message) => {
    const { status, json } = await hand('zip-creator', ...pieces);
    expect([status, json.error]).toEqual([400, 'bad_request']);
    expect(json.message).toMatch(message);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'x'.repeat(71)}`])(
    'must name a boundary: %s',
    async (type) => {
      const { status, json } = await post('zip-creator', { body: 'x', type });
      expect([status, json.error]).toEqual([400, 'bad_request']);
    },
  );

  it('has at most 1,000 parts', async () => {
    const many = await hand('zip-creator', ...Array.from({ length: 10_000 }, () => part(asFile('files'), 'x')), LAST);
    expect([many.status, many.json.error]).toEqual([413, 'payload_too_large']);
    const small = await hand('zip-creator', ...Array.from({ length: 999 }, (_, at) => part(asFile('files', `f${at}`), 'x')), LAST);
    expect([small.status, small.json.result?.entries]).toEqual([200, 999]);
  });

  it('is read the same however it is cut', async () => {
    const whole = Buffer.concat([part(asFile('files', 'ä.txt'), '\r\n--edg\r\n-\r\n\r\n'), part('Content-Disposition: form-data; name="comment"', 'ü'), LAST]);
    const expected = (await hand('zip-creator?modified=2024-02-29T12:34:56Z', whole)).json.result;
    expect(expected.names).toEqual(['ä.txt']);
    for (let size = 1; size < 40; size += 3) {
      const headers = { 'x-api-key': key, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
      const answer = await answerTo({
        slug: 'zip-creator?modified=2024-02-29T12:34:56Z',
        headers,
        write: async (request) => {
          for (let at = 0; at < whole.length; at += size)
            if (!request.write(whole.subarray(at, at + size))) await new Promise((resolve) => request.once('drain', resolve));
          request.end();
        },
      });
      expect(answer.json.result).toEqual(expected);
    }
  });
});

/** Uploads that come byte by byte, and one of which nothing comes. @returns the first lines of their answers */
function neverEndingUploads(): Promise<(string | undefined)[]> {
  const ways: [head: string, piece: string][] = [
    ['content-type: application/octet-stream\r\ncontent-length: 1000', 'a'],
    ['content-type: application/octet-stream\r\ntransfer-encoding: chunked', '1\r\na\r\n'],
    [`content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 1000`, 'a'],
    ['content-type: application/octet-stream\r\ncontent-length: 9', ''],
  ];
  const answers = ways.map(async ([head, piece]) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`POST /api/v1/tools/file-hasher HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\n${head}\r\n\r\n`);
    const writing = setInterval(() => socket.write(piece), 1_000);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(writing);
    return text.split('\r\n', 1)[0];
  });
  return Promise.all(answers);
}

const onDisk = (): string[] => (existsSync(join(service.dataDir, 'uploads')) ? readdirSync(join(service.dataDir, 'uploads')) : []);

describe('uploads that go wrong', () => {
  const octets = { 'content-type': 'application/octet-stream' };
  /** Descriptors of files of the upload folder that the process has open, by what the system says; elsewhere by what the service counts. */
  const left = (): string[] => {
    const names = readdirSync('/proc/self/fd').flatMap((name) => {
      try {
        return [readlinkSync(`/proc/self/fd/${name}`)];
      } catch {
        return [];
      }
    });
    return names.filter((name) => name.includes(join(service.dataDir, 'uploads')));
  };

  it.runIf(existsSync('/proc/self/fd'))('leave nothing behind when they are cut off', async () => {
    for (const headers of [octets, { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }]) {
      const request = send(`${service.url}/api/v1/tools/file-hasher`, {
        method: 'POST',
        headers: { ...headers, 'x-api-key': key, 'content-length': String(MAX_FILE) },
      });
      request.on('error', () => {});
      request.write(Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${asFile('file')}\r\n\r\n`), Buffer.alloc(2 * MEGABYTE)]));
      await expect.poll(left).toHaveLength(1);
      await expect.poll(onDisk, { message: 'the file loses its name while it is still being written' }).toEqual([]);
      expect(left()).toHaveLength(1);
      request.destroy();
      await expect.poll(left).toEqual([]);
    }
    await expect.poll(() => service.logged.filter((line) => line.includes('"bad_request"') && line.includes('file-hasher')).length).toBeGreaterThan(0);
  });

  it('are refused where more comes than is taken and no length says so', async () => {
    const answer = await answerTo({
      slug: 'file-hasher',
      headers: { ...octets, 'x-api-key': key, 'transfer-encoding': 'chunked' },
      write: (request) => request.end(Buffer.alloc(MAX_FILE + MEGABYTE)),
    });
    expect([answer.status, answer.json.error, answer.headers.connection]).toEqual([413, 'payload_too_large', 'close']);
  });

  it('are refused when the files of a form have too many bytes together', async () => {
    const { status, json } = await post('zip-creator', { body: form(['files', Buffer.alloc(2 * MEGABYTE), 'a'], ['files', Buffer.alloc(MEGABYTE + 1), 'b']) });
    expect([status, json.error]).toEqual([413, 'payload_too_large']);
    const fits = await post('zip-creator', { body: form(['files', Buffer.alloc(2 * MEGABYTE), 'a'], ['files', Buffer.alloc(MEGABYTE), 'b']) });
    expect([fits.status, fits.json.result?.originalBytes]).toEqual([200, MAX_FILE]);
  });

  it('do not begin where a length says less than comes', async () => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.write(
      `POST /api/v1/tools/file-hasher HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\ncontent-type: application/octet-stream\r\ncontent-length: 3\r\n\r\nabcGET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    const text = (await socket.toArray()).join('');
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(text).toContain(sha256(Buffer.from('abc')));
  });
});

describe('memory and disk', () => {
  it('has room for two uploads at the bound at once, one after the other', async () => {
    const size = 8 * MEGABYTE;
    const small = await startService({
      MAX_FILE_BYTES: String(size),
      MAX_BODY_BYTES: String(4 * MEGABYTE),
      MAX_MEMORY_BYTES: String(2 * size + MEGABYTE),
      WORKERS: '2',
    });
    const ownKey = await small.keyFor('business');
    const [one, other] = [new Uint8Array(size).fill(1), new Uint8Array(size).fill(2)];
    const upload = async (body: Uint8Array<ArrayBuffer>) => {
      const response = await fetch(`${small.url}/api/v1/tools/file-hasher?algorithms=sha256`, {
        method: 'POST',
        headers: { 'x-api-key': ownKey, 'content-type': 'application/octet-stream' },
        body,
      });
      return (await response.json()) as any;
    };
    // The workers are there and know the tool: room is waited for for a bounded time, in which they would have to start on a busy machine.
    await Promise.all([upload(new Uint8Array(2)), upload(new Uint8Array(2))]);
    const answers = await Promise.all([upload(one), upload(other)]);
    expect(answers.map(({ result }) => result?.hashes.sha256)).toEqual([sha256(one), sha256(other)]);
    await small.stop();
  });

  it('answers 503 where the disk takes nothing', async () => {
    const broken = await startService({ MAX_FILE_BYTES: String(MAX_FILE) });
    const ownKey = await broken.keyFor('business');
    // A file where the folder should be.
    writeFileSync(join(broken.dataDir, 'uploads'), 'x');
    const response = await fetch(`${broken.url}/api/v1/tools/file-hasher`, {
      method: 'POST',
      headers: { 'x-api-key': ownKey, 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(2 * MEGABYTE),
    });
    expect([response.status, response.headers.has('retry-after'), (await response.json()).error]).toEqual([503, true, 'service_unavailable']);
    const small = await fetch(`${broken.url}/api/v1/tools/file-hasher`, {
      method: 'POST',
      headers: { 'x-api-key': ownKey, 'content-type': 'application/octet-stream' },
      body: 'abc',
    });
    expect(small.status).toBe(200);
    await broken.stop();
  });

  it('empties the folder for uploads at the start', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    mkdirSync(join(dataDir, 'uploads'));
    writeFileSync(join(dataDir, 'uploads', 'left'), 'x');
    const started = await startService({}, dataDir);
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
    await started.stop();
  });
});

describe('a form that a page posts', () => {
  const page = async (slug: string, body: FormData, accept: string) => {
    const response = await fetch(`${service.url}/tools/${slug}`, { method: 'POST', headers: { accept, origin: service.url }, body });
    return { status: response.status, text: await response.text() };
  };

  it('takes files without script, and gives them as links that save them', async () => {
    // As browsers send it: a field for files in which none was chosen is an empty file without a name.
    const shown = await page(
      'file-hasher',
      form(['file', ''], ['file', Buffer.alloc(2 * MEGABYTE), 'zeros'], ['algorithms', 'sha256'], ['algorithms', 'md5'], ['expected', '']),
      'text/html',
    );
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(sha256(Buffer.alloc(2 * MEGABYTE)));
    const packed = await page('zip-creator', form(['files', Buffer.from('one'), 'a.txt'], ['files', new Uint8Array(), '']), 'text/html');
    const [, zip = ''] = /href="data:application\/zip;base64,([^"]+)" download="archive\.zip"/.exec(packed.text) ?? [];
    expect(unzipped(Buffer.from(zip, 'base64'))).toEqual({ 'a.txt': '6f6e65' });
  });

  it('is answered with JSON to the script of the page', async () => {
    const { status, text } = await page('file-hasher', form(['file', Buffer.from('abc'), 'x'], ['algorithms', 'md5']), 'application/json');
    // RFC 1321, appendix A.5.
    expect([status, JSON.parse(text).result.hashes]).toEqual([200, { md5: '900150983cd24fb0d6963f7d28e17f72' }]);
  });

  it('is refused from elsewhere, and where it is too large', async () => {
    const foreign = await fetch(`${service.url}/tools/file-hasher`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: form(['file', Buffer.from('x'), 'x']),
    });
    expect(foreign.status).toBe(403);
    expect((await page('file-hasher', form(['file', Buffer.alloc(MAX_FILE + 1), 'x']), 'application/json')).status).toBe(413);
  });
});

describe('uploads that never end', () => {
  it('are answered in time, whether they stop or come byte by byte', async () => {
    expect(await neverEnding).toEqual(Array.from({ length: 4 }, () => 'HTTP/1.1 408 Request Timeout'));
    await expect.poll(onDisk).toEqual([]);
  });
});
