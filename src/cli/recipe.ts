import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

export const recipeCommand: Command = {
  usage: ['recipe import FILE|LINK', 'recipe import - < FILE'],
  summary: "Makes a recipe of one of CyberChef's: of a file with its JSON or its compact format, or of a link.",
  help: [
    'The recipe is printed as JSON, for toolrack pipe and POST /api/v1/pipelines; it takes its input as the parameter "input".',
    'Operations that have no equal here are left out and named on standard error. --strict fails if there are any.',
    '--output hex or base64 says how bytes that come out in the end are written.',
  ].join('\n'),
  async run(args) {
    const { words, options } = parseArguments(args, ['output'], ['strict', 'json']);
    const [verb, source, ...rest] = words;
    if (verb !== 'import') throw new Misuse('recipe needs a word: import.');
    if (source === undefined || rest.length > 0) throw new Misuse('recipe import needs one file or one link, or - for standard input.');
    const output = options.get('output') ?? 'utf8';
    if (output !== 'utf8' && output !== 'hex' && output !== 'base64') throw new Misuse('--output must be utf8, hex or base64.');
    const [{ fromCyberChef }, { InvalidInputs }] = await Promise.all([import('../cyberchef/index.ts'), import('../tools/errors.ts')]);
    const text = await textOf(source);
    try {
      const { recipe, unsupported } = fromCyberChef(text, { output });
      for (const { index, operation, reason } of unsupported) process.stderr.write(`${index + 1}. ${operation}: left out, ${reason}\n`);
      if (options.has('strict') && unsupported.length > 0) throw new Error('The recipe is not whole.');
      printJson(recipe);
    } catch (error) {
      if (!(error instanceof InvalidInputs)) throw error;
      throw new Misuse(`The recipe cannot be read: ${error.message}.`);
    }
  },
};

async function textOf(source: string): Promise<string> {
  const [{ readFile }, { text }] = await Promise.all([import('node:fs/promises'), import('node:stream/consumers')]);
  if (source === '-') return text(process.stdin);
  return /^https?:\/\/|^#|^recipe=/.test(source) ? source : readFile(source, 'utf8');
}
