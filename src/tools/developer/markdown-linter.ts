import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { refuseCode } from './lib/refusal.ts';

const MAX_LISTED = 1000;

const RULES =
  'MD001 MD003 MD004 MD005 MD007 MD009 MD010 MD011 MD012 MD013 MD014 MD018 MD019 MD020 MD021 MD022 MD023 MD024 MD025 MD026 MD027 MD028 MD029 MD030 MD031 MD032 MD033 MD034 MD035 MD036 MD037 MD038 MD039 MD040 MD041 MD042 MD043 MD044 MD045 MD046 MD047 MD048 MD049 MD050 MD051 MD052 MD053 MD054 MD055 MD056 MD058 MD059 MD060'.split(
    ' ',
  );
const KNOWN = new Set(RULES);

export default defineTool({
  slug: 'markdown-linter',
  name: 'Markdown Linter',
  category: 'developer',
  summary: "Finds style problems in Markdown by markdownlint's rules.",
  description: 'The default settings except for the line length. Comments in the text do not switch rules off.',
  reference: 'markdownlint 0.42 with its default settings',
  keywords: ['markdownlint', 'md lint', 'style check', 'md013'],
  cost: 'heavy',
  inputs: z.strictObject({
    markdown: z.string().max(200_000).describe('Markdown text to check'),
    disable: z
      .array(z.string().max(100).meta({ examples: RULES }))
      .max(100)
      .default([])
      .describe('Names of rules not to apply, such as MD013'),
    lineLength: z.int().min(10).max(10_000).default(80).describe('Longest line that MD013 lets pass, in characters'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether no problem was found'),
    problems: z
      .array(
        z.strictObject({
          rule: z.string().describe('Name of the rule, such as MD001'),
          name: z.string().describe('First alias of the rule, such as heading-increment'),
          line: z.int().describe('Line of the problem, counted from 1'),
          message: z.string().describe('What the rule asks for'),
          detail: z.string().optional().describe('What was found there, where the rule says more'),
        }),
      )
      .describe('The first 1,000 problems by line, then rule'),
    count: z.int().describe('How many problems there are in all'),
  }),
  headline: 'problems',
  pageInputs: { markdown: '# Title\n\n### Skipped a level\n\n* one\n+ two\n' },
  examples: [
    {
      inputs: { markdown: '# A\n\n### B\n' },
      result: {
        valid: false,
        problems: [
          {
            rule: 'MD001',
            name: 'heading-increment',
            line: 3,
            message: 'Heading levels should only increment by one level at a time',
            detail: 'Expected: h2; Actual: h3',
          },
        ],
        count: 1,
      },
    },
  ],
  async run({ markdown, disable, lineLength }) {
    const { lint } = await import('markdownlint/sync');
    for (const [index, name] of disable.entries())
      if (!KNOWN.has(name.toUpperCase())) invalid(`disable[${index}]`, 'must be the name of a markdownlint rule, such as MD013');
    const off = Object.fromEntries(disable.map((name) => [name.toUpperCase(), false]));
    try {
      const found =
        lint({ strings: { text: markdown }, config: { default: true, MD013: { line_length: lineLength }, ...off }, noInlineConfig: true, frontMatter: null })
          .text ?? [];
      const problems = found.map(({ ruleNames: [rule = '', name = ''], lineNumber, ruleDescription, errorDetail }) => ({
        rule,
        name,
        line: lineNumber,
        message: ruleDescription,
        ...(errorDetail && { detail: errorDetail }),
      }));
      problems.sort((a, b) => a.line - b.line || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0));
      return { valid: problems.length === 0, problems: problems.slice(0, MAX_LISTED), count: problems.length };
    } catch (error) {
      return refuseCode(error, 'markdown');
    }
  },
});
