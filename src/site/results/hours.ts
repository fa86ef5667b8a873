import { isObject } from '../../tools/shared/json/is-object.ts';
import type { HourView } from '../../tools/views.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';

const MAX_ZONES = 30;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const [WORK_BEGINS, WORK_ENDS] = [9, 17];
const [DAY_BEGINS, DAY_ENDS] = [7, 22];
const LOCAL = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d.*?(Z|[+-]\d\d:\d\d)$/;

/** A moment in a zone: the instant, and how far the zone's clock is ahead of UTC then. */
interface Moment {
  zone: string;
  date: string;
  instant: number;
  offset: number;
}

/** The hours of a day, zone by zone, with the hours of the moments marked; false where there are no two zones. The offsets are those of the first moment. */
export function showHours(view: HourView, list: readonly unknown[], { room, result }: Drawing): Html | false {
  const times = view.within === undefined ? [list] : list.map((entry) => (isObject(entry) ? entry[view.within ?? ''] : []));
  const moments = times.map((entries) => (Array.isArray(entries) ? entries.flatMap((entry) => momentOf(entry, view)) : []));
  const home = momentOf(result[view.home ?? ''], view)[0];
  const zones = [...(home ? [home] : []), ...(moments[0] ?? []).filter(({ zone }) => zone !== home?.zone)].slice(0, MAX_ZONES);
  const [first] = zones;
  if (!first || zones.length < 2) return false;
  const midnight = Date.parse(`${first.date}T00:00:00Z`) - first.offset;
  const marked = new Set(moments.map(([moment]) => Math.floor(((home ?? moment)?.instant ?? Number.NaN) - midnight) / HOUR_MS).map(Math.floor));
  const rows = room.each(zones, MAX_ZONES, (zone) => {
    const cells = Array.from({ length: 24 }, (_, hour) => cell(midnight + hour * HOUR_MS + zone.offset, marked.has(hour)));
    return html`<tr><th scope="row" title="${zone.zone}">${cityOf(zone.zone)}</th>${cells}</tr>`;
  });
  return html`<div class="scroll" tabindex="0"><table class="hours"><caption class="hidden">The hours of ${first.date} in ${cityOf(first.zone)}, by zone</caption><tbody>${rows}</tbody></table></div><p class="hint">Each column is an hour of ${first.date} in ${cityOf(first.zone)}: <span class="work">9 to 17</span>, <span class="night">22 to 7</span>, <span class="chosen">found</span>.</p>`;
}

function momentOf(entry: unknown, { zone, at }: HourView): Moment[] {
  const { [zone]: name, [at]: local } = isObject(entry) ? entry : {};
  const [, date = '', offset = ''] = typeof local === 'string' ? (LOCAL.exec(local) ?? []) : [];
  return date === '' || typeof name !== 'string' ? [] : [{ zone: name, date, instant: Date.parse(String(local)), offset: offsetOf(offset) }];
}

function offsetOf(written: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(written) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS);
}

/** An hour of a zone. @param clock what its clock shows, as if it were UTC */
function cell(clock: number, isMarked: boolean): Html {
  const shown = new Date(clock);
  const [hour, minutes] = [shown.getUTCHours(), shown.getUTCMinutes()];
  const kind = hour >= WORK_BEGINS && hour < WORK_ENDS ? 'work' : hour < DAY_BEGINS || hour >= DAY_ENDS ? 'night' : 'day';
  const time = minutes === 0 ? String(hour) : `${hour}:${String(minutes).padStart(2, '0')}`;
  return html`<td class="${kind}${isMarked && ' chosen'}">${time}</td>`;
}

const cityOf = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ');
