import type { FastifyInstance } from 'fastify';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Services } from '../../opening/services.ts';
import { parseJsonText } from '../../tools/shared/json/parse-text.ts';
import type { Page } from '../layout.ts';
import { type ApiDocument, referencePage } from '../pages/reference.ts';
import type { Sender } from '../send.ts';

/** `/docs`: the API reference, drawn when it is first asked for. @param readDocument gives the OpenAPI document as JSON */
export function docsRoutes(app: FastifyInstance, { catalogue, config }: Services, sender: Sender, readDocument: () => string): void {
  let page: Page | undefined;
  app.get('/docs', (request, reply) => {
    if (!page) {
      // It is the service's own.
      const document = parseJsonText(readDocument()) as ApiDocument;
      page = referencePage(document, config.publicUrl, catalogue.cards.length);
    }
    return sender.send(request, reply, page);
  });
  closeMethods(app, '/docs', ['GET']);
}
