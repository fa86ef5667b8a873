import { expect } from 'vitest';
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
  expect(error).toBeInstanceOf(InvalidInputs);
  if (path !== undefined) expect((error as InvalidInputs).details.map((detail) => detail.path)).toContain(path);
}

/** Expects 422 `unprocessable_inputs`, with a message that matches `message` when one is given. */
export async function expectUnprocessable(tool: Tool, inputs: Record<string, unknown>, message?: RegExp | string): Promise<void> {
  const error = await run(tool, inputs).then(
    (result) => expect.fail(`expected unprocessable, got ${JSON.stringify(result)}`),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Unprocessable);
  if (message !== undefined) expect((error as Unprocessable).message).toMatch(message);
}
