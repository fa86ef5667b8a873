// Composing YAML's concrete syntax into nodes without running out of stack on deep nesting.
import type { CST } from 'yaml';

type Token = CST.Token;
type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** Part of a document that is composed on its own: the library sees `hollow` in its place, which is the same collection without its items. */
interface Chunk {
  hollow: Collection;
  whole: Collection;
  /** The directives of the document. */
  directives: Token[];
}

export interface Composed {
  /** The node of each document. */
  documents: unknown[];
  /** By the source token of a collection: the node that has its items, where they were composed apart. */
  chunks: ReadonlyMap<unknown, unknown>;
  /** The first thing that is not YAML. */
  error?: { message: string; index: number };
}

/** The library needs several stack frames a level; this many levels at a time are safe. */
const CHUNK_DEPTH = 250;

/** Composes the tokens of a text into nodes. Scalars stay text, whatever their tag, and repeated keys are not looked at. */
export async function composeTokens(tokens: readonly Token[], length: number): Promise<Composed> {
  const { Composer } = await import('yaml');
  const compose = (stream: Iterable<Token>) =>
    new Composer({
      version: '1.2',
      schema: 'failsafe',
      resolveKnownTags: false,
      uniqueKeys: false,
      strict: true,
      keepSourceTokens: true,
      logLevel: 'silent',
    }).compose(stream, false, length);
  const stray = strayValue(tokens);
  if (stray) return { documents: [], chunks: new Map(), error: { message: 'a : is missing in front of this', index: stray.offset } };
  const pending = takeOutChunks(tokens);
  const documents = [...compose(tokens)];
  let error = documents.find(({ errors }) => errors.length > 0)?.errors[0];
  const chunks = new Map<unknown, unknown>();
  for (const { hollow, whole, directives } of pending) {
    for (const document of compose([...directives, chunkDocument(whole)])) {
      chunks.set(hollow, document.contents);
      error ??= document.errors[0];
    }
  }
  for (const { hollow, whole } of pending) hollow.items = whole.items;
  const sources = tokens.filter((token) => token.type === 'document');
  const result: Composed = { documents: documents.filter((_, index) => !isNoDocument(sources[index])).map(({ contents }) => contents), chunks };
  if (error) result.error = { message: error.message.replace(/[.:]$/, ''), index: Math.min(error.pos[0], length) };
  return result;
}

/** Whether the library takes nothing but a document end mark for a document. */
export const isNoDocument = (token: Token | undefined): boolean =>
  token?.type === 'document' && token.value === undefined && token.start.every(({ type }) => type === 'space' || type === 'comment' || type === 'newline');

/** A value, or what belongs to one, after a key without the : between them, which the library drops without a word. */
function strayValue(tokens: readonly Token[]): Token | undefined {
  const open = tokens.map((token) => (token.type === 'document' ? token.value : undefined));
  for (let token = open.pop(); open.length > 0 || token; token = open.pop()) {
    if (!token || !('items' in token)) continue;
    for (const { key, sep, value } of token.items) {
      const stray =
        key && sep && !sep.some(({ type }) => type === 'map-value-ind') ? (sep.find(({ type }) => type === 'anchor' || type === 'tag') ?? value) : undefined;
      if (stray) return stray;
      open.push(key ?? undefined, value);
    }
  }
  return undefined;
}

/** Replaces what is deep in documents by hollow collections; the rest is shallow enough for the library. */
function takeOutChunks(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  let directives: Token[] = [];
  const without = (token: Token): Token => {
    const hollow = { ...token, items: [] } as Collection;
    chunks.push({ hollow, whole: token as Collection, directives });
    return hollow;
  };
  /** How deep a token is, chunks left out. */
  const depth = (token: Token | null | undefined): number => {
    if (!token || !('items' in token)) return 0;
    let deepest = 0;
    for (const item of token.items) {
      let below = depth(item.key);
      if (item.key && below >= CHUNK_DEPTH) {
        item.key = without(item.key);
        below = 0;
      }
      deepest = Math.max(deepest, below);
      below = depth(item.value);
      if (item.value && below >= CHUNK_DEPTH) {
        item.value = without(item.value);
        below = 0;
      }
      deepest = Math.max(deepest, below);
    }
    return deepest + 1;
  };
  for (const token of tokens) {
    if (token.type === 'directive') directives.push(token);
    if (token.type !== 'document') continue;
    depth(token.value);
    directives = [];
  }
  return chunks;
}

/** A document of one collection, its start mark on a line of its own. */
function chunkDocument(value: Collection): Token {
  const { offset, indent } = value;
  return {
    type: 'document',
    offset,
    start: [
      { type: 'doc-start', offset, indent, source: '---' },
      { type: 'newline', offset, indent, source: '\n' },
    ],
    value,
  };
}
