import { type Catalogue, noSuchTool } from '../tools/catalogue.ts';
import type { Tool } from '../tools/define.ts';
import { type Call, execute, internalFailure, readCall, readInputs } from './execute.ts';
import type { Failure, Outcome } from './outcome.ts';
import type { Load, Pool } from './pool.ts';
import { DETECTION, type Place, ToolLoader } from './tool-loader.ts';
import type { Claim } from './turns.ts';
import type { FileCall } from './with-files.ts';
import type { OpenFile, Work } from './worker.ts';

/** Inputs up to this size run on the event loop when the tool is linear and does not say more: a few milliseconds at most. */
const INLINE_BYTES = 8 * 1024;
/** Bodies above this size are not even parsed on the event loop. */
const PARSE_BYTES = 128 * 1024;

const NOT_BEGUN: Failure = {
  ok: false,
  code: 'service_unavailable',
  message: 'The service is stopping, and this call was not begun; send it again in a moment.',
};

/** How a result is wanted. */
type Form = Pick<Work, 'asBytes'>;

/** Told of a run: what became of it, and how long it took in milliseconds, the wait for a worker included. */
export type Observe = (outcome: Outcome, ms: number) => void;

/** Runs tools: small linear calls at once, heavy and large ones in a worker. A tool is loaded when it is first called. */
export class Runner {
  readonly #catalogue: Catalogue;
  readonly #openPool: () => Pool;
  readonly #loader: ToolLoader;
  readonly #observe: Observe | undefined;
  #pool: Pool | undefined;
  #isStopping = false;

  /** @param openPool makes the worker pool, when it is first needed @param observe told of every run */
  constructor(catalogue: Catalogue, openPool: () => Pool, { loader = new ToolLoader(), observe }: { loader?: ToolLoader; observe?: Observe | undefined } = {}) {
    this.#catalogue = catalogue;
    this.#openPool = openPool;
    this.#loader = loader;
    this.#observe = observe;
  }

  /**
   * Runs the call that a request body of JSON describes.
   * @param claim who asks, where it may have to wait for a worker
   * @param form `asBytes` gives a large result as bytes where it comes from a worker
   */
  runBody(body: Uint8Array, claim?: Claim, form: Form = {}): Outcome | Promise<Outcome> {
    return this.#observe ? this.#observed(this.#observe, () => this.#startBody(body, claim, form)) : this.#startBody(body, claim, form);
  }

  /** Runs one call. @param bytes the size of its inputs @param claim who asks, where it may have to wait for a worker */
  run(call: Call, bytes: number, claim?: Claim): Outcome | Promise<Outcome> {
    return this.#observe ? this.#observed(this.#observe, () => this.#start(call, bytes, claim)) : this.#start(call, bytes, claim);
  }

  /** Runs one call with files, in a worker. @param claim who asks */
  runWithFiles(call: FileCall<Uint8Array | OpenFile>, claim?: Claim): Outcome | Promise<Outcome> {
    const start = () => (this.#catalogue.get(call.slug) ? this.#inWorker({ call }, claim) : this.#notFound(call.slug));
    return this.#observe ? this.#observed(this.#observe, start) : start();
  }

  /** Runs one of the many calls of one request. Once the service is stopping, those that have not begun are `service_unavailable`, so that the results of the others are answered. */
  runOneOfMany(call: Call, bytes: number, claim?: Claim): Outcome | Promise<Outcome> {
    return this.#isStopping ? NOT_BEGUN : this.run(call, bytes, claim);
  }

  /** Finds what the data in a request body are: `{"data", "encoding"?}` in JSON. */
  detectBody(body: Uint8Array, claim?: Claim): Outcome | Promise<Outcome> {
    const start = (): Outcome | Promise<Outcome> => {
      if (body.length > PARSE_BYTES) return this.#inWorker({ body, detects: true }, claim);
      const call = readInputs(body, DETECTION.slug);
      return call.ok ? this.#startDetection(call, body.length, claim) : call;
    };
    return this.#observe ? this.#observed(this.#observe, start) : start();
  }

  /** Finds what data are. @param inputs `data` and `encoding` @param bytes their size */
  detect(inputs: Record<string, unknown>, bytes: number, claim?: Claim): Outcome | Promise<Outcome> {
    const start = () => this.#startDetection({ ok: true, slug: DETECTION.slug, inputs }, bytes, claim);
    return this.#observe ? this.#observed(this.#observe, start) : start();
  }

  /** How busy the workers are. */
  get load(): Load {
    return this.#pool?.load ?? { busy: 0, waiting: 0 };
  }

  #startBody(body: Uint8Array, claim: Claim | undefined, form: Form): Outcome | Promise<Outcome> {
    if (body.length > PARSE_BYTES) return this.#inWorker({ body, ...form }, claim);
    const call = readCall(body);
    return call.ok ? this.#start(call, body.length, claim) : call;
  }

  #start(call: Call, bytes: number, claim: Claim | undefined): Outcome | Promise<Outcome> {
    const card = this.#catalogue.get(call.slug);
    if (!card) return this.#notFound(call.slug);
    if (card.cost === 'heavy' || bytes > (card.inlineBytes ?? INLINE_BYTES)) return this.#inWorker({ call }, claim);
    const tool = this.#loader.loaded(call.slug);
    return tool ? this.#runHere(tool, call, claim) : this.#runFirst(card, call, claim);
  }

  #startDetection(call: Call, bytes: number, claim: Claim | undefined): Outcome | Promise<Outcome> {
    if (bytes > INLINE_BYTES) return this.#inWorker({ call, detects: true }, claim);
    const detection = this.#loader.loaded(DETECTION.slug);
    return detection ? this.#runHere(detection, call, claim) : this.#runFirst(DETECTION, call, claim);
  }

  /** Answers calls that wait for a worker, and those of a request with many that have not begun, with `service_unavailable`; those that run go on. */
  refuseWaiting(): void {
    this.#isStopping = true;
    this.#pool?.refuseWaiting();
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }

  #observed(observe: Observe, start: () => Outcome | Promise<Outcome>): Outcome | Promise<Outcome> {
    const started = performance.now();
    const outcome = start();
    if (outcome instanceof Promise)
      return outcome.then((settled) => {
        observe(settled, performance.now() - started);
        return settled;
      });
    observe(outcome, performance.now() - started);
    return outcome;
  }

  #runHere(tool: Tool, call: Call, claim: Claim | undefined): Outcome | Promise<Outcome> {
    return execute(tool, call.inputs, { elsewhere: tool.heavyWhen && (() => this.#inWorker({ call }, claim)) });
  }

  async #runFirst(card: Place, call: Call, claim: Claim | undefined): Promise<Outcome> {
    let tool: Tool;
    try {
      tool = await this.#loader.load(card);
    } catch (error) {
      return internalFailure(card.slug, `${card.slug} could not be loaded: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    return this.#runHere(tool, call, claim);
  }

  async #inWorker(work: Parameters<Pool['run']>[0], claim: Claim | undefined): Promise<Outcome> {
    this.#pool ??= this.#openPool();
    const outcome = await this.#pool.run(work, claim);
    return !outcome.ok && outcome.code === 'tool_not_found' ? this.#notFound(outcome.message) : outcome;
  }

  #notFound(slug: string): Failure {
    return { ok: false, code: 'tool_not_found', message: noSuchTool(this.#catalogue, slug, 'GET /api/v1/tools lists them.') };
  }
}
