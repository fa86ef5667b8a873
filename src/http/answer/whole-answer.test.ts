import { createServer, IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEEP_ALIVE_SECONDS, sendTexts, WholeResponse } from './whole-answer.ts';

const LINES = 'content-type: application/json; charset=utf-8\r\nx-request-id: a-1\r\n';
const BODY = { '/ascii': '{"a":1}', '/empty': '', '/wide': '{"a":"größer 🧭"}' };

let ours: Server;
let nodes: Server;

const bodyOf = (request: IncomingMessage): string => Object.entries(BODY).find(([path]) => path === request.url)?.[1] ?? '{}';
const fields = (lines: string): string[] => lines.split(/\r\n|: /).slice(0, -1);

beforeAll(async () => {
  const keepAliveTimeout = KEEP_ALIVE_SECONDS * 1_000;
  ours = createServer({ keepAliveTimeout, IncomingMessage, ServerResponse: WholeResponse }, (request, response) => {
    response.shouldKeepAlive &&= request.url !== '/closing';
    response.sendWhole(request.url === '/closing' ? 503 : 200, LINES, bodyOf(request));
  });
  nodes = createServer({ keepAliveTimeout }, (request, response) => {
    const body = bodyOf(request);
    response.shouldKeepAlive &&= request.url !== '/closing';
    response.writeHead(request.url === '/closing' ? 503 : 200, [...fields(LINES), 'content-length', String(Buffer.byteLength(body))]);
    response.end(body);
  });
  for (const server of [ours, nodes]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const server of [ours, nodes]) server.close().closeAllConnections();
});

/** All bytes that come back for a request and, where the connection goes on, for a second one that ends it; with the date taken out. */
async function bytes(server: Server, request: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const received = await new Promise<Buffer>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.on('error', reject);
    socket.write(`${request}GET /ascii HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  });
  expect(received.toString()).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
  return received.toString().replace(/\r\nDate: [^\r]+/g, '');
}

describe('an answer sent whole is, byte for byte, the answer that Node makes', () => {
  it.each([
    ['on a connection that goes on', 'GET /ascii HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['with characters beyond ASCII', 'GET /wide HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['with an empty body', 'GET /empty HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['to two requests at once', 'GET /wide HTTP/1.1\r\nhost: x\r\n\r\nGET /empty HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['when the caller ends the connection', 'GET /wide HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['when the answer ends the connection', 'GET /closing HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['to HEAD', 'HEAD /wide HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['in HTTP/1.0', 'GET /wide HTTP/1.0\r\n\r\n'],
    ['in HTTP/1.0 on a connection that goes on', 'GET /wide HTTP/1.0\r\nconnection: keep-alive\r\n\r\n'],
  ])('%s', async (_case, request) => {
    expect(await bytes(ours, request)).toBe(await bytes(nodes, request));
  });
});

describe('an answer of large texts', () => {
  const serve = async (texts: readonly string[]) => {
    const server = createServer((_request, response) => sendTexts(response, 200, LINES, texts));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, port: (server.address() as AddressInfo).port };
  };

  it('arrives as it was, wherever it is cut', async () => {
    const texts = ['[', '', ...Array.from({ length: 9 }, (_, at) => `${'a'.repeat(at)}${'🧭é'.repeat(90_000)}`), ']'];
    const { server, port } = await serve(texts);
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(texts.join('')))).toBe(true);
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(texts.join(''))));
    server.close().closeAllConnections();
  });

  it('is handed to the connection as it is taken, and not all at once', async () => {
    const { server, port } = await serve(['x'.repeat(50_000_000)]);
    const held = new Promise<number>((resolve) => {
      server.on('request', (_request, response) => setTimeout(() => resolve(response.writableLength), 100));
    });
    const socket = connect({ host: '127.0.0.1', port });
    socket.pause().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await held).toBeLessThan(1_000_000);
    socket.destroy();
    server.close().closeAllConnections();
  });
});
