const LAST = 0x10ffff;

/** From the first to the last, both included. */
export type Range = readonly [first: number, last: number];

/** A set of code points. */
export class CodePoints {
  static readonly all = new CodePoints([[0, LAST]]);
  static readonly #properties = new Map<string, CodePoints>();

  /** In order, with gaps between them. */
  readonly ranges: readonly Range[];

  constructor(ranges: readonly Range[]) {
    const joined: [number, number][] = [];
    for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
      const before = joined.at(-1);
      if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
      else joined.push([first, last]);
    }
    this.ranges = joined;
  }

  /** All that have a property of Unicode as ECMAScript names it, such as L or Script=Greek. */
  static withProperty(property: string): CodePoints {
    const known = CodePoints.#properties.get(property);
    if (known) return known;
    const pattern = new RegExp(`^\\p{${property}}`, 'u');
    const ranges: [number, number][] = [];
    for (let point = 0; point <= LAST; point++) {
      if (!pattern.test(String.fromCodePoint(point))) continue;
      const before = ranges.at(-1);
      if (before?.[1] === point - 1) before[1] = point;
      else ranges.push([point, point]);
    }
    const found = new CodePoints(ranges);
    CodePoints.#properties.set(property, found);
    return found;
  }

  with(...ranges: readonly Range[]): CodePoints {
    return new CodePoints([...this.ranges, ...ranges]);
  }

  complement(): CodePoints {
    const ranges: Range[] = [];
    let next = 0;
    for (const [first, last] of this.ranges) {
      if (first > next) ranges.push([next, first - 1]);
      next = last + 1;
    }
    if (next <= LAST) ranges.push([next, LAST]);
    return new CodePoints(ranges);
  }

  has(point: number): boolean {
    return this.ranges.some(([first, last]) => first <= point && point <= last);
  }

  /** As a class of RE2. */
  written(): string {
    const hex = (point: number): string => `\\x{${point.toString(16)}}`;
    if (this.ranges.length === 0) return `[^${hex(0)}-${hex(LAST)}]`;
    return `[${this.ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join('')}]`;
  }
}

/** The characters that count as one when case is ignored, by each of them; those that stand alone are left out. */
let cases: ReadonlyMap<number, readonly number[]> | undefined;

/** Canonicalize of ECMA-262 without the flag u: the capital, where it is one UTF-16 unit, and not ASCII for what is not. */
function canonical(point: number): number {
  const upper = String.fromCodePoint(point).toUpperCase();
  const code = upper.charCodeAt(0);
  return upper.length !== 1 || (point >= 128 && code < 128) ? point : code;
}

function casesOf(): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (let point = 0; point <= 0xffff; point++) {
    const group = groups.get(canonical(point));
    if (group) group.push(point);
    else groups.set(canonical(point), [point]);
  }
  return new Map([...groups.values()].filter(({ length }) => length > 1).flatMap((group) => group.map((point) => [point, group] as const)));
}

/** A set with all that differs from its members by case alone. */
export function caseVariants(points: CodePoints): CodePoints {
  cases ??= casesOf();
  const more: Range[] = [];
  for (const [point, group] of cases) if (points.has(point)) for (const other of group) more.push([other, other]);
  return points.with(...more);
}
