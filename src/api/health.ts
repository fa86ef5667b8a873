import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { ApiError } from './errors.ts';
import { closeMethods } from './methods.ts';

const RETRY_MS = 5_000;

/** `/healthz`: the process is alive. `/readyz`: what it depends on answers. */
export function healthRoutes(app: FastifyInstance, { ping, clock }: Services): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      ping();
    } catch {
      throw new ApiError('service_unavailable', 'The database does not answer.', { retryAt: clock() + RETRY_MS });
    }
    return reply.send({ status: 'ready' });
  });
  closeMethods(app, '/healthz', ['GET']);
  closeMethods(app, '/readyz', ['GET']);
}
