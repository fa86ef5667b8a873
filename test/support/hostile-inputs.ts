import type { JsonSchema, ToolCard } from '../../src/tools/card.ts';
import { Random } from '../../src/tools/shared/random/random.ts';
import { HOSTILE_NUMBERS } from './arbitrary-inputs.ts';
import { EXPENSIVE_TEXTS, HOSTILE_TEXTS, longer, repeated, stretched, type TextMaker } from './hostile-texts.ts';

/** Inputs made to be dear, and how they were made. */
export interface HostileInputs {
  made: string;
  inputs: Record<string, unknown>;
}

/** Fields shorter than this are options, not what the work grows with. */
const OPTION_LENGTH = 100;
/** The first long field meets every hostile value, those after it one in so many. */
const LATER_FIELDS_STEP = 4;
/** Two fields meet with so many pairs of their hostile values. */
const MAX_MEETINGS = 80;
/** All pairs of the fields of a tool make so many inputs at most. */
const MAX_PAIRS = 240;
/** Between the bounds of a count or a number there are these. */
const STEPS_OF_COUNTS = [100, 1_000, 10_000, 100_000];
/** Lengths of texts in a pair, beside all that there is room for. */
const LENGTHS_IN_PAIRS = [12, 120, 1_200];
const MAX_CHOICES_IN_PAIRS = 8;

/**
 * Inputs that fit a tool's schema and make a request body of at most `bytes` bytes: every hostile text in every long text field beside the tool's examples,
 * every bound and every choice of the other fields, hostile values of two fields at once, and `mixtures` random mixtures of all of them. The same each time.
 */
export function* hostileInputs(card: ToolCard, { bytes, mixtures }: { bytes: number; mixtures: number }): Generator<HostileInputs> {
  const room = bytes - jsonLength({ tool: card.slug, inputs: {} });
  const maker = new Maker(card, room);
  yield* maker.sweep();
  yield* maker.pairs();
  for (let index = 0; index < mixtures; index++) yield { made: `mixture ${index}`, inputs: maker.mixture() };
}

const jsonLength = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

class Maker {
  readonly #card: ToolCard;
  readonly #room: number;
  readonly #random: Random;

  constructor(card: ToolCard, room: number) {
    this.#card = card;
    this.#room = room;
    this.#random = new Random(card.slug);
  }

  *sweep(): Generator<HostileInputs> {
    const { inputs: schema, examples } = this.#card;
    const base = examples[0]?.inputs ?? {};
    let fields = 0;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const others = { ...base, [name]: undefined };
      const room = this.#room - jsonLength(others) - name.length - 4;
      const step = growable(field) && fields++ > 0 ? LATER_FIELDS_STEP : 1;
      let index = 0;
      for (const [made, value] of this.#everyValue(field, base[name], room))
        if (index++ % step === 0) yield { made: `${name}: ${made}`, inputs: { ...base, [name]: value } };
    }
  }

  /** Hostile values of two fields at once: a large count with a long text, a long text with each choice. */
  *pairs(): Generator<HostileInputs> {
    const { inputs: schema, examples } = this.#card;
    const fields = Object.entries(schema.properties ?? {});
    const pairs = fields.flatMap(([first], index) => fields.slice(index + 1).map(([second]) => [first, second] as const));
    const meetings = Math.min(MAX_MEETINGS, Math.ceil(MAX_PAIRS / Math.max(1, pairs.length)));
    for (const [first, second] of this.#random.shuffle(pairs).slice(0, MAX_PAIRS)) {
      const seconds = this.#makers(schema.properties?.[second] ?? {});
      const makers = this.#makers(schema.properties?.[first] ?? {}).flatMap((one) => seconds.map((other) => [one, other] as const));
      for (const [one, other] of this.#random.shuffle(makers).slice(0, meetings)) {
        const base = examples.length > 0 ? this.#random.pick(examples).inputs : {};
        const others = { ...base, [first]: undefined, [second]: undefined };
        const room = this.#room - jsonLength(others) - first.length - second.length - 8;
        const value = one(base[first], room);
        const left = room - jsonLength(value);
        yield { made: `${first} with ${second}`, inputs: { ...base, [first]: value, [second]: other(base[second], left) } };
      }
    }
  }

  mixture(): Record<string, unknown> {
    const { inputs: schema, examples } = this.#card;
    const base = examples.length > 0 ? this.#random.pick(examples).inputs : {};
    const names = Object.keys(schema.properties ?? {});
    const dear = names.filter((name) => growable(schema.properties?.[name]));
    const grown = this.#random.shuffle(dear).slice(0, this.#random.pick([1, 1, 2, 3]));
    const inputs: Record<string, unknown> = {};
    for (const name of names) {
      if (grown.includes(name)) continue;
      const field = schema.properties?.[name] ?? {};
      const isRequired = schema.required?.includes(name);
      const choice = this.#random.below(10);
      if (choice < 5) {
        if (Object.hasOwn(base, name)) inputs[name] = base[name];
        else if (isRequired) inputs[name] = this.#fill(field, undefined, 20);
      } else if (isRequired || choice < 9) inputs[name] = this.#fill(field, base[name], growable(field) ? 60 : 200);
    }
    let room = this.#room - jsonLength(inputs);
    grown.forEach((name, index) => {
      const share = index === grown.length - 1 ? room : Math.floor(room * this.#random.pick([0.1, 0.5, 0.9]));
      inputs[name] = this.#fill(schema.properties?.[name] ?? {}, base[name], share - name.length - 4);
      room -= jsonLength({ [name]: inputs[name] });
    });
    return inputs;
  }

  *#everyValue(field: JsonSchema, sample: unknown, room: number): Generator<[string, unknown]> {
    const choices = field.anyOf ?? field.oneOf;
    if (choices) {
      for (const choice of choices) yield* this.#everyValue(choice, sample, room);
    } else if (field.enum) for (const value of field.enum) yield [String(value), value];
    else if (field.type === 'boolean') yield* [['true', true] as [string, unknown], ['false', false] as [string, unknown]];
    else if (field.type === 'integer' || field.type === 'number') for (const value of new Set(numbersFor(field))) yield [String(value), value];
    else if (field.type === 'string') {
      const texts = (field.maxLength ?? Number.POSITIVE_INFINITY) < OPTION_LENGTH ? [this.#random.pick(HOSTILE_TEXTS)] : HOSTILE_TEXTS;
      for (const [made, maker] of [...texts, ...longer(String(sample ?? '')), ...stretched(String(sample ?? ''))]) yield [made, fitted(field, maker, room)];
    } else for (let index = 0; index < 24; index++) yield [`list or object ${index}`, this.#fill(field, sample, room)];
  }

  /** What makes the hostile values that a field has in a pair, from those of an example, as long as there is room. */
  #makers(field: JsonSchema): ((sample: unknown, room: number) => unknown)[] {
    const choices = field.anyOf ?? field.oneOf;
    if (choices) return choices.flatMap((choice) => this.#makers(choice));
    if (field.enum)
      return this.#random
        .shuffle(field.enum)
        .slice(0, MAX_CHOICES_IN_PAIRS)
        .map((value) => () => value);
    if (field.type === 'boolean') return [() => true, () => false];
    if (field.type === 'integer' || field.type === 'number') return countsFor(field).map((value) => () => value);
    if (field.type === 'string') {
      const lengths = [...LENGTHS_IN_PAIRS, Number.POSITIVE_INFINITY];
      const texts = EXPENSIVE_TEXTS.flatMap(([, maker]) => lengths.map((length) => (_: unknown, room: number) => fitted(field, maker, Math.min(room, length))));
      const samples = lengths.map((length) => (sample: unknown, room: number) => fitted(field, repeated(String(sample || 'a')), Math.min(room, length)));
      return [...texts, ...samples];
    }
    return Array.from({ length: 4 }, () => (sample: unknown, room: number) => this.#fill(field, sample, room));
  }

  /** A value that fits a schema, as long as there is room. */
  #fill(schema: JsonSchema, sample: unknown, room: number): unknown {
    if (Object.hasOwn(schema, 'const')) return schema.const;
    if (schema.enum) return this.#random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.#fill(this.#random.pick(choices), sample, room);
    switch (schema.type) {
      case 'boolean':
        return this.#random.below(2) === 0;
      case 'integer':
      case 'number':
        return this.#random.below(3) === 0 && typeof sample === 'number' ? sample : this.#random.pick(numbersFor(schema));
      case 'string':
        return this.#text(schema, sample, room);
      case 'array':
        return this.#list(schema, sample, room);
      case 'object':
        return this.#object(schema, sample, room);
      case 'null':
        return null;
      default:
        return this.#anything(sample, room);
    }
  }

  #text(schema: JsonSchema, sample: unknown, room: number): string {
    const likeSample = typeof sample === 'string' && sample !== '' && this.#random.below(3) > 0;
    if (!likeSample) return fitted(schema, this.#random.pick(HOSTILE_TEXTS)[1], room);
    const kind = this.#random.below(3);
    if (kind === 0) return fitted(schema, this.#random.pick(longer(sample))[1], room);
    if (kind === 1) return sample;
    const place = this.#random.below(sample.length + 1);
    const inserted = fitted({}, this.#random.pick(HOSTILE_TEXTS)[1], room - jsonLength(sample) - 12);
    return cut(schema, sample.slice(0, place) + inserted + sample.slice(place));
  }

  #list(schema: JsonSchema, sample: unknown, room: number): unknown[] {
    const samples = Array.isArray(sample) ? sample : [];
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items = {} } = schema;
    const wanted = this.#random.pick([minItems, minItems + 1, 2, 10, 1_000_000, 1_000_000, 1_000_000]);
    const most = Math.min(Math.max(wanted, minItems), maxItems);
    const itemRoom = most < 100 ? Math.floor((room - 2) / Math.max(1, most)) : this.#random.pick([4, 12, 40]);
    const asSamples = samples.length > 0 && this.#random.below(2) === 0;
    const list: unknown[] = [];
    let left = room - 2;
    for (let index = 0; index < most; index++) {
      const known = samples[index % Math.max(1, samples.length)];
      const item = asSamples ? known : this.#fill(items, known, itemRoom);
      left -= jsonLength(item) + 1;
      if (left < 0 && index >= minItems) break;
      list.push(item);
    }
    return list;
  }

  #object(schema: JsonSchema, sample: unknown, room: number): Record<string, unknown> {
    const { properties = {}, required = [], additionalProperties } = schema;
    const samples = typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>) : {};
    const names = Object.keys(properties).filter((name) => required.includes(name) || this.#random.below(2) === 0);
    const object: Record<string, unknown> = {};
    for (const name of names) object[name] = this.#fill(properties[name] ?? {}, samples[name], Math.floor(room / names.length) - name.length - 4);
    if (names.length > 0 || additionalProperties === false) return object;
    const member = typeof additionalProperties === 'object' ? additionalProperties : {};
    if (Object.keys(samples).length > 0 && this.#random.below(3) === 0) return samples;
    const memberRoom = this.#random.pick([4, 12, 40, 2_000]);
    let left = room - 2;
    for (let index = 0; ; index++) {
      const name = `k${index}`;
      const value = this.#fill(member, undefined, Math.min(memberRoom, left));
      left -= jsonLength({ [name]: value });
      if (left < 0) return object;
      object[name] = value;
    }
  }

  #anything(sample: unknown, room: number): unknown {
    switch (this.#random.below(8)) {
      case 0:
        return this.#list({ items: { type: 'number' } }, sample, room);
      case 1:
        return this.#list({ items: { type: 'string' } }, sample, room);
      case 2:
        return this.#list({ items: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'string' } } } }, sample, room);
      case 3:
        return this.#object({}, sample, room);
      case 4:
        return JSON.parse(HOSTILE_NESTING(Math.min(room, 1_900)));
      case 5:
        return fitted({}, this.#random.pick(HOSTILE_TEXTS)[1], room);
      case 6:
        return this.#random.pick(HOSTILE_NUMBERS);
      default:
        return sample ?? null;
    }
  }
}

const HOSTILE_NESTING: TextMaker = (bytes) => '['.repeat(Math.max(1, Math.floor(bytes / 2))) + ']'.repeat(Math.max(1, Math.floor(bytes / 2)));

/** Whether the work can grow with the length of the field. */
function growable(field: JsonSchema | undefined): boolean {
  if (!field || field.enum) return false;
  const choices = field.anyOf ?? field.oneOf;
  if (choices) return choices.some(growable);
  if (field.type === 'string') return (field.maxLength ?? Number.POSITIVE_INFINITY) >= OPTION_LENGTH;
  return field.type === undefined || field.type === 'array' || field.type === 'object';
}

const cut = ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema, text: string): string =>
  text.length > maxLength ? text.slice(0, maxLength) : text.padEnd(minLength, 'x');

const fitted = (schema: JsonSchema, maker: TextMaker, room: number): string => cut(schema, maker(Math.max(0, room - 2)));

/** The bounds of a number, and what a count might be between them. */
function countsFor(field: JsonSchema): number[] {
  const fitting = numbersFor(field);
  const low = Math.min(...fitting);
  const high = Math.max(...fitting);
  return [low, high, ...STEPS_OF_COUNTS.filter((count) => count > low && count < high)];
}

/** The bounds of a number, what is beside them, and numbers that have broken programs before. */
function numbersFor({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): number[] {
  const isWhole = type === 'integer';
  const low = minimum ?? exclusiveMinimum ?? (isWhole ? Number.MIN_SAFE_INTEGER : -Number.MAX_VALUE);
  const high = maximum ?? exclusiveMaximum ?? (isWhole ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE);
  const others = [...HOSTILE_NUMBERS, -2, -10, 50, 99, 100, -99.999, -100, 1_000, -1_000, 9_999, 1e5, 1e6, 1e9, 1e-15, 12.5, 365, 1_900, 2_024, 9_999_999];
  const near = [low, high, low + 1, high - 1, (low + high) / 2, low + (high - low) * 1e-12, high - (high - low) * 1e-12];
  const fitting = [...near, ...near, ...others]
    .map((value) => (isWhole ? Math.round(value) : value))
    .filter((value) => Number.isFinite(value) && value >= low && value <= high && value !== exclusiveMinimum && value !== exclusiveMaximum);
  return fitting.length > 0 ? fitting : [low];
}
