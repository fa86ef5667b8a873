import { existsSync } from 'node:fs';
import { executeWithFiles, type FileCall } from '../runner/with-files.ts';
import { cardOf, type ToolCard } from '../tools/card.ts';
import { headlineFirst } from '../tools/headline-first.ts';
import type { JsonSchema } from '../tools/json-schema.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { fieldsOf, findTool } from './find-tool.ts';
import { printJson } from './print.ts';

export const runCommand: Command = {
  usage: ['run SLUG name=value … [FILE …] [-o FILE]', "run SLUG --json '{…}'", 'run SLUG -'],
  summary: 'Runs a tool in this process; no server needed.',
  help: [
    'Inputs are name=value words, or one JSON object: after --json, or on standard input with -.',
    'Strings are taken as they are; numbers, true, false, lists and objects are read as JSON.',
    'Files are named by their paths, or as name=@path where it matters for what; - is a file from standard input where the tool takes files (then --json - reads JSON).',
    'A result that is one file is written as it is where standard output is no terminal. -o writes it to a file, several as a ZIP, or each into a folder.',
  ].join('\n'),
  async run(args) {
    const [slug, ...rest] = args;
    if (slug === undefined || slug.startsWith('-')) throw new Misuse('run needs the slug of a tool, such as word-counter; toolrack list shows them.');
    const tool = await findTool(slug);
    const card = cardOf(tool);
    const { call, json, output } = await readCall(card, rest);
    const outcome = await executeWithFiles(tool, call, { maxResultCharacters: MAX_RESULT_CHARACTERS });
    if (!outcome.ok) throw new Error(outcome.diagnostic ?? outcome.message);
    const result = parseJsonText(outcome.resultJson);
    if (!isObject(result)) printJson(result);
    else if (output !== undefined || (!json && !process.stdout.isTTY && isFileOf(card, result))) {
      const { writeFiles } = await import('./run-files.ts');
      await writeFiles(card, result, call.inputs, output);
    } else if (json) printJson(result);
    else
      for (const [name, value] of headlineFirst(result, tool.headline))
        process.stdout.write(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);
  },
};

/** Results are not sent anywhere: a file in base64 may be as long as a string can be. */
const MAX_RESULT_CHARACTERS = 500_000_000;

/** Whether the main output is one file. */
function isFileOf(card: ToolCard, result: Record<string, unknown>): boolean {
  const main = card.main?.output ?? '';
  return card.result.properties?.[main]?.contentEncoding === 'base64' && typeof result[main] === 'string';
}

interface Asked {
  call: FileCall;
  json: boolean;
  output: string | undefined;
}

async function readCall(card: ToolCard, given: string[]): Promise<Asked> {
  const { args, output } = withoutOutput(given);
  const wholeAfter = args.indexOf('--json');
  const json = wholeAfter >= 0;
  const whole = json ? args[wholeAfter + 1] : undefined;
  const others = args.filter((arg) => arg !== '--json' && arg !== '-' && arg !== whole);
  const takesFile = Object.values(card.inputs.properties ?? {}).some(isFileOrList);
  const isInput = args.includes('-') && (json || (!takesFile && others.length === 0));
  const source = whole?.trimStart().startsWith('{') ? whole : isInput ? await standardInput() : undefined;
  if (source !== undefined) {
    if (others.length > 0) throw new Misuse(`Give the inputs as one JSON object or as name=value, not both: ${others[0]}`);
    return { call: callOf(card, readJson(source)), json, output };
  }
  const { words } = parseArguments(args, [], ['json']);
  const plain = words.filter((word) => isPlain(card, word));
  if (plain.length === words.length) return { call: callOf(card, Object.fromEntries(words.map((word) => readField(card, word)))), json, output };
  const [{ sentBy }, { fileCallOf }] = await Promise.all([import('./run-files.ts'), import('../pipelines/file-inputs.ts')]);
  const sent = await sentBy(
    card,
    words.filter((word) => !isPlain(card, word)),
  );
  const call = fileCallOf(card, sent, { accept: undefined, maxBytes: 0 });
  for (const [name, value] of plain.map((word) => readField(card, word))) call.inputs[name] = value;
  return { call, json, output };
}

function callOf({ slug }: ToolCard, inputs: unknown): FileCall {
  if (!isObject(inputs)) throw new Error(`The inputs of ${slug} are not valid: they must be a JSON object with the fields of the tool.`);
  return { ok: true, slug, inputs, files: [] };
}

const isFileOrList = ({ contentEncoding, items }: JsonSchema): boolean =>
  contentEncoding === 'base64' || (items !== undefined && (isFileOrList(items) || Object.values(items.properties ?? {}).some(isFileOrList)));

function readJson(text: string): unknown {
  try {
    return parseJsonText(text);
  } catch (error) {
    throw new Misuse(`The inputs are not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Parts the file that the result is written to from the other words. */
function withoutOutput(args: readonly string[]): { args: string[]; output: string | undefined } {
  const at = args.findIndex((arg) => arg === '-o' || arg === '--output');
  if (at < 0) return { args: [...args], output: undefined };
  const output = args[at + 1];
  if (output === undefined || output === '') throw new Misuse(`${args[at]} needs the name of a file.`);
  return { args: args.toSpliced(at, 2), output };
}

/** Whether a word is an input as ever, `name=value`, and neither a file nor a place within a field. */
function isPlain(card: ToolCard, word: string): boolean {
  const split = word.indexOf('=');
  const schema = card.inputs.properties?.[word.slice(0, split)];
  if (split < 1 || word === '-') return false;
  if (schema === undefined) return !existsSync(word) && !/[.[]/.test(word.slice(0, split));
  return !(word[split + 1] === '@' && isFileOrList(schema));
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
