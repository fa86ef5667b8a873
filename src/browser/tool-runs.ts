import { timedOut } from '../runner/outcome.ts';
import type { Answer, BrowserFailureCode, BrowserFiles, BrowserOutcome, Question, ResultShape } from './messages.ts';

/** What the build writes where: the addresses that `ToolRuns` needs, of the two workers and of each tool's module, beside each other. */
export interface BrowserPlaces {
  worker: string;
  /** The worker whose answer allows WASM. */
  wasmWorker: string;
  /** By slug the name of the tool's module, and 1 where it needs WASM. */
  tools: Readonly<Record<string, readonly [file: string, wasm?: 1]>>;
  /** The tools that only the server runs. */
  server: readonly string[];
}

/** A worker as the page sees it. */
export interface WorkerHandle {
  postMessage(question: Question): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: Answer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: { message?: string; preventDefault(): void }) => void): void;
}

export interface ToolRunsOptions {
  places: BrowserPlaces;
  /** Where the files of `places` are; ends with a slash. */
  base: string;
  /** Starts a worker of type `module` from an address. */
  startWorker(address: string): WorkerHandle;
  /** How long a run may hold the worker, in milliseconds: 5,000 unless told, and a second more for every 5 MB of files. What it waits for (a library, the browser's own cryptography) does not count. */
  budgetMs?: number;
}

export interface RunOptions {
  /** Ends the run, or the wait for its turn. */
  signal?: AbortSignal;
  /** Has the worker draw the result as markup, if it is one that can: what is known of the result. */
  draw?: ResultShape;
  /** Files that are handed over as they are, at their places in the inputs. */
  given?: BrowserFiles;
}

/** What became of a run, with the result as markup where that was asked for. */
export type Ran = BrowserOutcome & { drawn?: string };

const BUDGET_MS = 5_000;
/** How many bytes of files lengthen the budget of a run by a millisecond. */
const BYTES_PER_MS = 5_000;
/** A library may be megabytes, and a connection slow. */
const LOAD_MS = 60_000;
const TICK_MS = 500;

interface Job {
  id: number;
  slug: string;
  module: string;
  inputs: Record<string, unknown>;
  options: RunOptions;
  settle(ran: Ran): void;
}

/**
 * Runs tools in the browser, in a worker that is kept for the next run. Runs wait for each other; one that is cancelled, crashes or holds the worker for longer than its budget ends the
 * worker, and the next gets a new one.
 *
 *     const runs = new ToolRuns({ places, base: '/assets/browser/', startWorker: (address) => new Worker(address, { type: 'module' }) });
 *     runs.load('word-counter');                                        // ahead of the first run
 *     const ran = await runs.run('word-counter', { text }, { signal, draw: { records: [] } });
 *     if (ran.ok) ran.resultJson, ran.drawn; else ran.code, ran.message, ran.details;
 */
export class ToolRuns {
  readonly #options: ToolRunsOptions;
  readonly #lanes = new Map<string, Lane>();
  #nextId = 0;

  constructor(options: ToolRunsOptions) {
    this.#options = options;
  }

  /** The slugs of what runs in the browser. */
  get tools(): string[] {
    return Object.keys(this.#options.places.tools);
  }

  /** Loads a tool ahead of its first run. */
  load(slug: string): void {
    const place = this.#placeOf(slug);
    if (place) this.#laneOf(place.worker).load(this.#nextId++, place.module);
  }

  /** Runs a tool. Never rejects. */
  run(slug: string, inputs: Record<string, unknown>, options: RunOptions = {}): Promise<Ran> {
    const place = this.#placeOf(slug);
    if (!place) return Promise.resolve(this.#notHere(slug));
    return new Promise((settle) => {
      this.#laneOf(place.worker).take({ id: this.#nextId++, slug, module: place.module, inputs, options, settle });
    });
  }

  /** Ends the workers; what runs or waits is cancelled. */
  close(): void {
    for (const lane of this.#lanes.values()) lane.close();
    this.#lanes.clear();
  }

  #notHere(slug: string): Ran {
    if (this.#options.places.server.includes(slug)) return failure('runs_on_server', `${slug} does not run in the browser.`, slug);
    return { ok: false, code: 'tool_not_found', message: `There is no tool ${JSON.stringify(slug)}.` };
  }

  #placeOf(slug: string): { module: string; worker: string } | undefined {
    const { places, base } = this.#options;
    const [file, wasm] = Object.hasOwn(places.tools, slug) ? (places.tools[slug] ?? []) : [];
    return file === undefined ? undefined : { module: base + file, worker: base + (wasm ? places.wasmWorker : places.worker) };
  }

  #laneOf(address: string): Lane {
    const known = this.#lanes.get(address);
    if (known) return known;
    const { startWorker, budgetMs = BUDGET_MS } = this.#options;
    const lane = new Lane(() => startWorker(address), budgetMs);
    this.#lanes.set(address, lane);
    return lane;
  }
}

/** One worker, and the runs that wait for it. */
class Lane {
  readonly #start: () => WorkerHandle;
  readonly #budgetMs: number;
  readonly #waiting: Job[] = [];
  #worker: WorkerHandle | undefined;
  /** Whether the worker has answered anything: before, what fails is its own loading. */
  #isUp = false;
  #current: { job: Job; end(ran: Ran, replace: boolean): void; running(): void; stillThere(): void } | undefined;

  constructor(start: () => WorkerHandle, budgetMs: number) {
    this.#start = start;
    this.#budgetMs = budgetMs;
  }

  load(id: number, module: string): void {
    if (!this.#current) this.#ready().postMessage({ ask: 'load', id, module });
  }

  take(job: Job): void {
    const { signal } = job.options;
    if (signal?.aborted) {
      job.settle(cancelled(job.slug));
      return;
    }
    const cancel = () => {
      if (this.#current?.job === waiting) this.#current.end(cancelled(job.slug), true);
      else {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        waiting.settle(cancelled(job.slug));
      }
    };
    const waiting: Job = {
      ...job,
      settle(ran) {
        signal?.removeEventListener('abort', cancel);
        job.settle(ran);
      },
    };
    signal?.addEventListener('abort', cancel);
    this.#waiting.push(waiting);
    this.#next();
  }

  close(): void {
    const waiting = this.#waiting.splice(0);
    this.#current?.end(cancelled(this.#current.job.slug), true);
    for (const job of waiting) job.settle(cancelled(job.slug));
    this.#end();
  }

  #next(): void {
    if (this.#current) return;
    const job = this.#waiting.shift();
    if (job) this.#run(job);
  }

  #run(job: Job): void {
    const { id, slug, module, inputs, options } = job;
    const loadingUntil = performance.now() + LOAD_MS;
    let heldSince: number | undefined;
    const budgetMs = this.#budgetMs + Math.floor((options.given?.files ?? []).reduce((sum, { source }) => sum + source.size, 0) / BYTES_PER_MS);
    const tick = setInterval(() => {
      const now = performance.now();
      if (heldSince !== undefined && now - heldSince >= budgetMs) this.#current?.end({ ...timedOut(budgetMs), slug }, true);
      else if (now >= loadingUntil + budgetMs - this.#budgetMs)
        this.#current?.end(heldSince === undefined ? notLoaded(slug) : { ...timedOut(LOAD_MS), slug }, true);
      else if (heldSince !== undefined) this.#worker?.postMessage({ ask: 'still-there', id });
    }, TICK_MS);
    this.#current = {
      job,
      running: () => {
        heldSince ??= performance.now();
      },
      stillThere: () => {
        heldSince = performance.now();
      },
      end: (ran, replace) => {
        clearInterval(tick);
        this.#current = undefined;
        if (replace) this.#end();
        job.settle(ran);
        this.#next();
      },
    };
    try {
      this.#ready().postMessage({
        ask: 'run',
        id,
        module,
        inputs,
        ...(options.draw && { draw: options.draw }),
        ...(options.given && { given: options.given }),
      });
    } catch (error) {
      const message = 'must be plain data: text, numbers, true, false, null, lists and objects';
      const details = [{ path: 'inputs', message }];
      this.#current.end({ ok: false, code: 'invalid_inputs', slug, message: `inputs ${message}.`, details, diagnostic: String(error) }, false);
    }
  }

  #ready(): WorkerHandle {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    this.#worker = worker;
    this.#isUp = false;
    worker.addEventListener('message', ({ data }) => {
      if (worker !== this.#worker) return;
      this.#isUp = true;
      this.#hear(data);
    });
    const crash = (reason: string) => {
      if (worker !== this.#worker) return;
      const slug = this.#current?.job.slug ?? '';
      const ran = this.#isUp
        ? failure('worker_crashed', 'The tool ended without an answer; the browser may have run out of memory. Use less or simpler input.', slug, reason)
        : notLoaded(slug, reason);
      if (this.#current) this.#current.end(ran, true);
      else this.#end();
    };
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      crash(event.message ?? 'the worker ended');
    });
    worker.addEventListener('messageerror', () => crash('an answer could not be read'));
    return worker;
  }

  #hear(answer: Answer): void {
    const current = this.#current;
    if (!current || answer.id !== current.job.id) return;
    if (answer.tell === 'running') current.running();
    else if (answer.tell === 'still-there') current.stillThere();
    // A module that could not be loaded stays so for a worker.
    else if (answer.tell === 'not-loaded') current.end(notLoaded(current.job.slug, answer.reason), true);
    else current.end(answer.drawn === undefined ? answer.outcome : { ...answer.outcome, drawn: answer.drawn }, false);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function failure(code: BrowserFailureCode, message: string, slug: string, diagnostic?: string): Ran {
  return { ok: false, code, message, slug, ...(diagnostic !== undefined && { diagnostic }) };
}

const cancelled = (slug: string): Ran => failure('cancelled', 'The run was cancelled.', slug);
const notLoaded = (slug: string, reason?: string): Ran =>
  failure('load_failed', 'The tool could not be loaded. Check the connection, or load the page again: there may be a newer version.', slug, reason);
