import { holdTo } from '../testing.ts';
import tool from './twitter-card-generator.ts';

const player = { card: 'player', playerUrl: 'https://example.com/p', playerWidth: 480, playerHeight: 270, imageUrl: 'https://example.com/i.png' };

holdTo(tool, {
  answers: [
    [
      { title: 'T', ...player },
      {
        html: '<meta name="twitter:card" content="player">\n<meta name="twitter:title" content="T">\n<meta name="twitter:image" content="https://example.com/i.png">\n<meta name="twitter:player" content="https://example.com/p">\n<meta name="twitter:player:width" content="480">\n<meta name="twitter:player:height" content="270">',
        warnings: [],
      },
    ],
    // the bounds 70 and 200 themselves are fine
    [{ title: 'x'.repeat(70), description: 'x'.repeat(200) }, { warnings: ['image is missing'] }],
    [
      { title: 'x'.repeat(71), description: 'x'.repeat(201) },
      { warnings: ['title is longer than 70 characters', 'description is longer than 200 characters', 'image is missing'] },
    ],
  ],
  invalid: [
    [{ title: 'T', site: 'sixteen_letters_' }, 'site'],
    [{ title: 'T', creator: '@' }, 'creator'],
    [{ title: 'T', creator: 'a-b' }, 'creator'],
    [{ title: 'T', imageAlt: 'x' }, 'imageAlt'],
    [{ title: 'T', playerWidth: 5 }, 'playerWidth'],
    [{ title: 'T', ...player, playerUrl: 'http://example.com/p' }, 'playerUrl'],
    [{ title: 'T', ...player, playerHeight: undefined }, 'playerHeight'],
    [{ title: 'T', ...player, imageUrl: undefined }, 'imageUrl'],
  ],
});
