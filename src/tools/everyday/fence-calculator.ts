import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { piecesFor } from './lib/pieces.ts';

const MIN_CLOSED_SECTIONS = 3;

export default defineTool({
  slug: 'fence-calculator',
  name: 'Fence Calculator',
  category: 'everyday',
  summary: 'Calculates the posts, rails, pickets and concrete for a fence.',
  description: 'The fence is divided into equal sections, none longer than the spacing given.',
  reference: 'Sections = length / spacing, rounded up; posts = sections + 1, or as many as sections if closed',
  keywords: ['palings', 'panels', 'garden', 'post spacing'],
  inputs: z.strictObject({
    lengthM: z.number().min(0.1).max(100_000).describe('Length of the fence in metres'),
    postSpacingM: z.number().min(0.1).max(20).default(2.4).describe('Greatest distance between posts in metres, centre to centre'),
    railsPerSection: z.int().min(0).max(10).default(2).describe('Rails between two posts'),
    picketWidthCm: z.number().min(0.5).max(200).optional().describe('Width of a picket in cm; adds the pickets'),
    gapCm: z.number().min(0).max(100).default(0).describe('Gap between pickets in cm'),
    concreteLitersPerPost: z.number().min(0).max(1000).default(25).describe('Concrete for a post in litres'),
    closed: z.boolean().default(false).describe('Whether the fence ends where it starts'),
  }),
  result: z.strictObject({
    sections: z.int().describe('Sections of the fence, at least 3 if it is closed'),
    posts: z.int().describe('Posts of the fence, with both ends'),
    spacingM: z.number().describe('Distance between posts in metres, centre to centre'),
    rails: z.int().describe('Rails of all sections'),
    pickets: z.int().optional().describe('Pickets along the fence; absent if their width is not given'),
    concreteM3: z.number().describe('Concrete for all posts in m³'),
  }),
  headline: 'posts',
  examples: [
    {
      inputs: { lengthM: 30, picketWidthCm: 9, gapCm: 5 },
      result: { sections: 13, posts: 14, spacingM: 2.3076923076923075, rails: 26, pickets: 215, concreteM3: 0.35 },
    },
    { inputs: { lengthM: 24, closed: true, railsPerSection: 3 }, result: { sections: 10, posts: 10, spacingM: 2.4, rails: 30, concreteM3: 0.25 } },
  ],
  run({ lengthM, postSpacingM, railsPerSection, picketWidthCm, gapCm, concreteLitersPerPost, closed }) {
    const sections = D.max(piecesFor(new D(lengthM).div(postSpacingM)), closed ? MIN_CLOSED_SECTIONS : 1);
    const posts = closed ? sections : sections.plus(1);
    return {
      sections: sections.toNumber(),
      posts: posts.toNumber(),
      spacingM: ratio(new D(lengthM).div(sections)),
      rails: sections.times(railsPerSection).toNumber(),
      ...(picketWidthCm !== undefined && { pickets: piecesFor(new D(lengthM).times(100).div(new D(picketWidthCm).plus(gapCm))).toNumber() }),
      concreteM3: ratio(posts.times(concreteLitersPerPost).div(1000)),
    };
  },
});
