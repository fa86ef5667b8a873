import { Piscina } from 'piscina';
import type { Failure, Outcome } from './outcome.ts';
import { type Claim, type Turn, Turns } from './turns.ts';
import type { ToolPlaces, Work } from './worker.ts';

const MAX_WAITING = 1_000;
const IDLE_MS = 30_000;
/** A worker's heap; the work that needs more is ended, not the process. */
const HEAP_MB = 512;

/** How long a call waits for a worker before it is refused. */
const MAX_WAIT_MS = 8_000;
/** Calls that may run and wait at once for one owner. */
const MAX_PER_OWNER = 32;
/** The owner of what nobody in particular asked for. */
const NOBODY = '';

const unavailable = (message: string): Failure => ({ ok: false, code: 'service_unavailable', message });
const FULL = unavailable('Too much heavy work is waiting; try again in a moment.');
const REFUSALS: Record<Exclude<Turn, 'go'>, Failure> = {
  late: unavailable('All workers were busy for too long; try again in a moment.'),
  left: unavailable('The caller has left.'),
  stopping: unavailable('The service is stopping; try again in a moment.'),
};

/** How busy the worker threads are. */
export interface Load {
  busy: number;
  /** Calls that wait for a worker. */
  waiting: number;
}

/** Worker threads for heavy and large calls. Each call has a hard time budget from the moment a worker takes it. */
export class Pool {
  readonly #piscina: Piscina<Work, Outcome>;
  readonly #timeoutMs: number;
  readonly #threads: number;
  readonly #turns: Turns;
  /** Calls that run and wait, by owner. */
  readonly #held = new Map<string, number>();
  #stopping = false;
  #busy = 0;

  constructor({ threads, timeoutMs, places, maxWaitMs = MAX_WAIT_MS }: { threads: number; timeoutMs: number; places: ToolPlaces; maxWaitMs?: number }) {
    this.#turns = new Turns(maxWaitMs);
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

  /** Runs the work in a worker. Never rejects. Waiting ends, and so does a run, when the claimant leaves. */
  async run(work: Work, claim?: Claim): Promise<Outcome> {
    const owner = claim?.owner ?? NOBODY;
    const held = this.#held.get(owner) ?? 0;
    if (claim && held >= MAX_PER_OWNER) return unavailable(`${MAX_PER_OWNER} calls of this caller are running or waiting; send the next when one is answered.`);
    this.#held.set(owner, held + 1);
    try {
      return await this.#runInTurn(work, owner, claim?.left);
    } finally {
      const others = (this.#held.get(owner) ?? 1) - 1;
      if (others > 0) this.#held.set(owner, others);
      else this.#held.delete(owner);
    }
  }

  async #runInTurn(work: Work, owner: string, left: AbortSignal | undefined): Promise<Outcome> {
    const asked = performance.now();
    if (this.#busy < this.#threads) this.#busy++;
    else {
      if (this.#stopping) return REFUSALS.stopping;
      if (this.#turns.length >= MAX_WAITING) return FULL;
      // Whoever ends hands the place on.
      const turn = await this.#turns.wait(owner, left);
      if (turn !== 'go') return REFUSALS[turn];
    }
    const queueMs = performance.now() - asked;
    const known = 'call' in work ? { slug: work.call.slug, queueMs } : { queueMs };
    try {
      return { ...known, ...(await this.#runNow(work, left)) };
    } finally {
      if (!this.#turns.next()) this.#busy--;
    }
  }

  async #runNow(work: Work, left: AbortSignal | undefined): Promise<Outcome> {
    if (left?.aborted) return REFUSALS.left;
    const end = new AbortController();
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      end.abort();
    }, this.#timeoutMs);
    const leave = () => end.abort();
    left?.addEventListener('abort', leave);
    try {
      return await this.#piscina.run(work, { signal: end.signal, ...('body' in work && handedOver(work.body)) });
    } catch (error) {
      return left?.aborted && !timedOut ? REFUSALS.left : this.#explain(error, timedOut);
    } finally {
      clearTimeout(timer);
      left?.removeEventListener('abort', leave);
    }
  }

  get load(): Load {
    return { busy: this.#busy, waiting: this.#turns.length };
  }

  /** Lets no more work wait: what waits now, or would have to, fails with `service_unavailable`. */
  refuseWaiting(): void {
    this.#stopping = true;
    this.#turns.dismiss();
  }

  async close(): Promise<void> {
    await this.#piscina.close({ force: true });
  }

  #explain(error: unknown, timedOut: boolean): Failure {
    if (timedOut) {
      return { ok: false, code: 'tool_timeout', message: `The tool did not finish within ${this.#timeoutMs} ms; send less or simpler input.` };
    }
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return { ok: false, code: 'unprocessable_inputs', message: 'The tool needed more memory than one run may use; send less or simpler input.' };
    }
    const message = 'The tool failed. This is a fault of the service, and it has been logged.';
    return { ok: false, code: 'internal_error', message, diagnostic: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * The option that has a body handed to the worker, which takes no time, instead of copied, where it has its memory for itself; it is empty here from then on. Piscina takes a list, its
 * types something else.
 */
function handedOver({ buffer, byteLength }: Uint8Array): object {
  return buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? { transferList: [buffer] } : {};
}
