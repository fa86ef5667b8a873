import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { PageDrawer } from './lib/drawing.ts';
import { Appearances } from './lib/field-appearance.ts';
import type { PdfFile } from './lib/file.ts';
import { flatten } from './lib/flatten.ts';
import { choicesOf, type Field, FLAGS, fieldsOf, fieldValue, formOf, optionsOf, stateOf } from './lib/form.ts';
import { dictOf, Name, numberOf, resolved } from './lib/objects.ts';
import { fileGiven, fileResult, Given, openPdf, passwordText, pdfText, rewritten } from './lib/open.ts';
import { makeTreeSound } from './lib/page-tree.ts';
import { WITH_FORM } from './lib/samples.ts';
import { fontText } from './lib/stamp.ts';
import { stringOf } from './lib/text.ts';
import { finishFonts, fontGiven, holdToFont } from './lib/text-font.ts';

const MAX_VALUES = 20_000;
type FieldInput = string | number | boolean | null | readonly string[];

export default defineTool({
  slug: 'pdf-form-filler',
  name: 'PDF Form Filler',
  category: 'documents',
  summary: 'Fills the form fields of a PDF, and makes them part of the page if wanted.',
  description:
    'Fields are named and valued as PDF Form Reader gives them. What is filled gets a new appearance in Helvetica or Courier, or in the font given where these lack characters. Fields that are read-only are filled, too; scripts are not run.',
  reference: 'ISO 32000-2, 12.7 (interactive forms)',
  keywords: ['fill pdf form', 'acroform', 'flatten pdf', 'form data', 'complete form', 'pdf template'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    values: z
      .record(z.string().max(2000), z.union([z.string().max(100_000), z.number(), z.boolean(), z.null(), z.array(z.string().max(100_000)).max(10_000)]))
      .describe(
        'Full field name to value: text a string or number, a checkbox true or false, radio buttons and dropdowns an option or null, a list its options',
      ),
    flatten: z.boolean().default(false).describe('Whether all fields become part of the page and can no longer be filled'),
    ignoreUnknown: z.boolean().default(false).describe('Whether names that the form does not have are passed over'),
    font: fontText(),
  }),
  result: z.strictObject({
    ...fileResult,
    filled: z.array(z.string().describe('Full name of a field')).describe('Fields that were filled, in the order of the form'),
    unknown: z.array(z.string().describe('A name of the values')).describe('Names that the form does not have'),
  }),
  examples: [
    {
      inputs: { file: WITH_FORM, values: { agree: true, name: 'Grace' } },
      result: {
        file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAyIDAgUiAvQWNyb0Zvcm0gPDwvRmllbGRzIFszIDAgUiA0IDAgUl0gL0RBICgvSGVsdiAwIFRmIDAgZykgL0RSIDw8L0ZvbnQgPDwvSGVsdiA1IDAgUj4+Pj4+Pj4+CmVuZG9iagoyIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFs2IDAgUl0gL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlIC9Bbm5vdCAvU3VidHlwZSAvV2lkZ2V0IC9SZWN0IFsxMCAxMCA5MCAzMF0gL1AgNiAwIFIgL0ZUIC9UeCAvVCAobmFtZSkgL1YgKEdyYWNlKSAvREEgKC9IZWx2IDEwIFRmIDAgZykgL0ZmIDIgL0FQIDw8L04gNyAwIFI+Pj4+CmVuZG9iago0IDAgb2JqCjw8L1R5cGUgL0Fubm90IC9TdWJ0eXBlIC9XaWRnZXQgL1JlY3QgWzEwIDEwIDkwIDMwXSAvUCA2IDAgUiAvRlQgL0J0biAvVCAoYWdyZWUpIC9WIC9ZZXMgL0FTIC9ZZXMgL0FQIDw8L04gPDwvWWVzIDggMCBSIC9PZmYgOSAwIFI+Pj4+Pj4KZW5kb2JqCjUgMCBvYmoKPDwvVHlwZSAvRm9udCAvU3VidHlwZSAvVHlwZTEgL0Jhc2VGb250IC9IZWx2ZXRpY2EgL0VuY29kaW5nIC9XaW5BbnNpRW5jb2Rpbmc+PgplbmRvYmoKNiAwIG9iago8PC9UeXBlIC9QYWdlIC9QYXJlbnQgMiAwIFIgL0NvbnRlbnRzIDEwIDAgUiAvQW5ub3RzIFszIDAgUiA0IDAgUl0gL1Jlc291cmNlcyA8PC9Gb250IDw8L0YxIDUgMCBSPj4+PiAvTWVkaWFCb3ggWzAgMCAyMDAgMTAwXT4+CmVuZG9iago3IDAgb2JqCjw8L1R5cGUgL1hPYmplY3QgL1N1YnR5cGUgL0Zvcm0gL0JCb3ggWzAgMCA4MCAyMF0gL1Jlc291cmNlcyA8PC9Gb250IDw8L0YgMTEgMCBSPj4+PiAvRmlsdGVyIC9GbGF0ZURlY29kZSAvTGVuZ3RoIDg0Pj4Kc3RyZWFtCnjaBcE7CoAwEEDBfk/xTmBcjYmFWBhil0JY8AJ+wELQyuM74+xjKokHRYk92vPurNwyGTUnbkZr7JCWWHnfYRuDj7EJGtrQjdhFNlnIJckPxEkRbQplbmRzdHJlYW0KZW5kb2JqCjggMCBvYmoKPDwvVHlwZSAvWE9iamVjdCAvU3VidHlwZSAvRm9ybSAvQkJveCBbMCAwIDEwIDEwXSAvTGVuZ3RoIDE0Pj4Kc3RyZWFtCjAgMCAxMCAxMCByZSBmCmVuZHN0cmVhbQplbmRvYmoKOSAwIG9iago8PC9UeXBlIC9YT2JqZWN0IC9TdWJ0eXBlIC9Gb3JtIC9CQm94IFswIDAgMTAgMTBdIC9MZW5ndGggMD4+CnN0cmVhbQoKZW5kc3RyZWFtCmVuZG9iagoxMCAwIG9iago8PC9MZW5ndGggNDI+PgpzdHJlYW0KQlQgL0YxIDE4IFRmIDEgMCAwIDEgMjAgNjAgVG0gKEZvcm0pIFRqIEVUCmVuZHN0cmVhbQplbmRvYmoKMTEgMCBvYmoKPDwvVHlwZSAvRm9udCAvU3VidHlwZSAvVHlwZTEgL0Jhc2VGb250IC9IZWx2ZXRpY2EgL0VuY29kaW5nIC9XaW5BbnNpRW5jb2Rpbmc+PgplbmRvYmoKeHJlZgowIDEyCjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMTQ5IDAwMDAwIG4gCjAwMDAwMDAyMDQgMDAwMDAgbiAKMDAwMDAwMDM1NiAwMDAwMCBuIAowMDAwMDAwNTA4IDAwMDAwIG4gCjAwMDAwMDA2MDMgMDAwMDAgbiAKMDAwMDAwMDc0NiAwMDAwMCBuIAowMDAwMDAwOTgyIDAwMDAwIG4gCjAwMDAwMDEwOTIgMDAwMDAgbiAKMDAwMDAwMTE4NyAwMDAwMCBuIAowMDAwMDAxMjc4IDAwMDAwIG4gCnRyYWlsZXIKPDwvU2l6ZSAxMiAvUm9vdCAxIDAgUiAvSUQgWzw3ZmY4NWE0MmU1ZjE1OTY0MDUxZjY2ZjFkM2E3ZWNiZj4gPDdmZjg1YTQyZTVmMTU5NjQwNTFmNjZmMWQzYTdlY2JmPl0+PgpzdGFydHhyZWYKMTM3NAolJUVPRgo=',
        bytes: 1754,
        sha256: 'd299a28e2eae44b1f4f8245e871f60d3a2b7b2985b8456e411a4a4a45b2bafd2',
        filled: ['name', 'agree'],
        unknown: [],
      },
    },
  ],
  run({ file: text, password, values, flatten: isFlat, ignoreUnknown, font }) {
    const given = new Given();
    const file = openPdf(text, password, given);
    const form = formOf(file);
    const fields = form ? fieldsOf(file) : [];
    if (!form || fields.length === 0) return unprocessable('The PDF has no form.', 'file');
    if (Object.keys(values).length > MAX_VALUES) unprocessable(`There are more than ${MAX_VALUES} values.`, 'values');
    const names = new Set(fields.map(({ name }) => name));
    const unknown = Object.keys(values).filter((name) => !names.has(name));
    const [first] = unknown;
    if (first !== undefined && !ignoreUnknown) unprocessable(`The form has no field ${JSON.stringify(first)}.`, 'values');
    const filler = new Filler(file, new Appearances(file, font === undefined ? undefined : fontGiven(given, font)), font !== undefined);
    const filled = fields.filter(({ name }) => Object.hasOwn(values, name));
    for (const field of filled) filler.fill(field, values[field.name] ?? null);
    form.delete('XFA');
    if (isFlat) {
      for (const field of fields) filler.complete(field);
      flatten(file, new PageDrawer(file));
    }
    finishFonts([filler.appearances], file);
    makeTreeSound(file);
    return { ...fileGiven(rewritten(file)), filled: [...new Set(filled.map(({ name }) => name))], unknown };
  },
});

class Filler {
  readonly appearances: Appearances;
  readonly #file: PdfFile;
  readonly #hasFont: boolean;

  constructor(file: PdfFile, appearances: Appearances, hasFont: boolean) {
    this.#file = file;
    this.appearances = appearances;
    this.#hasFont = hasFont;
  }

  fill(field: Field, value: FieldInput): void {
    field.dict.delete('RV');
    if (field.type === 'text') this.#text(field, value);
    else if (field.type === 'checkbox') this.#checkbox(field, value);
    else if (field.type === 'radio') this.#radio(field, value);
    else if (field.type === 'dropdown') this.#dropdown(field, value);
    else if (field.type === 'list') this.#list(field, value);
    else unprocessable(`The field ${JSON.stringify(field.name)} is a ${field.type}, which cannot be filled.`, pathOf(field));
  }

  #text(field: Field, value: FieldInput): void {
    if (typeof value !== 'string' && typeof value !== 'number') refuse(field, 'takes a string or a number');
    const text = String(value);
    const most = numberOf(this.#file, field.inherited('MaxLen'));
    if (most !== undefined && most >= 0 && [...text].length > most)
      unprocessable(`The field ${JSON.stringify(field.name)} takes at most ${most} characters.`, pathOf(field));
    this.#hold(field, text);
    field.dict.set('V', stringOf(text));
    this.appearances.setText(field, [text]);
  }

  #hold(field: Field, text: string): void {
    const shown = text.replace(/[\r\n]/g, '').replace(/\t/g, ' ');
    holdToFont(shown, this.appearances.fontFor(field, shown), this.#hasFont, pathOf(field));
  }

  #checkbox(field: Field, value: FieldInput): void {
    const choices = choicesOf(this.#file, field);
    if (choices.length === 0) for (const { dict } of field.widgets) this.appearances.addMark(dict, 'Yes');
    const [first] = choices;
    const state = typeof value === 'boolean' ? (value ? (first?.state ?? 'Yes') : 'Off') : undefined;
    const named =
      typeof value === 'string' ? (value === 'Off' ? 'Off' : choices.find(({ state: own, text }) => text === value || own === value)?.state) : undefined;
    const chosen = state ?? named;
    if (chosen === undefined) refuse(field, `takes true, false or ${list(choices.map(({ text }) => text))}`);
    this.#set(field, chosen);
  }

  #radio(field: Field, value: FieldInput): void {
    const choices = choicesOf(this.#file, field);
    const chosen = value === null ? 'Off' : choices.find(({ text }) => text === value)?.state;
    if (chosen === undefined) refuse(field, `takes null or ${list(choices.map(({ text }) => text))}`);
    this.#set(field, chosen);
  }

  /** Turns on the widgets of a state, and the others off. */
  #set(field: Field, chosen: string): void {
    field.dict.set('V', new Name(chosen));
    for (const { dict } of field.widgets) dict.set('AS', new Name(stateOf(this.#file, dict) === chosen ? chosen : 'Off'));
  }

  #dropdown(field: Field, value: FieldInput): void {
    const options = optionsOf(this.#file, field);
    const index = options.findIndex((option) => option.value === value);
    const isEditable = (field.flags & FLAGS.edit) !== 0;
    if (value !== null && (typeof value !== 'string' || (index < 0 && !isEditable)))
      refuse(field, `takes null or ${list(options.map((option) => option.value))}`);
    const shown = value === null ? '' : (options[index]?.shown ?? value);
    this.#hold(field, shown);
    if (value === null) field.dict.delete('V');
    else field.dict.set('V', stringOf(value));
    if (index >= 0) field.dict.set('I', [index]);
    else field.dict.delete('I');
    this.appearances.setText(field, [shown]);
  }

  #list(field: Field, value: FieldInput): void {
    const options = optionsOf(this.#file, field);
    const wrong = `takes an array of ${list(options.map((option) => option.value))}`;
    if (!Array.isArray(value)) refuse(field, wrong);
    const chosen = [...new Set(value.map((own: string) => options.findIndex((option) => option.value === own)))].sort((one, other) => one - other);
    if (chosen.includes(-1)) refuse(field, wrong);
    if (chosen.length > 1 && (field.flags & FLAGS.multiSelect) === 0) refuse(field, 'takes one option at most');
    for (const { shown } of options) this.#hold(field, shown);
    const texts = chosen.map((index) => stringOf(options[index]?.value ?? ''));
    const [only] = texts;
    if (only === undefined) field.dict.delete('V');
    else field.dict.set('V', texts.length === 1 ? only : texts);
    field.dict.set('I', chosen);
    this.appearances.setText(
      field,
      options.map(({ shown }) => shown),
      chosen,
    );
  }

  /** Gives a field without an appearance that of its value, so that it is not lost. */
  complete(field: Field): void {
    if (field.type !== 'text' && field.type !== 'dropdown') return;
    if (field.widgets.every(({ dict }) => resolved(this.#file, dictOf(this.#file, dict.get('AP'))?.get('N')) !== null)) return;
    const value = fieldValue(this.#file, field, 'V');
    const text = typeof value === 'string' ? value : '';
    if (text === '') return;
    const shown = field.type === 'dropdown' ? (optionsOf(this.#file, field).find((option) => option.value === text)?.shown ?? text) : text;
    this.#hold(field, shown);
    this.appearances.setText(field, [shown]);
  }
}

const pathOf = ({ name }: Field): string => `values.${name}`;

function refuse(field: Field, what: string): never {
  return unprocessable(`The field ${JSON.stringify(field.name)} ${what}.`, pathOf(field));
}

const MAX_TOLD = 20;

function list(texts: readonly string[]): string {
  const told = texts.slice(0, MAX_TOLD).map((text) => JSON.stringify(text.slice(0, 100)));
  return told.length === 0 ? 'nothing, as it has no options' : `one of ${told.join(', ')}${texts.length > told.length ? ' …' : ''}`;
}
