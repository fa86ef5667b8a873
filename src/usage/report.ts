import { DAY_MS } from '../basics/times.ts';

/** What rows of a report stand for. */
export const GROUPS = ['hour', 'day', 'tool', 'key'] as const;
export type Group = (typeof GROUPS)[number];

/** Which uses are asked for: those of the hours that are in it, wholly or in part. Milliseconds since the epoch, `to` exclusive. */
export interface Period {
  from: number;
  to: number;
  by: Group;
}

/** The uses of one group with one outcome, added up. */
export interface UsageTally {
  /** The start of the hour or day in milliseconds, the slug of the tool, or the hash of the key. */
  group: number | string;
  code: string;
  count: number;
  msTotal: number;
  msMax: number;
  bytesIn: number;
  bytesOut: number;
}

/** What was used: requests counted against the allowance, refusals beside them, error answers by their code. */
export interface UsageSum {
  count: number;
  refused: number;
  errors: Record<string, number>;
  ms: { total: number; max: number };
  bytes: { in: number; out: number };
}

/** A report as it is answered. Times are ISO 8601; days are `YYYY-MM-DD` in UTC. */
export interface UsageReport {
  from: string;
  to: string;
  by: Group;
  rows: (UsageSum & { [name in Group]?: string })[];
  total: UsageSum;
}

/** A period that cannot be asked for; `parameter` names what is wrong. */
export class PeriodError extends Error {
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(message);
    this.name = 'PeriodError';
    this.parameter = parameter;
  }
}

/** Reads a period from what a caller wrote; the last 24 hours by hour when absent. Throws `PeriodError`. */
export function periodOf(written: { from?: string | undefined; to?: string | undefined; by?: string | undefined }, now: number): Period {
  const to = written.to === undefined ? now : instant('to', written.to);
  const from = written.from === undefined ? to - DAY_MS : instant('from', written.from);
  if (from >= to) throw new PeriodError('from', 'from must be before to.');
  const by = GROUPS.find((group) => group === (written.by ?? 'hour'));
  if (!by) throw new PeriodError('by', `by must be one of ${GROUPS.join(', ')}.`);
  return { from, to, by };
}

/** ISO 8601: a date, or a date and time with an offset or Z. */
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

function instant(name: string, written: string): number {
  const time = INSTANT.test(written) ? Date.parse(written) : Number.NaN;
  // Date.parse takes 30 February for 1 March; what was written must come back.
  const day = written.slice(0, 10);
  const dayExists = !Number.isNaN(time) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!dayExists) throw new PeriodError(name, `${name} must be a date or an instant such as 2026-01-31 or 2026-01-31T12:00:00Z.`);
  return time;
}

/** Adds tallies up to a report. @param tallies in the order of their groups */
export function reportOf({ from, to, by }: Period, tallies: readonly UsageTally[]): UsageReport {
  const total = nothing();
  const rows = new Map<number | string, UsageSum>();
  for (const tally of tallies) {
    let row = rows.get(tally.group);
    if (!row) {
      row = nothing();
      rows.set(tally.group, row);
    }
    add(row, tally);
    add(total, tally);
  }
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    by,
    rows: [...rows].map(([group, sum]) => ({ [by]: nameOf(by, group), ...rounded(sum) })),
    total: rounded(total),
  };
}

const nothing = (): UsageSum => ({ count: 0, refused: 0, errors: {}, ms: { total: 0, max: 0 }, bytes: { in: 0, out: 0 } });

function add(sum: UsageSum, { code, count, msTotal, msMax, bytesIn, bytesOut }: UsageTally): void {
  if (code === 'rate_limit_exceeded') {
    sum.refused += count;
    return;
  }
  sum.count += count;
  if (code !== 'ok') sum.errors[code] = (sum.errors[code] ?? 0) + count;
  sum.ms.total += msTotal;
  sum.ms.max = Math.max(sum.ms.max, msMax);
  sum.bytes.in += bytesIn;
  sum.bytes.out += bytesOut;
}

function nameOf(by: Group, group: number | string): string {
  if (typeof group === 'string') return group;
  const iso = new Date(group).toISOString();
  return by === 'day' ? iso.slice(0, 10) : iso;
}

/** Times to the microsecond, which is what was measured. */
function rounded({ ms, ...rest }: UsageSum): UsageSum {
  const toMicroseconds = (value: number): number => Math.round(value * 1000) / 1000;
  return { ...rest, ms: { total: toMicroseconds(ms.total), max: toMicroseconds(ms.max) } };
}
