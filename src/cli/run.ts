import { execute } from '../runner/execute.ts';
import { cardOf, type ToolCard } from '../tools/card.ts';
import { headlineFirst } from '../tools/headline-first.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { fieldsOf, findTool } from './find-tool.ts';
import { printJson } from './print.ts';

export const runCommand: Command = {
  usage: ['run SLUG name=value …', "run SLUG --json '{…}'", 'run SLUG -'],
  summary: 'Runs a tool in this process; no server needed.',
  help: 'Inputs are name=value words, or one JSON object: after --json, or on standard input with -.\nStrings are taken as they are; numbers, true, false, lists and objects are read as JSON.',
  async run(args) {
    const [slug, ...rest] = args;
    if (slug === undefined || slug.startsWith('-')) throw new Misuse('run needs the slug of a tool, such as word-counter; toolrack list shows them.');
    const tool = await findTool(slug);
    const { inputs, json } = await readInputs(cardOf(tool), rest);
    const outcome = await execute(tool, inputs);
    if (!outcome.ok) throw new Error(outcome.diagnostic ?? outcome.message);
    const result = parseJsonText(outcome.resultJson);
    if (json || !isObject(result)) printJson(result);
    else
      for (const [name, value] of headlineFirst(result, tool.headline))
        process.stdout.write(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);
  },
};

async function readInputs(card: ToolCard, args: string[]): Promise<{ inputs: unknown; json: boolean }> {
  const wholeAfter = args.indexOf('--json');
  const whole = wholeAfter >= 0 ? args[wholeAfter + 1] : undefined;
  const source = whole?.trimStart().startsWith('{') ? whole : args.includes('-') ? await standardInput() : undefined;
  if (source !== undefined) {
    const others = args.filter((arg) => arg !== '--json' && arg !== '-' && arg !== whole);
    if (others.length > 0) throw new Misuse(`Give the inputs as one JSON object or as name=value, not both: ${others[0]}`);
    try {
      return { inputs: parseJsonText(source), json: wholeAfter >= 0 };
    } catch (error) {
      throw new Misuse(`The inputs are not valid JSON: ${error instanceof Error ? error.message : error}`);
    }
  }
  const { words } = parseArguments(args, [], ['json']);
  return { inputs: Object.fromEntries(words.map((word) => readField(card, word))), json: wholeAfter >= 0 };
}

/** Reading streams is loaded for this alone: it takes longer than most tools. */
async function standardInput(): Promise<string> {
  const { text } = await import('node:stream/consumers');
  return text(process.stdin);
}

function readField(card: ToolCard, word: string): [string, unknown] {
  const split = word.indexOf('=');
  if (split < 1) throw new Misuse(`${JSON.stringify(word)} is not an input; write name=value.`);
  const name = word.slice(0, split);
  const value = word.slice(split + 1);
  if (fieldsOf(card.inputs).get(name)?.type === 'string') return [name, value];
  try {
    return [name, parseJsonText(value)];
  } catch {
    return [name, value];
  }
}
