import { isObject } from '../../tools/shared/json/is-object.ts';
import { type Html, html } from '../html.ts';
import type { Room } from './room.ts';

const MAX_LINES = 4_000;
const SIGNS: Readonly<Record<string, string>> = { equal: ' ', added: '+', removed: '-' };

/** A stretch of two texts: in both, only in the new one or only in the old. */
interface Stretch {
  type: string;
  text: string;
}

/** Whether a list is the stretches of two texts. */
export const isComparison = (list: readonly unknown[]): list is readonly Stretch[] =>
  list.length > 0 && list.every((item) => isObject(item) && typeof item.text === 'string' && SIGNS[String(item.type)] !== undefined);

/** Two texts in one: whole lines with their signs, and stretches within lines as they were put in and taken out. */
export function showComparison(stretches: readonly Stretch[], room: Room): Html {
  if (stretches.slice(0, -1).every(({ text }) => text.endsWith('\n'))) {
    const lines = stretches.flatMap(({ type, text }) =>
      text
        .replace(/\n$/, '')
        .split('\n')
        .map((line): Stretch => ({ type, text: line })),
    );
    return html`<pre class="text diff" tabindex="0">${room.each(lines, MAX_LINES, ({ type, text }) => showLine(type, SIGNS[type] + room.take(text)))}</pre>`;
  }
  const shown = room.each(stretches, MAX_LINES, ({ type, text }) => {
    const words = room.take(text);
    return type === 'added' ? html`<ins>${words}</ins>` : type === 'removed' ? html`<del>${words}</del>` : html`${words}`;
  });
  return html`<pre class="text diff" tabindex="0">${shown}</pre>`;
}

/** Whether a text is a patch in the unified format. */
export const isPatch = (text: string): boolean => /^--- .*\n\+\+\+ .*\n@@ -\d/m.test(text);

/** A patch with its lines in colour. */
export function showPatch(text: string): Html {
  const lines = text.replace(/\n$/, '').split('\n');
  const kindOf = (line: string): string =>
    line.startsWith('@@') ? 'hunk' : /^\+(?!\+\+ )/.test(line) ? 'added' : /^-(?!-- )/.test(line) ? 'removed' : 'equal';
  return html`<pre class="text diff" tabindex="0">${lines.slice(0, MAX_LINES).map((line) => showLine(kindOf(line), line))}${lines.slice(MAX_LINES).join('\n')}</pre>`;
}

const showLine = (type: string, line: string): Html => (type === 'equal' ? html`${line}\n` : html`<span class="${type}">${line}\n</span>`);
