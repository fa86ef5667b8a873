import { workerData } from 'node:worker_threads';
import type { Tool } from '../tools/define.ts';
import { type Call, execute, readCall } from './execute.ts';
import type { Outcome } from './outcome.ts';

/** One piece of work: a call that was read already, or a body too large to be read on the event loop. */
export type Work = { call: Call } | { body: Uint8Array };

/** Where each tool stands: its category by its slug. */
export type ToolPlaces = ReadonlyMap<string, string>;

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** Runs in a worker thread, which loads just the tools it is asked for. */
export default async function work(task: Work): Promise<Outcome> {
  const call = 'call' in task ? task.call : readCall(task.body);
  if (!call.ok) return call;
  const category = places().get(call.slug);
  if (category === undefined) return { ok: false, code: 'tool_not_found', message: call.slug };
  const { default: tool } = (await import(new URL(`../tools/${category}/${call.slug}.${extension}`, import.meta.url).href)) as { default: Tool };
  return execute(tool, call.inputs);
}

/** Piscina wraps our worker data behind its own. */
function places(): ToolPlaces {
  return (Array.isArray(workerData) ? workerData[1] : workerData) as ToolPlaces;
}
