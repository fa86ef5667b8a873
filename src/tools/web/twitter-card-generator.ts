import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { countGraphemes } from '../shared/text/segments.ts';
import { account, accountName } from './lib/accounts.ts';
import { htmlLines, meta } from './lib/html.ts';
import { webUrl } from './lib/web-url.ts';

const handle = (text: string | undefined): string | undefined => (text === undefined ? undefined : `@${accountName(text)}`);

export default defineTool({
  slug: 'twitter-card-generator',
  name: 'Twitter Card Generator',
  category: 'web',
  summary: 'Generates card tags for link previews on X (Twitter).',
  description:
    'Tags in a fixed order; what is absent is left out and accounts get their @. A player card needs an https playerUrl with its width and height and an image; the other cards allow none of the player fields.',
  reference: 'X developer documentation, Cards markup',
  keywords: ['twitter meta tags', 'tweet preview', 'x card', 'summary_large_image', 'social media'],
  inputs: z.strictObject({
    card: z.enum(['summary', 'summary_large_image', 'player']).default('summary_large_image').describe('Kind of card that is shown'),
    title: z.string().min(1).max(1000).describe('Title of the page as the card shows it'),
    description: z.string().min(1).max(5000).optional().describe('Text below the title of the card'),
    imageUrl: webUrl().optional().describe('Address of the image, http or https'),
    imageAlt: z.string().min(1).max(1000).optional().describe('What the image shows; needs imageUrl'),
    site: account().optional().describe('Account of the site, with or without @'),
    creator: account().optional().describe('Account of the author, with or without @'),
    playerUrl: webUrl().optional().describe('Address of the player, https; player cards only'),
    playerWidth: z.int().min(1).max(10_000).optional().describe('Width of the player in pixels; player cards only'),
    playerHeight: z.int().min(1).max(10_000).optional().describe('Height of the player in pixels; player cards only'),
  }),
  result: z.strictObject({
    html: z.string().describe('The tags, one per line, for the head of the page'),
    warnings: z.array(z.string()).describe('Warnings: what X cuts off, or what makes the card poorer'),
  }),
  appliesWhen: {
    playerUrl: { card: ['player'] },
    playerWidth: { card: ['player'] },
    playerHeight: { card: ['player'] },
  },
  examples: [
    {
      inputs: { title: 'Launch', site: 'toolrack', imageUrl: 'https://example.com/a.png', imageAlt: 'A rocket' },
      result: {
        html: '<meta name="twitter:card" content="summary_large_image">\n<meta name="twitter:title" content="Launch">\n<meta name="twitter:image" content="https://example.com/a.png">\n<meta name="twitter:image:alt" content="A rocket">\n<meta name="twitter:site" content="@toolrack">',
        warnings: [],
      },
    },
    {
      inputs: { card: 'summary', title: 'Launch', description: 'Live & now', creator: '@ann_b' },
      result: {
        html: '<meta name="twitter:card" content="summary">\n<meta name="twitter:title" content="Launch">\n<meta name="twitter:description" content="Live &amp; now">\n<meta name="twitter:creator" content="@ann_b">',
        warnings: ['image is missing'],
      },
    },
  ],
  run(inputs) {
    const { card, title, description, imageUrl, imageAlt, playerUrl } = inputs;
    for (const field of ['playerUrl', 'playerWidth', 'playerHeight'] as const) {
      if (card !== 'player' && inputs[field] !== undefined) invalid(field, 'is for player cards only');
      if (card === 'player' && inputs[field] === undefined) invalid(field, 'is needed for a player card');
    }
    if (playerUrl !== undefined && new URL(playerUrl).protocol !== 'https:') invalid('playerUrl', 'must be an https address');
    if (card === 'player' && imageUrl === undefined) invalid('imageUrl', 'is needed for a player card');
    if (imageUrl === undefined && imageAlt !== undefined) invalid('imageAlt', 'needs an imageUrl');
    const named = (name: string, content: string | number | undefined) => meta('name', `twitter:${name}`, content);
    const html = htmlLines([
      named('card', card),
      named('title', title),
      named('description', description),
      named('image', imageUrl),
      named('image:alt', imageAlt),
      named('site', handle(inputs.site)),
      named('creator', handle(inputs.creator)),
      named('player', playerUrl),
      named('player:width', inputs.playerWidth),
      named('player:height', inputs.playerHeight),
    ]);
    const warnings = [
      countGraphemes(title) > 70 ? 'title is longer than 70 characters' : '',
      countGraphemes(description ?? '') > 200 ? 'description is longer than 200 characters' : '',
      imageUrl === undefined ? 'image is missing' : '',
    ].filter(Boolean);
    return { html, warnings };
  },
});
