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
  takes: 'text',
  fills: 'expression',
  recognise({ line, lines, text }) {
    if (line === '' || /^(?:[\d*@]\S*\s+){1,5}(?:\w+\s+)?(?:\/|\w+\s+-)/.test(line.slice(0, 200))) return entryIn(lines, text);
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

/** The schedule of the first line of a crontab, where every line is a schedule and a command, a setting or a comment. */
function entryIn(lines: readonly string[], text: string) {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '' && !/^#|^[A-Za-z_]\w*\s*=/.test(line));
  if (filled.length === 0 || text.length > 50_000) return undefined;
  const schedules = filled.map((line) => /^(@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)|(?:\S+\s+){4}\S+)\s+[A-Za-z/.~"$([]/.exec(line)?.[1]);
  const [first] = schedules;
  const isOne = (schedule: string | undefined): boolean =>
    schedule?.startsWith('@') || (schedule?.replace(NAMES, '1').split(/\s+/) ?? ['']).every((field, at) => fits(field, RANGES[at]));
  if (first === undefined || !schedules.every(isOne)) return undefined;
  const isTyped = filled.length > 1 || /[*/@]/.test(first);
  return { what: filled.length > 1 ? 'a crontab' : 'a line of a crontab', confidence: isTyped ? 0.95 : 0.5, main: first, preview: filled[0] ?? '' };
}
