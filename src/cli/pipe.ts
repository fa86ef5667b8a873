import type { Pipeline } from '../pipelines/pipeline.ts';
import type { Runs, StepOutcome } from '../pipelines/run-pipeline.ts';
import type { Failure } from '../runner/outcome.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

/** The most characters that the inputs of one run may have as JSON. */
const MAX_INPUTS = 64 * 1024 * 1024;

export const pipeCommand: Command = {
  usage: ['pipe FILE', 'pipe -'],
  summary: 'Runs a pipeline from a file or from standard input in this process; no server needed.',
  help: 'A pipeline is the JSON that POST /api/v1/pipelines takes: {"steps": [{"id", "tool", "inputs", "forEach"?}, …], "outputs"?}.\nThe result is printed as JSON; with --json also how often each step ran.',
  async run(args) {
    const { words, options } = parseArguments(args, [], ['json']);
    const [file] = words;
    if (file === undefined || words.length > 1) throw new Misuse('pipe needs one file with a pipeline, or - for standard input.');
    const { runPipeline } = await import('../pipelines/run-pipeline.ts');
    const outcome = await runPipeline(await pipelineIn(file), { maxInputs: MAX_INPUTS, turn: () => undefined, runStep });
    if (!outcome.ok) throw new Error(`step ${outcome.step}: ${outcome.failure.diagnostic ?? outcome.failure.message}`);
    const result: unknown = parseJsonText(outcome.resultJson);
    printJson(options.has('json') ? { result, steps: outcome.steps } : result);
  },
};

async function pipelineIn(file: string): Promise<Pipeline> {
  const [{ readPipeline }, { readFile }, { text }] = await Promise.all([
    import('../pipelines/pipeline.ts'),
    import('node:fs/promises'),
    import('node:stream/consumers'),
  ]);
  const source = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  let parsed: unknown;
  try {
    parsed = parseJsonText(source);
  } catch (error) {
    throw new Misuse(`The pipeline is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  return readPipeline(parsed);
}

async function runStep({ tool: slug }: { tool: string }, { count, callAt, room }: Runs): Promise<StepOutcome<Failure>> {
  const [{ execute }, { findTool }] = await Promise.all([import('../runner/execute.ts'), import('./find-tool.ts')]);
  const tool = await findTool(slug);
  const results: string[] = [];
  let size = 0;
  for (let index = 0; index < count && size <= room; index++) {
    const made = callAt(index);
    if (!('call' in made)) return { ok: false, failure: made };
    const outcome = await execute(tool, made.call.inputs);
    if (!outcome.ok) return { ok: false, failure: outcome };
    results.push(outcome.resultJson);
    size += outcome.resultJson.length;
  }
  return { ok: true, results };
}
