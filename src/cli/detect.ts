import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

const COLUMN = 34;

export const detectCommand: Command = {
  usage: ['detect FILE [--json]', 'detect - < INPUT'],
  summary: 'Says what a file or standard input is, which tools open it, and what comes out; no server needed.',
  help: 'Each line is how sure it is, what it could be and the tool that opens it; then what comes out, and for nested encodings the way to it.\nWith --json the answer of POST /api/v1/detect: the inputs of each tool and the recipes.',
  async run(args) {
    const { words, options } = parseArguments(args, [], ['json']);
    const [file = '-', ...rest] = words;
    if (rest.length > 0) throw new Misuse(`detect takes one file: ${rest[0]}`);
    const [{ execute }, { DETECTION, ToolLoader }] = await Promise.all([import('../runner/execute.ts'), import('../runner/tool-loader.ts')]);
    const bytes = await bytesOf(file);
    if (bytes.length === 0) throw new Misuse('There is nothing to detect: the input is empty.');
    const outcome = await execute(await new ToolLoader().load(DETECTION), { data: bytes.toString('base64'), encoding: 'base64' });
    if (!outcome.ok) throw new Error(outcome.diagnostic ?? outcome.message);
    // The tool's own schema has checked it.
    const answer = parseJsonText(outcome.resultJson) as unknown as Answer;
    if (options.has('json')) printJson(answer);
    else process.stdout.write(linesOf(answer));
  },
};

interface Answer {
  candidates: { what: string; confidence: number; tool: string; preview: string }[];
  chains: { steps: string[]; preview: string }[];
}

async function bytesOf(file: string): Promise<Buffer> {
  if (file !== '-') return (await import('node:fs/promises')).readFile(file);
  return (await import('node:stream/consumers')).buffer(process.stdin);
}

function linesOf({ candidates, chains }: Answer): string {
  if (candidates.length === 0) return 'Nothing that is known.\n';
  const lines = candidates.map(({ what, confidence, tool }) => `${confidence.toFixed(2)}  ${what.padEnd(COLUMN)} ${tool}`);
  const [best] = candidates;
  const ways = chains.map(({ steps, preview }) => `${steps.join(' \u2192 ')}: ${oneLine(preview)}`);
  return `${[...lines, '', ...(ways.length > 0 ? ways : [oneLine(best?.preview ?? '')])].join('\n')}\n`;
}

/** What terminals would obey is not printed. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '\ufffd')
    .slice(0, 200);
