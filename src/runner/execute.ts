import type { Delivery } from '../files/plain.ts';
import type { Tool } from '../tools/define.ts';
import { InvalidInputs, Unprocessable } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { isNestedDeeper, parseJsonText, whyNotJson } from '../tools/shared/json/parse-text.ts';
import { grouped } from '../tools/shared/text/counts.ts';
import { utf8Text } from '../tools/shared/text/utf8-text.ts';
import { parseInputs } from '../tools/validate.ts';
import type { Failure, Outcome } from './outcome.ts';

/** 8 MB, as nearly all results are ASCII. */
export const MAX_RESULT_CHARACTERS = 8_388_608;

/** A call as it was sent, its tool not yet looked up and its inputs not yet checked. */
export interface Call {
  ok: true;
  slug: string;
  inputs: Record<string, unknown>;
}

/** Reads `{"tool": slug, "inputs": {…}}` from a request body of UTF-8 JSON. */
export function readCall(body: Uint8Array): Call | Failure {
  const read = readJson(body);
  return read.ok ? callOf(read.value) : read;
}

/** Reads the inputs of what is run whose slug is known, which are the whole body. */
export function readInputs(body: Uint8Array, slug: string): Call | Failure {
  const read = readJson(body);
  if (!read.ok) return read;
  const { value } = read;
  if (isObject(value)) return { ok: true, slug, inputs: value };
  const message = 'must be a JSON object, such as {"data": "SGVsbG8="}';
  return { ok: false, code: 'invalid_inputs', message: `The request body ${message}.`, details: [{ path: '', message }] };
}

function readJson(body: Uint8Array): { ok: true; value: unknown } | Failure {
  const text = utf8Text(body);
  if (text === undefined) return { ok: false, code: 'invalid_json', message: 'The request body is not valid UTF-8.' };
  try {
    const value = parseJsonText(text);
    if (isNestedDeeper(value)) throw new SyntaxError('nested too deeply');
    return { ok: true, value };
  } catch {
    return { ok: false, code: 'invalid_json', message: `The request body is not valid JSON: ${whyNotJson(text)}.` };
  }
}

/** The call that a value read from JSON describes: `{"tool": slug, "inputs": {…}}`. */
export function callOf(value: unknown): Call | Failure {
  const call = isObject(value) ? value : {};
  const slug = Object.hasOwn(call, 'tool') ? call.tool : undefined;
  if (typeof slug !== 'string') {
    return { ok: false, code: 'missing_tool', message: 'Send a JSON object with "tool", a slug such as "word-counter"; GET /api/v1/tools lists them.' };
  }
  const inputs = Object.hasOwn(call, 'inputs') ? call.inputs : {};
  if (!isObject(inputs)) {
    const message = 'must be an object with the fields of the tool';
    return { ok: false, code: 'invalid_inputs', message: `inputs ${message}.`, details: [{ path: 'inputs', message }] };
  }
  return { ok: true, slug, inputs };
}

export interface ExecuteOptions {
  /** Runs it where it holds nothing up; asked for when the tool says that these inputs are heavy. */
  elsewhere?: (() => Promise<Outcome>) | undefined;
  /** The longest result, in characters of JSON. */
  maxResultCharacters?: number;
  /** Makes of a result what is answered, where that is not JSON alone. */
  write?: (result: Record<string, unknown>) => Delivery | Failure;
}

/**
 * Runs a tool here and now: checks the inputs, does the work, holds the result to the tool's own schema. Never throws.
 */
export function execute(
  tool: Tool,
  inputs: unknown,
  { elsewhere, maxResultCharacters: most = MAX_RESULT_CHARACTERS, write }: ExecuteOptions = {},
): Outcome | Promise<Outcome> {
  try {
    const parsed = parseInputs(tool, inputs);
    if (elsewhere && tool.heavyWhen?.(parsed)) return elsewhere();
    const result = tool.run(parsed);
    if (!(result instanceof Promise)) return succeed(tool, result, { most, write });
    return result.then((value) => succeed(tool, value, { most, write })).catch((error: unknown) => fail(tool, error));
  } catch (error) {
    return fail(tool, error);
  }
}

function succeed(tool: Tool, result: Record<string, unknown>, { most, write }: { most: number; write: ExecuteOptions['write'] }): Outcome {
  const checked = tool.result.safeParse(result);
  if (checked.success) {
    const written = write?.(checked.data) ?? { json: JSON.stringify(checked.data) };
    if ('ok' in written) return written;
    const { json: resultJson, ...files } = written;
    return resultJson.length > most ? tooLarge(tool, resultJson.length, most) : { ok: true, slug: tool.slug, resultJson, ...files };
  }
  return internalFailure(tool.slug, `${tool.slug} gave a result that does not fit its schema: ${checked.error.message}`);
}

function tooLarge({ slug }: Tool, length: number, most: number): Failure {
  const message = `The result would have ${grouped(length)} characters of JSON, and at most ${grouped(most)} are answered; ask for less.`;
  return { ok: false, code: 'unprocessable_inputs', slug, message };
}

function fail(tool: Tool, error: unknown): Failure {
  if (error instanceof InvalidInputs) {
    return {
      ok: false,
      code: 'invalid_inputs',
      slug: tool.slug,
      message: `The inputs of ${tool.slug} are not valid: ${error.message}.`,
      details: error.details,
    };
  }
  if (error instanceof Unprocessable) {
    return { ok: false, code: 'unprocessable_inputs', slug: tool.slug, message: error.message, ...(error.details && { details: error.details }) };
  }
  return internalFailure(tool.slug, `${tool.slug} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}

/** A fault of ours: the caller is told no more than that. @param slug the tool @param diagnostic what the log is told */
export function internalFailure(slug: string, diagnostic: string): Failure {
  return { ok: false, code: 'internal_error', slug, message: 'The tool failed. This is a fault of the service, and it has been logged.', diagnostic };
}
