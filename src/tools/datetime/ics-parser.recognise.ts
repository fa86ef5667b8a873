import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'ics',
  recognise({ text, head }) {
    if (!/^BEGIN:(?:VCALENDAR|VEVENT)\b/i.test(text)) return undefined;
    // An event on its own is read in a calendar.
    const isBare = /^BEGIN:VEVENT/i.test(text);
    return {
      what: isBare ? 'an event of iCalendar' : 'an iCalendar file',
      confidence: 0.98,
      ...(isBare && { main: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-\r\n${text}\r\nEND:VCALENDAR\r\n` }),
      preview: /^SUMMARY[^:]*:(.*)$/im.exec(head)?.[1]?.trim() ?? '',
      name: 'ics',
    };
  },
});
