import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api/errors.ts';
import { closeMethods } from '../api/methods.ts';

const TYPES: Readonly<Record<string, string>> = {
  'style.css': 'text/css',
  'icon.svg': 'image/svg+xml',
  'filter.js': 'text/javascript',
  'copy.js': 'text/javascript',
  'scalar.js': 'text/javascript',
};
/** Where the build puts them, seen from the sources and from dist/. */
const FOLDERS = ['../../dist/site/assets/', './assets/'];

/** `/assets/*`: the style sheet, the islands of script and the API reference, each read when first asked for. */
export function assetRoutes(app: FastifyInstance): void {
  const read = new Map<string, { body: Buffer; etag: string }>();
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params;
    const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
    const asset = type === undefined ? undefined : (read.get(name) ?? load(name));
    if (!asset || type === undefined) throw new ApiError('not_found', 'There is no such file.');
    read.set(name, asset);
    reply.header('etag', asset.etag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
    return reply.header('content-type', `${type}; charset=utf-8`).send(asset.body);
  });
  closeMethods(app, '/assets/:name', ['GET']);
}

function load(name: string): { body: Buffer; etag: string } | undefined {
  const file = FOLDERS.map((folder) => new URL(`${folder}${name}`, import.meta.url)).find((url) => existsSync(url));
  if (!file) return undefined;
  const body = readFileSync(file);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
