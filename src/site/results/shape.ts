import type { ResultShape } from '../../browser/messages.ts';
import { fileFieldsOf } from '../../files/file-fields.ts';
import type { JsonSchema, ToolCard } from '../../tools/card.ts';
import type { View } from '../../tools/views.ts';
import { languagesOf } from './languages.ts';

/** More of an input than views draw, so that they see where it is cut short. */
const MAX_GIVEN = 50_001;

type Lists = Record<'records' | 'json' | 'trees' | 'plain' | 'money' | 'codes', Set<string>>;

/** Fields whose numbers name something and count nothing. */
const NAMING =
  /^(?:.*(?:Id|[pP]ort|Code|Serial|Timestamp|Int|Integer)s?|ids?|codes?|serial|asn|timestamp|integer|(?:\w*L|l)eapYears?|year|(?!.*(?:[pP]er|In|Of)Year)\w+Year|modelYears|julianDayNumber|\w*[jJ]ulianDa(?:y|te)|rataDie|lilian|unix(?:Seconds|Milliseconds)|latitude|longitude|lat|lon|lng)$/;
const TIME = /(?:[sS]econds|timestamp)$/;
const OF_THE_EPOCH = /\b(?:Unix|epoch|1970)\b/i;
const COUNT = /^(?:Number of|Lines)\b/;
/** Fields of what is worked out from money that are none. */
const NO_MONEY =
  /(?:Percent.*|^years.*|^days.*|Ratio|Index|Factor|Multiplier|Rate|[yY]ears?|[mM]onths?|[dD]ays|[hH]ours|[pP]eriods?|[uU]nits\w*|[qQ]uantity|quantityToTarget|[sS]hares|[pP]ips|convexity|\w*Turnover|PerYear)$/;
/** Fields whose texts are looked up as they are. */
const A_CODE = /^(?:codes?|rule)$/;
const WORDS_IN_ONE = /^[a-z]+(?:[A-Z][a-z]+)+\d*$/;
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

/** The same for a run: the caller says how many decimals money has, and gives what views draw from and what is no answer. */
export function shapeFor(shape: ResultShape, inputs: Readonly<Record<string, unknown>>): ResultShape {
  const { decimals } = inputs;
  const isToldDecimals = shape.decimals !== undefined && typeof decimals === 'number' && decimals >= 0 && decimals <= 20;
  const given = (name: string, unless: string): string => textOf(inputs[name])?.slice(0, MAX_GIVEN) ?? unless;
  const numbers = Object.entries(inputs).filter((input): input is [string, number] => typeof input[1] === 'number');
  return {
    ...shape,
    ...(numbers.length > 0 && { givenNumbers: Object.fromEntries(numbers) }),
    ...(isToldDecimals && { decimals: Math.trunc(decimals) }),
    ...(shape.given && { given: Object.fromEntries(Object.entries(shape.given).map(([name, unless]) => [name, given(name, unless)])) }),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined);

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
  const lists: Lists = { records: new Set(), json: new Set(), trees: new Set(), plain: new Set(), money: new Set(), codes: new Set() };
  const decimals = category === 'finance' ? inputs.properties?.decimals?.default : undefined;
  for (const [name, field] of Object.entries(result.properties ?? {})) sort(name, field, lists);
  const { records, json, trees, plain, money, codes } = lists;
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
    ...named('codes', codes),
    ...(typeof decimals === 'number' && { ...named('money', money), decimals }),
  };
}

/** Puts a field, and those within it, into the lists that they belong to. */
function sort(name: string, field: JsonSchema, lists: Lists): void {
  const { type, properties, items, anyOf = [], oneOf = [], additionalProperties } = field;
  if (isAny(field)) lists.json.add(name);
  else if (typeof additionalProperties === 'object' && !properties) {
    if (!isAny(additionalProperties)) lists.records.add(name);
    else (A_TREE.test(name) ? lists.trees : lists.json).add(name);
    sort(name, additionalProperties, { ...lists, json: new Set() });
  }
  if (!A_CODE.test(name) && field.enum?.some((one) => typeof one === 'string' && WORDS_IN_ONE.test(one))) lists.codes.add(name);
  if (type === 'integer' || type === 'number') sortNumber(name, field, lists);
  for (const [inner, schema] of Object.entries(properties ?? {})) sort(inner, schema, lists);
  for (const schema of [...(items ? [items] : []), ...anyOf, ...oneOf]) sort(name, schema, lists);
}

function sortNumber(name: string, { type, description = '' }: JsonSchema, { plain, money }: Lists): void {
  if ((NAMING.test(name) && !COUNT.test(description)) || (TIME.test(name) && OF_THE_EPOCH.test(description))) plain.add(name);
  else if (type === 'number' && !NO_MONEY.test(name)) money.add(name);
}

/** Whether a schema takes every value. */
const isAny = (schema: JsonSchema): boolean => Object.keys(schema).every((keyword) => keyword === 'description' || keyword === 'default');
