import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { settled } from './lib/pieces.ts';

const FIRST_YEAR = 15;
const SECOND_YEAR = 9;
const LATER_YEARS = { small: 4, medium: 5, large: 6, giant: 7 };
const CAT_YEARS = 4;

/** Each below its age in years. */
const STAGES = [
  ['young', 3],
  ['adult', 7],
  ['mature', 10],
] as const;

function humanYears(age: D, later: number): D {
  if (age.lte(1)) return age.times(FIRST_YEAR);
  if (age.lte(2)) return age.minus(1).times(SECOND_YEAR).plus(FIRST_YEAR);
  return age
    .minus(2)
    .times(later)
    .plus(FIRST_YEAR + SECOND_YEAR);
}

export default defineTool({
  slug: 'pet-age-calculator',
  name: 'Pet Age Calculator',
  category: 'everyday',
  summary: 'Converts the age of a dog or cat into human years.',
  description: 'Ages are compared as vets do, not by a factor of seven. The epigenetic age is that of Labradors, by changes of their DNA.',
  reference: 'AVMA: 15 for the first year, 9 for the second, then 4 to 7 by size; Wang et al. 2020: 16·ln(age) + 31',
  keywords: ['puppy', 'kitten', 'how old is my dog'],
  inputs: z.strictObject({
    species: z.enum(['dog', 'cat']).describe('What the pet is, a dog or a cat'),
    ageYears: z.number().min(0).max(40).describe('Age of the pet in years'),
    size: z
      .enum(['small', 'medium', 'large', 'giant'])
      .default('medium')
      .describe('Adult weight of a dog: small to 9 kg, medium to 22 kg, large to 45 kg, giant above; ignored for cats'),
  }),
  result: z.strictObject({
    humanYears: z.number().describe('Age in human years'),
    epigeneticYears: z.number().optional().describe('Age in human years by changes of the DNA; absent for cats and dogs below a year'),
    stage: z.string().describe('Stage of life: puppy or kitten below 1 year, young below 3, adult below 7, mature below 10, then senior'),
  }),
  appliesWhen: { size: { species: ['dog'] } },
  examples: [
    { inputs: { species: 'dog', ageYears: 5.5, size: 'large' }, result: { humanYears: 45, epigeneticYears: 58.275969475814804, stage: 'adult' } },
    { inputs: { species: 'cat', ageYears: 12 }, result: { humanYears: 64, stage: 'senior' } },
  ],
  run({ species, ageYears, size }) {
    const age = new D(ageYears);
    const compared = settled(age);
    const isDog = species === 'dog';
    return {
      humanYears: ratio(humanYears(age, isDog ? LATER_YEARS[size] : CAT_YEARS)),
      ...(isDog && compared.gte(1) && { epigeneticYears: ratio(age.ln().times(16).plus(31)) }),
      stage: compared.lt(1) ? (isDog ? 'puppy' : 'kitten') : (STAGES.find(([, below]) => compared.lt(below))?.[0] ?? 'senior'),
    };
  },
});
