import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessLog } from '../http/answer/access-log.ts';
import { asApiError } from '../http/answer/as-api-error.ts';
import { ANY_ORIGIN } from '../http/answer/cors.ts';
import { sendBytes, sendTexts, WholeResponse } from '../http/answer/whole-answer.ts';
import { type ByteBudget, bytesOf, handsFull } from '../http/connections/memory-budget.ts';
import { ApiError, ERRORS, errorBody, isFault, retryAfter } from '../http/errors.ts';
import { siteOf } from '../http/request/address-group.ts';
import { readBody } from '../http/request/body.ts';
import { readJsonBody } from '../http/request/json-body.ts';
import type { Spool, SpooledFile } from '../http/request/spool.ts';
import type { Allotment } from '../keys/gate.ts';
import type { VerifiedKey } from '../keys/keys.ts';
import type { Services } from '../opening/services.ts';
import type { Claim } from '../runner/turns.ts';
import { UNKNOWN_TOOL, type Use } from '../usage/usage.ts';
import type { Allowance } from './allowance.ts';
import type { Callers } from './callers.ts';

/** Takes a request over from Fastify, which then has nothing more to do with it. */
export type TakeOver = (request: FastifyRequest, reply: FastifyReply) => Exchange;

/** What the usage figures are told of one run. */
export type Run = Omit<Use, 'accountId' | 'keyHash' | 'at' | 'tool'> & { tool: string | undefined };

/** What all requests have in common that are answered without Fastify. */
export interface Desk {
  services: Services;
  accessLog: AccessLog;
  /** The bytes of requests and answers that may be held at once. */
  budget: ByteBudget;
  /** Whether connections are to end with the answers on their way, because the service stops. */
  isClosing(): boolean;
  addressOf(request: IncomingMessage): string;
  /** Where files that are sent wait until they are whole. */
  spool: Spool;
  /** On whose behalf requests wait for the event loop. */
  callers: Callers;
  /** What the tool runs of a key are counted under; undefined where its plan has none. */
  runsOf(key: VerifiedKey): Allotment | undefined;
}

const ORDINARY = Object.entries({ 'x-content-type-options': 'nosniff', ...ANY_ORIGIN })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
/** How long is waited for room, and how often it is looked for. */
const ROOM_WITHIN_MS = 8_000;
const ROOM_LOOK_MS = 25;
const AS_JSON = `content-type: application/json; charset=utf-8\r\n${ORDINARY}`;
/** From this many characters on an answer is sent piece by piece. */
export const LARGE = 128 * 1024;

/** One request that is answered without Fastify, and what is known of it. Whoever learns something writes it down here; answer and log line are made from it. */
export class Exchange implements Claim {
  readonly request: IncomingMessage;
  readonly id: string;
  readonly #desk: Desk;
  readonly #response: WholeResponse;
  readonly #started = performance.now();
  /** The path as the log has it. */
  readonly #path: string;
  readonly #route: string;
  /** What it has of the bytes that all requests may hold together. */
  #heldBytes = 0;
  #holder: string | undefined;
  #left: AbortController | undefined;
  /** The key that it was sent with. */
  caller: VerifiedKey | undefined;
  /** Told in the headers as soon as it is known. */
  allowance: Allowance | undefined;
  /** The slug of a tool that exists. */
  tool: string | undefined;
  /** Whether it is counted in the usage figures of its key, as one run. */
  isRun = false;
  /** How many tools it ran, when that is not told by the tool. */
  runs: number | undefined;
  bytesIn = 0;
  queueMs: number | undefined;
  runMs: number | undefined;

  constructor(desk: Desk, request: IncomingMessage, response: ServerResponse, { id, path, route = path }: { id: string; path: string; route?: string }) {
    this.#desk = desk;
    if (!(response instanceof WholeResponse)) throw new Error('the server makes whole responses');
    this.request = request;
    this.#response = response;
    this.id = id;
    this.#path = path;
    this.#route = route;
  }

  get services(): Services {
    return this.#desk.services;
  }

  get runsOf(): Desk['runsOf'] {
    return this.#desk.runsOf;
  }

  /** Who takes turns as one with it. */
  get group(): string {
    return this.caller?.accountId ?? this.address;
  }

  /** Who it counts for where limits are shared. */
  get owner(): string {
    return this.caller?.runSubject ?? this.address;
  }

  /** Aborts when the connection has gone. */
  get left(): AbortSignal {
    if (!this.#left) {
      const left = new AbortController();
      this.#left = left;
      if (this.request.socket.destroyed) left.abort();
      else this.whenAbandoned(() => left.abort());
    }
    return this.#left.signal;
  }

  /** The address it comes from. */
  get address(): string {
    return this.#desk.addressOf(this.request);
  }

  /** Reads the body, within the bytes that all requests may hold together. */
  readBody(maxBytes: number, done: Parameters<typeof readBody>[2]): void {
    readBody(this.request, { maxBytes, hold: (bytes) => this.hold(bytes), turn: () => this.turn() }, done);
  }

  /**
   * Reads a body of JSON: a small one at once, a large one in pieces. Throws or rejects with 400, 413, or 503 where there is no room for what it becomes: its texts once more, here and on
   * their way to a worker.
   */
  parse(body: Buffer): unknown {
    const full = this.hold(body.length);
    if (full) throw full;
    return readJsonBody(body, () => this.turn());
  }

  /** Does the work in the caller's turn on the event loop: at once where there is room. Whoever has left by then is not worked for. */
  inTurn(work: () => void): void {
    const { turns } = this.#desk.services;
    if (turns.hasRoom() || turns.mayGoOn(this.#payer)) work();
    else this.#waitForTurn(() => (this.request.socket.destroyed ? this.fail(new ApiError('service_unavailable', 'The caller has disconnected.')) : work()));
  }

  /** What work of several pieces waits for between them; undefined where it can go on at once. */
  turn(): Promise<void> | undefined {
    const { turns } = this.services;
    return turns.hasRoom() || turns.mayGoOn(this.#payer) ? undefined : new Promise((resolve) => this.#waitForTurn(resolve));
  }

  #waitForTurn(work: () => void): void {
    this.services.turns.wait(this.#payer, work);
  }

  /** The account or the address that it counts for where there is only so much for all. */
  get #payer(): string {
    return this.caller?.accountId ?? siteOf(this.address);
  }

  /** Takes room for what the answer is made from. @returns the refusal when there is no room */
  hold(bytes: number): ApiError | undefined {
    return this.#take(bytes) ? undefined : this.#full();
  }

  /** A file that comes with the request. */
  newFile(): SpooledFile {
    this.#holder ??= this.#payer;
    return this.#desk.spool.file({ name: this.#holder, hold: (bytes) => this.hold(bytes), release: (bytes) => this.release(bytes) });
  }

  /** A file that outlives the request, and counts for whoever sent it until it is discarded. */
  newKeptFile(): SpooledFile {
    const { budget, spool } = this.#desk;
    const name = this.#payer;
    return spool.file({ name, hold: (bytes) => (budget.take(bytes, name) ? undefined : this.#full()), release: (bytes) => budget.give(bytes, name) });
  }

  /** Gives back room that was taken with `hold`. */
  release(bytes: number): void {
    this.#give(bytes);
  }

  /** Takes room, for which it waits for a while where others have it. @returns the refusal when there is none, or nobody waits for the answer any more */
  async holdInTime(bytes: number): Promise<ApiError | undefined> {
    for (const until = performance.now() + ROOM_WITHIN_MS; !this.#take(bytes); await pause(ROOM_LOOK_MS)) {
      if (performance.now() > until || this.left.aborted) return this.#full();
    }
    return undefined;
  }

  #take(bytes: number): boolean {
    // The same to the end, also where the key becomes known only then.
    this.#holder ??= this.#payer;
    if (!this.#desk.budget.take(bytes, this.#holder)) return false;
    this.#heldBytes += bytes;
    return true;
  }

  #give(bytes: number): void {
    if (this.#holder === undefined) return;
    this.#desk.budget.give(bytes, this.#holder);
    this.#heldBytes -= bytes;
  }

  #full(): ApiError {
    return handsFull(this.#desk.services.clock());
  }

  /** Answers with JSON. @param more further header lines, each ending with CR LF */
  succeed(json: string, more = ''): void {
    // The body has been worked on, and the answer takes its place.
    this.#giveBack();
    if (this.#take(json.length > LARGE ? bytesOf(json) : json.length)) this.#send(200, json, more);
    else this.fail(this.#full());
  }

  /** Answers with JSON that is made of these texts, one after another. */
  succeedWith(texts: readonly string[]): void {
    this.#giveBack();
    if (this.#take(texts.reduce((sum, text) => sum + bytesOf(text), 0))) this.#send(200, texts, '');
    else this.fail(this.#full());
  }

  /** Answers with JSON, most of which is there as bytes. Their memory is given back as soon as they are sent: V8 would collect all garbage as often as so much outside its heap had gathered. */
  succeedWithBytesOf(before: string, bytes: Uint8Array<ArrayBuffer>, after: string): void {
    this.#giveBack();
    const pieces = [Buffer.from(before), bytes, Buffer.from(after)];
    if (!this.#take(pieces.reduce((sum, { length }) => sum + length, 0))) {
      this.fail(this.#full());
      return;
    }
    this.#response.once('finish', () => bytes.buffer.transfer(0));
    this.#close(200, sendBytes(this.#response, 200, `${AS_JSON}${this.#commonLines()}`, pieces));
  }

  /** Answers with bytes. @param type what they are @param more further header lines, each ending with CR LF */
  succeedWithBytes(pieces: readonly Uint8Array[], type: string, more = ''): void {
    this.#giveBack();
    if (!this.#take(pieces.reduce((sum, { length }) => sum + length, 0))) this.fail(this.#full());
    else this.#close(200, sendBytes(this.#response, 200, `content-type: ${type}\r\n${ORDINARY}${this.#commonLines()}${more}`, pieces));
  }

  /** Answers with what went wrong, and logs it when it is a fault of ours. @param fields further fields of the body, as they stand in its JSON; room for them has been taken */
  fail(error: unknown, fields = ''): void {
    const { services } = this.#desk;
    const now = services.clock();
    const known = asApiError(error, now);
    if (isFault(known) && error !== known) services.log.error({ id: this.id, err: error }, 'a request failed');
    const retry = known.retryAt === undefined ? '' : `retry-after: ${retryAfter(known.retryAt, now)}\r\n`;
    // What is left of a body that is too large is not waited for.
    if (known.code === 'payload_too_large') this.#response.shouldKeepAlive = false;
    this.#send(ERRORS[known.code].status, `${errorBody(known, this.id).slice(0, -1)}${fields}}`, retry, known);
  }

  #send(status: number, body: string | readonly string[], more: string, error?: ApiError): void {
    const lines = `${AS_JSON}${this.#commonLines()}${more}`;
    const isSmall = typeof body === 'string' && body.length <= LARGE;
    const bytesOut = isSmall
      ? this.#response.sendWhole(status, lines, body)
      : sendTexts(this.#response, status, lines, typeof body === 'string' ? [body] : body);
    this.#close(status, bytesOut, error);
  }

  /** The header lines that every answer to this request has. */
  #commonLines(): string {
    const { allowance } = this;
    const counted = allowance
      ? `x-ratelimit-limit: ${allowance.limit}\r\nx-ratelimit-remaining: ${allowance.remaining}\r\nx-ratelimit-reset: ${allowance.resetAt}\r\n`
      : '';
    if (this.#desk.isClosing()) this.#response.shouldKeepAlive = false;
    return `x-request-id: ${this.id}\r\n${counted}`;
  }

  /**
   * Answers with what a web handler made, whose body may come bit by bit; the next bit is asked for when the connection has taken the one before. When there is no room for a bit,
   * the answer is 503, or ends unfinished when it has begun. @param more further headers, names and values in turn
   */
  async relay(answer: Response, more: readonly string[]): Promise<void> {
    const response = this.#response;
    const headers = ['x-content-type-options', 'nosniff', 'x-request-id', this.id, ...more];
    for (const header of answer.headers) headers.push(...header);
    if (this.#desk.isClosing()) headers.push('connection', 'close');
    const begin = () => void response.writeHead(answer.status, headers).flushHeaders();
    // A stream of events may have nothing to say for long.
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) begin();
    let bytesOut = 0;
    for await (const chunk of answer.body ?? []) {
      if (response.destroyed) break;
      if (!this.#take(chunk.length)) {
        if (!response.headersSent) return this.fail(this.#full());
        response.destroy();
        break;
      }
      if (!response.headersSent) begin();
      bytesOut += chunk.length;
      if (!response.write(chunk)) await drained(response);
      this.#give(chunk.length);
    }
    if (!response.headersSent) begin();
    response.end();
    this.#close(answer.status, bytesOut);
  }

  /** Is told when the caller has left before the answer was whole. */
  whenAbandoned(listener: () => void): void {
    this.#response.once('close', () => {
      if (!this.#response.writableFinished) listener();
    });
  }

  #close(status: number, bytesOut: number, error?: ApiError): void {
    // What the connection has not taken at once stays until it has, or is cut off.
    if (this.#heldBytes > 0) {
      if (!this.#response.writableFinished && !this.#response.closed) this.#response.once('close', () => this.#giveBack());
      else this.#giveBack();
    }
    if (this.caller) this.#desk.callers.note(this.request, this.caller.accountId);
    const ms = performance.now() - this.#started;
    if (this.isRun) this.recordRun({ tool: this.tool, code: error?.code ?? 'ok', ms, bytesIn: this.bytesIn, bytesOut });
    this.#desk.accessLog({
      id: this.id,
      method: this.request.method ?? '',
      path: this.#path,
      route: this.#route,
      status,
      ms,
      tool: this.tool,
      runs: this.runs,
      error: error?.code,
      keyPrefix: this.caller?.prefix,
      accountId: this.caller?.accountId,
      bytesIn: this.bytesIn,
      bytesOut,
      queueMs: this.queueMs,
      runMs: this.runMs,
    });
  }

  #giveBack(): void {
    this.#give(this.#heldBytes);
  }

  /** Notes a run in the usage figures of the key. */
  recordRun({ tool = UNKNOWN_TOOL, ...run }: Run): void {
    const { usage, clock } = this.#desk.services;
    if (this.caller) usage.record({ ...run, tool, accountId: this.caller.accountId, keyHash: this.caller.hash, at: clock() });
  }
}

/** Waits until a connection has taken what was written, or is gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.once('drain', settle).once('close', settle);
    if (response.closed) settle();
  });
}
