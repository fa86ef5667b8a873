import { isoTime } from '../http/answer/iso-time.ts';
import { ApiError } from '../http/errors.ts';
import type { Failure } from '../runner/outcome.ts';
import type { Exchange } from './exchange.ts';

const BUSY_RETRY_MS = 1_000;

/** The error answer of a run that failed. A fault of ours is logged. */
export function errorOf({ services, id }: Exchange, { code, message, details, diagnostic }: Failure): ApiError {
  if (diagnostic) services.log.error({ id, diagnostic }, 'a tool failed');
  return new ApiError(code, message, { details, retryAt: code === 'service_unavailable' ? services.clock() + BUSY_RETRY_MS : undefined });
}

/** The last two fields of every answer of interface A, as they stand in its JSON. */
export function usageAndMeta({ allowance, services }: Exchange): string {
  const { remaining = 0, limit = 0, resetAt = '' } = allowance ?? {};
  const usage = `{"remaining":${remaining},"limit":${limit},"resetAt":"${resetAt}"}`;
  return `"usage":${usage},"meta":{"apiVersion":"v1","timestamp":"${isoTime(services.clock())}"}`;
}
