import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { addressGroup } from './convert.ts';
import { allowOrigins, answerOptions } from './cors.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** `/api/auth/*`: sign-up, sign-in, sign-out and the session, answered by the accounts room. */
export function authRoutes(app: FastifyInstance, { accounts, config }: Services, origins: ReadonlySet<string>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  allowOrigins(app, origins);
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    bodyLimit: Math.min(MAX_BODY_BYTES, config.maxBodyBytes),
    handler: async (request, reply) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
      const body = request.body instanceof Uint8Array && request.body.length > 0 ? { body: Buffer.from(request.body) } : {};
      const answer = await accounts.handle(
        new Request(new URL(request.url, config.publicUrl), { method: request.method, headers, ...body }),
        addressGroup(request.ip),
      );
      reply.code(answer.status);
      answer.headers.forEach((value, name) => {
        if (name !== 'set-cookie' && name !== 'content-length' && !name.startsWith('access-control-')) reply.header(name, value);
      });
      for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.header('cache-control', 'no-store').send(Buffer.from(await answer.arrayBuffer()));
    },
  });
  app.options('/api/auth/*', answerOptions(['GET', 'POST']));
}
