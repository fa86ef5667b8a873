import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { threadId } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { Tool } from './define.ts';
import { InvalidInputs, Unprocessable } from './errors.ts';
import { parseJsonText } from './shared/json/parse-text.ts';
import { parseInputs } from './validate.ts';

/** Runs a tool as the service does: inputs checked and completed, result held to the result schema. */
export async function run(tool: Tool, inputs: Record<string, unknown>): Promise<Record<string, any>> {
  record(tool, inputs);
  return tool.result.parse(await tool.run(parseInputs(tool, inputs)));
}

/** A folder where the runs of the tests are kept, a line of JSON each, for `test/browser-tools.test.ts`, which has a browser do them again. */
const RECORDS = process.env.TOOL_RUNS;
const MAX_RECORDED = 200_000;
const recorded = new Set<string>();

function record({ slug }: Tool, inputs: Record<string, unknown>): void {
  if (RECORDS === undefined) return;
  const line = JSON.stringify([slug, inputs]);
  // What JSON does not hold as it is cannot be sent.
  if (line.length > MAX_RECORDED || recorded.has(line) || !isDeepStrictEqual(parseJsonText(line), [slug, inputs])) return;
  recorded.add(line);
  appendFileSync(join(RECORDS, `${process.pid}-${threadId}.jsonl`), `${line}\n`);
}

/** Expects 400 `invalid_inputs`, with a complaint about `path` when one is given. */
export async function expectInvalid(tool: Tool, inputs: Record<string, unknown>, path?: string): Promise<void> {
  const error = await run(tool, inputs).then(
    (result) => expect.fail(`expected invalid inputs, got ${JSON.stringify(result)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof InvalidInputs)) return expect.fail(`expected invalid inputs, got ${error}`);
  if (path !== undefined) expect(error.details.map((detail) => detail.path)).toContain(path);
}

/** Expects 422 `unprocessable_inputs`, with a message that matches `message` when one is given. */
export async function expectUnprocessable(tool: Tool, inputs: Record<string, unknown>, message?: RegExp | string): Promise<void> {
  const error = await run(tool, inputs).then(
    (result) => expect.fail(`expected unprocessable, got ${JSON.stringify(result)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Unprocessable)) return expect.fail(`expected unprocessable, got ${error}`);
  if (message !== undefined) expect(error.message).toMatch(message);
}

/** Inputs and what another program makes of them: `result` names some fields of the tool's, `status` is 400 or 422. */
export interface Vector {
  tool: string;
  inputs: Record<string, unknown>;
  result?: Record<string, unknown>;
  status?: number;
  /** How far numbers may be from those expected; two units in the last place when absent. */
  near?: { relative: number; absolute?: number };
}

interface Expectations {
  /** Those of other tools are left out. */
  vectors?: readonly Vector[];
  answers?: readonly [inputs: Record<string, unknown>, result: Record<string, unknown>][];
  /** With the field that is wrong. */
  invalid?: readonly [inputs: Record<string, unknown>, path?: string][];
  unprocessable?: readonly [inputs: Record<string, unknown>, message?: RegExp | string][];
}

/** Defines the tests that hold a tool to vectors and to tables of its edges, one for each table. Throws when none of the vectors is for the tool, or one is for a tool that its category does not have. */
export function holdTo(tool: Tool, { vectors = [], answers = [], invalid = [], unprocessable = [] }: Expectations): void {
  const own = vectors.filter((vector) => vector.tool === tool.slug).map((vector) => [vector.inputs, vector] as const);
  if (vectors.length > 0 && own.length === 0) throw new Error(`no vector is for ${tool.slug}`);
  for (const slug of new Set(vectors.map((vector) => vector.tool))) {
    if (!existsSync(new URL(`./${tool.category}/${slug}.ts`, import.meta.url)))
      throw new Error(`a vector is for ${slug}, and no tool of ${tool.category} is called that`);
  }
  describe(tool.slug, () => {
    eachRow('answers the vectors', own, async ([inputs, { result, status, near }]) => {
      if (status === 400) await expectInvalid(tool, inputs);
      else if (status === 422) await expectUnprocessable(tool, inputs);
      else expectNear(await run(tool, inputs), result, near, tool.slug);
    });
    eachRow('answers', answers, async ([inputs, result]) => expect(await run(tool, inputs)).toMatchObject(result));
    eachRow('refuses as invalid', invalid, ([inputs, path]) => expectInvalid(tool, inputs, path));
    eachRow('has no answer', unprocessable, ([inputs, message]) => expectUnprocessable(tool, inputs, message));
  });
}

type Row = readonly [inputs: Record<string, unknown>, ...unknown[]];

const MAX_ROW_MS = 10_000;
const MIN_TABLE_MS = 60_000;

/** Defines one test of all rows of a table; none for an empty one. */
function eachRow<Some extends Row>(name: string, rows: readonly Some[], check: (row: Some) => Promise<void>): void {
  if (rows.length === 0) return;
  const timeout = Math.max(MIN_TABLE_MS, rows.length * MAX_ROW_MS);
  it(`${name}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`, { timeout }, () => checkRows(rows, check));
}

/** Checks every row, and rejects with the names of all that failed. */
export async function checkRows<Some extends Row>(rows: readonly Some[], check: (row: Some) => Promise<void>): Promise<void> {
  const failed: { name: string; reason: unknown }[] = [];
  for (const [index, row] of rows.entries()) {
    await check(row).catch((reason: unknown) => failed.push({ name: `row ${index} ${JSON.stringify(row[0]).slice(0, 100)}`, reason }));
  }
  const [first] = failed;
  if (!first) return;
  const lines = failed.map(({ name, reason }) => `${name}: ${reason instanceof Error ? reason.message : reason}`);
  throw new Error(`${failed.length} of ${rows.length} rows failed\n${lines.join('\n')}`, { cause: first.reason });
}

const TWO_ULPS = 2 ** -51;

/** Expects every field of `expected` in `actual`, numbers as near as asked; objects may hold more. */
export function expectNear(actual: unknown, expected: unknown, near: Vector['near'], path: string): void {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) throw new Error(`${path}: ${JSON.stringify(actual)} is not an array`);
    expect(actual, path).toHaveLength(expected.length);
    for (const [index, value] of expected.entries()) expectNear(actual[index], value, near, `${path}[${index}]`);
  } else if (typeof expected === 'number' && typeof actual === 'number') {
    const tolerance = Math.max((near?.relative ?? TWO_ULPS) * Math.abs(expected), near?.absolute ?? 0, Number.MIN_VALUE);
    expect(Math.abs(actual - expected), `${path}: ${actual}, not ${expected}`).toBeLessThanOrEqual(tolerance);
  } else if (typeof expected === 'object' && expected !== null) {
    const fields: Record<string, unknown> = Object(actual);
    for (const [name, value] of Object.entries(expected)) expectNear(fields[name], value, near, `${path}.${name}`);
  } else expect(actual, path).toEqual(expected);
}
