import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { grouped } from '../../tools/shared/text/counts.ts';
import { ApiError } from '../errors.ts';
import { isLate } from './broken-request.ts';
import { continueBody, isAwaitingContinue } from './expect-continue.ts';

/** The refusal of a body with more bytes than are taken. */
export const bodyTooLarge = (maxBytes: number): ApiError =>
  new ApiError('payload_too_large', `The request body is too large: at most ${grouped(maxBytes)} bytes are accepted here.`);

/** How much of a body that is refused is read on and thrown away, in bytes and milliseconds: most callers read an answer only after they have sent everything. */
const MAX_THROWN_AWAY = 64 * 1024 * 1024;
const THROW_AWAY_FOR = 3_000;
/** Who sends nothing for so long waits for the answer. */
const SILENT_FOR = 500;

/** Bodies of more bytes than this are put together in turn. */
const LARGE = 256 * 1024;

/** What limits the reading of a body. */
export interface BodyLimits {
  maxBytes: number;
  /** Asked for room for each part, and gives the refusal when there is no room. */
  hold(bytes: number): ApiError | undefined;
  /** What is waited for before a large body is put together; undefined for nothing. */
  turn?(): Promise<void> | undefined;
}

/** Reads a request's body and hands it on, or says what is wrong with it: 413 `payload_too_large`, 400 `bad_request` when the caller went away half-way, 408 `request_timeout` when it took too long, or that there is no room. */
export function readBody(request: IncomingMessage, { maxBytes, hold, turn }: BodyLimits, done: (problem: ApiError | undefined, body: Buffer) => void): void {
  // The caller has gone away before anybody listened.
  if (request.destroyed) {
    done(unfinished(request), NOTHING);
    return;
  }
  const refuse = (problem: ApiError) => throwAway(request, () => done(problem, NOTHING));
  if (Number(request.headers['content-length']) > maxBytes) {
    // Who waits for leave to send it has not begun.
    if (isAwaitingContinue(request)) done(bodyTooLarge(maxBytes), NOTHING);
    else refuse(bodyTooLarge(maxBytes));
    return;
  }
  continueBody(request);
  let first: Buffer | undefined;
  let more: Buffer[] | undefined;
  let size = 0;
  let open = true;
  // The listeners stay for as long as the request does, and what they hold with them.
  const close = () => {
    open = false;
    first = more = undefined;
  };
  const settle = (problem: ApiError | undefined, body: Buffer) => {
    if (!open) return;
    close();
    done(problem, body);
  };
  const stop = (problem: ApiError) => {
    close();
    refuse(problem);
  };
  request.on('data', (chunk: Buffer) => {
    if (!open) return;
    size += chunk.length;
    if (size > maxBytes) return stop(bodyTooLarge(maxBytes));
    const full = hold(chunk.length);
    if (full) return stop(full);
    if (first === undefined) first = chunk;
    else if (more === undefined) more = [first, chunk];
    else more.push(chunk);
  });
  request.on('end', () => {
    const finish = () => settle(undefined, more === undefined ? (first ?? NOTHING) : together(more));
    const waiting = size > LARGE ? turn?.() : undefined;
    if (waiting) void waiting.then(finish);
    else finish();
  });
  request.on('error', () => settle(unfinished(request), NOTHING));
}

/** Puts pieces together, and gives their memory back at once: V8 would collect all garbage as often as so much of it outside its heap had gathered. */
function together(pieces: readonly Buffer[]): Buffer {
  const whole = Buffer.concat(pieces);
  for (const { buffer, byteLength } of pieces) if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
  return whole;
}

/** Why a body did not come to its end. */
export const unfinished = (request: IncomingMessage): ApiError =>
  isLate(request)
    ? new ApiError('request_timeout', 'The request did not arrive in time.')
    : new ApiError('bad_request', 'The request ended before the whole body had arrived.');

/** Reads what is left of a body, up to a bound, and then goes on. */
export function throwAway(request: IncomingMessage, then: () => void): void {
  let size = 0;
  let open = true;
  const end = () => {
    if (!open) return;
    open = false;
    clearTimeout(timer);
    clearTimeout(silence);
    then();
  };
  const timer = setTimeout(end, THROW_AWAY_FOR);
  const silence = setTimeout(end, SILENT_FOR);
  request.on('data', (chunk: Buffer) => {
    if (open) silence.refresh();
    size += chunk.length;
    if (size > MAX_THROWN_AWAY) end();
  });
  request.resume();
  request.once('end', end).once('error', end).once('close', end);
  if (request.readableEnded || request.destroyed) end();
}

const NOTHING = Buffer.alloc(0);

/** What is wrong with how a body of JSON is labelled: another media type than JSON, or a content encoding. An absent Content-Type is taken as JSON. */
export function labelProblem(headers: IncomingHttpHeaders): ApiError | undefined {
  const type = headers['content-type'];
  if (type !== undefined && type !== 'application/json' && !/^application\/(?:json|[^\s;]+\+json)[ \t]*(?:;|$)/i.test(type)) {
    return new ApiError('unsupported_media_type', 'Send the body as JSON, with the header Content-Type: application/json.');
  }
  return encodingProblem(headers);
}

/** What is wrong with a compressed body: that it is one. */
export function encodingProblem(headers: IncomingHttpHeaders): ApiError | undefined {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return undefined;
  return new ApiError('unsupported_media_type', 'Send the body as it is, without Content-Encoding.');
}

/** How bodies are taken. */
export interface BodyTaking {
  /** What is waited for before a body is parsed; undefined for nothing. */
  turn?: (request: FastifyRequest) => Promise<void> | undefined;
  /** How many bytes a request may have: as its route says, unless told. Throws where it may have no such body. */
  maxBytesOf?: (request: FastifyRequest) => number;
}

/** Has the bodies of a media type in this scope read within the bytes that all requests may hold together, up to the limit of their route. @param type `*` for any @param parse makes of them what the handler is given */
export function takeBodies(
  app: FastifyInstance,
  type: string,
  parse: (body: Buffer) => unknown,
  { turn = () => undefined, maxBytesOf = ({ routeOptions }) => routeOptions.bodyLimit }: BodyTaking = {},
): void {
  app.addContentTypeParser(type, (request, _payload, done) => {
    const limits = { maxBytes: maxBytesOf(request), hold: (bytes: number) => request.held?.take(bytes), turn: () => turn(request) };
    readBody(request.raw, limits, (problem, body) => {
      if (problem) return done(problem);
      const finish = (): void => {
        try {
          done(null, parse(body));
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      };
      const waiting = turn(request);
      if (waiting) void waiting.then(finish);
      else finish();
    });
  });
}

/** Has bodies read only in scopes that say how: what nobody asked for is neither waited for nor kept. */
export function readNoBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** Has the bodies of this scope taken as they come, and refused with 415 when they are labelled as anything but plain JSON. Whoever answers parses them. */
export function takeJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  takeBodies(app, '*', (body) => body);
  app.addHook('preParsing', ({ headers }, _reply, _body, done) => done(hasBody(headers) ? labelProblem(headers) : undefined));
}

/** Has compressed bodies in this scope refused with 415. */
export function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', ({ headers }, _reply, _body, done) => done(hasBody(headers) ? encodingProblem(headers) : undefined));
}

/** Whether a request has content (RFC 9112 section 6.3). */
const hasBody = (headers: IncomingHttpHeaders): boolean => headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
