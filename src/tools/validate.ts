import type { z } from 'zod';
import type { Tool } from './define.ts';
import { type Detail, InvalidInputs } from './errors.ts';

const MAX_DETAILS = 20;

/** Checks and completes (defaults) a caller's inputs. Throws `InvalidInputs` with a message per wrong field. */
export function parseInputs(tool: Tool, inputs: unknown): Record<string, unknown> {
  const parsed = tool.inputs.safeParse(inputs);
  if (parsed.success) return parsed.data;
  const known = Object.keys(tool.inputs.shape);
  throw new InvalidInputs(parsed.error.issues.flatMap((issue) => describe(issue, inputs, known)).slice(0, MAX_DETAILS));
}

function describe(issue: z.core.$ZodIssue, inputs: unknown, known: string[]): Detail[] {
  const path = formatPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const hint = issue.path.length === 0 ? `; the fields are ${known.join(', ') || 'none'}` : '';
    return issue.keys.map((key) => ({ path: formatPath([...issue.path, key]), message: `is not a field of this tool${hint}` }));
  }
  return [{ path, message: explain(issue, valueAt(inputs, issue.path)) }];
}

function explain(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return `is required: ${expected(issue)}`;
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      return `must be ${expected(issue)}, not ${show(value)}`;
    case 'too_big':
      return `must ${bound(issue.origin)} at most ${issue.maximum}${unitOf(issue.origin)}${issue.inclusive === false ? ' (exclusive)' : ''}${got(issue.origin, value)}`;
    case 'too_small':
      return `must ${bound(issue.origin)} at least ${issue.minimum}${unitOf(issue.origin)}${issue.inclusive === false ? ' (exclusive)' : ''}${got(issue.origin, value)}`;
    default:
      return issue.message;
  }
}

const NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return NAMES[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return issue.values.length === 1 ? show(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_union') {
    const kinds = issue.errors.flatMap((errors) =>
      errors.slice(0, 1).map((inner) => (inner.path.length === 0 ? expected(inner) : inner.message).replace(/^must be /, '')),
    );
    return [...new Set(kinds)].join(' or ') || 'another kind of value';
  }
  if (issue.code === 'too_big' || issue.code === 'too_small') return explain(issue, null);
  return issue.message;
}

const bound = (origin: string): string => (origin === 'string' || origin === 'array' || origin === 'set' || origin === 'map' ? 'have' : 'be');
const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '');

function got(origin: string, value: unknown): string {
  if (origin === 'string' && typeof value === 'string') return `, not ${value.length}`;
  if (origin === 'array' && Array.isArray(value)) return `, not ${value.length}`;
  return typeof value === 'number' ? `, not ${value}` : '';
}

function show(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.length > 40 ? `a text of ${value.length} characters` : JSON.stringify(value);
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
