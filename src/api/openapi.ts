import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { sendTagged, withTag } from './catalogue.ts';
import { closeMethods } from './methods.ts';
import { openApiDocument } from './openapi-document.ts';

/** `/openapi.json`: written once, when first asked for. */
export function openApiRoutes(app: FastifyInstance, { catalogue, config }: Services): void {
  let document: { json: string; etag: string } | undefined;
  app.get('/openapi.json', (request, reply) => {
    document ??= withTag(JSON.stringify(openApiDocument(catalogue, config)));
    return sendTagged(request, reply, document);
  });
  closeMethods(app, '/openapi.json', ['GET']);
}
