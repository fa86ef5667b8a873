import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks without the headers that fetch adds and without undoing what the service did. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${service.url}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    sent.once('error', reject).end();
  });
}

const DOCUMENTS = ['/api/v1/tools', '/api/v1/convert', '/openapi.json', '/assets/style.css', '/assets/search.js'];
const PAGES = ['/', '/tools/word-counter', '/convert/kg-to-lbs', '/convert', '/?q=word'];

describe.each([...DOCUMENTS, ...PAGES])('%s', (path) => {
  it('says the same in every coding', async () => {
    const plain = await ask(path);
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
    for (const [coding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await ask(path, { 'accept-encoding': coding });
      expect([answer.status, answer.headers['content-encoding'], answer.headers['content-type']]).toEqual([200, coding, plain.headers['content-type']]);
      expect(decompress(answer.body).equals(plain.body)).toBe(true);
      expect(answer.body.length).toBeLessThan(plain.body.length);
      expect(answer.headers.vary).toMatch(/\bAccept-Encoding\b/);
    }
    expect(plain.headers.vary).toMatch(/\bAccept-Encoding\b/);
  });

  it('answers HEAD with the headers of GET', async () => {
    for (const coding of ['br', 'identity']) {
      const get = await ask(path, { 'accept-encoding': coding });
      const head = await ask(path, { 'accept-encoding': coding }, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const name of ['content-encoding', 'content-length', 'content-type', 'vary', 'etag']) expect(head.headers[name], name).toEqual(get.headers[name]);
      expect(Number(get.headers['content-length'])).toBe(get.body.length);
    }
  });
});

describe.each(DOCUMENTS)('%s', (path) => {
  it('has a tag for each coding, and 304 for who has that coding', async () => {
    const tags: unknown[] = [];
    for (const coding of ['identity', 'gzip', 'br']) {
      const { headers } = await ask(path, { 'accept-encoding': coding });
      const again = await ask(path, { 'accept-encoding': coding, 'if-none-match': String(headers.etag) });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect([again.headers.vary, again.headers['cache-control']]).toEqual([headers.vary, headers['cache-control']]);
      tags.push(headers.etag);
    }
    expect(new Set(tags).size).toBe(3);
    expect((await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': String(tags[0]) })).status).toBe(200);
  });
});

it('names assets for their contents, to be kept for ever', async () => {
  const page = (await ask('/')).body.toString();
  const addresses = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    expect(address).toMatch(/-[0-9a-f]{10}\.(?:css|ico|js|json|png|svg)$/);
    const { status, headers } = await ask(address);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});

it('does not compress pages of an account, whose size would tell of what they show', async () => {
  const { headers } = await ask('/sign-in', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers['cache-control']]).toEqual([undefined, 'no-store']);
});
