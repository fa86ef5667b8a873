import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'message',
  recognise({ line }) {
    if (/^<\d{1,3}>(?:1 )?\S/.test(line)) return { what: 'a message of syslog', confidence: 0.95, main: line, preview: line };
    if (!/^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ [^\s:[\]]+(?:\[\d+\])?: /.test(line)) return undefined;
    return { what: 'a message of syslog', confidence: 0.9, main: line, preview: line };
  },
});
