import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, isBlank, joinLines, limitResult, lines, nonSpaceRuns, trim } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-aligner',
  name: 'Text Aligner',
  category: 'text',
  summary: 'Aligns lines left, right, centred or justified within a width.',
  description:
    'Lines are trimmed first; those as long as the width or longer are left so, and nothing is padded at the end. justify spreads spaces between words, the remainder to the leftmost gaps; ' +
    'single words and the last line of each paragraph stay left-aligned.',
  keywords: ['center', 'justify', 'right align', 'format', 'block text'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The lines to align'),
    align: z
      .enum(['left', 'right', 'center', 'justify'])
      .default('left')
      .describe('How the text is aligned within the width; justify stretches the spaces between words'),
    width: z.int().min(1).max(10_000).optional().describe('Width in characters; if omitted, that of the longest trimmed line'),
  }),
  result: z.strictObject({ text: z.string().describe('The aligned lines') }),
  examples: [
    { inputs: { text: 'one\nthree', align: 'center', width: 8 }, result: { text: '  one\n three' } },
    { inputs: { text: 'a bb c\nend of it', align: 'justify', width: 10 }, result: { text: 'a   bb   c\nend of it' } },
  ],
  run({ text, align, width: wanted }) {
    const all = lines(text).map(trim);
    const lengths = all.map(countGraphemes);
    const width = wanted ?? lengths.reduce((most, length) => Math.max(most, length), 0);
    if (align !== 'left') limitResult(lengths.reduce((total, length, index) => total + (all[index]?.length ?? 0) + Math.max(0, width - length), 0));
    const aligned = all.map((line, index) => {
      const free = width - (lengths[index] ?? 0);
      if (line === '' || free <= 0) return line;
      if (align === 'justify') return justify(line, width, isBlank(all[index + 1] ?? ''));
      return ' '.repeat(align === 'right' ? free : align === 'center' ? Math.floor(free / 2) : 0) + line;
    });
    return { text: joinLines(aligned, text) };
  },
});

function justify(line: string, width: number, isLast: boolean): string {
  const words = nonSpaceRuns(line);
  const gaps = words.length - 1;
  if (isLast || gaps === 0) return words.join(' ');
  const spaces = width - words.reduce((total, word) => total + countGraphemes(word), 0);
  const each = Math.floor(spaces / gaps);
  const wider = spaces % gaps;
  return words.map((word, index) => (index === gaps ? word : word + ' '.repeat(each + (index < wider ? 1 : 0)))).join('');
}
