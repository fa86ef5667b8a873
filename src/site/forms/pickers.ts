import { type Html, html } from '../html.ts';
import type { Control, Picker } from './controls.ts';

/** Fields whose numbers one feels one's way to. */
const SLID = /^(?:length|words|scale|angle|hue)$|(?:Length|Percent|Degrees|Px)$/;
const MAX_SLID = 400;
/** A longer range is too coarse to be slid along as a whole, unless it is round. */
const MAX_SLIDE = 128;
const ROUND = 360;

/** A field with the picker that the page's script works beside it. */
export function withPicker(control: Control, value: string, field: Html): Html {
  if (control.kind === 'number') return isSlid(control) ? html`<span class="with-picker">${field}${slider(control, value)}</span>` : field;
  if (control.picker === 'instant' || control.picker === 'local')
    return html`<span class="with-picker below">${field}<input type="datetime-local" step="1" class="script" data-picks="${control.picker}" aria-label="Pick: ${control.label}"></span>`;
  if (control.picker !== 'color') return field;
  return html`<span class="with-picker">${field}<input type="color" class="script" data-picks="color" aria-label="Pick: ${control.label}"${/^#[0-9a-f]{6}$/i.test(value) && html` value="${value.toLowerCase()}"`}></span>`;
}

/** Pickers that the page's script makes. */
const BELOW: ReadonlySet<Picker> = new Set<Picker>(['zone', 'permissions', 'letters', 'weekdays', 'offers', 'picture']);

/** The lists that the page's script makes of what the browser knows, by what is picked. */
const LISTS: Readonly<Partial<Record<Picker, string>>> = { zone: 'zones', country: 'countries', currency: 'currencies', language: 'languages' };

/** Says of a field what the page's script puts beside it. */
export function pickerMark({ name, kind, picker, labels, offers }: Control): Html | false {
  const list = kind !== 'text' ? undefined : offers ? offersId(name) : picker && LISTS[picker];
  if (list !== undefined) return html` list="${list}"`;
  return (
    picker !== undefined &&
    BELOW.has(picker) &&
    html` data-picker="${picker}"${labels && html` data-labels="${JSON.stringify(labels)}"`}${offers && html` data-offers="${offersId(name)}"`}`
  );
}

const offersId = (name: string): string => `offers-${name}`;

/** What the fields of a form offer to choose from, once for all rows. */
export const offerLists = (controls: readonly Control[]): Html[] =>
  controls.flatMap(({ name, offers, fields }) => [
    ...(offers ? [html`<datalist id="${offersId(name)}">${offers.map((offer) => html`<option>${offer}</option>`)}</datalist>`] : []),
    ...offerLists(fields ?? []),
  ]);

/** Whether a number has a slider. */
const isSlid = ({ name, least, most, required, byDefault }: Control): boolean =>
  SLID.test(name) &&
  least !== undefined &&
  most !== undefined &&
  most - least <= MAX_SLID &&
  Number.isInteger(least) &&
  Number.isInteger(most) &&
  (required || byDefault !== undefined);

function slider({ least = 0, most = 0, label }: Control, value: string): Html {
  const end = most > MAX_SLIDE && most % ROUND !== 0 ? MAX_SLIDE : most;
  return html`<input type="range" class="script" data-picks="range" min="${least}" max="${end}" aria-label="Slide: ${label}"${value !== '' && html` value="${value}"`}>`;
}
