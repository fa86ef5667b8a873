import type { IncomingMessage } from 'node:http';
import { ApiError } from '../http/errors.ts';
import type { Gate } from '../keys/gate.ts';
import type { VerifiedKey } from '../keys/verified-key.ts';

/**
 * The text of the key a request carries in `x-api-key` or as `Authorization: Bearer`, or undefined when it carries none. Throws 401 `invalid_api_key` for two that differ.
 */
export function keyText(request: IncomingMessage): string | undefined {
  const { 'x-api-key': plain, authorization } = request.headers;
  const bearer = authorization === undefined ? undefined : bearerOf(request, authorization);
  const text = plain === undefined || plain === '' ? bearer : plain;
  if (text === undefined) return undefined;
  if (typeof text !== 'string') throw invalidKey();
  if (bearer !== undefined && bearer !== text) {
    throw new ApiError('invalid_api_key', 'x-api-key and Authorization carry different keys; send one of them.');
  }
  return text;
}

/** The key a request carries, or undefined when it carries none. Throws 401 `invalid_api_key` for one that is malformed, unknown or revoked. */
export async function verifyKey({ gate }: { gate: Gate }, request: IncomingMessage): Promise<VerifiedKey | undefined> {
  const text = keyText(request);
  if (text === undefined) return undefined;
  const key = await gate.verify(text);
  if (!key) throw invalidKey();
  return key;
}

/** The token of `Authorization: Bearer TOKEN` (RFC 6750 section 2.1); undefined for another scheme. Node keeps the first of two such headers, so two are refused. */
function bearerOf({ rawHeaders }: IncomingMessage, authorization: string): string | undefined {
  const token = /^bearer +(.+)$/i.exec(authorization)?.[1];
  if (token !== undefined && rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization').length > 1) throw invalidKey();
  return token;
}

/** The refusal of a key that is malformed, unknown or revoked. */
export const invalidKey = (): ApiError =>
  new ApiError('invalid_api_key', 'The API key is malformed, unknown or revoked. A key is tool_ followed by 32 lower-case hex digits.');
