import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendTagged, type Tagged, withTag } from '../../http/answer/cacheable-document.ts';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Services } from '../../opening/services.ts';
import { readAsset } from '../assets.ts';
import { offlinePage, SERVICE_WORKER_POLICY, serviceWorker, webManifest } from '../offline.ts';
import type { Sender } from '../send.ts';

const DAY = 'public, max-age=86400';
/** So that a new version is found at once. */
const ASK_AGAIN = 'no-cache';

/** What makes the pages an app that works without a connection: the service worker, the manifest, icons where browsers look for them, and the page for pages that are not kept. */
export function offlineRoutes(app: FastifyInstance, { catalogue, config }: Services, sender: Sender): void {
  function serve(path: string, make: () => Tagged, cacheControl: string, policy?: string): void {
    let made: Tagged | undefined;
    app.get(path, (request, reply): Promise<FastifyReply> => {
      made ??= make();
      if (policy !== undefined) reply.header('content-security-policy', policy);
      return sendTagged(request, reply, made, cacheControl);
    });
    closeMethods(app, path, ['GET']);
  }

  const place = JSON.stringify([config.publicUrl, config.pageRuns]);
  serve('/sw.js', () => withTag(serviceWorker(catalogue.cards, place), 'text/javascript; charset=utf-8'), ASK_AGAIN, SERVICE_WORKER_POLICY);
  serve('/manifest.webmanifest', () => withTag(webManifest(), 'application/manifest+json; charset=utf-8'), DAY);
  serve('/favicon.ico', () => withTag(readAsset('favicon.ico'), 'image/x-icon'), DAY);
  serve('/apple-touch-icon.png', () => withTag(readAsset('apple-touch-icon.png'), 'image/png'), DAY);
  app.get('/offline', (request, reply) => sender.send(request, reply, offlinePage));
  closeMethods(app, '/offline', ['GET']);
}
