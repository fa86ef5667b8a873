import { idOf } from '../../forms/field-id.ts';
import { problemBox } from '../../forms/problem.ts';
import { type Complaint, filled, readForm } from '../../forms/read.ts';
import { writeForm } from '../../forms/write-fields.ts';
import { isBound, type RecipeStep } from '../../recipes/bench.ts';
import type * as Pickers from '../pickers.ts';
import { showDependents } from '../shared/dependents.ts';
import { takeFileLists } from '../shared/file-lists.ts';
import { takeFiles } from '../shared/files.ts';
import { fillForm } from '../shared/fill-form.ts';
import { growRows, renumberRows } from '../shared/rows.ts';
import { button, element, icon } from './element.ts';
import type { StepState } from './engine.ts';
import type { ToolPage } from './tool-pages.ts';

/** What somebody does at a step. */
export interface StepActions {
  change(id: string, change: Partial<RecipeStep>, what?: string): void;
  move(id: string, by: number): void;
  drag(id: string, card: HTMLElement, event: PointerEvent): void;
  duplicate(id: string): void;
  remove(id: string): void;
  switch(id: string): void;
  /** Shows what the step gives. */
  show(id: string): void;
  /** Lets somebody choose what a field is bound to. @param field undefined for what `forEach` goes through */
  bind(id: string, field: string, label: string): void;
  run(): void;
  allowServer(): void;
}

/** What a card shows of its step. */
export interface StepView {
  step: RecipeStep;
  /** From 1. */
  number: number;
  isOff: boolean;
  isShown: boolean;
  /** Whether the run stops before it. */
  isBeyond: boolean;
  page: ToolPage | undefined;
  /** The field that takes what the step before gives. */
  main: string | undefined;
  /** What is taken where nothing else is said, in words; undefined where there is nothing. */
  before: string | undefined;
  /** The same as recipes call it. */
  beforeId: string | undefined;
  state: StepState;
  /** What it gives, in a line. */
  brief: string;
  inWords(value: unknown): string;
}

const MAX_FILE = 100_000_000;
/** Fields that are not typed into are summed up in so many words at most. */
const MAX_SUMMARY = 5;

/** The card of one step. */
export class StepCard {
  readonly root: HTMLLIElement;
  readonly id: string;
  readonly #actions: StepActions;
  readonly #number = element('span', { class: 'step-number', 'aria-hidden': 'true' });
  readonly #name = element('a', { href: '#' });
  readonly #switch: HTMLInputElement;
  readonly #grip: HTMLButtonElement;
  readonly #settings: HTMLDetailsElement;
  readonly #summary = element('span', { class: 'step-summary' });
  readonly #takes = element('p', { class: 'step-takes' });
  readonly #formPlace = element('div');
  readonly #flow = element('div', { class: 'step-flow' });
  readonly #problem = element('div', { class: 'step-problem' });
  readonly #output: HTMLButtonElement;
  #form: HTMLFormElement | undefined;
  /** The inputs that the form shows. */
  #shown: RecipeStep['inputs'];
  #shownMain: boolean | undefined;
  /** What of the form cannot be read. */
  #complaints: readonly Complaint[] = [];
  #view: StepView | undefined;

  constructor(id: string, isOpen: boolean, actions: StepActions) {
    this.id = id;
    this.#actions = actions;
    this.#switch = element('input', { type: 'checkbox', 'aria-label': 'On', title: 'On or off' });
    this.#switch.addEventListener('change', () => actions.switch(id));
    this.#grip = button(icon('grip'), 'icon grip', () => undefined);
    this.#grip.addEventListener('pointerdown', (event) => actions.drag(id, this.root, event));
    this.#output = button('', 'step-output', () => actions.show(id));
    this.#settings = element(
      'details',
      { class: 'step-settings', open: isOpen },
      element('summary', {}, 'Settings ', this.#summary),
      this.#takes,
      this.#formPlace,
      this.#flow,
    );
    this.root = element(
      'li',
      { class: 'panel step' },
      element(
        'div',
        { class: 'step-head' },
        this.#grip,
        this.#number,
        element('h3', {}, this.#name),
        element(
          'span',
          { class: 'step-tools' },
          this.#switch,
          button('↑', 'icon', () => actions.move(id, -1), 'Move up'),
          button('↓', 'icon', () => actions.move(id, 1), 'Move down'),
          button(icon('copy'), 'icon', () => actions.duplicate(id), 'Duplicate'),
          button('×', 'icon', () => actions.remove(id), 'Remove'),
        ),
      ),
      this.#settings,
      this.#problem,
      this.#output,
    );
    this.root.addEventListener('keydown', (event) => this.#press(event));
    this.#settings.addEventListener('toggle', () => this.#view && this.#settings.open && this.#drawSettings(this.#view));
  }

  /** Puts the keyboard at the handle. */
  focus(): void {
    this.#grip.focus();
  }

  /** Shows the step as it is now. */
  update(view: StepView): void {
    this.#view = view;
    const { step, number, isOff, isShown, isBeyond, page, state } = view;
    const name = page?.name ?? step.tool;
    this.#number.textContent = String(number);
    this.#name.textContent = name;
    this.#name.href = `${document.documentElement.dataset.base ?? '/'}tools/${step.tool}`;
    this.#switch.checked = !isOff;
    this.#grip.setAttribute('aria-label', `Move step ${number}, ${name}: arrow keys or drag`);
    this.root.setAttribute('aria-label', `Step ${number}: ${name}${isOff ? ', switched off' : ''}`);
    for (const tool of this.root.querySelectorAll<HTMLElement>('.step-tools [title]')) {
      const words = tool.title;
      tool.setAttribute('aria-label', `${words}: step ${number}`);
    }
    this.root.classList.toggle('off', isOff);
    this.root.classList.toggle('beyond', isBeyond);
    this.root.classList.toggle('shown', isShown);
    this.root.classList.toggle('failed', state.is === 'failed');
    this.#summary.textContent = this.#settings.open ? '' : summaryOf(view);
    if (this.#settings.open) this.#drawSettings(view);
    this.#drawState(view);
  }

  #press(event: KeyboardEvent): void {
    const isAtGrip = event.target === this.#grip;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !(isAtGrip || (event.altKey && !event.ctrlKey && !event.metaKey))) return;
    event.preventDefault();
    this.#actions.move(this.id, by);
  }

  #drawSettings(view: StepView): void {
    const { step, page, main } = view;
    this.#summary.textContent = '';
    this.#drawTakes(view);
    this.#drawFlow(view);
    if (!page) return;
    this.#form ??= this.#makeForm(page);
    const isMainTaken = main !== undefined && !Object.hasOwn(step.inputs ?? {}, main) && view.before !== undefined;
    if (this.#shown !== step.inputs || this.#shownMain !== isMainTaken) this.#fill(this.#form, view, isMainTaken);
  }

  /** Says what the step works on. */
  #drawTakes({ step, main, before, inWords }: StepView): void {
    const { id } = this;
    this.#takes.replaceChildren();
    if (main === undefined) {
      if (before !== undefined) this.#takes.append('Takes nothing from before by itself: bind a field to hand something on.');
      return;
    }
    const value = step.inputs?.[main];
    const words =
      value === undefined
        ? step.forEach === undefined
          ? before
          : `each item of ${inWords(step.forEach)}`
        : isBound(value)
          ? inWords(value)
          : 'what is written here';
    if (words !== undefined) this.#takes.append(`Takes ${words}. `);
    this.#takes.append(button('Change', 'quiet small', () => this.#actions.bind(id, main, 'What it takes'), 'Change what the step takes'));
  }

  /** The loop, what becomes of errors, and the condition. */
  #drawFlow({ step, before, beforeId, inWords }: StepView): void {
    const { id } = this;
    const box = (words: string, isChecked: boolean, change: (isChecked: boolean) => Partial<RecipeStep>): HTMLElement => {
      const input = element('input', { type: 'checkbox', checked: isChecked });
      input.addEventListener('change', () => this.#actions.change(id, change(input.checked)));
      return element('label', {}, input, ` ${words}`);
    };
    // What has the keyboard keeps it.
    const boxes: (Element | null)[] = [...this.#flow.querySelectorAll('input')];
    const focused = boxes.indexOf(document.activeElement);
    this.#flow.replaceChildren();
    if (before !== undefined || step.forEach !== undefined) {
      this.#flow.append(
        box('Once for each line or item', step.forEach !== undefined, (isChecked) => ({
          forEach: isChecked && beforeId !== undefined ? { $main: beforeId } : undefined,
        })),
      );
    }
    this.#flow.append(box('Go on without it if it fails', step.onError === 'skip', (isChecked) => ({ onError: isChecked ? 'skip' : undefined })));
    const isExplained = this.root.classList.contains('explained');
    const explain = button('Explain the fields', 'quiet small', (pressed) =>
      pressed.setAttribute('aria-pressed', String(this.root.classList.toggle('explained'))),
    );
    explain.setAttribute('aria-pressed', String(isExplained));
    this.#flow.append(explain);
    if (step.when !== undefined) {
      this.#flow.append(
        element(
          'p',
          {},
          `Only if ${conditionInWords(step.when, inWords)} `,
          button('Always', 'quiet small', () => this.#actions.change(id, { when: undefined })),
        ),
      );
    }
    if (focused >= 0) this.#flow.querySelectorAll('input')[focused]?.focus();
  }

  #makeForm(page: ToolPage): HTMLFormElement {
    const fields = document.importNode(page.fields, true);
    prefixIds(fields, `${this.id}-`);
    takeFilesAsBase64(fields);
    const form = element('form', { class: 'step-form', autocomplete: 'off', novalidate: true }, fields);
    const changed = (): void => this.#read(form, page);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#actions.run();
    });
    form.addEventListener('input', changed);
    form.addEventListener('change', (event) => {
      if (event.target instanceof HTMLSelectElement || (event.target instanceof HTMLInputElement && event.target.type === 'checkbox')) changed();
    });
    for (const { name, label } of page.controls) {
      const place = fieldOf(form, this.id, name)?.querySelector(':scope > label, :scope > legend');
      place?.after(button(icon('link'), 'icon bind', () => this.#actions.bind(this.id, name, label), `Take ${label} from an earlier result`));
    }
    this.#formPlace.replaceChildren(form);
    const tell = (words: string): void => {
      this.#problem.textContent = words;
    };
    growRows(form, changed);
    takeFiles(form, changed, tell, MAX_FILE);
    takeFileLists(form, changed, tell, MAX_FILE);
    if (form.querySelector('[data-picks], [data-picker], [list]')) {
      void import(page.pickers).then(({ takePickers }: typeof Pickers) => takePickers(form)).catch(() => undefined);
    }
    return form;
  }

  /** Fills the form with the inputs of the step. What is bound is said in place of its control. */
  #fill(form: HTMLFormElement, { step, page, main, inWords }: StepView, isMainTaken: boolean): void {
    if (!page) return;
    const inputs = step.inputs ?? {};
    this.#shown = step.inputs;
    this.#shownMain = isMainTaken;
    this.#complaints = [];
    for (const disabled of form.querySelectorAll(':disabled')) disabled.removeAttribute('disabled');
    const own = Object.fromEntries(Object.entries(inputs).filter(([, value]) => !isBound(value)));
    const written = new URLSearchParams(writeForm(page.controls, own));
    // What a choice has no words for stays as the form has it.
    form.reset();
    fillForm(form, written, new Set());
    showDependents(form, page.controls);
    for (const { name, label } of page.controls) {
      const field = fieldOf(form, this.id, name);
      if (!field) continue;
      const isTaken = name === main && isMainTaken;
      const bound = isBound(inputs[name]) ? inputs[name] : undefined;
      field.hidden = isTaken;
      field.toggleAttribute('data-bound', bound !== undefined);
      field.querySelector('.binding')?.remove();
      if (bound !== undefined) {
        const { [name]: _, ...rest } = inputs;
        const free = button('×', 'icon', () => this.#actions.change(this.id, { inputs: rest }), `Unbind ${label}`);
        field.append(element('p', { class: 'binding' }, element('span', {}, inWords(bound)), free));
      }
      if (isTaken || bound !== undefined) for (const control of field.querySelectorAll('input, select, textarea')) control.setAttribute('disabled', '');
    }
  }

  /** Takes what was typed into the form. */
  #read(form: HTMLFormElement, page: ToolPage): void {
    const view = this.#view;
    if (!view) return;
    renumberRows(form);
    showDependents(form, page.controls);
    const kept = Object.entries(view.step.inputs ?? {}).filter(([, value]) => isBound(value));
    for (const name of [...kept.map(([field]) => field), ...(this.#shownMain && view.main !== undefined ? [view.main] : [])])
      for (const control of fieldOf(form, this.id, name)?.querySelectorAll('input, select, textarea') ?? []) control.setAttribute('disabled', '');
    const sent = [...new FormData(form)].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
    const { inputs: read, complaints } = readForm(page.controls, filled(sent));
    // What cannot be read is said, and what was there before counts.
    this.#complaints = complaints;
    if (complaints.length > 0) {
      this.#drawState(view);
      return;
    }
    const known = new Set(page.controls.map(({ name }) => name));
    const others = Object.entries(view.step.inputs ?? {}).filter(([name, value]) => isBound(value) || !known.has(name));
    const own = Object.entries(read).filter(([name]) => !(name === view.main && this.#shownMain));
    // An own main input that is emptied stays one's own.
    const main =
      view.main !== undefined && !this.#shownMain && view.before !== undefined && !isBound(view.step.inputs?.[view.main])
        ? { [view.main]: read[view.main] ?? '' }
        : {};
    const inputs = { ...Object.fromEntries(own), ...main, ...Object.fromEntries(others) };
    this.#shown = inputs;
    this.#actions.change(this.id, { inputs }, `${this.id} inputs`);
  }

  #complain(details: readonly { path: string; message: string }[], page: ToolPage | undefined, message = 'The inputs are not valid.'): void {
    this.#problem.innerHTML = problemBox(message, details, page?.controls ?? []).markup;
    for (const { path } of details) {
      const name = /^[^.[]*/.exec(path)?.[0] ?? '';
      const control = this.#form && fieldOf(this.#form, this.id, name)?.querySelector('input, select, textarea');
      control?.setAttribute('aria-invalid', 'true');
    }
  }

  #drawState({ state, brief, page, isOff, number }: StepView): void {
    for (const marked of this.root.querySelectorAll('[aria-invalid]')) marked.removeAttribute('aria-invalid');
    this.#problem.replaceChildren();
    if (this.#complaints.length > 0) this.#complain(this.#complaints, page);
    else if (state.is === 'failed') {
      const own = state.details.map(({ path, message }) => ({ path: path.replace(/^steps\[\d+\]\.(?:inputs\.)?/, ''), message }));
      this.#complain(own, page, state.message);
    }
    if (state.is === 'waits') {
      const press =
        state.why === 'server' ? button('Run it on the server', 'small', () => this.#actions.allowServer()) : button('Run', 'small', () => this.#actions.run());
      this.#problem.append(element('p', { class: 'note' }, `${state.message} `, press));
    }
    const words = isOff
      ? 'Off'
      : state.is === 'skipped'
        ? state.report.skipped === 'when'
          ? 'Passed over: its condition is not met'
          : 'Passed over: it failed'
        : state.is === 'done'
          ? brief
          : '';
    this.#output.hidden = words === '';
    this.#output.disabled = state.is !== 'done' || isOff;
    this.#output.setAttribute('aria-label', state.is === 'done' ? `Show what step ${number} gives: ${brief}` : words);
    this.#output.textContent = words;
  }
}

/** The element around a field of a step's form. */
function fieldOf(form: HTMLFormElement, id: string, name: string): HTMLElement | null | undefined {
  return form.querySelector(`[id="${id}-${idOf(name)}"]`)?.closest<HTMLElement>('.field');
}

/** Files are opened into the fields for base64 beside which their boxes stand: a recipe has them in its inputs. */
function takeFilesAsBase64(within: ParentNode): void {
  for (const box of within.querySelectorAll('.file-box')) {
    const area = box.parentElement?.querySelector<HTMLTextAreaElement>(':scope > textarea');
    if (area) area.dataset.file = 'base64';
    else if (box.parentElement?.hasAttribute('data-list')) box.parentElement.setAttribute('data-files', '');
    box.remove();
  }
}

/** Gives ids that are one step's alone, and what refers to them. */
function prefixIds(within: ParentNode, prefix: string): void {
  for (const one of within.querySelectorAll('*')) {
    for (const attribute of ['id', 'for', 'aria-describedby', 'data-offers', ...(/^offers-/.test(one.getAttribute('list') ?? '') ? ['list'] : [])]) {
      const value = one.getAttribute(attribute);
      if (value !== null)
        one.setAttribute(
          attribute,
          value
            .split(' ')
            .map((part) => `${prefix}${part}`)
            .join(' '),
        );
    }
    if (one instanceof HTMLDetailsElement) one.removeAttribute('name');
    if (one instanceof HTMLTemplateElement) prefixIds(one.content, prefix);
  }
}

/** What is set, in a few words, for a card that is closed. */
function summaryOf({ step, page, inWords }: StepView): string {
  const entries = Object.entries(step.inputs ?? {});
  const words = entries.slice(0, MAX_SUMMARY).map(([name, value]) => {
    const control = page?.controls.find((one) => one.name === name);
    if (isBound(value)) return `${control?.label ?? name}: ${inWords(value)}`;
    if (control?.secret) return `${control.label}: ••••`;
    if (value === true) return control?.label ?? name;
    return `${control?.label ?? name}: ${typeof value === 'string' ? value.slice(0, 24) : JSON.stringify(value).slice(0, 24)}`;
  });
  const flow = [step.forEach !== undefined && 'for each', step.onError === 'skip' && 'may fail', step.when !== undefined && 'on a condition'].filter(
    (part) => part !== false,
  );
  return [...words, ...flow].join(' · ');
}

/** A condition as people read it. */
function conditionInWords(when: unknown, inWords: (value: unknown) => string): string {
  const { equals, matches, exists, ...reference }: Record<string, unknown> = Object(when);
  const what = inWords(reference);
  if (exists !== undefined) return exists === true ? `there is ${what}.` : `there is no ${what}.`;
  return matches === undefined ? `${what} is ${JSON.stringify(equals)}.` : `${what} matches ${String(matches)}.`;
}
