import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { type FuzzyHash, readFuzzyHash, similarity } from './lib/fuzzy-hash.ts';

const hashText = (description: string) => z.string().min(1).max(5000).describe(description);

/** A hash, or a complaint about its field. */
const given = (text: string, path: string): FuzzyHash =>
  readFuzzyHash(text) ?? invalid(path, 'must be a fuzzy hash, such as 3:FJKKIUKact:FHIGi, or a line that ssdeep wrote for a file');

const nameOf = (text: string): string | undefined => /^[^,]*,\s*"?(.*?)"?\s*$/s.exec(text)?.[1];

export default defineTool({
  slug: 'fuzzy-hash-comparer',
  name: 'Fuzzy Hash Comparer (ssdeep)',
  category: 'archives',
  summary: 'Scores how alike files are from 0 to 100, by their fuzzy hashes, as ssdeep does.',
  description:
    'Hashes whose block sizes are neither the same nor one twice the other have the score 0, and so have those without seven characters in a row in common. A score is not a percentage of equal bytes: 100 means the same hash, and from about 50 on files are usually related.',
  reference: 'ssdeep 2.14',
  keywords: ['ssdeep compare', 'ctph compare', 'similarity score', 'near duplicate', 'malware family', 'compare fuzzy hashes'],
  cost: 'heavy',
  inputs: z.strictObject({
    hash: hashText('The fuzzy hash to compare, or a line that ssdeep wrote'),
    others: z.array(hashText('A fuzzy hash, or a line with a file name behind a comma')).min(1).max(5000).describe('The hashes to compare it with'),
    threshold: z.int().min(0).max(100).default(0).describe('The lowest score to list'),
  }),
  result: z.strictObject({
    score: z.int().describe('The highest of the scores, from 0 to 100'),
    matches: z
      .array(
        z.strictObject({
          index: z.int().describe('Place in the list of others, from 0'),
          score: z.int().describe('How alike the two are, from 0 to 100'),
          name: z.string().optional().describe('File name behind the hash'),
        }),
      )
      .describe('The scores from the threshold on, the highest first'),
  }),
  examples: [
    {
      inputs: {
        hash: '96:s4Ud1Lj96tHHlZDrwciQmA+4uy1I0G4HYuL8N3TzS8QsO/wqWXLcMSx:sF1LjEtHHlZDrJzrhuyZvHYm8tKp/RWO',
        others: ['96:U1XQd1Lj96tHHlZDrwciQmA+4uy1I0G4HYuL8N3TzS8QsO/wqWXLcMSx:EXgF1LjEtHHlZDrJzrhuyZvHYm8tKp/RWO', '3:FJKKIUKact:FHIGi,"fox.txt"'],
      },
      result: {
        score: 97,
        matches: [
          { index: 0, score: 97 },
          { index: 1, score: 0, name: 'fox.txt' },
        ],
      },
    },
  ],
  run({ hash, others, threshold }) {
    const one = given(hash, 'hash');
    const scores = others.map((text, index) => {
      const name = nameOf(text);
      return { index, score: similarity(one, given(text, `others[${index}]`)), ...(name !== undefined && { name }) };
    });
    return {
      score: Math.max(...scores.map(({ score }) => score)),
      matches: scores.filter(({ score }) => score >= threshold).sort((first, second) => second.score - first.score),
    };
  },
});
