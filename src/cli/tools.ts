import { text as readAll } from 'node:stream/consumers';
import { z } from 'zod';
import { execute } from '../runner/execute.ts';
import type { Tool } from '../tools/define.ts';
import { catalogue } from '../tools/index.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './main.ts';
import { printJson } from './print.ts';

export const runCommand: Command = {
  usage: ['run SLUG name=value …', "run SLUG --json '{…}'", 'run SLUG -'],
  summary: 'Runs a tool here, with no server.',
  help: 'Inputs are name=value words, or one JSON object: after --json, or on standard input with -.\nTexts are taken as they stand; numbers, true, false, lists and objects as JSON.',
  async run(args) {
    const [slug, ...rest] = args;
    if (slug === undefined || slug.startsWith('-')) throw new Misuse('run needs the slug of a tool, such as word-counter; toolrack list shows them.');
    const tool = find(slug);
    const { inputs, json } = await readInputs(tool, rest);
    const outcome = await execute(tool, inputs);
    if (!outcome.ok) throw new Error(outcome.diagnostic ?? outcome.message);
    const result = JSON.parse(outcome.resultJson) as Record<string, unknown>;
    if (json) printJson(result);
    else
      for (const [name, value] of Object.entries(result))
        process.stdout.write(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);
  },
};

export const listCommand: Command = {
  usage: ['list [QUERY]'],
  summary: 'Lists the tools, or those that match the words.',
  async run(args) {
    const { words, options } = parseArguments(args, [], ['json']);
    const tools = catalogue.search(words.join(' '));
    if (options.has('json')) printJson(tools.map(({ slug, name, category, summary }) => ({ slug, name, category, summary })));
    else for (const { slug, category, summary } of tools) process.stdout.write(`${slug.padEnd(38)} ${category.padEnd(12)} ${summary}\n`);
  },
};

export const showCommand: Command = {
  usage: ['show SLUG'],
  summary: 'Describes a tool: what it takes, what it gives, examples.',
  async run(args) {
    const { words, options } = parseArguments(args, [], ['json']);
    const [slug] = words;
    if (slug === undefined || words.length > 1) throw new Misuse('show needs the slug of one tool.');
    const tool = find(slug);
    const { describeTool } = await import('../api/catalogue.ts');
    if (options.has('json')) printJson(describeTool(tool));
    else process.stdout.write(describe(tool));
  },
};

function find(slug: string): Tool {
  const tool = catalogue.get(slug);
  if (tool) return tool;
  const near = catalogue.nearest(slug);
  throw new Error(`There is no tool ${JSON.stringify(slug)}. ${near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'toolrack list shows them.'}`);
}

async function readInputs(tool: Tool, args: string[]): Promise<{ inputs: unknown; json: boolean }> {
  const wholeAfter = args.indexOf('--json');
  const whole = wholeAfter >= 0 ? args[wholeAfter + 1] : undefined;
  const source = whole?.trimStart().startsWith('{') ? whole : args.includes('-') ? await readAll(process.stdin) : undefined;
  if (source !== undefined) {
    const others = args.filter((arg) => arg !== '--json' && arg !== '-' && arg !== whole);
    if (others.length > 0) throw new Misuse(`Give the inputs as one JSON object or as name=value, not both: ${others[0]}`);
    try {
      return { inputs: JSON.parse(source), json: wholeAfter >= 0 };
    } catch (error) {
      throw new Misuse(`The inputs are not valid JSON: ${error instanceof Error ? error.message : error}`);
    }
  }
  const { words } = parseArguments(args, [], ['json']);
  return { inputs: Object.fromEntries(words.map((word) => readField(tool, word))), json: wholeAfter >= 0 };
}

function readField(tool: Tool, word: string): [string, unknown] {
  const split = word.indexOf('=');
  if (split < 1) throw new Misuse(`${JSON.stringify(word)} is no input; write name=value.`);
  const name = word.slice(0, split);
  const value = word.slice(split + 1);
  const field = Object.hasOwn(tool.inputs.shape, name) ? tool.inputs.shape[name] : undefined;
  const takesText = field !== undefined && z.safeParse(field, value).success;
  if (takesText && typeOf(field) === 'string') return [name, value];
  try {
    return [name, JSON.parse(value)];
  } catch {
    return [name, value];
  }
}

const typeOf = (field: z.core.$ZodType): unknown => z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }).type;

function describe(tool: Tool): string {
  const schema = z.toJSONSchema(tool.inputs, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { type, enum: choices, description = '', default: byDefault } = field as { type?: string; enum?: unknown[]; description?: string; default?: unknown };
    const kind = choices ? choices.join('|') : (type ?? 'any');
    const need = schema.required?.includes(name) ? ' (required)' : byDefault === undefined ? '' : ` (${JSON.stringify(byDefault)})`;
    return `  ${name}: ${kind}${need}  ${description}`;
  });
  const results = Object.entries(tool.result.shape).map(
    ([name, field]) => `  ${name}: ${typeOf(field) ?? 'any'}  ${z.toJSONSchema(field, { unrepresentable: 'any' }).description ?? ''}`,
  );
  const examples = tool.examples.map(
    ({ inputs, result }) => `  toolrack run ${tool.slug} --json '${JSON.stringify(inputs).replaceAll("'", "'\\''")}'\n  ${JSON.stringify(result)}`,
  );
  const about = [tool.summary, tool.description, tool.reference && `Reference: ${tool.reference}`].filter(Boolean).join('\n');
  return `${tool.name} (${tool.slug}, ${tool.category})\n${about}\n\nInputs\n${fields.join('\n')}\n\nResult\n${results.join('\n')}\n\nExamples\n${examples.join('\n\n')}\n`;
}
