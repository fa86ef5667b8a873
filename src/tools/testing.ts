import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Tool } from './define.ts';
import { InvalidInputs, Unprocessable } from './errors.ts';
import { parseInputs } from './validate.ts';

/** Runs a tool as the service does: inputs checked and completed, result held to the result schema. */
export async function run(tool: Tool, inputs: Record<string, unknown>): Promise<Record<string, any>> {
  return tool.result.parse(await tool.run(parseInputs(tool, inputs)));
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

/** Defines the tests that hold a tool to vectors and to tables of its edges. Throws when none of the vectors is for the tool, or one is for a tool that its category does not have. */
export function holdTo(tool: Tool, { vectors = [], answers = [], invalid = [], unprocessable = [] }: Expectations): void {
  const named = <T extends readonly [Record<string, unknown>, ...unknown[]]>(rows: readonly T[]) =>
    rows.map((row, index) => [`${index} ${JSON.stringify(row[0]).slice(0, 100)}`, row] as const);
  const own = vectors.filter((vector) => vector.tool === tool.slug).map((vector) => [vector.inputs, vector] as const);
  if (vectors.length > 0 && own.length === 0) throw new Error(`no vector is for ${tool.slug}`);
  for (const slug of new Set(vectors.map((vector) => vector.tool))) {
    if (!existsSync(new URL(`./${tool.category}/${slug}.ts`, import.meta.url)))
      throw new Error(`a vector is for ${slug}, and no tool of ${tool.category} is called that`);
  }
  describe(tool.slug, () => {
    if (own.length > 0)
      it.each(named(own))('vector %s', async (_, [inputs, { result, status, near }]) => {
        if (status === 400) await expectInvalid(tool, inputs);
        else if (status === 422) await expectUnprocessable(tool, inputs);
        else expectNear(await run(tool, inputs), result, near, tool.slug);
      });
    if (answers.length > 0) it.each(named(answers))('answers %s', async (_, [inputs, result]) => expect(await run(tool, inputs)).toMatchObject(result));
    if (invalid.length > 0) it.each(named(invalid))('refuses as invalid %s', (_, [inputs, path]) => expectInvalid(tool, inputs, path));
    if (unprocessable.length > 0) it.each(named(unprocessable))('has no answer to %s', (_, [inputs, message]) => expectUnprocessable(tool, inputs, message));
  });
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
