import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { quoteWord, splitWords } from './lib/shell-words.ts';

export default defineTool({
  slug: 'shell-argument-splitter',
  name: 'Shell Argument Splitter',
  category: 'developer',
  summary: 'Splits a command line into its arguments as a POSIX shell does, or quotes arguments into one.',
  description:
    'Quoting with \', " and \\; inside double quotes \\ before " and \\ alone is taken off, elsewhere it stays. Words are joined where they touch; $ * ~ and operators are not expanded. join quotes with single quotes what contains anything but letters, digits and @%+=:,./_-.',
  reference: "Python's shlex in POSIX mode",
  keywords: ['shlex', 'quote', 'command line', 'argv', 'escape shell'],

  inputs: z.strictObject({
    mode: z.enum(['split', 'join']).default('split').describe('Split a command line, or join arguments into one'),
    text: z.string().max(200_000).optional().describe('The command line, for split'),
    arguments: z.array(z.string().max(200_000)).max(10_000).optional().describe('Arguments to quote into a command line, for join'),
    comments: z.boolean().default(false).describe('Split: a # at the start of a word begins a comment'),
  }),
  result: z.strictObject({
    arguments: z.array(z.string()).describe('The arguments in order'),
    text: z.string().describe('The command line; for split each argument quoted anew'),
    count: z.int().describe('How many arguments there are'),
  }),
  appliesWhen: {
    text: { mode: ['split'] },
    arguments: { mode: ['join'] },
  },
  examples: [
    {
      inputs: { text: "git commit -m \"it's done\" a\\ b ''" },
      result: { arguments: ['git', 'commit', '-m', "it's done", 'a b', ''], text: "git commit -m 'it'\"'\"'s done' 'a b' ''", count: 6 },
    },
    { inputs: { mode: 'join', arguments: ['echo', 'a b', "it's"] }, result: { arguments: ['echo', 'a b', "it's"], text: "echo 'a b' 'it'\"'\"'s'", count: 3 } },
  ],
  run({ mode, text, arguments: given, comments }) {
    if (mode === 'split' && given !== undefined) invalid('arguments', 'is for join; split takes text');
    if (mode === 'join' && text !== undefined) invalid('text', 'is for split; join takes arguments');
    if (mode === 'split' && text === undefined) invalid('text', 'is needed by split');
    if (mode === 'join' && given === undefined) invalid('arguments', 'is needed by join');
    const words = mode === 'split' ? splitWords(text ?? '', { comments }) : (given ?? []);
    return { arguments: words, text: words.map(quoteWord).join(' '), count: words.length };
  },
});
