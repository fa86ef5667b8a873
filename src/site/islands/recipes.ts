// The page of recipes: tools in a row, recalculated in this browser as one types.

import type { HandingCard } from '../../pipelines/handing-card.ts';
import { counted } from '../../tools/shared/text/counts.ts';
import {
  activeInput,
  addStep,
  type Bench,
  benchOf,
  changeStep,
  duplicateStep,
  emptyBench,
  type Input,
  inputName,
  MAX_STEPS,
  moveStep,
  type Recipe,
  removeStep,
  runnable,
  sourceBefore,
  switchStep,
} from '../recipes/bench.ts';
import { brief, type Giver, inWords, type Source, sourcesOf } from '../recipes/bindings.ts';
import { History } from '../recipes/history.ts';
import type { Imported } from '../recipes/imported.ts';
import { isLink, openFragment } from '../recipes/link.ts';
import type { RecipeRuns, ShownOutput } from '../recipes/recipe-runs.ts';
import { benchWithoutSecrets, secretParameters } from '../recipes/secrets.ts';
import { showAllOutputs } from './recipe-page/all-outputs.ts';
import { chooseSource } from './recipe-page/bind-dialog.ts';
import { dragCard } from './recipe-page/drag.ts';
import { button, element } from './recipe-page/element.ts';
import { type Calculated, Engine, type StepState } from './recipe-page/engine.ts';
import { Exchange } from './recipe-page/exchange.ts';
import { InputPanel, titleOf } from './recipe-page/input-panel.ts';
import { discardDraft, keepDraft, keptDraft } from './recipe-page/keep.ts';
import { OutputPanel } from './recipe-page/output-panel.ts';
import { type StepActions, StepCard } from './recipe-page/step-card.ts';
import { ToolPages } from './recipe-page/tool-pages.ts';
import { pathIn } from './shared/base.ts';
import { type Start, takeStart } from './shared/recipe-start.ts';
import { suggest } from './shared/suggest.ts';
import { askWorker } from './shared/worker-answers.ts';

/** As the page has it. */
interface PageData {
  site?: string;
  base: string;
  worker: string;
  wasmWorker: string;
  recipes: string;
  cards: string;
  /** The recipe that the page is of. */
  ready?: { slug: string; recipe: Recipe };
}

/** How long is waited for a further key stroke, before it is calculated and before it is kept. */
const WAIT_MS = 10;
const KEEP_MS = 250;
/** What takes no longer is not told. */
const TELL_MS = 150;
/** A longer result is read when it is shown. */
const LARGE_RESULT = 1_000_000;
const NEW: StepState = { is: 'new' };

class RecipePage {
  readonly #root: HTMLElement;
  readonly #pages = new ToolPages();
  readonly #engine: Engine;
  #history: History<Bench>;
  /** What the page begins with where nothing has been worked on. */
  readonly #beginning: Bench;
  /** Under which name the page keeps what is worked on. */
  readonly #draft: string;
  readonly #cards = new Map<string, StepCard>();
  #calculated: Calculated = { states: new Map() };
  /** Whether what is shown is of the present recipe. */
  #isCurrent = false;
  /** The step whose output is shown; otherwise the last. */
  #pinned: string | undefined;
  /** How many steps are run, where they are stepped through. */
  #until: number | undefined;
  /** Whether the output is further down the page than what is seen. */
  #isOutputBelow = false;
  /** Whether the recipe came from somewhere else, and nobody has touched it. */
  #isForeign = false;
  #module: RecipeRuns | undefined;
  #handing: Readonly<Record<string, HandingCard>> = {};
  #outputs = new WeakMap<StepState, { result: unknown; output: ShownOutput }>();
  /** The tools that the service worker was asked to keep. */
  readonly #keptTools = new Set<string>();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  readonly #name = element('input', {
    id: 'recipe-name',
    maxlength: '100',
    autocomplete: 'off',
    placeholder: 'Name of the recipe',
    'aria-label': 'Name of the recipe',
  });
  readonly #state = element('span', { class: 'state', role: 'status' });
  readonly #problem = element('div', { id: 'problem', role: 'alert' });
  readonly #undo = button('Undo', 'quiet', () => this.#go(this.#history.undo()));
  readonly #redo = button('Redo', 'quiet', () => this.#go(this.#history.redo()));
  readonly #list = element('ol', { class: 'steps', 'aria-label': 'Steps' });
  readonly #none = element('p', { class: 'empty' }, 'No steps yet: find a tool, and press Enter to add it.');
  readonly #input: InputPanel;
  readonly #output: OutputPanel;
  readonly #exchange: Exchange;
  readonly #add = element('input', {
    id: 'add-step',
    type: 'search',
    maxlength: '200',
    placeholder: 'base64, sort lines, hash …',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'done',
  });
  readonly #bar = element('a', { class: 'answer-bar', href: '#output', hidden: true });

  constructor(root: HTMLElement, data: PageData) {
    this.#root = root;
    this.#engine = new Engine(data, this.#pages);
    this.#beginning = data.ready ? benchOf(data.ready.recipe) : emptyBench();
    this.#draft = data.ready?.slug ?? '';
    this.#history = new History(this.#beginning);
    this.#input = new InputPanel({
      change: (bench, what) => this.#change(bench, what),
      tell: (words) => this.#tell(words),
      showAll: () => void this.#showAll(),
    });
    this.#output = new OutputPanel((bytes, most) => this.#module?.hexDump(bytes, most) ?? '');
    this.#exchange = new Exchange({
      bench: () => this.#bench,
      open: (bench) => this.#open(bench),
      openImported: (imported) => this.#openImported(imported),
      openLink: (fragment) => void this.#openLink(fragment),
      read: async (text) => (await this.#load()).importRecipe(text, await this.#reader()),
      readValue: async (value) => (await this.#load()).readable(value, await this.#reader()),
      secretsOf: (tool) => this.#pages.get(tool)?.secrets,
      mainOf: (tool) => this.#mainOf(tool),
      site: data.site,
    });
  }

  get #bench(): Bench {
    return this.#history.present;
  }

  /** Draws the page and opens what it is to begin with: what a tool's page or a link gives, or what was worked on last. */
  async start(): Promise<void> {
    this.#layOut();
    const kept = await keptDraft(this.#draft);
    if (kept) this.#history = new History(kept);
    this.#render();
    const start = takeStart();
    // Where there is nothing to run yet, what runs recipes is loaded once somebody begins.
    this.#root.addEventListener('focusin', () => void this.#load().catch(() => undefined), { once: true });
    if (start || isLink(location.hash.slice(1)) || this.#bench.recipe.steps.length > 0) {
      try {
        await this.#load();
      } catch {
        this.#say('What runs recipes could not be loaded. Check the connection, then load the page again.');
        return;
      }
    }
    // Also one that was followed in the meantime.
    const fragment = location.hash.slice(1);
    if (start) this.#startFrom(start);
    else if (isLink(fragment)) await this.#openLink(fragment);
    else this.#changed();
    addEventListener('hashchange', () => {
      if (isLink(location.hash.slice(1))) void this.#openLink(location.hash.slice(1));
    });
    addEventListener('pagehide', () => this.#keep());
  }

  async #load(): Promise<RecipeRuns> {
    const { module, cards } = await this.#engine.load();
    this.#module = module;
    this.#handing = cards;
    return module;
  }

  async #reader(): Promise<(recipe: unknown) => unknown> {
    const { readPipeline } = await this.#load();
    return (recipe) => readPipeline(recipe, (slug) => (Object.hasOwn(this.#handing, slug) ? this.#handing[slug] : undefined));
  }

  #layOut(): void {
    const add = element(
      'form',
      { class: 'search add-step' },
      element('label', { for: 'add-step' }, 'Add a step'),
      element('div', { class: 'add-box' }, this.#add),
    );
    this.#undo.title = 'Ctrl+Z';
    this.#redo.title = 'Ctrl+Shift+Z';
    this.#root.replaceChildren(
      element(
        'div',
        { class: 'recipe-bar' },
        this.#name,
        button('Run', 'primary', () => this.#run()),
        button('Step', 'quiet', () => this.#step(), 'Run one step more'),
        this.#undo,
        this.#redo,
        button('Start anew', 'quiet', () => this.#open(this.#beginning)),
        this.#state,
      ),
      this.#problem,
      element(
        'div',
        { class: 'recipe-bench' },
        element('div', { class: 'recipe-row' }, this.#input.root, this.#list, element('div', { class: 'panel add-panel' }, add, this.#none)),
        this.#output.root,
      ),
      this.#exchange.root,
      this.#bar,
    );
    this.#name.addEventListener('input', () => this.#change({ ...this.#bench, recipe: named(this.#bench.recipe, this.#name.value) }, 'name'));
    suggest(this.#add, (path) => void this.#addTool(pathIn(path).replace(/^\/tools\//, '')));
    document.addEventListener('keydown', (event) => this.#press(event));
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      this.#isOutputBelow = !entry.isIntersecting && entry.boundingClientRect.top >= 0;
      this.#showBar();
    });
    observer.observe(this.#output.root);
  }

  #press(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      this.#run();
      return;
    }
    const target = event.target;
    const isWriting = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));
    const key = event.key.toLowerCase();
    // In a field the browser undoes what was typed there.
    if (isWriting || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    this.#go(key === 'y' || event.shiftKey ? this.#history.redo() : this.#history.undo());
  }

  // What is changed.

  #change(bench: Bench, what?: string): void {
    this.#history.push(bench, what);
    this.#isForeign = false;
    this.#until = undefined;
    this.#changed();
  }

  #go(bench: Bench | undefined): void {
    if (!bench) return;
    this.#until = undefined;
    this.#changed();
    this.#tell(this.#history.canUndo ? '' : 'Nothing more to undo.');
  }

  /** Opens another recipe; undo leads back to the present one. */
  #open(bench: Bench, isForeign = false): void {
    this.#history.push(bench);
    this.#isForeign = isForeign;
    // What was said of one recipe holds for no other.
    this.#engine.maySend = false;
    this.#tell('');
    this.#pinned = undefined;
    this.#until = undefined;
    this.#problem.replaceChildren();
    this.#changed();
  }

  #openImported({ recipe, problems }: Imported): void {
    if (recipe) this.#open(benchOf(recipe), true);
    if (problems.length > 0) this.#say(recipe ? 'Not all of the recipe could be read. Left out or changed:' : 'The recipe could not be read:', problems);
  }

  async #openLink(fragment: string): Promise<void> {
    // From now on it is worked on, and a reload is not to bring back what the link had.
    history.replaceState(null, '', location.pathname + location.search);
    const opened = await openFragment(fragment);
    if (!opened.ok) {
      this.#changed();
      this.#say(opened.problem);
      return;
    }
    const { recipe, off = [], inputs } = opened.shared;
    const imported = (await this.#load()).readable(recipe, await this.#reader());
    if (imported.recipe) this.#open(benchOf(imported.recipe, off, inputs), true);
    else this.#changed();
    if (imported.problems.length > 0)
      this.#say(
        imported.recipe ? 'Not all of the link’s recipe could be read. Left out or changed:' : 'The link’s recipe could not be read:',
        imported.problems,
      );
  }

  /** Begins with a tool as its page had it: what it worked on is the input. */
  #startFrom({ tool, inputs }: Start): void {
    const main = this.#mainOf(tool);
    const card = this.#handing[tool];
    const value = main === undefined ? undefined : inputs[main];
    const rest = main === undefined ? inputs : Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== main));
    const encoding = main !== undefined && card && this.#module ? this.#module.endOf(card, 'inputs', main, inputs).encoding : undefined;
    const text =
      value === undefined
        ? ''
        : typeof value === 'string'
          ? value
          : Array.isArray(value) && value.every((item) => typeof item === 'string')
            ? value.join('\n')
            : JSON.stringify(value);
    const input: Input = { name: '', kind: encoding === 'hex' || encoding === 'base64' ? encoding : 'text', text };
    this.#open({ ...addStep({ ...emptyBench(), inputs: [input] }, tool, rest) });
  }

  async #addTool(slug: string): Promise<void> {
    if (this.#bench.recipe.steps.length >= MAX_STEPS) return this.#say(`A recipe has at most ${MAX_STEPS} steps.`);
    this.#tell('Loading …');
    try {
      const [page] = await Promise.all([this.#pages.load(slug), this.#load()]);
      if (!page) return this.#say(`There is no tool ${slug} here.`);
      const main = this.#mainOf(slug);
      // A choice that has to be made is made as on the tool's own page.
      const made = page.controls.filter(
        ({ name, kind, required, byDefault }) => required && name !== main && byDefault === undefined && (kind === 'choice' || kind === 'number'),
      );
      const inputs = Object.fromEntries(made.flatMap(({ name }) => (Object.hasOwn(page.opening, name) ? [[name, page.opening[name]]] : [])));
      this.#change(addStep(this.#bench, slug, inputs));
      this.#tell(`${page.name} is step ${this.#bench.recipe.steps.length}.`);
    } catch {
      this.#say('The tool could not be loaded. Check the connection: without one, only tools are there that were used before.');
    }
  }

  readonly #actions: StepActions = {
    change: (id, change, what) => {
      this.#engine.isAnother(id);
      this.#change(changeStep(this.#bench, id, change), what);
    },
    move: (id, by) => {
      const at = this.#bench.recipe.steps.findIndex((step) => step.id === id);
      this.#moveTo(id, at + by);
    },
    drag: (id, card, event) => dragCard(this.#list, card, event, (to) => this.#moveTo(id, to)),
    duplicate: (id) => {
      if (this.#bench.recipe.steps.length >= MAX_STEPS) return this.#say(`A recipe has at most ${MAX_STEPS} steps.`);
      return this.#change(duplicateStep(this.#bench, id));
    },
    remove: (id) => {
      const at = this.#bench.recipe.steps.findIndex((step) => step.id === id);
      this.#change(removeStep(this.#bench, id));
      const next = this.#bench.recipe.steps[Math.min(at, this.#bench.recipe.steps.length - 1)];
      if (next) this.#cards.get(next.id)?.focus();
      else this.#add.focus();
      this.#tell('Removed. Undo brings it back.');
    },
    switch: (id) => this.#change(switchStep(this.#bench, id)),
    show: (id) => {
      this.#pinned = this.#pinned === id ? undefined : id;
      this.#render();
      if (matchMedia('(max-width: 60rem)').matches) this.#output.root.scrollIntoView({ block: 'start' });
    },
    bind: (id, field, label) => this.#bind(id, field, label),
    run: () => this.#run(),
    allowServer: () => {
      this.#engine.maySend = true;
      this.#run();
    },
  };

  #moveTo(id: string, to: number): void {
    const moved = moveStep(this.#bench, id, to);
    if (moved === this.#bench) return;
    const hadFocus = this.#cards.get(id)?.root.contains(document.activeElement) ? document.activeElement : null;
    this.#change(moved);
    if (hadFocus instanceof HTMLElement) hadFocus.focus();
    this.#tell(`Moved to ${moved.recipe.steps.findIndex((step) => step.id === id) + 1} of ${moved.recipe.steps.length}.`);
  }

  #bind(id: string, field: string, label: string): void {
    const bench = this.#bench;
    const at = bench.recipe.steps.findIndex((step) => step.id === id);
    const step = bench.recipe.steps[at];
    if (!step) return;
    const { given } = runnable(bench);
    const earlier = bench.recipe.steps.slice(0, at).filter((other) => !bench.off.includes(other.id));
    const givers: Giver[] = [
      ...(inputName(bench.recipe) === undefined ? [] : [{ id: 'parameters', title: 'Input', value: given, hasMain: true }]),
      ...earlier.map((other) => ({ id: other.id, title: capital(this.#titleOf(other.id)), value: this.#resultOf(other.id)?.result, hasMain: true })),
      ...(step.forEach === undefined ? [] : [{ id: 'item', title: 'The item of the loop', value: this.#itemOf(step.forEach), hasMain: false }]),
    ];
    const isMain = field === this.#mainOf(step.tool);
    const others: Source[] = [
      ...(isMain && sourceBefore(bench, id) !== undefined ? [{ reference: {}, from: '', field: 'Whatever comes before it', type: '', value: '' }] : []),
      ...(isMain ? [{ reference: { typed: true }, from: '', field: 'Write it here', type: '', value: '' }] : []),
    ];
    chooseSource(`${label}: take it from`, [...others, ...sourcesOf(givers).filter(({ type }) => type !== 'nothing')], (reference) => {
      if (Object.hasOwn(reference, 'typed') || Object.keys(reference).length === 0) {
        const { [field]: _, ...rest } = this.#bench.recipe.steps.find((other) => other.id === id)?.inputs ?? {};
        this.#actions.change(id, { inputs: Object.keys(reference).length === 0 ? rest : { ...rest, [field]: '' } });
        return;
      }
      const inputs = this.#bench.recipe.steps.find((other) => other.id === id)?.inputs ?? {};
      this.#actions.change(id, { inputs: { ...inputs, [field]: reference } });
    });
  }

  /** The first item that a loop goes through, as far as it is known. */
  #itemOf(forEach: unknown): unknown {
    const { $main: main, $from: from } = Object(forEach);
    const output = typeof main === 'string' && main !== 'parameters' ? this.#resultOf(main)?.output.text : activeInput(this.#bench).text;
    return from === undefined ? output?.split('\n')[0] : undefined;
  }

  // What is calculated.

  /** After any change: draws, calculates, keeps. */
  #changed(): void {
    this.#isCurrent = false;
    this.#render();
    clearTimeout(this.#waiting);
    this.#engine.stop();
    this.#waiting = setTimeout(() => void this.#calculate(false), WAIT_MS);
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.#keep(), KEEP_MS);
    this.#exchange.update();
  }

  #run(): void {
    this.#until = undefined;
    this.#isForeign = false;
    this.#engine.forget();
    void this.#calculate(true);
  }

  /** Runs one step more, and shows what it gives. */
  #step(): void {
    const steps = this.#bench.recipe.steps.filter(({ id }) => !this.#bench.off.includes(id));
    if (steps.length === 0) {
      this.#tell('There is no step to run.');
      return;
    }
    this.#until = this.#until === undefined || this.#until >= steps.length ? 1 : this.#until + 1;
    this.#pinned = steps[this.#until - 1]?.id;
    this.#isForeign = false;
    void this.#calculate(true);
  }

  async #calculate(isAsked: boolean): Promise<void> {
    clearTimeout(this.#waiting);
    const bench = this.#bench;
    const { recipe, given } = runnable(bench);
    const until = this.#until;
    const { outputs: _, ...cut } = recipe;
    const run = until === undefined ? recipe : { ...cut, steps: recipe.steps.slice(0, until) };
    if (recipe.steps.length === 0) {
      this.#calculated = { states: new Map() };
      this.#isCurrent = true;
      this.#render();
      return;
    }
    const telling = setTimeout(() => this.#tell('Running …'), TELL_MS);
    const began = performance.now();
    try {
      await this.#load();
      const calculated = await this.#engine.run(run, given, { isAsked, isCautious: this.#isForeign });
      if (!calculated || this.#bench !== bench) return;
      this.#calculated = calculated;
      this.#isCurrent = true;
      this.#root.dataset.took = (performance.now() - began).toFixed(1);
      this.#render();
      this.#tellOutcome(until);
    } catch {
      this.#say('What runs recipes could not be loaded. Check the connection.');
    } finally {
      clearTimeout(telling);
    }
  }

  /** Shows what the recipe gives for each of its inputs, one after the other. */
  async #showAll(): Promise<void> {
    const bench = this.#bench;
    const module = await this.#load();
    await showAllOutputs(bench.inputs.length, async (at) => {
      const title = titleOf(bench.inputs[at] ?? activeInput(bench), at);
      const { recipe, given } = runnable({ ...bench, active: at });
      const calculated = await this.#engine.run(recipe, given, { isAsked: true, isCautious: false }).catch(() => undefined);
      const last = recipe.steps.findLast(({ id }) => calculated?.states.get(id)?.is === 'done');
      const state = last && calculated?.states.get(last.id);
      const failed = recipe.steps.find(({ id }) => ['failed', 'waits'].includes(calculated?.states.get(id)?.is ?? ''));
      if (!calculated || !last || state?.is !== 'done' || failed) {
        const why = failed && calculated?.states.get(failed.id);
        return { title, problem: why && 'message' in why ? why.message : 'There is no output.' };
      }
      return { title, text: this.#shownOf(module, last.id, state).output.text };
    });
    this.#changed();
  }

  #tellOutcome(until: number | undefined): void {
    const states = [...this.#calculated.states.values()];
    const done = states.filter(({ is }) => is === 'done').length;
    if (states.some(({ is }) => is === 'failed')) this.#tell('A step failed.');
    else if (states.some(({ is }) => is === 'waits')) this.#tell('A step waits.');
    else if (until !== undefined) this.#tell(`Step ${until} of ${this.#bench.recipe.steps.length - this.#bench.off.length} has run.`);
    else this.#tell(done === 0 ? '' : `${counted(done, 'step')} done.`);
  }

  /** The result of a step that has one, and how it is shown. */
  #resultOf(id: string): { result: unknown; output: ShownOutput } | undefined {
    const state = this.#calculated.states.get(id);
    return state?.is === 'done' && this.#module ? this.#shownOf(this.#module, id, state) : undefined;
  }

  #shownOf(module: RecipeRuns, id: string, state: Extract<StepState, { is: 'done' }>): { result: unknown; output: ShownOutput } {
    let known = this.#outputs.get(state);
    if (!known) {
      const step = this.#bench.recipe.steps.find((one) => one.id === id);
      const result: unknown = JSON.parse(state.json);
      const card = step && Object.hasOwn(this.#handing, step.tool) ? this.#handing[step.tool] : undefined;
      known = {
        result,
        output: module.shownOutput(result, { card, inputs: state.inputs, own: step?.inputs ?? {}, isLoop: step?.forEach !== undefined }),
      };
      this.#outputs.set(state, known);
    }
    return known;
  }

  #keep(): void {
    clearTimeout(this.#keeping);
    if (this.#draft !== '' && this.#bench === this.#beginning) {
      discardDraft(this.#draft);
      this.#keepTools();
      return;
    }
    const clean = benchWithoutSecrets(
      this.#bench,
      (tool) => this.#pages.get(tool)?.secrets,
      (tool) => this.#mainOf(tool),
    );
    keepDraft(this.#draft, this.#bench, clean.bench);
    this.#keepTools();
  }

  /** Has the service worker keep the tools of the recipe for use without a connection. */
  #keepTools(): void {
    const slugs = [...new Set(this.#bench.recipe.steps.map(({ tool }) => tool))].filter((slug) => !this.#keptTools.has(slug));
    if (slugs.length > 0 && 'serviceWorker' in navigator && navigator.serviceWorker.controller) {
      for (const slug of slugs) this.#keptTools.add(slug);
      void askWorker({ wish: 'keep', slugs, whole: true });
    }
  }

  // What is shown.

  #mainOf(tool: string): string | undefined {
    return Object.hasOwn(this.#handing, tool) ? this.#handing[tool]?.main?.input : undefined;
  }

  #titleOf(id: string): string {
    const at = this.#bench.recipe.steps.findIndex((step) => step.id === id);
    const step = this.#bench.recipe.steps[at];
    return step ? `step ${at + 1}, ${this.#pages.get(step.tool)?.name ?? step.tool}` : id;
  }

  #render(): void {
    const bench = this.#bench;
    const { recipe, off } = bench;
    if (this.#name.value !== (recipe.name ?? '')) this.#name.value = recipe.name ?? '';
    this.#undo.disabled = !this.#history.canUndo;
    this.#redo.disabled = !this.#history.canRedo;
    this.#input.update(
      bench,
      secretParameters(recipe, (tool) => this.#pages.get(tool)?.secrets),
    );
    this.#none.hidden = recipe.steps.length > 0;
    this.#renderCards(bench);
    const on = recipe.steps.filter(({ id }) => !off.includes(id));
    for (const { tool } of recipe.steps)
      if (!this.#pages.get(tool))
        void this.#pages.load(tool).then(
          () => this.#render(),
          () => undefined,
        );
    this.#renderOutput(on.map(({ id }) => id));
  }

  #renderCards({ recipe, off }: Bench): void {
    // Who opens a recipe that is ready looks at what it gives first.
    const isFew = this.#draft === '' && recipe.steps.length <= 4;
    for (const [id, card] of this.#cards)
      if (!recipe.steps.some((step) => step.id === id && this.#tools.get(id) === step.tool)) {
        card.root.remove();
        this.#cards.delete(id);
      }
    for (const [at, step] of recipe.steps.entries()) {
      let card = this.#cards.get(step.id);
      if (!card) {
        card = new StepCard(step.id, isFew || (this.#draft === '' && at === recipe.steps.length - 1), this.#actions);
        this.#cards.set(step.id, card);
        this.#tools.set(step.id, step.tool);
      }
      if (this.#list.children[at] !== card.root) this.#list.insertBefore(card.root, this.#list.children[at] ?? null);
      this.#renderCard(card, step, at, off);
    }
  }

  /** By step the tool that its card is of. */
  readonly #tools = new Map<string, string>();

  #renderCard(card: StepCard, step: Bench['recipe']['steps'][number], at: number, off: readonly string[]): void {
    const bench = this.#bench;
    const source = sourceBefore(bench, step.id);
    const isOff = off.includes(step.id);
    const place = bench.recipe.steps.slice(0, at + 1).filter(({ id }) => !off.includes(id)).length;
    card.update({
      step,
      number: at + 1,
      isOff,
      isShown: this.#pinned === step.id,
      isBeyond: this.#until !== undefined && place > this.#until,
      page: this.#pages.get(step.tool),
      main: this.#mainOf(step.tool),
      before:
        source === undefined
          ? undefined
          : source === 'parameters'
            ? 'the input'
            : `the output of step ${bench.recipe.steps.findIndex(({ id }) => id === source) + 1}`,
      beforeId: source,
      state: this.#calculated.states.get(step.id) ?? NEW,
      brief: this.#briefOf(step.id),
      inWords: (value) => inWords(value, (id) => this.#titleOf(id)),
    });
  }

  /** What a step gives, in a line; of what is large, only its size. */
  #briefOf(id: string): string {
    const state = this.#calculated.states.get(id);
    if (state?.is !== 'done') return '';
    if (state.json.length > LARGE_RESULT) return `A result of ${(state.json.length / 1e6).toFixed(1)} MB`;
    const shown = this.#resultOf(id);
    return shown ? `${counted(shown.output.bytes.length, 'byte')} · ${brief(shown.output.text.slice(0, 200)) || 'empty'}` : '';
  }

  #renderOutput(on: readonly string[]): void {
    const states = this.#calculated.states;
    if (this.#pinned !== undefined && !on.includes(this.#pinned)) this.#pinned = undefined;
    const last = on.findLast((id) => states.get(id)?.is === 'done');
    const id = this.#pinned !== undefined && states.get(this.#pinned)?.is === 'done' ? this.#pinned : last;
    const shown = id === undefined ? undefined : this.#resultOf(id);
    const broken = on.find((one) => ['failed', 'waits'].includes(states.get(one)?.is ?? ''));
    const note =
      broken === undefined || this.#pinned !== undefined
        ? undefined
        : `${capital(this.#titleOf(broken))} ${states.get(broken)?.is === 'failed' ? 'failed' : 'waits'}: this is what was there before it.`;
    this.#output.update({
      title: id === undefined ? 'Output' : id === on.at(-1) ? 'Output' : `Output of ${this.#titleOf(id)}`,
      name: this.#bench.recipe.name?.replace(/[^\w-]+/g, '-').toLowerCase() || 'output',
      ...(shown && { output: shown.output, result: shown.result }),
      ...(note !== undefined && shown && { note }),
      isOld: false,
    });
    this.#bar.textContent = shown ? brief(shown.output.text) || 'See the output' : '';
    this.#showBar();
    const { problem } = this.#calculated;
    if (problem !== undefined && this.#isCurrent) this.#say(problem);
  }

  /** The output in a line at the bottom, while it is further down the page. */
  #showBar(): void {
    this.#bar.hidden = !this.#isOutputBelow || this.#bar.textContent === '';
  }

  #say(problem: string, list: readonly string[] = []): void {
    this.#problem.replaceChildren(
      element(
        'div',
        { class: 'problem' },
        element('p', {}, problem),
        ...(list.length > 0 ? [element('ul', {}, ...list.map((one) => element('li', {}, one)))] : []),
        button('Close', 'quiet small', () => this.#problem.replaceChildren()),
      ),
    );
  }

  #tell(words: string): void {
    this.#state.textContent = words;
  }
}

function named({ name: _, ...recipe }: Bench['recipe'], name: string): Bench['recipe'] {
  return name.trim() === '' ? recipe : { name, ...recipe };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const root = document.querySelector<HTMLElement>('#recipe');
const data: PageData = JSON.parse(document.querySelector('#recipes-data')?.textContent ?? 'null');
if (root && 'Worker' in window) void new RecipePage(root, data).start();
