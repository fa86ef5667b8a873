import { z } from 'zod';
import { defineTool } from '../define.ts';
import { capitalize } from '../shared/text/casing.ts';
import { mapLines, wordsWithOffsets } from '../shared/text/segments.ts';

const SHORT = 'a an the and as but for if nor or so yet at by in of off on per to up via';
const LONG =
  'a an the and but for nor or as to about above across after against along among around at before behind below beneath beside between beyond by ' +
  'despite down during except from in inside into like near of off on onto out outside over past since than through throughout till toward towards ' +
  'under underneath until up upon via with within without';

const STYLES = {
  ap: { minor: new Set(SHORT.split(' ')), lastIsMajor: true },
  apa: { minor: new Set(SHORT.split(' ')), lastIsMajor: false },
  chicago: { minor: new Set(LONG.split(' ')), lastIsMajor: true },
};

/** The end of a clause, with nothing but white space and quotes up to the next word. */
const CLAUSE_END = /[:.?!—][\p{White_Space}\p{Pi}\p{Pf}"'„‚]*$/u;
const LATER_CAPITAL = /^\P{L}*\p{L}.*\p{Lu}/su;

/** Each line is read for its words by itself, which takes longest to begin with. */
const MAX_QUICK_LINES = 500;
const MAX_QUICK_CHARACTERS = 2500;

export default defineTool({
  slug: 'title-case-converter',
  name: 'Title Case Converter',
  category: 'text',
  summary: 'Capitalises headlines and titles in AP, APA or Chicago style.',
  description:
    'Each line is a title. Words with a capital inside (iPhone, NASA) are kept unless the line has no lower-case letter at all. The first word, the first after : . ? ! or an em dash and, ' +
    'in AP and Chicago style, the last word are always capitalised; articles, short conjunctions and prepositions are lower case otherwise.',
  reference: 'AP Stylebook, APA Publication Manual (7th edition), The Chicago Manual of Style (17th edition)',
  keywords: ['headline', 'capitalize', 'heading', 'book title'],
  heavyWhen: ({ text }) => text.length > MAX_QUICK_CHARACTERS || text.split(/[\n\r]/, MAX_QUICK_LINES).length === MAX_QUICK_LINES,
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('One title to a line'),
    style: z.enum(['ap', 'apa', 'chicago']).default('ap').describe('The style guide to follow'),
  }),
  result: z.strictObject({ text: z.string().describe('The titles with their capitals') }),
  examples: [
    {
      inputs: { text: 'the lord of the rings: the return of the king', style: 'ap' },
      result: { text: 'The Lord of the Rings: The Return of the King' },
    },
    { inputs: { text: 'a walk between the raindrops', style: 'chicago' }, result: { text: 'A Walk between the Raindrops' } },
    { inputs: { text: 'my iPhone and what to look for', style: 'apa' }, result: { text: 'My iPhone and What to Look for' } },
  ],
  run: ({ text, style }) => ({ text: mapLines(text, (line) => titleCase(line, STYLES[style])) }),
});

function titleCase(written: string, { minor, lastIsMajor }: { minor: ReadonlySet<string>; lastIsMajor: boolean }): string {
  const line = /\p{Ll}/u.test(written) ? written : written.toLowerCase();
  const found = wordsWithOffsets(line);
  let result = '';
  let end = 0;
  found.forEach(({ word, start }, index) => {
    const gap = line.slice(end, start);
    result += gap;
    end = start + word.length;
    const isMajor = index === 0 || CLAUSE_END.test(gap) || (lastIsMajor && index === found.length - 1);
    const lower = word.toLowerCase();
    if (LATER_CAPITAL.test(word)) result += word;
    else result += minor.has(lower) && !isMajor ? lower : capitalize(lower);
  });
  return result + line.slice(end);
}
