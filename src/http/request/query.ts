import { parse } from 'fast-querystring';
import { ApiError } from '../errors.ts';

/** An address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** The parameters of a query string: a text each, or a list for one that is given several times. `+` is a space; broken percent-encoding stays as it is. The result has no prototype. */
export const parseQuery = (text: string): Record<string, unknown> => parse(text);

/**
 * The parameters of a query string, each given at most once and no others than those named.
 * @param query as Fastify parsed it
 * @param most the names with the most characters that each may have
 * @returns the values by name; without those that are absent
 */
export function readParameters<Name extends string>(query: unknown, most: Readonly<Record<Name, number>>): Partial<Record<Name, string>> {
  const values: Partial<Record<string, string>> = {};
  const limits: Readonly<Record<string, number>> = most;
  for (const [name, value] of Object.entries(query ?? {})) {
    const limit = Object.hasOwn(limits, name) ? limits[name] : undefined;
    if (limit === undefined)
      throw new ApiError('invalid_parameter', `${JSON.stringify(name.slice(0, 60))} is not a parameter; ${listed(Object.keys(limits))}.`);
    if (typeof value !== 'string') throw new ApiError('invalid_parameter', `${name} is given twice; give it once.`);
    if (value.length > limit) throw new ApiError('invalid_parameter', `${name} must have at most ${limit} characters, not ${value.length}.`);
    values[name] = value;
  }
  return values;
}

function listed(names: string[]): string {
  return names.length === 0 ? 'there are none here' : `the parameters are ${names.join(', ')}`;
}
