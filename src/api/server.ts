import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { collectSooner } from '../basics/compact-memory.ts';
import type { AccessLog } from '../http/answer/access-log.ts';
import { asApiError } from '../http/answer/as-api-error.ts';
import { allowAnyOrigin } from '../http/answer/cors.ts';
import { type Listener, MAX_HEADER_BYTES } from '../http/connections/listener.ts';
import { ByteBudget } from '../http/connections/memory-budget.ts';
import { countHeldBytes } from '../http/connections/memory-of-request.ts';
import { ApiError, isFault, sendError } from '../http/errors.ts';
import { siteOf } from '../http/request/address-group.ts';
import { closeMethods, makeRoutable, methodOf } from '../http/request/all-methods.ts';
import { readNoBodies, refuseCompressedBodies, takeJsonBodies } from '../http/request/body.ts';
import { clientAddressFinder, untrustedProxyNotice } from '../http/request/client-address.ts';
import { parseQuery, pathOf } from '../http/request/query.ts';
import { requestId } from '../http/request/request-id.ts';
import { Spool } from '../http/request/spool.ts';
import type { Services } from '../opening/services.ts';
import { authRoutes } from './auth.ts';
import { runBatch } from './batch.ts';
import { Callers } from './callers.ts';
import { catalogueRoutes } from './catalogue.ts';
import { convertRoutes, convertUnits } from './convert.ts';
import { answerDetection } from './detect.ts';
import { type Desk, Exchange, type TakeOver } from './exchange.ts';
import { healthRoutes } from './health.ts';
import { keyRoutes } from './keys.ts';
import { llmsRoutes } from './llms.ts';
import { mcpRoutes } from './mcp.ts';
import { metricsRoutes } from './metrics.ts';
import { openApiRoutes } from './openapi.ts';
import { answerPipeline } from './pipelines.ts';
import { recipeRoutes } from './recipes.ts';
import { runAllotments } from './run-access.ts';
import { runToolWithFiles } from './tool-files.ts';
import { runTool } from './tools.ts';
import { usageRoutes } from './usage.ts';

const TOOLS = '/api/v1/tools';
const BATCH = '/api/v1/batch';
const CONVERT = '/api/v1/convert';
const DETECT = '/api/v1/detect';
const HEALTH = '/healthz';
const PIPELINES = '/api/v1/pipelines';

/** The web pages, as the server takes them. */
export interface Pages {
  register(app: FastifyInstance): void;
}

/** Where requests come from, and what is written of them. */
export interface Front {
  listener: Listener;
  accessLog: AccessLog;
  /** Whether tool runs and conversions are answered without Fastify's router, when they are addressed as the documents say. Off only in tests. */
  fastLane?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether an exchange of our own answers and logs this request. */
    takenOver: boolean;
    /** The address it comes from, as trusted proxies tell it. */
    readonly clientAddress: string;
    /** What the log is told: the code of the error it is answered with, and the account whose session it has. */
    errorCode: string | undefined;
    accountId: string | undefined;
  }
}

/**
 * Answers both interfaces and the pages at a port that has been taken. A tool run or a conversion is always answered by the same function, which writes to Node's
 * response itself: Fastify's router only finds it for addresses that are spelled otherwise (a slash at the end, percent-encoding).
 * @param origins the origins whose pages may use the session: our own and those of CORS_ORIGINS
 * @returns Fastify's instance, whose `close` lets go of what its plugins hold
 */
export async function answerAt(
  { listener, accessLog, fastLane = true }: Front,
  services: Services,
  origins: ReadonlySet<string>,
  pages: Pages,
): Promise<FastifyInstance> {
  const { tracing, turns } = services;
  const addressOf = clientAddressFinder(services.config.trustProxy);
  const desk: Desk = {
    services,
    accessLog: tracing
      ? (answered) => {
          accessLog(answered);
          tracing.answered(answered);
        }
      : accessLog,
    budget: new ByteBudget(services.config.maxMemoryBytes, collectSooner),
    spool: new Spool({
      folder: join(services.config.dataDir, 'uploads'),
      maxFileBytes: services.config.maxFileBytes,
      onFault: (error) => services.log.error({ err: error }, 'a file that was sent could not be kept on disk'),
    }),
    isClosing: () => listener.isLeaving,
    addressOf,
    callers: new Callers(addressOf),
    runsOf: runAllotments(services.config),
  };
  const { app, handler } = fastifyApp(desk, listener);
  const take: TakeOver = (request, reply) => {
    reply.hijack();
    request.takenOver = true;
    return new Exchange(desk, request.raw, reply.raw, { id: request.id, path: pathOf(request.url), route: request.routeOptions.url ?? 'none' });
  };
  app.decorate('spool', desk.spool);
  addHooks(app, desk);
  addRoutes(app, services, { origins, pages, take, isLeaving: desk.isClosing });
  await app.ready();
  const warn = (message: string) => services.log.warn(message);
  listener.whenFull(warn);
  const notice = untrustedProxyNotice(services.config.trustProxy, warn);
  const answer: RequestListener = (request, response) => {
    if (request.socket.destroyed) return;
    notice(request);
    if (fastLane && answerDirectly(desk, request, response)) return;
    makeRoutable(request);
    handler(request, response);
  };
  const traced = tracing?.around(answer) ?? answer;
  // Whether the process is alive is told whatever work there is.
  listener.answerWith((request, response) => {
    if (request.url === HEALTH || turns.hasRoom()) traced(request, response);
    else turns.wait(desk.callers.of(request), () => traced(request, response));
  }, accessLog);
  return app;
}

/** Answers a tool run, a pipeline or a conversion that is addressed as the documents say. @returns whether it was one */
function answerDirectly(desk: Desk, ...[request, response]: Parameters<RequestListener>): boolean {
  const { method, url = '' } = request;
  if (method === 'POST' && url === TOOLS) {
    runTool(new Exchange(desk, request, response, { id: requestId(request.headers), path: TOOLS }));
    return true;
  }
  if (method === 'POST' && url === PIPELINES) {
    answerPipeline(new Exchange(desk, request, response, { id: requestId(request.headers), path: PIPELINES }));
    return true;
  }
  if (method === 'GET' && url.startsWith(`${CONVERT}?`)) {
    const query = parseQuery(url.slice(CONVERT.length + 1));
    if (Object.keys(query).length === 0) return false;
    convertUnits(new Exchange(desk, request, response, { id: requestId(request.headers), path: CONVERT }), query);
    return true;
  }
  return false;
}

function fastifyApp({ services: { config, log, clock } }: Desk, { server }: Listener): { app: FastifyInstance; handler: RequestListener } {
  let handler: RequestListener | undefined;
  const app = Fastify({
    serverFactory: (given) => {
      handler = given;
      return server;
    },
    loggerInstance: log as FastifyBaseLogger,
    // One logger for all requests: their id is written where they are logged.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers),
    bodyLimit: config.maxBodyBytes,
    forceCloseConnections: 'idle',
    // No route has a schema of Fastify's: its compilers are not loaded.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_HEADER_BYTES, querystringParser: parseQuery },
    // The listener answers what never became a request.
    clientErrorHandler: () => {},
    frameworkErrors: (error, request, reply) =>
      sendError(request, reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff'), asApiError(error, clock()), clock()),
  });
  if (!handler) throw new Error('Fastify made no handler');
  return { app, handler };
}

function noCompiler(): never {
  throw new Error('routes check what they are sent themselves, and have no schema for Fastify');
}

function addHooks(app: FastifyInstance, { services: { clock }, accessLog, addressOf, budget }: Desk): void {
  readNoBodies(app);
  countHeldBytes(app, { budget, clock, holderOf: (request) => siteOf(addressOf(request)) });
  app.decorateRequest('takenOver', false);
  app.decorateRequest('errorCode', undefined);
  app.decorateRequest('accountId', undefined);
  app.decorateRequest('clientAddress', {
    getter() {
      return addressOf(this.raw);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.takenOver) {
      accessLog({
        id: request.id,
        method: methodOf(request.raw),
        path: request.routeOptions.config.logsRoute ? (request.routeOptions.url ?? '') : pathOf(request.url),
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: reply.elapsedTime,
        error: request.errorCode,
        accountId: request.accountId,
        bytesIn: Number(request.headers['content-length'] ?? 0),
        bytesOut: Number(reply.getHeader('content-length') ?? 0),
      });
    }
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const known = asApiError(error, clock());
    if (isFault(known)) request.log.error({ id: request.id, err: error }, 'a request failed');
    return sendError(request, reply, known, clock());
  });
  app.setNotFoundHandler((request) => {
    throw new ApiError('not_found', `There is nothing at ${pathOf(request.url).slice(0, 200)}. /docs describes the API.`);
  });
}

interface Parts {
  origins: ReadonlySet<string>;
  pages: Pages;
  take: TakeOver;
  isLeaving: () => boolean;
}

function addRoutes(app: FastifyInstance, services: Services, { origins, pages, take, isLeaving }: Parts): void {
  app.register(async (scope) => {
    allowAnyOrigin(scope);
    // Before Fastify reads the body: that is up to whoever answers.
    scope.post(TOOLS, { onRequest: (request, reply) => runTool(take(request, reply)) }, () => undefined);
    closeMethods(scope, TOOLS, ['GET', 'POST']);
    scope.post<{ Params: { slug: string } }>(
      `${TOOLS}/:slug`,
      { onRequest: (request, reply) => runToolWithFiles(take(request, reply), { slug: request.params.slug, query: request.query }) },
      () => undefined,
    );
    scope.post(BATCH, { onRequest: (request, reply) => runBatch(take(request, reply)) }, () => undefined);
    closeMethods(scope, BATCH, ['POST']);
    scope.post(DETECT, { onRequest: (request, reply) => answerDetection(take(request, reply)) }, () => undefined);
    closeMethods(scope, DETECT, ['POST']);
    scope.post(PIPELINES, { onRequest: (request, reply) => answerPipeline(take(request, reply)) }, () => undefined);
    closeMethods(scope, PIPELINES, ['POST']);
    catalogueRoutes(scope, services.catalogue);
    convertRoutes(scope, services, take);
    openApiRoutes(scope, services);
    llmsRoutes(scope, services);
    healthRoutes(scope, services, isLeaving);
  });
  app.register(async (scope) => {
    takeJsonBodies(scope);
    keyRoutes(scope, services, origins);
  });
  app.register(async (scope) => mcpRoutes(scope, services, { origins, take }));
  app.register(async (scope) => recipeRoutes(scope, services, { origins, take }));
  app.register(async (scope) => usageRoutes(scope, services, origins));
  app.register(async (scope) => metricsRoutes(scope, services));
  app.register(async (scope) => {
    takeJsonBodies(scope);
    authRoutes(scope, services, origins);
  });
  app.register(async (scope) => {
    refuseCompressedBodies(scope);
    pages.register(scope);
  });
}
