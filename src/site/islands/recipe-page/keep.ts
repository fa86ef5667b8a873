import { isObject } from '../../../tools/shared/json/is-object.ts';
import type { Bench, Recipe } from '../../recipes/bench.ts';
import { inputsIn } from '../../recipes/link.ts';

/** What is worked on, kept in this tab with all that was typed, and in the browser without what is secret. */
const DRAFT = 'recipe-draft';
const SAVED = 'recipes';
const DATABASE = 'toolrack-recipes';
const STORE = 'drafts';

/** A recipe that is saved in this browser. */
export interface Saved {
  name: string;
  bench: Bench;
}

/** Under which name the page keeps what is worked on. @param of the slug of the recipe that it is of; empty for the page of none */
const nameOf = (of: string): string => (of === '' ? DRAFT : `${DRAFT}/${of}`);

/** Keeps what is worked on. What is too large for the storage of pages goes into a database of the browser. @param of the slug of the recipe that the page is of, or empty @param clean the same without secrets */
export function keepDraft(of: string, bench: Bench, clean: Bench): void {
  const name = nameOf(of);
  // What was kept before is not what is there now.
  if (!put(() => sessionStorage, name, JSON.stringify(bench))) put(() => sessionStorage, name, 'null');
  if (put(() => localStorage, name, JSON.stringify(clean))) return;
  put(() => localStorage, name, JSON.stringify({ isLarge: true }));
  void withStore('readwrite', (store) => store.put(clean, name)).catch(() => undefined);
}

/** Forgets what was worked on: the page begins anew with its own recipe. */
export function discardDraft(of: string): void {
  for (const storage of [() => sessionStorage, () => localStorage]) put(storage, nameOf(of), 'null');
}

/** What was worked on last: in this tab, or else in this browser. */
export async function keptDraft(of: string): Promise<Bench | undefined> {
  const name = nameOf(of);
  for (const storage of [() => sessionStorage, () => localStorage]) {
    const kept = get(storage, name);
    if (isObject(kept) && kept.isLarge === true) return benchIn(await withStore('readonly', (store) => store.get(name)).catch(() => undefined));
    const bench = benchIn(kept);
    if (bench) return bench;
  }
  return undefined;
}

/** The recipes that are saved in this browser, by their names. */
export function savedRecipes(): Saved[] {
  const kept = get(() => localStorage, SAVED);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one) => {
    const bench = isObject(one) ? benchIn(one.bench) : undefined;
    return bench && isObject(one) && typeof one.name === 'string' ? [{ name: one.name, bench }] : [];
  });
}

/** Saves a recipe, in place of one of its name. @returns whether there was room for it */
export function saveRecipe(name: string, bench: Bench): boolean {
  const others = savedRecipes().filter((one) => one.name !== name);
  const all = [...others, { name, bench }].toSorted((one, other) => one.name.localeCompare(other.name));
  return put(() => localStorage, SAVED, JSON.stringify(all));
}

export function discardRecipe(name: string): void {
  put(() => localStorage, SAVED, JSON.stringify(savedRecipes().filter((one) => one.name !== name)));
}

/** @returns whether there was room */
function put(storage: () => Storage, key: string, text: string): boolean {
  try {
    storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function get(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** A bench among what was kept, by this version of the page or another. */
function benchIn(value: unknown): Bench | undefined {
  if (!isObject(value) || !isObject(value.recipe) || !Array.isArray(value.recipe.steps) || !Array.isArray(value.inputs)) return undefined;
  const inputs = inputsIn(value.inputs);
  const steps = value.recipe.steps.filter((step) => isObject(step) && typeof step.id === 'string' && typeof step.tool === 'string');
  const values = isObject(value.values) ? Object.entries(value.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string') : [];
  const active = typeof value.active === 'number' && Number.isInteger(value.active) && value.active >= 0 && value.active < inputs.length ? value.active : 0;
  return {
    recipe: { ...value.recipe, steps } as Recipe,
    off: Array.isArray(value.off) ? value.off.filter((id) => typeof id === 'string') : [],
    inputs: inputs.length > 0 ? inputs : [{ name: '', kind: 'text', text: '' }],
    active,
    values: Object.fromEntries(values),
  };
}

function withStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const request = work(database.transaction(STORE, mode).objectStore(STORE));
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        resolve(request.result);
        database.close();
      };
    };
  });
}
