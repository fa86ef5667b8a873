import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isBlank, limitResult, lines, mapLines } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-indenter',
  name: 'Text Indenter',
  category: 'text',
  summary: 'Indents lines, or removes the indentation they share.',
  description:
    'dedent removes the longest run of spaces and tabs that begins every line which is not blank (a tab equals only a tab); blank lines become empty.',
  reference: 'Python textwrap.indent and textwrap.dedent',
  keywords: ['outdent', 'unindent', 'tabs', 'code block'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The lines to indent or dedent'),
    mode: z.enum(['indent', 'dedent']).default('indent').describe('indent adds indentation; dedent removes what all lines share'),
    size: z.int().min(0).max(100).default(4).describe('Number of spaces or tabs to add, for indent'),
    character: z.enum(['space', 'tab']).default('space').describe('Character to indent with, for indent'),
    indentBlank: z.boolean().default(false).describe('Indent blank lines too'),
  }),
  result: z.strictObject({ text: z.string().describe('The lines with their new indentation') }),
  appliesWhen: {
    size: { mode: ['indent'] },
    character: { mode: ['indent'] },
  },
  examples: [
    { inputs: { text: 'if x:\n\n  y\n', size: 2 }, result: { text: '  if x:\n\n    y\n' } },
    { inputs: { text: '    a\n      b\n  \n    c', mode: 'dedent' }, result: { text: 'a\n  b\n\nc' } },
  ],
  run({ text, mode, size, character, indentBlank }) {
    if (mode === 'dedent') {
      const shared = sharedIndent(lines(text).filter((line) => !isBlank(line))).length;
      return { text: mapLines(text, (line) => (isBlank(line) ? '' : line.slice(shared))) };
    }
    const indent = (character === 'tab' ? '\t' : ' ').repeat(size);
    limitResult(text.length + size * lines(text).length);
    return { text: mapLines(text, (line) => (isBlank(line) && !indentBlank ? line : indent + line)) };
  },
});

/** The longest run of spaces and tabs all lines begin with. */
function sharedIndent(all: readonly string[]): string {
  let shared = /^[ \t]*/.exec(all[0] ?? '')?.[0] ?? '';
  for (const line of all) {
    let length = 0;
    while (length < shared.length && line[length] === shared[length]) length++;
    shared = shared.slice(0, length);
  }
  return shared;
}
