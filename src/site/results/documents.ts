import { isObject } from '../../tools/shared/json/is-object.ts';
import { parseJsonText } from '../../tools/shared/json/parse-text.ts';
import type { DocumentView } from '../../tools/views.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';

const MAX_DOCUMENT = 50_000;
const MAX_LINES = 1_500;
/** Lists in lists a thousand levels deep are not moved in as far. */
const MAX_INDENT = 60;

type Kind = 'added' | 'removed' | undefined;

/** A line of a document, and what became of it. */
interface Line {
  text: string;
  kind: Kind;
}

/** What is said of a place in a document, and of those within it, by the steps of JSON Pointers. */
interface Marks {
  isMarked?: true;
  /** The JSON that must be there, where that matters. */
  wanted?: string | undefined;
  inner?: Map<string, Marks>;
}

function mark(marks: Marks, path: string, wanted?: string): void {
  let at = marks;
  for (const step of path.split('/').slice(1)) {
    at.inner ??= new Map();
    const next: Marks = at.inner.get(step) ?? {};
    at.inner.set(step, next);
    at = next;
  }
  at.isMarked = true;
  at.wanted = wanted;
}

/** Two JSON documents as they are written, with what is in one of them alone in colour; false where they are too long to be shown. */
export function showDocuments(view: DocumentView, changes: readonly unknown[], drawing: Drawing): Html | false {
  const [before, after] = [view.before, view.after].map((input) => drawing.shape.given?.[input] ?? '');
  if (!before || !after || before.length > MAX_DOCUMENT || after.length > MAX_DOCUMENT) return false;
  const [removed, added]: [Marks, Marks] = [{}, {}];
  for (const change of changes.slice(0, MAX_LINES)) {
    const { kind, path, after: now } = isObject(change) ? change : {};
    if (typeof path !== 'string') continue;
    if (kind !== 'added') mark(removed, path);
    // Where a list was moved, a changed value stands elsewhere: it is marked where it is what it became.
    if (kind !== 'removed') mark(added, path, kind === 'changed' ? JSON.stringify(now) : undefined);
  }
  return html`<div class="documents">${pane('Before', linesOf(before, removed, 'removed'), drawing)}${pane('After', linesOf(after, added, 'added'), drawing)}</div>`;
}

function pane(name: string, lines: readonly Line[], { room }: Drawing): Html {
  const shown = room.each(lines, MAX_LINES, ({ text, kind }) =>
    kind ? html`<span class="${kind}">${kind === 'added' ? '+' : '-'} ${room.take(text)}\n</span>` : html`  ${room.take(text)}\n`,
  );
  return html`<div><h4>${name}</h4><pre class="text diff" tabindex="0" aria-label="${name}">${shown}</pre></div>`;
}

/** A document with a value a line. */
function linesOf(document: string, marks: Marks, as: 'added' | 'removed'): Line[] {
  const lines: Line[] = [];
  const write = (value: unknown, at: Marks | undefined, start: string, end: string, within: Kind): void => {
    if (lines.length > MAX_LINES) return;
    const isMarked = at?.isMarked && (at.wanted === undefined || at.wanted === JSON.stringify(value));
    const kind = within ?? (isMarked ? as : undefined);
    const indent = (/^ */.exec(start)?.[0] ?? '').slice(0, MAX_INDENT);
    const members = membersOf(value);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    if (members.length === 0) {
      lines.push({ text: `${start}${JSON.stringify(value)}${end}`, kind });
      return;
    }
    lines.push({ text: `${start}${open}`, kind });
    for (const [number, { step, name, value: member }] of members.entries())
      write(member, at?.inner?.get(step), `${indent}  ${name}`, number < members.length - 1 ? ',' : '', kind);
    lines.push({ text: `${indent}${close}${end}`, kind });
  };
  write(parseJsonText(document), marks, '', '', undefined);
  return lines;
}

/** What is in a value: the step to it, its name as it is written, and itself. */
function membersOf(value: unknown): { step: string; name: string; value: unknown }[] {
  if (Array.isArray(value)) return value.slice(0, MAX_LINES).map((item, at) => ({ step: String(at), name: '', value: item }));
  return Object.entries(isObject(value) ? value : {}).map(([name, member]) => ({
    step: name.replaceAll('~', '~0').replaceAll('/', '~1'),
    name: `${JSON.stringify(name)}: `,
    value: member,
  }));
}
