// `toolrack.js`: the tools for any page.
import { type BrowserPlaces, ToolRuns, type WorkerHandle } from '../../../browser/tool-runs.ts';
import { errorOf } from '../../../library/errors.ts';
import type { HandingCard } from '../../../pipelines/handing-card.ts';
import type { RunRecipe, StepReport } from '../../../pipelines/recipe-outcome.ts';

export { ToolError } from '../../../library/errors.ts';

/** Put in by the build. */
declare const PLACES: BrowserPlaces;
declare const DETECTION: string;
declare const RECIPES: { module: string; cards: string };

const base = new URL('./assets/browser/', import.meta.url);
const runs = new ToolRuns({ places: PLACES, base: base.href, startWorker });
/** Detection is run as a tool is, but is none. */
let detection: ToolRuns | undefined;

/** The slugs of the tools that run in the browser. */
export const tools: readonly string[] = runs.tools;

/** Runs a tool in a worker of the page. Resolves with its result, and rejects with a `ToolError`. */
export async function run(slug: string, inputs: Record<string, unknown> = {}, { signal }: { signal?: AbortSignal } = {}): Promise<Record<string, unknown>> {
  const ran = await runs.run(slug, inputs, signal ? { signal } : {});
  if (ran.ok) return JSON.parse(ran.resultJson);
  throw errorOf(ran);
}

/** Says what data could be, which tools open them, and how to unpack them, in a worker of the page. Rejects with a `ToolError`. */
export async function detect(
  data: string | { data: string; encoding?: 'text' | 'base64' | 'hex' },
  { signal }: { signal?: AbortSignal } = {},
): Promise<Record<string, unknown>> {
  detection ??= new ToolRuns({ places: { ...PLACES, tools: { detect: [DETECTION, 1] }, server: [] }, base: base.href, startWorker });
  const ran = await detection.run('detect', typeof data === 'string' ? { data } : data, signal ? { signal } : {});
  if (ran.ok) return JSON.parse(ran.resultJson);
  throw errorOf(ran);
}

/** Runs a recipe in a worker of the page, as `POST /api/v1/pipelines` would, and gives its result. Rejects with a `ToolError`, which names the step that failed. */
export async function runRecipe(
  recipe: object,
  given: Readonly<Record<string, unknown>> = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ result: unknown; steps: StepReport[] }> {
  const { runHere, cards } = await loadRecipes();
  const outcome = await runHere(recipe, given, {
    findCard: (slug) => (Object.hasOwn(cards, slug) ? cards[slug] : undefined),
    run: (slug, inputs) => runs.run(slug, inputs, signal ? { signal } : {}),
  });
  if (outcome.ok) return { result: outcome.result, steps: outcome.steps };
  throw errorOf({ ...outcome.failure, step: outcome.step });
}

interface Recipes {
  runHere: RunRecipe;
  cards: Readonly<Record<string, HandingCard>>;
}

let recipes: Promise<Recipes> | undefined;

function loadRecipes(): Promise<Recipes> {
  recipes ??= Promise.all([import(new URL(RECIPES.module, base).href), fetchCards()]).then(([{ runRecipe: runHere }, cards]) => ({ runHere, cards }));
  return recipes.catch((error: unknown) => {
    recipes = undefined;
    throw errorOf({ code: 'load_failed', message: 'What runs recipes could not be loaded.', diagnostic: String(error) });
  });
}

async function fetchCards(): Promise<Recipes['cards']> {
  const response = await fetch(new URL(RECIPES.cards, base));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** A page of another origin may not start a worker from here, but one of its own that imports it. */
function startWorker(address: string): WorkerHandle {
  if (base.origin === location.origin) return new Worker(address, { type: 'module' });
  const own = URL.createObjectURL(new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' }));
  return new Worker(own, { type: 'module' });
}
