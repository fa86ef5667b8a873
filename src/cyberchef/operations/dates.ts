import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { givesList, givesText, givesValue, jq, list, of, reportOf, step, text } from '../plan.ts';
import { unsupported } from '../unsupported.ts';

/** Moment's tokens and what Unicode (LDML) writes for the same; others have no equal. */
const TOKENS: Readonly<Record<string, string>> = {
  YYYY: 'yyyy',
  YY: 'yy',
  MMMM: 'MMMM',
  MMM: 'MMM',
  MM: 'MM',
  M: 'M',
  DD: 'dd',
  D: 'd',
  dddd: 'EEEE',
  ddd: 'EEE',
  HH: 'HH',
  H: 'H',
  hh: 'hh',
  h: 'h',
  mm: 'mm',
  m: 'm',
  ss: 'ss',
  s: 's',
  SSS: 'SSS',
  A: 'a',
  // The number with its ending, which the step behind puts there.
  Do: "'\u0001'd'\u0002'",
  Z: 'xxx',
  ZZ: 'xx',
};

/** A pattern of moment as one of Unicode. */
export function patternOf(pattern: string): string {
  return pattern.replace(
    /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|DD|Do|D|dddd|ddd|HH|H|hh|h|mm|m|ss|s|SSS|ZZ|Z|A|[A-Za-z]+|'/g,
    (token, literal: string | undefined) => {
      if (literal !== undefined) return `'${literal.replaceAll("'", "''")}'`;
      if (token === "'") return "''";
      return TOKENS[token] ?? unsupported(`${JSON.stringify(token)} in a pattern of dates is not offered`);
    },
  );
}

/** Endings of numbers: 1st, 2nd, 3rd, 4th. */
const ENDINGS = 'gsub("\\u0001(?<n>[0-9]+)\\u0002"; .n + (if .n | test("1[123]$") then "th" else {"1": "st", "2": "nd", "3": "rd"}[.n[-1:]] // "th" end))';

function translate(args: Arguments) {
  const toZone = args.string(4, 'UTC');
  const isAutomatic = args.string(0) === 'Automatic' || args.string(1) === '';
  const fromPattern = isAutomatic ? 'yyyy-MM-dd HH:mm:ss' : patternOf(args.escaped(1));
  if (fromPattern.includes('\u0001')) unsupported('reading numbers with their endings is not offered');
  // The letters of a zone are those of UTC alone; elsewhere they change with the year.
  const pattern = args.escaped(3).replace(/[<>]/g, '');
  const toPattern = patternOf(toZone === 'UTC' ? pattern.replace(/\[[^\]]*\]|zz?/g, (token) => (token.startsWith('z') ? '[UTC]' : token)) : pattern);
  const converted = step('date-format-converter', { fromPattern, fromZone: args.string(2, 'UTC'), toPattern, toZone }, list('dates'), givesList('dates'));
  const plans = isAutomatic
    ? [step('text-replacer', { find: '(\\d)T(\\d)', replacement: '$1 $2', mode: 'regex' }, text(), givesText('text')), converted]
    : [converted];
  return toPattern.includes('\u0001') ? [...plans, ...jq(ENDINGS)] : plans;
}

/** A date with days, hours, minutes and seconds added or taken off. */
function delta(args: Arguments) {
  const pattern = patternOf(args.escaped(1, 'DD/MM/YYYY HH:mm:ss'));
  if (pattern.includes('\u0001') || /SSS|x/.test(pattern)) unsupported('endings of numbers, parts of seconds and offsets are not offered');
  const parts = [args.number(3), args.number(4), args.number(5), args.number(6)];
  if (!parts.every((part) => Number.isInteger(part) && Math.abs(part) <= 1_000_000_000))
    unsupported('parts of days, hours, minutes and seconds are not offered');
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  const shift = (args.string(2, 'Add') === 'Add' ? 1 : -1) * (((days * 24 + hours) * 60 + minutes) * 60 + seconds);
  const iso = "yyyy-MM-dd'T'HH:mm:ss'Z'";
  return [
    step('date-format-converter', { fromPattern: pattern, toPattern: iso }, list('dates'), givesList('dates')),
    ...jq(`fromdate + ${shift} | todate`),
    step('date-format-converter', { dates: [of(2, '/outputs/0')], fromPattern: iso, toPattern: pattern }, undefined, givesList('dates')),
  ];
}

const UNITS = {
  'Seconds (s)': 'seconds',
  'Milliseconds (ms)': 'milliseconds',
  'Microseconds (μs)': 'microseconds',
  'Nanoseconds (ns)': 'nanoseconds',
} as const;

/** Steps of 100 ns in a unit, or after a slash how many of the unit make one of them. */
const PER_UNIT = { 'Seconds (s)': '10000000', 'Milliseconds (ms)': '10000', 'Microseconds (μs)': '10', 'Nanoseconds (ns)': '/100' };
const MULTIPLY = { operation: 'multiply' };
const DIVIDE = { operation: 'divide', precision: 100 };
/** 1970-01-01 in steps of 100 ns since 1601-01-01. */
const EPOCH = '116444736000000000';

/** How CyberChef shows a date. */
const SHOWN = 'EEE d MMMM yyyy HH:mm:ss';

/** Dates and times. */
export const dates: Operations = {
  'Translate DateTime Format': translate,
  'From UNIX Timestamp': (args) => {
    const unit = args.choice(0, UNITS, 'Seconds (s)');
    if (unit !== 'seconds' && unit !== 'milliseconds') unsupported('micro- and nanoseconds are not offered');
    return [
      step('unix-timestamp-converter', { unit }, { field: 'value', as: 'text', optional: true }, givesText('iso')),
      step(
        'date-formatter',
        { pattern: `${SHOWN}${unit === 'milliseconds' ? '.SSS' : ''} 'UTC'` },
        { field: 'date', as: 'text', optional: true },
        givesText('formatted'),
      ),
    ];
  },
  'To UNIX Timestamp': (args) => {
    if (!args.flag(1, true)) unsupported('the time zone of the browser is not offered');
    const unit = args.choice(0, UNITS, 'Seconds (s)');
    if (unit !== 'seconds' && unit !== 'milliseconds') unsupported('micro- and nanoseconds are not offered');
    const stamp = step('unix-timestamp-converter', {}, { field: 'value', as: 'text', optional: true }, givesValue(unit));
    if (!args.flag(2, true)) return stamp;
    return [
      stamp,
      step('date-formatter', { date: of(0, '/iso'), pattern: `${SHOWN} 'UTC'` }, undefined, givesText('formatted')),
      reportOf('{{stamp}} ({{date}})', { stamp: of(0, `/${unit}`), date: of(1, '/formatted') }),
    ];
  },
  'Get Time': (args) => step('unix-timestamp-converter', {}, undefined, givesValue(args.choice(0, UNITS, 'Seconds (s)'))),
  'UNIX Timestamp to Windows Filetime': (args) => {
    if (args.string(1, 'Decimal') !== 'Decimal') unsupported('hex digits are not offered');
    const unit = args.choice(0, PER_UNIT, 'Seconds (s)');
    return [
      step('big-number-calculator', { ...(unit.startsWith('/') ? DIVIDE : MULTIPLY), b: unit.replace('/', '') }, text('a'), givesText('result')),
      step('big-number-calculator', { operation: 'add', b: EPOCH }, text('a'), givesText('result')),
    ];
  },
  'Windows Filetime to UNIX Timestamp': (args) => {
    if (args.string(1, 'Decimal') !== 'Decimal') unsupported('hex digits are not offered');
    const unit = args.choice(0, PER_UNIT, 'Seconds (s)');
    return [
      step('big-number-calculator', { operation: 'subtract', b: EPOCH }, text('a'), givesText('result')),
      step('big-number-calculator', { ...(unit.startsWith('/') ? MULTIPLY : DIVIDE), b: unit.replace('/', '') }, text('a'), givesText('result')),
    ];
  },
  'DateTime Delta': delta,
};
