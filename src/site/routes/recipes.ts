import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Services } from '../../opening/services.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import { readyRecipe, readyRecipePage, recipesPage } from '../pages/recipes.ts';
import type { Sender } from '../send.ts';

const MISSING: Page = {
  title: 'No such recipe',
  body: html`<h1>No such recipe</h1><p><a href="/recipes">All recipes</a></p>`,
};

/** `/recipes` and `/recipes/{slug}`: the pages are the same for everybody; what is made on them stays in the browser. */
export function recipeRoutes(app: FastifyInstance, { catalogue, config }: Services, sender: Sender): void {
  const nameOf = (slug: string): string | undefined => catalogue.get(slug)?.name;
  const drawn = new Map<string, Page>();
  app.get('/recipes', (request, reply) => {
    const page = drawn.get('') ?? recipesPage(nameOf, config.publicUrl);
    drawn.set('', page);
    return sender.send(request, reply, page);
  });
  closeMethods(app, '/recipes', ['GET']);

  app.get('/recipes/:slug', (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const { slug } = request.params;
    const ready = readyRecipe(slug, nameOf);
    if (!ready) return sender.send(request, reply.code(404), MISSING);
    const page = drawn.get(slug) ?? readyRecipePage(ready, nameOf, config.publicUrl);
    drawn.set(slug, page);
    return sender.send(request, reply, page);
  });
  closeMethods(app, '/recipes/:slug', ['GET']);
}
