import { InvalidInputs } from '../../tools/errors.ts';
import { isObject } from '../../tools/shared/json/is-object.ts';
import { parseJsonText, whyNotJson } from '../../tools/shared/json/parse-text.ts';
import { begunJson } from './begun-json.ts';
import type { Recipe } from './bench.ts';
import type { Imported, ReadRecipe } from './imported.ts';

/** Each piece that is left out takes one turn. */
const MAX_PROBLEMS = 60;
const MAX_STEPS = 20;

/** Reads recipes of another program, as recipes of ours. Undefined for a text that is none of its. */
export type Foreign = (text: string) => Promise<Imported | undefined>;

/** How a recipe of CyberChef begins: its list of operations, the compact form of it, or a link that holds one. */
const OF_CYBERCHEF = /^\s*(?:\[\s*\{|[A-Z][\w/ -]*\(|#?recipe=|(?:https?|file):\/\/\S*[#&?]recipe=)/;

async function ofCyberChef(text: string): Promise<Imported | undefined> {
  if (!OF_CYBERCHEF.test(text)) return undefined;
  const { fromCyberChef } = await import('../../cyberchef/index.ts');
  try {
    const { recipe, unsupported } = fromCyberChef(text);
    const problems = unsupported.map(({ index, operation, reason }) => `Operation ${index + 1} of CyberChef's, ${operation}, was left out: ${reason}`);
    return { recipe: recipe as unknown as Recipe, problems };
  } catch (error) {
    if (!(error instanceof InvalidInputs)) throw error;
    return { problems: error.details.map(({ path, message }) => `${path} ${message}`) };
  }
}

/** The other programs whose recipes are read: each is tried before a text is taken for one of ours. */
const FOREIGN: readonly Foreign[] = [ofCyberChef];

/** Reads a recipe from text: JSON as `POST /api/v1/pipelines` takes it, or one of another program. */
export async function importRecipe(text: string, read: ReadRecipe): Promise<Imported> {
  for (const foreign of FOREIGN) {
    const imported = await foreign(text);
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
