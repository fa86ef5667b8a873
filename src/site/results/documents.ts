import { isObject } from '../../tools/shared/json/is-object.ts';
import { parseJsonText } from '../../tools/shared/json/parse-text.ts';
import type { DocumentView } from '../../tools/views.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';

const MAX_DOCUMENT = 50_000;
const MAX_LINES = 4_000;

type Kind = 'added' | 'removed' | undefined;

/** A line of a document, and what became of it. */
interface Line {
  text: string;
  kind: Kind;
}

/** Two JSON documents as they are written, with what is in one of them alone in colour; false where they are too long to be shown. */
export function showDocuments(view: DocumentView, changes: readonly unknown[], drawing: Drawing): Html | false {
  const [before, after] = [view.before, view.after].map((input) => drawing.shape.given?.[input] ?? '');
  if (!before || !after || before.length > MAX_DOCUMENT || after.length > MAX_DOCUMENT) return false;
  const [removed, added] = [new Map<string, string | undefined>(), new Map<string, string | undefined>()];
  for (const change of changes) {
    const { kind, path, after: now } = isObject(change) ? change : {};
    if (typeof path !== 'string') continue;
    if (kind !== 'added') removed.set(path, undefined);
    // Where a list was moved, a changed value stands elsewhere: it is marked where it is what it became.
    if (kind !== 'removed') added.set(path, kind === 'changed' ? JSON.stringify(now) : undefined);
  }
  return html`<div class="documents">${pane('Before', linesOf(before, removed, 'removed'), drawing)}${pane('After', linesOf(after, added, 'added'), drawing)}</div>`;
}

function pane(name: string, lines: readonly Line[], { room }: Drawing): Html {
  const shown = room.each(lines, MAX_LINES, ({ text, kind }) =>
    kind ? html`<span class="${kind}">${kind === 'added' ? '+' : '-'} ${room.take(text)}\n</span>` : html`  ${room.take(text)}\n`,
  );
  return html`<div><h4>${name}</h4><pre class="text diff" tabindex="0" aria-label="${name}">${shown}</pre></div>`;
}

/** A document with a value a line. @param marks JSON Pointers, each with the value it must have there, where that matters */
function linesOf(document: string, marks: ReadonlyMap<string, string | undefined>, as: 'added' | 'removed'): Line[] {
  const lines: Line[] = [];
  const write = (value: unknown, path: string, start: string, end: string, within: Kind): void => {
    const wanted = marks.get(path);
    const kind = within ?? (marks.has(path) && (wanted === undefined || wanted === JSON.stringify(value)) ? as : undefined);
    const indent = /^ */.exec(start)?.[0] ?? '';
    const members: [step: string, name: string, value: unknown][] = Array.isArray(value)
      ? value.map((item, at) => [String(at), '', item])
      : isObject(value)
        ? Object.entries(value).map(([name, member]) => [name.replaceAll('~', '~0').replaceAll('/', '~1'), `${JSON.stringify(name)}: `, member])
        : [];
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    if (members.length === 0) {
      lines.push({ text: `${start}${JSON.stringify(value)}${end}`, kind });
      return;
    }
    lines.push({ text: `${start}${open}`, kind });
    for (const [at, [step, name, member]] of members.entries())
      write(member, `${path}/${step}`, `${indent}  ${name}`, at < members.length - 1 ? ',' : '', kind);
    lines.push({ text: `${indent}${close}${end}`, kind });
  };
  write(parseJsonText(document), '', '', '', undefined);
  return lines;
}
