import { ERRORS, type ErrorCode } from '../http/errors.ts';

export type Json = Record<string, unknown>;

export const timestamp = { type: 'string', format: 'date-time', examples: ['2026-01-31T12:00:00.000Z'] };
export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const jsonBody = (schema: Json): Json => ({ 'application/json': { schema } });

export const allowanceHeaders = {
  'X-RateLimit-Limit': { description: 'Requests per window.', schema: { type: 'integer' } },
  'X-RateLimit-Remaining': { description: 'Requests left in the window.', schema: { type: 'integer' } },
  'X-RateLimit-Reset': { description: 'When the oldest counted request leaves the window.', schema: timestamp },
};

/** An object schema. @param required the properties that always stand, all unless told */
export function object(properties: Json, required = Object.keys(properties)): Json {
  return { type: 'object', properties, required };
}

/** A parameter of the query string. */
export const query = (name: string, description: string, schema: Json): Json => ({ name, in: 'query', description, schema });

/** The error answers of an operation, those of one status together. */
export function errors(codes: ErrorCode[], withAllowance = false): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${ERRORS[code].when}`).join(' '),
        ...(withAllowance && status !== 401 && { headers: allowanceHeaders }),
        content: jsonBody(reference('Error')),
      },
    ]),
  );
}
