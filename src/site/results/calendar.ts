import { isObject } from '../../tools/shared/json/is-object.ts';
import type { CalendarView } from '../../tools/views.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';

const MAX_MONTHS = 12;
const DAY_MS = 86_400_000;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** Months as tables, with the weekdays above; false where they are something else. */
export function showCalendar(view: CalendarView, { room, shape, result }: Drawing): Html | false {
  const months = result[view.months];
  const entries = (Array.isArray(months) ? months : []).filter(isObject).filter(({ weeks }) => Array.isArray(weeks) && weeks.every(Array.isArray));
  if (entries.length === 0) return false;
  const heads = weekdays(Number(shape.given?.[view.weekStart]), shape.given?.[view.locale] ?? 'en');
  const drawn = room.each(entries, MAX_MONTHS, ({ name, year, weeks, weekNumbers }) => {
    const numbers = Array.isArray(weekNumbers) ? weekNumbers : undefined;
    const rows = (Array.isArray(weeks) ? weeks : []).map(
      (week: unknown[], at) =>
        html`<tr>${numbers && html`<th scope="row">${String(numbers[at])}</th>`}${week.map((day) => html`<td>${day === 0 ? '' : String(day)}</td>`)}</tr>`,
    );
    return html`<table class="month"><caption>${String(name)} ${String(year)}</caption><thead><tr>${numbers && html`<td></td>`}${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
  });
  return html`<div class="months">${drawn}</div>`;
}

/** The weekdays in the order of a week. @param first from 1 for Monday */
function weekdays(first: number, locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => format.format(MONDAY + (first - 1 + at) * DAY_MS));
}
