import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { bearerIs } from '../metrics/listen.ts';
import type { Services } from '../opening/services.ts';

/** `/metrics` on the main port, for whoever has the operator's token; nowhere when metrics have a port of their own. */
export function metricsRoutes(app: FastifyInstance, { config, metrics }: Services): void {
  const token = config.metrics?.port === undefined ? config.metrics?.token : undefined;
  if (!metrics || token === undefined) return;
  app.get('/metrics', async (request, reply) => {
    if (!bearerIs(request.headers.authorization, token)) {
      reply.header('www-authenticate', 'Bearer');
      throw new ApiError('unauthenticated', 'Send the token of METRICS_TOKEN as a bearer token.');
    }
    const { contentType, body } = await metrics.text();
    return reply.header('cache-control', 'no-store').header('content-type', contentType).send(body);
  });
  closeMethods(app, '/metrics', ['GET']);
}
