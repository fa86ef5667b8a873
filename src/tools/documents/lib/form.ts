import type { PdfFile } from './file.ts';
import { arrayOf, Bytes, type Dict, dictOf, Name, nameOf, Ref, resolved, type Value } from './objects.ts';
import { annotationsOf } from './outline.ts';
import { textOf } from './text.ts';

const MAX_DEPTH = 50;
const MAX_FIELDS = 20_000;

export type FieldType = 'text' | 'checkbox' | 'radio' | 'dropdown' | 'list' | 'button' | 'signature';

/** A terminal field of a form. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly dict: Dict;
  readonly flags: number;
  readonly widgets: readonly { readonly dict: Dict; readonly ref: Ref | undefined }[];
  /** An entry of the field itself or of one above it. */
  inherited(key: string): Value;
}

export const FLAGS = {
  readOnly: 1,
  required: 1 << 1,
  multiline: 1 << 12,
  password: 1 << 13,
  radio: 1 << 15,
  button: 1 << 16,
  combo: 1 << 17,
  edit: 1 << 18,
  comb: 1 << 24,
  multiSelect: 1 << 21,
} as const;

/** The interactive form of a file. */
export const formOf = (file: PdfFile): Dict | undefined => dictOf(file, file.root.get('AcroForm'));

/** Which kind of form a file has. */
export function formKind(file: PdfFile): 'none' | 'acroform' | 'xfa' {
  const form = formOf(file);
  if (!form) return 'none';
  return resolved(file, form.get('XFA')) === null ? 'acroform' : 'xfa';
}

/** The terminal fields of a form in its order. */
export function fieldsOf(file: PdfFile): Field[] {
  const fields: Field[] = [];
  const seen = new Set<Dict>();
  const walk = (value: Value, above: readonly Dict[], name: string, depth: number): void => {
    const node = dictOf(file, value);
    if (!node || seen.has(node) || depth > MAX_DEPTH || fields.length >= MAX_FIELDS) return;
    seen.add(node);
    const full = fullName(name, resolved(file, node.get('T')));
    const chain = [node, ...above];
    const kids = arrayOf(file, node.get('Kids')) ?? [];
    const isParent = kids.some((kid) => dictOf(file, kid)?.has('T'));
    if (isParent) for (const kid of kids) walk(kid, chain, full, depth + 1);
    else {
      const widgets = kids.length > 0 ? kids : [value];
      const field = fieldOf(file, chain, full, widgets);
      if (field) fields.push(field);
    }
  };
  for (const value of arrayOf(file, formOf(file)?.get('Fields')) ?? []) walk(value, [], '', 0);
  return fields;
}

const fullName = (above: string, own: Value): string => (!(own instanceof Bytes) ? above : above === '' ? textOf(own.bytes) : `${above}.${textOf(own.bytes)}`);

function fieldOf(file: PdfFile, chain: readonly Dict[], name: string, widgets: readonly Value[]): Field | undefined {
  const [dict] = chain;
  const inherited = (key: string): Value => resolved(file, chain.find((node) => node.has(key))?.get(key));
  const type = nameOf(file, inherited('FT'));
  const given = inherited('Ff');
  const flags = typeof given === 'number' ? given : 0;
  const kind = kindOf(type, flags);
  if (!dict || !kind) return undefined;
  const found = widgets.flatMap((value) => {
    const widget = dictOf(file, value);
    return widget ? [{ dict: widget, ref: value instanceof Ref ? value : undefined }] : [];
  });
  return { name, type: kind, dict, flags, widgets: found, inherited };
}

function kindOf(type: string | undefined, flags: number): FieldType | undefined {
  if (type === 'Tx') return 'text';
  if (type === 'Sig') return 'signature';
  if (type === 'Ch') return flags & FLAGS.combo ? 'dropdown' : 'list';
  if (type === 'Btn') return flags & FLAGS.button ? 'button' : flags & FLAGS.radio ? 'radio' : 'checkbox';
  return undefined;
}

/** The number of the page that each widget is on. */
export function widgetPages(file: PdfFile): Map<Dict, number> {
  const found = new Map<Dict, number>();
  for (const [index, page] of file.pages.entries()) for (const { dict } of annotationsOf(file, page)) if (!found.has(dict)) found.set(dict, index + 1);
  return found;
}

/** The state of a widget that means on: the name in its appearances that is not Off. */
export function stateOf(file: PdfFile, widget: Dict): string | undefined {
  const states = resolved(file, dictOf(file, widget.get('AP'))?.get('N'));
  return states instanceof Map ? [...states.keys()].find((key) => key !== 'Off') : undefined;
}

/** The text of a value: of a string, or the name. */
export function plainText(value: Value): string | undefined {
  return value instanceof Bytes ? textOf(value.bytes) : value instanceof Name ? utf8Name(value.name) : undefined;
}

/** A name read as UTF-8 where it is. */
export function utf8Name(name: string): string {
  try {
    return decodeURIComponent(
      name.replace(/[^ -$&-~]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`).replace(/%(?![0-9a-f]{2})/g, '%25'),
    );
  } catch {
    return name;
  }
}

/** Of a radio or checkbox, the text of each widget's state, and the state. */
export function choicesOf(file: PdfFile, field: Field): { state: string; text: string; index: number }[] {
  const texts = arrayOf(file, field.inherited('Opt')) ?? [];
  return field.widgets.flatMap(({ dict }, index) => {
    const state = stateOf(file, dict);
    if (state === undefined) return [];
    const text = plainText(resolved(file, texts[index]));
    return [{ state, text: text ?? utf8Name(state), index }];
  });
}

/** Of a dropdown or list, what its options are called in the file and shown as. */
export function optionsOf(file: PdfFile, field: Field): { value: string; shown: string }[] {
  return (arrayOf(file, field.inherited('Opt')) ?? []).map((entry) => {
    const found = resolved(file, entry);
    if (!Array.isArray(found)) return { value: plainText(found) ?? '', shown: plainText(found) ?? '' };
    const [value, shown] = found.map((part) => plainText(resolved(file, part)) ?? '');
    return { value: value ?? '', shown: shown ?? value ?? '' };
  });
}

export type FieldValue = string | boolean | null | string[];

/** The value of a field, of what V or DV holds. */
export function fieldValue(file: PdfFile, field: Field, key: 'V' | 'DV'): FieldValue {
  const value = field.inherited(key);
  const text = plainText(value) ?? streamText(file, value);
  if (field.type === 'text') return text ?? '';
  if (field.type === 'signature') return value instanceof Map;
  if (field.type === 'dropdown') return text ?? (Array.isArray(value) ? (plainText(resolved(file, value[0])) ?? null) : null);
  if (field.type === 'list') return Array.isArray(value) ? value.flatMap((entry) => plainText(resolved(file, entry)) ?? []) : text === undefined ? [] : [text];
  if (field.type === 'checkbox') return isChecked(file, field, key, value);
  if (field.type === 'radio') return chosen(file, field, value);
  return null;
}

function isChecked(file: PdfFile, field: Field, key: 'V' | 'DV', value: Value): boolean {
  const name = value instanceof Name ? value.name : undefined;
  if (name !== undefined) return name !== 'Off';
  return key === 'V' && field.widgets.some(({ dict }) => (nameOf(file, dict.get('AS')) ?? 'Off') !== 'Off');
}

function chosen(file: PdfFile, field: Field, value: Value): string | null {
  const choices = choicesOf(file, field);
  if (value instanceof Name) return value.name === 'Off' ? null : (choices.find(({ state }) => state === value.name)?.text ?? utf8Name(value.name));
  const shown = field.widgets.flatMap(({ dict }) => nameOf(file, dict.get('AS')) ?? []).find((state) => state !== 'Off');
  return shown === undefined ? null : (choices.find(({ state }) => state === shown)?.text ?? utf8Name(shown));
}

function streamText(file: PdfFile, value: Value): string | undefined {
  return typeof value === 'object' && value !== null && 'storedLength' in value ? textOf(file.unpacked(value).bytes) : undefined;
}
