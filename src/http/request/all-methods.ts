import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { answerOptions } from '../answer/cors.ts';
import { ApiError } from '../errors.ts';

/** The methods that some address takes, and OPTIONS. */
const TAKEN: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const KNOWN: ReadonlySet<string | undefined> = new Set([...TAKEN, 'OPTIONS']);
/** Stands for the others, which no address takes: routes for each of them would cost every start. */
const ANY_OTHER = 'TRACE';

const others = new WeakMap<IncomingMessage, string>();

/** Has Fastify's router find the address of a request whatever its method. */
export function makeRoutable(request: IncomingMessage): void {
  const { method } = request;
  if (method === undefined || KNOWN.has(method)) return;
  others.set(request, method);
  request.method = ANY_OTHER;
}

/** The method that a request came with. */
export const methodOf = (request: IncomingMessage): string => others.get(request) ?? request.method ?? '';

/** Completes an address: OPTIONS is answered, and every method it does not take gets 405 with `Allow`. @param taken the methods that have a route, HEAD with GET */
export function closeMethods(app: FastifyInstance, url: string, taken: readonly HTTPMethods[]): void {
  const methods = taken.includes('GET') ? [...taken, 'HEAD' as const] : [...taken];
  const answer = answerOptions(methods);
  const allow = [...methods, 'OPTIONS'].join(', ');
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', allow);
    throw new ApiError('method_not_allowed', `${methodOf(request.raw)} is not possible here; use ${methods.join(', ')}.`);
  };
  // Answered before any body is read.
  app.route({ method: 'OPTIONS', url, onRequest: async (request, reply) => answer(request, reply), handler: answer });
  app.route({ method: [...TAKEN.filter((method) => !methods.includes(method)), ANY_OTHER], url, onRequest: refuse, handler: refuse });
}
