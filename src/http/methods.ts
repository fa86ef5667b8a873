import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { answerOptions } from './cors.ts';
import { ApiError } from './errors.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

/** Completes an address: OPTIONS is answered, and every method it does not take gets 405 with `Allow`. @param taken the methods that have a route, HEAD with GET */
export function closeMethods(app: FastifyInstance, url: string, taken: readonly HTTPMethods[]): void {
  const methods = taken.includes('GET') ? [...taken, 'HEAD' as const] : [...taken];
  app.options(url, answerOptions(methods));
  const allow = [...methods, 'OPTIONS'].join(', ');
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', allow);
    throw new ApiError('method_not_allowed', `${request.method} is not possible here; use ${methods.join(' or ')}.`);
  };
  // Answered before any body is read.
  app.route({ method: METHODS.filter((method) => !methods.includes(method)), url, onRequest: refuse, handler: refuse });
}
