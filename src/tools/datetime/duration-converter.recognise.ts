import { recogniser } from '../detection/recogniser.ts';

const UNIT = '(?:years?|yrs?|y|months?|mo|weeks?|wks?|w|days?|d|hours?|hrs?|h|minutes?|mins?|min|m|seconds?|secs?|s|milliseconds?|ms)';
const PART = new RegExp(`^\\d+(?:\\.\\d+)?\\s*${UNIT}$`, 'i');
/** Parts, each a number and its unit. */
const isPhrase = (text: string): boolean =>
  text
    .replace(/([a-z])\s*,\s*/gi, '$1 ')
    .replace(/\band\b/gi, ' ')
    .split(/(?<=[a-z])\s*(?=\d)/i)
    .every((part) => PART.test(part.trim()));

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    if (line.length > 80 || !/\d/.test(line)) return undefined;
    if (
      /^[+-]?P(?=\d|T\d)(?:\d+(?:[.,]\d+)?Y)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?W)?(?:\d+(?:[.,]\d+)?D)?(?:T(?=\d)(?:\d+(?:[.,]\d+)?H)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?S)?)?$/i.test(
        line,
      )
    ) {
      const isCalendar = /^[+-]?P[^T]*[YM]/i.test(line);
      return { what: 'a duration (ISO 8601)', confidence: 0.98, main: line, ...(isCalendar && { inputs: { averageCalendarUnits: true } }), preview: line };
    }
    if (/^\d{1,4}:[0-5]\d:[0-5]\d(?:[.,]\d{1,9})?$/.test(line)) return { what: 'a duration, or a time of day', confidence: 0.75, main: line, preview: line };
    // Python writes a timedelta so.
    const [, days, hours, minutes, seconds] = /^(-?\d+) days?, (\d{1,2}):(\d\d):(\d\d)(?:\.\d+)?$/.exec(line) ?? [];
    if (days !== undefined) return { what: 'a duration', confidence: 0.93, main: `${days}d ${hours}h ${minutes}m ${seconds}s`, preview: line };
    if (!isPhrase(line)) return undefined;
    const parts = line.match(/\d+(?:\.\d+)?\s*[a-z]+/gi) ?? [];
    const isLong = /\b(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?)\b/i.test(line);
    const isCalendar = /\d\s*(?:years?|yrs?|y|months?|mo)\b/i.test(line);
    // 5 m and 10 h are lengths and times alike.
    const confidence = parts.length > 1 ? 0.94 : isLong ? 0.9 : /\d\s*(?:h|hrs?|mins?|secs?|ms|wks?)$/i.test(line) ? 0.75 : 0.4;
    return { what: 'a duration', confidence, main: line, ...(isCalendar && { inputs: { averageCalendarUnits: true } }), preview: line };
  },
});
