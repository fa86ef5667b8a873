import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { BrowserPlace } from '../browser/place.ts';
import { sendStored, sendTagged, type Tagged, withTag } from '../http/answer/cacheable-document.ts';
import { CODINGS, type Coding } from '../http/answer/content-coding.ts';
import { ApiError } from '../http/errors.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { StoredAssets } from './stored-assets.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
const SUFFIXES: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };
const VERSION_CHARACTERS = 16;
/** What a name with a hash stands for never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `browser.json`: where the build put what runs tools in the browser. */
export interface BrowserBuild {
  worker: string;
  wasmWorker: string;
  /** All files of both workers. */
  workerParts: readonly string[];
  /** By slug: the tool's module, all files that it loads at once (itself first), those that it may load later, and whether it starts WASM. */
  tools: Readonly<Record<string, { file: string; parts: readonly string[]; later: readonly string[]; wasm?: true }>>;
  /** The tools that only the server runs, each with its reason. */
  server: Readonly<Record<string, string>>;
  /** What says what something is: its module, all files that it loads at once, and those that it may load later. */
  detection: { file: string; parts: readonly string[]; later: readonly string[] };
  /** What draws a page of a PDF: its module, all files that it loads at once, and those that it may load later. */
  pdfPage: { file: string; parts: readonly string[]; later: readonly string[] };
  /** What runs recipes, all of its files, and what it needs to know of those tools. */
  recipes: string;
  recipeParts: readonly string[];
  cards: string;
  /** By file its bytes, as it is and compressed with brotli. */
  sizes: Readonly<Record<string, readonly [bytes: number, brotli: number]>>;
}

/** Where the build puts them, seen from dist/ and from the sources. */
const folder = new URL(import.meta.url.endsWith('.ts') ? '../../dist/site/assets/' : './assets/', import.meta.url);
const files = writtenNames();
const hashed = new Set(files.values());
/** Files that container and package hold once, in the package that they come from: by name, the path from the folder of the service. */
const elsewhere = elsewherePlaces();
/** What pages and answers name of it, which the service keeps: the lists of parts are some megabyte, and for who writes them out. */
export const browser = namedOf(readBrowserBuild());
/** Of the worker that may start WASM: a worker has the policy of its own answer. */
const WASM_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The address of a style sheet, a script or an image of the pages. It changes with the contents, so that browsers may keep what they have for ever. @param name of its source, such as `style.css` */
export const assetPath = (name: string): string => `/assets/${files.get(name) ?? name}`;

/** Where a tool is for browsers; undefined where only the service runs it. */
export function browserPlace(slug: string): BrowserPlace | undefined {
  const tool = browser.tools.get(slug);
  return tool && { base: '/assets/browser/', worker: tool.wasm ? browser.wasmWorker : browser.worker, file: tool.file };
}

/** The files of the worker and of what says what something is, for the search of the pages. Some of what it unpacks is WASM's. */
export const detectionPlaces = (): string => `${browser.wasmWorker} ${browser.detection}`;

/** What shows the pages of a PDF: the address of its script, and the files of the worker and of what that runs. */
export const pdfPagePlaces = (): string => `${assetPath('pdf-preview.js')} ${browser.worker} ${browser.pdfPage}`;

/** The names of the sources of what pages load. */
export const assetNames = (): readonly string[] => [...files.keys()];

/** What the build wrote, by the name of its source, or of a file below `browser/`. */
export function readAsset(name: string): Buffer {
  const place = placeOf(files.get(name) ?? name);
  // Where there is no room for both forms, the compressed one is there alone.
  return existsSync(place) ? readFileSync(place) : brotliDecompressSync(readFileSync(new URL(`${place.href}${SUFFIXES.br}`)));
}

/** Changes with whatever the build was made from. */
export const buildVersion = readStamp('built-from').slice(0, VERSION_CHARACTERS);
/** The day of the build, YYYY-MM-DD; empty before the first. */
export const builtOn = readStamp('built-on');

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
  browserRoutes(app);
}

/** What runs tools in the browser: too much to be kept in memory. Pages of other origins may use it, and one of the workers alone may start WASM. */
function browserRoutes(app: FastifyInstance): void {
  const stored = new StoredAssets(new URL('browser/', folder), inBrowser(elsewhere));
  app.get<{ Params: { name: string } }>('/assets/browser/:name', (request, reply) => {
    const { name } = request.params;
    const size = browser.sizes.get(name);
    if (size === undefined) throw new ApiError('not_found', 'There is no such file.');
    if (name === browser.wasmWorker) reply.header('content-security-policy', WASM_POLICY);
    reply.header('access-control-allow-origin', '*');
    const read = (coding: Coding | undefined) => stored.read(name, coding);
    return sendStored(request, reply, { type: typeOf(name), hash: name, size, read }, FOR_EVER);
  });
  closeMethods(app, '/assets/browser/:name', ['GET']);
  let library: Tagged | undefined;
  app.get('/toolrack.js', (request, reply) => {
    if (browser.worker === '') throw new ApiError('not_found', 'There is no such file.');
    library ??= load('browser/toolrack.js');
    return sendTagged(request, reply.header('access-control-allow-origin', '*'), library);
  });
  closeMethods(app, '/toolrack.js', ['GET']);
}

/** The media type of a file, by its name. */
const typeOf = (file: string): string => {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return /^text\/|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
};

function load(file: string): Tagged {
  const stored = (suffix: string): Buffer | undefined => {
    const place = new URL(`${file}${suffix}`, folder);
    return existsSync(place) ? readFileSync(place) : undefined;
  };
  // Container and package hold what is stored with brotli in that form alone.
  const asset = withTag(stored('') ?? brotliDecompressSync(readFileSync(new URL(`${file}${SUFFIXES.br}`, folder))), typeOf(file));
  for (const coding of CODINGS) {
    const bytes = stored(SUFFIXES[coding]);
    if (bytes) asset.compressed.set(coding, Promise.resolve(bytes));
  }
  return asset;
}

const placeOf = (file: string): URL => elsewhere.get(file) ?? new URL(file, folder);

function elsewherePlaces(): ReadonlyMap<string, URL> {
  const list = new URL('elsewhere.json', folder);
  const places: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  return new Map(Object.entries(places).map(([name, path]) => [name, new URL(`../../../${path}`, folder)]));
}

/** By their names below `browser/`. */
const inBrowser = (places: ReadonlyMap<string, URL>): ReadonlyMap<string, URL> =>
  new Map([...places].map(([name, place]) => [name.replace(/^browser\//, ''), place]));

/** The names with a hash by those of the sources. Before the first build there are none. */
function writtenNames(): ReadonlyMap<string, string> {
  const list = new URL('names.json', folder);
  const names: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  return new Map(Object.entries(names));
}

function namedOf({ worker, wasmWorker, tools, recipes, cards, detection, pdfPage, sizes }: BrowserBuild) {
  return {
    worker,
    wasmWorker,
    recipes,
    cards,
    detection: detection.file,
    pdfPage: pdfPage.file,
    tools: new Map(Object.entries(tools).map(([slug, { file, wasm }]) => [slug, { file, wasm }])),
    /** By file its bytes as it is. */
    sizes: new Map(Object.entries(sizes).map(([file, [bytes]]) => [file, bytes])),
  };
}

/** What the build wrote to run tools in the browser. Before the first build there is nothing. */
export function readBrowserBuild(): BrowserBuild {
  const list = new URL('browser.json', folder);
  return existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : {
        worker: '',
        wasmWorker: '',
        workerParts: [],
        tools: {},
        server: {},
        detection: { file: '', parts: [], later: [] },
        pdfPage: { file: '', parts: [], later: [] },
        recipes: '',
        recipeParts: [],
        cards: '',
        sizes: {},
      };
}

/** What the build wrote of itself. */
function readStamp(name: string): string {
  const stamp = new URL(`../../${name}`, folder);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}
