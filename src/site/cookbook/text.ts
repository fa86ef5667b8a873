import type { ReadyRecipe } from './ready-recipe.ts';

/** Texts and lists, cleaned and counted. */
export const TEXT: readonly ReadyRecipe[] = [
  {
    slug: 'clean-pasted-text',
    keywords: ['word', 'pdf', 'smart quotes', 'invisible characters', 'non-breaking space', 'copy and paste'],
    recipe: {
      name: 'Clean a pasted text',
      note: 'Removes invisible characters, straightens quotation marks and takes superfluous spaces away.',
      parameters: { input: { default: '\u201cHello\u201d,\u00a0 it\u2019s\u200b  me \u2026  ' } },
      steps: [
        { id: 'normal', tool: 'unicode-normalizer', inputs: { form: 'NFC' } },
        { id: 'visible', tool: 'invisible-character-detector', inputs: { keep: ['space'] } },
        { id: 'quotes', tool: 'smart-quotes-converter', inputs: { text: { $from: 'visible', pointer: '/text' }, mode: 'straighten' } },
        { id: 'spaces', tool: 'whitespace-remover', inputs: { trimLines: true, collapse: true } },
      ],
    },
    gives: '"Hello", it\'s me ...',
  },
  {
    slug: 'tidy-list',
    keywords: ['remove duplicates', 'sort lines', 'unique', 'alphabetical', 'number lines', 'clean list'],
    recipe: {
      name: 'Tidy a list',
      note: 'Trims the lines, removes duplicates and empty lines, sorts and numbers them.',
      parameters: { input: { default: 'pear\n apple \n\nFig\napple\npear' } },
      steps: [
        { id: 'trim', tool: 'whitespace-remover', inputs: { trimLines: true, blankLines: 'remove' } },
        { id: 'unique', tool: 'duplicate-line-remover' },
        { id: 'sort', tool: 'line-sorter' },
        { id: 'numbers', tool: 'line-numberer', inputs: { separator: '. ', pad: 'none' } },
      ],
    },
    gives: '1. apple\n2. Fig\n3. pear',
  },
  {
    slug: 'list-for-sql-in',
    keywords: ['where in', 'quoted list', 'sql list', 'ids to query', 'comma separated'],
    recipe: {
      name: 'List for SQL IN (…)',
      note: 'Takes each value of a list once and writes them quoted, as a query takes them.',
      parameters: { input: { default: "A-17\nB-02\nO'Hara\nA-17" } },
      steps: [
        { id: 'unique', tool: 'duplicate-line-remover', inputs: { ignoreBlank: true } },
        { id: 'sql', tool: 'list-converter', inputs: { to: 'sql' } },
      ],
    },
    gives: "('A-17', 'B-02', 'O''Hara')",
  },
  {
    slug: 'slugs-for-titles',
    keywords: ['permalinks', 'url slugs', 'bulk', 'blog titles', 'file names'],
    recipe: {
      name: 'Slugs for a list of titles',
      note: 'Makes an address from each title and puts both side by side.',
      parameters: { input: { default: 'Crème brûlée, step by step\nWhat is new in 2026?' } },
      steps: [
        { id: 'slugs', tool: 'slug-generator', inputs: { perLine: true } },
        {
          id: 'pairs',
          tool: 'line-merger',
          inputs: {
            texts: [
              { $from: 'parameters', pointer: '/input' },
              { $from: 'slugs', pointer: '/slug' },
            ],
            separator: ' → ',
          },
        },
      ],
    },
    gives: 'Crème brûlée, step by step → creme-brulee-step-by-step\nWhat is new in 2026? → what-is-new-in-2026',
  },
  {
    slug: 'decode-mail-subject-lines',
    keywords: ['=?UTF-8?', 'mime header', 'rfc 2047', 'encoded subject', 'e-mail'],
    recipe: {
      name: 'Read encoded subject lines',
      note: 'Decodes the subject of each line of mail headers, whatever it is written in.',
      parameters: { input: { default: 'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe_aus_K=C3=B6ln?=\nSubject: =?ISO-8859-1?B?Y2Fm6Q==?=' } },
      steps: [
        { id: 'subjects', tool: 'line-filter', inputs: { pattern: 'subject:', match: 'startsWith', caseSensitive: false } },
        { id: 'each', tool: 'mime-header-encoder', inputs: { mode: 'decode' }, forEach: { $main: 'subjects' } },
      ],
    },
    gives: 'Subject: Grüße aus Köln\nSubject: café',
  },
  {
    slug: 'changelog-from-commits',
    keywords: ['git log', 'conventional commits', 'release notes', 'semantic release'],
    recipe: {
      name: 'Release notes from commit messages',
      note: 'Sorts conventional commits, one to a line, into new features and fixes.',
      parameters: { input: { default: 'feat(api): add webhooks\nfix: keep the order of keys\nchore: update packages\nfeat!: drop Node 18' } },
      steps: [
        { id: 'each', tool: 'conventional-commit-parser', forEach: { $main: 'parameters' } },
        {
          id: 'groups',
          tool: 'jq-evaluator',
          inputs: {
            json: { $from: 'each', pointer: '/items' },
            filter:
              'def said: map("- \\(.description)\\(if .breaking then " (breaking)" else "" end)") | join("\\n"); "## Features\\n\\n\\(map(select(.type == "feat")) | said)\\n\\n## Fixes\\n\\n\\(map(select(.type == "fix")) | said)"',
            raw: true,
          },
        },
      ],
    },
    gives: `## Features

- add webhooks
- drop Node 18 (breaking)

## Fixes

- keep the order of keys`,
  },
  {
    slug: 'sum-of-numbers-in-a-text',
    keywords: ['add up', 'total', 'receipt', 'invoice', 'extract amounts'],
    recipe: {
      name: 'Sum of the numbers in a text',
      note: 'Finds the numbers of a note or a receipt and adds them up exactly.',
      parameters: { input: { default: 'Tea 4.50\nMug 9.00\nDiscount -0.1\nShipping 0.2' } },
      steps: [
        { id: 'numbers', tool: 'number-extractor' },
        { id: 'sum', tool: 'sum-calculator', inputs: { values: { $from: 'numbers', pointer: '/texts' } } },
      ],
    },
    gives: '13.6',
  },
  {
    slug: 'check-list-of-ibans',
    keywords: ['iban validator', 'bulk', 'bank accounts', 'sepa', 'payments file'],
    recipe: {
      name: 'Check a list of IBANs',
      note: 'Says of each account number, one to a line, whether it is valid.',
      parameters: { input: { default: 'GB82 WEST 1234 5698 7654 32\nDE89 3704 0044 0532 0130 00\nDE88 3704 0044 0532 0130 00' } },
      steps: [
        { id: 'each', tool: 'iban-validator', forEach: { $main: 'parameters' } },
        {
          id: 'side',
          tool: 'line-merger',
          inputs: {
            texts: [
              { $from: 'parameters', pointer: '/input' },
              { $join: { $from: 'each', pointer: '/items' }, pointer: '/valid' },
            ],
            separator: ': ',
          },
        },
        {
          id: 'words',
          tool: 'bulk-text-replacer',
          inputs: {
            rules: [
              { find: ': true', replacement: ': valid' },
              { find: ': false', replacement: ': not valid' },
            ],
          },
        },
      ],
    },
    gives: 'GB82 WEST 1234 5698 7654 32: valid\nDE89 3704 0044 0532 0130 00: valid\nDE88 3704 0044 0532 0130 00: not valid',
  },
];
