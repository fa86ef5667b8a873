import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes } from '../shared/text/segments.ts';

const TYPES = 'build chore ci docs feat fix perf refactor revert style test'.split(' ');
const HEADER = /^([^\s():!]+)(?:\(([^()\r\n]+)\))?(!)?: (\S.*)$/;
const FOOTER = /^(BREAKING CHANGE|[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)(: | (?=#))(.*)$/;

export default defineTool({
  slug: 'conventional-commit-parser',
  name: 'Conventional Commit Parser',
  category: 'developer',
  summary: 'Checks a commit message against Conventional Commits and splits it into its parts.',
  description:
    'Header: type, optional (scope), optional !, colon, space, description. The body follows after one empty line; footers are the last paragraph when its lines begin with a token and ": " or " #". BREAKING CHANGE and BREAKING-CHANGE in capitals, or !, make it breaking. Lines that begin with # are left out.',
  reference: 'Conventional Commits 1.0.0',
  keywords: ['commitlint', 'git commit', 'semantic release', 'commit message'],

  inputs: z.strictObject({
    message: z.string().max(50_000).describe('The commit message to check'),
    types: z.array(z.string().min(1).max(100)).max(100).optional().describe('Types that are allowed, in any case; the usual eleven if omitted, any when empty'),
    maxHeaderLength: z.int().min(10).max(1000).default(100).describe('Maximum length of the header in characters'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the message follows the rules'),
    type: z.string().optional().describe('Type of the change, such as feat'),
    scope: z.string().optional().describe('Scope in brackets, where there is one'),
    description: z.string().optional().describe('What the header says after the colon'),
    body: z.string().optional().describe('Text between header and footers'),
    footers: z
      .array(
        z.strictObject({
          token: z.string().describe('Word or words before the separator'),
          value: z.string().describe('Value of the footer, also over several lines'),
        }),
      )
      .optional()
      .describe('Footers in order, also when there are none'),
    breaking: z.boolean().optional().describe('Whether the change is breaking'),
    bump: z.enum(['major', 'minor', 'patch', 'none']).optional().describe('Part of a semantic version that the change raises'),
    issues: z.array(z.string()).optional().describe('Issue numbers in description and footers, each once'),
    errors: z.array(z.string()).describe('Codes of what is wrong, in order'),
  }),
  headline: 'type',
  examples: [
    {
      inputs: { message: 'feat(api)!: send mail (#12)\n\nLong text.\n\nReviewed-by: Z\nRefs: #123' },
      result: {
        valid: true,
        type: 'feat',
        scope: 'api',
        description: 'send mail (#12)',
        body: 'Long text.',
        footers: [
          { token: 'Reviewed-by', value: 'Z' },
          { token: 'Refs', value: '#123' },
        ],
        breaking: true,
        bump: 'major',
        issues: ['12', '123'],
        errors: [],
      },
    },
    { inputs: { message: 'Fixed stuff' }, result: { valid: false, errors: ['headerFormat'] } },
  ],
  run({ message, types = TYPES, maxHeaderLength }) {
    const lines = message
      .split(/\r\n|\n|\r/)
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.trimEnd());
    while (lines[0] === '') lines.shift();
    while (lines.at(-1) === '') lines.pop();
    const [header = '', ...rest] = lines;
    if (header === '') return { valid: false, errors: ['empty'] };
    const [whole, type = '', scope, mark, description = ''] = HEADER.exec(header.trim()) ?? [];
    if (whole === undefined) return { valid: false, errors: ['headerFormat'] };
    const { body, footers } = splitBody(rest);
    const breaking = mark !== undefined || footers.some(({ token }) => /^BREAKING[ -]CHANGE$/.test(token));
    const errors = [
      ...(types.length > 0 && !types.some((one) => one.toLowerCase() === type.toLowerCase()) ? ['typeUnknown'] : []),
      ...(countGraphemes(header.trim()) > maxHeaderLength ? ['headerTooLong'] : []),
      ...(rest.length > 0 && rest[0] !== '' ? ['bodyWithoutBlankLine'] : []),
    ];
    const kind = type.toLowerCase();
    const bump: 'major' | 'minor' | 'patch' | 'none' = breaking ? 'major' : kind === 'feat' ? 'minor' : kind === 'fix' ? 'patch' : 'none';
    const issues = [description, ...footers.map(({ value }) => value)].flatMap((text) => Array.from(text.matchAll(/#(\d+)/g), ([, number = '']) => number));
    return {
      valid: errors.length === 0,
      type,
      ...(scope !== undefined && { scope }),
      description,
      ...(body !== '' && { body }),
      footers,
      breaking,
      bump,
      issues: [...new Set(issues)],
      errors,
    };
  },
});
function splitBody(rest: readonly string[]): { body: string; footers: { token: string; value: string }[] } {
  const lastBlank = rest.lastIndexOf('');
  let start = lastBlank + 1;
  // A footer's value may hold empty lines; the footers begin at the first paragraph from which all begin with a token.
  if (!FOOTER.test(rest[start] ?? '')) {
    start = rest.findIndex((line, index) => /^BREAKING[ -]CHANGE: /.test(line) && rest[index - 1] === '');
    if (start < 0) start = rest.length;
  }
  const footers: { token: string; value: string }[] = [];
  for (const line of rest.slice(start)) {
    const [whole, token = '', , value = ''] = FOOTER.exec(line) ?? [];
    const last = footers.at(-1);
    if (whole !== undefined) footers.push({ token, value });
    else if (last) last.value += `\n${line}`;
  }
  return { body: rest.slice(0, start).join('\n').trim(), footers };
}
