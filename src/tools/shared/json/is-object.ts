/** Whether a JSON value as JavaScript has it is an object: no array, no null. */
export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
