import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

/** What lets pages of any origin read an answer. */
export const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, retry-after, etag, x-request-id, content-disposition, x-toolrack-result',
};
const PREFLIGHT_SECONDS = '86400';

/** Lets pages of any origin call the routes of this scope, without credentials (Fetch standard, CORS protocol). */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ANY_ORIGIN);
    done();
  });
}

/** Lets pages of the listed origins call the routes of this scope with the session cookie, and refuses all other pages. */
export function allowOrigins(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined) return done(isFromElsewhere(request) ? new ApiError('forbidden_origin', 'Pages from other sites may not use this.') : undefined);
    if (!origins.has(origin))
      return done(new ApiError('forbidden_origin', `Pages from ${origin.slice(0, 100)} may not use this; the operator can add that origin to CORS_ORIGINS.`));
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-allow-credentials', 'true');
    done();
  });
}

/** Whether a request that names no origin changes something and comes from a page of another site (Fetch Metadata). */
const isFromElsewhere = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && (headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site');

/** Answers OPTIONS: a preflight with what is allowed, anything else with `Allow`. */
export function answerOptions(methods: readonly string[]): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const allowed = methods.join(', ');
  return (_request, reply) =>
    reply
      .code(204)
      .header('allow', `${allowed}, OPTIONS`)
      .header('access-control-allow-methods', allowed)
      .header('access-control-allow-headers', 'content-type, x-api-key, authorization, x-request-id, mcp-protocol-version, mcp-method, mcp-name')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send();
}
