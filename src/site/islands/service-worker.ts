// The service worker: keeps the pages and tools that work without a connection. Pages are kept as anybody sees them, and nothing else is: no account, no answer of the API, nothing that was posted.
import { ASSET, keptPath } from './shared/kept-paths.ts';
import type { Kept, Sizes, Wish } from './shared/worker-talk.ts';

/** Put in front of this script by whoever serves it. */
declare const OFFLINE: {
  /** Changes with anything that is kept. */
  version: string;
  /** Paths of pages below the scope. */
  pages: readonly string[];
  assets: readonly string[];
  /** The list of what tools are made of. */
  list: string;
};

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: { readonly request: Request; respondWith(response: Promise<Response>): void }) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & { readonly data: Wish; readonly ports: readonly MessagePort[] }) => void): void;
}

/** What the build writes: files with their bytes, and by number those of the workers, of detection, and of each tool, at once and later. */
interface OfflineList {
  files: readonly (readonly [name: string, bytes: number])[];
  workers: readonly number[];
  /** What says what something is. */
  detection: readonly number[];
  tools: Readonly<Record<string, readonly [atOnce: readonly number[], later: readonly number[]]>>;
}

declare const self: Scope;

const PREFIX = 'toolrack-';
const PAGES = `${PREFIX}pages-${OFFLINE.version}`;
const ASSETS = `${PREFIX}assets-${OFFLINE.version}`;
const NO_CONNECTION = 'offline';
/** How long the network has for a page that is kept, too. */
const PATIENCE_MS = 3_000;
const AT_ONCE = 4;
/** A page's drawing and address, about: files are known to the byte. */
const PAGE_BYTES = 20_000;

const scope = new URL(self.registration.scope);
const address = (path: string): string => new URL(path, scope).href;
let list: Promise<OfflineList> | undefined;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(grant(event.data, event.ports[0])));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (ASSET.test(path)) event.respondWith(assetAt(path, request));
  // What asks for a page with its script gets it without a connection, too.
  else if (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') {
    const kept = keptPath(path);
    if (kept !== undefined) event.respondWith(pageAt(kept, request));
  }
});

/** Keeps the shell, and again the tools that the version before has kept. */
async function install(): Promise<void> {
  const { workers, files } = await readList();
  await inTurns([...OFFLINE.assets, ...workers.map((at) => `assets/browser/${files[at]?.[0]}`)], keepAsset);
  await inTurns(OFFLINE.pages, keepPage);
  await keepTools(await toolsKeptBefore(), true);
}

/** Keeps what says what something is. */
async function keepDetection(): Promise<void> {
  const { detection, files } = await readList();
  try {
    await inTurns(
      detection.map((at) => `assets/browser/${files[at]?.[0]}`),
      keepAsset,
    );
  } catch {
    // The connection was lost, or there is no more room: it is fetched when it is asked for.
  }
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== PAGES && name !== ASSETS) await caches.delete(name);
  await self.clients.claim();
}

async function grant(wish: Wish, port: MessagePort | undefined): Promise<void> {
  if (wish.wish === 'take-over') return self.skipWaiting();
  if (wish.wish === 'detection') return keepDetection();
  port?.postMessage(wish.wish === 'sizes' ? await sizes() : await keepTools(wish.slugs, wish.whole));
}

async function sizes(): Promise<Sizes> {
  const { tools, files } = await readList();
  const kept = await keptTools(PAGES);
  const bytes = files.reduce((sum, [, size]) => sum + size, 0) + Object.keys(tools).length * PAGE_BYTES;
  return { tools: Object.keys(tools), kept: kept.length, bytes };
}

/** Keeps tools with their pages. @param whole also what they load while they run @returns how many are kept now */
async function keepTools(slugs: readonly string[], whole: boolean): Promise<Kept> {
  const { tools, files } = await readList();
  let kept = 0;
  await inTurns(slugs, async (slug) => {
    const parts = Object.hasOwn(tools, slug) ? tools[slug] : undefined;
    if (!parts) return;
    try {
      for (const at of whole ? parts.flat() : parts[0]) await keepAsset(`assets/browser/${files[at]?.[0]}`);
      const pages = await caches.open(PAGES);
      if (!(await pages.match(address(`tools/${slug}`)))) await keepPage(`tools/${slug}`);
      kept++;
    } catch {
      // Without a connection, or without room: what is kept stays.
    }
  });
  return { kept };
}

async function toolsKeptBefore(): Promise<string[]> {
  const others = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}pages-`) && name !== PAGES);
  const slugs = await Promise.all(others.map(keptTools));
  return [...new Set(slugs.flat())];
}

async function keptTools(cache: string): Promise<string[]> {
  const requests = await (await caches.open(cache)).keys();
  return requests.flatMap(({ url }) => /\/tools\/([a-z0-9-]+)$/.exec(url)?.[1] ?? []);
}

async function keepAsset(path: string): Promise<void> {
  const url = address(path);
  const cache = await caches.open(ASSETS);
  // What has the same name is the same, also in the cache of another version.
  if (await cache.match(url, { ignoreVary: true })) return;
  const known = await caches.match(url, { ignoreVary: true });
  const response = known ?? (await fetch(url, { credentials: 'omit' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(url, response);
}

/** Keeps a page as it is for those who are not signed in. */
async function keepPage(path: string): Promise<void> {
  const response = await fetch(address(path), { credentials: 'omit', cache: 'no-store', headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A new response: browsers do not open pages with one that was redirected, as from tools/x to tools/x/.
  const page = new Response(await response.blob(), { headers: response.headers });
  await (await caches.open(PAGES)).put(address(path), page);
}

async function assetAt(path: string, request: Request): Promise<Response> {
  const known = await caches.match(request.url, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && path.startsWith('assets/browser/')) {
    const copy = response.clone();
    const cache = await caches.open(ASSETS);
    cache.put(request.url, copy).catch(() => undefined);
  }
  return response;
}

/** A page from the network, or the one that is kept where the network is slow or away. */
async function pageAt(path: string, request: Request): Promise<Response> {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(address(path), { ignoreVary: true });
  const network = fetch(request);
  try {
    const response = await (kept ? Promise.race([network, failAfter(PATIENCE_MS)]) : network);
    return kept && response.status >= 500 ? kept : response;
  } catch {
    network.catch(() => undefined);
    const fallback = path.startsWith('convert/') ? 'convert' : NO_CONNECTION;
    return kept ?? (await pages.match(address(fallback), { ignoreVary: true })) ?? Response.error();
  }
}

const failAfter = (ms: number): Promise<never> => new Promise((_, reject) => setTimeout(reject, ms, new Error('too slow')));

function readList(): Promise<OfflineList> {
  list ??= loadList().catch((error: unknown) => {
    list = undefined;
    throw error;
  });
  return list;
}

async function loadList(): Promise<OfflineList> {
  await keepAsset(OFFLINE.list);
  const kept = await caches.match(address(OFFLINE.list), { ignoreVary: true });
  if (!kept) throw new Error('The list of tools could not be kept.');
  return kept.json();
}

/** Does something for each of many, a few at a time. */
async function inTurns(items: readonly string[], work: (item: string) => Promise<void>): Promise<void> {
  const left = [...items];
  const lane = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
