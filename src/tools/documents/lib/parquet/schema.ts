import { looseUtf8 } from '../../../shared/platform/bytes.ts';
import type { Unit } from '../logical-values.ts';
import { refuse, type ThriftStruct } from './thrift.ts';

const MAX_DEPTH = 64;
const MAX_NODES = 20_000;
const REPETITIONS = ['required', 'optional', 'repeated'] as const;
const PHYSICAL = ['boolean', 'int32', 'int64', 'int96', 'float', 'double', 'byte_array', 'fixed_len_byte_array'] as const;

export type Physical = (typeof PHYSICAL)[number];

/** What the bytes of a leaf mean. */
export type Logical =
  | { kind: 'string' | 'enum' | 'json' | 'bson' | 'uuid' | 'date' | 'interval' | 'float16' | 'unknown' | 'list' | 'map' | 'variant' | 'geometry' | 'geography' }
  | { kind: 'decimal'; scale: number }
  | { kind: 'time' | 'timestamp'; unit: Unit; isUtc: boolean }
  | { kind: 'integer'; bits: number; isSigned: boolean };

/** A field of the schema. */
export interface Node {
  name: string;
  repetition: (typeof REPETITIONS)[number];
  logical: Logical | undefined;
  /** Of a group. */
  children: Node[];
  /** Of a leaf. */
  physical: Physical | undefined;
  length: number;
  /** Levels of definition and repetition that a value has. */
  maxDefinition: number;
  maxRepetition: number;
  /** Its place among all leaves, and how many leaves it has in it. */
  firstLeaf: number;
  leaves: number;
}

const UNITS: readonly (readonly [number, Unit])[] = [
  [1, 'millis'],
  [2, 'micros'],
  [3, 'nanos'],
];

const unitOf = (type: ThriftStruct): Unit => UNITS.find(([id]) => type.struct(2)?.has(id))?.[1] ?? refuse('a time has no unit');

/** LogicalType of the format, by the numbers of its fields. */
function logicalOf(type: ThriftStruct): Logical | undefined {
  const plain = (
    [
      [1, 'string'],
      [2, 'map'],
      [3, 'list'],
      [4, 'enum'],
      [6, 'date'],
      [11, 'unknown'],
      [12, 'json'],
      [13, 'bson'],
      [14, 'uuid'],
      [15, 'float16'],
      [16, 'variant'],
      [17, 'geometry'],
      [18, 'geography'],
    ] as const
  ).find(([id]) => type.has(id));
  if (plain) return { kind: plain[1] };
  const [decimal, time, timestamp, integer] = [5, 7, 8, 10].map((id) => type.struct(id));
  if (decimal) return { kind: 'decimal', scale: decimal.number(1) ?? 0 };
  if (time) return { kind: 'time', unit: unitOf(time), isUtc: time.boolean(1) ?? false };
  if (timestamp) return { kind: 'timestamp', unit: unitOf(timestamp), isUtc: timestamp.boolean(1) ?? false };
  return integer && { kind: 'integer', bits: integer.number(1) ?? 32, isSigned: integer.boolean(2) ?? true };
}

/** ConvertedType of the format, which older files have instead. */
function convertedOf(type: number | undefined, scale: number): Logical | undefined {
  const kinds: Readonly<Record<number, Logical>> = {
    0: { kind: 'string' },
    1: { kind: 'map' },
    2: { kind: 'map' },
    3: { kind: 'list' },
    4: { kind: 'enum' },
    5: { kind: 'decimal', scale },
    6: { kind: 'date' },
    7: { kind: 'time', unit: 'millis', isUtc: true },
    8: { kind: 'time', unit: 'micros', isUtc: true },
    9: { kind: 'timestamp', unit: 'millis', isUtc: true },
    10: { kind: 'timestamp', unit: 'micros', isUtc: true },
    19: { kind: 'json' },
    20: { kind: 'bson' },
    21: { kind: 'interval' },
  };
  if (type !== undefined && type >= 11 && type <= 18) return { kind: 'integer', bits: 8 * 2 ** ((type - 11) % 4), isSigned: type >= 15 };
  return type === undefined ? undefined : kinds[type];
}

/** Goes through the list of fields that a file gives, each group followed by what is in it. */
class SchemaReader {
  readonly #elements: readonly ThriftStruct[];
  #next = 0;
  #leaves = 0;

  constructor(elements: readonly ThriftStruct[]) {
    this.#elements = elements;
  }

  /** @param definition @param repetition levels of the group around */
  read(definition: number, repetition: number, depth: number): Node {
    const element = this.#elements[this.#next++] ?? refuse('its schema is cut off');
    if (depth > MAX_DEPTH) refuse('its schema is nested too deeply');
    const kind = REPETITIONS[depth === 0 ? 0 : (element.number(3) ?? 0)] ?? refuse('a field of its schema is repeated in a way that is not known');
    const count = element.number(5) ?? 0;
    const maxDefinition = definition + (kind === 'required' ? 0 : 1);
    const maxRepetition = repetition + (kind === 'repeated' ? 1 : 0);
    const firstLeaf = this.#leaves;
    const physical = count > 0 || depth === 0 ? undefined : PHYSICAL[element.number(1) ?? -1];
    const children = Array.from({ length: Math.min(count, this.#elements.length) }, () => this.read(maxDefinition, maxRepetition, depth + 1));
    if (physical) this.#leaves += 1;
    const given = element.struct(10);
    return {
      name: looseUtf8(element.bytes(4) ?? new Uint8Array(0)),
      repetition: kind,
      logical: (given && logicalOf(given)) ?? convertedOf(element.number(6), element.number(7) ?? 0),
      children,
      physical,
      length: element.number(2) ?? 0,
      maxDefinition,
      maxRepetition,
      firstLeaf,
      leaves: this.#leaves - firstLeaf,
    };
  }
}

/** The fields of a file, from the list that it gives. */
export function readSchema(elements: readonly ThriftStruct[]): Node {
  if (elements.length > MAX_NODES) refuse(`it has more than ${MAX_NODES} fields`);
  return new SchemaReader(elements).read(0, 0, 0);
}

/** All leaves of a field, in order. */
export const leavesOf = (node: Node): Node[] => (node.physical ? [node] : node.children.flatMap(leavesOf));

/** What a field's type is called. */
export function typeName({ logical, physical, repetition }: Node): string {
  if (repetition === 'repeated') return 'list';
  if (logical?.kind === 'integer') return `${logical.isSigned ? '' : 'u'}int${logical.bits}`;
  return logical?.kind ?? physical ?? 'struct';
}
