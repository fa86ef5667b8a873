import type { ResultShape } from '../../browser/messages.ts';

/** More of an input than views draw, so that they see where it is cut short. */
const MAX_GIVEN = 50_001;

/** The shape of a tool's result for a run: the caller says how many decimals money has, and gives what views draw from and what is no answer. */
export function shapeFor(shape: ResultShape, inputs: Readonly<Record<string, unknown>>): ResultShape {
  const { decimals } = inputs;
  const isToldDecimals = shape.decimals !== undefined && typeof decimals === 'number' && decimals >= 0 && decimals <= 20;
  const given = (name: string, unless: string): string => textOf(inputs[name])?.slice(0, MAX_GIVEN) ?? unless;
  const numbers = Object.entries(inputs).filter((input): input is [string, number] => typeof input[1] === 'number');
  return {
    ...shape,
    ...(numbers.length > 0 && { givenNumbers: Object.fromEntries(numbers) }),
    ...(isToldDecimals && { decimals: Math.trunc(decimals) }),
    ...(shape.given && { given: Object.fromEntries(Object.entries(shape.given).map(([name, unless]) => [name, given(name, unless)])) }),
  };
}

/** What views draw from, as text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined);
