import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D } from '../shared/numbers/money.ts';
import { nearest } from './lib/pieces.ts';

/** What the sizes of a system are above American women's. */
const WOMEN = { us: 0, uk: 4, au: 4, eu: 30, de: 30, fr: 32, it: 36, jp: 3 };
const MAX_WOMEN = 24;
const SUIT_EU = 10;
const MIN_SUIT = 30;
const MAX_SUIT = 60;
const CM_PER_INCH = new D('2.54');
const MIN_COLLAR = 13;
const MAX_COLLAR = 20;

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];
/** The greatest American size of each letter but the last. */
const LETTER_ENDS = {
  women: [2, 6, 10, 14, 18, 22],
  'men-suit': [33, 36, 40, 44, 48, 52],
  'men-shirt': [13.5, 14.5, 15.5, 16.5, 17.5, 18.5],
};

type System = keyof typeof WOMEN;

const isMens = (system: System): system is 'us' | 'uk' | 'eu' => system === 'us' || system === 'uk' || system === 'eu';

function womensSizes(system: System, size: number) {
  const us = size - WOMEN[system];
  if (us < 0 || us > MAX_WOMEN || us % 2 !== 0)
    unprocessable(`Women's sizes in this system go in twos from ${WOMEN[system]} to ${WOMEN[system] + MAX_WOMEN}.`, 'size');
  return { us, uk: us + WOMEN.uk, eu: us + WOMEN.eu, fr: us + WOMEN.fr, it: us + WOMEN.it, jp: us + WOMEN.jp, au: us + WOMEN.au };
}

function suitSizes(system: 'us' | 'uk' | 'eu', size: number) {
  const above = system === 'eu' ? SUIT_EU : 0;
  const us = size - above;
  if (us < MIN_SUIT || us > MAX_SUIT || !Number.isInteger(us))
    unprocessable(`Suit sizes in this system are whole numbers from ${MIN_SUIT + above} to ${MAX_SUIT + above}.`, 'size');
  return { us, uk: us, eu: us + SUIT_EU };
}

function shirtSizes(system: 'us' | 'uk' | 'eu', size: number) {
  if (system === 'eu' && !Number.isInteger(size)) unprocessable('European collar sizes are whole centimetres.', 'size');
  const inches = system === 'eu' ? nearest(new D(size).div(CM_PER_INCH), 0.5).toNumber() : size;
  if (inches < MIN_COLLAR || inches > MAX_COLLAR || !Number.isInteger(inches * 2))
    unprocessable(`Collar sizes go in half inches from ${MIN_COLLAR} to ${MAX_COLLAR}, which are 33 to 51 cm.`, 'size');
  return { us: inches, uk: inches, eu: system === 'eu' ? size : nearest(CM_PER_INCH.times(inches)).toNumber() };
}

export default defineTool({
  slug: 'clothing-size-converter',
  name: 'Clothing Size Converter',
  category: 'everyday',
  summary: "Converts women's dress, men's suit and shirt collar sizes between countries.",
  description: 'By the usual tables; makers differ by a size or more.',
  reference: 'Women: UK and AU = US + 4, DE = US + 30, FR = US + 32, IT = US + 36, JP = US + 3; suits: EU = US + 10; collars: inches·2.54',
  keywords: [
    'european',
    'american',
    'british',
    'german',
    'french',
    'italian',
    'japanese',
    'australian',
    'jacket',
    'fashion',
    'womens',
    'mens',
    'small medium large',
  ],
  inputs: z.strictObject({
    kind: z
      .enum(['women', 'men-suit', 'men-shirt'])
      .describe('What the size is of: women (dresses and tops), men-suit (suits and jackets) or men-shirt (collars, in inches or cm)'),
    system: z.enum(['us', 'uk', 'au', 'eu', 'de', 'fr', 'it', 'jp']).describe("Whose size it is: men's are us, uk or eu; for women eu is the same as de"),
    size: z.number().min(0).max(100).describe('The size to convert, as a number'),
  }),
  result: z.strictObject({
    us: z.number().describe('American size; of shirts the collar in inches'),
    uk: z.number().describe('British size; of shirts the collar in inches'),
    eu: z.number().describe('European size, for women the German one; of shirts the collar in cm'),
    fr: z.number().optional().describe("French size; absent for men's"),
    it: z.number().optional().describe("Italian size; absent for men's"),
    jp: z.number().optional().describe("Japanese size; absent for men's"),
    au: z.number().optional().describe("Australian size; absent for men's"),
    letter: z.string().describe('Size as a letter, from XS to 3XL'),
  }),
  headline: 'eu',
  choiceLabels: { system: { us: 'US', uk: 'UK', au: 'Australian', eu: 'EU', de: 'German', fr: 'French', it: 'Italian', jp: 'Japanese' } },
  examples: [
    { inputs: { kind: 'women', system: 'uk', size: 12 }, result: { us: 8, uk: 12, eu: 38, fr: 40, it: 44, jp: 11, au: 12, letter: 'M' } },
    { inputs: { kind: 'men-shirt', system: 'eu', size: 40 }, result: { us: 15.5, uk: 15.5, eu: 40, letter: 'M' } },
    { inputs: { kind: 'men-suit', system: 'us', size: 42 }, result: { us: 42, uk: 42, eu: 52, letter: 'L' } },
  ],
  run({ kind, system, size }) {
    if (kind !== 'women' && !isMens(system)) unprocessable("Men's sizes are converted from the systems us, uk and eu.", 'system');
    const sizes = kind === 'women' || !isMens(system) ? womensSizes(system, size) : kind === 'men-suit' ? suitSizes(system, size) : shirtSizes(system, size);
    const index = LETTER_ENDS[kind].findIndex((end) => sizes.us <= end);
    return { ...sizes, letter: LETTERS.at(index) ?? '' };
  },
});
