import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'rrule',
  recognise({ text }) {
    if (text.length > 2_000 || !/(?:^|[\n:;])FREQ=(?:SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|\s|$)/i.test(text)) return undefined;
    const rule = /^(?:RRULE:)?((?:[A-Z]+=[^;\s]+)(?:;[A-Z]+=[^;\s]+)*);?$/im.exec(text)?.[0].trim() ?? '';
    if (rule === '') return undefined;
    const [, year, month, day, time] = /DTSTART[^:]*:(\d{4})(\d\d)(\d\d)(?:T(\d{6}))?/.exec(text) ?? [];
    const start =
      year === undefined
        ? `${new Date().toISOString().slice(0, 10)}T09:00:00`
        : `${year}-${month}-${day}T${(time ?? '000000').replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}`;
    return { what: 'a rule of recurrence (RRULE)', confidence: 0.98, main: rule, inputs: { start, limit: 10 }, preview: rule };
  },
});
