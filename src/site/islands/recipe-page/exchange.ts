import { activeInput, type Bench, handedOut, inputName, type Recipe, runnable } from '../../recipes/bench.ts';
import type { Imported } from '../../recipes/imported.ts';
import { fragmentFor, isLink, MAX_LINK, type Shared } from '../../recipes/link.ts';
import { recipeCallsOf } from '../../recipes/recipe-calls.ts';
import { benchWithoutSecrets, type SecretsOf, withoutSecrets } from '../../recipes/secrets.ts';
import { copyBy } from '../shared/clipboard.ts';
import { accountRecipes, isSignedIn, readAccountRecipe, removeFromAccount, saveToAccount } from './account-recipes.ts';
import { button, element } from './element.ts';
import { discardRecipe, savedRecipes, saveRecipe } from './keep.ts';

/** What taking recipes in and handing them out needs of the page. */
export interface ExchangeActions {
  bench(): Bench;
  open(bench: Bench): void;
  /** Opens what was read of a recipe, and says what could not be. */
  openImported(imported: Imported): void;
  /** Opens a link that was pasted. */
  openLink(fragment: string): void;
  read(text: string): Promise<Imported>;
  readValue(value: unknown): Promise<Imported>;
  secretsOf: SecretsOf;
  mainOf(tool: string): string | undefined;
  site: string | undefined;
}

const LONG_INPUT = 2_000;
const MAX_NAME = 100;

/** Links, code, JSON, and recipes that are kept. */
export class Exchange {
  readonly root: HTMLElement;
  readonly #actions: ExchangeActions;
  readonly #withInput = element('input', { type: 'checkbox', id: 'share-input' });
  readonly #said = element('p', { class: 'hint', role: 'status' });
  readonly #calls = element('div');
  readonly #json = element('textarea', { rows: '8', spellcheck: 'false', autocomplete: 'off', 'aria-label': 'A recipe as JSON, or a link to one' });
  readonly #importSaid = element('p', { class: 'hint', role: 'status' });
  readonly #saved = element('ul', { class: 'saved' });
  readonly #savedSaid = element('p', { class: 'hint', role: 'status' });
  readonly #parts: HTMLDetailsElement[] = [];

  constructor(actions: ExchangeActions) {
    this.#actions = actions;
    this.root = element(
      'section',
      { class: 'panel exchange' },
      this.#part('Share', 'share-part', ...this.#sharing()),
      this.#part('Use it in code', 'code-part', this.#calls),
      this.#part('Import and export', 'json-part', ...this.#importing()),
      this.#part('Saved recipes', 'saved-part', ...this.#saving()),
    );
  }

  /** Shows what belongs to the recipe as it is now. */
  update(): void {
    this.#said.textContent = '';
    for (const part of this.#parts) if (part.open) this.#draw(part);
  }

  #part(title: string, id: string, ...content: Node[]): HTMLDetailsElement {
    const part = element('details', { id }, element('summary', {}, title), ...content);
    part.addEventListener('toggle', () => part.open && this.#draw(part));
    this.#parts.push(part);
    return part;
  }

  #draw({ id }: HTMLDetailsElement): void {
    if (id === 'code-part') this.#drawCalls();
    else if (id === 'saved-part') void this.#drawSaved();
  }

  #sharing(): Node[] {
    return [
      element('p', {}, 'The link holds the recipe itself, behind the #: no server sees it. Passwords and keys are left out.'),
      element('p', {}, element('label', {}, this.#withInput, ' With the input')),
      element(
        'p',
        {},
        button('Copy link', '', (pressed) => void this.#copyLink(pressed)),
      ),
      this.#said,
    ];
  }

  async #copyLink(pressed: HTMLElement): Promise<void> {
    const { bench, left } = this.#clean();
    const input = inputName(bench.recipe);
    const isWithInput = this.#withInput.checked && !left.includes(input ?? '');
    const shared: Shared = {
      recipe: this.#withArguments(bench, isWithInput),
      ...(bench.off.length > 0 && { off: bench.off }),
      ...(isWithInput && { inputs: bench.inputs }),
    };
    const fragment = await fragmentFor(shared);
    if (fragment.length > MAX_LINK) {
      this.#said.textContent = isWithInput
        ? 'The input is too long for a link: leave it out, or export the recipe as JSON.'
        : 'The recipe is too long for a link: export it as JSON.';
      return;
    }
    await copyBy(pressed, `${location.origin}${location.pathname}#${fragment}`, 'Link copied');
    const secrets = left.length > 0 ? ` Left out because it is secret: ${left.join(', ')}.` : '';
    this.#said.textContent = `A link of ${fragment.length.toLocaleString('en')} characters, ${isWithInput ? 'with' : 'without'} the input.${secrets}`;
  }

  #clean(): { bench: Bench; left: string[] } {
    return benchWithoutSecrets(this.#actions.bench(), this.#actions.secretsOf, this.#actions.mainOf);
  }

  /** The recipe with what its other parameters are filled with; its own default goes where the input does not go along. */
  #withArguments({ recipe, values, inputs }: Bench, isWithInput: boolean): Recipe {
    const [first, ...others] = Object.entries(recipe.parameters ?? {});
    if (!first) return recipe;
    const [name, parameter] = first;
    const { default: preset, ...rest } = parameter;
    const isOwn = inputs.length === 1 && preset !== undefined && inputs[0]?.text === preset;
    const own = isWithInput || isOwn ? parameter : rest;
    const filled = others.map(([other, one]) => [
      other,
      values[other] === undefined || values[other] === '' ? one : { ...one, default: runnable({ ...this.#actions.bench(), recipe, values }).given[other] },
    ]);
    return { ...recipe, parameters: { [name]: own, ...Object.fromEntries(filled) } };
  }

  #drawCalls(): void {
    const { bench } = this.#clean();
    const recipe = handedOut(bench, false);
    const { given } = runnable(bench);
    const input = activeInput(bench);
    const isLong = input.text.length > LONG_INPUT;
    const name = inputName(recipe);
    const shown = Object.fromEntries(Object.entries(given).filter(([key]) => !(isLong && key === name)));
    const open = this.#calls.querySelector<HTMLDetailsElement>('details[open]')?.dataset.title;
    const isOff = bench.off.length > 0;
    this.#calls.replaceChildren(
      ...(isLong ? [element('p', { class: 'hint' }, 'The input is long and left out here.')] : []),
      ...(isOff ? [element('p', { class: 'hint' }, 'Steps that are switched off are left out.')] : []),
      ...recipeCallsOf(recipe, shown, this.#actions.site).map(({ title, code }, at) => {
        const shownCode = element('code', {}, code);
        const copy = button('Copy', 'copy-block', (pressed) => void copyBy(pressed, code), `Copy: ${title}`);
        return element(
          'details',
          { 'data-title': title, open: open === undefined ? at === 0 : open === title },
          element('summary', {}, title),
          element('pre', { tabindex: '0', 'data-copy': true }, shownCode, copy),
        );
      }),
    );
  }

  #importing(): Node[] {
    const secrets = element('input', { type: 'checkbox' });
    const json = (): string => {
      const bench = secrets.checked ? this.#actions.bench() : this.#clean().bench;
      return JSON.stringify(handedOut(bench, this.#withInput.checked), null, 2);
    };
    const picker = element('input', { type: 'file', accept: '.json,application/json', hidden: true, 'aria-label': 'A recipe to open' });
    picker.addEventListener('change', async () => {
      const text = await picker.files?.[0]?.text();
      if (text !== undefined) await this.#import(text);
    });
    return [
      element('p', {}, 'A recipe is JSON: the body of POST /api/v1/pipelines. Paste one here, or a link to one, and open it.'),
      this.#json,
      element(
        'p',
        { class: 'actions' },
        button('Open', '', () => void this.#import(this.#json.value)),
        button('Open a file', 'quiet', () => picker.click()),
        button('Show this recipe', 'quiet', () => {
          this.#json.value = json();
          this.#importSaid.textContent = this.#actions.bench().off.length > 0 ? 'Steps that are switched off are left out.' : '';
        }),
        button('Download', 'quiet', () => {
          const name =
            this.#actions
              .bench()
              .recipe.name?.replace(/[^\w-]+/g, '-')
              .toLowerCase() || 'recipe';
          const link = element('a', { href: URL.createObjectURL(new Blob([`${json()}\n`], { type: 'application/json' })), download: `${name}.json` });
          link.click();
          URL.revokeObjectURL(link.href);
        }),
        picker,
      ),
      element('p', {}, element('label', {}, secrets, ' With passwords and keys')),
      this.#importSaid,
    ];
  }

  async #import(text: string): Promise<void> {
    const fragment = /^https?:\/\/\S+#(\S+)$/.exec(text.trim())?.[1];
    if (fragment !== undefined && isLink(fragment)) return this.#actions.openLink(fragment);
    const imported = await this.#actions.read(text);
    this.#importSaid.textContent = imported.problems.join(' ');
    if (imported.recipe) this.#actions.openImported(imported);
  }

  #saving(): Node[] {
    const save = (): string | undefined => {
      const name = this.#actions.bench().recipe.name?.trim().slice(0, MAX_NAME) ?? '';
      if (name === '') this.#savedSaid.textContent = 'Give the recipe a name first, at the top.';
      return name === '' ? undefined : name;
    };
    const buttons = [
      button('Save in this browser', '', () => {
        const name = save();
        if (name === undefined) return;
        const { bench, left } = this.#clean();
        const isKept = saveRecipe(name, bench);
        this.#savedSaid.textContent = isKept
          ? `Saved.${left.length > 0 ? ' Passwords and keys are not kept.' : ''}`
          : 'This browser has no room for it: download it instead.';
        void this.#drawSaved();
      }),
      ...(isSignedIn() && this.#actions.site !== undefined ? [button('Save to the account', 'quiet', () => void this.#saveToAccount(save()))] : []),
    ];
    return [element('p', { class: 'actions' }, ...buttons), this.#savedSaid, this.#saved];
  }

  async #saveToAccount(name: string | undefined): Promise<void> {
    if (name === undefined) return;
    const { recipe, left } = withoutSecrets(handedOut(this.#actions.bench(), false), this.#actions.secretsOf);
    await this.#told(saveToAccount(name, recipe), `Saved to the account.${left.length > 0 ? ' Passwords and keys are not kept.' : ''}`);
    await this.#drawSaved();
  }

  async #drawSaved(): Promise<void> {
    const local = savedRecipes().map(({ name, bench }) =>
      this.#row(
        name,
        'in this browser',
        () => this.#actions.open(bench),
        async () => discardRecipe(name),
      ),
    );
    const names = isSignedIn() && this.#actions.site !== undefined ? await accountRecipes().catch(() => []) : [];
    const own = names.map((name) =>
      this.#row(
        name,
        'in the account',
        async () => {
          const value = await this.#told(readAccountRecipe(name), '');
          if (value !== undefined) this.#actions.openImported(await this.#actions.readValue(value));
        },
        async () => void (await this.#told(removeFromAccount(name), '')),
      ),
    );
    this.#saved.replaceChildren(...local, ...own);
    if (local.length + own.length === 0) this.#saved.append(element('li', { class: 'empty' }, 'None yet.'));
  }

  #row(name: string, where: string, open: () => void, remove: () => Promise<void>): HTMLElement {
    const opener = button(name, 'quiet', open, `Open ${name}, ${where}`);
    const remover = button(
      'Delete',
      'quiet small',
      async () => {
        await remove();
        await this.#drawSaved();
      },
      `Delete ${name}, ${where}`,
    );
    return element('li', {}, opener, element('span', { class: 'count' }, where), remover);
  }

  /** What the server answers, or undefined, with its words said. */
  async #told<Answer>(asked: Promise<Answer>, done: string): Promise<Answer | undefined> {
    try {
      const answer = await asked;
      this.#savedSaid.textContent = done;
      return answer;
    } catch (error) {
      this.#savedSaid.textContent = error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }
}
