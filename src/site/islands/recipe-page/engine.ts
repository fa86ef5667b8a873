import { ToolRuns, type WorkerHandle } from '../../../browser/tool-runs.ts';
import type { HandingCard } from '../../../pipelines/handing-card.ts';
import type { RecipeOutcome, RunFailure, StepReport } from '../../../pipelines/recipe-outcome.ts';
import type { Success } from '../../../runner/outcome.ts';
import { CALL_TYPE } from '../../calls.ts';
import type { Recipe } from '../../recipes/bench.ts';
import type { RecipeRuns } from '../../recipes/recipe-runs.ts';
import { addressOf } from '../shared/base.ts';
import type { ToolPages } from './tool-pages.ts';

/** What became of a step. */
export type StepState =
  /** It has not been its turn. */
  | { is: 'new' }
  | { is: 'done'; report: StepReport; json: string; inputs: Readonly<Record<string, unknown>> }
  | { is: 'skipped'; report: StepReport }
  | { is: 'failed'; message: string; details: readonly { path: string; message: string }[] }
  /** It is run when somebody says so: it may take long, or has taken long, or is to be sent to the server. */
  | { is: 'waits'; why: 'slow' | 'server'; message: string };

/** What became of a whole recipe. */
export interface Calculated {
  states: ReadonlyMap<string, StepState>;
  /** What is wrong with the recipe rather than with a step. */
  problem?: string;
  /** By name, where the recipe has outputs. */
  outputs?: unknown;
}

/** How a recipe is run. */
export interface Manner {
  /** Somebody asked for it: what takes long is run, too. */
  isAsked: boolean;
  /** What may take long waits even if it might be quick. */
  isCautious: boolean;
}

interface Places {
  base: string;
  worker: string;
  wasmWorker: string;
  recipes: string;
  cards: string;
}

/** A run that nobody asked for ends once it has held the worker for this long, and what has taken this long waits from then on. */
const UNASKED_MS = 700;
/** How long a run that is not wanted any more may go on: to end it costs a worker, which has to load everything anew. */
const GRACE_MS = 120;
const MAX_KEPT_RESULTS = 3_000;
const MAX_KEPT_CHARACTERS = 64_000_000;
/** Longer calls are not looked up. */
const MAX_KEY = 4_000_000;

interface Loaded {
  module: RecipeRuns;
  cards: Readonly<Record<string, HandingCard>>;
}

interface Turn {
  isStale: boolean;
  controller: AbortController;
  /** By step, how long its runs have taken so far. */
  spent: Map<string, number>;
  inputs: Map<string, Readonly<Record<string, unknown>>>;
}

/** Runs recipes in the workers of this browser. */
export class Engine {
  readonly #places: Places;
  readonly #pages: ToolPages;
  /** Where each tool is; grows with the pages that are loaded. */
  readonly #tools: Record<string, readonly [file: string, wasm?: 1]> = {};
  readonly #quick: ToolRuns;
  readonly #patient: ToolRuns;
  readonly #results = new Map<string, string>();
  #kept = 0;
  /** The steps that took long the last time. */
  readonly #slow = new Set<string>();
  readonly #ran = new Set<string>();
  /** Whether what only the server runs may be sent to it. */
  maySend = false;
  #loaded: Promise<Loaded> | undefined;
  #turn: Turn | undefined;

  constructor(places: Places, pages: ToolPages) {
    this.#places = places;
    this.#pages = pages;
    const { base, worker, wasmWorker } = places;
    const startWorker = (address: string): WorkerHandle => new Worker(address, { type: 'module' });
    const options = { places: { worker, wasmWorker, tools: this.#tools, server: [] }, base, startWorker };
    this.#quick = new ToolRuns({ ...options, budgetMs: UNASKED_MS });
    this.#patient = new ToolRuns(options);
  }

  /** Loads what runs recipes and what it must know of the tools. */
  load(): Promise<Loaded> {
    const { base, recipes, cards } = this.#places;
    this.#loaded ??= Promise.all([import(`${base}${recipes}`), fetchJson(`${base}${cards}`)]).then(([module, all]) => ({ module, cards: all }));
    return this.#loaded.catch((error: unknown) => {
      this.#loaded = undefined;
      throw error;
    });
  }

  /** Forgets results, so that what is random is drawn anew. */
  forget(): void {
    this.#results.clear();
    this.#kept = 0;
  }

  /** Stops what is being calculated. */
  stop(): void {
    const turn = this.#turn;
    if (!turn) return;
    turn.isStale = true;
    setTimeout(() => turn.controller.abort(), GRACE_MS);
    this.#turn = undefined;
  }

  /** Runs a recipe. Undefined where something else was to be run in the meantime. */
  async run(recipe: Recipe, given: Readonly<Record<string, unknown>>, manner: Manner): Promise<Calculated | undefined> {
    this.stop();
    const turn: Turn = { isStale: false, controller: new AbortController(), spent: new Map(), inputs: new Map() };
    this.#turn = turn;
    const loaded = await this.load();
    await Promise.allSettled(recipe.steps.map(({ tool }) => this.#loadTool(tool)));
    if (turn.isStale) return undefined;
    const states = new Map<string, StepState>();
    const rest = await this.#runAll(recipe, given, { loaded, manner, turn, states });
    if (turn.isStale) return undefined;
    for (const { id } of recipe.steps) if (!states.has(id)) states.set(id, { is: 'new' });
    return { states, ...rest };
  }

  async #runAll(recipe: Recipe, given: Readonly<Record<string, unknown>>, run: Running): Promise<Omit<Calculated, 'states'>> {
    if (recipe.steps.length === 0) return {};
    const { module, cards } = run.loaded;
    const { turn, states } = run;
    const outcome: RecipeOutcome = await module.runRecipe(recipe, given, {
      findCard: (slug) => (Object.hasOwn(cards, slug) ? cards[slug] : undefined),
      run: (slug, inputs, step) => this.#runTool(slug, inputs, step, run),
      done(report, json) {
        states.set(report.id, json === undefined ? { is: 'skipped', report } : { is: 'done', report, json, inputs: turn.inputs.get(report.id) ?? {} });
      },
    });
    if (outcome.ok) return recipe.outputs ? { outputs: outcome.result } : {};
    if (turn.isStale) return {};
    const { failure, step } = outcome;
    const [detail] = failure.details ?? [];
    if (detail?.path.startsWith('outputs'))
      return {
        ...(states.size === recipe.steps.length ? {} : await this.#runAll(withoutOutputs(recipe), given, run)),
        problem: `${detail.path} ${detail.message}`,
      };
    if (step !== undefined) {
      states.set(step, stateOf(failure));
      return {};
    }
    return this.#runUpToFault(recipe, given, run, failure);
  }

  /** Where a step is wrong in itself, those before it are run all the same. */
  async #runUpToFault(recipe: Recipe, given: Readonly<Record<string, unknown>>, run: Running, failure: RunFailure): Promise<Omit<Calculated, 'states'>> {
    const at = Number(/^steps\[(\d+)\]/.exec(failure.details?.[0]?.path ?? '')?.[1] ?? -1);
    const faulty = recipe.steps[at];
    if (!faulty) return { problem: failure.message };
    const rest = at > 0 ? await this.#runAll({ ...withoutOutputs(recipe), steps: recipe.steps.slice(0, at) }, given, run) : {};
    const isReached = recipe.steps.slice(0, at).every(({ id }) => ['done', 'skipped'].includes(run.states.get(id)?.is ?? ''));
    if (isReached || at === 0) run.states.set(faulty.id, stateOf({ ...failure, message: failure.message.replace(/^The recipe is not valid: /, '') }));
    return rest;
  }

  async #loadTool(slug: string): Promise<void> {
    const page = await this.#pages.load(slug);
    if (page?.run) this.#tools[slug] = page.run.worker === this.#places.wasmWorker ? [page.run.file, 1] : [page.run.file];
  }

  async #runTool(slug: string, inputs: Record<string, unknown>, step: string, { manner, turn }: Running): Promise<Success | RunFailure> {
    turn.inputs.set(step, inputs);
    const text = JSON.stringify(inputs);
    const key = text.length > MAX_KEY ? undefined : `${slug} ${text}`;
    const known = key === undefined ? undefined : this.#results.get(key);
    if (known !== undefined) return { ok: true, slug, resultJson: known };
    if (turn.isStale) return failure('cancelled', 'Something else is calculated.');
    const page = await this.#pages.load(slug).catch(() => null);
    if (page === null) return failure('load_failed', 'The tool could not be loaded. Check the connection, or open its page once while there is one.');
    if (!page) return failure('tool_not_found', `There is no tool ${JSON.stringify(slug)} here.`);
    if (!page.run) return this.#runOnServer(slug, inputs, page.runs, turn);
    const spent = turn.spent.get(step) ?? 0;
    if (!manner.isAsked && ((manner.isCautious && page.heavy) || this.#slow.has(step) || spent > UNASKED_MS)) return this.#waits(step, spent > UNASKED_MS);
    const began = performance.now();
    const ran = await (manner.isAsked ? this.#patient : this.#quick).run(slug, inputs, { signal: turn.controller.signal });
    // The first run waits for the tool to be loaded, too.
    if (this.#ran.has(slug)) turn.spent.set(step, spent + performance.now() - began);
    this.#ran.add(slug);
    if (!manner.isAsked && !ran.ok && ran.code === 'tool_timeout') return this.#waits(step, true);
    if (ran.ok && key !== undefined) this.#keep(key, ran.resultJson);
    return ran;
  }

  #waits(step: string, isSlow: boolean): RunFailure {
    if (isSlow) this.#slow.add(step);
    return failure('waits_slow', isSlow ? 'This step takes long: press Run.' : 'This step may take long: press Run.');
  }

  /** Has the server run what no browser can, if somebody said so. */
  async #runOnServer(slug: string, inputs: Record<string, unknown>, runs: boolean, { controller }: Turn): Promise<Success | RunFailure> {
    if (!runs) return failure('runs_on_server', 'Browsers cannot run this tool, and no server runs it for this page.');
    if (!this.maySend) return failure('waits_server', 'Only the server runs this tool: what it works on would be sent there.');
    try {
      const headers = { accept: 'application/json', 'content-type': CALL_TYPE };
      const body = JSON.stringify({ tool: slug, inputs });
      const response = await fetch(addressOf(`/tools/${slug}`), { method: 'POST', headers, body, signal: controller.signal });
      const answer = await response.json();
      if (response.ok) return { ok: true, slug, resultJson: JSON.stringify(answer.result) };
      return { ok: false, code: String(answer.error), message: String(answer.message), ...(Array.isArray(answer.details) && { details: answer.details }) };
    } catch {
      return failure('load_failed', 'The server could not be reached.');
    }
  }

  #keep(key: string, json: string): void {
    this.#kept += key.length + json.length;
    if (this.#results.size >= MAX_KEPT_RESULTS || this.#kept > MAX_KEPT_CHARACTERS) this.forget();
    this.#results.set(key, json);
  }

  /** Says that a step may be tried again without being asked for: it is another one now. */
  isAnother(step: string): void {
    this.#slow.delete(step);
  }
}

interface Running {
  loaded: Loaded;
  manner: Manner;
  turn: Turn;
  states: Map<string, StepState>;
}

function withoutOutputs({ outputs: _, ...recipe }: Recipe): Recipe {
  return recipe;
}

function stateOf({ code, message, details = [] }: RunFailure): StepState {
  if (code === 'waits_slow' || code === 'waits_server') return { is: 'waits', why: code === 'waits_slow' ? 'slow' : 'server', message };
  return { is: 'failed', message, details };
}

const failure = (code: string, message: string): RunFailure => ({ ok: false, code, message });

async function fetchJson(address: string): Promise<Loaded['cards']> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
