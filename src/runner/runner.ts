import type { Catalogue } from '../tools/catalogue.ts';
import { type Call, execute, readCall } from './execute.ts';
import type { Failure, Outcome } from './outcome.ts';
import type { Pool } from './pool.ts';

/** Inputs up to this size run on the event loop when the tool is linear: a few milliseconds at most. */
const INLINE_BYTES = 8 * 1024;
/** Bodies above this size are not even parsed on the event loop. */
const PARSE_BYTES = 64 * 1024;

/** Runs tools: small linear calls at once, heavy and large ones in a worker. */
export class Runner {
  readonly #catalogue: Catalogue;
  readonly #openPool: () => Pool;
  #pool: Pool | undefined;

  /** @param openPool makes the worker pool, when it is first needed */
  constructor(catalogue: Catalogue, openPool: () => Pool) {
    this.#catalogue = catalogue;
    this.#openPool = openPool;
  }

  /** Runs the call that a request body of JSON describes. */
  runBody(body: Uint8Array): Outcome | Promise<Outcome> {
    if (body.length > PARSE_BYTES) return this.#inWorker({ body });
    const call = readCall(body);
    return call.ok ? this.run(call, body.length) : call;
  }

  /** Runs one call. @param bytes the size of its inputs */
  run(call: Call, bytes: number): Outcome | Promise<Outcome> {
    const tool = this.#catalogue.get(call.slug);
    if (!tool) return this.#notFound(call.slug);
    return tool.cost === 'heavy' || bytes > INLINE_BYTES ? this.#inWorker({ call }) : execute(tool, call.inputs);
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }

  async #inWorker(work: Parameters<Pool['run']>[0]): Promise<Outcome> {
    this.#pool ??= this.#openPool();
    const outcome = await this.#pool.run(work);
    return !outcome.ok && outcome.code === 'tool_not_found' ? this.#notFound(outcome.message) : outcome;
  }

  #notFound(slug: string): Failure {
    const near = this.#catalogue.nearest(slug);
    const shown = slug.length > 80 ? `${slug.slice(0, 80)}…` : slug;
    const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'GET /api/v1/tools lists them.';
    return { ok: false, code: 'tool_not_found', message: `There is no tool ${JSON.stringify(shown.toWellFormed())}. ${hint}` };
  }
}
