import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { type Call, execute, readCall } from './execute.ts';
import type { Outcome } from './outcome.ts';
import { type Place, ToolLoader } from './tool-loader.ts';

/** One piece of work: a call that was read already, or a body too large to be read on the event loop. */
export type Work = { call: Call } | { body: Uint8Array };

/** The category of each tool, by its slug. */
export type ToolPlaces = ReadonlyMap<string, Place['category']>;

/** How far workers stand back (nice(2)) where the processors are all busy: the event loop answers the many small calls meanwhile. */
const NICE = 10;

// On Linux this changes the calling thread only (setpriority(2)).
if (process.platform === 'linux') setPriority(0, NICE);

const loader = new ToolLoader();

/** Runs in a worker thread, which loads just the tools it is asked for. */
export default async function work(task: Work): Promise<Outcome> {
  const call = 'call' in task ? task.call : readCall(task.body);
  if (!call.ok) return call;
  const { slug } = call;
  const category = places().get(slug);
  if (category === undefined) return { ok: false, code: 'tool_not_found', message: slug };
  return execute(loader.loaded(slug) ?? (await loader.load({ category, slug })), call.inputs);
}

/** Piscina wraps our worker data after its own. */
function places(): ToolPlaces {
  return (Array.isArray(workerData) ? workerData[1] : workerData) as ToolPlaces;
}
