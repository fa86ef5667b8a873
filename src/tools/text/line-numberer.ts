import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isBlank, limitResult, lines, mapLines } from '../shared/text/segments.ts';

const NUMBERED = /^\p{White_Space}*[([]?[0-9]+[.)\]:-]?(?:[ \t]+|$)/u;

export default defineTool({
  slug: 'line-numberer',
  name: 'Line Number Adder and Remover',
  category: 'text',
  summary: 'Adds line numbers to the lines of a text, or removes the ones it has.',
  description:
    'remove takes a number at the start of a line with the brackets or punctuation around it (1. 1) (1) [1] 1: 1-) and the spaces after it; lines without one are left alone.',
  keywords: ['enumerate', 'numbered list', 'cat -n', 'nl', 'number lines'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The lines to number, or to take numbers from'),
    mode: z.enum(['add', 'remove']).default('add').describe('Whether to add or to remove numbers'),
    start: z.int().min(-1_000_000_000).max(1_000_000_000).default(1).describe('Number of the first line'),
    step: z.int().min(-1_000_000).max(1_000_000).default(1).describe('Difference from one number to the next'),
    separator: z.string().max(20).default('. ').describe('Text between number and line'),
    pad: z.enum(['none', 'space', 'zero']).default('none').describe('Fill all numbers on the left to the width of the longest, with spaces or zeros'),
    skipBlank: z.boolean().default(false).describe('Blank lines get no number and are not counted'),
  }),
  result: z.strictObject({ text: z.string().describe('The lines with their numbers, or without') }),
  examples: [
    { inputs: { text: 'a\n\nb\n', start: 9, pad: 'space', skipBlank: true }, result: { text: ' 9. a\n\n10. b\n' } },
    { inputs: { text: '  1) one\n02\ttwo\n3rd\n4:', mode: 'remove' }, result: { text: 'one\ntwo\n3rd\n' } },
  ],
  run({ text, mode, start, step, separator, pad, skipBlank }) {
    if (mode === 'remove') return { text: mapLines(text, (line) => line.replace(NUMBERED, '')) };
    const isNumbered = (line: string): boolean => !skipBlank || !isBlank(line);
    const count = lines(text).filter(isNumbered).length;
    const last = start + step * Math.max(0, count - 1);
    const width = Math.max(String(start).length, String(last).length);
    limitResult(text.length + count * (width + separator.length));
    let number = start;
    const rewritten = mapLines(text, (line) => {
      if (!isNumbered(line)) return line;
      const label = pad === 'none' ? String(number) : pad === 'space' ? String(number).padStart(width) : zeroPadded(number, width);
      number += step;
      return `${label}${separator}${line}`;
    });
    return { text: rewritten };
  },
});

const zeroPadded = (number: number, width: number): string =>
  number < 0 ? `-${String(-number).padStart(width - 1, '0')}` : String(number).padStart(width, '0');
