import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, chooseCoding, compress, MIN_COMPRESSED_BYTES, type Quality } from './content-coding.ts';

const CACHE = 'public, max-age=300';
const TAG_CHARACTERS = 22;

/** A document that callers may keep, with its media type, the hash that its entity tags are made from, and what it was compressed to so far. */
export interface Tagged {
  /** Bytes, so that those who are sent it at the same time share them. */
  body: Buffer;
  type: string;
  hash: string;
  quality: Quality;
  compressed: Map<Coding, Promise<Buffer>>;
}

/** A document with entity tags made from its bytes (RFC 9110 section 8.8.3). @param type its media type, JSON unless told @param quality of compression */
export function withTag(body: string | Buffer, type = 'application/json; charset=utf-8', quality: Tagged['quality'] = 9): Tagged {
  return {
    body: typeof body === 'string' ? Buffer.from(body) : body,
    type,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, TAG_CHARACTERS),
    quality,
    compressed: new Map(),
  };
}

/** A document that callers may keep and that is read when it is sent. */
export interface Stored {
  type: string;
  /** Changes with the contents. */
  hash: string;
  /** How many bytes it has. */
  size: number;
  /** Its bytes, compressed where a coding is given. */
  read(coding: Coding | undefined): Buffer | Promise<Buffer>;
}

/**
 * Answers with a cacheable document, compressed when the caller takes that, or 304 when the caller has it already (RFC 9110 section 13.1.2).
 * It is compressed when first asked for so, in the thread pool, and kept with the document.
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, document: Tagged, cacheControl = CACHE): Promise<FastifyReply> {
  const { body, type, hash } = document;
  const read = (coding: Coding | undefined) => (coding ? compressedOnce(document, coding) : body);
  return sendStored(request, reply, { type, hash, size: body.length, read }, cacheControl);
}

/** The same for one that is not kept in memory. Each coding has a tag of its own (RFC 9110 section 8.8.3.3). */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, hash, size, read }: Stored,
  cacheControl: string,
): Promise<FastifyReply> {
  const compressible = size >= MIN_COMPRESSED_BYTES;
  const coding = compressible ? chooseCoding(request.headers['accept-encoding']) : undefined;
  const etag = `"${hash}${coding ? `-${coding}` : ''}"`;
  if (compressible) varyByEncoding(reply);
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const bytes = await read(coding);
  reply.header('content-type', type);
  if (coding !== undefined) reply.header('content-encoding', coding);
  return reply.send(bytes);
}

/** Adds to `Vary` that the answer depends on `Accept-Encoding`. */
export function varyByEncoding(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? 'Accept-Encoding' : `${before}, Accept-Encoding`);
}

function compressedOnce({ body, quality, compressed }: Tagged, coding: Coding): Promise<Buffer> {
  const known = compressed.get(coding);
  if (known) return known;
  const compressing = compress(body, coding, quality);
  compressed.set(coding, compressing);
  return compressing;
}

/** Whether an `If-None-Match` header names the tag: by the weak comparison, as the RFC asks for here. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
