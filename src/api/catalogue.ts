import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendTagged, type Tagged, withTag } from '../http/answer/cacheable-document.ts';
import { DocumentCache } from '../http/answer/document-cache.ts';
import { ApiError } from '../http/errors.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { readParameters } from '../http/request/query.ts';
import type { ToolCard } from '../tools/card.ts';
import { type Catalogue, noSuchTool } from '../tools/catalogue.ts';
import { categories } from '../tools/categories.ts';
import { grouped } from '../tools/shared/text/counts.ts';

/** The fields of a tool's record, in the order in which they are shown. */
export const FIELDS = [
  'slug',
  'name',
  'summary',
  'category',
  'cost',
  'random',
  'description',
  'reference',
  'keywords',
  'inputs',
  'result',
  'main',
  'kinds',
  'examples',
] as const satisfies readonly (keyof ToolCard)[];
export const MAX_SEARCH_CHARACTERS = 200;
/** More than there are tools, so that whoever wants can have them all at once. */
export const MAX_LIMIT = 5_000;

const PARAMETERS = { category: 40, q: MAX_SEARCH_CHARACTERS, fields: 200, limit: 10, cursor: 100 };
const MAX_KEPT_CHARACTERS = 8 * 1024 * 1024;

/** What a record shows to who names no fields: what each field holds is told to those who ask for it. How pages view a result and what they open with is no matter of the API. */
const WHOLE = [...FIELDS.filter((field) => field !== 'kinds'), 'headline', 'appliesWhen'] as const satisfies readonly (keyof ToolCard)[];

type Field = (typeof FIELDS)[number];

/** `GET /api/v1/tools` and `/api/v1/tools/{slug}`: what there is to run. What was asked for before is kept, as far as there is room. */
export function catalogueRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  const write = writer();
  const parts = new DocumentCache(MAX_KEPT_CHARACTERS);
  let whole: Tagged | undefined;

  app.get('/api/v1/tools', (request, reply) => {
    const parameters = readParameters(request.query, PARAMETERS);
    const list = () => withTag(listJson(catalogue, parameters, write), undefined, Object.keys(parameters).length > 0 ? 4 : 9);
    if (Object.keys(parameters).length > 0) return sendTagged(request, reply, parts.get(JSON.stringify(parameters), list));
    whole ??= list();
    return sendTagged(request, reply, whole);
  });

  app.get('/api/v1/tools/:slug', (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const { fields } = readParameters(request.query, { fields: PARAMETERS.fields });
    const { slug } = request.params;
    const card = catalogue.get(slug);
    if (!card) throw new ApiError('tool_not_found', noSuchTool(catalogue, slug, 'GET /api/v1/tools lists them.'));
    return sendTagged(request, reply, withTag(write(card, readFields(fields)), undefined, 4));
  });
  closeMethods(app, '/api/v1/tools/:slug', ['GET', 'POST']);
}

/** Writes records as JSON. Those with all fields are written once. */
function writer(): (card: ToolCard, fields: readonly Field[]) => string {
  const written = new Map<ToolCard, string>();
  return (card, fields) => {
    if (fields !== FIELDS) return jsonOf(card, fields);
    const known = written.get(card);
    if (known !== undefined) return known;
    const json = jsonOf(card, WHOLE);
    written.set(card, json);
    return json;
  };
}

const jsonOf = (card: ToolCard, fields: readonly (keyof ToolCard)[]): string => JSON.stringify(Object.fromEntries(fields.map((field) => [field, card[field]])));

/** The list that the parameters ask for: `total` counts what matches, `nextCursor` is there when more follows. */
function listJson(catalogue: Catalogue, parameters: Partial<Record<keyof typeof PARAMETERS, string>>, write: ReturnType<typeof writer>): string {
  const category = readCategory(parameters.category);
  const fields = readFields(parameters.fields);
  const limit = readLimit(parameters.limit);
  const found = catalogue.search(parameters.q ?? '').filter((card) => category === undefined || card.category === category);
  const from = startOf(found, parameters.cursor);
  const page = found.slice(from, from + limit);
  const last = from + page.length < found.length ? page.at(-1) : undefined;
  const next = last ? `,"nextCursor":${JSON.stringify(last.slug)}` : '';
  return `{"tools":[${page.map((card) => write(card, fields)).join(',')}],"total":${found.length}${next}}`;
}

/** The name of a category as it is in a query. An empty one is none, as forms send it; one that there is not is an invalid parameter. */
export function readCategory(value: string | undefined): string | undefined {
  if (value === undefined || value === '' || categories.some(({ name }) => name === value)) return value || undefined;
  throw new ApiError(
    'invalid_parameter',
    `There is no category ${JSON.stringify(value.toWellFormed())}; the categories are ${categories.map(({ name }) => name).join(', ')}.`,
  );
}

function readFields(value: string | undefined): readonly Field[] {
  if (value === undefined) return FIELDS;
  const wanted = new Set(value.split(',').map((name) => name.trim()));
  const fields = FIELDS.filter((name) => wanted.delete(name));
  const [unknown] = wanted;
  if (unknown === undefined) return fields;
  throw new ApiError('invalid_parameter', `fields: ${JSON.stringify(unknown.toWellFormed())} is not a field of a tool; the fields are ${FIELDS.join(', ')}.`);
}

function readLimit(value: string | undefined): number {
  if (value === undefined) return MAX_LIMIT;
  const limit = /^\d+$/.test(value) ? Number(value) : 0;
  if (limit < 1 || limit > MAX_LIMIT) throw new ApiError('invalid_parameter', `limit must be a whole number from 1 to ${grouped(MAX_LIMIT)}.`);
  return limit;
}

/** A cursor is the last slug of the page before. */
function startOf(found: readonly ToolCard[], cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const last = found.findIndex(({ slug }) => slug === cursor);
  if (last < 0) throw new ApiError('invalid_parameter', 'cursor must be the nextCursor from an earlier answer to the same query; leave it out to start over.');
  return last + 1;
}
