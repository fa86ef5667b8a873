import { counted } from '../../tools/shared/text/counts.ts';
import { type Html, html } from '../html.ts';
import { applies } from './applies.ts';
import { languageOfChoice, numberOfCountry, shownChoice } from './choice-words.ts';
import type { Control } from './controls.ts';
import { idOf } from './field-id.ts';
import { offerLists, pickerMark, withPicker } from './pickers.ts';
import { fileTypeOf } from './place-files.ts';
import { placeOf, sentence } from './problem.ts';
import { type Complaint, type Filled, filled, rowNumbers } from './read.ts';
import { labelOf } from './words.ts';
import { writeForm } from './write-fields.ts';

const MAX_TEXT_ROWS = 14;
const MIN_TEXT_ROWS = 4;
const LIST_ROWS = 3;
/** Of the base64 of a file, which few people write. */
const FILE_ROWS = 3;
/** Characters beyond which a line wants the width of the form. */
const HALF_LINE = 60;
/** A list that may have so many entries may come from a file. */
const LONG_LIST = 100;
/** From so many characters on, a text may be what a tool is for. */
const LONG_TEXT = 100_000;
/** Of the text that a tool is for. */
const MAIN_TEXT_ROWS = 10;
/** So many fields are always in sight, and at least so many are worth folding away. */
const FIRST_FIELDS = 6;
const MIN_FOLDED = 3;
const EMPTY_ROWS = 2;
/** What only those fill in who want the same answer again: always worth folding away. */
const FIXING_ALONE: ReadonlySet<string> = new Set(['seed', 'now']);

/** A form to draw: what it holds and what is wrong with it. */
export interface Drawing {
  form: Filled;
  complaints: readonly Complaint[];
  /** What is said at fields that are too long to be shown again. */
  left?: ReadonlyMap<string, string>;
}

/** What a choice of a field is called. */
const wordsOf = ({ labels, name }: Control, choice: string): string =>
  labels?.[choice] ?? languageOfChoice(name, choice) ?? numberOfCountry(name, choice) ?? shownChoice(choice);

/** All fields of a form. */
export const drawFields = (controls: readonly Control[], drawing: Drawing): Html[] => [
  ...folding(
    controls,
    (control) => drawDependent(control, controls, drawing),
    (control) => isUntouched(control, control.name, drawing),
  ),
  ...offerLists(controls),
];

/** Fields, of many those folded that may be left as they are and have been; those that depend on others stay, as they come and go with them. */
function folding(controls: readonly Control[], draw: (control: Control) => Html, isLeft: (control: Control) => boolean): Html[] {
  const mayFold = (control: Control): boolean => !control.required && isLeft(control);
  const beyond = controls
    .filter(({ when }) => !when)
    .slice(FIRST_FIELDS)
    .filter(mayFold);
  const fixing = controls.length > MIN_FOLDED ? controls.filter((control) => FIXING_ALONE.has(control.name) && !control.when && mayFold(control)) : [];
  const chosen = new Set(beyond.length < MIN_FOLDED ? fixing : [...beyond, ...fixing]);
  const folded = controls.filter((control) => chosen.has(control));
  if (folded.length === 0) return controls.map(draw);
  const shown = controls.filter((control) => !folded.includes(control));
  return [
    ...shown.map(draw),
    html`<details class="field wide more-options"><summary>More options <span class="count">${folded.length}</span></summary><div class="fields">${folded.map(draw)}</div></details>`,
  ];
}

/** A field, marked where it depends on others: with script it is only to be seen while it counts. */
function drawDependent(control: Control, controls: readonly Control[], drawing: Drawing): Html {
  const field = drawField(control, control.name, drawing);
  if (!control.when) return field;
  const textOf = (name: string): string => textAt(name, drawing) || String(controls.find((other) => other.name === name)?.byDefault ?? '');
  return html`<div class="dependent" data-field="${control.name}"${!applies(control, textOf) && html` data-off`}>${field}</div>`;
}

/** Whether a field is as an empty form has it, and nothing is wrong with it. @param at its path */
function isUntouched({ kind, byDefault, fields }: Control, at: string, { form, complaints, left }: Drawing): boolean {
  const isAt = (path: string): boolean => path === at || isInside(path, at);
  if (left?.has(at) || complaints.some(({ path }) => isAt(path))) return false;
  const values = fields ? [...form].filter(([path]) => isAt(path)).flatMap(([, all]) => all) : (form.get(at) ?? []);
  if (kind === 'check') return (values.at(-1) === 'true') === (byDefault === true);
  return values.every((value) => value === '' || value === String(byDefault ?? ''));
}

function drawField(control: Control, path: string, drawing: Drawing): Html {
  switch (control.kind) {
    case 'texts':
      return drawTexts(control, path, drawing);
    case 'choices':
      return drawChoices(control, path, drawing);
    case 'choice':
      return isButtons(control) ? drawButtons(control, path, drawing) : drawPlain(control, path, drawing);
    case 'rows':
      return drawRows(control, path, drawing);
    case 'group':
      return html`<fieldset class="field wide group" id="${idOf(path)}"><legend>${control.label}</legend>${explanation(control, path, drawing)}<div class="fields">${(control.fields ?? []).map((field) => drawField(field, `${path}.${field.name}`, drawing))}</div></fieldset>`;
    case 'check':
      return html`<div class="field check"><label for="${idOf(path)}"><input type="checkbox" value="true" ${attributes(control, path, drawing)}${textAt(path, drawing) === 'true' && html` checked`}> ${control.label}</label>${explanation(control, path, drawing)}</div>`;
    default:
      return drawPlain(control, path, drawing);
  }
}

const drawPlain = (control: Control, path: string, drawing: Drawing): Html =>
  html`<div class="field${WIDE.has(control.kind) || isLongLine(control) ? ' wide' : ''}"><label for="${idOf(path)}">${control.label}</label>${control.kind === 'area' && fileBox(control, path)}${drawInput(control, path, drawing)}${explanation(control, path, drawing)}</div>`;

/** Where a file is chosen for a field, or several for a list; without script they are sent with the form. The field itself takes base64. */
function fileBox(control: Control, path: string): Html | false {
  const type = fileTypeOf(control);
  if (type === undefined) return false;
  const many = control.kind !== 'area';
  const accept = type !== 'application/octet-stream' && html` accept="${type}"`;
  return html`<div class="file-box" data-file-box="${path}"><input type="file" id="${idOf(path)}-file" name="${path}"${many && html` multiple`}${accept} aria-label="${control.label}: ${many ? 'choose files' : 'choose a file'}"></div>`;
}

const WIDE: ReadonlySet<string> = new Set(['area', 'lines', 'json', 'grid', 'numbers', 'exacts', 'truths']);

/** Whether a line is what its tool is for and may be longer than half the width of a form shows. */
const isLongLine = ({ kind, required, picker, maxLength = Number.POSITIVE_INFINITY }: Control): boolean =>
  kind === 'text' && required && !picker && maxLength > HALF_LINE;

const textAt = (path: string, { form }: Drawing): string => form.get(path)?.at(-1) ?? '';

/** The complaints that are at a field: those of its path, and of places inside that have no control of their own. */
function complaintsAt(control: Control, path: string, { complaints }: Drawing): Complaint[] {
  const inner = (control.kind === 'rows' && !control.standsFor) || control.kind === 'group';
  return complaints.filter((complaint) => complaint.path === path || (!inner && isInside(complaint.path, path)));
}

const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}[`) || inner.startsWith(`${outer}.`);

/** The name, the id and what describes the control. */
function attributes(control: Control, path: string, drawing: Drawing): Html {
  const id = idOf(path);
  const wrong = complaintsAt(control, path, drawing).length > 0;
  const described = [control.hint !== '' && `${id}-hint`, wrong && `${id}-error`].filter((part) => part !== false).join(' ');
  return html`id="${id}" name="${path}"${control.required && control.kind !== 'check' && html` required`}${wrong && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}`;
}

function explanation(control: Control, path: string, drawing: Drawing): Html {
  const wrong = complaintsAt(control, path, drawing);
  const range = rangeOf(control);
  const left = drawing.left?.get(path);
  return html`${left !== undefined && html`<p class="hint">${left}</p>`}${control.hint !== '' && html`<p class="hint" id="${idOf(path)}-hint">${control.hint}${range !== '' && `${/[.!?]$/.test(control.hint) ? '' : '.'} ${range}`}</p>`}${wrong.length > 0 && html`<p class="error" id="${idOf(path)}-error">${wrong.map((complaint) => sentence(placeOf(control, complaint.path), complaint.message)).join(' ')}</p>`}`;
}

/** Bounds that nobody comes near say nothing. */
const FAR = 1e9;

function rangeOf({ least, most, maxItems, minItems, whole }: Control): string {
  const from = least !== undefined && least > -FAR ? least : undefined;
  const to = most !== undefined && most < FAR ? most : undefined;
  if (from !== undefined && to !== undefined) return `${whole ? 'A whole number from' : 'From'} ${from} to ${to}.`;
  if (from !== undefined) return `At least ${from}.`;
  if (to !== undefined) return `At most ${to}.`;
  if (minItems !== undefined && minItems > 1) return `At least ${counted(minItems, 'entry', 'entries')}.`;
  return maxItems !== undefined && maxItems < FAR ? `At most ${counted(maxItems, 'entry', 'entries')}.` : '';
}

function drawInput(control: Control, path: string, drawing: Drawing): Html {
  const value = textAt(path, drawing);
  const common = attributes(control, path, drawing);
  switch (control.kind) {
    case 'number': {
      const { least, most, whole } = control;
      return withPicker(
        control,
        value,
        html`<input type="number" step="${whole ? 1 : 'any'}" inputmode="${least !== undefined && least >= 0 ? (whole ? 'numeric' : 'decimal') : 'text'}"${least !== undefined && html` min="${least}"`}${most !== undefined && html` max="${most}"`} ${common} value="${value}">`,
      );
    }
    case 'choice':
      return drawSelect(control, common, value);
    case 'optional-check':
      return html`<select ${common}>${[
        ['', 'Not set'],
        ['true', 'Yes'],
        ['false', 'No'],
      ].map(([choice, label]) => html`<option value="${choice}"${choice === value && html` selected`}>${label}</option>`)}</select>`;
    case 'secret':
      return html`<input type="password" autocomplete="off" spellcheck="false" ${common} value="${value}">`;
    case 'area':
    case 'json':
    case 'grid':
    case 'numbers':
    case 'exacts':
    case 'truths':
    case 'lines':
      return drawArea(control, common, path, drawing);
    default:
      return drawLine(control, common, value);
  }
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Choices of what a tool does are buttons where they fit a line. */
const DOES = /^(?:mode|direction|operation|action)$/;
const MAX_BUTTONS = 3;
const MAX_BUTTON_WORDS = 44;
/** A field within a sentence that is filled in. */
const GAP = /\{(\w+)\}/;

const isButtons = (control: Control): boolean => {
  const { name, choices = [], required, byDefault } = control;
  const words = choices.map((choice) => wordsOf(control, choice)).join('');
  const fits = choices.length <= MAX_BUTTONS && words.length <= MAX_BUTTON_WORDS;
  return DOES.test(name) && choices.length > 1 && (required || byDefault !== undefined) && (fits || GAP.test(words));
};

function drawButtons(control: Control, path: string, drawing: Drawing): Html {
  const value = textAt(path, drawing);
  const wrong = complaintsAt(control, path, drawing).length > 0;
  const isSentences = (control.choices ?? []).some((choice) => GAP.test(wordsOf(control, choice)));
  return html`<fieldset class="field wide ${isSentences ? 'sentences' : 'buttons'}" id="${idOf(path)}"><legend>${control.label}</legend><div>${(control.choices ?? []).map((choice) => html`<label><input type="radio" name="${path}" value="${choice}"${choice === value && html` checked`}${wrong && html` aria-invalid="true" aria-describedby="${idOf(path)}-error"`}><span>${isSentences ? drawSentence(wordsOf(control, choice), choice === value, drawing) : capitalized(wordsOf(control, choice))}</span></label>`)}</div>${explanation(control, path, drawing)}</fieldset>`;
}

/** A sentence, in which the page's script has gaps to fill in where it names fields; without it they are filled in below. @param isChosen whether the form holds what is in it */
const drawSentence = (sentence: string, isChosen: boolean, drawing: Drawing): Html =>
  html`${sentence.split(GAP).map((part, at) => (at % 2 === 0 ? part : html`<span class="left">…</span><input class="gap" inputmode="decimal" autocomplete="off" data-fills="${part}" aria-label="${labelOf(part)}"${isChosen && html` value="${textAt(part, drawing)}"`}>`))} <output aria-live="off"></output>`;

/** A line of text, with a picker beside it where there is one. */
function drawLine(control: Control, common: Html, value: string): Html {
  const type = control.picker === 'date' && (value === '' || /^\d{4}-\d\d-\d\d$/.test(value)) ? 'date' : 'text';
  return withPicker(
    control,
    value,
    html`<input type="${type}" autocomplete="off" spellcheck="false"${control.kind === 'exact' && html` inputmode="text"`}${control.present && html` placeholder="${control.present}"`}${pickerMark(control)} ${common} value="${value}">`,
  );
}

function drawSelect(control: Control, common: Html, value: string): Html {
  const none = (!control.required && control.byDefault === undefined) || value === '';
  return html`<select ${common}>${none && html`<option value="">${control.required ? 'Choose' : 'Not set'}</option>`}${(control.choices ?? []).map((choice) => html`<option${wordsOf(control, choice) !== choice && html` value="${choice}"`}${choice === value && html` selected`}>${wordsOf(control, choice)}</option>`)}</select>`;
}

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  numbers: 'Numbers, separated by spaces, commas or lines',
  exacts: 'Numbers, separated by spaces, commas or lines',
  truths: '1 for yes and 0 for no, separated by spaces, commas or lines',
  grid: 'One row per line, its numbers separated by spaces',
  lines: 'One per line',
};

/** Lists that stand in lines as they come. */
const INLINE: ReadonlySet<string> = new Set(['numbers', 'exacts', 'truths']);

function drawArea(control: Control, common: Html, path: string, drawing: Drawing): Html {
  const separator = INLINE.has(control.kind) ? ', ' : '\n';
  const value = (drawing.form.get(path) ?? []).join(separator);
  const lines = value.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 70), 0);
  const inRow = path.includes('[');
  const most = control.file === undefined ? MAX_TEXT_ROWS : FILE_ROWS;
  const least = control.kind === 'lines' && !inRow ? LIST_ROWS : control.kind !== 'area' ? 2 : isMain(control) ? MAIN_TEXT_ROWS : MIN_TEXT_ROWS;
  const rows = Math.min(most, Math.max(least, lines + 1));
  const file = inRow ? undefined : fileOf(control);
  const placeholder = control.present ?? PLACEHOLDERS[control.kind];
  // A line end right after the tag does not count; one more keeps those of the text.
  return html`<textarea rows="${rows}" spellcheck="false" autocomplete="off"${placeholder && html` placeholder="${placeholder}"`}${file && html` data-file="${file}"`}${pickerMark(control)} ${common}>
${value}</textarea>`;
}

/** What a file that is opened into a field is read as. */
function fileOf({ kind, base64, file, maxItems = Number.POSITIVE_INFINITY }: Control): string | undefined {
  if (file !== undefined) return undefined;
  if (kind === 'lines') return maxItems >= LONG_LIST ? 'lines' : undefined;
  return kind === 'area' ? (base64 ? 'base64' : 'text') : undefined;
}

/** Whether a field is the text that its tool is for: what cannot be left out and may be long. */
const isMain = ({ required, maxLength = Number.POSITIVE_INFINITY }: Control): boolean => required && maxLength >= LONG_TEXT;

function drawTexts(control: Control, path: string, drawing: Drawing): Html {
  const values = drawing.form.get(path) ?? [];
  const blanks = Math.max(1, EMPTY_ROWS + 1 - values.length);
  const wrong = complaintsAt(control, path, drawing).length > 0;
  const field = (value: string, common: Html): Html =>
    control.documents
      ? html`<textarea rows="${Math.min(MAX_TEXT_ROWS, Math.max(MIN_TEXT_ROWS, value.split('\n').length + 1))}" ${common}>
${value}</textarea>`
      : html`<input type="text" value="${value}" ${common}>`;
  const row = (value: string, at: number | string): Html =>
    html`<li>${field(value, html`name="${path}" aria-label="${control.label} ${typeof at === 'number' ? at + 1 : ''}" autocomplete="off" spellcheck="false"${wrong && html` aria-invalid="true" aria-describedby="${idOf(path)}-error"`}`)}<button type="button" class="icon remove script" aria-label="Remove this entry">×</button></li>`;
  return html`<fieldset class="field wide list" id="${idOf(path)}" data-list${control.base64 && control.file === undefined && html` data-files`}><legend>${control.label}</legend>${explanation(control, path, drawing)}${fileBox(control, path)}<ol class="rows">${[...values, ...Array.from({ length: blanks }, () => '')].map(row)}</ol><template>${row('', '')}</template><button type="button" class="quiet small add script">Add an entry</button></fieldset>`;
}

function drawChoices(control: Control, path: string, drawing: Drawing): Html {
  const chosen = new Set(drawing.form.get(path));
  return html`<fieldset class="field wide choices" id="${idOf(path)}"><legend>${control.label}</legend>${explanation(control, path, drawing)}<div class="boxes">${(control.choices ?? []).map((choice) => html`<label><input type="checkbox" name="${path}" value="${choice}"${chosen.has(choice) && html` checked`}> ${wordsOf(control, choice)}</label>`)}</div></fieldset>`;
}

function drawRows(control: Control, path: string, drawing: Drawing): Html {
  const numbers = rowNumbers(drawing.form, path);
  const next = (numbers.at(-1) ?? -1) + 1;
  const blank = Array.from({ length: Math.max(1, EMPTY_ROWS - numbers.length) }, (_, at) => next + at);
  const row = (at: number | string, drawn: Drawing): Html =>
    html`<div class="row" role="group" aria-label="${control.label}, row ${typeof at === 'number' ? at + 1 : ''}"><div class="fields">${rowFields(control.fields ?? [], `${path}[${at}].`, drawn)}</div><button type="button" class="icon remove script" aria-label="Remove this row">×</button></div>`;
  const empty: Drawing = { form: blankRow(control, path, blank), complaints: [] };
  const template: Drawing = { form: blankRow(control, path, ['#']), complaints: [] };
  return html`<fieldset class="field wide table" id="${idOf(path)}" data-rows="${path}"><legend>${control.label}</legend>${explanation(control, path, drawing)}${fileBox(control, path)}<div class="rows">${numbers.map((at) => row(at, drawing))}${blank.map((at) => row(at, empty))}</div><template>${row('#', template)}</template><button type="button" class="quiet small add script">Add a row</button></fieldset>`;
}

/** The fields of a row. A blank one may stay blank, so that none has to be filled in; those of which a row that is there has to have something are not folded. */
const rowFields = (fields: readonly Control[], prefix: string, drawn: Drawing): Html[] =>
  folding(
    fields,
    (field) => drawField({ ...field, required: false }, `${prefix}${field.name}`, drawn),
    (field) => isUntouched(field, `${prefix}${field.name}`, drawn),
  );

/** Blank rows, at their defaults. */
const blankRow = ({ fields = [] }: Control, path: string, numbers: readonly (number | string)[]): Filled =>
  filled(numbers.flatMap((at) => writeForm(fields, {}, `${path}[${at}].`)));
