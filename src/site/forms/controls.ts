import type { JsonSchema } from '../../tools/card.ts';
import { type Around, hintOf } from './hints.ts';
import type { Kind } from './kind.ts';
import { fieldLabel } from './own-names.ts';
import { numbersInWords } from './words.ts';

/** One field of a form, as plain data: the server draws it, and the server and the page's script read it. */
export interface Control {
  name: string;
  kind: Kind;
  label: string;
  hint: string;
  required: boolean;
  /** What stands for leaving it out. */
  byDefault?: unknown;
  choices?: string[];
  /** Whether the choices are numbers. */
  numeric?: boolean;
  /** What choices are called, where their own words say too little. */
  labels?: Readonly<Record<string, string>>;
  whole?: boolean;
  least?: number;
  most?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** Of `rows` and `group`. */
  fields?: Control[];
  /** What rows are that are no objects: members of one object, by their names, or lists. */
  standsFor?: 'record' | 'lists';
  /** Whether it holds a key, a password or the like: it is in no link and no example call. */
  secret?: boolean;
  /** Whether each text of a list is a document, with lines of its own. */
  documents?: boolean;
  /** Whether the text, or each one of a list, holds bytes in base64. */
  base64?: boolean;
  /** Where it, or each one of a list, is a file: its media type, or a range of them. */
  file?: string;
  /** What leaving it out means, where that is the present. */
  present?: 'now' | 'today';
  /** When this one counts, where it does not always: by other fields of the form, the texts of which they must hold one. One of the list is enough. */
  when?: readonly Readonly<Record<string, readonly string[]>>[];
  /** Some of the texts that it, or each one of a list, may be. */
  offers?: readonly string[];
  /** What the page's script has a picker for. */
  picker?: Picker;
}

/**
 * - `color`, `date`: those of browsers
 * - `instant`, `local`: a date and a time of day, written in UTC or as it was picked
 * - `zone`: the time zones that the browser knows, for a field or a list
 * - `country`, `currency`, `language`: those that the browser knows, by their names
 * - `permissions`: a box for each permission of a file's mode
 * - `letters`: a box for each letter that a text may have
 * - `weekdays`: a box for each weekday, in a list of their letters
 * - `offers`: the texts that are offered for a list
 * - `picture`: the picture that a text in base64 is
 */
export type Picker =
  | 'color'
  | 'date'
  | 'instant'
  | 'local'
  | 'zone'
  | 'country'
  | 'currency'
  | 'language'
  | 'permissions'
  | 'letters'
  | 'weekdays'
  | 'offers'
  | 'picture';

const SHORT_TEXT = 300;
/** Keys in PEM have lines; passwords have one. */
const LONG_SECRET = 1024;

/** An entry of a list that may be longer may have lines. */
const LONG_ENTRY = 10_000;
/** A text of a row that may be as long may have lines, too. */
const WHOLE_TEXT = 20_000;

/** The controls for an object schema. @param around what hints may name beside the fields of the object */
export function controlsOf(schema: JsonSchema, around: Around = { names: [] }): Control[] {
  const required = new Set(schema.required ?? []);
  const names = [...Object.keys(schema.properties ?? {}), ...around.names];
  return Object.entries(schema.properties ?? {}).map(([name, field]) => controlOf(name, field, required.has(name), { ...around, names }));
}

/** The control that suits a field. @param around what its hint may name */
export function controlOf(name: string, field: JsonSchema, required: boolean, around: Around = { names: [] }): Control {
  const present = required ? undefined : presentOf(name, field);
  const particulars = scalar(name, field, required) ?? list(name, field, around) ?? nested(field, around) ?? record(field) ?? { kind: 'json' };
  const inner = Object.keys(field.items?.properties ?? field.properties ?? {});
  const base = {
    name,
    label: fieldLabel(name),
    hint: hintOf(field.description ?? '', { ...around, names: [...around.names, ...inner] }, choicesOf(field), particulars.kind),
    required,
    ...(present && { present }),
    ...(field.default !== undefined && { byDefault: field.default }),
  };
  return { ...base, ...particulars };
}

/** The word for what leaving a field out means, where it stands for the present. */
function presentOf(name: string, { default: byDefault, description = '' }: JsonSchema): Control['present'] {
  if (
    byDefault !== undefined ||
    (name !== 'now' && !/\b(?:now|today)\b[^.]*\b(?:if omitted|if left out|when neither)\b|\bif omitted, (?:now|today)\b/i.test(description))
  )
    return undefined;
  return /\btoday\b/i.test(description) ? 'today' : 'now';
}

type Particulars = Omit<Control, 'name' | 'label' | 'hint' | 'required'>;

/** The texts that a field may be one of, or a list of. */
const choicesOf = ({ enum: choices, items }: JsonSchema): string[] => (choices ?? items?.enum ?? []).map(String);

function scalar(name: string, field: JsonSchema, required: boolean): Particulars | undefined {
  const choices = field.const === undefined ? field.enum : [field.const];
  if (choices?.every((choice) => typeof choice === 'string' || typeof choice === 'number')) {
    return { kind: 'choice', choices: choices.map(String), numeric: typeof choices[0] === 'number' };
  }
  if (field.type === 'boolean') return { kind: required || field.default !== undefined ? 'check' : 'optional-check' };
  if (field.type === 'number' || field.type === 'integer') return numberKind(name, field);
  if (field.type === 'string') return { ...lengths(field), ...textKind(name, field) };
  const kinds = kindsOf(field);
  const isExact = kinds.size > 1 && [...kinds].every((kind) => kind === 'number' || kind === 'integer' || kind === 'string');
  return isExact ? { kind: 'exact', ...(INSTANT.test(field.description ?? '') && { picker: 'local' }) } : undefined;
}

/** A number; weekdays and months are chosen by their names. */
function numberKind(name: string, field: JsonSchema): Particulars {
  const bounds = numberBounds(field);
  const labels = bounds.whole ? numbersInWords(name, field.description ?? '', bounds.least, bounds.most) : undefined;
  return labels ? { kind: 'choice', choices: Object.keys(labels), numeric: true, labels } : { kind: 'number', ...bounds };
}

function textKind(name: string, field: JsonSchema): Particulars {
  if (field.format === 'password') return { kind: (field.maxLength ?? SHORT_TEXT) > LONG_SECRET ? 'area' : 'secret', secret: true };
  const base64 = /base64/i.test(`${name} ${field.contentEncoding ?? ''}`) || /\bbase64\b/i.test(field.description ?? '');
  const file = field.contentEncoding === 'base64' ? String(field.contentMediaType ?? 'application/octet-stream') : undefined;
  const letters = lettersOf(field);
  if (letters) return { kind: 'text', picker: 'letters', labels: letters };
  const isLine = field.format !== undefined || (field.maxLength ?? Number.POSITIVE_INFINITY) <= SHORT_TEXT;
  const picker = isLine ? pickerOf(name, field) : undefined;
  return {
    kind: isLine ? 'text' : 'area',
    ...(isLine && offersOf(field)),
    ...(base64 && { base64 }),
    ...(file !== undefined && { file }),
    ...(picker ? { picker } : base64 && !isLine && { picker: 'picture' as const }),
  };
}

const ZONE = /^(?:\w*T|t)imeZones?$|^(?:from|to)Zones?$/;
const COUNTRY = /^(?:defaultC|c)ountry$/;
const LANGUAGE = /^(?:locale|language)$/;
const INSTANT = /\b(?:Date|[Aa] date|Instant|instant)\b[^.;]*\binstants?\b|^Instant (?:to|the|at)\b/;
/** Letters of a set, and what is said of each: `i (ignore case)`. */
const LETTERS = /^\^.*\[([A-Za-z]{2,12})\]\*\$$/;
const LETTER = /\b([A-Za-z]) \(([^()]+)\)/g;
const WEEKDAYS = /\(\?:MO\|TU\|WE\|TH\|FR\|SA\|SU\)\$$/;

/** What the letters that a text may have mean, where that is said of each. */
function lettersOf({ pattern = '', description = '' }: JsonSchema): Control['labels'] {
  const letters = [...(LETTERS.exec(pattern)?.[1] ?? '')];
  const meanings = new Map(Array.from(description.matchAll(LETTER), ([, letter = '', meaning = '']) => [letter, meaning]));
  const labels = letters.map((letter) => [letter, `${letter} – ${meanings.get(letter)}`]);
  return letters.length > 0 && letters.every((letter) => meanings.has(letter)) ? Object.fromEntries(labels) : undefined;
}

/** The texts that a schema has as its examples. */
const offersOf = ({ examples }: JsonSchema): Pick<Control, 'offers'> =>
  Array.isArray(examples) && examples.every((one) => typeof one === 'string') ? { offers: examples } : {};

/** The picker for a line of text: for one colour, a zone, a country or the like or a mode, or for a date where nothing else may stand. */
function pickerOf(name: string, { format, description = '' }: JsonSchema): Control['picker'] {
  if (ZONE.test(name)) return 'zone';
  if (COUNTRY.test(name) && /\b3166-1\b/.test(description)) return 'country';
  if (name === 'currency' && /\b4217\b/.test(description)) return 'currency';
  if (LANGUAGE.test(name) && /\bBCP 47\b|\bLanguage of the (?:feed|text)\b/.test(description)) return 'language';
  if (name === 'mode' && /\brwxr-xr-x\b/.test(description)) return 'permissions';
  if (INSTANT.test(description) && name !== 'now') return /\blocal time\b/.test(description) ? 'local' : 'instant';
  if (/\bCSS colou?r\b|\bcolou?r\b.*\bsuch as #[0-9a-f]{3,6}\b|\bcolou?r\b.*#rrggbb\b/i.test(description) && !/\bcolou?rs\b/i.test(description)) return 'color';
  return format === 'date' || (/\bYYYY-MM-DD\b/.test(description) && !/\b(?:instant|times?|offset|week|calendar|serial|or)\b/i.test(description))
    ? 'date'
    : undefined;
}

function list(name: string, field: JsonSchema, around: Around): Particulars | undefined {
  if (field.type !== 'array' || !field.items) return undefined;
  const counts = { ...(field.minItems !== undefined && { minItems: field.minItems }), ...(field.maxItems !== undefined && { maxItems: field.maxItems }) };
  const item = controlOf('', field.items, true, around);
  const labels = item.whole ? numbersInWords(name, field.description ?? '', item.least, item.most) : undefined;
  if (labels) return { kind: 'choices', ...counts, choices: Object.keys(labels), numeric: true, labels };
  switch (item.kind) {
    case 'text':
    case 'area':
      return { ...counts, ...texts(name, field.items, item) };
    case 'number':
      return { kind: 'numbers', ...counts };
    case 'exact':
      return { kind: 'exacts', ...counts };
    case 'choice':
      return { kind: 'choices', ...counts, ...(item.choices && { choices: item.choices }), ...(item.numeric && { numeric: true }) };
    case 'numbers':
      return { kind: 'grid', ...counts };
    case 'exacts':
      return { kind: 'grid', ...counts, numeric: false };
    case 'check':
      return { kind: 'truths', ...counts };
    case 'lines':
      return { kind: 'rows', standsFor: 'lists', ...counts, fields: [{ ...item, name: ENTRIES, label: fieldLabel(ENTRIES) }] };
    case 'group':
      return { kind: 'rows', ...counts, ...(item.fields && { fields: item.fields }) };
    default:
      return undefined;
  }
}

/** Lists of texts that have lines of their own; what is pasted into others is an entry a line. */
const DOCUMENTS = /^(?:csvs|documents|texts)$/;

/** A list of texts: an area with an entry a line, or, where an entry may be long, an area each. */
function texts(name: string, { pattern = '' }: JsonSchema, { maxLength, base64, file, offers }: Particulars): Particulars {
  const picker = ZONE.test(name) ? 'zone' : WEEKDAYS.test(pattern) ? 'weekdays' : offers ? 'offers' : undefined;
  const kind = (maxLength ?? 0) > LONG_ENTRY ? 'texts' : 'lines';
  return {
    kind,
    ...(maxLength !== undefined && { maxLength }),
    ...(offers && { offers }),
    ...(kind === 'texts' && DOCUMENTS.test(name) && { documents: true }),
    ...(base64 && { base64: true }),
    ...(file !== undefined && { file }),
    ...(picker && { picker }),
  };
}

const SCALARS: readonly Kind[] = ['text', 'area', 'secret', 'number', 'exact', 'choice', 'check', 'optional-check'];
const FLAT: ReadonlySet<Kind> = new Set<Kind>([...SCALARS, 'lines', 'numbers', 'exacts', 'truths', 'choices']);
/** The one field of a row that stands for a list. */
const ENTRIES = 'entries';

function nested(field: JsonSchema, around: Around): Particulars | undefined {
  if (field.type !== 'object' || !field.properties || Object.keys(field.properties).length === 0) return undefined;
  const fields = controlsOf(field, around).map(shortened);
  return fields.every(({ kind }) => FLAT.has(kind)) ? { kind: 'group', fields } : undefined;
}

/** A text within a row is one line, unless whole documents are. */
const shortened = (control: Control): Control => (control.kind === 'area' && (control.maxLength ?? 0) < WHOLE_TEXT ? { ...control, kind: 'text' } : control);

/** An object whose names are the caller's, where all its values are of one kind that a row can hold. */
function record({ type, properties = {}, additionalProperties }: JsonSchema): Particulars | undefined {
  if (type !== 'object' || Object.keys(properties).length > 0 || typeof additionalProperties !== 'object') return undefined;
  const value = shortened(controlOf('value', additionalProperties, true));
  const name: Control = { name: 'name', label: fieldLabel('name'), hint: '', required: true, kind: 'text' };
  return SCALARS.includes(value.kind) ? { kind: 'rows', standsFor: 'record', fields: [name, value] } : undefined;
}

function kindsOf(field: JsonSchema): Set<string> {
  const choices = field.anyOf ?? field.oneOf;
  if (choices) return new Set(choices.flatMap((choice) => [...kindsOf(choice)]));
  return new Set([field.type ?? 'unknown']);
}

function numberBounds({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): Partial<Control> {
  const least = meant(minimum ?? exclusiveMinimum);
  const most = meant(maximum ?? exclusiveMaximum);
  return { ...(type === 'integer' && { whole: true }), ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

/** Zod writes the range of safe integers, which says nothing to a reader. */
export const meant = (bound: number | undefined): number | undefined =>
  bound !== undefined && Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound;

const lengths = ({ minLength, maxLength }: JsonSchema): Partial<Control> => ({
  ...(minLength !== undefined && { minLength }),
  ...(maxLength !== undefined && { maxLength }),
});
