import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Coding } from '../http/encoding.ts';
import { ApiError } from '../http/errors.ts';
import { closeMethods } from '../http/methods.ts';
import { sendTagged, type Tagged, withTag } from '../http/tags.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const COMPRESSED: readonly [Coding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
/** What a name with a hash stands for never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Where the build puts them, seen from dist/ and from the sources. */
const folder = new URL(import.meta.url.endsWith('.ts') ? '../../dist/site/assets/' : './assets/', import.meta.url);
const files = writtenNames();
const hashed = new Set(files.values());

/** The address of a style sheet, a script or an image of the pages. It changes with the contents, so that browsers may keep what they have for ever. @param name of its source, such as `style.css` */
export const assetPath = (name: string): string => `/assets/${files.get(name) ?? name}`;

/** `/assets/*`: the style sheet, the islands of script and the API reference, each read when first asked for. By the names of their sources too, for what does not know the others. */
export function assetRoutes(app: FastifyInstance): void {
  const read = new Map<string, Tagged>();
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params;
    const file = hashed.has(name) ? name : files.get(name);
    if (file === undefined) throw new ApiError('not_found', 'There is no such file.');
    const asset = read.get(file) ?? load(file);
    read.set(file, asset);
    return sendTagged(request, reply, asset, file === name ? FOR_EVER : undefined);
  });
  closeMethods(app, '/assets/:name', ['GET']);
}

function load(file: string): Tagged {
  const asset = withTag(readFileSync(new URL(file, folder)), `${TYPES[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`);
  for (const [coding, suffix] of COMPRESSED) asset.compressed.set(coding, Promise.resolve(readFileSync(new URL(`${file}${suffix}`, folder))));
  return asset;
}

/** The names with a hash by those of the sources. Before the first build there are none. */
function writtenNames(): ReadonlyMap<string, string> {
  const list = new URL('names.json', folder);
  const names: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  return new Map(Object.entries(names));
}
