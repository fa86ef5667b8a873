import { recogniser } from '../detection/recogniser.ts';

const RANGES: readonly (readonly [low: number, high: number])[] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
];
const NAMES = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)\b/gi;

export default recogniser({
  takes: 'line',
  fills: 'expression',
  recognise({ line }) {
    if (/^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i.test(line))
      return { what: 'a cron schedule', confidence: 0.96, main: line, preview: line };
    const fields = line.replace(NAMES, '1').split(/\s+/);
    const isLong = fields.length === 6;
    if (fields.length !== 5 && !isLong) return undefined;
    const checked = isLong ? fields.slice(1) : fields;
    if (isLong && !fits(fields[0] ?? '', RANGES[0])) return undefined;
    if (!checked.every((field, at) => fits(field, RANGES[at]))) return undefined;
    // Five numbers in a row are seldom a schedule.
    const isTyped = line.includes('*') || /[/?LW#]|\d-\d/.test(line) || NAMES.test(line);
    NAMES.lastIndex = 0;
    return { what: 'a cron schedule', confidence: isTyped ? 0.96 : 0.35, main: line, preview: line };
  },
});

function fits(field: string, range: readonly [low: number, high: number] | undefined): boolean {
  const [low, high] = range ?? [0, 59];
  if (!/^(?:\*|\?|L|\d{1,2}(?:-\d{1,2})?(?:[LW]|#\d)?)(?:\/\d{1,3})?(?:,(?:\*|\d{1,2}(?:-\d{1,2})?)(?:\/\d{1,3})?)*$/.test(field)) return false;
  const numbers = field.replace(/\/\d+|#\d/g, '').match(/\d+/g) ?? [];
  return numbers.every((number) => Number(number) >= low && Number(number) <= high);
}
