import fc from 'fast-check';

type Schema = Record<string, any>;

/** Texts that have broken programs before. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\n',
  '\r\n\t',
  '\u0000',
  'a',
  '0',
  '-0',
  'NaN',
  'Infinity',
  '1e400',
  '-1.5e-7',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  '[]',
  '{}',
  '{"a":1}',
  '[1,2',
  '"',
  "'",
  '\\',
  '%',
  '%zz',
  '&#x110000;',
  '<a b="c">',
  '</',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '(a+)+$',
  '[',
  '(?<=x)',
  '\\p{L}',
  '*',
  '💩',
  '\ud83d',
  '\udc00a',
  'e\u0301',
  '👨‍👩‍👧',
  '\u202eabc',
  '\ufeffx',
  'ß',
  'İ',
  'ﬁ',
  '2024-02-30',
  '2024-02-29',
  '12:61',
  'http://[::1',
  'a@b',
  'a,b\n"c',
  'a: b\n- c',
  '&a [*a]',
  '= 1',
  'SELECT 1',
  '#',
  '٣',
  '一',
  'x'.repeat(3_000),
  '((('.repeat(300),
  '💩é'.repeat(400),
  '9'.repeat(400),
];
export const HOSTILE_NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1,
  0.5,
  -0.5,
  2,
  3,
  10,
  255,
  256,
  1e-7,
  1e-300,
  1e15,
  1e21,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: null }, JSON.parse('{"__proto__":{"x":1}}')),
);

/** Values that fit a JSON Schema as `z.toJSONSchema` writes it, its bounds and hostile values first. */
export function valueFitting(schema: Schema, root: Schema = schema): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const target = String(schema.$ref)
      .split('/')
      .slice(1)
      .reduce<any>((node, key) => node?.[key], root);
    return target ? fc.constant(null) : anything;
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...(choices as Schema[]).map((choice) => valueFitting(choice, root)));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const least = schema.minItems ?? 0;
      return fc.array(schema.items ? valueFitting(schema.items, root) : anything, { minLength: least, maxLength: Math.min(schema.maxItems ?? 6, least + 6) });
    }
    case 'object':
      return objectOf(schema, root);
    default:
      return anything;
  }
}

function textOf({ minLength = 0, maxLength = 1_000_000 }: Schema): fc.Arbitrary<string> {
  const cut = (text: string): string => text.padEnd(minLength, 'x').slice(0, maxLength);
  return fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 })).map(cut);
}

function numberOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): fc.Arbitrary<number> {
  const low = Math.max(minimum ?? exclusiveMinimum ?? -Number.MAX_VALUE, type === 'integer' ? Number.MIN_SAFE_INTEGER : -Number.MAX_VALUE);
  const high = Math.min(maximum ?? exclusiveMaximum ?? Number.MAX_VALUE, type === 'integer' ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE);
  const whole = (value: number): number => (type === 'integer' ? Math.round(value) : value);
  const near = HOSTILE_NUMBERS.map(whole).filter((value) => value >= low && value <= high);
  const small = fc.integer({ min: Math.ceil(Math.max(low, -20)), max: Math.floor(Math.max(Math.min(high, 20), Math.ceil(Math.max(low, -20)))) });
  return fc.oneof(fc.constantFrom(whole(low), whole(high), ...near), small);
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, root: Schema): fc.Arbitrary<unknown> {
  if (Object.keys(properties).length === 0 && additionalProperties !== false) {
    return fc.dictionary(
      fc.constantFrom('a', 'b', 'x', '__proto__', 'constructor', 'é'),
      typeof additionalProperties === 'object' ? valueFitting(additionalProperties, root) : anything,
      { maxKeys: 4 },
    );
  }
  const model = Object.fromEntries(Object.entries<Schema>(properties).map(([name, field]) => [name, valueFitting(field, root)]));
  return fc.record(model, { requiredKeys: required as string[] });
}

/** An example's inputs with one field replaced by something hostile. */
export function disturbed(inputs: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(inputs);
  if (names.length === 0) return fc.constant(inputs);
  return fc.tuple(fc.constantFrom(...names), anything).map(([name, value]) => ({ ...inputs, [name]: value }));
}
