// What helps to fill in a form beside its fields: colours, sliders, times, boxes for what a text is made of. Loaded where a form has such a field.

import { boxesFor } from './shared/boxes.ts';
import { countries, currencies, languages, type Offer } from './shared/known-codes.ts';
import { takeSentences } from './shared/sentences.ts';

const DAY_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

/** Has each picker of a form write what is picked into its field, and show what is written there. */
export function takePickers(form: HTMLFormElement): void {
  // Before the form's own listeners, which read the fields.
  form.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.dataset.picks !== undefined) {
        const field = fieldOf(target);
        if (field) field.value = picked(target);
      } else follow(target.parentElement?.querySelector<HTMLInputElement>('[data-picks]'));
    },
    true,
  );
  for (const picker of form.querySelectorAll<HTMLInputElement>('[data-picks]')) follow(picker);
  takeSentences(form);
  offerLists(form);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-picker]')) boxesFor(field, zones());
}

const fieldOf = (picker: HTMLInputElement): HTMLInputElement | null | undefined =>
  picker.parentElement?.querySelector<HTMLInputElement>('input:not([data-picks])');

/** What is picked, as the field takes it. */
function picked({ dataset, value }: HTMLInputElement): string {
  if (dataset.picks !== 'instant' || value === '') return value;
  return new Date(value).toISOString().replace(/\.\d+Z$/, 'Z');
}

const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Has a picker show what is in its field, where it can. */
function follow(picker: HTMLInputElement | null | undefined): void {
  const value = picker ? fieldOf(picker)?.value.trim() : undefined;
  if (!picker || value === undefined) return;
  if (picker.type === 'range') {
    if (value !== '' && Number.isFinite(Number(value))) picker.value = value;
  } else if (picker.type === 'datetime-local') picker.value = timeOf(value, picker.dataset.picks === 'local');
  else if (CSS.supports('color', value)) picker.value = opaque(value) ?? picker.value;
}

/** A colour in any form of CSS as pickers take it, whatever its alpha; undefined for what cannot be seen. */
function opaque(color: string): string | undefined {
  if (!context) return undefined;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 0 ? undefined : `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A time as its picker shows it: a local time as it is, an instant in the browser's own zone; empty for anything else. */
function timeOf(text: string, isLocal: boolean): string {
  if (isLocal && DAY_TIME.test(text)) return text;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00`;
  const instant = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) return '';
  const shown = new Date(instant - new Date(instant).getTimezoneOffset() * 60_000);
  return shown.toISOString().slice(0, 19);
}

const zones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** Offers what the browser knows at each field for one of them. */
function offerLists(form: HTMLFormElement): void {
  const lists: Readonly<Record<string, () => Iterable<Offer>>> = { zones: offeredZones, countries, currencies, languages };
  for (const [id, offers] of Object.entries(lists)) {
    const takers = id === 'zones' ? '[list=zones], [data-picker=zone]' : `[list=${id}]`;
    if (!form.querySelector(takers) || document.getElementById(id)) continue;
    const list = document.createElement('datalist');
    list.id = id;
    for (const [value, label] of offers()) {
      const option = document.createElement('option');
      option.value = value;
      option.label = label;
      list.append(option);
    }
    form.append(list);
  }
}

/** Time zones by their cities. */
const offeredZones = (): Offer[] => zones().map((zone) => [zone, zone.replace(/^.*\//, '').replaceAll('_', ' ')]);
