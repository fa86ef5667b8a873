import { deliver, TooManyBytes } from '../files/deliver.ts';
import type { Delivery, GivenFile, Wanted } from '../files/plain.ts';
import type { Tool } from '../tools/define.ts';
import { forgetFile, giveFile, newFileName } from '../tools/shared/files/given-files.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { base64Of, base64UrlOf, hexOf } from '../tools/shared/platform/bytes.ts';
import { grouped } from '../tools/shared/text/counts.ts';
import { utf8Text } from '../tools/shared/text/utf8-text.ts';
import { type Call, execute } from './execute.ts';
import type { Failure, Outcome } from './outcome.ts';

/** A call whose inputs come in files besides, and whose result may be wanted as files. Plain data. */
export interface FileCall<Source = Uint8Array> extends Call {
  files: readonly GivenFile<Source>[];
  wanted?: Wanted | undefined;
}

/** Whether a call comes with files. */
export const isFileCall = <Source>(call: Call | FileCall<Source>): call is FileCall<Source> => 'files' in call;

/** The longest result in characters, where none is an answer to a request. */
export interface FileRunOptions {
  maxResultCharacters?: number;
}

/** Runs a tool with files: its helpers take their bytes as they are. Never throws. */
export async function executeWithFiles(tool: Tool, { inputs, files, wanted }: FileCall, options: FileRunOptions = {}): Promise<Outcome> {
  const names: string[] = [];
  try {
    for (const { place, as, source } of files) {
      const value = as === 'file' ? newFileName() : written(source, as);
      if (value === undefined) return notText(tool.slug, place);
      if (as === 'file') {
        giveFile(value, source);
        names.push(value);
      }
      put(inputs, place, value);
    }
    return await execute(tool, inputs, { ...options, ...(wanted && { write: (result) => delivered(result, tool.slug, wanted) }) });
  } finally {
    for (const name of names) forgetFile(name);
  }
}

function written(bytes: Uint8Array, as: Exclude<GivenFile['as'], 'file'>): string | undefined {
  if (as === 'text') return utf8Text(bytes);
  return as === 'hex' ? hexOf(bytes) : as === 'base64url' ? base64UrlOf(bytes) : base64Of(bytes);
}

function notText(slug: string, place: GivenFile['place']): Failure {
  const path = pathOf(place);
  const message = 'takes text, and the file is not UTF-8';
  return { ok: false, code: 'invalid_inputs', slug, message: `The inputs of ${slug} are not valid: ${path}: ${message}.`, details: [{ path, message }] };
}

const pathOf = (place: GivenFile['place']): string =>
  place.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');

/** Puts a value at its place, where whoever made the call has made room for it. */
function put(inputs: Record<string, unknown>, place: GivenFile['place'], value: string): void {
  let at: unknown = inputs;
  for (const key of place.slice(0, -1)) at = Array.isArray(at) ? at[Number(key)] : isObject(at) ? at[key] : undefined;
  const last = place.at(-1) ?? '';
  if (Array.isArray(at)) at[Number(last)] = value;
  else if (isObject(at)) Object.defineProperty(at, last, { value, enumerable: true, configurable: true, writable: true });
}

/** What is answered of a result, or that it is too large. */
function delivered(result: Record<string, unknown>, slug: string, wanted: Wanted): Delivery | Failure {
  try {
    return deliver(result, slug, wanted);
  } catch (error) {
    if (!(error instanceof TooManyBytes)) throw error;
    const message = `The files of the result have about ${grouped(error.bytes)} bytes, and at most ${grouped(wanted.maxBytes)} are answered; ask for less.`;
    return { ok: false, code: 'unprocessable_inputs', slug, message };
  }
}
