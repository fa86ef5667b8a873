import type { Delivery } from '../files/plain.ts';
import type { Detail } from '../tools/errors.ts';

/** What became of one call of a tool. Plain data, so that it passes between threads. */
export type Outcome = Success | Failure;

export interface Success extends Pick<Delivery, 'files' | 'parts'> {
  ok: true;
  slug: string;
  /** The result as JSON text: written where the tool ran, so that a large one costs the event loop nothing. What is in `files` is left out. */
  resultJson: string;
  /** A large result as bytes of UTF-8 in place of `resultJson`, which is then empty: for who has asked for it so. They pass between threads and to a connection without a copy. */
  resultBytes?: Uint8Array<ArrayBuffer>;
  /** How long it waited for a worker, when it went to one. */
  queueMs?: number;
}

export interface Failure {
  ok: false;
  code: FailureCode;
  message: string;
  details?: Detail[];
  /** The tool that failed, where there is one of this name. */
  slug?: string;
  /** For the log only, never for the caller. */
  diagnostic?: string;
  /** How long it waited for a worker, when it went to one. */
  queueMs?: number;
}

export type FailureCode =
  | 'invalid_json'
  | 'missing_tool'
  | 'invalid_inputs'
  | 'tool_not_found'
  | 'unprocessable_inputs'
  | 'tool_timeout'
  | 'service_unavailable'
  | 'internal_error';

/** A run that was ended when its time was over. @param ms how long it had */
export const timedOut = (ms: number): Failure => ({
  ok: false,
  code: 'tool_timeout',
  message: `The tool did not finish within ${ms} ms; send less or simpler input.`,
});
