import { holdTo } from '../testing.ts';
import tool from './social-share-link-generator.ts';

const url = 'https://example.com/';

holdTo(tool, {
  answers: [
    [
      { url, title: "Q&A: it's 100% ü", hashtags: ['日本', 'a_1'] },
      { links: { x: "https://x.com/intent/tweet?text=Q%26A%3A%20it's%20100%25%20%C3%BC&url=https%3A%2F%2Fexample.com%2F&hashtags=%E6%97%A5%E6%9C%AC%2Ca_1" } },
    ],
    [{ url: ` ${url} ` }, { links: { reddit: 'https://www.reddit.com/submit?url=https%3A%2F%2Fexample.com%2F' } }],
  ],
  invalid: [
    [{ url: 'example.com' }, 'url'],
    [{ url, via: 'a b' }, 'via'],
    [{ url, hashtags: ['#dev'] }, 'hashtags[0]'],
    [{ url, hashtags: ['a-b'] }, 'hashtags[0]'],
    [{ url, hashtags: [''] }, 'hashtags[0]'],
  ],
});
