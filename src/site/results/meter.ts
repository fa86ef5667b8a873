import type { CountdownView, MeterView } from '../../tools/views.ts';
import { labelOf } from '../forms/words.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';

const GRADES = ['Weak', 'Fair', 'Good'];

/** A number as a bar on its scale, with what it means in a word; false where it is none. */
export function showMeter({ field, most, low, high }: MeterView, value: unknown): Html | false {
  if (typeof value !== 'number') return false;
  const grade = GRADES[value < low ? 0 : value < high ? 1 : 2] ?? '';
  return html`<p class="meter"><meter min="0" low="${low}" high="${high}" optimum="${most}" max="${most}" value="${Math.min(most, Math.max(0, value))}" aria-label="${labelOf(field)}"></meter><span>${grade}</span></p>`;
}

/** What is left of some seconds as a bar that gets shorter; false where one of both is no number. */
export function showCountdown({ field, of }: CountdownView, { shape, result }: Drawing): Html | false {
  const value = result[field];
  const all = Number(shape.given?.[of]);
  if (typeof value !== 'number' || !(all > 0)) return false;
  const left = Math.min(all, Math.max(0, value));
  return html`<p class="meter"><progress max="${all}" value="${left}" aria-label="${labelOf(field)}"></progress><span>${Math.ceil(left)} s</span></p>`;
}
