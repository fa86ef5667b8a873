// `toolrack.js`: the tools for any page.
import { type BrowserPlaces, ToolRuns, type WorkerHandle } from '../../../browser/tool-runs.ts';
import { errorOf } from '../../../library/errors.ts';

export { ToolError } from '../../../library/errors.ts';

/** Put in by the build. */
declare const PLACES: BrowserPlaces;

const base = new URL('./assets/browser/', import.meta.url);
const runs = new ToolRuns({ places: PLACES, base: base.href, startWorker });

/** The slugs of the tools that run in the browser. */
export const tools: readonly string[] = runs.tools;

/** Runs a tool in a worker of the page. Resolves with its result, and rejects with a `ToolError`. */
export async function run(slug: string, inputs: Record<string, unknown> = {}, { signal }: { signal?: AbortSignal } = {}): Promise<Record<string, unknown>> {
  const ran = await runs.run(slug, inputs, signal ? { signal } : {});
  if (ran.ok) return JSON.parse(ran.resultJson);
  throw errorOf(ran);
}

/** A page of another origin may not start a worker from here, but one of its own that imports it. */
function startWorker(address: string): WorkerHandle {
  if (base.origin === location.origin) return new Worker(address, { type: 'module' });
  const own = URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' }));
  return new Worker(own, { type: 'module' });
}
