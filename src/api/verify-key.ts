import type { FastifyRequest } from 'fastify';
import type { VerifiedKey } from '../keys/keys.ts';
import type { Services } from '../services.ts';
import { ApiError } from './errors.ts';

/** The key a request carries in `x-api-key`, or undefined when it carries none. Throws 401 `invalid_api_key` for one that is malformed, unknown or revoked. */
export function verifyKey({ keys }: Services, request: FastifyRequest): VerifiedKey | undefined {
  const header = request.headers['x-api-key'];
  if (header === undefined || header === '') return undefined;
  const key = typeof header === 'string' ? keys.verify(header) : undefined;
  if (!key) throw new ApiError('invalid_api_key', 'The API key is malformed, unknown or revoked. A key is tool_ followed by 32 lower-case hex digits.');
  return key;
}
