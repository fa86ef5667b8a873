import { isObject } from '../../../tools/shared/json/is-object.ts';
import { addressOf } from '../shared/base.ts';

const LIST = '/api/v1/recipes';

/** The recipes that the account of the visitor keeps on the server; asked for only where somebody is signed in. */
export const isSignedIn = (): boolean => document.querySelector('.top .me') !== null;

/** The names of the recipes of the account. Rejects where they cannot be had. */
export async function accountRecipes(): Promise<string[]> {
  const { recipes } = Object(await ask(LIST));
  return Array.isArray(recipes) ? recipes.flatMap((one: unknown) => (isObject(one) && typeof one.name === 'string' ? [one.name] : [])) : [];
}

export const readAccountRecipe = async (name: string): Promise<unknown> => Object(await ask(`${LIST}/${encodeURIComponent(name)}`)).recipe;

export const saveToAccount = (name: string, recipe: unknown): Promise<unknown> => ask(`${LIST}/${encodeURIComponent(name)}`, 'PUT', recipe);

export const removeFromAccount = (name: string): Promise<unknown> => ask(`${LIST}/${encodeURIComponent(name)}`, 'DELETE');

/** Rejects with the words of the server. */
async function ask(path: string, method = 'GET', body?: unknown): Promise<unknown> {
  const response = await fetch(addressOf(path), {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  throw new Error(isObject(answer) && typeof answer.message === 'string' ? answer.message : `status ${response.status}`);
}
