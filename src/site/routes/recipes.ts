import type { FastifyInstance } from 'fastify';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Services } from '../../opening/services.ts';
import type { Page } from '../layout.ts';
import { recipesPage } from '../pages/recipes.ts';
import type { Sender } from '../send.ts';

/** `/recipes`: the page is the same for everybody; what is made on it stays in the browser. */
export function recipeRoutes(app: FastifyInstance, { catalogue, config }: Services, sender: Sender): void {
  let page: Page | undefined;
  app.get('/recipes', (request, reply) => {
    page ??= recipesPage((slug) => catalogue.get(slug)?.name, config.publicUrl);
    return sender.send(request, reply, page);
  });
  closeMethods(app, '/recipes', ['GET']);
}
