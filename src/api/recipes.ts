import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowOrigins } from '../http/answer/cors.ts';
import { ApiError } from '../http/errors.ts';
import { closeMethods } from '../http/request/all-methods.ts';
import { takeJsonBodies } from '../http/request/body.ts';
import { parseJsonBody } from '../http/request/json-body.ts';
import type { Services } from '../opening/services.ts';
import { readPipeline } from '../pipelines/pipeline.ts';
import { MAX_RECIPES } from '../recipes/errors.ts';
import { parseRecipeName } from '../recipes/recipes.ts';
import type { Catalogue } from '../tools/catalogue.ts';
import { InvalidInputs } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import type { Exchange, TakeOver } from './exchange.ts';
import { verifyKey } from './key-text.ts';
import { answerRecipe } from './pipelines.ts';
import { withAdmittedBody } from './run-access.ts';

/** How large a recipe may be that is kept. */
const MAX_BYTES = 64 * 1024;
const LIST = '/api/v1/recipes';
const ONE = `${LIST}/:name`;

interface Named {
  Params: { name: string };
}

/** `/api/v1/recipes`: the recipes that an account keeps, for whoever holds its session or a key of it; with a key each can be run by its name. */
export function recipeRoutes(app: FastifyInstance, services: Services, { origins, take }: { origins: ReadonlySet<string>; take: TakeOver }): void {
  const { recipes, config, catalogue } = services;
  takeJsonBodies(app);
  allowOrigins(app, origins);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const owner = {
    bodyLimit: Math.min(MAX_BYTES, config.maxBodyBytes),
    onRequest: (request: FastifyRequest, reply: FastifyReply) => findOwner(services, request, reply),
  };

  app.get(LIST, owner, async (request) => ({ recipes: await recipes.list(ownerOf(request)), limit: MAX_RECIPES }));

  app.get<Named>(ONE, owner, async (request) => {
    const { json, ...record } = await recipes.read(ownerOf(request), request.params.name);
    return { ...record, recipe: parseJsonText(json) };
  });

  app.put<Named>(ONE, owner, async (request, reply) => {
    const name = parseRecipeName(request.params.name);
    const recipe = bodyOf(request);
    checkRecipe(recipe, catalogue);
    const { isNew, ...record } = await recipes.save(ownerOf(request), name, JSON.stringify({ ...recipe, name }));
    return reply.code(isNew ? 201 : 200).send(record);
  });

  app.patch<Named>(ONE, owner, async (request) => recipes.rename(ownerOf(request), request.params.name, parseRecipeName(bodyOf(request).name)));

  app.delete<Named>(ONE, owner, async (request) => {
    const { name } = request.params;
    await recipes.remove(ownerOf(request), name);
    return { success: true, name };
  });

  app.post<Named>(ONE, { onRequest: (request, reply) => runRecipe(take(request, reply), request.params.name) }, () => undefined);
  closeMethods(app, LIST, ['GET']);
  closeMethods(app, ONE, ['GET', 'PUT', 'PATCH', 'DELETE', 'POST']);
}

/** Throws 400 for what is no recipe; what its parameters are filled with is not known yet. */
function checkRecipe(recipe: unknown, catalogue: Catalogue): void {
  try {
    readPipeline(recipe, (slug) => catalogue.get(slug));
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    throw new ApiError('invalid_inputs', `The recipe is not valid: ${error.message}.`, { details: error.details });
  }
}

/** `POST /api/v1/recipes/{name}` `{"arguments": {…}}`: runs a recipe of the key's account, answered and counted as a pipeline. */
const runRecipe = (exchange: Exchange, name: string): void =>
  withAdmittedBody(exchange, async (admitted, body) => {
    const { arguments: given = {}, ...others } = body.length === 0 ? {} : fieldsIn(await admitted.parse(body));
    const [other] = Object.keys(others);
    if (other !== undefined) throw wrong(other.slice(0, 60), 'is not a field of this request; the field is arguments');
    if (!isObject(given)) throw wrong('arguments', 'must be an object with values for the parameters by name');
    await answerRecipe(admitted, await savedRecipe(admitted, name), given);
  });

/** A recipe of the account whose key a request was sent with. Throws `recipe_not_found`. */
export async function savedRecipe({ caller, services }: Exchange, name: string): Promise<unknown> {
  if (!caller) throw new Error('recipes are of callers with a key');
  const { json } = await services.recipes.read(caller.accountId, name);
  return parseJsonText(json);
}

/** Notes whose recipes are asked for. */
async function findOwner(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const key = await verifyKey(services, request.raw);
  const session = key ? undefined : await services.accounts.session(request.headers);
  for (const cookie of session?.setCookie ?? []) reply.header('set-cookie', cookie);
  request.accountId = key?.accountId ?? session?.accountId;
  if (request.accountId === undefined) throw new ApiError('unauthenticated', 'Sign in first, or send an API key in the x-api-key header.');
}

function ownerOf({ accountId }: FastifyRequest): string {
  if (accountId === undefined) throw new ApiError('unauthenticated', 'Sign in first.');
  return accountId;
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return fieldsIn(body instanceof Uint8Array ? parseJsonBody(body) : undefined);
}

function fieldsIn(sent: unknown): Record<string, unknown> {
  if (!isObject(sent)) throw wrong('', 'the body must be an object');
  return sent;
}

const wrong = (path: string, message: string): ApiError =>
  new ApiError('invalid_inputs', `The request is not valid: ${path && `${path} `}${message}.`, { details: [{ path, message }] });
