import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlanLimits } from '../config.ts';
import type { Outcome } from '../runner/outcome.ts';
import { HOUR_MS, type Services } from '../services.ts';
import { type Allowance, allowanceSpent, sendAllowance } from './allowance.ts';
import { ApiError } from './errors.ts';
import { closeMethods } from './methods.ts';
import { verifyKey } from './verify-key.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key's allowance, once the request has been admitted. */
    allowance: Allowance | null;
  }
}

/** `POST /api/v1/tools`: runs a tool. */
export function runRoute(app: FastifyInstance, services: Services): void {
  app.decorateRequest('allowance', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/api/v1/tools', { onRequest: (request, reply, done) => admit(services, request, reply, done) }, (request, reply) => {
    const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    const outcome = services.runner.runBody(body);
    return outcome instanceof Promise ? outcome.then((settled) => answer(services, request, reply, settled)) : answer(services, request, reply, outcome);
  });
  closeMethods(app, '/api/v1/tools', ['GET', 'POST']);
}

/** Key, plan and allowance, in that order, before the body is read. */
function admit(services: Services, request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
  try {
    const key = verifyKey(services, request);
    if (!key) throw new ApiError('missing_api_key', 'Send an API key in the x-api-key header; create one under /account.');
    const limit = (services.config.plans[key.plan] satisfies PlanLimits).requestsPerHour;
    const now = services.clock();
    if (key.plan === 'free') {
      sendAllowance(reply, 0, { admitted: false, remaining: 0, resetAt: now + HOUR_MS });
      throw new ApiError('plan_required', 'The Free plan has no tool API; it needs the Pro or the Business plan.');
    }
    const admission = services.window.take(`key:${key.hash}`, limit, HOUR_MS, now);
    request.allowance = sendAllowance(reply, limit, admission);
    if (!admission.admitted) throw allowanceSpent(limit, 'tool runs per hour', admission);
    services.keys.touch(key.hash, now);
    done();
  } catch (error) {
    done(error as Error);
  }
}

function answer(services: Services, request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  if (!outcome.ok) {
    if (outcome.diagnostic) request.log.error({ reqId: request.id, diagnostic: outcome.diagnostic }, 'a tool failed');
    const retryAt = outcome.code === 'service_unavailable' ? services.clock() + 1_000 : undefined;
    throw new ApiError(outcome.code, outcome.message, { details: outcome.details, retryAt });
  }
  const usage = request.allowance ?? { limit: 0, remaining: 0, resetAt: '' };
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(
    `{"success":true,"tool":"${outcome.slug}","result":${outcome.resultJson},"usage":{"remaining":${usage.remaining},"limit":${usage.limit},"resetAt":"${usage.resetAt}"},"meta":{"apiVersion":"v1","timestamp":"${new Date(services.clock()).toISOString()}"}}`,
  );
}
