import { isoTime } from '../http/answer/iso-time.ts';
import { ApiError } from '../http/errors.ts';
import type { Admission } from '../limits/sliding-window.ts';

/** What is told of an allowance, in the headers and in the body. */
export interface Allowance {
  limit: number;
  remaining: number;
  /** ISO 8601. */
  resetAt: string;
}

export const allowanceOf = (limit: number, { remaining, resetAt }: Admission): Allowance => ({ limit, remaining, resetAt: isoTime(resetAt) });

/** The refusal of a caller whose allowance is spent. @param what what is counted, such as "tool runs per hour" */
export function allowanceSpent(limit: number, what: string, { resetAt }: Admission): ApiError {
  return new ApiError('rate_limit_exceeded', `The allowance of ${limit} ${what} is used up. Try again after ${isoTime(resetAt)}.`, { retryAt: resetAt });
}
