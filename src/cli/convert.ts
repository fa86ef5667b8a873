import { Misuse, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';

const PRECISION = ['digits', 'decimals', 'rounding'] as const;

export const convertCommand: Command = {
  usage: ['convert VALUE FROM TO', 'convert AMOUNT UNIT [AMOUNT UNIT …] TO'],
  summary: 'Converts a value between two units, such as: toolrack convert 10 kg lbs',
  help: [
    'FROM and TO may be expressions, such as: toolrack convert 30 mi/gal "L/(100 km)"',
    'TO may be a list of units, such as: toolrack convert 1.6 m ft+in',
    'Mixed values name their units, such as: toolrack convert 5 ft 3 in cm',
    '',
    '  --digits N       writes the result with that many significant digits (1 to 17)',
    '  --decimals N     writes the result with that many digits after the point (0 to 20)',
    '  --rounding RULE  half-away (from zero) or half-even',
  ].join('\n'),
  async run(args) {
    const { words, options } = parseArguments(args, PRECISION, ['json']);
    const precision = Object.fromEntries(PRECISION.map((name) => [name, options.get(name)]).filter(([, value]) => typeof value === 'string'));
    const { answerConversion } = await import('../units/index.ts');
    const { answer } = answerConversion({ ...question(words), ...precision });
    if (options.has('json')) {
      printJson(answer);
      return;
    }
    const { from, to, formula } = answer;
    const result = to.parts ? to.text : `${to.text ?? to.value} ${to.unit}`;
    process.stdout.write(`${from.value} ${from.unit} = ${result}\n${formula}\n`);
  },
};

/** Three words are a value and two units; a mixed value and a unit are two words, or an odd number of them from five on. */
function question(words: readonly string[]): { from?: string; to: string; value: string } {
  const [value, from] = words;
  const to = words.at(-1);
  if (value !== undefined && from !== undefined && to !== undefined) {
    if (words.length === 3) return { value, from, to };
    if (words.length > 3 ? words.length % 2 === 1 : /[^-+.\de]/.test(value)) return { value: words.slice(0, -1).join(' '), to };
  }
  throw new Misuse('convert needs a value and two units, such as: toolrack convert 10 kg lbs');
}
