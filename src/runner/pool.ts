import { Piscina } from 'piscina';
import type { Outcome } from './outcome.ts';
import type { ToolPlaces, Work } from './worker.ts';

const MAX_WAITING = 1_000;
const IDLE_MS = 30_000;
/** A worker's heap; the work that needs more is ended, not the process. */
const HEAP_MB = 512;

/** Worker threads for heavy and large calls. Each call has a hard time budget from the moment a worker takes it. */
export class Pool {
  readonly #piscina: Piscina<Work, Outcome>;
  readonly #timeoutMs: number;
  readonly #threads: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor({ threads, timeoutMs, places }: { threads: number; timeoutMs: number; places: ToolPlaces }) {
    this.#threads = threads;
    this.#timeoutMs = timeoutMs;
    this.#piscina = new Piscina({
      filename: new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url).href,
      workerData: places,
      minThreads: 0,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      idleTimeout: IDLE_MS,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // A worker that ends outside a task (its idle memory, say) is replaced by Piscina; the task itself reports its own failure.
    this.#piscina.on('error', () => {});
  }

  /** Runs the work in a worker. Never rejects. */
  async run(work: Work): Promise<Outcome> {
    if (this.#busy >= this.#threads) {
      if (this.#waiting.length >= MAX_WAITING)
        return { ok: false, code: 'service_unavailable', message: 'Too much heavy work is waiting; try again in a moment.' };
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#busy++;
    const budget = new AbortController();
    const timer = setTimeout(() => budget.abort(), this.#timeoutMs);
    try {
      return await this.#piscina.run(work, { signal: budget.signal });
    } catch (error) {
      return this.#explain(error, budget.signal.aborted);
    } finally {
      clearTimeout(timer);
      this.#busy--;
      this.#waiting.shift()?.();
    }
  }

  async close(): Promise<void> {
    await this.#piscina.close({ force: true });
  }

  #explain(error: unknown, timedOut: boolean): Outcome {
    if (timedOut) {
      return { ok: false, code: 'tool_timeout', message: `The tool did not finish within ${this.#timeoutMs} ms; send less or simpler input.` };
    }
    const code = (error as { code?: unknown }).code;
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return { ok: false, code: 'unprocessable_inputs', message: 'The tool needed more memory than one run may use; send less or simpler input.' };
    }
    const message = 'The tool failed. This is a fault of the service, and it has been logged.';
    return { ok: false, code: 'internal_error', message, diagnostic: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
