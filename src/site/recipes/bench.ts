import { isObject } from '../../tools/shared/json/is-object.ts';
import { parseJsonText } from '../../tools/shared/json/parse-text.ts';

/** One step of a recipe, as its JSON has it. */
export interface RecipeStep {
  id: string;
  tool: string;
  inputs?: Readonly<Record<string, unknown>>;
  forEach?: unknown;
  when?: unknown;
  onError?: 'stop' | 'skip';
}

/** What a recipe asks for. */
export interface RecipeParameter {
  default?: unknown;
  encoding?: 'utf8' | 'hex' | 'base64';
}

/** A recipe: the body of `POST /api/v1/pipelines`. */
export interface Recipe {
  name?: string;
  note?: string;
  parameters?: Readonly<Record<string, RecipeParameter>>;
  arguments?: Readonly<Record<string, unknown>>;
  steps: readonly RecipeStep[];
  outputs?: Readonly<Record<string, unknown>>;
}

/** How an input is written: as text, or as bytes. */
export type InputKind = 'text' | 'hex' | 'base64';

/** One of the inputs that a recipe is tried on. */
export interface Input {
  /** That of its file, or empty. */
  name: string;
  kind: InputKind;
  text: string;
}

/** What somebody works on at the page of recipes. Never changed in place. */
export interface Bench {
  recipe: Recipe;
  /** The ids of the steps that are switched off. */
  off: readonly string[];
  /** What the first parameter is filled with, one at a time. */
  inputs: readonly Input[];
  active: number;
  /** What the other parameters are filled with, as it was typed. */
  values: Readonly<Record<string, string>>;
}

export const MAX_STEPS = 20;
const MAX_ID = 40;
const ROOM_FOR_NUMBER = 3;
const NO_INPUT: Input = { name: '', kind: 'text', text: '' };
/** Names that mean something else in a recipe. */
const RESERVED = new Set(['item', 'parameters', 'prototype']);
/** What the first parameter of a new recipe is called. */
export const INPUT = 'input';

export const emptyBench = (): Bench => ({ recipe: { parameters: { [INPUT]: {} }, steps: [] }, off: [], inputs: [NO_INPUT], active: 0, values: {} });

/** What somebody works on who has opened a recipe: its own arguments and defaults are filled in. */
export function benchOf({ arguments: given = {}, ...recipe }: Recipe, off: readonly string[] = [], inputs?: readonly Input[]): Bench {
  const [first, ...others] = Object.entries(recipe.parameters ?? {});
  const textOf = (name: string, parameter: RecipeParameter): string => written(Object.hasOwn(given, name) ? given[name] : parameter.default);
  const own = first ? [{ name: '', kind: kindOf(first[1].encoding), text: textOf(...first) }] : [NO_INPUT];
  return {
    recipe,
    off: off.filter((id) => recipe.steps.some((step) => step.id === id)),
    inputs: inputs && inputs.length > 0 ? inputs : own,
    active: 0,
    values: Object.fromEntries(others.map(([name, parameter]) => [name, textOf(name, parameter)])),
  };
}

const kindOf = (encoding: RecipeParameter['encoding']): InputKind => (encoding === 'hex' || encoding === 'base64' ? encoding : 'text');
const written = (value: unknown): string => (value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value));

/** The input that the recipe is run on. */
export const activeInput = ({ inputs, active }: Bench): Input => inputs[active] ?? NO_INPUT;

/** The name of the parameter that the input fills; undefined where the recipe asks for nothing. */
export const inputName = ({ parameters = {} }: Recipe): string | undefined => Object.keys(parameters)[0];

/** What is to be run: the recipe without what is switched off, and the values of its parameters. */
export function runnable(bench: Bench): { recipe: Recipe; given: Record<string, unknown> } {
  const { recipe, off, values } = bench;
  const { kind, text } = activeInput(bench);
  const [first, ...others] = Object.entries(recipe.parameters ?? {});
  const parameters = first && { ...recipe.parameters, [first[0]]: { ...first[1], encoding: kind === 'text' ? 'utf8' : kind } satisfies RecipeParameter };
  const given = Object.fromEntries(others.map(([name, parameter]) => [name, argumentOf(values[name] ?? '', parameter)]));
  if (first) given[first[0]] = kind === 'text' ? argumentOf(text, first[1]) : text;
  const asText = first && kind === 'text' ? { ...recipe.parameters, [first[0]]: withoutEncoding(first[1]) } : parameters;
  return { recipe: { ...recipe, ...(asText && { parameters: asText }), steps: recipe.steps.filter(({ id }) => !off.includes(id)) }, given };
}

function withoutEncoding({ encoding: _, ...rest }: RecipeParameter): RecipeParameter {
  return rest;
}

/** What was typed for a parameter: as it is, or read as JSON where the default is not a string, if that can be. */
export function argumentOf(text: string, parameter: RecipeParameter): unknown {
  if (parameter.default === undefined || typeof parameter.default === 'string') return text;
  try {
    return parseJsonText(text);
  } catch {
    return text;
  }
}

/** The recipe as it is handed to others, without what is switched off. @param withInput what has been filled in becomes the defaults */
export function handedOut(bench: Bench, withInput: boolean): Recipe {
  const { recipe, given } = runnable(bench);
  if (!withInput || !recipe.parameters) return recipe;
  const parameters = Object.entries(recipe.parameters).map(([name, parameter]): [string, RecipeParameter] => [name, { ...parameter, default: given[name] }]);
  return { ...recipe, parameters: Object.fromEntries(parameters) };
}

/** An id for a new step of a tool: its slug, with a number where that is taken. */
export function idFor(tool: string, steps: readonly RecipeStep[]): string {
  const taken = new Set(steps.map(({ id }) => id));
  const base = tool.replace(/[^\w-]/g, '').slice(0, MAX_ID - ROOM_FOR_NUMBER) || 'step';
  if (!taken.has(base) && !RESERVED.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

const withSteps = (bench: Bench, steps: readonly RecipeStep[]): Bench => ({ ...bench, recipe: { ...bench.recipe, steps } });

/** Adds a step at the end, or after another. */
export function addStep(bench: Bench, tool: string, inputs: RecipeStep['inputs'] = {}, after?: string): Bench {
  const { steps } = bench.recipe;
  const step: RecipeStep = { id: idFor(tool, steps), tool, inputs };
  const at = after === undefined ? steps.length : steps.findIndex(({ id }) => id === after) + 1;
  return withSteps(bench, steps.toSpliced(at, 0, step));
}

export function removeStep(bench: Bench, id: string): Bench {
  const left = withSteps(
    bench,
    bench.recipe.steps.filter((step) => step.id !== id),
  );
  return { ...left, off: bench.off.filter((other) => other !== id) };
}

/** Adds the same step again behind it. */
export function duplicateStep(bench: Bench, id: string): Bench {
  const { steps } = bench.recipe;
  const at = steps.findIndex((step) => step.id === id);
  const step = steps[at];
  return step ? withSteps(bench, steps.toSpliced(at + 1, 0, { ...step, id: idFor(step.tool, steps) })) : bench;
}

/** Puts a step at another place. @param to its number there, from 0 */
export function moveStep(bench: Bench, id: string, to: number): Bench {
  const { steps } = bench.recipe;
  const at = steps.findIndex((step) => step.id === id);
  const step = steps[at];
  const place = Math.max(0, Math.min(steps.length - 1, to));
  return !step || place === at ? bench : withSteps(bench, steps.toSpliced(at, 1).toSpliced(place, 0, step));
}

export function switchStep(bench: Bench, id: string): Bench {
  return { ...bench, off: bench.off.includes(id) ? bench.off.filter((other) => other !== id) : [...bench.off, id] };
}

/** Changes a step. What is undefined in the change is taken away. */
export function changeStep(bench: Bench, id: string, change: Partial<RecipeStep>): Bench {
  return withSteps(
    bench,
    bench.recipe.steps.map((step) => {
      if (step.id !== id) return step;
      const changed = { ...step, ...change };
      return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) as unknown as RecipeStep;
    }),
  );
}

/** Whether a value of a step's inputs is, or holds, what other steps give. */
export function isBound(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isBound);
  return isObject(value) && (['$from', '$main', '$text', '$join'].some((sign) => Object.hasOwn(value, sign)) || Object.values(value).some(isBound));
}

/** What gives a step its items or its main input where nothing else is said: the step before that is switched on, or the parameters; undefined where there is neither. */
export function sourceBefore({ recipe, off }: Bench, id: string): string | undefined {
  const before = recipe.steps.slice(
    0,
    recipe.steps.findIndex((step) => step.id === id),
  );
  return before.findLast((step) => !off.includes(step.id))?.id ?? (inputName(recipe) === undefined ? undefined : 'parameters');
}
