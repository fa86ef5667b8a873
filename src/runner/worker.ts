import { readSync } from 'node:fs';
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { Tool } from '../tools/define.ts';
import { utf8Bytes } from '../tools/shared/platform/bytes.ts';
import { type Call, execute, readCall, readInputs } from './execute.ts';
import type { Outcome, Success } from './outcome.ts';
import { type Beginning, begin, suspend } from './time-budget.ts';
import { DETECTION, type Place, ToolLoader } from './tool-loader.ts';
import { executeWithFiles, type FileCall, isFileCall } from './with-files.ts';

/** A file on disk that only the process itself still has: its descriptor, which all its threads share. */
export interface OpenFile {
  descriptor: number;
  size: number;
}

/** One piece of work: a call that was read already, with files or without, or a body too large to be read on the event loop. */
export type Work = ({ call: Call | FileCall<Uint8Array | OpenFile> } | { body: Uint8Array }) & {
  /** It is not a tool that is run, but detection, whose inputs are the whole body. */
  detects?: true;
  /** A large result is wanted as bytes. */
  asBytes?: true;
};

/** Work as it is handed to a worker, which says when its time begins. */
export type Task = Work & { beginning: Beginning };

/** The category of each tool, by its slug. */
export type ToolPlaces = ReadonlyMap<string, Place['category']>;

/** How far workers stand back (nice(2)) where the processors are all busy: the event loop answers the many small calls meanwhile. */
const NICE = 10;

// On Linux this changes the calling thread only (setpriority(2)).
if (process.platform === 'linux') setPriority(0, NICE);

/** Results of fewer characters are sooner copied than made bytes. */
const MIN_BYTES = 128 * 1024;

const loader = new ToolLoader();

/** Runs in a worker thread, which loads just the tools it is asked for. */
export default async function work(task: Task): Promise<Outcome> {
  begin(task.beginning);
  const call = 'call' in task ? task.call : task.detects ? readInputs(task.body, DETECTION.slug) : readCall(task.body);
  if (!call.ok) return call;
  const { slug } = call;
  const category = task.detects ? DETECTION.category : places().get(slug);
  if (category === undefined) return { ok: false, code: 'tool_not_found', message: slug };
  const tool = loader.loaded(slug) ?? (await loadFirst({ category, slug }, task.beginning));
  if (!isFileCall<Uint8Array | OpenFile>(call)) {
    const outcome = await execute(tool, call.inputs);
    return task.asBytes && outcome.ok && outcome.resultJson.length > MIN_BYTES ? withBytes(outcome) : outcome;
  }
  const files = call.files.map((file) => ({ ...file, source: bytesOf(file.source) }));
  return executeWithFiles(tool, { ...call, files });
}

/** Loads a tool and runs its first example, with which it loads its libraries: whoever is first does not pay for them with the time of the call. */
async function loadFirst(place: Place, beginning: Beginning): Promise<Tool> {
  suspend(beginning);
  const tool = await loader.load(place);
  await execute(tool, tool.examples[0]?.inputs);
  begin(beginning);
  return tool;
}

/** An outcome whose result is handed over, in memory that the other thread then has, in place of being copied out of this one's heap and into the other's. */
async function withBytes(outcome: Success): Promise<Outcome> {
  const resultBytes = utf8Bytes(outcome.resultJson);
  const { move, transferableSymbol, valueSymbol } = await import('piscina');
  // The other side gets the value that is named in it. Piscina's types know its symbols by other names.
  const moved: object = { [transferableSymbol]: [resultBytes.buffer], [valueSymbol]: { ...outcome, resultJson: '', resultBytes } };
  return move(moved as Parameters<typeof move>[0]) as unknown as Success;
}

/** The bytes of a file that is given, read from disk where they are there. */
function bytesOf(source: Uint8Array | OpenFile): Uint8Array {
  if (source instanceof Uint8Array) return source;
  const bytes = new Uint8Array(source.size);
  for (let at = 0; at < bytes.length; ) {
    const count = readSync(source.descriptor, bytes, at, bytes.length - at, at);
    if (count === 0) throw new Error('a file on disk ended early');
    at += count;
  }
  return bytes;
}

/** Piscina wraps our worker data after its own. */
function places(): ToolPlaces {
  return (Array.isArray(workerData) ? workerData[1] : workerData) as ToolPlaces;
}
