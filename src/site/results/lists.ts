import { type Html, html } from '../html.ts';
import { isFileField, LISTED } from './files.ts';
import { type Picture, pictureIn } from './pictures.ts';
import type { Drawing } from './room.ts';
import { andMore, copyButton, isShort, showShort } from './values.ts';

const MAX_ITEMS = 1_000;
/** Beyond so many entries none has a button of its own: they would be as many stops for the keyboard. */
const MAX_ENTRY_BUTTONS = 200;
const BRIEF = 12;
/** So few entries are shown large where they are what a tool is for. */
const MAX_LARGE = 3;

/** Whether a list is laid out as one: of texts, numbers and the like. */
export const isPlainList = (list: readonly unknown[]): boolean => list.every((item) => isShort(item) || typeof item === 'string');

/** The buttons of such a list. @param path of its field, as the page's script finds it */
export const listButtons = (path: string): Html =>
  html`<button type="button" class="quiet small" data-copy-lines="${path}">Copy</button><button type="button" class="quiet small" data-download-lines="${path}">Download .txt</button>`;

/** Texts and numbers, an entry each; pictures as pictures. */
export function showPlainList(name: string | undefined, list: readonly unknown[], { room, shape }: Drawing, leads = false): Html {
  const brief = list.every((item) => String(item).length <= BRIEF);
  const button = (item: unknown): Html | false => list.length <= MAX_ENTRY_BUTTONS && copyButton(item, 'entry');
  const items = room.each(list, MAX_ITEMS, (item) => {
    const picture = typeof item === 'string' && pictureIn(item);
    if (picture && room.takesPicture(picture.address)) return html`<li>${showPicture(picture, name ?? 'picture', isFileField(name ?? '', shape))}</li>`;
    if (typeof item === 'string' && !isShort(item)) return html`<li><pre>${room.take(item)}</pre></li>`;
    if (typeof item === 'string') room.take(item);
    return html`<li>${showShort(item, name, shape)}${button(item)}</li>`;
  });
  return html`<ul class="items${brief && ' brief'}${leads && list.length <= MAX_LARGE && ' large'}">${items}</ul>${andMore(list.length - items.length, 'more; copy gives all')}`;
}

/** A list of short values within a line. */
export function showInline(name: string | undefined, list: readonly unknown[], { room, shape }: Drawing): Html {
  if (list.length === 0) return html`<span class="none">none</span>`;
  const shown = room.each(list, MAX_ITEMS, (item) => html`${showShort(item, name, shape)}`);
  return html`${shown.map((item, at) => html`${at > 0 && ', '}${item}`)}${shown.length < list.length && ', …'}`;
}

/** A picture with a link that saves it. @param isFile whether its field is a file, which the page's script lists */
export function showPicture({ address, ending }: Picture, name: string, isFile = false): Html {
  return html`<p class="picture"><img src="${address}" alt="${name} that was made"></p><p${isFile && html` class="${LISTED}"`}><a class="button quiet small" href="${address}" download="${name}.${ending}">Download as ${ending.toUpperCase()}</a>${ending === 'svg' && html` <button type="button" class="quiet small script" data-png="${name}">Download as PNG</button>`}</p>`;
}
