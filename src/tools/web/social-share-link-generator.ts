import { z } from 'zod';
import { defineTool } from '../define.ts';
import { account, accountName } from './lib/accounts.ts';
import { encodePart, webUrl } from './lib/web-url.ts';

/** An address with the parameters that are not empty. */
function link(address: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries(parameters).flatMap(([name, value]) => (value === '' ? [] : [`${name}=${encodePart(value)}`]));
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

const shareLink = (where: string) => z.string().describe(`Link that shares the page ${where}`);

export default defineTool({
  slug: 'social-share-link-generator',
  name: 'Social Share Link Generator',
  category: 'web',
  summary: 'Generates share links for the common social networks.',
  description:
    'Plain links without scripts or tracking. Networks that take one text get the title, a space and the URL. via and hashtags are for X. Empty parameters are left out.',
  reference: 'Share addresses as the networks document them; percent-encoding as encodeURIComponent',
  keywords: ['share buttons', 'facebook', 'linkedin', 'reddit', 'telegram', 'tweet link', 'bluesky'],
  inputs: z.strictObject({
    url: webUrl().describe('Address of the page to share, http or https'),
    title: z.string().max(500).default('').describe('Title or text that goes with the link'),
    via: account().optional().describe('Account on X that is mentioned, with or without @'),
    hashtags: z
      .array(
        z
          .string()
          .max(200)
          .regex(/^[\p{L}\p{M}\p{Nd}_]+$/u, 'must be letters, marks, digits and _, without #'),
      )
      .max(20)
      .default([])
      .describe('Hashtags for X, without #'),
  }),
  result: z.strictObject({
    links: z
      .strictObject({
        x: shareLink('on X (Twitter)'),
        facebook: shareLink('on Facebook'),
        linkedin: shareLink('on LinkedIn'),
        reddit: shareLink('on Reddit'),
        pinterest: shareLink('on Pinterest'),
        whatsapp: shareLink('in WhatsApp'),
        telegram: shareLink('in Telegram'),
        bluesky: shareLink('on Bluesky'),
        hackerNews: shareLink('on Hacker News'),
        email: shareLink('by e-mail'),
      })
      .describe('A share link for each network'),
  }),
  examples: [
    {
      inputs: { url: 'https://example.com/a?b=1', title: 'Hi there' },
      result: {
        links: {
          x: 'https://x.com/intent/tweet?text=Hi%20there&url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
          facebook: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
          linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
          reddit: 'https://www.reddit.com/submit?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&title=Hi%20there',
          pinterest: 'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&description=Hi%20there',
          whatsapp: 'https://wa.me/?text=Hi%20there%20https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
          telegram: 'https://t.me/share/url?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&text=Hi%20there',
          bluesky: 'https://bsky.app/intent/compose?text=Hi%20there%20https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
          hackerNews: 'https://news.ycombinator.com/submitlink?u=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&t=Hi%20there',
          email: 'mailto:?subject=Hi%20there&body=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1',
        },
      },
    },
    {
      inputs: { url: 'https://example.com/', via: '@ex', hashtags: ['dev', 'tools'] },
      result: {
        links: {
          x: 'https://x.com/intent/tweet?url=https%3A%2F%2Fexample.com%2F&via=ex&hashtags=dev%2Ctools',
          facebook: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2F',
          linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fexample.com%2F',
          reddit: 'https://www.reddit.com/submit?url=https%3A%2F%2Fexample.com%2F',
          pinterest: 'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fexample.com%2F',
          whatsapp: 'https://wa.me/?text=https%3A%2F%2Fexample.com%2F',
          telegram: 'https://t.me/share/url?url=https%3A%2F%2Fexample.com%2F',
          bluesky: 'https://bsky.app/intent/compose?text=https%3A%2F%2Fexample.com%2F',
          hackerNews: 'https://news.ycombinator.com/submitlink?u=https%3A%2F%2Fexample.com%2F',
          email: 'mailto:?body=https%3A%2F%2Fexample.com%2F',
        },
      },
    },
  ],
  run({ url, title, via = '', hashtags }) {
    const text = title === '' ? url : `${title} ${url}`;
    return {
      links: {
        x: link('https://x.com/intent/tweet', { text: title, url, via: accountName(via), hashtags: hashtags.join(',') }),
        facebook: link('https://www.facebook.com/sharer/sharer.php', { u: url }),
        linkedin: link('https://www.linkedin.com/sharing/share-offsite/', { url }),
        reddit: link('https://www.reddit.com/submit', { url, title }),
        pinterest: link('https://www.pinterest.com/pin/create/button/', { url, description: title }),
        whatsapp: link('https://wa.me/', { text }),
        telegram: link('https://t.me/share/url', { url, text: title }),
        bluesky: link('https://bsky.app/intent/compose', { text }),
        hackerNews: link('https://news.ycombinator.com/submitlink', { u: url, t: title }),
        email: link('mailto:', { subject: title, body: url }),
      },
    };
  },
});
