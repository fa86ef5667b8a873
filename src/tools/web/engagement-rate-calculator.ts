import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { amount, divisor } from './lib/figures.ts';

export default defineTool({
  slug: 'engagement-rate-calculator',
  name: 'Engagement Rate Calculator',
  category: 'web',
  summary: 'Calculates social media engagement by followers, reach, impressions or views.',
  description: 'All kinds of engagement count alike. The rate is per post and not rounded.',
  reference: 'rate = 100 × engagements / posts / audience',
  keywords: ['instagram', 'likes', 'followers', 'social media', 'influencer', 'tiktok'],
  inputs: z.strictObject({
    likes: amount('How many likes there were').default(0),
    comments: amount('How many comments there were').default(0),
    shares: amount('How often it was shared').default(0),
    saves: amount('How often it was saved').default(0),
    clicks: amount('How often it was clicked').default(0),
    posts: z.int().min(1).max(1_000_000).default(1).describe('How many posts the counts are of'),
    audience: amount('Followers, reach, impressions or views, as you choose'),
  }),
  result: z.strictObject({
    engagements: z.number().describe('All engagements together'),
    ratePercent: z.number().describe('Engagements per post in percent of the audience'),
    perPost: z.number().describe('Engagements per post'),
  }),
  headline: 'ratePercent',
  examples: [
    { inputs: { likes: 320, comments: 24, shares: 16, audience: 12_000 }, result: { engagements: 360, ratePercent: 3, perPost: 360 } },
    { inputs: { likes: 900, saves: 100, posts: 10, audience: 5000 }, result: { engagements: 1000, ratePercent: 2, perPost: 100 } },
  ],
  run({ likes, comments, shares, saves, clicks, posts, audience }) {
    const engagements = D.sum(likes, comments, shares, saves, clicks);
    const perPost = engagements.div(posts);
    return {
      engagements: ratio(engagements),
      ratePercent: ratio(perPost.times(100).div(divisor(audience, 'audience'))),
      perPost: ratio(perPost),
    };
  },
});
