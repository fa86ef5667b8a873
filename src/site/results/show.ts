import { isObject } from '../../tools/shared/json/is-object.ts';
import { inWords } from '../forms/words.ts';
import { type Html, html } from '../html.ts';
import { shownNumber } from './numbers.ts';
import { pictureIn } from './pictures.ts';

const MAX_TEXT = 200_000;
const MAX_ROWS = 500;
const MAX_ITEMS = 1_000;
const SHORT_TEXT = 160;
const LONG_VALUE = 24;
const MAX_COLUMNS = 24;

type Fields = Readonly<Record<string, unknown>>;

/** The result of a tool for people: texts large, numbers grouped, lists of objects as tables, pictures as pictures. Markup in a result stays text. */
export function showResult(result: Fields): Html {
  const fields = Object.entries(result);
  const [only] = fields;
  if (fields.length === 0) return html`<p class="empty">The result is empty.</p>`;
  if (fields.length === 1 && only && typeof only[1] === 'string') return showText(only[0], only[1]);
  return html`${groupsOf(fields).map((group, at) => (isFacts(group) ? showFacts(group, at === 0) : group.map(([name, value]) => showPart(name, value))))}`;
}

type Entry = [name: string, value: unknown];

/** Fields in runs: short values that stand together are one list. */
function groupsOf(fields: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && isShort(last[0]?.[1]) && isShort(field[1])) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

const isFacts = (group: readonly Entry[]): boolean => isShort(group[0]?.[1]);

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= SHORT_TEXT && !value.includes('\n') && !pictureIn(value);
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}

function showFacts(fields: readonly Entry[], leads: boolean): Html {
  return html`<dl class="facts${leads && ' lead-facts'}">${fields.map(([name, value]) => html`<div><dt>${inWords(name)}</dt><dd${typeof value === 'string' && value.length > LONG_VALUE && html` class="long"`}>${showShort(value)}${copyButton(value, inWords(name))}</dd></div>`)}</dl>`;
}

/** A value that fits a line. */
function showShort(value: unknown): Html | string {
  if (typeof value === 'number') return html`<data value="${value}">${shownNumber(value)}</data>`;
  if (typeof value === 'boolean') return value ? html`<span class="yes">Yes</span>` : html`<span class="no">No</span>`;
  if (value === null || value === undefined) return html`<span class="none">none</span>`;
  const text = String(value);
  if (text === '') return html`<span class="none">empty</span>`;
  return html`${swatch(text)}<span class="value">${text}</span>`;
}

/** A sample of a colour, drawn where a value is one. */
const swatch = (text: string): Html | false =>
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) &&
  html`<svg class="swatch" viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" fill="${text}"/></svg>`;

const copyButton = (value: unknown, what: string): Html | false =>
  (typeof value === 'number' || (typeof value === 'string' && value !== '')) &&
  html`<button type="button" class="icon copy script" data-copy-text="${value}" title="Copy"><span class="hidden">Copy ${what}</span><svg viewBox="0 0 20 20" aria-hidden="true"><rect x="7" y="7" width="9" height="9" rx="1.5"/><path d="M13 4.5H5.5A1 1 0 0 0 4.5 5.5V13"/></svg></button>`;

function showPart(name: string, value: unknown): Html {
  if (typeof value === 'string') return showText(name, value);
  if (Array.isArray(value))
    return html`<section class="part"><h3>${inWords(name)} <span class="count">${value.length}</span></h3>${showList(name, value)}</section>`;
  if (isObject(value) && Object.values(value).every(isShort) && Object.keys(value).length > 0) {
    return html`<section class="part"><h3>${inWords(name)}</h3>${showFacts(Object.entries(value), false)}</section>`;
  }
  return html`<section class="part"><h3>${inWords(name)}</h3>${showJson(value)}</section>`;
}

function showText(name: string, text: string): Html {
  const picture = pictureIn(text);
  const actions = html`<span class="tools-of script"><button type="button" class="quiet small" data-copy-field="${name}">Copy</button><button type="button" class="quiet small" data-download-field="${name}">Download</button></span>`;
  const heading = html`<h3 class="part-head">${inWords(name)} ${actions}</h3>`;
  if (picture) {
    return html`<section class="part">${heading}<p class="picture"><img src="${picture.address}" alt="${inWords(name)} that was made"></p><p><a class="button quiet small" href="${picture.address}" download="${name}.${picture.ending}">Download as ${picture.ending.toUpperCase()}</a></p>${picture.ending === 'svg' && html`<details><summary>Its source</summary><pre tabindex="0"><code>${text.slice(0, MAX_TEXT)}</code></pre></details>`}</section>`;
  }
  const cut = text.length > MAX_TEXT;
  return html`<section class="part">${heading}${text === '' ? html`<p class="empty">The text is empty.</p>` : html`<pre class="text" tabindex="0">${text.slice(0, MAX_TEXT)}</pre>`}${cut && html`<p class="hint">The first ${shownNumber(MAX_TEXT)} of ${shownNumber(text.length)} characters; copy and download give all.</p>`}</section>`;
}

function showList(name: string, list: readonly unknown[]): Html {
  if (list.length === 0) return html`<p class="empty">None.</p>`;
  if (list.every(isObject) && columnsOf(list).length <= MAX_COLUMNS) return showTable(name, list);
  if (list.every((row) => Array.isArray(row) && row.every(isShort))) return showGrid(list.filter(Array.isArray));
  if (!list.every((item) => isShort(item) || typeof item === 'string')) return showJson(list);
  const more = list.length - MAX_ITEMS;
  const brief = list.every((item) => String(item).length <= 12);
  return html`<ul class="items${brief && ' brief'}">${list.slice(0, MAX_ITEMS).map((item) => html`<li>${typeof item === 'string' && !isShort(item) ? html`<pre>${item}</pre>` : showShort(item)}</li>`)}</ul>${more > 0 && html`<p class="hint">And ${shownNumber(more)} more; copy gives all.</p>`}`;
}

const columnsOf = (rows: readonly Fields[]): string[] => [...new Set(rows.slice(0, MAX_ROWS).flatMap((row) => Object.keys(row)))];

function showTable(name: string, rows: readonly Fields[]): Html {
  const columns = columnsOf(rows);
  const more = rows.length - MAX_ROWS;
  const cell = (value: unknown): Html | string =>
    value === undefined
      ? ''
      : isShort(value)
        ? showShort(value)
        : typeof value === 'string'
          ? html`<span class="value">${value}</span>`
          : html`<code>${JSON.stringify(value)}</code>`;
  return html`<p class="tools-of script"><button type="button" class="quiet small" data-csv-copy="${name}">Copy as CSV</button><button type="button" class="quiet small" data-csv-download="${name}">Download CSV</button></p>
<div class="scroll" tabindex="0"><table class="cards"><thead><tr>${columns.map((column) => html`<th scope="col"${rows.every((row) => typeof row[column] === 'number' || row[column] === undefined) && html` class="number"`}>${inWords(column)}</th>`)}</tr></thead><tbody>${rows.slice(0, MAX_ROWS).map((row) => html`<tr>${columns.map((column) => html`<td data-label="${inWords(column)}"${typeof row[column] === 'number' && html` class="number"`}>${cell(row[column])}</td>`)}</tr>`)}</tbody></table></div>${more > 0 && html`<p class="hint">And ${shownNumber(more)} more rows; the CSV has all.</p>`}`;
}

function showGrid(rows: readonly (readonly unknown[])[]): Html {
  return html`<div class="scroll" tabindex="0"><table class="grid"><tbody>${rows.slice(0, MAX_ROWS).map((row) => html`<tr>${row.slice(0, MAX_ITEMS).map((value) => html`<td${typeof value === 'number' && html` class="number"`}>${showShort(value)}</td>`)}</tr>`)}</tbody></table></div>`;
}

function showJson(value: unknown): Html {
  const json = JSON.stringify(value, null, 2) ?? 'null';
  if (json.length <= SHORT_TEXT) return html`<pre tabindex="0"><code>${json}</code></pre>`;
  return html`<details class="json"><summary>JSON, ${shownNumber(json.length)} characters</summary><pre tabindex="0"><code>${json.slice(0, MAX_TEXT)}</code></pre></details>`;
}
