import { isObject } from '../../tools/shared/json/is-object.ts';
import type { TileView } from '../../tools/views.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';

const MAX_TILES = 200;

/** Characters, large, each a button that copies it. Without script the table below has them. */
export function showTiles({ text, name }: TileView, list: readonly unknown[], { room }: Drawing): Html | false {
  const entries = list.filter(isObject).filter((entry) => typeof entry[text] === 'string' && entry[text] !== '');
  if (entries.length === 0) return false;
  const tiles = room.each(
    entries,
    MAX_TILES,
    (entry) =>
      html`<button type="button" class="icon tile" data-copy-text="${room.take(String(entry[text]))}" title="Copy: ${String(entry[name] ?? '')}"><span aria-hidden="true">${String(entry[text])}</span><span class="hidden">Copy ${String(entry[name] ?? '')}</span></button>`,
  );
  return html`<div class="tiles script">${tiles}</div>`;
}
