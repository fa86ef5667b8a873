import { recogniser } from '../detection/recogniser.ts';

const FORM = /^(?:<\d{1,3}>|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ [^\s:[\]]+(?:\[[\w.-]+\])?: )/;

export default recogniser({
  takes: 'text',
  fills: 'message',
  // It reads one message: of a whole log, the first.
  recognise({ lines, line: only }) {
    const filled = lines.filter((one) => one.trim() !== '').slice(0, 50);
    const line = only || (filled[0] ?? '').trim();
    if (filled.length > 1 && !filled.every((one) => FORM.test(one))) return undefined;
    if (/^<\d{1,3}>(?:1 )?\S/.test(line)) return { what: 'a message of syslog', confidence: 0.95, main: line, preview: line };
    if (!FORM.test(line)) return undefined;
    return { what: filled.length > 1 ? 'a log of syslog' : 'a message of syslog', confidence: 0.93, main: line, preview: line };
  },
});
