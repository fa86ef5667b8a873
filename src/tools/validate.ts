import type { z } from 'zod';
import type { Tool } from './define.ts';
import { type Detail, InvalidInputs } from './errors.ts';
import { counted, grouped } from './shared/text/counts.ts';
import { countCodePoints } from './shared/text/segments.ts';

const MAX_DETAILS = 20;
const MAX_QUOTED = 40;

/** Checks and completes (defaults) a caller's inputs. Throws `InvalidInputs` with a message per wrong field: what it must be, and what it is. */
export function parseInputs(tool: Tool, inputs: unknown): Record<string, unknown> {
  const parsed = tool.inputs.safeParse(inputs);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // What is of another type is not measured as well.
  const mistyped = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [formatPath(path)] : [])));
  const told = issues.filter(({ code, path }) => (code !== 'too_big' && code !== 'too_small') || !mistyped.has(formatPath(path)));
  throw new InvalidInputs(told.flatMap((issue) => describe(issue, inputs, tool)).slice(0, MAX_DETAILS));
}

function describe(issue: z.core.$ZodIssue, inputs: unknown, tool: Tool): Detail[] {
  if (issue.code === 'unrecognized_keys') {
    const place = issue.path.length === 0 ? 'this tool' : formatPath(issue.path);
    const fields = fieldsAt(tool.inputs, issue.path);
    const hint = fields === undefined ? '' : `; the fields are ${fields.join(', ') || 'none'}`;
    return issue.keys.map((key) => ({ path: formatPath([...issue.path, key]), message: `is not a field of ${place}${hint}` }));
  }
  if (issue.code === 'invalid_union') {
    const [near, ...others] = nearMisses(issue);
    if (near && others.length === 0) return describe({ ...near, path: [...issue.path, ...near.path] }, inputs, tool);
  }
  return [{ path: formatPath(issue.path), message: explain(issue, valueAt(inputs, issue.path)) }];
}

/** The names of the fields of the object at a path, when the schema says them. */
function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] | undefined {
  let at: z.core.$ZodType | undefined = withoutWrappers(schema);
  for (const key of path) {
    at = isArray(at) ? at._zod.def.element : isObject(at) ? at._zod.def.shape[String(key)] : undefined;
    if (at === undefined) return undefined;
    at = withoutWrappers(at);
  }
  return isObject(at) ? Object.keys(at._zod.def.shape) : undefined;
}

const withoutWrappers = (schema: z.core.$ZodType): z.core.$ZodType => (isWrapper(schema) ? withoutWrappers(schema._zod.def.innerType) : schema);

// What a schema is, told by its own definition: this file is loaded at every start, and Zod only with the first tool.
const isArray = (schema: z.core.$ZodType): schema is z.core.$ZodArray => schema._zod.def.type === 'array';
const isObject = (schema: z.core.$ZodType): schema is z.core.$ZodObject => schema._zod.def.type === 'object';
const isWrapper = (schema: z.core.$ZodType): schema is z.core.$ZodOptional | z.core.$ZodDefault | z.core.$ZodNullable =>
  ['optional', 'default', 'nullable'].includes(schema._zod.def.type);

/** What is wrong by those alternatives whose kind of value it is. */
function nearMisses(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  return issue.errors.flatMap(([first]) => (first && !(first.path.length === 0 && /^invalid_(type|value|union)$/.test(first.code)) ? [first] : []));
}

function explain(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return `is required: ${expected(issue)}`;
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return `must be ${expected(issue)}, not ${show(value)}`;
    case 'invalid_union': {
      const near = nearMisses(issue);
      const [message, ...others] = unique(near.map((inner) => explain(inner, null)));
      if (message === undefined) return `must be ${expected(issue)}, not ${show(value)}`;
      if (others.length === 0) return explain(near[0] ?? issue, value);
      return withValue(`must be ${[message, ...others].map(withoutMustBe).join(' or ')}`, value);
    }
    case 'too_big':
      return `must ${issue.inclusive === false ? 'be below' : atBound(issue, 'at most')} ${boundOf(issue.origin, issue.maximum)}${got(issue.origin, value)}`;
    case 'too_small':
      return `must ${issue.inclusive === false ? 'be above' : atBound(issue, 'at least')} ${boundOf(issue.origin, issue.minimum)}${got(issue.origin, value)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}, not ${show(value)}`;
    default:
      return withValue(issue.message, value);
  }
}

/** A message of a tool's own that says what a text or number must be, and what it is. */
function withValue(message: string, value: unknown): string {
  return message.startsWith('must be ') && (typeof value === 'string' || typeof value === 'number') ? `${message}, not ${show(value)}` : message;
}

const NAMES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** What would be right, without the word "must". */
function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return NAMES[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return issue.values.length === 1 ? show(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_union')
    return unique(issue.errors.flatMap(([first]) => (first ? expected(first).split(' or ') : []))).join(' or ') || 'another kind of value';
  return withoutMustBe(issue.message);
}

const withoutMustBe = (message: string): string => message.replace(/^must be /, '');
const unique = (texts: string[]): string[] => [...new Set(texts)];

const NOUNS: Record<string, string> = { string: 'character', array: 'item' };

const atBound = ({ origin, exact }: { origin: string; exact?: boolean }, words: string): string =>
  `${origin in NOUNS ? 'have' : 'be'} ${exact ? 'exactly' : words}`;

function boundOf(origin: string, bound: number | bigint): string {
  const noun = NOUNS[origin];
  return noun === undefined ? figure(bound) : counted(Number(bound), noun);
}

function got(origin: string, value: unknown): string {
  // Texts are counted by code points, as the schemas count them.
  if (origin === 'string' && typeof value === 'string') return `, not ${grouped(countCodePoints(value))}`;
  if (origin === 'array' && Array.isArray(value)) return `, not ${grouped(value.length)}`;
  return typeof value === 'number' ? `, not ${figure(value)}` : '';
}

/** A number as a bound or a value: whole ones of five digits and more are grouped, those of four may be years. */
const figure = (value: number | bigint): string => (/^-?\d{5,}$/.test(String(value)) ? grouped(Number(value)) : String(value));

function show(value: unknown): string {
  if (typeof value === 'number') return figure(value);
  if (typeof value === 'string') return value.length > MAX_QUOTED ? `a string of ${counted(value.length, 'character')}` : JSON.stringify(value);
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : typeof value === 'object' ? 'an object' : String(value);
}

function valueAt(inputs: unknown, path: readonly PropertyKey[]): unknown {
  let value = inputs;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

function formatPath(path: readonly PropertyKey[]): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`)).join('');
}
