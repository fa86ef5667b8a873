import { z } from 'zod';
import { defineTool } from '../define.ts';
import { formatCode } from './lib/prettier.ts';

export default defineTool({
  slug: 'javascript-formatter',
  name: 'JavaScript and TypeScript Formatter',
  category: 'developer',
  summary: 'Formats JavaScript, JSX and TypeScript as Prettier does.',
  description: "The options are Prettier's; all others are the defaults, and lines end in LF. No settings are read from comments but prettier-ignore.",
  reference: 'Prettier 3.10',
  keywords: ['beautify', 'pretty print', 'js beautifier', 'prettier', 'indent code'],
  cost: 'heavy',
  inputs: z.strictObject({
    code: z.string().max(200_000).describe('JavaScript or TypeScript code, JSX included'),
    language: z.enum(['javascript', 'typescript']).default('javascript').describe('Language of the code; both with JSX'),
    printWidth: z.int().min(20).max(400).default(80).describe('Line width to keep within where possible, in characters'),
    indent: z.int().min(1).max(16).default(2).describe('Spaces for each level of indent'),
    useTabs: z.boolean().default(false).describe('Indent with tabs instead of spaces'),
    semicolons: z.boolean().default(true).describe('Put semicolons at the ends of statements'),
    singleQuotes: z.boolean().default(false).describe('Use single quotes where that needs no more escapes'),
    trailingCommas: z.enum(['all', 'es5', 'none']).default('all').describe('Where commas go at the ends of lists over several lines'),
    bracketSpacing: z.boolean().default(true).describe('Put spaces inside the braces of object literals'),
    arrowParentheses: z.enum(['always', 'avoid']).default('always').describe('Whether a sole argument of an arrow function gets parentheses'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The formatted text, ending in a line feed unless empty') }),
  examples: [
    { inputs: { code: "const a={b:1,c:'x'}" }, result: { formatted: 'const a = { b: 1, c: "x" };\n' } },
    {
      inputs: { code: 'let f=(x:number)=>{return x}', language: 'typescript', semicolons: false, arrowParentheses: 'avoid' },
      result: { formatted: 'let f = (x: number) => {\n  return x\n}\n' },
    },
  ],
  async run({ code, language, printWidth, indent, useTabs, semicolons, singleQuotes, trailingCommas, bracketSpacing, arrowParentheses }) {
    const options = {
      parser: language === 'typescript' ? 'typescript' : 'babel',
      printWidth,
      tabWidth: indent,
      useTabs,
      semi: semicolons,
      singleQuote: singleQuotes,
      trailingComma: trailingCommas,
      bracketSpacing,
      arrowParens: arrowParentheses,
    };
    return { formatted: await formatCode(code, options, 'code') };
  },
});
