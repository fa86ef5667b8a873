import { jsonSize } from '../runner/json-size.ts';
import { isObject } from '../tools/shared/json/is-object.ts';

/** What a message may have besides the arguments of a tool, in characters, each value counting for some more: the libraries of the protocol look at each of its values several times. */
const MAX_MESSAGE = 32 * 1024;

/** A message without the arguments of the tool that it calls, and these. */
export interface Parted {
  message: unknown;
  given?: Record<string, unknown>;
}

/** Parts a message from the arguments of the tool that it calls, which nobody needs to look through but the tool. Undefined where the rest is too large. */
export function partedFrom(sent: unknown): Parted | undefined {
  const parted =
    isObject(sent) && isObject(sent.params) && isObject(sent.params.arguments) ? withoutArguments(sent, sent.params, sent.params.arguments) : { message: sent };
  return jsonSize(parted.message, MAX_MESSAGE) <= MAX_MESSAGE ? parted : undefined;
}

function withoutArguments(message: object, params: object, given: Record<string, unknown>): Parted {
  return { message: { ...message, params: { ...params, arguments: {} } }, given };
}
