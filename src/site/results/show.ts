import type { ResultShape } from '../../browser/messages.ts';
import { headlineFirst } from '../../tools/headline-first.ts';
import { isObject } from '../../tools/shared/json/is-object.ts';
import { type Html, html } from '../html.ts';
import { showClaims } from './claims.ts';
import { isComparison, isPatch, showComparison, showPatch } from './diff.ts';
import { isFileField, LISTED, showFile } from './files.ts';
import { isPlainList, listButtons, showPicture, showPlainList } from './lists.ts';
import { shownNumber } from './numbers.ts';
import { pictureIn } from './pictures.ts';
import { type Drawing, MAX_TEXT, Room, type ViewOf } from './room.ts';
import { isGrid, isTable, showGrid, showTable, tableButtons } from './tables.ts';
import { showTree } from './tree.ts';
import { andMore, COPY_SYMBOL, copyButton, type Fields, isCallers, isShort, labelIn, partHead, showShort } from './values.ts';
import { withLines } from './written.ts';

const MAX_FACTS = 1_000;
const MAX_PARTS = 100;
const LONG_VALUE = 24;
/** How deep parts stand within parts; what is deeper is a tree. */
const MAX_DEPTH = 3;

type Entry = [name: string, value: unknown];

/** The result of a tool for people: what they come for first, texts large, numbers as they are read, lists of objects as tables, pictures as pictures. Markup in a result stays text. @param viewOf draws what the tool says of how its fields are viewed */
export function showResult(result: Fields, shape: ResultShape, viewOf?: ViewOf): Html {
  const within = viewOf ? namesWithin(shape) : new Set();
  const fields = leadersFirst(answerFirst(headlineFirst(withLines(result, shape), shape.headline), shape), shape).filter(
    ([name, value]) => !within.has(name) && !isSaidBefore(name, value, result, shape),
  );
  const [only] = fields;
  const drawing: Drawing = { room: new Room(), shape, result, viewOf: viewOf ?? (() => ({})) };
  if (fields.length === 0) return html`<p class="empty">The result is empty.</p>`;
  if (fields.length === 1 && only && typeof only[1] === 'string') return showText(only[0], only[0], only[1], drawing);
  return html`${COPY_SYMBOL}${showFields(emptyInLines(fields, shape), '', drawing)}`;
}

/** Whether a field tells the name of a number beside it that is shown by its name, such as a weekday. */
function isSaidBefore(name: string, value: unknown, result: Fields, { choices = {} }: ResultShape): boolean {
  const [, numbered] = /^(.+)Name$/.exec(name) ?? [];
  if (numbered === undefined || !Object.hasOwn(choices, numbered) || !Object.hasOwn(result, numbered)) return false;
  return choices[numbered]?.[String(result[numbered])] === value;
}

/** The fields with what is empty as a line of its own, unless people came for it or its tool says how it is viewed. */
function emptyInLines(fields: readonly Entry[], { views = [] }: ResultShape): Entry[] {
  const viewed = new Set<string>(views.map(({ field }) => field));
  return fields.map(([name, value], at) => [name, at > 0 && isEmpty(value) && !viewed.has(name) ? null : value]);
}

const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0);

/** The fields with an answer first, where the first is a number that was given under the same name: of a tool that finds what is missing, people come for that. */
function answerFirst(fields: readonly Entry[], { givenNumbers = {} }: ResultShape): readonly Entry[] {
  const isGiven = ([name, value]: Entry): boolean => Object.hasOwn(givenNumbers, name) && givenNumbers[name] === value;
  const [first] = fields;
  if (!first || !isGiven(first)) return fields;
  const answer = fields.find((field) => (typeof field[1] === 'number' || typeof field[1] === 'string') && isShort(field[1]) && !isGiven(field));
  return answer ? [answer, ...fields.filter((field) => field !== answer)] : fields;
}

/** The fields of a result with those right after the headline that its tool says are. */
function leadersFirst(fields: readonly Entry[], { views = [] }: ResultShape): Entry[] {
  const order = views.flatMap((view) => (view.kind === 'lead' ? [view.field, ...view.next] : []));
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return fields.toSorted(([one], [other]) => place(one) - place(other));
}

/** The fields that are shown within the view of another. */
const namesWithin = ({ views = [] }: ResultShape): Set<string | undefined> =>
  new Set(views.flatMap((view) => (view.kind === 'grid' ? [view.columns, view.rows, view.last] : view.kind === 'calendar' ? [view.months] : [])));

/** Whether a field holds a part of a token. */
const isToken = (name: string, value: unknown): boolean => (name === 'payload' || name === 'header') && isObject(value);

/** Fields in runs. @param within the path of what they are the fields of; empty for the result itself */
function showFields(fields: readonly Entry[], within: string, drawing: Drawing): Html[] {
  const depth = within === '' ? 0 : within.split('.').length;
  return groupsOf(fields, drawing.shape).map(
    (group, at) =>
      html`${
        group.length > 1 && !isShort(group[0]?.[1])
          ? showAlike(group, drawing)
          : isShort(group[0]?.[1])
            ? html`${showFacts(group, at === 0 && depth === 0, drawing)}${depth === 0 && group.map(([name, value]) => drawing.viewOf(name, value, drawing).above)}`
            : drawing.room.each(group, MAX_PARTS, ([name, value]) =>
                showPart(name, within === '' ? name : `${within}.${name}`, value, drawing, depth, at + depth === 0),
              )
      }`,
  );
}

/** Short values that stand together are one list, objects with the same fields one table. */
function groupsOf(fields: readonly Entry[], shape: ResultShape): Entry[][] {
  const groups: Entry[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && ((isShort(before[1]) && isShort(field[1])) || areAlike(before, field, shape))) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** Whether two fields are objects with the same fields, all of them short: they are rows of one table. */
function areAlike([name, one]: Entry, [otherName, other]: Entry, shape: ResultShape): boolean {
  if (!isObject(one) || !isObject(other) || isCallers(name, shape) || isCallers(otherName, shape)) return false;
  const columns = Object.keys(one);
  const isAlike = columns.length > 1 && columns.join() === Object.keys(other).join();
  return isAlike && [...Object.values(one), ...Object.values(other)].every(isShort);
}

function showAlike(fields: readonly Entry[], { shape, room }: Drawing): Html {
  const columns = Object.keys(Object(fields[0]?.[1]));
  const rows = room.each(fields, MAX_PARTS, ([name, value]) => {
    const cells = columns.map((column) => html`<td>${showShort(Object(value)[column], column, shape)}</td>`);
    return html`<tr><th scope="row">${labelIn(name, shape)}</th>${cells}</tr>`;
  });
  return html`<section class="part"><div class="scroll" tabindex="0"><table class="alike"><thead><tr><td></td>${columns.map((column) => html`<th scope="col">${labelIn(column, shape)}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

/** Names and their short values. @param callers whether the names are the caller's own */
function showFacts(fields: readonly Entry[], leads: boolean, drawing: Drawing, callers = false): Html {
  const { room, shape } = drawing;
  const shown = room.each(fields, MAX_FACTS, ([name, value]) => {
    const label = callers ? html`<code>${room.take(name)}</code>` : labelIn(name, shape);
    const isLong = typeof value === 'string' && value.length > LONG_VALUE;
    const file = !callers && typeof value === 'string' && showFile(name, value, drawing);
    if (file) return html`<div class="${LISTED}"><dt>${label}</dt><dd>${file}</dd></div>`;
    return html`<div><dt>${label}</dt><dd${isLong && html` class="long"`}>${showShort(value, callers ? undefined : name, shape)}${copyButton(value, callers ? name : labelIn(name, shape))}</dd></div>`;
  });
  return html`<dl class="facts${leads && ' lead-facts'}">${shown}</dl>${andMore(fields.length - shown.length, 'more; copy gives all')}`;
}

/** A field that takes more than a line. */
function showPart(name: string, path: string, value: unknown, drawing: Drawing, depth: number, leads: boolean): Html {
  const { shape } = drawing;
  if (typeof value === 'string') return showText(name, path, value, drawing);
  if (Array.isArray(value)) return showList(name, path, value, drawing, leads);
  const fields = isObject(value) ? value : {};
  if (shape.json?.includes(name)) return showJson(name, path, value, drawing, isToken(name, value) && showClaims(fields));
  if (shape.trees?.includes(name) || depth >= MAX_DEPTH) return showPartOf(name, drawing, textButtons(path), showTree(value, false, drawing));
  const entries = Object.entries(fields);
  if (entries.length === 0) return showPartOf(name, drawing, false, html`<p class="empty">None.</p>`);
  if (isCallers(name, shape) && !entries.every(([, inner]) => isShort(inner)))
    return showPartOf(name, drawing, textButtons(path), showTree(value, true, drawing));
  if (entries.every(([, inner]) => isShort(inner))) return showPartOf(name, drawing, false, showFacts(entries, false, drawing, isCallers(name, shape)));
  // What is empty within is said in a line.
  const told = entries.map(([inner, held]): Entry => [inner, isEmpty(held) ? null : held]);
  return showPartOf(name, drawing, false, html`${showFields(told, path, drawing)}`);
}

const showPartOf = (name: string, { shape }: Drawing, buttons: Html | false, content: Html, count?: number): Html =>
  html`<section class="part">${partHead(labelIn(name, shape), count, buttons)}${content}</section>`;

function showList(name: string, path: string, list: readonly unknown[], drawing: Drawing, leads: boolean): Html {
  const { above, below, instead } = drawing.viewOf(path, list, drawing);
  const part = (buttons: Html | false, content: Html): Html => showPartOf(name, drawing, buttons, html`${above}${content}${below}`, list.length);
  const inner = isCallers(name, drawing.shape) ? undefined : name;
  if (list.length === 0) return part(false, html`<p class="empty">None.</p>`);
  if (instead) return part(textButtons(path), instead);
  if (isComparison(list)) return part(tableButtons(path), showComparison(list, drawing.room));
  if (isTable(list)) return part(tableButtons(path), showTable(name, list, drawing));
  if (isPlainList(list)) return part(listButtons(path), showPlainList(inner, list, drawing, leads));
  if (isGrid(list)) return part(textButtons(path), showGrid(list, drawing, name));
  if (list.every((item) => Array.isArray(item) && isGrid(item)))
    return part(textButtons(path), html`${drawing.room.each(list, MAX_PARTS, (item) => showGrid(Array.isArray(item) ? item : [], drawing, name))}`);
  return showJson(name, path, list, drawing, false);
}

const textButtons = (path: string): Html =>
  html`<button type="button" class="quiet small" data-copy-field="${path}">Copy</button><button type="button" class="quiet small" data-download-field="${path}">Download</button>`;

function showText(name: string, path: string, text: string, drawing: Drawing): Html {
  const { room } = drawing;
  const picture = isSeenOtherwise(name, drawing) ? undefined : pictureIn(text);
  const head = html`${partHead(labelIn(name, drawing.shape), undefined, textButtons(path))}${drawing.viewOf(path, text, drawing).above}`;
  if (picture && room.takesPicture(picture.address))
    return html`<section class="part">${head}${showPicture(picture, name, isFileField(name, drawing.shape))}${picture.ending === 'svg' && html`<details><summary>Its source</summary><pre tabindex="0"><code>${text.slice(0, MAX_TEXT)}</code></pre></details>`}</section>`;
  if (text === '') return html`<section class="part">${head}<p class="empty">The text is empty.</p></section>`;
  const file = showFile(name, text, drawing);
  if (file) return html`<section class="part ${LISTED}">${head}${file}</section>`;
  const shown = room.take(text);
  const language = drawing.shape.languages?.[path];
  return html`<section class="part">${head}${isPatch(shown) ? showPatch(shown) : html`<pre class="text"${language !== undefined && html` data-language="${language}"`} tabindex="0">${shown}</pre>`}${cutShort(shown, text)}</section>`;
}

/** Whether a field is the address of a picture that another field is, too. */
const isSeenOtherwise = (name: string, { result }: Drawing): boolean =>
  /(?:^d|D)ataUri$/.test(name) &&
  Object.entries(result).some(([other, value]) => other !== name && typeof value === 'string' && pictureIn(value) !== undefined);

/** JSON that is copied as it stands. @param beside what is said of it */
function showJson(name: string, path: string, value: unknown, drawing: Drawing, beside: Html | false): Html {
  const json = JSON.stringify(value, null, 2) ?? 'null';
  const shown = drawing.room.take(json);
  return showPartOf(
    name,
    drawing,
    textButtons(path),
    html`<pre class="text" data-language="json" tabindex="0">${shown}</pre>${beside}${cutShort(shown, json)}`,
  );
}

const cutShort = (shown: string, text: string): Html | false =>
  shown.length < text.length &&
  html`<p class="hint">The first ${shownNumber(shown.length)} of ${shownNumber(text.length)} characters; copy and download give all.</p>`;

/** A result of too many values to be laid out: the beginning of its JSON. */
export function showJsonText(json: string): Html {
  const shown = json.slice(0, MAX_TEXT);
  return html`<section class="part"><h3 class="part-head">Result</h3><pre class="text" tabindex="0">${shown}</pre><p class="hint">The result has too many values to be laid out: the first ${shownNumber(shown.length)} of ${shownNumber(json.length)} characters of its JSON. Copy gives all.</p></section>`;
}
