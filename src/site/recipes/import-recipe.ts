import { InvalidInputs } from '../../tools/errors.ts';
import { isObject } from '../../tools/shared/json/is-object.ts';
import { parseJsonText, whyNotJson } from '../../tools/shared/json/parse-text.ts';
import { begunJson } from './begun-json.ts';
import type { Recipe } from './bench.ts';

/** What became of a text that was to be a recipe: what could be read of it, and what was wrong with the rest, by place. */
export interface Imported {
  recipe?: Recipe;
  problems: string[];
}

/** Reads a whole recipe; throws `InvalidInputs` naming the place of the first thing that is wrong. */
export type ReadRecipe = (recipe: unknown) => unknown;

/** Each piece that is left out takes one turn. */
const MAX_PROBLEMS = 60;
const MAX_STEPS = 20;

/** Recipes of other programs, each as a recipe of ours: what is tried before a text is taken for one of ours. Undefined for what is none of theirs. */
export type Foreign = (text: string) => Imported | undefined;
export const FOREIGN: Foreign[] = [];

/** Reads a recipe from text: JSON as `POST /api/v1/pipelines` takes it, or one of another program. */
export function importRecipe(text: string, read: ReadRecipe): Imported {
  for (const foreign of FOREIGN) {
    const imported = foreign(text);
    if (imported) return imported;
  }
  try {
    return readable(parseJsonText(text), read);
  } catch {
    const problem = `This is not JSON: ${whyNotJson(text)}.`;
    const begun = begunJson(text);
    const { recipe, problems } = begun === undefined ? { problems: [] } : readable(begun, read);
    return recipe && recipe.steps.length > 0 ? { recipe, problems: [`${problem} What comes before it was read.`, ...problems] } : { problems: [problem] };
  }
}

/** What of a value can be read as a recipe: pieces that are wrong are left out one by one, each with its place. */
export function readable(value: unknown, read: ReadRecipe): Imported {
  if (!isObject(value) || !Array.isArray(value.steps))
    return { problems: ['A recipe is an object with a list of steps: {"steps": [{"id": "a", "tool": "word-counter"}]}.'] };
  if (value.steps.length === 0) return { recipe: { ...value, steps: [] }, problems: [] };
  let recipe: Record<string, unknown> = value;
  const problems: string[] = [];
  while (problems.length < MAX_PROBLEMS) {
    try {
      if (Array.isArray(recipe.steps) && recipe.steps.length > 0) read(recipe);
      return { recipe: recipe as unknown as Recipe, problems };
    } catch (error) {
      if (!(error instanceof InvalidInputs)) throw error;
      const [detail] = error.details;
      problems.push(`${detail?.path ?? ''} ${detail?.message ?? 'is wrong'}`.trim());
      const without = detail && withoutPlace(recipe, detail.path);
      if (!without) break;
      recipe = without;
    }
  }
  return { problems };
}

/** A recipe without the piece at a place; undefined where the whole is wrong. */
function withoutPlace(recipe: Record<string, unknown>, path: string): Record<string, unknown> | undefined {
  const steps: unknown[] = Array.isArray(recipe.steps) ? recipe.steps : [];
  if (path === 'steps') return steps.length > MAX_STEPS ? { ...recipe, steps: steps.slice(0, MAX_STEPS) } : undefined;
  const [, index, field, inner] = /^steps\[(\d+)\](?:\.([^.[]+))?(?:\.([^.[]+))?/.exec(path) ?? [];
  if (index !== undefined) {
    const at = Number(index);
    const step = withoutField(steps[at], field, inner, steps, at);
    return { ...recipe, steps: step ? steps.with(at, step) : steps.toSpliced(at, 1) };
  }
  const [name = '', within] = /^([^.[]+)(?:\.([^.]+))?/.exec(path)?.slice(1) ?? [];
  const held = recipe[name];
  if (within !== undefined && isObject(held) && Object.hasOwn(held, within) && Object.keys(held).length > 1)
    return { ...recipe, [name]: without(held, within) };
  return Object.hasOwn(recipe, name) && name !== 'steps' ? without(recipe, name) : undefined;
}

/** A step without one of its fields, or of its inputs; a missing or repeated id is made up. Undefined where the whole step is to go. */
function withoutField(step: unknown, field: string | undefined, inner: string | undefined, steps: readonly unknown[], at: number): unknown {
  if (!isObject(step) || field === undefined || field === 'tool') return undefined;
  if (field === 'id') {
    const taken = new Set(steps.map((other) => (isObject(other) ? other.id : undefined)));
    let number = at + 1;
    while (taken.has(`step-${number}`)) number++;
    return { ...step, id: `step-${number}` };
  }
  const held = step[field];
  if (inner !== undefined && isObject(held) && Object.hasOwn(held, inner) && field === 'inputs') return { ...step, inputs: without(held, inner) };
  return without(step, field);
}

const without = (object: Record<string, unknown>, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([other]) => other !== name));
