import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowOrigins } from '../http/answer/cors.ts';
import { ApiError } from '../http/errors.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { readParameters } from '../http/request/query.ts';
import type { Services } from '../opening/services.ts';
import { type Period, PeriodError, periodOf } from '../usage/report.ts';
import { verifyKey } from './key-text.ts';

const MAX_CHARACTERS = 100;
const PARAMETERS = { from: MAX_CHARACTERS, to: MAX_CHARACTERS, by: MAX_CHARACTERS };

type Query = Record<string, unknown>;

/** `GET /api/v1/usage`: what an account has used, for its session; or what one key has used, for whoever holds it. Costs no allowance. */
export function usageRoutes(app: FastifyInstance, services: Services, origins: ReadonlySet<string>): void {
  const url = '/api/v1/usage';
  allowOrigins(app, origins);
  app.get(url, async (request: FastifyRequest<{ Querystring: Query }>, reply) => {
    reply.header('cache-control', 'no-store');
    const { accountId, keyHash } = await ownerOf(services, request, reply);
    return services.usage.read(accountId, readPeriod(request.query, services.clock()), keyHash);
  });
  closeMethods(app, url, ['GET']);
}

/** Whose figures are asked for. */
async function ownerOf(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<{ accountId: string; keyHash?: string }> {
  const key = await verifyKey(services, request.raw);
  if (key) return { accountId: key.accountId, keyHash: key.hash };
  const session = await services.accounts.session(request.headers);
  for (const cookie of session?.setCookie ?? []) reply.header('set-cookie', cookie);
  if (!session) throw new ApiError('unauthenticated', 'Sign in first, or send an API key in the x-api-key header to see its own usage.');
  return { accountId: session.accountId };
}

function readPeriod(query: Query, now: number): Period {
  try {
    return periodOf(readParameters(query, PARAMETERS), now);
  } catch (error) {
    if (error instanceof PeriodError) throw new ApiError('invalid_parameter', error.message);
    throw error;
  }
}
