import { hasHidden } from '../basics/hidden-characters.ts';
import type { Database } from '../storage/database.ts';
import { isTaken } from '../storage/errors.ts';
import { MAX_RECIPES, RecipeError } from './errors.ts';

const MAX_NAME = 100;
/** Between two requests of one account for the same slot, the other has it. */
const SLOTS = Array.from({ length: MAX_RECIPES }, (_, index) => index + 1);

/** What is told of a recipe in a list. */
export interface RecipeRecord {
  name: string;
  createdAt: string;
  updatedAt: string;
}

/** The recipes that accounts keep, each by its name. */
export interface Recipes {
  /** The recipes of an account, by their names. */
  list(accountId: string): Promise<RecipeRecord[]>;
  /** Throws `recipe_not_found`. @returns it with its JSON text */
  read(accountId: string, name: string): Promise<RecipeRecord & { json: string }>;
  /** Keeps a recipe, in place of one of this name. Throws `recipe_limit_reached`, `account_not_found`. */
  save(accountId: string, name: string, json: string): Promise<RecipeRecord & { isNew: boolean }>;
  /** Throws `recipe_not_found`, `recipe_name_taken`. */
  rename(accountId: string, name: string, to: string): Promise<RecipeRecord>;
  /** Throws `recipe_not_found`. */
  remove(accountId: string, name: string): Promise<void>;
}

/** The recipes of all accounts. */
export function createRecipes({ database: { query }, clock = Date.now }: { database: Pick<Database, 'query'>; clock?: () => number }): Recipes {
  const one = (accountId: string, name: string) => query.selectFrom('recipes').where('accountId', '=', accountId).where('name', '=', name);

  async function recordNamed(accountId: string, name: string): Promise<RecipeRecord> {
    const row = await one(accountId, name).select(['name', 'createdAt', 'updatedAt']).executeTakeFirst();
    if (!row) throw new RecipeError('recipe_not_found');
    return recordOf(row);
  }

  /** Puts a new recipe into the first slot that is free. A slot that another request takes in between is refused by the unique index; the next free one is tried. */
  async function insert(accountId: string, name: string, json: string): Promise<void> {
    const account = await query.selectFrom('user').select('id').where('id', '=', accountId).executeTakeFirst();
    if (!account) throw new RecipeError('account_not_found');
    const now = clock();
    const taken = new Set((await query.selectFrom('recipes').select('slot').where('accountId', '=', accountId).execute()).map(({ slot }) => slot));
    for (const slot of SLOTS.filter((free) => !taken.has(free))) {
      const { numInsertedOrUpdatedRows } = await query
        .insertInto('recipes')
        .values({ accountId, name, slot, recipe: json, createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      // Another request may have kept one of this name, too: what comes last counts.
      if (numInsertedOrUpdatedRows === 1n || (await update(accountId, name, json))) return;
    }
    throw new RecipeError('recipe_limit_reached');
  }

  async function update(accountId: string, name: string, json: string): Promise<boolean> {
    const { numUpdatedRows } = await query
      .updateTable('recipes')
      .set({ recipe: json, updatedAt: clock() })
      .where('accountId', '=', accountId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  return {
    async list(accountId) {
      const rows = await query.selectFrom('recipes').select(['name', 'createdAt', 'updatedAt']).where('accountId', '=', accountId).orderBy('name').execute();
      return rows.map(recordOf);
    },

    async read(accountId, name) {
      const row = await one(accountId, name).select(['name', 'recipe', 'createdAt', 'updatedAt']).executeTakeFirst();
      if (!row) throw new RecipeError('recipe_not_found');
      return { ...recordOf(row), json: row.recipe };
    },

    async save(accountId, name, json) {
      const isNew = !(await update(accountId, name, json));
      if (isNew) await insert(accountId, name, json);
      return { ...(await recordNamed(accountId, name)), isNew };
    },

    async rename(accountId, name, to) {
      const change = query.updateTable('recipes').set({ name: to, updatedAt: clock() }).where('accountId', '=', accountId).where('name', '=', name);
      const { numUpdatedRows } = await change.executeTakeFirstOrThrow().catch((error: unknown) => {
        throw isTaken(error) ? new RecipeError('recipe_name_taken') : error;
      });
      if (numUpdatedRows === 0n) throw new RecipeError('recipe_not_found');
      return recordNamed(accountId, to);
    },

    async remove(accountId, name) {
      const { numDeletedRows } = await query.deleteFrom('recipes').where('accountId', '=', accountId).where('name', '=', name).executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new RecipeError('recipe_not_found');
    },
  };
}

/** The name of a recipe: trimmed, 1 to 100 characters (code points); nothing in it changes how a list is shown. Throws `invalid_name`. */
export function parseRecipeName(value: unknown): string {
  const name = typeof value === 'string' ? value.trim() : '';
  const length = [...name].length;
  if (length < 1 || length > MAX_NAME || hasHidden(name) || !name.isWellFormed()) throw new RecipeError('invalid_name');
  return name;
}

const recordOf = ({ name, createdAt, updatedAt }: { name: string; createdAt: number; updatedAt: number }): RecipeRecord => ({
  name,
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});
