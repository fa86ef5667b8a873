import type { JsonSchema, ToolCard } from '../../tools/card.ts';
import { type Conditions, waysToCount } from '../../tools/conditions.ts';
import { type Control, controlsOf } from './controls.ts';
import { codesOf } from './hints.ts';
import type { Kind } from './kind.ts';
import { exactly, filled, readForm, same } from './read.ts';
import { listed, objectOf, writeForm } from './write-fields.ts';

export { writeForm };

/** A tool's form: its controls, and the example it starts with. */
export interface ToolForm {
  controls: Control[];
  /** The numbers of the examples that the form can hold, from 0. */
  examples: number[];
}

/**
 * The form of a tool. A field whose examples a control would change (a list of empty texts, say) is filled in as JSON instead.
 * Examples that no form can hold (carriage returns in a text) are left out of it.
 */
export function formOf(card: ToolCard): ToolForm {
  const around = {
    names: [...Object.keys(card.result.properties ?? {}), ...namesWithin(card.inputs)],
    choices: codesOf(controlsOf(card.inputs), card.choiceLabels),
  };
  const controls = controlsOf(card.inputs, around).map((control) => labelled(dependent(suited(asRead(control), card), card), card));
  const examples = card.examples.flatMap(({ inputs }, at) => (holds(controls, inputs) ? [at] : []));
  return { controls, examples };
}

/** The names of what is within the fields of a form. */
const namesWithin = ({ properties = {} }: JsonSchema): string[] =>
  Object.values(properties).flatMap(({ properties: own, items }) => Object.keys(own ?? items?.properties ?? {}));

/** A field whose rows have a default that is written as the form gives it, so that it is known again. */
const asRead = (control: Control): Control =>
  control.kind === 'rows' && control.byDefault !== undefined ? { ...control, byDefault: meaning(control, control.byDefault) } : control;

function dependent(control: Control, { appliesWhen }: ToolCard): Control {
  const ways = waysToCount(appliesWhen, control.name);
  if (!ways) return control;
  const asTexts = (conditions: Conditions) => Object.fromEntries(Object.entries(conditions).map(([name, values]) => [name, values.map(String)]));
  return { ...control, when: ways.map(asTexts) };
}

function labelled(control: Control, { choiceLabels }: ToolCard): Control {
  const labels = choiceLabels?.[control.name];
  return labels ? { ...control, labels } : control;
}

/** What is kept although an example does not fit: that example is left out instead. */
const KEPT: ReadonlySet<Kind> = new Set(['text', 'area', 'secret', 'texts', 'lines']);

function suited(control: Control, card: ToolCard): Control {
  const given = card.examples.flatMap(({ inputs }) => (Object.hasOwn(inputs, control.name) ? [inputs[control.name]] : []));
  const lines = given.some((value) => typeof value === 'string' && value.includes('\n'));
  const brief =
    !lines &&
    given.length > 0 &&
    given.every((value) => typeof value === 'string' && value.length <= MAX_BRIEF) &&
    BRIEF.test(`${control.name} ${control.hint}`);
  const isShort = brief || (!lines && ONE_LINE.test(control.name) && !/\blines?\b/i.test(control.hint));
  const better =
    control.kind === 'text' && lines ? withKind(control, 'area') : control.kind === 'area' && isShort && !control.secret ? withKind(control, 'text') : control;
  if (better.kind === 'lines' && given.some((value) => listed(value).some((entry) => String(entry).includes('\n')))) return withKind(better, 'texts');
  if (KEPT.has(better.kind) || given.every((value) => holds([better], { [better.name]: value }))) return better;
  const { fields: _, choices: __, ...rest } = better;
  return { ...rest, kind: 'json' };
}

const withKind = (control: Control, kind: Kind): Control => ({ ...control, kind });

/** What is always said in one line, whatever its schema allows: told by the field's name or by what is said of it. */
const BRIEF =
  /^\S*(?:date|time|zone|locale|separator|delimiter|prefix|suffix|colou?r|url|uri|domain|country|currency|language|email|month|year|version|algorithm|phone|uuid|host|port|address|start|end|seed)\b|YYYY|ISO 8601/i;
const MAX_BRIEF = 80;
/** Names of what is one line, however long it may be. */
const ONE_LINE =
  /^(?:base|bits|expression|hash|id|path|pattern|pointer|salt|scope|selector|sizes|sortBy|street|subject|term|title|to|token|userAgent|username|name|url|uri|src)$|(?:Alt|Date|Name|Title|Until|Url|Uri)$/;

/** Whether inputs are the same after they went through the form. */
function holds(controls: readonly Control[], inputs: Readonly<Record<string, unknown>>): boolean {
  const { inputs: read, complaints } = readForm(controls, filled(writeForm(controls, inputs)));
  return complaints.length === 0 && same(read, withoutDefaults(controls, inputs));
}

/** Inputs as a form gives them: without what equals its default, a number for the text of a number where both will do. */
function withoutDefaults(controls: readonly Control[], inputs: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(inputs).flatMap(([name, value]) => {
    const control = controls.find((candidate) => candidate.name === name);
    const meant = meaning(control, value);
    return same(value, control?.byDefault) || same(meant, control?.byDefault) ? [] : [[name, meant] as const];
  });
  return Object.fromEntries(kept);
}

/** A row as a form gives it: a list without entries that may be left out is. */
function rowOf(fields: readonly Control[], row: unknown): Record<string, unknown> {
  const isLeft = (name: string, value: unknown): boolean => {
    const field = fields.find((candidate) => candidate.name === name);
    return Array.isArray(value) && value.length === 0 && field?.required === false && field.byDefault === undefined;
  };
  return Object.fromEntries(Object.entries(withoutDefaults(fields, objectOf(row))).filter(([name, value]) => !isLeft(name, value)));
}

function meaning(control: Control | undefined, value: unknown): unknown {
  switch (control?.kind) {
    case 'exact':
      return exactly(String(value).trim());
    case 'exacts':
      return listed(value).map((item) => exactly(String(item)));
    case 'rows':
      return control.standsFor ? value : listed(value).map((row) => rowOf(control.fields ?? [], row));
    case 'group':
      return withoutDefaults(control.fields ?? [], objectOf(value));
    default:
      return value;
  }
}
