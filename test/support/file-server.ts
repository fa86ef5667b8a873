import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** A server that knows nothing but files. */
export interface FileServer {
  url: string;
  /** Puts another folder in place of the one that is served. */
  serve(folder: string): void;
  stop(): Promise<void>;
}

/** Serves a folder below a path, as static hosts do: an address of a folder leads to its index.html. @param port a free one where absent */
export async function serveFiles(folder: string, base: string, port = 0): Promise<FileServer> {
  let served = folder;
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const path = pathname.startsWith(base) ? join(served, decodeURIComponent(pathname.slice(base.length))) : '';
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    if (request.method !== 'GET') response.writeHead(405).end();
    else if (isFolder && !pathname.endsWith('/')) response.writeHead(301, { location: `${pathname}/${search}` }).end();
    else {
      const file = isFolder ? join(path, 'index.html') : path;
      const found = existsSync(file);
      const sent = found ? file : join(served, '404.html');
      response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' }).end(readFileSync(sent));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    serve(other) {
      served = other;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
