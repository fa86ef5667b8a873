import { isObject } from '../../tools/shared/json/is-object.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';
import { isShort, labelIn, showShort } from './values.ts';

const MAX_DEPTH = 16;
const MAX_BRANCHES = 1_000;

/** Elements within elements, which fold: those of the first level are open. @param callers whether the names are the caller's */
export function showTree(value: unknown, callers: boolean, drawing: Drawing, depth = 0): Html {
  const { room, shape } = drawing;
  if (isShort(value)) return html`${showShort(value, undefined, shape)}`;
  if (typeof value === 'string' || depth > MAX_DEPTH) return html`<code>${room.take(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;
  const branches = Array.isArray(value) ? value.map((item, at): [string, unknown] => [String(at + 1), item]) : Object.entries(isObject(value) ? value : {});
  const shown = room.each(branches, MAX_BRANCHES, ([name, inner]) => {
    const label = callers || Array.isArray(value) ? html`<code>${room.take(name)}</code>` : labelIn(name, shape);
    if (isShort(inner)) return html`<li>${label} ${showShort(inner, callers ? undefined : name, shape)}</li>`;
    return html`<li><details${depth < 2 && html` open`}><summary>${label} ${gist(inner)}</summary>${showTree(inner, callers, drawing, depth + 1)}</details></li>`;
  });
  return html`<ul class="tree">${shown}${shown.length < branches.length && html`<li>…</li>`}</ul>`;
}

/** What tells an element from its neighbours while it is folded. */
function gist(value: unknown): Html | false {
  if (Array.isArray(value)) return html`<span class="count">${value.length}</span>`;
  const [first] = Object.values(isObject(value) ? value : {});
  return typeof first === 'string' && isShort(first) && html`<span class="count">${first}</span>`;
}
