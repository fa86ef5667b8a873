// `toolrack.js`: the tools for any page.
import type { BrowserFailureCode } from '../../../browser/messages.ts';
import { type BrowserPlaces, ToolRuns, type WorkerHandle } from '../../../browser/tool-runs.ts';
import type { FailureCode } from '../../../runner/outcome.ts';
import type { Detail } from '../../../tools/errors.ts';

/** Put in by the build. */
declare const PLACES: BrowserPlaces;

const base = new URL('./assets/browser/', import.meta.url);
const runs = new ToolRuns({ places: PLACES, base: base.href, startWorker });

/** The slugs of the tools that run in the browser. */
export const tools: readonly string[] = runs.tools;

/** Why a tool gave no result: code, message and details are those of the HTTP API, or of a failure that only a browser knows. */
export class ToolError extends Error {
  readonly code: FailureCode | BrowserFailureCode;
  readonly details: readonly Detail[];

  constructor(code: FailureCode | BrowserFailureCode, message: string, details: readonly Detail[] = [], cause?: string) {
    super(message, { cause });
    this.name = 'ToolError';
    this.code = code;
    this.details = details;
  }
}

/** Runs a tool in a worker of the page. Resolves with its result, and rejects with a `ToolError`. */
export async function run(slug: string, inputs: Record<string, unknown> = {}, { signal }: { signal?: AbortSignal } = {}): Promise<Record<string, unknown>> {
  const ran = await runs.run(slug, inputs, signal ? { signal } : {});
  if (ran.ok) return JSON.parse(ran.resultJson);
  throw new ToolError(ran.code, ran.message, ran.details, ran.diagnostic);
}

/** A page of another origin may not start a worker from here, but one of its own that imports it. */
function startWorker(address: string): WorkerHandle {
  if (base.origin === location.origin) return new Worker(address, { type: 'module' });
  const own = URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' }));
  return new Worker(own, { type: 'module' });
}
