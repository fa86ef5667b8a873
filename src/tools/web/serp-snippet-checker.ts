import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes } from '../shared/text/segments.ts';
import { webUrl } from './lib/web-url.ts';

const [TITLE_SIZE, DESCRIPTION_SIZE] = [20, 14];

/** The host without www. and the decoded parts of the path. */
function breadcrumbOf(url: string): string {
  const { host, pathname } = new URL(url);
  const parts = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodePart);
  return [host.replace(/^www\./, ''), ...parts].join(' › ');
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export default defineTool({
  slug: 'serp-snippet-checker',
  name: 'SERP Snippet Checker',
  category: 'web',
  summary: 'Checks whether a title and description fit into a search result, in characters and pixels.',
  description:
    'Widths are sums of Arial\'s advance widths, 20 px for titles and 14 px for descriptions. A text that is too wide is cut to the whole words that fit together with " ...", or to the characters that fit where not even one word does. What search engines really show may differ.',
  reference: 'Advance widths of the Arial font; Unicode NFKD and East_Asian_Width for other characters',
  keywords: ['google preview', 'title length', 'meta description length', 'pixel width', 'seo', 'search result'],
  inputs: z.strictObject({
    title: z.string().max(1000).describe('Title of the page'),
    description: z.string().max(5000).default('').describe('Meta description of the page'),
    url: webUrl().optional().describe('Address of the page, for the breadcrumb'),
    titleLimitPx: z.number().min(50).max(2000).default(580).describe('Room for the title in pixels'),
    descriptionLimitPx: z.number().min(50).max(5000).default(920).describe('Room for the description in pixels'),
  }),
  result: z.strictObject({
    titleCharacters: z.int().describe('Length of the title in characters'),
    titlePixels: z.number().describe('Width of the title in pixels at Arial 20 px'),
    titleFits: z.boolean().describe('Whether the title is shown whole'),
    titlePreview: z.string().describe('The title as it would be cut'),
    descriptionCharacters: z.int().describe('Length of the description in characters'),
    descriptionPixels: z.number().describe('Width of the description in pixels at Arial 14 px'),
    descriptionFits: z.boolean().describe('Whether the description is shown whole'),
    descriptionPreview: z.string().describe('The description as it would be cut'),
    breadcrumb: z.string().optional().describe('Host and path as search results show them, when a url is given'),
  }),
  headline: 'titleFits',
  examples: [
    {
      inputs: { title: 'Word Counter - Count Words and Characters Online for Free with Toolrack', url: 'https://www.example.com/tools/word-counter?x=1' },
      result: {
        titleCharacters: 71,
        titlePixels: 663.54,
        titleFits: false,
        titlePreview: 'Word Counter - Count Words and Characters Online for Free ...',
        descriptionCharacters: 0,
        descriptionPixels: 0,
        descriptionFits: true,
        descriptionPreview: '',
        breadcrumb: 'example.com › tools › word-counter',
      },
    },
    {
      inputs: { title: 'Café', description: 'WWW iii' },
      result: {
        titleCharacters: 4,
        titlePixels: 42.24,
        titleFits: true,
        titlePreview: 'Café',
        descriptionCharacters: 7,
        descriptionPixels: 52.864,
        descriptionFits: true,
        descriptionPreview: 'WWW iii',
      },
    },
  ],
  async run({ title, description, url, titleLimitPx, descriptionLimitPx }) {
    const { cutToAdvance, textAdvance } = await import('./lib/arial.ts');
    const [titleAdvance, descriptionAdvance] = [textAdvance(title) * TITLE_SIZE, textAdvance(description) * DESCRIPTION_SIZE];
    return {
      titleCharacters: countGraphemes(title),
      titlePixels: titleAdvance / 1000,
      titleFits: titleAdvance <= titleLimitPx * 1000,
      titlePreview: cutToAdvance(title, (titleLimitPx * 1000) / TITLE_SIZE),
      descriptionCharacters: countGraphemes(description),
      descriptionPixels: descriptionAdvance / 1000,
      descriptionFits: descriptionAdvance <= descriptionLimitPx * 1000,
      descriptionPreview: cutToAdvance(description, (descriptionLimitPx * 1000) / DESCRIPTION_SIZE),
      breadcrumb: url === undefined ? undefined : breadcrumbOf(url),
    };
  },
});
