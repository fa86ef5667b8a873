import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './main.ts';
import { printJson } from './print.ts';

export const convertCommand: Command = {
  usage: ['convert VALUE FROM TO'],
  summary: 'Converts a value between two units, such as: toolrack convert 10 kg lbs',
  async run(args) {
    const { words, options } = parseArguments(args, [], ['json']);
    const [value, from, to] = words;
    if (value === undefined || from === undefined || to === undefined || words.length > 3)
      throw new Misuse('convert needs a value and two units, such as: toolrack convert 10 kg lbs');
    const { convertText } = await import('../units/index.ts');
    const answer = convertText(value, from, to);
    if (options.has('json')) printJson(answer);
    else process.stdout.write(`${answer.from.value} ${answer.from.unit} = ${answer.to.value} ${answer.to.unit}\n${answer.formula}\n`);
  },
};
