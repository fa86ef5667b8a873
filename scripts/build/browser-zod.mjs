// Zod with what the definitions of tools use and no more; stands in for the package in the browser, where all of it is a quarter of a megabyte.
import * as core from 'zod/v4/core';
import en from 'zod/v4/locales/en.js';
// The package offers these in one object alone, of which everything would be kept.
import * as util from '../../node_modules/zod/v4/core/util.js';

// No function made from text: a content security policy forbids it, and Zod tries.
core.config({ ...en(), jitless: true });

const paramsOf = util.normalizeParams;

const Schema = core.$constructor(
  'ZodType',
  (schema, definition) => {
    core.$ZodType.init(schema, definition);
    schema.def = definition;
    schema.type = definition.type;
  },
  {
    check(...checks) {
      return this.clone(util.mergeDefs(this.def, { checks: [...(this.def.checks ?? []), ...checks] }), { parent: true });
    },
    clone(definition, params) {
      return core.clone(this, definition, params);
    },
    refine(holds, params = {}) {
      return this.check(core._refine(Custom, holds, params));
    },
    optional() {
      return new Optional({ type: 'optional', innerType: this });
    },
    default(value) {
      return new Default({
        type: 'default',
        innerType: this,
        get defaultValue() {
          return typeof value === 'function' ? value() : util.shallowClone(value);
        },
      });
    },
    nullable() {
      return new Nullable({ type: 'nullable', innerType: this });
    },
    array() {
      return array(this);
    },
    or(other) {
      return union([this, other]);
    },
    // What documents a schema is in the tool's card.
    describe() {
      return this;
    },
    meta() {
      return this;
    },
    parse(value, params) {
      return core.parse(this, value, params);
    },
    safeParse(value, params) {
      return core.safeParse(this, value, params);
    },
  },
);

/** A kind of schema, with its own methods. */
const kind = (name, { [name]: Core }, methods, then) =>
  core.$constructor(
    name.slice(1),
    (schema, definition) => {
      Core.init(schema, definition);
      Schema.init(schema, definition);
      then?.(schema, definition);
    },
    methods,
  );

const lengths = {
  min(length, params) {
    return this.check(core._minLength(length, params));
  },
  max(length, params) {
    return this.check(core._maxLength(length, params));
  },
  length(length, params) {
    return this.check(core._length(length, params));
  },
  nonempty(params) {
    return this.check(core._minLength(1, params));
  },
};

const Text = kind(
  '$ZodString',
  { $ZodString: core.$ZodString },
  {
    ...lengths,
    regex(pattern, params) {
      return this.check(core._regex(pattern, params));
    },
    startsWith(start, params) {
      return this.check(core._startsWith(start, params));
    },
    trim() {
      return this.check(core._trim());
    },
    toLowerCase() {
      return this.check(core._toLowerCase());
    },
    toUpperCase() {
      return this.check(core._toUpperCase());
    },
    overwrite(change) {
      return this.check(core._overwrite(change));
    },
  },
);

const numbers = {
  min(bound, params) {
    return this.check(core._gte(bound, params));
  },
  gte(bound, params) {
    return this.check(core._gte(bound, params));
  },
  max(bound, params) {
    return this.check(core._lte(bound, params));
  },
  lte(bound, params) {
    return this.check(core._lte(bound, params));
  },
  gt(bound, params) {
    return this.check(core._gt(bound, params));
  },
  lt(bound, params) {
    return this.check(core._lt(bound, params));
  },
  positive(params) {
    return this.check(core._gt(0, params));
  },
  negative(params) {
    return this.check(core._lt(0, params));
  },
  nonnegative(params) {
    return this.check(core._gte(0, params));
  },
  multipleOf(step, params) {
    return this.check(core._multipleOf(step, params));
  },
  int(params) {
    return this.check(int(params));
  },
};
const Numeric = kind('$ZodNumber', { $ZodNumber: core.$ZodNumber }, numbers);
const Whole = kind('$ZodNumberFormat', { $ZodNumberFormat: core.$ZodNumberFormat }, numbers);
const Truth = kind('$ZodBoolean', { $ZodBoolean: core.$ZodBoolean });
const Null = kind('$ZodNull', { $ZodNull: core.$ZodNull });
const Unknown = kind('$ZodUnknown', { $ZodUnknown: core.$ZodUnknown });
const Never = kind('$ZodNever', { $ZodNever: core.$ZodNever });
const Custom = kind('$ZodCustom', { $ZodCustom: core.$ZodCustom });
const Optional = kind('$ZodOptional', { $ZodOptional: core.$ZodOptional });
const Default = kind('$ZodDefault', { $ZodDefault: core.$ZodDefault });
const Nullable = kind('$ZodNullable', { $ZodNullable: core.$ZodNullable });
const Union = kind('$ZodUnion', { $ZodUnion: core.$ZodUnion });
const Record = kind('$ZodRecord', { $ZodRecord: core.$ZodRecord });
const Literal = kind('$ZodLiteral', { $ZodLiteral: core.$ZodLiteral });
const Enum = kind('$ZodEnum', { $ZodEnum: core.$ZodEnum }, undefined, (schema) => {
  schema.options = [...schema._zod.values];
});
const List = kind('$ZodArray', { $ZodArray: core.$ZodArray }, lengths, (schema, { element }) => {
  schema.element = element;
});
const Fields = kind(
  '$ZodObject',
  { $ZodObject: core.$ZodObject },
  {
    pick(names) {
      return util.pick(this, names);
    },
    omit(names) {
      return util.omit(this, names);
    },
    extend(shape) {
      return util.extend(this, shape);
    },
    partial(names) {
      return util.partial(Optional, this, names);
    },
  },
  (schema) => util.installLazyProp(schema, 'shape', (self) => self._zod.def.shape, false),
);

const array = (element, params) => core._array(List, element, params);
const int = (params) => core._int(Whole, params);
const union = (options, params) => new Union({ type: 'union', options, ...paramsOf(params) });
const unknown = () => core._unknown(Unknown);

export const z = {
  array,
  boolean: (params) => core._boolean(Truth, params),
  custom: (holds, params) => core._custom(Custom, holds, params),
  enum: (values, params) => new Enum({ type: 'enum', entries: Object.fromEntries(values.map((value) => [value, value])), ...paramsOf(params) }),
  instanceof: (Class) => new Custom({ type: 'custom', check: 'custom', fn: (value) => value instanceof Class, abort: true }),
  int,
  literal: (value, params) => new Literal({ type: 'literal', values: [value].flat(), ...paramsOf(params) }),
  looseObject: (shape, params) => new Fields({ type: 'object', shape, catchall: unknown(), ...paramsOf(params) }),
  null: (params) => core._null(Null, params),
  number: (params) => core._number(Numeric, params),
  object: (shape, params) => new Fields({ type: 'object', shape, ...paramsOf(params) }),
  record: (keyType, valueType, params) => new Record({ type: 'record', keyType, valueType, ...paramsOf(params) }),
  strictObject: (shape, params) => new Fields({ type: 'object', shape, catchall: core._never(Never), ...paramsOf(params) }),
  string: (params) => core._string(Text, params),
  // JSON Schemas are in the cards.
  toJSONSchema: () => ({}),
  union,
  unknown,
};
