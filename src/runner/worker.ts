import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { Tool } from '../tools/define.ts';
import { type Call, execute, readCall, readInputs } from './execute.ts';
import type { Outcome } from './outcome.ts';
import { type Beginning, begin, suspend } from './time-budget.ts';
import { DETECTION, type Place, ToolLoader } from './tool-loader.ts';

/** One piece of work: a call that was read already, or a body too large to be read on the event loop. */
export type Work = ({ call: Call } | { body: Uint8Array }) & {
  /** It is not a tool that is run, but detection, whose inputs are the whole body. */
  detects?: true;
};

/** Work as it is handed to a worker, which says when its time begins. */
export type Task = Work & { beginning: Beginning };

/** The category of each tool, by its slug. */
export type ToolPlaces = ReadonlyMap<string, Place['category']>;

/** How far workers stand back (nice(2)) where the processors are all busy: the event loop answers the many small calls meanwhile. */
const NICE = 10;

// On Linux this changes the calling thread only (setpriority(2)).
if (process.platform === 'linux') setPriority(0, NICE);

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
  return execute(tool, call.inputs);
}

/** Loads a tool and runs its first example, with which it loads its libraries: whoever is first does not pay for them with the time of the call. */
async function loadFirst(place: Place, beginning: Beginning): Promise<Tool> {
  suspend(beginning);
  const tool = await loader.load(place);
  await execute(tool, tool.examples[0]?.inputs);
  begin(beginning);
  return tool;
}

/** Piscina wraps our worker data after its own. */
function places(): ToolPlaces {
  return (Array.isArray(workerData) ? workerData[1] : workerData) as ToolPlaces;
}
