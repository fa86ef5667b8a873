import { z } from 'zod';
import { defineTool } from '../define.ts';
import { webUrl } from './lib/web-url.ts';

const AI_CRAWLERS =
  'Amazonbot Applebot-Extended Bytespider CCBot ChatGPT-User ClaudeBot Claude-User cohere-ai Diffbot FacebookBot Google-Extended GPTBot meta-externalagent OAI-SearchBot PerplexityBot'.split(
    ' ',
  );

const agent = z
  .string()
  .max(2000)
  .regex(/^(?:\*|[A-Za-z0-9_-]+)$/, 'must be * or letters, digits, _ and -');
const path = z
  .string()
  .max(2000)
  .regex(/^[/*][^\r\n]*$/, 'must begin with / or * and contain no line break');

const group = z.strictObject({
  userAgents: z.array(agent).min(1).max(100).describe('Names of the crawlers, * for all'),
  disallow: z.array(path).max(1000).optional().describe('Paths the crawlers may not fetch, beginning with / or *'),
  allow: z.array(path).max(1000).optional().describe('Paths the crawlers may fetch all the same, beginning with / or *'),
  crawlDelaySeconds: z.number().min(0).max(86_400).optional().describe('Seconds to wait between two requests'),
});

interface Group {
  userAgents: readonly string[];
  disallow?: readonly string[] | undefined;
  allow?: readonly string[] | undefined;
  crawlDelaySeconds?: number | undefined;
}

/** Digits without an exponent: the smallest number of seconds that is written in another way is below a microsecond. */
const seconds = (value: number): string => (value > 0 && value < 1e-6 ? value.toFixed(20).replace(/0+$/, '') : String(value));

function groupText({ userAgents, disallow = [], allow = [], crawlDelaySeconds }: Group): string {
  const rules = [...disallow.map((rule) => `Disallow: ${rule}`), ...allow.map((rule) => `Allow: ${rule}`)];
  return [
    ...userAgents.map((name) => `User-agent: ${name}`),
    ...(rules.length > 0 ? rules : ['Disallow:']),
    ...(crawlDelaySeconds === undefined ? [] : [`Crawl-delay: ${seconds(crawlDelaySeconds)}`]),
  ].join('\n');
}

export default defineTool({
  slug: 'robots-txt-generator',
  name: 'Robots.txt Generator',
  category: 'web',
  summary: 'Generates a robots.txt from groups of rules, and can block AI crawlers.',
  description:
    'Each group has its User-agent lines, then Disallow, Allow and Crawl-delay (which RFC 9309 does not know, but several crawlers read); a group without any path has "Disallow:", which allows everything. Without groups, all crawlers may fetch all. The AI crawlers are a fixed list of fifteen names.',
  reference: 'RFC 9309 (Robots Exclusion Protocol); sitemaps.org for the Sitemap line',
  keywords: ['crawler', 'googlebot', 'disallow', 'seo', 'gptbot', 'block ai'],
  inputs: z.strictObject({
    groups: z
      .array(group)
      .max(100)
      .default([{ userAgents: ['*'], disallow: [] }])
      .describe('Groups of rules; one that allows all crawlers if omitted'),
    sitemaps: z.array(webUrl()).max(100).default([]).describe('Addresses of sitemaps, http or https'),
    blockAiCrawlers: z.boolean().default(false).describe('Add a group that shuts out AI crawlers'),
  }),
  result: z.strictObject({ text: z.string().describe('The content of the robots.txt file') }),
  examples: [
    {
      inputs: { groups: [{ userAgents: ['*'], disallow: ['/admin/', '/*.pdf$'], allow: ['/admin/help'] }], sitemaps: ['https://example.com/sitemap.xml'] },
      result: { text: 'User-agent: *\nDisallow: /admin/\nDisallow: /*.pdf$\nAllow: /admin/help\n\nSitemap: https://example.com/sitemap.xml\n' },
    },
    { inputs: {}, result: { text: 'User-agent: *\nDisallow:\n' } },
  ],
  run({ groups, sitemaps, blockAiCrawlers }) {
    const sections = groups.map(groupText);
    if (blockAiCrawlers) sections.push(groupText({ userAgents: AI_CRAWLERS, disallow: ['/'] }));
    if (sitemaps.length > 0) sections.push(sitemaps.map((url) => `Sitemap: ${url}`).join('\n'));
    return { text: sections.map((section) => `${section}\n`).join('\n') };
  },
});
