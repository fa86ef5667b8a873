import type { FastifyReply } from 'fastify';
import type { Admission } from '../limits/sliding-window.ts';
import { ApiError } from './errors.ts';

/** What is told of an allowance, in the headers and in the body. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** ISO 8601. */
  resetAt: string;
}

/** Sets the three headers that tell a caller its allowance. */
export function sendAllowance(reply: FastifyReply, limit: number, { remaining, resetAt }: Admission): Allowance {
  const allowance = { limit, remaining, resetAt: new Date(resetAt).toISOString() };
  reply.header('x-ratelimit-limit', limit);
  reply.header('x-ratelimit-remaining', remaining);
  reply.header('x-ratelimit-reset', allowance.resetAt);
  return allowance;
}

/** The refusal of a caller whose allowance is spent. @param what what is counted, such as "tool runs per hour" */
export function allowanceSpent(limit: number, what: string, { resetAt }: Admission): ApiError {
  return new ApiError('rate_limit_exceeded', `The allowance of ${limit} ${what} is spent. Try again after ${new Date(resetAt).toISOString()}.`, {
    retryAt: resetAt,
  });
}
