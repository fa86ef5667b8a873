import { holdTo } from '../testing.ts';
import tool from './markdown-linter.ts';

const rules = (markdown: string, ...found: [string, number][]): [Record<string, unknown>, Record<string, unknown>] => [
  { markdown },
  { problems: found.map(([rule, line]) => ({ rule, line })), count: found.length },
];

// The examples of markdownlint's documentation of its rules (MIT).
holdTo(tool, {
  answers: [
    [{ markdown: '# A\n' }, { valid: true, problems: [], count: 0 }],
    rules('# A\n\n\n\nb\n', ['MD012', 3], ['MD012', 4]),
    rules('# A', ['MD047', 1]),
    rules('#A\n', ['MD018', 1], ['MD041', 1]),
    rules('# A\n\nb  \n\n\tc\n', ['MD010', 5]),
    [{ markdown: '# A\n\n### B\n', disable: ['md001'] }, { valid: true }],
    [{ markdown: '<!-- markdownlint-disable MD001 -->\n\n# A\n\n### B\n' }, { problems: [{ rule: 'MD001', line: 5 }] }],
    [{ markdown: `# A\n\n${'a '.repeat(60)}b\n`, lineLength: 200 }, { valid: true }],
    [{ markdown: `# A\n\n${'a '.repeat(60)}b\n` }, { problems: [{ rule: 'MD013', name: 'line-length', line: 3 }] }],
  ],
  invalid: [
    [{ markdown: '', disable: ['MD999'] }, 'disable[0]'],
    [{ markdown: '', lineLength: 9 }, 'lineLength'],
  ],
});
