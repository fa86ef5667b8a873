import { invalid } from '../tools/errors.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { type Condition, readCondition } from './condition.ts';
import { endOf } from './handing.ts';
import type { FindCard, HandingCard } from './handing-card.ts';
import { type Gift, giftsOf, type Joint, openMainInput, sourceOf, type Unjoined } from './joints.ts';
import { fillParameters, type Parameters, readParameters } from './parameters.ts';
import { ITEM, PARAMETERS, type Reference, readReference, readSource } from './reference.ts';
import { readJoin, readTemplate, type Template } from './template.ts';

export const MAX_STEPS = 20;
const MAX_ID_CHARACTERS = 40;
const MAX_OUTPUTS = 100;
const MAX_NAME_CHARACTERS = 100;
const MAX_NOTE_CHARACTERS = 10_000;
const FIELDS = ['name', 'note', 'parameters', 'arguments', 'steps', 'outputs'];
const STEP_FIELDS = ['id', 'tool', 'inputs', 'forEach', 'when', 'onError'];

/** The main output of a step, or of what else there is, wherever it is in its result. */
export interface MainReference {
  main: string;
  place: string;
}

/** One step: a tool and its inputs, run once or once for each item of a list. */
export interface Step {
  id: string;
  tool: string;
  inputs: Template;
  forEach: Reference | MainReference | undefined;
  when: Condition | undefined;
  /** Whether the pipeline goes on without it where it fails. */
  skipsErrors: boolean;
  /** The fields that take main outputs of earlier steps. */
  joints: readonly Joint[];
  /** What it hands on; undefined for a tool that is not known. */
  gift: Gift | undefined;
}

/** A pipeline that has been read and can be run. */
export interface Pipeline {
  steps: readonly Step[];
  /** What is answered, by name; without it the result of the last step. */
  outputs: ReadonlyMap<string, Reference | Template> | undefined;
  parameters: Parameters;
  /** What it gives for its parameters itself. */
  arguments: unknown;
}

/**
 * Reads `{"name"?, "note"?, "parameters"?, "arguments"?, "steps": [{"id", "tool", "inputs", "forEach"?, "when"?, "onError"?}, …], "outputs"?: {name: reference}}`.
 * Throws `InvalidInputs` naming the place of what is wrong.
 */
export function readPipeline(value: unknown, findCard: FindCard = () => undefined): Pipeline {
  if (!isObject(value)) invalid('', 'a pipeline is an object {"steps": […], "outputs"?: {…}}');
  const { name, note, steps, outputs, arguments: given } = value;
  const other = Object.keys(value).find((field) => !FIELDS.includes(field));
  if (other !== undefined) invalid(other, `is not a field of a pipeline; the fields are ${FIELDS.join(', ')}`);
  readText(name, 'name', MAX_NAME_CHARACTERS);
  readText(note, 'note', MAX_NOTE_CHARACTERS);
  const parameters = readParameters(value.parameters);
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_STEPS) invalid('steps', `must be a list of 1 to ${MAX_STEPS} steps`);
  const known = new Set<string>(parameters.size > 0 ? [PARAMETERS] : []);
  let before: string | undefined;
  const read = steps.map((step, index) => {
    const one = readStep(step, `steps[${index}]`, { known, before, findCard });
    known.add(one.id);
    before = one.id;
    return one;
  });
  const gifts = giftsOf(read);
  return {
    steps: read.map(({ id, tool, inputs, forEach, when, skipsErrors, joints }) => ({
      id,
      tool,
      inputs,
      forEach,
      when,
      skipsErrors,
      joints,
      gift: gifts.get(id),
    })),
    outputs: outputs === undefined ? undefined : readOutputs(outputs, known),
    parameters,
    arguments: given,
  };
}

/** Reads a pipeline with the values of its parameters: those that are given, else its own arguments, else the defaults. Throws `InvalidInputs` naming the place of what is wrong. */
export function readFilled(
  value: unknown,
  given: Readonly<Record<string, unknown>>,
  findCard: FindCard,
): { pipeline: Pipeline; parameters: Record<string, unknown> } {
  const pipeline = readPipeline(value, findCard);
  const { arguments: own } = pipeline;
  return { pipeline, parameters: fillParameters(pipeline.parameters, isObject(own) ? { ...own, ...given } : (own ?? given)) };
}

function readText(value: unknown, place: string, most: number): void {
  if (value !== undefined && (typeof value !== 'string' || value.length > most)) invalid(place, `must be a string of at most ${most} characters`);
}

interface Reading {
  known: ReadonlySet<string>;
  before: string | undefined;
  findCard: FindCard;
}

function readStep(value: unknown, place: string, { known, before, findCard }: Reading): Omit<Step, 'gift'> & Unjoined {
  if (!isObject(value)) invalid(place, 'must be an object with id, tool and inputs');
  const { id, tool, inputs = {}, forEach, when, onError = 'stop' } = value;
  const other = Object.keys(value).find((name) => !STEP_FIELDS.includes(name));
  if (other !== undefined) invalid(`${place}.${other}`, `is not a field of a step; the fields are ${STEP_FIELDS.join(', ')}`);
  const named = readId(id, `${place}.id`, known);
  if (typeof tool !== 'string') invalid(`${place}.tool`, 'must be the slug of a tool, such as "word-counter"');
  if (!isObject(inputs)) invalid(`${place}.inputs`, 'must be an object with the fields of the tool');
  if (onError !== 'stop' && onError !== 'skip') invalid(`${place}.onError`, 'must be "stop" or "skip"');
  const list = forEach === undefined ? undefined : readList(forEach, `${place}.forEach`, known);
  const condition = when === undefined ? undefined : readCondition(when, `${place}.when`, known);
  const names = list ? new Set([...known, ITEM]) : known;
  const card = findCard(tool);
  const { joints, written } = readJoints(inputs, `${place}.inputs`, { known: names, card });
  const open = openMainInput(card, inputs);
  const from = sourceOf({ isLoop: list !== undefined, before, hasParameters: known.has(PARAMETERS) });
  if (card && open !== undefined && from !== undefined) joints.push(jointOf({ card, field: open, from, written, place: `${place}.inputs.${open}` }));
  return {
    id: named,
    tool,
    inputs: withJsonWritten(readTemplate(written, `${place}.inputs`, names), written, card),
    forEach: list,
    when: condition,
    skipsErrors: onError === 'skip',
    joints,
    card,
    written,
    listFrom: list && 'main' in list ? list.main : undefined,
    isLoop: list !== undefined,
    canBeSkipped: condition !== undefined || onError === 'skip',
  };
}

/** Has references that stand as the text of JSON, and lead to some other value than a string, give the JSON of it. */
function withJsonWritten(template: Template, written: Readonly<Record<string, unknown>>, card: HandingCard | undefined): Template {
  const fields = Object.entries(written).flatMap(([field, value]) => {
    const kind = isObject(value) && Object.hasOwn(value, '$from') && card ? endOf(card, 'inputs', field, written).kind : undefined;
    return kind?.kind === 'json' && kind.written ? [field] : [];
  });
  if (fields.length === 0) return template;
  return (scope) => {
    const inputs = template(scope);
    if (!isObject(inputs)) return inputs;
    const texts = fields.map((field) => [field, typeof inputs[field] === 'string' ? inputs[field] : JSON.stringify(inputs[field])]);
    return { ...inputs, ...Object.fromEntries(texts) };
  };
}

/** Parts the fields `{"$main": "stepId"}` from the others. */
function readJoints(
  inputs: Record<string, unknown>,
  place: string,
  { known, card }: { known: ReadonlySet<string>; card: HandingCard | undefined },
): { joints: Joint[]; written: Record<string, unknown> } {
  const taking = Object.entries(inputs).filter(([, value]) => isMain(value));
  if (taking.length === 0) return { joints: [], written: inputs };
  const written = Object.fromEntries(Object.entries(inputs).filter(([, value]) => !isMain(value)));
  const joints = taking.map(([field, value]) => {
    const at = `${place}.${field}`;
    return jointOf({ card, field, from: readMain(value, at, known).main, written, place: at });
  });
  return { joints, written };
}

const isMain = (value: unknown): value is Record<string, unknown> => isObject(value) && Object.hasOwn(value, '$main');

function readMain(value: unknown, place: string, known: ReadonlySet<string>): MainReference {
  const { $main: main, ...others } = isObject(value) ? value : {};
  const [other] = Object.keys(others);
  if (other !== undefined) invalid(`${place}.${other}`, 'must not be beside $main');
  return { main: readSource(main, `${place}.$main`, known), place };
}

function readList(value: unknown, place: string, known: ReadonlySet<string>): Reference | MainReference {
  return isMain(value) ? readMain(value, place, known) : readReference(value, place, known);
}

interface Taking extends Pick<Joint, 'field' | 'from' | 'place'> {
  card: HandingCard | undefined;
  written: Readonly<Record<string, unknown>>;
}

const jointOf = ({ card, field, from, written, place }: Taking): Joint => ({
  field,
  from,
  place,
  taker: (card && endOf(card, 'inputs', field, written)) ?? { kind: { kind: 'json' } },
});

function readId(id: unknown, place: string, known: ReadonlySet<string>): string {
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id) || id.length > MAX_ID_CHARACTERS) {
    invalid(place, `must be 1 to ${MAX_ID_CHARACTERS} letters, digits, "_" and "-"`);
  }
  if (id === ITEM || isPrototypeName(id)) invalid(place, `must not be ${JSON.stringify(id)}: that name is reserved`);
  if (known.has(id))
    invalid(place, `must not be ${JSON.stringify(id)} again: ${id === PARAMETERS ? 'the recipe has parameters' : 'an earlier step has that id'}`);
  return id;
}

function readOutputs(value: unknown, known: ReadonlySet<string>): Map<string, Reference | Template> {
  const entries = isObject(value) ? Object.entries(value) : [];
  if (entries.length === 0 || entries.length > MAX_OUTPUTS) invalid('outputs', `must be an object of 1 to ${MAX_OUTPUTS} references by name`);
  return new Map(
    entries.map(([name, output]) => {
      if (name === '' || name.length > MAX_NAME_CHARACTERS) invalid('outputs', `the names must have 1 to ${MAX_NAME_CHARACTERS} characters`);
      if (isPrototypeName(name)) invalid(`outputs.${name}`, 'is a reserved name');
      const read = isObject(output) && Object.hasOwn(output, '$join') ? readJoin : readReference;
      return [name, read(output, `outputs.${name}`, known)];
    }),
  );
}

/** Names that mean something on every object or class. */
const isPrototypeName = (name: string): boolean => name === 'prototype' || name in Object.prototype;
