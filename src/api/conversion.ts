import { ApiError } from '../http/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { answerConversion, type Question, Refusal, type Unit } from '../units/index.ts';

/** What a conversion is asked with. */
export const CONVERSION_FIELDS = ['from', 'to', 'value', 'digits', 'decimals', 'rounding'] as const;
const NUMERIC = ['value', 'digits', 'decimals'];

/** The page of a conversion. */
export const conversionUrl = (site: string, from: Unit, to: Unit): string => `${site}/convert/${from.code}-to-${to.code}`;

/** The conversion that is asked for, as the interface tells it. Throws an ApiError when there is none. @param site the address of the pages */
export function conversion(question: Question, site: string): object {
  try {
    const { answer, page } = answerConversion(question);
    return page ? { ...answer, toolUrl: conversionUrl(site, page.from, page.to) } : answer;
  } catch (error) {
    if (error instanceof Refusal) throw new ApiError(error.code, error.message);
    throw error;
  }
}

/** The question an item asks: texts, or numbers where they are numbers. Throws `invalid_parameter`. */
export function questionOf(item: unknown): Record<string, string> {
  if (!isObject(item)) throw new ApiError('invalid_parameter', 'An item is an object with from, to and value.');
  const question: [string, string][] = [];
  for (const [name, value] of Object.entries(item)) {
    if (!CONVERSION_FIELDS.some((field) => field === name))
      throw new ApiError('invalid_parameter', `${JSON.stringify(name.slice(0, 60))} is not a field; the fields are ${CONVERSION_FIELDS.join(', ')}.`);
    const numeric = NUMERIC.includes(name);
    if (typeof value !== 'string' && !(numeric && typeof value === 'number'))
      throw new ApiError('invalid_parameter', `${name} must be a string${numeric ? ' or a number' : ''}.`);
    question.push([name, String(value)]);
  }
  return Object.fromEntries(question);
}
