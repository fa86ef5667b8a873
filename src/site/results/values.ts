import type { ResultShape } from '../../browser/messages.ts';
import { labelOf } from '../forms/words.ts';
import { type Html, html } from '../html.ts';
import { type NumberStyle, shownNumber } from './numbers.ts';
import { pictureIn } from './pictures.ts';

/** An object of a result. */
export type Fields = Readonly<Record<string, unknown>>;

const SHORT_TEXT = 160;

/** The symbol that the copy buttons of a result use. */
export const COPY_SYMBOL: Html = html`<svg class="hidden" aria-hidden="true"><symbol id="copy-sign" viewBox="0 0 20 20"><rect x="7" y="7" width="9" height="9" rx="1.5"/><path d="M13 4.5H5.5A1 1 0 0 0 4.5 5.5V13"/></symbol></svg>`;

/** Whether a value fits a line. */
export function isShort(value: unknown): value is string | number | boolean | null {
  if (typeof value === 'string') return value.length <= SHORT_TEXT && !value.includes('\n') && !pictureIn(value);
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}

/** The label of a field of a result. */
export const labelIn = (name: string, { labels }: ResultShape): string => ownOf(labels, name) ?? labelOf(name);

const ownOf = <Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;

/** Whether the keys of a field are the caller's own names, which are shown as they are. */
export const isCallers = (name: string, { records, json }: ResultShape): boolean => records.includes(name) || json?.includes(name) === true;

/** A value that fits a line. @param name of its field; without it, the value is the caller's and a number is shown as it is */
export function showShort(value: unknown, name: string | undefined, shape: ResultShape): Html | string {
  const called = name === undefined ? undefined : ownOf(ownOf(shape.choices, name), String(value));
  if (called !== undefined) return html`<data class="value" value="${String(value)}">${called}</data>`;
  if (typeof value === 'number') return showNumber(value, name, shape);
  if (typeof value === 'boolean') return value ? html`<span class="yes">Yes</span>` : html`<span class="no">No</span>`;
  if (value === null || value === undefined) return html`<span class="none">none</span>`;
  const text = String(value);
  if (text === '') return html`<span class="none">empty</span>`;
  const time = name === undefined || AS_WRITTEN.test(name) ? undefined : instantForPeople(text);
  if (time !== undefined) return html`<data class="value" value="${text}" title="${text}">${time}</data>`;
  return html`${swatch(text)}<span class="${LONG_WORD.test(text) ? 'value long-word' : 'value'}">${withControls(text)}</span>`;
}

const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;
/** Fields that hold a time in the form that was asked for. */
const AS_WRITTEN = /^(?:iso|value|text|output|formatted|dates)$/;

/** A time as people read it: the date, the hour and the zone apart, without seconds that are none. Undefined for anything else. */
function instantForPeople(text: string): string | undefined {
  const [, date, minutes = '', seconds = '', zone = ''] = INSTANT.exec(text) ?? [];
  return date && [date, minutes + (seconds === ':00' ? '' : seconds), zone === 'Z' ? 'UTC' : zone].join(' ').trimEnd();
}

/** What has no place to break a line at: a digest, a key, an address. */
const LONG_WORD = /\S{32}/;
const CONTROLS = /((?![\t\n\r])\p{Cc})/u;
/** A text with its control characters as escapes; what is copied has the characters themselves. */
function withControls(text: string): Html | string {
  if (!CONTROLS.test(text)) return text;
  return html`${text.split(CONTROLS).map((part, at) => (at % 2 === 0 ? part : html`<span class="control" data-code="${part.charCodeAt(0).toString(16).toUpperCase()}">${part}</span>`))}`;
}

const COORDINATE = /^(?:lat|lon|lng|latitude|longitude)$|(?:Latitude|Longitude)$/;
/** Of a degree of latitude, a tenth of a metre. */
const DEGREE_PLACES = 6;

/** How the numbers of a field are shown. @param name of the field; without it, they are the caller's */
export const styleOf = (name: string | undefined, { plain, money, decimals }: ResultShape): NumberStyle => ({
  plain: name === undefined || plain?.includes(name) === true,
  places: COORDINATE.test(name ?? '') ? DEGREE_PLACES : undefined,
  decimals: money?.includes(name ?? '') ? decimals : undefined,
});

function showNumber(value: number, name: string | undefined, shape: ResultShape): Html {
  const shown = shownNumber(value, styleOf(name, shape));
  const isRounded = Number(shown.replaceAll(',', '')) !== value;
  return html`<data value="${value}"${isRounded && html` title="${value}"`}>${shown}</data>`;
}

/** A sample of a colour, drawn where a value is one. */
const swatch = (text: string): Html | false =>
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) &&
  html`<svg class="swatch" viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" fill="${text}"/></svg>`;

/** Copies the value that stands before it, with all of its digits. */
export const copyButton = (value: unknown, what: string): Html | false =>
  (typeof value === 'number' || (typeof value === 'string' && value !== '')) &&
  html`<button type="button" class="icon copy script" data-copy-value title="Copy"><span class="hidden">Copy ${what}</span><svg aria-hidden="true"><use href="#copy-sign"/></svg></button>`;

/** What is said of that which is not laid out. */
export const andMore = (count: number, words: string): Html | false => count > 0 && html`<p class="hint">And ${shownNumber(count)} ${words}.</p>`;

/** The head of a part: its name, how many it has, and its buttons, which the page's script knows by what they carry. */
export const partHead = (label: Html | string, count: number | undefined, buttons: Html | false): Html =>
  html`<h3 class="part-head"><span>${label}${count !== undefined && html` <span class="count">${count}</span>`}</span>${buttons && html` <span class="tools-of script">${buttons}</span>`}</h3>`;
