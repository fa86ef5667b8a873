import { holdTo } from '../testing.ts';
import tool from './engagement-rate-calculator.ts';

holdTo(tool, {
  answers: [
    [{ audience: 10 }, { engagements: 0, ratePercent: 0, perPost: 0 }],
    [
      { likes: 1, comments: 2, shares: 3, saves: 4, clicks: 5, audience: 3, posts: 2 },
      { engagements: 15, perPost: 7.5, ratePercent: 250 },
    ],
  ],
  invalid: [
    [{ likes: 1 }, 'audience'],
    [{ audience: 1, posts: 0 }, 'posts'],
  ],
  unprocessable: [[{ audience: 0 }, /above 0/]],
});
