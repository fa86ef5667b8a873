import type { FastifyInstance } from 'fastify';
import { closeMethods } from '../../http/request/all-methods.ts';
import type { Services } from '../../opening/services.ts';
import type { ToolCard } from '../../tools/card.ts';
import { categories } from '../../tools/categories.ts';
import { conversionAnswer, conversionIn, conversionPath } from '../convert/paths.ts';
import { wordsOfConversion } from '../convert/query-words.ts';
import { recipeSearch } from '../cookbook/find-recipes.ts';
import { recipesWith, searchableOf } from '../cookbook/index.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import { categoriesPage, categoryPage, homePage, searchPage } from '../pages/home.ts';
import { queryText } from '../requests.ts';
import type { Sender } from '../send.ts';

const MAX_QUERY = 200;
const MAX_SUGGESTIONS = 8;
const MAX_RECIPES = 3;

/** The home page, the search, and the categories. */
export function homeRoutes(app: FastifyInstance, { catalogue, config }: Services, sender: Sender): void {
  const byCategory = Map.groupBy(catalogue.cards, ({ category }: ToolCard): string => category);
  const findRecipes = recipeSearch(recipesWith((slug) => catalogue.get(slug) !== undefined).map(searchableOf));
  let home: Page | undefined;

  app.get('/', (request, reply) => {
    const query = queryText(request.query, 'q')?.slice(0, MAX_QUERY).trim() ?? '';
    if (query === '') {
      home ??= homePage(catalogue, config.publicUrl);
      return sender.send(request, reply, home);
    }
    const conversion = conversionIn(query);
    const tools = catalogue.search(conversion ? wordsOfConversion(query) : query);
    const nearest = tools.length > 0 ? [] : catalogue.nearest(query.replace(/\s+/g, '-')).flatMap((slug) => catalogue.get(slug) ?? []);
    const found = { query, tools, nearest, conversion, unknown: catalogue.unknownWords(query), recipes: findRecipes(query, MAX_RECIPES) };
    return sender.send(request, reply, searchPage(found, catalogue));
  });
  closeMethods(app, '/', ['GET']);

  app.get('/suggest', (request, reply) => {
    const query = queryText(request.query, 'q')?.slice(0, MAX_QUERY).trim() ?? '';
    const conversion = conversionIn(query);
    const found = query === '' ? [] : catalogue.search(conversion ? wordsOfConversion(query) : query).slice(0, MAX_SUGGESTIONS);
    const suggestions = [
      ...(conversion
        ? [
            {
              path: conversionPath(conversion.pair, conversion.value),
              name: conversionAnswer(conversion) ?? `${conversion.pair.from.label} to ${conversion.pair.to.label}`,
              summary: `${conversion.pair.from.label} to ${conversion.pair.to.label}`,
            },
          ]
        : []),
      ...found.map(({ slug, name, summary }) => ({ path: `/tools/${slug}`, name, summary })),
      ...findRecipes(query, MAX_RECIPES).map(({ slug, name, note }) => ({ path: `/recipes/${slug}`, name: `Recipe: ${name}`, summary: note })),
    ];
    return reply.header('cache-control', 'public, max-age=300').header('content-type', 'application/json; charset=utf-8').send(JSON.stringify({ suggestions }));
  });
  closeMethods(app, '/suggest', ['GET']);

  app.get('/categories', (request, reply) => sender.send(request, reply, categoriesPage(catalogue)));
  closeMethods(app, '/categories', ['GET']);

  app.get<{ Params: { name: string } }>('/category/:name', (request, reply) => {
    const category = categories.find(({ name }) => name === request.params.name);
    const tools = category && byCategory.get(category.name);
    if (category && tools) return sender.send(request, reply, categoryPage(category, tools));
    return sender.send(request, reply.code(404), {
      title: 'No such category',
      body: html`<h1>No such category</h1><p><a href="/categories">All categories</a></p>`,
    });
  });
  closeMethods(app, '/category/:name', ['GET']);
}
