import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMarkdown } from './format-markdown.ts';
import { formatCode } from './prettier.ts';

const BLOCKS = [
  '#  Title\n* a\n* __b__',
  'Set\n===\n\n1) one\n2) two',
  '* list\n\n\n+ list\n# Between\n+ list',
  '~~~\n# code\n\n# more\n~~~',
  '<div>\n# html\n\n# Heading\n</div>',
  '> # quoted\nlazy *text*',
  '- item\n\n  # in it\n\n# Out of it #',
  '| a | b |\n|-|:-:|\n| long cell | x |',
  '    # indented\n\ntext  \nbreak\\\nanother',
  '<!-- comment\n# in it\n-->',
];
const documents = fc.array(fc.tuple(fc.constantFrom(...BLOCKS), fc.constantFrom('\n', '\n\n', '\n\n\n')), { minLength: 150, maxLength: 200 });

it('formats a long document in parts as Prettier formats it in one', async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.constantFrom('preserve', 'always', 'never'), async (blocks, proseWrap) => {
      const markdown = blocks.flat().join('');
      const options = { proseWrap, printWidth: 40 } as const;
      expect(await formatMarkdown(markdown, options)).toBe(await formatCode(markdown, { ...options, parser: 'markdown' }, 'markdown'));
    }),
    { numRuns: 8 },
  );
});
