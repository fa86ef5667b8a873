import { daysInMonth, formatDate } from '../../shared/dates/dates.ts';
import { mailZoneOffset, SHORT_MONTHS } from '../../shared/dates/month-names.ts';

/** How lines of messages that begin with From are told from those between messages. */
export type MboxFormat = 'mboxrd' | 'mboxo' | 'mboxcl2';

/** Where a message stands in a mailbox file. */
export interface MboxPlace {
  sender: string;
  envelopeDate: string | undefined;
  /** Where its first header begins. */
  start: number;
  end: number;
}

const FROM = 'From ';
const MAX_LINE = 2000;
const DATE =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),?[ \t]+)?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[ \t]+(\d{1,2})[ \t]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[ \t]+([+-]\d{4}|[A-Za-z]{1,5}(?:[ \t][A-Za-z]{1,5})?))?[ \t]+(\d{4})(?:[ \t]+([+-]\d{4}|[A-Za-z]{1,5}))?(?:[ \t]+remote from .*)?[ \t]*$/i;
const DATE_START = /[ \t](?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),?[ \t]|[ \t](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[ \t]/gi;
const CONTENT_LENGTH = /(?:^|\n)content-length[ \t]*:[ \t]*(\d{1,12})[ \t]*\r?(?=\n|$)/i;

/** The date of asctime (RFC 4155, ISO C 7.27.3.1), local or with an offset; undefined for a day or time that there is not. */
function isoDate(match: RegExpExecArray): string | undefined {
  const [, monthName = '', day = '', hour = '', minute = '', second = '00', before, yearText = '', after] = match;
  const [year, month] = [Number(yearText), SHORT_MONTHS.indexOf(monthName.toLowerCase()) + 1];
  const fits = Number(day) >= 1 && Number(day) <= daysInMonth(year, month) && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 61;
  if (!fits) return undefined;
  const zone = after ?? before ?? '';
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : (mailZoneOffset(zone) ?? '');
  return `${formatDate({ year, month, day: Number(day) })}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`;
}

/** What a line between messages says; undefined where it has no date, and so is none. @param line without its end */
function readFromLine(line: string): { sender: string; envelopeDate: string | undefined } | undefined {
  const rest = line.slice(FROM.length);
  for (const { index } of ` ${rest}`.matchAll(DATE_START)) {
    const date = DATE.exec(rest.slice(index).trimStart());
    if (date) return { sender: rest.slice(0, Math.max(0, index - 1)).trim(), envelopeDate: isoDate(date) };
  }
  return undefined;
}

/** The line of the text at a place, without its end; undefined where it is longer than lines between messages are. */
function lineAt(text: string, at: number): string | undefined {
  const piece = text.slice(at, at + MAX_LINE);
  const end = piece.indexOf('\n');
  if (end < 0 && at + MAX_LINE < text.length) return undefined;
  return (end < 0 ? piece : piece.slice(0, end)).replace(/\r$/, '');
}

const afterLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
};

/** Where an empty line that ends at a place begins; the place itself where none does. */
function beforeEmptyLine(text: string, at: number): number {
  if (text[at - 1] !== '\n') return at;
  const start = text[at - 2] === '\r' ? at - 2 : at - 1;
  return start === 0 || text[start - 1] === '\n' ? start : at;
}

/** Where the first line between messages is at or behind a place; the end of the text where there is none. */
function nextFromLine(text: string, from: number): number {
  for (let at = text.indexOf(`\n${FROM}`, Math.max(0, from - 1)); at >= 0; at = text.indexOf(`\n${FROM}`, at + 1)) {
    if (at + 1 >= from && isFromLine(text, at + 1)) return at + 1;
  }
  return text.length;
}

function isFromLine(text: string, at: number): boolean {
  if (!text.startsWith(FROM, at) || (at > 0 && beforeEmptyLine(text, at) === at)) return false;
  const line = lineAt(text, at);
  return line !== undefined && readFromLine(line) !== undefined;
}

/** Where the message ends by its Content-Length; undefined where it has none, or one that does not lead to the next message or the end. */
function endByLength(text: string, start: number): number | undefined {
  const head = /\n\r?\n/g;
  // A head of no headers has its empty line first.
  head.lastIndex = Math.max(0, start - 1);
  const found = head.exec(text);
  if (!found) return undefined;
  const given = CONTENT_LENGTH.exec(text.slice(start, found.index + 1))?.[1];
  if (given === undefined) return undefined;
  const end = found.index + found[0].length + Number(given);
  if (end > text.length) return undefined;
  const at = behindEmptyLine(text, end);
  if (at === text.length) return end;
  const line = text.startsWith(FROM, at) && text[at - 1] === '\n' ? lineAt(text, at) : undefined;
  return line !== undefined && readFromLine(line) ? end : undefined;
}

/**
 * Finds the messages of a mailbox file. @param text every byte a character
 * @returns undefined where the file does not begin with From, empty lines aside
 */
export function mboxPlaces(text: string, format: MboxFormat): MboxPlace[] | undefined {
  const first = /^(?:[ \t]*\r?\n)*/.exec(text)?.[0].length ?? 0;
  if (!text.startsWith(FROM, first)) return undefined;
  const places: MboxPlace[] = [];
  for (let at = first; at < text.length; ) {
    const line = lineAt(text, at) ?? '';
    const envelope = readFromLine(line) ?? { sender: line.slice(FROM.length).trim().split(/[ \t]/)[0] ?? '', envelopeDate: undefined };
    const start = afterLine(text, at);
    const stated = format === 'mboxcl2' ? endByLength(text, start) : undefined;
    const next = nextFromLine(text, stated === undefined ? start : behindEmptyLine(text, stated));
    places.push({ ...envelope, start, end: stated ?? Math.max(start, beforeEmptyLine(text, next)) });
    at = next;
  }
  return places;
}

const behindEmptyLine = (text: string, at: number): number => (text[at] === '\n' || text.startsWith('\r\n', at) ? afterLine(text, at) : at);

/** A message as it was before it was put in an mboxrd file: one > less where lines begin with > and From. */
export const withoutQuoting = (message: string): string => message.replace(/(^|\n)>(>*From )/g, '$1$2');
