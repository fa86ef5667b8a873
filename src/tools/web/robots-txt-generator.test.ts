import { holdTo } from '../testing.ts';
import tool from './robots-txt-generator.ts';

holdTo(tool, {
  answers: [
    [
      {
        groups: [
          { userAgents: ['FooBot', 'BarBot'], crawlDelaySeconds: 0.5 },
          { userAgents: ['*'], allow: ['/'] },
        ],
      },
      { text: 'User-agent: FooBot\nUser-agent: BarBot\nDisallow:\nCrawl-delay: 0.5\n\nUser-agent: *\nAllow: /\n' },
    ],
    [
      { groups: [], blockAiCrawlers: true, sitemaps: ['https://example.com/a.xml', 'https://example.com/b.xml'] },
      {
        text: 'User-agent: Amazonbot\nUser-agent: Applebot-Extended\nUser-agent: Bytespider\nUser-agent: CCBot\nUser-agent: ChatGPT-User\nUser-agent: ClaudeBot\nUser-agent: Claude-User\nUser-agent: cohere-ai\nUser-agent: Diffbot\nUser-agent: FacebookBot\nUser-agent: Google-Extended\nUser-agent: GPTBot\nUser-agent: meta-externalagent\nUser-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /\n\nSitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\n',
      },
    ],
  ],
  invalid: [
    [{ groups: [{ userAgents: ['Foo Bot'] }] }, 'groups[0].userAgents[0]'],
    [{ groups: [{ userAgents: [] }] }, 'groups[0].userAgents'],
    [{ groups: [{ userAgents: ['*'], disallow: ['admin'] }] }, 'groups[0].disallow[0]'],
    [{ groups: [{ userAgents: ['*'], allow: ['/a\nDisallow: /'] }] }, 'groups[0].allow[0]'],
    [{ groups: [{ userAgents: ['*'], disallow: ['/a\r'] }] }, 'groups[0].disallow[0]'],
    [{ groups: [{ userAgents: ['*'], crawlDelaySeconds: 86_401 }] }, 'groups[0].crawlDelaySeconds'],
    [{ sitemaps: ['https://example.com/\nUser-agent: *'] }, 'sitemaps[0]'],
  ],
});
