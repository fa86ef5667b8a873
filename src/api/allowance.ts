import type { FastifyReply } from 'fastify';
import type { Admission } from '../limits/sliding-window.ts';
import { ApiError } from './errors.ts';

/** Sets the three headers that tell a caller its allowance. */
export function sendAllowance(reply: FastifyReply, limit: number, { remaining, resetAt }: Admission): void {
  reply.header('x-ratelimit-limit', limit);
  reply.header('x-ratelimit-remaining', remaining);
  reply.header('x-ratelimit-reset', new Date(resetAt).toISOString());
}

/** The refusal of a caller whose allowance is spent. @param what what is counted, such as "tool runs per hour" */
export function allowanceSpent(limit: number, what: string, { resetAt }: Admission): ApiError {
  return new ApiError('rate_limit_exceeded', `The allowance of ${limit} ${what} is spent. Try again after ${new Date(resetAt).toISOString()}.`, {
    retryAt: resetAt,
  });
}
