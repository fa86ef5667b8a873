import { lookup } from 'node:dns/promises';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createServer as createSocket, type ListenOptions, type Socket, type Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createServer } from '../../basics/node-http.ts';
import type { AccessLog } from '../answer/access-log.ts';
import { KEEP_ALIVE_SECONDS } from '../answer/whole-answer.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { answerBrokenRequest, refuseConnect } from '../request/broken-request.ts';
import { awaitContinue } from '../request/expect-continue.ts';
import { pathOf } from '../request/query.ts';
import { newRequestId } from '../request/request-id.ts';
import { requestProblem } from '../request/request-problem.ts';
import { boundConnections } from './connection-limits.ts';
import { Request, Response } from './cut-off-connections.ts';
import { answerOn, watchConnections } from './drain.ts';
import { oneAtATime } from './pipelining.ts';
import { type Pace, SlowReaders } from './slow-readers.ts';
import { WaitingRequests } from './waiting-requests.ts';

/** Within how many milliseconds a caller must have sent the head of its request and the whole of it (RFC 9110 section 15.5.9), and how often it is looked for those that have not. */
const ARRIVE_WITHIN = { head: 10_000, whole: 30_000, lookEvery: 2_000 };
/** How long a connection may stand still while an answer is being sent. */
const SEND_TIMEOUT = 15_000;
/** How fast answers must be taken. */
const TAKE_WITHIN: Pace = { graceMs: 30_000, bytesPerSecond: 32_000 };
/** The most that the head of a request may have, and so each part of its address. */
export const MAX_HEADER_BYTES = 16 * 1024;
/** How long no connection must have come before the port is closed, and how long that is waited for at most. */
const QUIET_MS = 100;
const QUIET_WITHIN_MS = 1_000;
/** How long connections are accepted at most that the system has taken by then. */
const ACCEPT_WITHIN_MS = 500;
/** How long requests wait for a service that is starting, and how many may. */
const START_WITHIN_MS = 3_000;
const MAX_HELD = 1_000;

/** A port that is taken, and the server that answers on it. */
export interface Listener {
  readonly server: Server;
  readonly port: number;
  /** From now on requests go to this handler. Until then they wait for three seconds and get 503; `/healthz` says that the process is alive, `/readyz` is 503 at once. @param log told of what is refused before it gets to the handler */
  answerWith(handler: RequestListener, log?: AccessLog): void;
  /** Tells from now on of connections that are closed because there are too many, once a minute at most. */
  whenFull(warn: (message: string) => void): void;
  /** Whether callers are told to go elsewhere. */
  readonly isLeaving: boolean;
  /** From now on every answer says `Connection: close`, on new connections too. */
  leave(): void;
  /** Takes no new connections, ends idle ones, and waits for the others. @param cutOffMs requests that are not whole after a second are cut off, and after so many milliseconds all that is left; without it nothing is */
  close(cutOffMs?: number): Promise<void>;
}

/** Where to listen, and how long is waited. */
interface Place {
  /** An address, or `localhost`, which means all of its addresses. */
  host: string;
  /** 0 takes any free one. */
  port: number;
  /** Milliseconds within which a request's head and the whole of it must have come, and after how many those that have not are looked for. */
  arriveWithin?: { head: number; whole: number; lookEvery: number };
  /** Milliseconds after which a connection is cut off that takes nothing of its answer. */
  sendTimeout?: number;
  /** How fast answers must be taken, or the connection is cut off. */
  takeWithin?: Pace;
  /** Milliseconds for which requests wait for a service that is starting. */
  startWithin?: number;
  /** How many connections may be open at once. */
  maxConnections?: number;
  /** Addresses and CIDR ranges of proxies, through which the connections of many come. */
  trustProxy?: readonly string[];
}

/** Takes a port at once, so that a start that cannot have it fails before it has done anything. */
export async function listen({
  host,
  port,
  arriveWithin = ARRIVE_WITHIN,
  sendTimeout = SEND_TIMEOUT,
  takeWithin = TAKE_WITHIN,
  startWithin = START_WITHIN_MS,
  maxConnections: most = Number.POSITIVE_INFINITY,
  trustProxy: trusted = [],
}: Place): Promise<Listener> {
  let handler: RequestListener | undefined;
  let log: AccessLog = () => {};
  let isLeaving = false;
  let isClosing = false;
  const held = new WaitingRequests(MAX_HELD);
  const answer = oneAtATime((request, response) => {
    if (isLeaving) response.shouldKeepAlive = false;
    const problem = requestProblem(request);
    if (problem !== undefined) refuse([request, response], 'bad_request', problem, log);
    else if (handler && !isClosing) handler(request, response);
    else if (handler) held.keep([request, response], QUIET_WITHIN_MS, handler);
    else if (isFor(request, '/healthz')) send(response, 200, { status: 'ok' });
    else if (isFor(request, '/readyz')) refuseEarly(request, response);
    else held.keep([request, response], startWithin, refuseEarly);
  });
  const server = serverOf(answer, { arriveWithin, sendTimeout }, () => log);
  let warn: (message: string) => void = () => {};
  boundConnections(
    server,
    { most, trusted },
    (message) => warn(message),
    () => performance.now(),
  );
  const connections = watchConnections(server);
  const slowReaders = new SlowReaders(takeWithin);
  const { taken, doors } = await openDoors(server, host, port);
  const looking = setInterval(() => slowReaders.look(connections.open, performance.now()), arriveWithin.lookEvery).unref();
  return {
    server,
    port: taken,
    answerWith(given, logOfRefusals = log) {
      handler = given;
      log = logOfRefusals;
      held.release(given);
    },
    whenFull(listener) {
      warn = listener;
    },
    get isLeaving() {
      return isLeaving;
    },
    leave() {
      isLeaving = true;
      connections.endAnswered();
    },
    async close(cutOffMs) {
      isClosing = true;
      await quiet(server);
      for (const door of doors) door.close();
      const closed = new Promise((resolve) => server.close(resolve));
      if (cutOffMs !== undefined) connections.cutOff(cutOffMs);
      isClosing = false;
      held.release(handler ?? refuseEarly);
      // A connection whose last request was just answered would otherwise be kept alive.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      await closed;
      clearInterval(idle);
      clearInterval(looking);
    },
  };
}

/** A server with our bounds, which answers what it refuses as JSON. @param log looked up at each refusal */
function serverOf(
  answer: RequestListener<typeof Request, typeof Response>,
  { arriveWithin, sendTimeout }: Required<Pick<Place, 'arriveWithin' | 'sendTimeout'>>,
  log: () => AccessLog,
): Server {
  const server = createServer<typeof Request, typeof Response>(
    {
      headersTimeout: arriveWithin.head,
      requestTimeout: arriveWithin.whole,
      connectionsCheckingInterval: arriveWithin.lookEvery,
      keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Answered by ourselves, as JSON.
      requireHostHeader: false,
      IncomingMessage: Request,
      ServerResponse: Response,
    },
    answer,
  );
  server.timeout = sendTimeout;
  server.on('timeout', endUnlessWorking);
  server.on('checkContinue', (request, response) => {
    awaitContinue(request, response);
    answer(request, response);
  });
  server.on('clientError', (error, socket) => answerBrokenRequest(error, socket, log()));
  server.on('connect', (_request, socket) => refuseConnect(socket, log()));
  server.on('checkExpectation', (request, response) =>
    refuse([request, response], 'expectation_failed', 'The only supported expectation is 100-continue.', log()),
  );
  return server;
}

/** Takes a port at every address of a host. @returns the port, and what listens at the addresses after the first */
async function openDoors(server: Server, host: string, port: number): Promise<{ taken: number; doors: SocketServer[] }> {
  const [first = host, ...others] = host === 'localhost' ? [...new Set((await lookup(host, { all: true })).map(({ address }) => address))] : [host];
  const taken = await bind(server, { host: first, port });
  const doors = await Promise.all(
    others.map(async (address) => {
      const door = createSocket((socket) => void server.emit('connection', socket));
      await bind(door, { host: address, port: taken });
      return door;
    }),
  );
  return { taken, doors };
}

/**
 * Waits until no connection has come for a moment, or a second at most, and then for a turn of the event loop in which none comes. A connection that the system has taken and the server has
 * not when its port is closed is reset, and its caller cannot know that nothing was done; when those who were answered do not come again, as nobody is answered meanwhile, there is none.
 * Where others come all the same, one is accepted in each turn; whoever closes the port at once after this resets those alone that have come since the event loop looked for the last time.
 */
async function quiet(server: Server): Promise<void> {
  const deadline = performance.now() + QUIET_WITHIN_MS;
  let isQuiet = false;
  const disturb = (): void => {
    isQuiet = false;
  };
  server.on('connection', disturb);
  while (!isQuiet && performance.now() < deadline) {
    isQuiet = true;
    await pause(QUIET_MS);
  }
  const acceptedBy = performance.now() + ACCEPT_WITHIN_MS;
  do {
    isQuiet = true;
    await nextTurn();
  } while (!isQuiet && performance.now() < acceptedBy);
  server.off('connection', disturb);
}

/** Ends a connection that has stood still, whether nothing was asked of it or nobody reads its answer; but not one whose answer is still being made. */
function endUnlessWorking(socket: Socket): void {
  if (socket.writableLength > 0 || !answerOn(socket)) socket.destroy();
}

async function bind(server: SocketServer, options: ListenOptions): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const isFor = ({ method, url }: Parameters<RequestListener>[0], address: string): boolean => method === 'GET' && url === address;

function refuseEarly(...[, response]: Parameters<RequestListener>): void {
  send(response, 503, { error: 'service_unavailable', message: 'The service is starting; try again in a moment.' }, { 'retry-after': '1' });
}

function refuse([{ method = '', url = '' }, response]: Parameters<RequestListener>, error: ErrorCode, message: string, log: AccessLog): void {
  const { status } = ERRORS[error];
  const { id, bytesOut } = send(response, status, { error, message });
  log({ id, method, path: pathOf(url), route: 'none', status, ms: 0, error, bytesIn: 0, bytesOut });
}

function send(response: ServerResponse, status: number, content: object, headers: Record<string, string> = {}): { id: string; bytesOut: number } {
  const body = JSON.stringify(content);
  const id = newRequestId();
  const bytesOut = Buffer.byteLength(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytesOut,
    'x-request-id': id,
    'x-content-type-options': 'nosniff',
    connection: 'close',
    ...headers,
  });
  response.end(body);
  return { id, bytesOut };
}
