import { isObject } from '../../tools/shared/json/is-object.ts';
import { parseJsonText } from '../../tools/shared/json/parse-text.ts';
import type { Input } from './bench.ts';

/** What a link carries: a recipe, as JSON has it, what of it is switched off, and the inputs where they were chosen to go along. */
export interface Shared {
  recipe: unknown;
  off?: readonly string[];
  inputs?: readonly Input[];
}

/** What became of a link. */
export type Opened = { ok: true; shared: Shared } | { ok: false; problem: string };

/** The version of what this writes; it reads no later ones. */
const VERSION = 1;
/** Programs through which links are sent cut longer ones off. */
export const MAX_LINK = 32_000;
/** What a link may hold once it is decompressed. */
const MAX_JSON = 4_000_000;
const RADIX = 36;

/** The fragment of a link: the version, the length of what follows, and the JSON, compressed (RFC 1950) and in base64url. */
export async function fragmentFor(shared: Shared): Promise<string> {
  const compressed = await through(new TextEncoder().encode(JSON.stringify(shared)), new CompressionStream('deflate'), Number.POSITIVE_INFINITY);
  return framed(compressed);
}

/** The same for what has been compressed. */
export function framed(compressed: Uint8Array): string {
  const data = base64UrlOf(compressed);
  return `${VERSION}.${data.length.toString(RADIX)}.${data}`;
}

/** Whether a fragment was made by this, in this or another version. */
export const isLink = (fragment: string): boolean => /^\d{1,6}(?:\.|$)/.test(fragment);

/** Reads the fragment of a link, and says what is wrong with one that cannot be read. */
export async function openFragment(fragment: string): Promise<Opened> {
  const [, version = '', length, data = ''] = /^(\d{1,6})(?:\.([\da-z]{1,8})(?:\.([\s\S]*))?)?/.exec(fragment) ?? [];
  if (version === '') return failed('The link holds no recipe.');
  if (Number(version) > VERSION) return failed('The link was made by a newer version of this page. Reload the page, or ask for the recipe as JSON.');
  const wanted = Number.parseInt(length ?? '', RADIX);
  if (length === undefined || data.length < wanted) return failed(cutOff(data.length, wanted));
  // Whatever was written right behind the link came along.
  const own = data.slice(0, wanted);
  if (!/^[\w-]*$/.test(own)) return failed('The link was changed on its way: it has characters that no link of a recipe has.');
  try {
    const bytes = await through(bytesOfBase64Url(own), new DecompressionStream('deflate'), MAX_JSON);
    const shared = parseJsonText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(shared) && Object.hasOwn(shared, 'recipe') ? { ok: true, shared: read(shared) } : failed('The link holds no recipe.');
  } catch (error) {
    return failed(
      error instanceof TooLarge
        ? 'The link holds more than 4 MB, which is too much for a recipe.'
        : 'The link was changed on its way, and cannot be read any more.',
    );
  }
}

function cutOff(there: number, wanted: number): string {
  return Number.isFinite(wanted) ? `The link is cut off: ${there} of ${wanted} characters of its recipe are there.` : 'The link is cut off at its beginning.';
}

const failed = (problem: string): Opened => ({ ok: false, problem });

/** What is known of a link, the rest left out. */
function read({ recipe, off, inputs }: Record<string, unknown>): Shared {
  return {
    recipe,
    ...(Array.isArray(off) && { off: off.filter((id) => typeof id === 'string') }),
    ...(Array.isArray(inputs) && { inputs: inputsIn(inputs) }),
  };
}

/** The inputs among what was kept or linked. */
export function inputsIn(list: readonly unknown[]): Input[] {
  return list.flatMap((input) => {
    if (!isObject(input) || typeof input.text !== 'string') return [];
    const kind = input.kind === 'hex' || input.kind === 'base64' ? input.kind : 'text';
    return [{ name: typeof input.name === 'string' ? input.name : '', kind, text: input.text }];
  });
}

class TooLarge extends Error {}

/** Sends bytes through a stream. Throws where more than `most` come out. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What goes wrong is seen where it is read.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.readable.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part: Uint8Array = next.value;
    size += part.length;
    if (size > most) {
      reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const CHUNK = 8_192;

function base64UrlOf(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
