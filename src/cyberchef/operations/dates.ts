import type { Arguments } from '../arguments.ts';
import type { Operations } from '../operation.ts';
import { givesList, givesText, givesValue, givesWritten, list, of, reportOf, step, text } from '../plan.ts';
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
  Z: 'xxx',
  ZZ: 'xx',
};

/** A pattern of moment as one of Unicode. */
export function patternOf(pattern: string): string {
  return pattern.replace(
    /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|hh|h|mm|m|ss|s|SSS|ZZ|Z|A|[A-Za-z]+|'/g,
    (token, literal: string | undefined) => {
      if (literal !== undefined) return `'${literal.replaceAll("'", "''")}'`;
      if (token === "'") return "''";
      return TOKENS[token] ?? unsupported(`${JSON.stringify(token)} in a pattern of dates is not offered`);
    },
  );
}

function translate(args: Arguments) {
  const inputs = {
    fromPattern: patternOf(args.escaped(1)),
    fromZone: args.string(2, 'UTC'),
    toPattern: patternOf(args.escaped(3)),
    toZone: args.string(4, 'UTC'),
  };
  return step('date-format-converter', inputs, list('dates'), givesList('dates'));
}

const UNITS = {
  'Seconds (s)': 'seconds',
  'Milliseconds (ms)': 'milliseconds',
  'Microseconds (μs)': 'microseconds',
  'Nanoseconds (ns)': 'nanoseconds',
} as const;

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
    const from = args.choice(0, { 'Seconds (s)': 'unixSeconds', 'Milliseconds (ms)': 'unixMilliseconds' }, 'Seconds (s)');
    return step('system-timestamp-converter', { from }, text('value'), givesWritten('windowsFiletime'));
  },
};
