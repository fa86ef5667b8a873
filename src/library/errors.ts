import type { Detail } from '../tools/errors.ts';

/** What is told of a run without a result. */
export interface Failed {
  code: string;
  message: string;
  details?: readonly Detail[] | undefined;
  diagnostic?: string | undefined;
  step?: string | undefined;
}

/** Why a tool gave no result: code, message and details are those of the HTTP API. */
export class ToolError extends Error {
  // Spelt out, as bundlers shorten the names of classes.
  override readonly name: string = 'ToolError';
  readonly code: string;
  readonly details: readonly Detail[];
  /** The step of a recipe that failed. */
  readonly step: string | undefined;

  constructor({ code, message, details = [], diagnostic, step }: Failed) {
    super(message, diagnostic === undefined ? undefined : { cause: diagnostic });
    this.code = code;
    this.details = details;
    this.step = step;
  }
}

/** The inputs do not match the tool: `details` names each field and what would be right. */
export class InvalidInputsError extends ToolError {
  override readonly name = 'InvalidInputsError';
}

/** The inputs have the right shape, but there is no answer. */
export class UnprocessableInputsError extends ToolError {
  override readonly name = 'UnprocessableInputsError';
}

/** No tool has this slug; the message names the nearest. */
export class ToolNotFoundError extends ToolError {
  override readonly name = 'ToolNotFoundError';
}

const CLASSES: Readonly<Record<string, typeof ToolError>> = {
  invalid_inputs: InvalidInputsError,
  unprocessable_inputs: UnprocessableInputsError,
  tool_not_found: ToolNotFoundError,
};

/** The error of a run without a result, of the class that its code has. */
export const errorOf = (failed: Failed): ToolError => new (CLASSES[failed.code] ?? ToolError)(failed);
