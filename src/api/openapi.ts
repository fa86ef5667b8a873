import type { FastifyInstance } from 'fastify';
import { sendTagged, type Tagged, withTag } from '../http/answer/cacheable-document.ts';
import { DocumentCache } from '../http/answer/document-cache.ts';
import { ApiError } from '../http/errors.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { readParameters } from '../http/request/query.ts';
import type { Services } from '../opening/services.ts';
import type { ToolCard } from '../tools/card.ts';
import { type Catalogue, noSuchTool } from '../tools/catalogue.ts';
import { readCategory } from './catalogue.ts';
import { openApiDocument } from './openapi-document.ts';

const PARAMETERS = { category: 40, tools: 8_000 };
/** How many tools a request may name: what is made for them is made for this caller. */
const MAX_SLUGS = 50;
const MAX_KEPT_CHARACTERS = 8 * 1024 * 1024;

/** `/openapi.json`: of all tools, without what their fields mean; of a category or of some tools, with it. Written when first asked for. */
export function openApiRoutes(app: FastifyInstance, { catalogue, config }: Services): void {
  const parts = new DocumentCache(MAX_KEPT_CHARACTERS);
  let whole: Tagged | undefined;
  app.get('/openapi.json', (request, reply) => {
    const parameters = readParameters(request.query, PARAMETERS);
    const tools = chosenTools(catalogue, parameters);
    if (tools) {
      const key = tools.map(({ slug }) => slug).join();
      return sendTagged(
        request,
        reply,
        parts.get(key, () => withTag(JSON.stringify(openApiDocument(tools, config, true)), undefined, 4)),
      );
    }
    whole ??= withTag(JSON.stringify(openApiDocument(catalogue.cards, config, false)));
    return sendTagged(request, reply, whole);
  });
  closeMethods(app, '/openapi.json', ['GET']);
}

/** The document that the page of the API is drawn from: with one tool, as an example. */
export function referenceDocument({ catalogue, config }: Services): string {
  const example = catalogue.get('word-counter');
  return JSON.stringify(openApiDocument(example ? [example] : [], config, true));
}

/** The tools that the parameters name; undefined means all. Throws `invalid_parameter` for a name that there is not. */
export function chosenTools(catalogue: Catalogue, { category, tools }: { category?: string; tools?: string }): ToolCard[] | undefined {
  if (category !== undefined && tools !== undefined) throw new ApiError('invalid_parameter', 'Give category or tools, not both.');
  if (category !== undefined) {
    const wanted = readCategory(category);
    return wanted === undefined ? undefined : catalogue.cards.filter((card) => card.category === wanted);
  }
  if (tools === undefined) return undefined;
  const slugs = new Set(tools.split(',').map((slug) => slug.trim()));
  if (slugs.size > MAX_SLUGS)
    throw new ApiError('invalid_parameter', `tools must name at most ${MAX_SLUGS} tools, not ${slugs.size}; a category may have more.`);
  return Array.from(slugs, (slug) => {
    const card = catalogue.get(slug);
    if (!card) throw new ApiError('invalid_parameter', `tools: ${noSuchTool(catalogue, slug, 'GET /api/v1/tools lists them.')}`);
    return card;
  });
}
