import { z } from 'zod';
import { defineTool } from '../define.ts';
import { LANGUAGES } from './lib/comment-syntax.ts';
import { sourceParts } from './lib/source-parts.ts';

const LEGAL = /^\/\*!|@license|@preserve/;

export default defineTool({
  slug: 'comment-remover',
  name: 'Comment Remover',
  category: 'developer',
  summary: 'Removes the comments from source code in many languages.',
  description:
    'Marks in strings, template literals, regular expressions and heredocs, in the code within them too, and in PHP outside of its tags are not comments. A line that held nothing but comment goes with its line end; white space before a comment at the end of a line goes. Docstrings of Python stay, as they are values, and so does a #! line.',
  reference: "The comments of each language's reference",
  keywords: ['strip comments', 'delete comments', 'jsonc to json', 'uncomment', 'minify'],
  inputs: z.strictObject({
    code: z.string().max(1_000_000).describe('The source code to take the comments out of'),
    language: z.enum([...LANGUAGES, 'jsonc']).describe('The language it is written in'),
    keepLegal: z.boolean().default(false).describe('Whether /*! comments and those with @license or @preserve stay'),
    removeBlankLines: z.boolean().default(false).describe('Whether all lines of white space go, too'),
  }),
  result: z.strictObject({
    text: z.string().describe('The code without its comments'),
    removed: z.int().describe('How many comments were removed'),
  }),
  examples: [
    {
      inputs: { code: 'let a = 1; // one\n/* two */\nlet b = "// no";\n', language: 'javascript' },
      result: { text: 'let a = 1;\nlet b = "// no";\n', removed: 2 },
    },
  ],
  async run({ code, language, keepLegal, removeBlankLines }) {
    const kept: string[] = [];
    let removed = 0;
    // Whether anything but white space of this line has been kept, and whether a comment of it went.
    let line = '';
    let lostComment = false;
    const endLine = (end: string): void => {
      const onlyComment = lostComment && line.trim() === '';
      if (!onlyComment) kept.push((lostComment ? line.trimEnd() : line) + end);
      line = '';
      lostComment = false;
    };
    for (const { kind, start, end } of await sourceParts(code, language)) {
      const part = code.slice(start, end);
      if (kind === 'comment' && !(keepLegal && LEGAL.test(part))) {
        removed++;
        const touches = /\S$/.test(line) && /^\S/.test(code.slice(end, end + 1));
        lostComment = true;
        if (touches) line += ' ';
        continue;
      }
      const pieces = part.split(/(\r\n|\n|\r)/);
      for (let index = 0; index < pieces.length; index += 2) {
        line += pieces[index] ?? '';
        const lineEnd = pieces[index + 1];
        if (lineEnd !== undefined) endLine(lineEnd);
      }
    }
    if (line !== '' || lostComment) endLine('');
    const text = kept.join('');
    return { text: removeBlankLines ? withoutBlankLines(text) : text, removed };
  },
});

const withoutBlankLines = (text: string): string =>
  text
    .split(/(?<=\r\n|\n|\r(?!\n))/)
    .filter((line) => line.trim() !== '')
    .join('');
