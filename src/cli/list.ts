import { catalogue } from '../tools/index.ts';
import { parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

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
