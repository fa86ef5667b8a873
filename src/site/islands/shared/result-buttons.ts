import { copyBy } from './clipboard.ts';
import { csvOf } from './csv.ts';
import { fragmentOf } from './fragment.ts';
import { pngOf } from './png.ts';
import { leaveStart } from './recipe-start.ts';

/** What the buttons of a tool's page work with, as it is when one is pressed. */
export interface Pressed {
  button: HTMLElement;
  slug: string;
  result: Readonly<Record<string, unknown>>;
  inputs(): Promise<Record<string, unknown>>;
  /** What the form holds, as it would be posted. */
  fields(): URLSearchParams;
  /** The names of the inputs that are secret. */
  secrets: ReadonlySet<string>;
}

const TEXT = 'text/plain;charset=utf-8';

/** Does what a button is for: copies, files, a link, a recipe. */
export function press({ button, slug, result, inputs, fields, secrets }: Pressed): void {
  const { png, copyText, copyValue, copyField, downloadField: file, copyLines, downloadLines, csvCopy, csvDownload } = button.dataset;
  const at = (path: string): unknown => fieldAt(result, path);
  if (button.id === 'go-on') void inputs().then((given) => goOn(button, slug, given));
  else if (button.id === 'copy-result') void copyBy(button, JSON.stringify(result, null, 2));
  else if (button.id === 'share') void share(button, fields(), secrets);
  else if (png !== undefined) void downloadPng(button, slug);
  else if (copyText !== undefined) void copyBy(button, copyText);
  else if (copyValue !== undefined) void copyBy(button, valueBefore(button));
  else if (copyField !== undefined) void copyBy(button, textOf(at(copyField)));
  else if (file !== undefined) downloadField(`${slug}-${file}`, at(file));
  else if (copyLines !== undefined) void copyBy(button, linesOf(at(copyLines)));
  else if (downloadLines !== undefined) download(`${slug}-${downloadLines}.txt`, linesOf(at(downloadLines)), TEXT);
  else if (csvCopy !== undefined) void copyBy(button, csvOf(at(csvCopy)));
  else if (csvDownload !== undefined) download(`${slug}-${csvDownload}.csv`, csvOf(at(csvDownload)), 'text/csv;charset=utf-8');
}

/** A field of the result, within others where the path says so. */
const fieldAt = (result: unknown, path: string): unknown => path.split('.').reduce((value, name) => Object(value)[name], result);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** An entry a line, all of them. */
function linesOf(list: unknown): string {
  return Array.isArray(list) ? list.map((entry) => `${entry ?? ''}\n`).join('') : '';
}

/** The value that stands before its button, as the result has it. */
function valueBefore(button: HTMLElement): string {
  const value = button.previousElementSibling;
  return value instanceof HTMLDataElement ? value.value : (value?.textContent ?? '');
}

function download(name: string, content: string | Blob, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function downloadField(name: string, value: unknown): void {
  if (typeof value === 'string') download(`${name}.txt`, value, TEXT);
  else download(`${name}.json`, textOf(value), 'application/json');
}

/** Downloads the picture above a button as PNG. */
async function downloadPng(button: HTMLElement, name: string): Promise<void> {
  const picture = button.closest('p')?.previousElementSibling?.querySelector('img');
  const png = picture && (await pngOf(picture));
  if (png) download(`${name}.png`, png, 'image/png');
}

/** Copies the page's address with the inputs in it. */
async function share(button: HTMLElement, fields: URLSearchParams, secrets: ReadonlySet<string>): Promise<void> {
  const fragment = fragmentOf(fields, secrets);
  const whole = fragment !== '' || fields.size === 0;
  await copyBy(button, `${location.origin}${location.pathname}${whole ? `#${fragment}` : ''}`, whole ? 'Link copied' : 'Copied, too long for the inputs');
}

/** Opens a recipe that has this tool with its inputs as the first step. */
function goOn(button: HTMLElement, tool: string, inputs: Record<string, unknown>): void {
  leaveStart({ tool, inputs });
  location.href = button.dataset.address ?? '/recipes';
}
