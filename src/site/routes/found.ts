import type { FastifyInstance, FastifyReply } from 'fastify';
import { closeMethods } from '../../http/methods.ts';
import type { Services } from '../../services.ts';
import { conversions } from '../../units/index.ts';

/** What search engines read: robots.txt and the sitemaps, an index with one for the pages and tools and one for the conversions. */
export function foundRoutes(app: FastifyInstance, { catalogue, config }: Services): void {
  const site = config.publicUrl;
  const convertSite = config.convertPublicUrl;
  const xml = (reply: FastifyReply, text: string): FastifyReply =>
    reply.header('cache-control', 'public, max-age=86400').type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`);
  const urlSet = (addresses: readonly string[]): string =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`).join('\n')}\n</urlset>`;

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /account\nDisallow: /api/\nDisallow: /suggest\nDisallow: /*?q=\n\nSitemap: ${site}/sitemap.xml\n`),
  );
  closeMethods(app, '/robots.txt', ['GET']);

  app.get('/sitemap.xml', (_request, reply) =>
    xml(
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${['tools', 'conversions'].map((name) => `<sitemap><loc>${escaped(`${site}/sitemap-${name}.xml`)}</loc></sitemap>`).join('\n')}\n</sitemapindex>`,
    ),
  );
  closeMethods(app, '/sitemap.xml', ['GET']);

  app.get('/sitemap-tools.xml', (_request, reply) => {
    const categories = [...new Set(catalogue.cards.map(({ category }) => `/category/${category}`))];
    const paths = ['/', '/categories', '/convert', '/pricing', ...categories, ...catalogue.cards.map(({ slug }) => `/tools/${slug}`)];
    return xml(reply, urlSet(paths.map((path) => `${site}${path}`)));
  });
  closeMethods(app, '/sitemap-tools.xml', ['GET']);

  app.get('/sitemap-conversions.xml', (_request, reply) =>
    xml(reply, urlSet(conversions().map(({ from, to }) => `${convertSite}/convert/${encodeURIComponent(from)}-to-${encodeURIComponent(to)}`))),
  );
  closeMethods(app, '/sitemap-conversions.xml', ['GET']);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
