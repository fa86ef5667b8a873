import type { Slug, Tools } from '../client/index.ts';
import { execute } from '../runner/execute.ts';
import type { Failure, FailureCode } from '../runner/outcome.ts';
import { ToolLoader } from '../runner/tool-loader.ts';
import { noSuchTool } from '../tools/catalogue.ts';
import type { Detail } from '../tools/errors.ts';
import { catalogue } from '../tools/index.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';

export type { Slug, Tools };

/** The inputs of a tool, which may be left out where all of its fields may be. */
type InputsOf<S extends Slug> = Partial<Tools[S]['inputs']> extends Tools[S]['inputs'] ? [inputs?: Tools[S]['inputs']] : [inputs: Tools[S]['inputs']];

/** The slugs of all tools. */
export const tools: readonly Slug[] = catalogue.cards.map(({ slug }) => slug as Slug);

/** Why a tool gave no result: code, message and details are those of the HTTP API. */
export class ToolError extends Error {
  readonly code: FailureCode;
  readonly details: readonly Detail[];

  constructor({ code, message, details = [], diagnostic }: Failure) {
    super(message, diagnostic === undefined ? undefined : { cause: diagnostic });
    this.name = new.target.name;
    this.code = code;
    this.details = details;
  }
}

/** The inputs do not match the tool: `details` names each field and what would be right. */
export class InvalidInputsError extends ToolError {}

/** The inputs have the right shape, but there is no answer. */
export class UnprocessableInputsError extends ToolError {}

/** No tool has this slug; the message names the nearest. */
export class ToolNotFoundError extends ToolError {}

const CLASSES: Partial<Record<FailureCode, typeof ToolError>> = {
  invalid_inputs: InvalidInputsError,
  unprocessable_inputs: UnprocessableInputsError,
  tool_not_found: ToolNotFoundError,
};
const loader = new ToolLoader();

/**
 * Runs a tool in this process: no server, no key and no allowance. There is no time limit, either; a heavy tool holds the thread for as long as it runs.
 * Rejects with a `ToolError`.
 */
export async function run<S extends Slug>(slug: S, ...[inputs = {}]: InputsOf<S>): Promise<Tools[S]['result']> {
  const card = catalogue.get(slug);
  if (!card) throw errorOf({ ok: false, code: 'tool_not_found', message: noSuchTool(catalogue, slug, 'The list "tools" has them.') });
  const outcome = await execute(loader.loaded(slug) ?? (await loader.load(card)), inputs);
  if (!outcome.ok) throw errorOf(outcome);
  return parseJsonText(outcome.resultJson) as Tools[S]['result'];
}

const errorOf = (failure: Failure): ToolError => new (CLASSES[failure.code] ?? ToolError)(failure);
