import { InvalidInputs, invalid } from '../tools/errors.ts';
import type { ByteEncoding } from '../tools/field-kinds.ts';
import { isObject } from '../tools/shared/json/is-object.ts';

const MAX_PARAMETERS = 100;
const MAX_NAME_CHARACTERS = 40;
const ENCODINGS = ['utf8', 'hex', 'base64'] as const;

/** What a recipe asks for when it is run. */
export interface Parameter {
  /** Has `value` where it need not be given. */
  default?: { value: unknown };
  /** How bytes are written in it, where it holds bytes. */
  encoding?: ByteEncoding;
}

/** The parameters of a recipe, by name, in their order. */
export type Parameters = ReadonlyMap<string, Parameter>;

/** The parameters that a recipe declares. Throws `InvalidInputs` naming the place of what is wrong in them. */
export const parametersOf = (recipe: unknown): Parameters => readParameters(isObject(recipe) ? recipe.parameters : undefined);

/** Reads `{"text": {"default"?: value, "encoding"?: "base64"}}`. Throws `InvalidInputs` naming the place. */
export function readParameters(value: unknown): Parameters {
  if (value === undefined) return new Map();
  const entries = isObject(value) ? Object.entries(value) : [];
  if (entries.length === 0 || entries.length > MAX_PARAMETERS)
    invalid('parameters', `must be an object of 1 to ${MAX_PARAMETERS} parameters by name, such as {"text": {"default": ""}}`);
  return new Map(entries.map(([name, parameter]) => [readName(name), readParameter(parameter, `parameters.${name}`)]));
}

function readName(name: string): string {
  if (!/^[\w-]+$/.test(name) || name.length > MAX_NAME_CHARACTERS || name === 'prototype' || name in Object.prototype) {
    invalid(`parameters.${name.slice(0, MAX_NAME_CHARACTERS)}`, `must be named with 1 to ${MAX_NAME_CHARACTERS} letters, digits, "_" and "-"`);
  }
  return name;
}

function readParameter(value: unknown, place: string): Parameter {
  if (!isObject(value)) invalid(place, 'must be an object, {} or with a default');
  const { default: preset, encoding, ...others } = value;
  const [other] = Object.keys(others);
  if (other !== undefined) invalid(`${place}.${other}`, 'is not a field of a parameter; the fields are default and encoding');
  const known = ENCODINGS.find((one) => one === encoding);
  if (encoding !== undefined && known === undefined) invalid(`${place}.encoding`, `must be one of ${ENCODINGS.join(', ')}`);
  return { ...(Object.hasOwn(value, 'default') && { default: { value: preset } }), ...(known && { encoding: known }) };
}

/** The values of the parameters, filled from what is given. Throws `InvalidInputs` for each that is missing or that there is not. */
export function fillParameters(parameters: Parameters, given: unknown = {}): Record<string, unknown> {
  if (!isObject(given)) invalid('arguments', 'must be an object with values for the parameters by name');
  const details = Object.keys(given)
    .filter((name) => !parameters.has(name))
    .slice(0, MAX_PARAMETERS)
    .map((name) => {
      const path = `arguments.${name.slice(0, MAX_NAME_CHARACTERS)}`;
      return { path, message: `is no parameter of this recipe; it has ${parameters.size === 0 ? 'none' : [...parameters.keys()].join(', ')}` };
    });
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of parameters) {
    if (Object.hasOwn(given, name)) values[name] = given[name];
    else if (parameter.default) values[name] = parameter.default.value;
    else details.push({ path: `arguments.${name}`, message: 'is needed: this parameter has no default' });
  }
  if (details.length > 0) throw new InvalidInputs(details);
  return values;
}
