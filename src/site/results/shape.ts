import type { ResultShape } from '../../browser/messages.ts';
import { fileFieldsOf } from '../../files/file-fields.ts';
import type { JsonSchema, ToolCard } from '../../tools/card.ts';
import type { View } from '../../tools/views.ts';
import { shownChoice } from '../forms/choice-words.ts';
import { fieldLabel, ownLabel } from '../forms/own-names.ts';
import { weekdaysFromMonday } from '../forms/words.ts';
import { languagesOf } from './languages.ts';
import { textOf } from './shape-of-run.ts';
import { unitOf } from './units.ts';

type Lists = Record<'records' | 'json' | 'trees' | 'plain' | 'money', Set<string>> & {
  choices: Map<string, Record<string, string>>;
  names: Set<string>;
  /** By field, its unit; undefined where fields of the same name have others. */
  units: Map<string, string | undefined>;
};

/** Fields whose numbers name something and count nothing. */
const NAMING =
  /^(?:.*(?:Id|[pP]ort|Code|Serial|Timestamp|Int|Integer)s?|ids?|codes?|serial|asn|timestamp|integer|(?:\w*L|l)eapYears?|year|(?!.*(?:[pP]er|In|Of)Year)\w+Year|modelYears|julianDayNumber|\w*[jJ]ulianDa(?:y|te)|rataDie|lilian|unix(?:Seconds|Milliseconds)|latitude|longitude|lat|lon|lng)$/;
const TIME = /(?:[sS]econds|timestamp)$/;
const OF_THE_EPOCH = /\b(?:Unix|epoch|1970)\b/i;
const COUNT = /^(?:Number of|Lines)\b/;
/** Fields of what is worked out from money that are none. */
const NO_MONEY =
  /(?:Percent.*|^years.*|^days.*|Ratio|Index|Factor|Multiplier|Rate|[yY]ears?|[mM]onths?|[dD]ays|[hH]ours|[pP]eriods?|[uU]nits\w*|[qQ]uantity|quantityToTarget|[sS]hares|[pP]ips|convexity|\w*Turnover|PerYear)$/;
/** Fields whose texts are looked up as they are, where a message beside them says what they mean. */
const A_CODE = /^(?:codes?|rule)$/;
const A_WEEKDAY = /\bfrom 1 for Monday to 7 for Sunday\b/;
const A_TREE = /^(?:root|tree)$/;

const shapes = new WeakMap<ToolCard, ResultShape>();

/** What a page must know of a tool's result to show it, found once. */
export function shapeOf(card: ToolCard): ResultShape {
  let shape = shapes.get(card);
  if (!shape) {
    shape = madeFor(card);
    shapes.set(card, shape);
  }
  return shape;
}

/** The inputs that a view draws from. */
function inputsOf(view: View): string[] {
  return namesOf(view).filter((name) => name !== undefined);
}

function namesOf(view: View): (string | undefined)[] {
  switch (view.kind) {
    case 'marked':
      return [view.in, view.place?.searched];
    case 'preview':
      return [view.ink, view.ground];
    case 'calendar':
      return [view.weekStart, view.locale];
    case 'countdown':
      return [view.of];
    case 'sudoku':
      return [view.given];
    case 'documents':
      return [view.before, view.after];
    default:
      return [];
  }
}

function madeFor(card: ToolCard): ResultShape {
  const { headline, views, result, inputs, category } = card;
  const languages = languagesOf(card);
  const lists: Lists = {
    records: new Set(),
    json: new Set(),
    trees: new Set(),
    plain: new Set(),
    money: new Set(),
    choices: new Map(),
    names: new Set(),
    units: new Map(),
  };
  const decimals = category === 'finance' ? inputs.properties?.decimals?.default : undefined;
  for (const [name, field] of Object.entries(result.properties ?? {})) sort(name, field, lists);
  const { records, json, trees, plain, money, choices } = lists;
  const labels = [...lists.names].flatMap((name): [string, string][] => {
    const unit = lists.units.get(name);
    const label = unit === undefined ? ownLabel(name) : `${fieldLabel(name)} (${unit})`;
    return label === undefined ? [] : [[name, label]];
  });
  const given = views?.flatMap(inputsOf) ?? [];
  const files = Object.fromEntries(fileFieldsOf(result).map(({ field, member = field, mediaType }) => [member, mediaType]));
  const named = (key: string, names: Set<string>) => names.size > 0 && { [key]: [...names] };
  return {
    ...(headline !== undefined && { headline }),
    ...(Object.keys(languages).length > 0 && { languages }),
    ...(Object.keys(files).length > 0 && { files }),
    ...(views && { views }),
    ...(given.length > 0 && { given: Object.fromEntries(given.map((name) => [name, textOf(inputs.properties?.[name]?.default) ?? ''])) }),
    records: [...records],
    ...named('json', json),
    ...named('trees', trees),
    ...named('plain', plain),
    ...(choices.size > 0 && { choices: Object.fromEntries(choices) }),
    ...(labels.length > 0 && { labels: Object.fromEntries(labels) }),
    ...(typeof decimals === 'number' && { ...named('money', money), decimals }),
  };
}

/** Puts a field, and those within it, into the lists that they belong to. @param siblings the fields beside it */
function sort(name: string, field: JsonSchema, lists: Lists, siblings: readonly string[] = []): void {
  const { type, description, properties, items, anyOf = [], oneOf = [], additionalProperties } = field;
  if (isAny(field)) lists.json.add(name);
  else if (typeof additionalProperties === 'object' && !properties) {
    if (!isAny(additionalProperties)) lists.records.add(name);
    else (A_TREE.test(name) ? lists.trees : lists.json).add(name);
    sort(name, additionalProperties, { ...lists, json: new Set() });
  }
  lists.names.add(name);
  if (!(A_CODE.test(name) && siblings.includes('message'))) sortChoices(name, field, lists);
  if (type === 'integer' || type === 'number') sortNumber(name, field, lists);
  for (const [inner, schema] of Object.entries(properties ?? {})) sort(inner, schema, lists, Object.keys(properties ?? {}));
  for (const schema of [...(items ? [{ description, ...items }] : []), ...anyOf, ...oneOf]) sort(name, schema, lists, siblings);
}

/** Keeps what the choices of a field are called, where that is not what they are. */
function sortChoices(name: string, { examples, enum: values = Array.isArray(examples) ? examples : [] }: JsonSchema, { choices }: Lists): void {
  const called = values.map(String).flatMap((one) => (shownChoice(one) === one ? [] : [[one, shownChoice(one)]]));
  if (called.length > 0) choices.set(name, { ...choices.get(name), ...Object.fromEntries(called) });
}

function sortNumber(name: string, field: JsonSchema, { plain, money, choices, units }: Lists): void {
  const { type, description = '' } = field;
  const unit = unitOf(name, field);
  units.set(name, units.has(name) && units.get(name) !== unit ? undefined : unit);
  if (A_WEEKDAY.test(description)) choices.set(name, weekdaysFromMonday());
  if ((NAMING.test(name) && !COUNT.test(description)) || (TIME.test(name) && OF_THE_EPOCH.test(description))) plain.add(name);
  else if (type === 'number' && !NO_MONEY.test(name)) money.add(name);
}

/** Whether a schema takes every value. */
const isAny = (schema: JsonSchema): boolean => Object.keys(schema).every((keyword) => keyword === 'description' || keyword === 'default');
