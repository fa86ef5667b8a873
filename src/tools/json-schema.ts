/** A JSON Schema (2020-12), as far as it is read here. */
export interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  [keyword: string]: unknown;
}

/** The types that a value may have; none where it may be anything. */
export function typesOf({ type, enum: values, const: value, anyOf, oneOf }: JsonSchema): Set<string> {
  if (type !== undefined) return new Set([type]);
  const fixed = values ?? (value === undefined ? [] : [value]);
  if (fixed.length > 0) return new Set(fixed.map((one) => typeof one));
  return new Set((anyOf ?? oneOf ?? []).flatMap((one) => [...typesOf(one)]));
}
