import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tools } from '../all.ts';
import { run } from '../testing.ts';

const call = (slug: string, inputs: Record<string, unknown>): Promise<Record<string, any>> => {
  const tool = tools.get(slug);
  if (!tool) throw new Error(`no tool ${slug}`);
  return run(tool, inputs);
};
const law = (title: string, property: fc.IAsyncProperty<any>): void =>
  void it(title, () => fc.assert(property, { numRuns: Number(process.env.LAW_RUNS ?? 60) }));

const NASTY = ['<script>alert(1)</script>', '</title>', '"><b>', "it's", '&amp; & &lt;', ']]>', '<!--', '-->', '😀 é', 'a  b', '\\', '</script>'];
/** Text of one line without white space at its ends or twice in a row, which HTML and feeds do not keep. */
const line = fc.array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })), { minLength: 1, maxLength: 4 }).map(
  (parts) =>
    parts
      .join(' ')
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim() || 'x',
);
const segment = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.~'), minLength: 1, maxLength: 10 }).filter((text) => !/^\.+$/.test(text));
const url = fc
  .tuple(fc.constantFrom('https', 'http'), segment, fc.array(segment, { maxLength: 3 }))
  .map(([scheme, name, path]) => `${scheme}://a${name.replace(/[^a-z0-9]/g, '')}.example/${path.join('/')}`);

describe('what is written is read back', () => {
  law(
    'tags of a page',
    fc.asyncProperty(line, line, url, async (title, description, canonicalUrl) => {
      const { html, titleLength } = await call('meta-tag-generator', { title, description, canonicalUrl });
      expect(await call('meta-tag-extractor', { html })).toMatchObject({ title, description, canonical: canonicalUrl });
      expect(titleLength).toBe([...new Intl.Segmenter('en').segment(title)].length);
    }),
  );
  law(
    'Open Graph tags',
    fc.asyncProperty(line, line, url, async (title, description, address) => {
      const { html } = await call('open-graph-generator', { title, description, url: address });
      expect((await call('meta-tag-extractor', { html })).openGraph).toMatchObject({ 'og:title': title, 'og:description': description, 'og:url': address });
    }),
  );
  law(
    'JSON-LD',
    fc.asyncProperty(fc.array(fc.tuple(line, line), { minLength: 1, maxLength: 4 }), async (pairs) => {
      const { jsonLd, html } = await call('faq-schema-generator', { questions: pairs.map(([question, answer]) => ({ question, answer })) });
      const { blocks, count } = await call('json-ld-extractor', { html });
      expect(count).toBe(1);
      expect(blocks[0]).toMatchObject({ valid: true, data: jsonLd });
      expect(jsonLd.mainEntity.map(({ name }: { name: string }) => name)).toEqual(pairs.map(([question]) => question));
    }),
  );
  law(
    'sitemaps',
    fc.asyncProperty(fc.uniqueArray(segment, { minLength: 1, maxLength: 8 }), fc.constantFrom(0, 0.3, 1), async (paths, priority) => {
      const urls = paths.map((path) => `https://example.com/${path}`);
      const { xml, bytes } = await call('sitemap-generator', { urls: urls.map((address) => ({ url: address, priority, lastModified: '2024-02-29' })) });
      const { entries, count, problems } = await call('sitemap-parser', { xml });
      expect([count, problems]).toEqual([urls.length, []]);
      expect(entries.map((entry: { url: string }) => entry.url)).toEqual(urls);
      for (const entry of entries) expect(entry).toMatchObject({ priority, lastModified: '2024-02-29' });
      expect(bytes).toBe(Buffer.byteLength(xml));
    }),
  );
  law(
    'feeds',
    fc.asyncProperty(line, fc.array(fc.tuple(line, url), { maxLength: 4 }), fc.constantFrom('rss', 'atom'), async (title, items, format) => {
      const published = '2024-02-29T12:00:00Z';
      const { xml } = await call('rss-feed-generator', {
        format,
        title,
        url: 'https://example.com/',
        feedUrl: 'https://example.com/feed',
        description: 'd',
        author: 'A',
        updated: published,
        items: items.map(([name, address]) => ({ title: name, url: address, published })),
      });
      const feed = await call('rss-feed-parser', { xml });
      expect(feed).toMatchObject({ format: format === 'rss' ? 'rss2' : 'atom', title, count: items.length });
      expect(feed.items.map((item: Record<string, unknown>) => [item.title, item.link, item.published])).toEqual(
        items.map(([name, address]) => [name, address, published]),
      );
    }),
  );
  law(
    'campaign parameters, which are then removed',
    fc.asyncProperty(url, line, line, line, async (address, source, medium, campaign) => {
      const built = await call('utm-url-builder', { url: address, source, medium, campaign });
      const query = new URL(built.url).searchParams;
      expect([query.get('utm_source'), query.get('utm_medium'), query.get('utm_campaign')]).toEqual([source, medium, campaign]);
      const { results, totalRemoved } = await call('url-tracking-remover', { urls: [built.url] });
      expect(totalRemoved).toBe(3);
      expect(new URL(results[0].cleaned).href).toBe(new URL(address).href);
    }),
  );
  law(
    'robots.txt',
    fc.asyncProperty(fc.uniqueArray(segment, { minLength: 2, maxLength: 6 }), segment, async (paths, agent) => {
      const bot = `bot${agent.replace(/[^a-z]/gi, '')}`;
      const [open = '', ...closed] = paths.map((path) => `/${path}/`);
      const { text } = await call('robots-txt-generator', { groups: [{ userAgents: [bot], disallow: closed, allow: [open] }] });
      const { results, group } = await call('robots-txt-tester', {
        robotsTxt: text,
        userAgent: bot.toUpperCase(),
        urls: [...closed.map((path) => `${path}page`), `${open}page`, '/'],
      });
      expect(group).toBe(bot.toLowerCase());
      expect(results.map(({ allowed }: { allowed: boolean }) => allowed)).toEqual([...closed.map(() => false), true, true]);
    }),
  );
  law(
    'security.txt',
    fc.asyncProperty(
      fc.array(
        url.map((address) => address.replace(/^http:/, 'https:')),
        { minLength: 1, maxLength: 3 },
      ),
      async (contacts) => {
        const now = '2024-01-01T00:00:00Z';
        const { text } = await call('security-txt-generator', { contacts, expires: '2024-06-01T00:00:00Z', now });
        const { valid, fields, expired } = await call('security-txt-validator', { text, now });
        expect([valid, expired]).toEqual([true, false]);
        expect(fields.filter(({ name }: { name: string }) => name === 'Contact').map(({ value }: { value: string }) => value)).toEqual(contacts);
      },
    ),
  );
  law(
    'mail links',
    fc.asyncProperty(line, line, async (subject, body) => {
      const { url: link } = await call('mailto-link-generator', { to: ['a@example.com'], subject, body });
      const [to, query = ''] = link.replace('mailto:', '').split('?');
      const fields = new Map(query.split('&').map((field: string) => field.split('=').map(decodeURIComponent) as [string, string]));
      expect([decodeURIComponent(to), fields.get('subject'), fields.get('body')]).toEqual(['a@example.com', subject, body]);
    }),
  );
});

describe('sums and inverses', () => {
  const whole = fc.integer({ min: 1, max: 1_000_000 });
  law(
    'each of three figures follows from the other two',
    fc.asyncProperty(whole, whole, async (impressions, clicks) => {
      const cost = clicks / 4;
      const { cpm } = await call('cpm-calculator', { cost, impressions, decimals: 10 });
      expect(Math.abs((await call('cpm-calculator', { cpm, impressions, decimals: 10 })).cost - cost)).toBeLessThan(1e-3);
      const { cpc } = await call('cpc-calculator', { cost, clicks, decimals: 10 });
      expect((await call('cpc-calculator', { cost, cpc })).clicks).toBe(clicks);
      const most = Math.max(clicks, impressions);
      const { ctrPercent } = await call('ctr-calculator', { clicks: Math.min(clicks, impressions), impressions: most });
      expect((await call('ctr-calculator', { ctrPercent, impressions: most })).clicks).toBeCloseTo(Math.min(clicks, impressions), 6);
    }),
  );
  law(
    'a longer text message never needs fewer segments, and its segments have room for it',
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom(...'aZ0 €{é漢😀\n'), maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'aZ€漢😀'), maxLength: 100 }),
      async (text, more) => {
        const [short, long] = [await call('sms-length-calculator', { text }), await call('sms-length-calculator', { text: text + more })];
        expect(long.segments).toBeGreaterThanOrEqual(short.segments);
        for (const { units, segments, unitsPerSegment, remaining } of [short, long]) {
          expect(segments * unitsPerSegment).toBeGreaterThanOrEqual(units);
          if (segments === 1) expect(remaining).toBe(unitsPerSegment - units);
        }
      },
    ),
  );
});
