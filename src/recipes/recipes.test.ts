import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { RecipeError } from './errors.ts';
import { createRecipes, parseRecipeName } from './recipes.ts';

async function start() {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolrack-recipes-'));
  const database = await openDatabase({ dataDir });
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const at = new Date(0).toISOString();
  const account = async (): Promise<string> => {
    const id = randomUUID();
    await database.query
      .insertInto('user')
      .values({ id, name: 'x', email: `${id}@example.com`, emailVerified: 0, createdAt: at, updatedAt: at, plan: 'free', emailConfirmedAt: null })
      .execute();
    return id;
  };
  const clock = { now: 1_000 };
  return { database, account, clock, recipes: createRecipes({ database, clock: () => clock.now }) };
}

const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof RecipeError ? error.code : error),
  );
const time = (ms: number): string => new Date(ms).toISOString();

it('keeps a recipe under its name, in place of the one before', async () => {
  const { recipes, account, clock } = await start();
  const owner = await account();
  expect(await recipes.save(owner, 'one', '{"a":1}')).toEqual({ name: 'one', createdAt: time(1_000), updatedAt: time(1_000), isNew: true });
  clock.now = 2_000;
  expect(await recipes.save(owner, 'one', '{"a":2}')).toEqual({ name: 'one', createdAt: time(1_000), updatedAt: time(2_000), isNew: false });
  expect(await recipes.read(owner, 'one')).toEqual({ name: 'one', createdAt: time(1_000), updatedAt: time(2_000), json: '{"a":2}' });
  await recipes.save(owner, 'Another', '{}');
  expect((await recipes.list(owner)).map(({ name }) => name)).toEqual(['Another', 'one']);
});

it('shows an account its own alone', async () => {
  const { recipes, account } = await start();
  const [owner, other] = [await account(), await account()];
  await recipes.save(owner, 'one', '{}');
  expect(await recipes.list(other)).toEqual([]);
  expect(await code(recipes.read(other, 'one'))).toBe('recipe_not_found');
  expect(await code(recipes.rename(other, 'one', 'two'))).toBe('recipe_not_found');
  expect(await code(recipes.remove(other, 'one'))).toBe('recipe_not_found');
  expect((await recipes.save(other, 'one', '{"b":1}')).isNew).toBe(true);
  expect((await recipes.read(owner, 'one')).json).toBe('{}');
});

it('gives another name, unless there is one of that name', async () => {
  const { recipes, account } = await start();
  const owner = await account();
  await recipes.save(owner, 'one', '{}');
  await recipes.save(owner, 'two', '{}');
  expect(await code(recipes.rename(owner, 'one', 'two'))).toBe('recipe_name_taken');
  expect(await recipes.rename(owner, 'one', 'three')).toMatchObject({ name: 'three' });
  expect((await recipes.list(owner)).map(({ name }) => name)).toEqual(['three', 'two']);
  expect(await code(recipes.rename(owner, 'one', 'four'))).toBe('recipe_not_found');
});

it('keeps a hundred for an account and no more, however many are sent at once', async () => {
  const { recipes, account } = await start();
  const owner = await account();
  const saved = await Promise.all(Array.from({ length: 130 }, (_, at) => code(recipes.save(owner, `r${at}`, '{}'))));
  expect(saved.filter((each) => each === 'done')).toHaveLength(100);
  expect(saved.filter((each) => each === 'recipe_limit_reached')).toHaveLength(30);
  const [first] = await recipes.list(owner);
  expect(await code(recipes.save(owner, first?.name ?? '', '{"a":1}'))).toBe('done');
  await recipes.remove(owner, first?.name ?? '');
  expect(await code(recipes.save(owner, 'again', '{}'))).toBe('done');
});

it('goes with its account', async () => {
  const { recipes, account, database } = await start();
  const owner = await account();
  await recipes.save(owner, 'one', '{}');
  await database.query.deleteFrom('user').where('id', '=', owner).execute();
  expect(await recipes.list(owner)).toEqual([]);
  expect(await code(recipes.save(owner, 'one', '{}'))).toBe('account_not_found');
});

it('takes names as people write them', () => {
  expect(parseRecipeName('  Décode SAML/1 ')).toBe('Décode SAML/1');
  expect(parseRecipeName('x'.repeat(100))).toHaveLength(100);
  for (const name of ['', ' ', 'x'.repeat(101), 'a\nb', 'a\u202eb', 7, undefined]) expect(() => parseRecipeName(name)).toThrow(RecipeError);
});
