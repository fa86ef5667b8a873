import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { escapeText, foldLine, propertyOf, readComponents, textList, unescapeText } from './icalendar.ts';

const calendar = (...lines: string[]): string => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');

describe('texts', () => {
  it('are escaped as in the example of RFC 5545, section 3.3.11', () => {
    const text = 'Project XYZ Final Review\nConference Room - 3B\nCome Prepared.';
    const written = 'Project XYZ Final Review\\nConference Room - 3B\\nCome Prepared.';
    expect(escapeText(text)).toBe(written);
    expect(unescapeText(written)).toBe(text);
    expect(unescapeText('a\\Nb\\;c\\,d\\\\n')).toBe('a\nb;c,d\\n');
  });

  it('come back when they have been escaped, in lists too', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ';', ',', '\\', '\n', 'n', 'é') });
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        for (const each of texts) expect(unescapeText(escapeText(each))).toBe(each);
        const kept = texts.map((each) => each.trim()).filter((each) => each !== '');
        expect(textList(kept.map(escapeText).join(','))).toEqual(kept);
      }),
    );
  });
});

it('folds lines after 75 octets at most, between characters, so that they unfold to what they were (RFC 5545, section 3.1)', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '漢', '😀', ' '), minLength: 100, maxLength: 300 }), (text) => {
      const folded = foldLine(`X:${text}`);
      for (const line of folded.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(folded.replaceAll('\r\n ', '')).toBe(`X:${text}`);
      const [read] = readComponents(calendar(folded));
      expect(read && propertyOf(read, 'X')?.value).toBe(text);
    }),
  );
});

it('reads components, their properties with parameters, and where they are', () => {
  // The first lines are those of RFC 5545, section 3.1; the parameter in quotes is of section 3.2.
  const text = calendar(
    'BEGIN:VEVENT',
    'DESCRIPTION:This is a lo',
    ' ng description',
    '  that exists on a long line.',
    'ATTENDEE;RSVP=TRUE;ROLE=REQ-PARTICIPANT;CN="Smith: Jim, Jr.":mailto:jsmith@example.com',
    'begin:valarm',
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
  );
  const [{ components = [] } = {}] = readComponents(text);
  const [event] = components;
  expect(event && propertyOf(event, 'DESCRIPTION')).toMatchObject({ value: 'This is a long description that exists on a long line.', line: 3 });
  expect(event && [...(propertyOf(event, 'ATTENDEE')?.parameters ?? [])]).toEqual([
    ['RSVP', 'TRUE'],
    ['ROLE', 'REQ-PARTICIPANT'],
    ['CN', 'Smith: Jim, Jr.'],
  ]);
  expect(event?.components).toMatchObject([{ name: 'VALARM', line: 7 }]);
});

it.each([
  ['', 'Line 1 is not BEGIN:VCALENDAR'],
  ['VERSION:2.0', 'Line 1 is not BEGIN:VCALENDAR'],
  ['BEGIN:VEVENT\nEND:VEVENT', 'Line 1 is not BEGIN:VCALENDAR'],
  ['END:VCALENDAR', 'Line 1 is not BEGIN:VCALENDAR'],
  ['BEGIN:VCALENDAR\nEND:VCALENDAR\nX:1', 'Line 3 is not BEGIN:VCALENDAR'],
  ['BEGIN:VCALENDAR\nEND:VEVENT', 'VCALENDAR of line 1 is open'],
  ['BEGIN:VCALENDAR\nBEGIN:VEVENT\n', 'VEVENT of line 2 does not close; the file ends at line 2'],
  ['BEGIN:VCALENDAR\nno property', 'Line 2 is not a property'],
  ['BEGIN:VCALENDAR\n'.repeat(11), 'Line 11 nests components more than 10 deep'],
])('refuses %j', (text, problem) => {
  expect(() => readComponents(text)).toThrow(Unprocessable);
  expect(() => readComponents(text)).toThrow(problem);
});
