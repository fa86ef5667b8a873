import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Writes the declarations of the library, its module for browsers, and a module for each tool: `toolrack/tools/word-counter` is its `run` with the slug filled in. Needs what `writeBrowser` writes. */
export async function writeLibrary(root, folder) {
  const target = join(folder, 'library');
  const tools = join(target, 'tools');
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(target, 'index.d.ts'), DECLARATIONS);
  const { tools: inBrowser } = JSON.parse(readFileSync(join(folder, 'site', 'assets', 'browser.json'), 'utf8'));
  await build({
    entryPoints: [join(root, 'src', 'site', 'islands', 'library', 'package.ts')],
    outfile: join(target, 'browser.js'),
    bundle: true,
    format: 'esm',
    target: 'es2023',
    define: { SLUGS: JSON.stringify(Object.keys(inBrowser)) },
  });
  const cards = JSON.parse(readFileSync(join(folder, 'tools', 'cards.json'), 'utf8'));
  for (const { slug, summary } of cards) {
    const name = JSON.stringify(slug);
    writeFileSync(join(tools, `${slug}.js`), `import { run } from '#library';\n\nexport default (...inputs) => run(${name}, ...inputs);\n`);
    writeFileSync(
      join(tools, `${slug}.d.ts`),
      `import type { InputsOf, Tools } from '../index.js';\n\n/** ${summary.replaceAll('*/', '* /')} */\nexport default function run(...inputs: InputsOf<${name}>): Promise<Tools[${name}]['result']>;\n`,
    );
  }
}

/** Writes `toolrack/recipes`: its declarations, and its module for browsers. */
export async function writeRecipes(root, folder) {
  const target = join(folder, 'cyberchef');
  writeFileSync(join(target, 'index.d.ts'), RECIPES);
  await build({
    entryPoints: [join(root, 'src', 'cyberchef', 'index.ts')],
    outfile: join(target, 'browser.js'),
    bundle: true,
    format: 'esm',
    target: 'es2023',
    plugins: [{ name: 'browser-files', setup: ({ onResolve }) => onResolve({ filter: /^\..*\.ts$/ }, browserFile) }],
  });
}

/** What stands in browsers for a file that is Node's. */
function browserFile({ path, resolveDir }) {
  const other = join(resolveDir, path.replace(/\.ts$/, '.browser.ts'));
  return existsSync(other) ? { path: other } : undefined;
}

const RECIPES = `import type { Recipe } from '../client/index.js';

/** How the bytes that come out in the end are written. */
export type OutputEncoding = 'utf8' | 'hex' | 'base64';

/** An operation that was left out, and why. */
export interface LeftOut {
  /** Its place among the operations, counted from 0. */
  index: number;
  operation: string;
  reason: string;
}

/** What became of a recipe of CyberChef. */
export interface Imported {
  /** A recipe with the parameter \`input\` and the output \`output\`. */
  recipe: Recipe;
  /** What is not in it. */
  unsupported: LeftOut[];
  /** Whether \`output\` holds bytes, and how they are written. */
  output: { kind: 'text' | 'bytes'; encoding: OutputEncoding };
}

/** What else may be chosen. */
export interface ImportOptions {
  /** How the bytes that come out in the end are written; UTF-8 unless told. Bytes that only hex and base64 can hold are in base64 then. */
  output?: OutputEncoding;
}

/**
 * Makes a recipe of one of CyberChef's: its JSON (as text or as a value), its compact format (\`To_Base64('A-Za-z0-9+/=')\`) or a link (\`…#recipe=…&input=…\`).
 * Operations that have no equal here are left out and named. Throws where the recipe is malformed.
 */
export declare function fromCyberChef(recipe: unknown, options?: ImportOptions): Imported;
`;

/** The source names types of rooms that are not for callers, so its declarations stand here; a test holds them to it. */
const DECLARATIONS = `import type { Detection, PipelineResult, Recipe, Slug, Tools, Unknown } from '../client/index.js';

export type { Detection, PipelineResult, Recipe, Slug, Tools, Unknown };

/** The inputs of a tool, which may be left out where all of its fields may be. */
export type InputsOf<S extends Slug> = Partial<Tools[S]['inputs']> extends Tools[S]['inputs'] ? [inputs?: Tools[S]['inputs']] : [inputs: Tools[S]['inputs']];

/** The slugs of all tools. */
export declare const tools: readonly Slug[];

/** Why a tool gave no result: code, message and details are those of the HTTP API. */
export declare class ToolError extends Error {
  readonly code: string;
  readonly details: readonly { path: string; message: string }[];
  /** The step of a recipe that failed. */
  readonly step: string | undefined;
}

/** The inputs do not match the tool: \`details\` names each field and what would be right. */
export declare class InvalidInputsError extends ToolError {}

/** The inputs have the right shape, but there is no answer. */
export declare class UnprocessableInputsError extends ToolError {}

/** No tool has this slug; the message names the nearest. */
export declare class ToolNotFoundError extends ToolError {}

/**
 * Runs a tool in this process: no server, no key and no allowance. There is no time limit, either; a heavy tool holds the thread for as long as it runs.
 * Rejects with a \`ToolError\`.
 */
export declare function run<S extends Slug>(slug: S, ...inputs: InputsOf<S>): Promise<Tools[S]['result']>;

/** Runs a recipe in this process, or in a worker of the page, as \`POST /api/v1/pipelines\` would. Rejects with a \`ToolError\`, which names the step that failed. */
export declare function runRecipe(recipe: Recipe, given?: Readonly<Record<string, unknown>>): Promise<PipelineResult>;

/** Says what data could be, which tools open them, and how to unpack them, as \`POST /api/v1/detect\` would. Rejects with a \`ToolError\`. */
export declare function detect(data: string | Unknown): Promise<Detection>;

/** In browsers, says where the tools are: the address of a Toolrack server or static site. In Node they are in the package, and there is nothing to do. */
export declare function configure(places: { base: string }): void;
`;
