import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { patternStrings } from './lib/pattern-strings.ts';

const DRAWS_PER_STRING = 100;

export default defineTool({
  slug: 'regex-string-generator',
  name: 'Regex String Generator',
  category: 'generators',
  summary: 'Generates random strings that match a regular expression.',
  description:
    'Literals, escapes, classes and their complements, the dot, alternatives, groups (also named), backreferences, counts, ^ and $, \\b and \\B, \\d \\w \\s, \\xHH, \\uHHHH and \\u{H}. Where a class allows any character it gives printable ASCII, and \\s a space. The pattern is read as with the flag u, and where it is malformed so as without it. Each string matches the pattern from end to end. Lookaround, \\p{..} and flags in groups are unprocessable.',
  reference: 'ECMA-262, regular expressions',
  keywords: [
    'reverse regex',
    'regexp',
    'sample strings',
    'examples for a pattern',
    'test data',
    'generate from pattern',
    'xeger',
    'license key',
    'serial number',
  ],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    pattern: z.string().min(1).max(500).describe('Regular expression in ECMAScript syntax, without slashes'),
    count: z.int().min(1).max(1000).default(5).describe('How many strings to make'),
    maximumRepeat: z.int().min(1).max(100).default(10).describe('How often * + and {n,} may repeat beyond their minimum'),
    ignoreCase: z.boolean().default(false).describe('Give letters in random case'),
    unique: z.boolean().default(false).describe('Give no string twice'),
    seed: seedInput,
  }),
  result: z.strictObject({
    strings: z.array(z.string()).describe('The strings, each matching the whole pattern'),
    count: z.int().describe('How many strings there are'),
  }),
  pageInputs: { pattern: '[A-Z]{3}-\\d{4}' },
  examples: [
    { inputs: { pattern: 'abc{2}', count: 2 }, result: { strings: ['abcc', 'abcc'], count: 2 } },
    { inputs: { pattern: '[A-Z]{3}-\\d{4}', count: 3, seed: 'a' }, result: { strings: ['RQR-8192', 'YVG-1440', 'ZRP-4979'], count: 3 } },
  ],
  async run({ pattern, count, maximumRepeat, ignoreCase, unique, seed }) {
    const draw = await patternStrings(pattern, { maximumRepeat, ignoreCase }, 'pattern');
    const random = new Random(seed);
    if (!unique) return { strings: Array.from({ length: count }, () => draw(random)), count };
    const strings = new Set<string>();
    for (let draws = 0; strings.size < count; draws++) {
      if (draws >= DRAWS_PER_STRING * count)
        unprocessable(`Only ${strings.size} different strings were found in ${draws} draws; ask for fewer or allow repeats.`, 'unique');
      strings.add(draw(random));
    }
    return { strings: [...strings], count };
  },
});
