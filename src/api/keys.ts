import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../accounts/accounts.ts';
import { allowOrigins } from '../http/answer/cors.ts';
import { ApiError } from '../http/errors.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { parseJsonBody } from '../http/request/json-body.ts';
import { KeyError } from '../keys/errors.ts';
import { parseKeyName } from '../keys/key-name.ts';
import type { Services } from '../opening/services.ts';
import { isObject } from '../tools/shared/json/is-object.ts';

const MAX_BODY_BYTES = 16 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** `/api/v1/keys`: an account's keys, for whoever holds its session. @param origins whose pages may use it */
export function keyRoutes(app: FastifyInstance, { accounts, keys, config }: Services, origins: ReadonlySet<string>): void {
  const url = '/api/v1/keys';
  app.decorateRequest('session', null);
  allowOrigins(app, origins);
  const options = {
    bodyLimit: Math.min(MAX_BODY_BYTES, config.maxBodyBytes),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      request.session = (await accounts.session(request.headers)) ?? null;
      request.accountId = request.session?.accountId;
      for (const cookie of request.session?.setCookie ?? []) reply.header('set-cookie', cookie);
      if (!request.session) throw new ApiError('unauthenticated', 'Sign in first: the session cookie is missing, expired or unknown.');
    },
  };
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(url, options, async (request) => ({ keys: await keys.list(sessionOf(request).accountId), limit: config.plans.pro.keys }));

  app.post(url, options, async (request, reply) => {
    const session = sessionOf(request);
    if (session.plan === 'free') throw new ApiError('plan_required', 'API keys need the Pro or Business plan.');
    const name = parseKeyName(fieldsOf(request).name);
    const { key, record } = await keys.issueToOwner(session.accountId, name);
    const message = 'Save this key now: it cannot be shown again.';
    return reply.code(201).send({ key, hash: record.hash, name: record.name, prefix: record.prefix, createdAt: record.createdAt, message });
  });

  app.delete(url, options, async (request) => {
    const { hash } = fieldsOf(request);
    if (typeof hash !== 'string') throw new KeyError('invalid_hash');
    const revoked = await keys.revoke(sessionOf(request).accountId, hash);
    return { success: true, hash: revoked.hash, revokedAt: revoked.revokedAt };
  });

  closeMethods(app, url, ['GET', 'POST', 'DELETE']);
}

function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new ApiError('unauthenticated', 'Sign in first.');
  return request.session;
}

/** The members of the JSON object in the body; none when there is no body or it is not an object. */
function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  const body = request.body instanceof Uint8Array && request.body.length > 0 ? parseJsonBody(request.body) : {};
  return isObject(body) ? body : {};
}
