import { Piscina } from 'piscina';
import { type Failure, type Outcome, timedOut } from './outcome.ts';
import { type Overrun, TimeBudget } from './time-budget.ts';
import { type Claim, type Turn, Turns } from './turns.ts';
import { isFileCall } from './with-files.ts';
import type { Task, ToolPlaces, Work } from './worker.ts';

const MAX_WAITING = 1_000;
const IDLE_MS = 30_000;
/** A worker's heap; the work that needs more is ended, not the process. */
const HEAP_MB = 512;

/** How long a call waits for a worker before it is refused. */
const MAX_WAIT_MS = 8_000;
/** Calls that may run and wait at once for one owner. */
const MAX_PER_OWNER = 32;
/** On whose behalf that runs which nobody in particular asked for. */
const NOBODY = { group: '', owner: '' };

const unavailable = (message: string): Failure => ({ ok: false, code: 'service_unavailable', message });
const REFUSALS: Record<Exclude<Turn, 'go'>, Failure> = {
  full: unavailable('Too much heavy work is waiting; try again in a moment.'),
  late: unavailable('All workers were busy for too long; try again in a moment.'),
  left: unavailable('The caller has disconnected.'),
  stopping: unavailable('The service is stopping; try again in a moment.'),
};
const NOT_LOADED = unavailable('The tool could not be loaded in time; try again in a moment.');

/** How busy the worker threads are. */
export interface Load {
  busy: number;
  /** Calls that wait for a worker. */
  waiting: number;
}

/** Worker threads for heavy and large calls. Each call has a hard time budget from the moment when a worker has loaded its tool. */
export class Pool {
  readonly #piscina: Piscina<Task, Outcome>;
  readonly #timeoutMs: number;
  readonly #turns: Turns;
  /** Calls that run and wait, by owner. */
  readonly #held = new Map<string, number>();

  constructor({ threads, timeoutMs, places, maxWaitMs = MAX_WAIT_MS }: { threads: number; timeoutMs: number; places: ToolPlaces; maxWaitMs?: number }) {
    this.#turns = new Turns({ places: threads, maxWaiting: MAX_WAITING, maxWaitMs });
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
    const { owner } = claim ?? NOBODY;
    const held = this.#held.get(owner) ?? 0;
    if (claim && held >= MAX_PER_OWNER)
      return unavailable(`${MAX_PER_OWNER} calls from this caller are running or waiting; send the next one when one has been answered.`);
    this.#held.set(owner, held + 1);
    try {
      return await this.#runInTurn(work, claim);
    } finally {
      const others = (this.#held.get(owner) ?? 1) - 1;
      if (others > 0) this.#held.set(owner, others);
      else this.#held.delete(owner);
    }
  }

  async #runInTurn(work: Work, claim: Claim | undefined): Promise<Outcome> {
    const { group } = claim ?? NOBODY;
    const asked = performance.now();
    const given = this.#turns.take(claim ?? NOBODY, claim?.left);
    const turn = given instanceof Promise ? await given : given;
    if (turn !== 'go') return REFUSALS[turn];
    const queueMs = performance.now() - asked;
    const known = 'call' in work ? { slug: work.call.slug, queueMs } : { queueMs };
    try {
      return { ...known, ...(await this.#runNow(work, claim?.left)) };
    } finally {
      this.#turns.give(group);
    }
  }

  async #runNow(work: Work, left: AbortSignal | undefined): Promise<Outcome> {
    if (left?.aborted) return REFUSALS.left;
    const end = new AbortController();
    let overrun: Overrun | undefined;
    const budget = new TimeBudget({ runMs: this.#timeoutMs }, (reason) => {
      overrun = reason;
      end.abort();
    });
    const leave = () => end.abort();
    left?.addEventListener('abort', leave);
    try {
      return await this.#piscina.run({ ...work, beginning: budget.beginning }, { signal: end.signal, ...handedOver(work) });
    } catch (error) {
      return left?.aborted && overrun === undefined ? REFUSALS.left : this.#explain(error, overrun);
    } finally {
      budget.stop();
      left?.removeEventListener('abort', leave);
    }
  }

  get load(): Load {
    return { busy: this.#turns.running, waiting: this.#turns.waiting };
  }

  /** Lets no more work wait: what waits now, or would have to, fails with `service_unavailable`. */
  refuseWaiting(): void {
    this.#turns.dismiss();
  }

  async close(): Promise<void> {
    await this.#piscina.close({ force: true });
  }

  #explain(error: unknown, overrun: Overrun | undefined): Failure {
    if (overrun === 'run') return timedOut(this.#timeoutMs);
    if (overrun === 'load') return NOT_LOADED;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return { ok: false, code: 'unprocessable_inputs', message: 'The tool needed more memory than one run may use; send less or simpler input.' };
    }
    const message = 'The tool failed. This is a fault of the service, and it has been logged.';
    return { ok: false, code: 'internal_error', message, diagnostic: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * The option that has a body and files handed to the worker, which takes no time, instead of copied, where they have their memory for themselves; they are empty here from then on. Piscina takes a list, its
 * types something else.
 */
function handedOver(work: Work): object {
  const given = 'body' in work ? [work.body] : isFileCall(work.call) ? work.call.files.map(({ source }) => source) : [];
  const buffers = given.flatMap((bytes) =>
    bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : [],
  );
  return buffers.length > 0 ? { transferList: buffers } : {};
}
