import type { BrowserFiles, ResultShape } from '../../../browser/messages.ts';
import type { BrowserPlace } from '../../../browser/place.ts';
import { type Ran, ToolRuns } from '../../../browser/tool-runs.ts';
import { shapeFor } from '../../results/shape-of-run.ts';

/** Runs one tool in this browser. */
export interface BrowserRun {
  /** Loads the tool ahead of its first run. */
  load(): void;
  run(inputs: Record<string, unknown>, signal: AbortSignal, given?: BrowserFiles): Promise<Ran>;
}

/** The runs of a page's tool in this browser; undefined where the browser has no workers that load modules. */
export function browserRun(slug: string, shape: ResultShape, { base, worker, file }: BrowserPlace): BrowserRun | undefined {
  if (!('Worker' in window)) return undefined;
  const runs = new ToolRuns({
    places: { worker, wasmWorker: worker, tools: { [slug]: [file] }, server: [] },
    base,
    startWorker: (address) => new Worker(address, { type: 'module' }),
  });
  return {
    load: () => runs.load(slug),
    run: (inputs, signal, given) => runs.run(slug, inputs, { signal, draw: shapeFor(shape, inputs), ...(given && { given }) }),
  };
}
