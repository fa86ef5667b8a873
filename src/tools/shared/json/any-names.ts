import { z } from 'zod';
import { isObject } from './is-object.ts';

/** The schema of an object in a result whose members may have any names, and values of one kind. Zod's record leaves out a member that is called `__proto__`. @param value the schema of the values */
export function withAnyNames<Value>(value: z.ZodType<Value>) {
  const { $schema: _, ...additionalProperties } = z.toJSONSchema(value);
  return z
    .custom<Record<string, Value>>((object) => isObject(object) && Object.values(object).every((member) => value.safeParse(member).success))
    .meta({ type: 'object', propertyNames: { type: 'string' }, additionalProperties });
}
