// The library where a bundler builds for browsers: the tools come from a Toolrack server or static site.
import { errorOf, type Failed } from '../../../library/errors.ts';

export { InvalidInputsError, ToolError, ToolNotFoundError, UnprocessableInputsError } from '../../../library/errors.ts';

/** Put in by the build. */
declare const SLUGS: readonly string[];

type Run = (slug: string, inputs?: Record<string, unknown>, options?: { signal?: AbortSignal }) => Promise<Record<string, unknown>>;

type RunRecipe = (
  recipe: object,
  given?: Readonly<Record<string, unknown>>,
  options?: { signal?: AbortSignal },
) => Promise<{ result: unknown; steps: { id: string; runs: number; skipped?: 'when' | 'error'; failed?: number }[] }>;

type Detect = (data: string | { data: string; encoding?: 'text' | 'base64' | 'hex' }, options?: { signal?: AbortSignal }) => Promise<Record<string, unknown>>;

interface Module {
  detect: Detect;
  run: Run;
  runRecipe: RunRecipe;
}

let address: string | undefined;
let module: Promise<Module> | undefined;

/** The slugs of the tools that run in browsers. */
export const tools = SLUGS;

/** Says where the tools are: the address of a Toolrack server or static site, such as https://tools.example.com/ or /toolrack/ of the page's own site. */
export function configure({ base }: { base: string }): void {
  address = new URL('toolrack.js', new URL(base.replace(/\/*$/, '/'), document.baseURI)).href;
  module = undefined;
}

/** Runs a tool in a worker of the page. Resolves with its result, and rejects with a `ToolError`. */
export const run: Run = async (...call) => {
  const { run: runThere } = await loaded();
  return runThere(...call).catch(rethrow);
};

/** Runs a recipe in a worker of the page. Resolves with its result and what became of its steps, and rejects with a `ToolError`. */
export const runRecipe: RunRecipe = async (...call) => {
  const { runRecipe: runThere } = await loaded();
  return runThere(...call).catch(rethrow);
};

/** Says what data could be, in a worker of the page. Rejects with a `ToolError`. */
export const detect: Detect = async (...call) => {
  const { detect: detectThere } = await loaded();
  return detectThere(...call).catch(rethrow);
};

/** The module has classes of its own. */
function rethrow({ code, message, details, step, cause }: Failed & { cause?: string }): never {
  throw errorOf({ code, message, details, step, diagnostic: cause });
}

function loaded(): Promise<Module> {
  if (address === undefined)
    throw errorOf({ code: 'load_failed', message: 'Say where the tools are first: configure({ base: "https://tools.example.com/" }).' });
  const from = address;
  module ??= import(/* @vite-ignore */ /* webpackIgnore: true */ from).catch((error: unknown) => {
    module = undefined;
    throw errorOf({ code: 'load_failed', message: `The tools could not be loaded from ${from}.`, diagnostic: String(error) });
  });
  return module;
}
