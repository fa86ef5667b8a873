import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { matchesRule, productTokens, readRobots, robotsPath } from './lib/robots.ts';

const CRAWLERS = [
  '*',
  'Googlebot',
  'Googlebot-Image',
  'Google-Extended',
  'Bingbot',
  'DuckDuckBot',
  'Applebot',
  'YandexBot',
  'Baiduspider',
  'GPTBot',
  'ClaudeBot',
  'PerplexityBot',
  'CCBot',
  'Amazonbot',
  'facebookexternalhit',
];

export default defineTool({
  slug: 'robots-txt-tester',
  name: 'Robots.txt Tester',
  category: 'web',
  summary: 'Checks whether a crawler may fetch given paths under a robots.txt, and by which rule.',
  description:
    'The groups of the crawler named count, else those of *, else all is allowed; all groups of one name are merged. Of the rules that match, the longest decides, Allow on a tie. Paths are compared percent-encoded as URLs are; * matches any run of characters, a $ at the end means the end of the path. /robots.txt itself is always allowed.',
  reference: 'RFC 9309 (Robots Exclusion Protocol)',
  keywords: ['googlebot', 'crawler', 'disallow', 'blocked url', 'seo', 'checker'],
  inputs: z.strictObject({
    robotsTxt: z.string().max(500_000).describe('Content of the robots.txt file'),
    userAgent: z
      .string()
      .min(1)
      .max(200)
      .default('*')
      .describe('Name of the crawler such as Googlebot, or its whole User-Agent text')
      .meta({ examples: CRAWLERS }),
    urls: z.array(z.string().max(10_000)).min(1).max(1000).describe('Absolute URLs, or paths that begin with /'),
  }),
  result: z.strictObject({
    results: z
      .array(
        z.strictObject({
          url: z.string().describe('The URL or path as given'),
          allowed: z.boolean().describe('Whether the crawler may fetch it'),
          rule: z.string().optional().describe('The line that decides, as written; none when nothing matched'),
          line: z.int().optional().describe('Number of that line, counted from 1'),
        }),
      )
      .describe('An answer for each URL, in their order'),
    group: z.string().optional().describe('Name of the group used in lower case, * for the general one; none when there is no group for the crawler'),
    crawlDelaySeconds: z.number().optional().describe('First Crawl-delay of the group in seconds'),
    sitemaps: z.array(z.string()).describe('Addresses of all Sitemap lines'),
  }),
  examples: [
    {
      inputs: { robotsTxt: 'User-agent: *\nDisallow: /private/\nAllow: /private/open\n', urls: ['/private/x', '/private/open/1', 'https://example.com/'] },
      result: {
        results: [
          { url: '/private/x', allowed: false, rule: 'Disallow: /private/', line: 2 },
          { url: '/private/open/1', allowed: true, rule: 'Allow: /private/open', line: 3 },
          { url: 'https://example.com/', allowed: true },
        ],
        group: '*',
        sitemaps: [],
      },
    },
    {
      inputs: {
        robotsTxt: 'User-agent: FooBot\nUser-agent: BarBot\nDisallow: /*.gif$\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /',
        userAgent: 'Mozilla/5.0 (compatible; FooBot/2.1)',
        urls: ['/a.gif', '/a.gif?x', '/b'],
      },
      result: {
        results: [
          { url: '/a.gif', allowed: false, rule: 'Disallow: /*.gif$', line: 3 },
          { url: '/a.gif?x', allowed: true },
          { url: '/b', allowed: true },
        ],
        group: 'foobot',
        crawlDelaySeconds: 5,
        sitemaps: [],
      },
    },
  ],
  run({ robotsTxt, userAgent, urls }) {
    const { groups, sitemaps } = readRobots(robotsTxt);
    const name = [...productTokens(userAgent), '*'].find((token) => groups.has(token));
    const group = name === undefined ? undefined : groups.get(name);
    const results = urls.map((url, index) => {
      const path = robotsPath(url);
      if (path === undefined) return invalid(`urls[${index}]`, 'must be an absolute URL, or a path that begins with /');
      const isRobots = /^\/robots\.txt(?:\?|$)/.test(path);
      const rule = isRobots ? undefined : group?.rules.find((candidate) => matchesRule(candidate, path));
      return rule ? { url, allowed: rule.allow, rule: rule.text, line: rule.line } : { url, allowed: true };
    });
    return { results, group: name, crawlDelaySeconds: group?.crawlDelaySeconds, sitemaps };
  },
});
