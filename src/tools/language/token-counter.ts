import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes } from '../shared/text/segments.ts';
import { encodePiece, type TokenRanks, tokenRanks } from './lib/byte-pairs.ts';

const CONTRACTION = "'(?:[sSſdDmMtT]|[lL][lL]|[vV][eE]|[rR][eE])";
const MIXED_END = `[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]`;
const MIXED_START = `[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]`;

/** How tiktoken cuts text into pieces, none of which a token spans. White space is Unicode's, which JavaScript's \s is not. */
const GPT3 = /'(?:[sdmt]|ll|ve|re)| ?\p{L}+| ?\p{N}+| ?[^\p{White_Space}\p{L}\p{N}]+|\p{White_Space}+$|\p{White_Space}+(?!\P{White_Space})|\p{White_Space}/gu;
const GPT4 = new RegExp(
  [
    CONTRACTION,
    '[^\\r\\n\\p{L}\\p{N}]?\\p{L}+',
    '\\p{N}{1,3}',
    ' ?[^\\p{White_Space}\\p{L}\\p{N}]+[\\r\\n]*',
    '\\p{White_Space}+$',
    '\\p{White_Space}*[\\r\\n]',
    '\\p{White_Space}+(?!\\P{White_Space})',
    '\\p{White_Space}',
  ].join('|'),
  'gu',
);
const GPT4O = new RegExp(
  [
    `[^\\r\\n\\p{L}\\p{N}]?${MIXED_START}*${MIXED_END}+(?:${CONTRACTION})?`,
    `[^\\r\\n\\p{L}\\p{N}]?${MIXED_START}+${MIXED_END}*(?:${CONTRACTION})?`,
    '\\p{N}{1,3}',
    ' ?[^\\p{White_Space}\\p{L}\\p{N}]+[\\r\\n/]*',
    '\\p{White_Space}*[\\r\\n]+',
    '\\p{White_Space}+(?!\\P{White_Space})',
    '\\p{White_Space}+',
  ].join('|'),
  'gu',
);

/** p50k_base is r50k_base with runs of spaces behind it. */
const TOKENS_OF_R50K = 50_256;

const ENCODINGS = {
  o200k_base: { pieces: GPT4O, load: async () => (await import('gpt-tokenizer/bpeRanks/o200k_base')).default },
  cl100k_base: { pieces: GPT4, load: async () => (await import('gpt-tokenizer/bpeRanks/cl100k_base')).default },
  p50k_base: { pieces: GPT3, load: async () => (await import('gpt-tokenizer/bpeRanks/p50k_base')).default },
  r50k_base: { pieces: GPT3, load: async () => (await import('gpt-tokenizer/bpeRanks/p50k_base')).default.slice(0, TOKENS_OF_R50K) },
};

const loaded = new Map<string, TokenRanks>();

export default defineTool({
  slug: 'token-counter',
  name: 'Token Counter',
  category: 'language',
  summary: "Counts the tokens a text has for OpenAI's language models.",
  description:
    'Byte-pair encoding as tiktoken does it: o200k_base for GPT-4o and later, cl100k_base for GPT-4 and GPT-3.5, p50k_base for Codex, r50k_base for GPT-3. What looks like a special token, such as <|endoftext|>, is ordinary text, and the few tokens that chat models add to each message are not counted.',
  reference: 'OpenAI tiktoken; Sennrich, Haddow and Birch 2016 (byte-pair encoding)',
  keywords: ['gpt', 'chatgpt', 'llm', 'openai', 'tiktoken', 'prompt length', 'context window', 'bpe', 'count tokens'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The text to count'),
    encoding: z
      .enum(['o200k_base', 'cl100k_base', 'p50k_base', 'r50k_base'])
      .default('o200k_base')
      .describe('Encoding of the model: o200k_base for GPT-4o and later, cl100k_base for GPT-4 and 3.5, p50k_base for Codex, r50k_base for GPT-3'),
    includeTokens: z.boolean().default(false).describe('Also give the numbers of the tokens'),
  }),
  result: z.strictObject({
    tokens: z.int().describe('Number of tokens in the text'),
    characters: z.int().describe('Number of characters (grapheme clusters) in the text'),
    charactersPerToken: z.number().optional().describe('Average characters per token; absent without tokens'),
    tokenIds: z.array(z.int()).optional().describe('Numbers of the tokens in order; only with includeTokens'),
  }),
  examples: [
    {
      inputs: { text: 'tiktoken is great!', encoding: 'cl100k_base', includeTokens: true },
      result: { tokens: 6, characters: 18, charactersPerToken: 3, tokenIds: [83, 1609, 5963, 374, 2294, 0] },
    },
    { inputs: { text: '' }, result: { tokens: 0, characters: 0 } },
  ],
  async run({ text, encoding, includeTokens }) {
    const { pieces, load } = ENCODINGS[encoding];
    const ranks = loaded.get(encoding) ?? tokenRanks(await load());
    loaded.set(encoding, ranks);
    const tokenIds: number[] = [];
    for (const [piece] of text.matchAll(pieces)) encodePiece(piece, ranks, tokenIds);
    const characters = countGraphemes(text);
    return {
      tokens: tokenIds.length,
      characters,
      ...(tokenIds.length > 0 && { charactersPerToken: characters / tokenIds.length }),
      ...(includeTokens && { tokenIds }),
    };
  },
});
