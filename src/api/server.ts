import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Services } from '../services.ts';
import { authRoutes } from './auth.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { catalogueRoutes } from './catalogue.ts';
import { convertRoutes } from './convert.ts';
import { allowAnyOrigin } from './cors.ts';
import { ApiError, ERRORS, type ErrorCode, sendError } from './errors.ts';
import { healthRoutes } from './health.ts';
import { keyRoutes } from './keys.ts';
import { openApiRoutes } from './openapi.ts';
import { runRoute } from './tools.ts';

/** Times in milliseconds within which a caller must have sent its headers and its whole request (RFC 9110 section 15.5.9). */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
const KEEP_ALIVE = 72_000;
const MAX_HEADER_BYTES = 16 * 1024;

/** The web pages, as the server takes them. */
export interface Pages {
  register(app: FastifyInstance): void;
  /** The page for an address that leads nowhere. */
  notFound(): string;
}

/**
 * The HTTP server with both interfaces.
 * @param origins the origins whose pages may use the session: our own and those of CORS_ORIGINS
 */
export function createServer(services: Services, origins: ReadonlySet<string>, pages: Pages): FastifyInstance {
  const { config, log, clock } = services;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One logger for all requests: their id is written where they are logged.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.maxBodyBytes,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_TIMEOUT, maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) => sendError(reply, asApiError(error), clock()),
  });

  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      { reqId: request.id, method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 1000) / 1000 },
      'answered',
    );
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asApiError(error);
    if (known.code === 'internal_error' || known.code === 'service_unavailable') request.log.error({ reqId: request.id, err: error }, 'a request failed');
    return sendError(reply, known, clock());
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html');
    if (wantsPage)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'self'; img-src 'self'")
        .send(pages.notFound());
    throw new ApiError('not_found', `There is nothing at ${pathOf(request.url).slice(0, 200)}. /docs describes the API.`);
  });

  app.register(async (scope) => {
    allowAnyOrigin(scope);
    runRoute(scope, services);
  });
  app.register(async (scope) => {
    allowAnyOrigin(scope);
    catalogueRoutes(scope, services.catalogue);
    convertRoutes(scope, services);
    openApiRoutes(scope, services);
    healthRoutes(scope, services);
  });
  app.register(async (scope) => keyRoutes(scope, services, origins));
  app.register(async (scope) => authRoutes(scope, services, origins));
  app.register(async (scope) => pages.register(scope));
  return app;
}

/** What the caller is told of an error: an `ApiError` as it is, Fastify's own by their meaning, anything else as 500 without a word of it. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, message, statusCode } = error as Partial<FastifyError>;
  if (error instanceof Error && Object.hasOwn(ERRORS, error.name === 'KeyError' ? (code ?? '') : '')) return new ApiError(code as ErrorCode, error.message);
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('payload_too_large', 'The request body is larger than this service takes.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type', 'Send the body as application/json.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('bad_request', 'The body has another size than Content-Length says.');
    case 'FST_ERR_BAD_URL':
      return new ApiError('bad_request', 'The address is malformed: check its percent-encoding.');
  }
  if (isDatabaseDown(code)) return new ApiError('service_unavailable', 'The database does not answer; try again in a moment.', { retryAt: Date.now() + 5_000 });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ApiError('bad_request', message ?? 'The request is malformed.');
  return new ApiError('internal_error', 'Something failed in the service. It has been logged.');
}

const isDatabaseDown = (code: string | undefined): boolean => code === 'ERR_SQLITE_ERROR' || code === 'ERR_INVALID_STATE';

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
