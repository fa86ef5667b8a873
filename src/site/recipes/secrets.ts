import { isObject } from '../../tools/shared/json/is-object.ts';
import { type Bench, inputName, isBound, type Recipe, type RecipeStep } from './bench.ts';

/** The fields of a tool that hold what nobody else should see, as its form says; undefined for a tool that is not known. */
export type SecretsOf = (tool: string) => ReadonlySet<string> | undefined;

/** What a field is called that holds a secret, where no form says so. */
const SECRET_NAME = /pass(?:word|phrase)|secret|^key$|(?:private|api|secret|shared)Key|token|mnemonic|^pin$/i;

const isSecretField = (tool: string, field: string, secretsOf: SecretsOf): boolean => secretsOf(tool)?.has(field) ?? SECRET_NAME.test(field);

/** A recipe without the passwords and keys that were typed into it, and where they were, such as `steps[1].inputs.key`. */
export function withoutSecrets(recipe: Recipe, secretsOf: SecretsOf): { recipe: Recipe; left: string[] } {
  const left: string[] = [];
  const parameters = secretParameters(recipe, secretsOf);
  const steps = recipe.steps.map((step, at): RecipeStep => {
    const entries = Object.entries(step.inputs ?? {});
    const kept = entries.filter(([field, value]) => {
      const goes = isSecretField(step.tool, field, secretsOf) && !isOnlyReference(value);
      if (goes) left.push(`steps[${at}].inputs.${field}`);
      return !goes;
    });
    return kept.length === entries.length ? step : { ...step, inputs: Object.fromEntries(kept) };
  });
  const kept = Object.entries(recipe.parameters ?? {}).map(([name, { default: preset, ...others }]) => {
    if (!parameters.has(name) || preset === undefined) return [name, { ...(preset !== undefined && { default: preset }), ...others }];
    left.push(`parameters.${name}.default`);
    return [name, others];
  });
  const { arguments: given, ...rest } = recipe;
  const keptGiven = Object.entries(given ?? {}).filter(([name]) => !parameters.has(name));
  return {
    recipe: {
      ...rest,
      ...(recipe.parameters && { parameters: Object.fromEntries(kept) }),
      ...(given && keptGiven.length > 0 && { arguments: Object.fromEntries(keptGiven) }),
      steps,
    },
    left,
  };
}

/** Whether a value says no more than where another comes from. */
const isOnlyReference = (value: unknown): boolean => isObject(value) && (Object.hasOwn(value, '$from') || Object.hasOwn(value, '$main'));

/** The parameters that fill secret fields, the first one among them where the first step takes it for one. */
export function secretParameters(recipe: Recipe, secretsOf: SecretsOf, mainOf: (tool: string) => string | undefined = () => undefined): Set<string> {
  const names = new Set<string>();
  const [first] = recipe.steps;
  const input = inputName(recipe);
  const main = first && mainOf(first.tool);
  if (first && input !== undefined && main !== undefined && !Object.hasOwn(first.inputs ?? {}, main) && isSecretField(first.tool, main, secretsOf))
    names.add(input);
  for (const { tool, inputs = {} } of recipe.steps)
    for (const [field, value] of Object.entries(inputs)) {
      if (!isSecretField(tool, field, secretsOf) || !isBound(value)) continue;
      for (const name of parametersIn(value, input)) names.add(name);
    }
  return names;
}

/** The parameters that a value refers to. */
function parametersIn(value: unknown, first: string | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => parametersIn(item, first));
  if (!isObject(value)) return [];
  if (value.$main === 'parameters') return first === undefined ? [] : [first];
  if (value.$from === 'parameters' && typeof value.pointer === 'string') return [value.pointer.split('/')[1] ?? ''];
  return Object.values(value).flatMap((inner) => parametersIn(inner, first));
}

/** A bench without what is secret in it: as it may be kept where others may come to the browser. Inputs that secret fields take go, too. */
export function benchWithoutSecrets(bench: Bench, secretsOf: SecretsOf, mainOf: (tool: string) => string | undefined): { bench: Bench; left: string[] } {
  const { recipe, left } = withoutSecrets(bench.recipe, secretsOf);
  const parameters = secretParameters(bench.recipe, secretsOf, mainOf);
  const input = inputName(bench.recipe);
  const isInputSecret = input !== undefined && parameters.has(input);
  if (isInputSecret && bench.inputs.some(({ text }) => text !== '')) left.push(input);
  const values = Object.entries(bench.values).filter(([name, text]) => {
    if (parameters.has(name) && text !== '') left.push(name);
    return !parameters.has(name);
  });
  return {
    bench: {
      ...bench,
      recipe,
      inputs: isInputSecret ? bench.inputs.map((one) => ({ ...one, text: '' })) : bench.inputs,
      values: Object.fromEntries(values),
    },
    left,
  };
}
