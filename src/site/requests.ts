import type { FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/accounts.ts';
import { ApiError } from '../http/errors.ts';
import { addressGroup, siteOf } from '../http/request/address-group.ts';
import type { Services } from '../opening/services.ts';

/** Whether a form was sent from a page of ours: by its origin, or, where a browser sends none, by Sec-Fetch-Site (Fetch Metadata). */
export function comesFromUs({ headers }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return origins.has(headers.origin);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Refuses a form that another site's page sent. */
export function refuseOthers(request: FastifyRequest, origins: ReadonlySet<string>): void {
  if (!comesFromUs(request, origins)) throw new ApiError('forbidden_origin', 'This form was sent from a page of another site.');
}

/** What a piece of work on a request waits for, in turn with the other callers; undefined where it can be done at once. */
export const turnOf = ({ turns }: Services, request: FastifyRequest): Promise<void> | undefined =>
  turns.turn(request.accountId ?? siteOf(request.clientAddress));

export const callerOf = (request: FastifyRequest): Caller => ({ address: addressGroup(request.clientAddress), userAgent: request.headers['user-agent'] });

/** The fields of a posted form. */
export const fieldsOf = (request: FastifyRequest): URLSearchParams => (request.body instanceof URLSearchParams ? request.body : new URLSearchParams());

/** A parameter of the query, when it is given once. */
export function queryText(query: unknown, name: string): string | undefined {
  const value = typeof query === 'object' && query !== null ? Object.getOwnPropertyDescriptor(query, name)?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Whether the caller wants JSON: our own script says so. */
export const wantsJson = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/json') === true && !headers.accept.includes('text/html');
