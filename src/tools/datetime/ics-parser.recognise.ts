import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'ics',
  recognise({ text, head }) {
    if (!/^BEGIN:(?:VCALENDAR|VEVENT)\b/i.test(text)) return undefined;
    return { what: 'an iCalendar file', confidence: 0.98, preview: /^SUMMARY[^:]*:(.*)$/im.exec(head)?.[1]?.trim() ?? '', name: 'ics' };
  },
});
