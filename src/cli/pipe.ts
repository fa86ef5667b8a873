import { fstatSync } from 'node:fs';
import type { Parameter, Parameters } from '../pipelines/parameters.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

export const pipeCommand: Command = {
  usage: ['pipe FILE [name=value …]', 'pipe FILE [name=value …] < INPUT', 'pipe -'],
  summary: 'Runs a pipeline or a recipe from a file or from standard input in this process; no server needed.',
  help: [
    'A pipeline is the JSON that POST /api/v1/pipelines takes: {"steps": [{"id", "tool", "inputs"}, …], "outputs"?, "parameters"?, …}.',
    'name=value fills a parameter, and standard input the first one, unless a word names that.',
    'The result is printed as JSON; with --json also how often each step ran.',
  ].join('\n'),
  async run(args) {
    const { words, options } = parseArguments(args, [], ['json']);
    const [file, ...rest] = words;
    if (file === undefined) throw new Misuse('pipe needs one file with a pipeline, or - for standard input.');
    const [{ runRecipe }, { parametersOf }, { catalogue }, { execute }, { findTool }] = await Promise.all([
      import('../pipelines/run-recipe.ts'),
      import('../pipelines/parameters.ts'),
      import('../tools/index.ts'),
      import('../runner/execute.ts'),
      import('./find-tool.ts'),
    ]);
    const recipe = await recipeIn(file);
    const parameters = parametersOf(recipe);
    const given = Object.fromEntries(rest.map((word) => readWord(word, parameters)));
    if (file !== '-') Object.assign(given, await fromStandardInput(parameters, given));
    const outcome = await runRecipe(recipe, given, {
      findCard: (slug) => catalogue.get(slug),
      run: async (slug, inputs) => execute(await findTool(slug), inputs),
    });
    if (!outcome.ok) {
      const { step, failure } = outcome;
      const message = failure.diagnostic ?? failure.message;
      throw new Error(step === undefined ? message : `step ${step}: ${message}`);
    }
    const { result, steps } = outcome;
    printJson(options.has('json') ? { result, steps } : result);
  },
};

async function recipeIn(file: string): Promise<unknown> {
  const [{ readFile }, { text }] = await Promise.all([import('node:fs/promises'), import('node:stream/consumers')]);
  const source = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  try {
    return parseJsonText(source);
  } catch (error) {
    throw new Misuse(`The pipeline is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** A value is taken as it is, unless the parameter's default is no string: then it is read as JSON. */
function readWord(word: string, parameters: Parameters): [string, unknown] {
  const split = word.indexOf('=');
  if (split < 1) throw new Misuse(`${JSON.stringify(word)} is no value for a parameter; write name=value.`);
  const [name, value] = [word.slice(0, split), word.slice(split + 1)];
  const preset = parameters.get(name)?.default;
  if (preset === undefined || typeof preset.value === 'string') return [name, value];
  try {
    return [name, parseJsonText(value)];
  } catch {
    throw new Misuse(`${name} must be JSON, as its default is, not ${JSON.stringify(value)}.`);
  }
}

/** What standard input gives for the first parameter, unless a word names that. */
async function fromStandardInput(parameters: Parameters, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const [first] = parameters;
  if (!first) return {};
  const [name, parameter] = first;
  if (Object.hasOwn(given, name)) return {};
  if (!isRedirected() && (parameter.default || process.stdin.isTTY)) return {};
  const { buffer } = await import('node:stream/consumers');
  return { [name]: asWritten(await buffer(process.stdin), name, parameter) };
}

/** Whether standard input is a file or a pipe: somebody means it to be read. */
function isRedirected(): boolean {
  try {
    const stats = fstatSync(0);
    return stats.isFile() || stats.isFIFO();
  } catch {
    return false;
  }
}

function asWritten(bytes: Buffer, name: string, { encoding = 'utf8' }: Parameter): string {
  if (encoding === 'hex' || encoding === 'base64') return bytes.toString(encoding);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Misuse(`Standard input is not UTF-8. Bytes can be given to a parameter with an encoding: "parameters": {"${name}": {"encoding": "base64"}}.`);
  }
}
