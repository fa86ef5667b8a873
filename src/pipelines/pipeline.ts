import { invalid } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { ITEM, type Reference, readReference } from './reference.ts';
import { readTemplate, type Template } from './template.ts';

export const MAX_STEPS = 20;
const MAX_ID_CHARACTERS = 40;
const MAX_OUTPUTS = 100;
const MAX_NAME_CHARACTERS = 100;
const STEP_FIELDS = ['id', 'tool', 'inputs', 'forEach'];

/** One step: a tool and its inputs, run once or once for each item of a list. */
export interface Step {
  id: string;
  tool: string;
  inputs: Template;
  forEach: Reference | undefined;
}

/** A pipeline that has been read and can be run. */
export interface Pipeline {
  steps: readonly Step[];
  /** What is answered, by name; without it the result of the last step. */
  outputs: ReadonlyMap<string, Reference> | undefined;
}

/** Reads `{"steps": [{"id", "tool", "inputs", "forEach"?}, …], "outputs"?: {name: reference}}`. Throws `InvalidInputs` naming the place of what is wrong. */
export function readPipeline(value: unknown): Pipeline {
  if (!isObject(value)) invalid('', 'a pipeline is an object {"steps": […], "outputs"?: {…}}');
  const { steps, outputs, ...others } = value;
  const [other] = Object.keys(others);
  if (other !== undefined) invalid(other, 'is not a field of a pipeline; the fields are steps and outputs');
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_STEPS) invalid('steps', `must be a list of 1 to ${MAX_STEPS} steps`);
  const known = new Set<string>();
  const read = steps.map((step, index) => {
    const one = readStep(step, `steps[${index}]`, known);
    known.add(one.id);
    return one;
  });
  return { steps: read, outputs: outputs === undefined ? undefined : readOutputs(outputs, known) };
}

function readStep(value: unknown, place: string, known: ReadonlySet<string>): Step {
  if (!isObject(value)) invalid(place, 'must be an object with id, tool and inputs');
  const { id, tool, inputs = {}, forEach } = value;
  const other = Object.keys(value).find((name) => !STEP_FIELDS.includes(name));
  if (other !== undefined) invalid(`${place}.${other}`, `is not a field of a step; the fields are ${STEP_FIELDS.join(', ')}`);
  const named = readId(id, `${place}.id`, known);
  if (typeof tool !== 'string') invalid(`${place}.tool`, 'must be the slug of a tool, such as "word-counter"');
  if (!isObject(inputs)) invalid(`${place}.inputs`, 'must be an object with the fields of the tool');
  const list = forEach === undefined ? undefined : readReference(forEach, `${place}.forEach`, known);
  const names = list ? new Set([...known, ITEM]) : known;
  const template = readTemplate(inputs, `${place}.inputs`, names);
  return { id: named, tool, inputs: template, forEach: list };
}

function readId(id: unknown, place: string, known: ReadonlySet<string>): string {
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id) || id.length > MAX_ID_CHARACTERS) {
    invalid(place, `must be 1 to ${MAX_ID_CHARACTERS} letters, digits, "_" and "-"`);
  }
  if (id === ITEM || isPrototypeName(id)) invalid(place, `must not be ${JSON.stringify(id)}: that name is reserved`);
  if (known.has(id)) invalid(place, `must not be ${JSON.stringify(id)} again: an earlier step has that id`);
  return id;
}

function readOutputs(value: unknown, known: ReadonlySet<string>): Map<string, Reference> {
  const entries = isObject(value) ? Object.entries(value) : [];
  if (entries.length === 0 || entries.length > MAX_OUTPUTS) invalid('outputs', `must be an object of 1 to ${MAX_OUTPUTS} references by name`);
  return new Map(
    entries.map(([name, reference]) => {
      if (name === '' || name.length > MAX_NAME_CHARACTERS) invalid('outputs', `the names must have 1 to ${MAX_NAME_CHARACTERS} characters`);
      if (isPrototypeName(name)) invalid(`outputs.${name}`, 'is a reserved name');
      return [name, readReference(reference, `outputs.${name}`, known)];
    }),
  );
}

/** Names that mean something on every object or class. */
const isPrototypeName = (name: string): boolean => name === 'prototype' || name in Object.prototype;
