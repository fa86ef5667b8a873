import { cardOf, type ToolCard } from '../tools/card.ts';
import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { fieldsOf, findTool } from './find-tool.ts';
import { printJson } from './print.ts';

export const showCommand: Command = {
  usage: ['show SLUG'],
  summary: 'Describes a tool: its inputs, its result and examples.',
  async run(args) {
    const { words, options } = parseArguments(args, [], ['json']);
    const [slug] = words;
    if (slug === undefined || words.length > 1) throw new Misuse('show needs the slug of one tool.');
    const card = cardOf(await findTool(slug));
    if (options.has('json')) printJson(card);
    else process.stdout.write(describe(card));
  },
};

function describe({ slug, name, category, summary, description, reference, inputs, result, examples }: ToolCard): string {
  const taken = Array.from(fieldsOf(inputs), ([field, { type, enum: choices, description: meaning = '', default: byDefault }]) => {
    const kind = choices ? choices.join('|') : (type ?? 'any');
    const need = inputs.required?.includes(field) ? ' (required)' : byDefault === undefined ? '' : ` (${JSON.stringify(byDefault)})`;
    return `  ${field}: ${kind}${need}  ${meaning}`;
  });
  const given = Array.from(fieldsOf(result), ([field, { type = 'any', description: meaning = '' }]) => `  ${field}: ${type}  ${meaning}`);
  const shown = examples.map(
    (example) => `  toolrack run ${slug} --json '${JSON.stringify(example.inputs).replaceAll("'", "'\\''")}'\n  ${JSON.stringify(example.result)}`,
  );
  const about = [summary, description, reference && `Reference: ${reference}`].filter(Boolean).join('\n');
  return `${name} (${slug}, ${category})\n${about}\n\nInputs\n${taken.join('\n')}\n\nResult\n${given.join('\n')}\n\nExamples\n${shown.join('\n\n')}\n`;
}
