import type { FastifyError } from 'fastify';
import { AccountError } from '../../accounts/errors.ts';
import { KeyError } from '../../keys/errors.ts';
import { CounterUnavailable } from '../../limits/errors.ts';
import { RecipeError } from '../../recipes/errors.ts';
import { isDatabaseFault } from '../../storage/errors.ts';
import { ApiError } from '../errors.ts';

const RETRY_MS = 5_000;
const COUNTER_RETRY_MS = 1_000;

/**
 * What the caller is told of an error: an `ApiError` as it is, those of accounts, keys and recipes by their code, Fastify's own by their meaning, anything else as 500
 * without a word of it. @param now milliseconds since the epoch
 */
export function asApiError(error: unknown, now: number): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof AccountError) {
    const retryAt = error.retryAt ?? (error.code === 'service_unavailable' ? now + RETRY_MS : undefined);
    return new ApiError(error.code, error.message, { retryAt });
  }
  if (error instanceof RecipeError) return new ApiError(error.code, error.message);
  if (error instanceof KeyError) return new ApiError(error.code, error.message, { retryAt: error.retryAt });
  const { code, message, statusCode }: Partial<FastifyError> = Object(error);
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('payload_too_large', 'The request body is larger than this service takes.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type', 'Send the body as application/json.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('bad_request', 'The body does not have the size that Content-Length says.');
    case 'FST_ERR_BAD_URL':
      return new ApiError('bad_request', 'The address is malformed: check its percent-encoding.');
  }
  if (isDatabaseFault(error)) return new ApiError('service_unavailable', 'The database does not answer; try again in a moment.', { retryAt: now + RETRY_MS });
  if (error instanceof CounterUnavailable) {
    return new ApiError('service_unavailable', 'The request counter does not answer; try again in a moment.', { retryAt: now + COUNTER_RETRY_MS });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ApiError('bad_request', message ?? 'The request is malformed.');
  return new ApiError('internal_error', 'Something failed in the service. It has been logged.');
}
