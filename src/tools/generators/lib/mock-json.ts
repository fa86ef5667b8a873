import { unprocessable } from '../../errors.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { SameValues } from '../../shared/json/same-values.ts';
import { arrayValue, booleanValue, membersOf, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';
import { grouped } from '../../shared/text/counts.ts';
import { compilePattern } from '../../shared/text/pattern.ts';
import { mockNumber } from './mock-numbers.ts';
import { listOf, objectOf, type Rules, type SchemaDocument, Unsatisfiable } from './mock-schema.ts';
import { mockString, type StringSource } from './mock-strings.ts';
import { stringsWithPattern } from './pattern-strings.ts';

export interface MockOptions {
  /** Chance in percent of each property that is not required. */
  optionalPercent: number;
  /** Take default and examples where a schema has them. */
  useExamples: boolean;
}

const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;
type Type = (typeof TYPES)[number];

/** From here on nothing is made that may be left out. */
const LEAN_DEPTH = 8;
const MAX_DEPTH = 40;
const MAX_VALUES = 100_000;
const EXTRA_ITEMS = 5;
const MAX_TRIES = 30;
const MAX_PATTERN_REPEAT = 5;

/** Which type keywords speak of, for schemas that name none. */
const SPEAKING: readonly [Type, ...string[]][] = [
  ['object', 'properties', 'required', 'patternProperties', 'additionalProperties', 'minProperties', 'maxProperties', 'propertyNames'],
  ['array', 'items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  ['string', 'minLength', 'maxLength', 'pattern', 'format'],
  ['number', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
];

/** Makes random values that fit a schema; rare ones do not, so that each must be validated. */
export class MockMaker {
  readonly #document: SchemaDocument;
  readonly #options: MockOptions;
  readonly #source: StringSource;
  readonly #same = new SameValues();
  #values = 0;

  constructor(document: SchemaDocument, options: MockOptions, source: StringSource) {
    this.#document = document;
    this.#options = options;
    this.#source = source;
  }

  /** One document. Throws `Unsatisfiable` where the choices it made leave no value. */
  document(): Promise<JsonValue> {
    this.#values = 0;
    return this.#value([this.#document.root], 0);
  }

  /** A value that fits all of some schemas; where the choices among anyOf and the like fail, others are tried. */
  async #value(schemas: readonly JsonValue[], depth: number, name?: string): Promise<JsonValue> {
    if (++this.#values > MAX_VALUES) unprocessable(`A document would have more than ${grouped(MAX_VALUES)} values.`, 'schema');
    if (depth > MAX_DEPTH) throw new Unsatisfiable(`it is nested more than ${MAX_DEPTH} levels deep`);
    let failure = new Unsatisfiable('there is no choice');
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      let choices = 0;
      const rules = this.#document.rulesOf(schemas, (several) => {
        choices++;
        return several.length > 0 ? this.#source.random.pick(several) : undefined;
      });
      try {
        return await this.#chosen(rules, depth, name);
      } catch (error) {
        if (!(error instanceof Unsatisfiable)) throw error;
        failure = error;
        if (choices === 0) break;
      }
    }
    throw failure;
  }

  async #chosen(rules: Rules, depth: number, name: string | undefined): Promise<JsonValue> {
    const given = this.#given(rules);
    if (given) return given;
    const type = this.#source.random.pick(typesOf(rules));
    switch (type) {
      case 'null':
        return NULL;
      case 'boolean':
        return booleanValue(this.#source.random.below(2) === 1);
      case 'integer':
      case 'number':
        return numberValue(await mockNumber(rules, type === 'integer', this.#source.random));
      case 'string':
        return textValue(await mockString(rules, name, this.#source));
      case 'array':
        return this.#array(rules, depth);
      case 'object':
        return this.#object(rules, depth);
    }
  }

  /** One of the values that const and enum leave, or of those given as examples. */
  #given(rules: Rules): JsonValue | undefined {
    const { random } = this.#source;
    const lists = [...rules.all('const').map((value) => [value]), ...rules.all('enum').map(listOf)];
    const refused = rules.all('not').flatMap((schema) => {
      const members = objectOf(schema);
      const [fixed, several] = members ? [membersOf(members).get('const'), membersOf(members).get('enum')] : [];
      return [...(fixed ? [fixed] : []), ...listOf(several)];
    });
    const [first, ...others] = lists;
    if (first) {
      const types = typesOf(rules);
      const left = first.filter(
        (value) =>
          types.some((type) => isOf(value, type)) &&
          others.every((list) => list.some((other) => this.#same.same(value, other))) &&
          !refused.some((other) => this.#same.same(value, other)),
      );
      if (left.length === 0) throw new Unsatisfiable('const, enum and type leave no value');
      return random.pick(left);
    }
    if (!this.#options.useExamples) return undefined;
    const examples = [...rules.all('default'), ...rules.all('examples').flatMap(listOf)];
    return examples.length > 0 ? random.pick(examples) : undefined;
  }

  async #array(rules: Rules, depth: number): Promise<JsonValue> {
    const { random } = this.#source;
    // What each place of the array must fit, beginning with the first; the last entry is for all further ones.
    const tuples = rules.schemas.map((schema) => {
      const items = schema.get('items');
      const [places, further] = items?.kind === 'array' ? [items.items, schema.get('additionalItems')] : [listOf(schema.get('prefixItems')), items];
      return { places, further };
    });
    const needed = rules.all('contains');
    const containing = needed.length > 0 ? Math.max(rules.numbers('minContains').length > 0 ? rules.least('minContains') : 1, 0) : 0;
    const closed = Math.min(
      rules.most('maxItems'),
      ...tuples.map(({ places, further }) => (further?.kind === 'boolean' && !further.value ? places.length : Number.POSITIVE_INFINITY)),
    );
    const least = Math.max(rules.least('minItems'), containing);
    if (least > closed) throw new Unsatisfiable('an array needs more items than it may have');
    const most = depth >= LEAN_DEPTH ? least : Math.min(closed, Math.max(rules.least('minItems') + EXTRA_ITEMS, least));
    const count = random.between(least, most);
    const bearing = new Set(random.distinct(count, Math.min(count, containing)));
    const unique = rules.all('uniqueItems').some((value) => value.kind === 'boolean' && value.value);
    const items: JsonValue[] = [];
    for (let place = 0; place < count; place++) {
      const schemas = tuples.flatMap(({ places, further }) => places[place] ?? (further ? [further] : []));
      const item = await this.#item([...schemas, ...(bearing.has(place) ? needed : [])], depth + 1, unique ? items : []);
      if (item) items.push(item);
      else if (items.length >= least && place >= Math.max(-1, ...bearing)) break;
      else throw new Unsatisfiable('there are too few different items');
    }
    return arrayValue(items);
  }

  /** An item other than some; undefined where none is found. */
  async #item(schemas: readonly JsonValue[], depth: number, others: readonly JsonValue[]): Promise<JsonValue | undefined> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const item = await this.#value(schemas, depth);
      if (!others.some((other) => this.#same.same(other, item))) return item;
    }
    return undefined;
  }

  async #object(rules: Rules, depth: number): Promise<JsonValue> {
    const { random } = this.#source;
    const [required, least, most] = [rules.names('required'), rules.least('minProperties'), rules.most('maxProperties')];
    const known = rules.schemas.flatMap((schema) =>
      objectOf(schema.get('properties')) ? [...membersOf(objectOf(schema.get('properties')) ?? { kind: 'object', members: [] }).keys()] : [],
    );
    const names = [...new Set([...known, ...required])];
    const lean = depth >= LEAN_DEPTH;
    const wanted = names.filter((name) => required.has(name) || (!lean && random.fraction() * 100 < this.#options.optionalPercent));
    const optional = wanted.filter((name) => !required.has(name));
    const surplus = new Set(random.shuffle(optional).slice(0, Math.max(0, wanted.length - most)));
    const members = new Map<string, JsonValue>();
    const add = async (name: string): Promise<void> => {
      try {
        members.set(name, await this.#value(await this.#schemasOf(rules, name), depth + 1, name));
      } catch (error) {
        // What may be left out is, where there is no value for it.
        if (!(error instanceof Unsatisfiable) || required.has(name)) throw error;
      }
    };
    for (const name of wanted) if (!surplus.has(name)) await add(name);
    for (const name of random.shuffle(names.filter((other) => !members.has(other)))) if (members.size < least) await add(name);
    const patterns = rules.schemas.flatMap((schema) => objectOf(schema.get('patternProperties'))?.members.map(({ name }) => name) ?? []);
    for (const pattern of patterns)
      if (members.size < least || (!lean && members.size < most && random.fraction() * 100 < this.#options.optionalPercent))
        await add((await stringsWithPattern(pattern, MAX_PATTERN_REPEAT, 'schema'))(random));
    for (let tries = 0; members.size < least && tries < MAX_TRIES + least; tries++) await add(await this.#newName(rules, patterns));
    if (members.size < least || members.size > most) throw new Unsatisfiable('an object cannot have as many properties as it should');
    return objectValue(members);
  }

  async #newName(rules: Rules, patterns: readonly string[]): Promise<string> {
    const { random } = this.#source;
    const ofNames = rules.all('propertyNames');
    if (ofNames.length > 0) {
      const name = await this.#value([...ofNames, objectValue([['type', textValue('string')]])], 0);
      if (name.kind === 'string') return name.value;
    }
    const pattern = patterns.length > 0 && random.below(2) === 1 ? random.pick(patterns) : '^[a-z]{3,8}$';
    return (await stringsWithPattern(pattern, MAX_PATTERN_REPEAT, 'schema'))(random);
  }

  /** The schemas that the value of a property must fit. */
  async #schemasOf(rules: Rules, name: string): Promise<JsonValue[]> {
    const found: JsonValue[] = [];
    for (const schema of rules.schemas) {
      const own = objectOf(schema.get('properties'));
      const declared = own && membersOf(own).get(name);
      const matching: JsonValue[] = [];
      for (const { name: pattern, value } of objectOf(schema.get('patternProperties'))?.members ?? [])
        if ((await compilePattern(pattern, {}, 'schema')).matcher(name).find()) matching.push(value);
      const further = schema.get('additionalProperties');
      found.push(...(declared ? [declared] : []), ...matching, ...(!declared && matching.length === 0 && further ? [further] : []));
    }
    return found;
  }
}

/** The types a value may have by some rules, without those that are ruled out alone. */
function typesOf(rules: Rules): Type[] {
  const named = rules.all('type').map(typeNames);
  const refused = rules.all('not').flatMap((schema) => {
    const members = objectOf(schema);
    return members && members.members.length === 1 ? typeNames(membersOf(members).get('type')) : [];
  });
  const allows = (names: readonly string[], type: Type): boolean => names.includes(type) || (type === 'integer' && names.includes('number'));
  let types = TYPES.filter((type) => named.every((names) => allows(names, type)) && !allows(refused, type));
  if (named.length === 0 && !rules.has('const', 'enum')) {
    const spoken = SPEAKING.find(([, ...keywords]) => rules.has(...keywords));
    const sensible: readonly Type[] = spoken ? [spoken[0]] : ['boolean', 'integer', 'string'];
    types = types.some((type) => sensible.includes(type)) ? types.filter((type) => sensible.includes(type)) : types;
  }
  // A number may be whole; where both may be, it is made as a number.
  if (types.includes('number') && !rules.has('const', 'enum')) types = types.filter((type) => type !== 'integer');
  if (types.length === 0) throw new Unsatisfiable('the types that are asked for exclude one another');
  return types;
}

const typeNames = (value: JsonValue | undefined): string[] =>
  value?.kind === 'string' ? [value.value] : listOf(value).flatMap((item) => (item.kind === 'string' ? item.value : []));

function isOf(value: JsonValue, type: Type): boolean {
  if (value.kind !== 'number') return value.kind === type;
  return type === 'number' || (type === 'integer' && Number.isInteger(Number(value.source)));
}
