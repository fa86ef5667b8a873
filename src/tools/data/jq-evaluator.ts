import type { Jq, JqResult } from 'jq-wasm';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, Unprocessable, unprocessable } from '../errors.ts';
import { parseJson } from '../shared/json/json.ts';
import { isNestedTooDeeply, MAX_NESTING, parseJsonText } from '../shared/json/parse-text.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { grouped } from '../shared/text/counts.ts';
import { loadJqMachine } from './lib/jq-machine.ts';
import { plainResult } from './lib/query-data.ts';

const MAX_OUTPUTS = 100_000;
const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

export default defineTool({
  slug: 'jq-evaluator',
  name: 'jq Evaluator',
  category: 'data',
  summary: 'Runs a jq filter over JSON and returns every value that comes out.',
  description: 'jq 1.7 or later, without modules, environment and input files, and with limited time. At most 100,000 outputs.',
  reference: 'jq manual (jqlang.org)',
  keywords: ['query', 'filter', 'transform'],
  cost: 'heavy',
  inputs: z.strictObject({
    json: z.string().max(500_000).describe('One JSON text, or several one after the other'),
    filter: z.string().min(1).max(5000).describe('The jq filter to run'),
    slurp: z.boolean().default(false).describe('Read all JSON values into one array first'),
    raw: z.boolean().default(false).describe('Give strings in text without quotes'),
    compact: z.boolean().default(true).describe('One line per output in text; otherwise indented by 2'),
    sortKeys: z.boolean().default(false).describe('Order the members of objects by name'),
    arguments: z.record(z.string(), z.string()).optional().describe("Strings bound to $name, as jq's --arg does"),
  }),
  result: z.strictObject({
    count: z.int().describe('Number of outputs the filter gave'),
    outputs: z.array(z.unknown()).describe('The outputs as JSON values, in order'),
    text: z.string().describe('The outputs as jq prints them, each ended by LF'),
  }),
  headline: 'text',
  pageInputs: {
    json: '[{"id":1,"name":"Ann","address":{"city":"Oslo"},"tags":["admin","editor"]},{"id":2,"name":"Bo","address":{"city":"Rome"},"tags":[]}]',
    filter: 'map({name, city: .address.city})',
  },
  examples: [
    { inputs: { json: '[{"a":1},{"a":2}]', filter: 'map(.a) | add' }, result: { count: 1, outputs: [3], text: '3\n' } },
    { inputs: { json: '{"a":"x"} {"a":"y"}', filter: '.a', raw: true }, result: { count: 2, outputs: ['x', 'y'], text: 'x\ny\n' } },
  ],
  async run(inputs) {
    const flags = ['-c', ...(inputs.slurp ? ['-s'] : []), ...(inputs.sortKeys ? ['-S'] : [])];
    for (const [name, value] of Object.entries(inputs.arguments ?? {})) {
      if (!VARIABLE.test(name)) invalid(`arguments.${name}`, 'must be named by letters, digits and "_", a digit not first');
      if (value.includes('\0')) invalid(`arguments.${name}`, 'must not contain U+0000');
      flags.push('--arg', name, value);
    }
    if (inputs.filter.includes('\0')) unprocessable('A filter must not contain U+0000.', 'filter');
    const lines = (await outputOf(inputs.json.replace(/^\uFEFF/, ''), inputs.filter, flags)).split('\n').filter((line) => line !== '');
    if (lines.length > MAX_OUTPUTS) unprocessable(`The filter gives more than ${grouped(MAX_OUTPUTS)} outputs.`, 'filter');
    const outputs = lines.map((line) => withinRange(readOutput(line)));
    const text = lines.map((line, index) => {
      const output = outputs[index];
      if (inputs.raw && typeof output === 'string') return `${output}\n`;
      return `${inputs.compact ? line : writeJson(parseJson(line), { indent: 2 })}\n`;
    });
    return { count: lines.length, outputs: outputs.map(plainResult), text: text.join('') };
  },
});

/** jq takes numbers beyond the range of doubles for the greatest there is. */
function withinRange(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : Math.sign(value) * Number.MAX_VALUE;
  if (Array.isArray(value)) return value.map(withinRange);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withinRange(member)]));
}

function readOutput(line: string): unknown {
  if (isNestedTooDeeply(line)) unprocessable(`An output is nested deeper than ${MAX_NESTING} arrays and objects.`, 'filter');
  return parseJsonText(line);
}

/** One machine per thread, for all calls. */
let machine: Promise<Jq> | undefined;

async function outputOf(json: string, filter: string, flags: string[]): Promise<string> {
  machine ??= loadJqMachine();
  const jq = await machine;
  try {
    // Without input nothing runs: what does not compile shows, with jq's message.
    held(jq.raw('', filter, flags));
    // The environment is empty; module directives cannot be in brackets.
    return held(jq.raw(json, `def env: {}; {} as $ENV | limit(${MAX_OUTPUTS + 1}; (${filter}\n))`, flags));
  } catch (error) {
    if (error instanceof Unprocessable) throw error;
    // A machine that ran out of memory or stack is not used again.
    machine = undefined;
    return unprocessable('The filter needs more memory than there is, or never ends.', 'filter');
  }
}

/** What jq printed. Its errors are unprocessable; one on the first of several texts does not show in the exit code. */
function held({ stdout, stderr, exitCode }: JqResult): string {
  if (exitCode === 0 && !/^jq: error/m.test(stderr)) return stdout;
  return unprocessable(stderr.trim() === '' ? `jq ended with exit code ${exitCode}.` : stderr.trim(), 'filter');
}
