import type { FastifyInstance, FastifyReply } from 'fastify';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Services } from '../../opening/services.ts';
import { conversions } from '../../units/index.ts';
import { conversionPaths, sitemap, sitemapIndex, toolPaths } from '../sitemaps.ts';

/** What search engines read: robots.txt and the sitemaps, an index with one for the pages and tools and one for the conversions. */
export function foundRoutes(app: FastifyInstance, { catalogue, config }: Services): void {
  const site = config.publicUrl;
  const xml = (reply: FastifyReply, text: string): FastifyReply =>
    reply.header('cache-control', 'public, max-age=86400').type('application/xml; charset=utf-8').send(text);

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /account\nDisallow: /api/\nDisallow: /suggest\nDisallow: /*?q=\n\nSitemap: ${site}/sitemap.xml\n`),
  );
  closeMethods(app, '/robots.txt', ['GET']);

  app.get('/sitemap.xml', (_request, reply) => xml(reply, sitemapIndex(site)));
  closeMethods(app, '/sitemap.xml', ['GET']);

  app.get('/sitemap-tools.xml', (_request, reply) => xml(reply, sitemap(site, ['/pricing', ...toolPaths(catalogue.cards)])));
  closeMethods(app, '/sitemap-tools.xml', ['GET']);

  app.get('/sitemap-conversions.xml', (_request, reply) => xml(reply, sitemap(config.convertPublicUrl, conversionPaths(conversions()))));
  closeMethods(app, '/sitemap-conversions.xml', ['GET']);
}
