import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { CounterUnavailable } from '../limits/errors.ts';
import type { Services } from '../opening/services.ts';

const RETRY_MS = 5_000;
/** How long what one look at the database found is told to all who ask. */
const LOOK_MS = 1_000;

/** `/healthz`: the process is alive. `/readyz`: what it depends on takes writes and gives them back, and the service is not about to stop. */
export function healthRoutes(app: FastifyInstance, { checkDatabase, clock }: Services, isLeaving: () => boolean): void {
  let look = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isLeaving()) throw new ApiError('service_unavailable', 'The service is about to stop.', { retryAt: clock() + RETRY_MS });
    if (clock() - look.at >= LOOK_MS) look = { at: clock(), done: checkDatabase() };
    try {
      await look.done;
    } catch (error) {
      const away = error instanceof CounterUnavailable ? 'Redis' : 'The database';
      throw new ApiError('service_unavailable', `${away} does not answer, or accepts no writes.`, { retryAt: clock() + RETRY_MS });
    }
    return { status: 'ready' };
  });
  closeMethods(app, '/healthz', ['GET']);
  closeMethods(app, '/readyz', ['GET']);
}
