import type { BrowserPlace } from '../../../browser/place.ts';
import { isSecret } from '../../calls.ts';
import type { Control } from '../../forms/controls.ts';
import { filled, readForm } from '../../forms/read.ts';
import { addressOf } from '../shared/base.ts';

/** What the page of a tool says of it. */
export interface ToolPage {
  slug: string;
  name: string;
  controls: readonly Control[];
  /** Whether it may take long. */
  heavy?: true;
  /** Where it is for browsers; none where only the service runs it. */
  run?: BrowserPlace;
  /** Whether the service runs tools for pages. */
  runs: boolean;
  /** The fields of its form, to be copied. */
  fields: Element;
  /** Where what helps to fill in forms is. */
  pickers: string;
  /** What its page opens with. */
  opening: Readonly<Record<string, unknown>>;
  /** The names of the fields that hold secrets. */
  secrets: ReadonlySet<string>;
}

/** The pages of tools, from the service, a static site or what the service worker keeps, each loaded once. */
export class ToolPages {
  readonly #pages = new Map<string, Promise<ToolPage | undefined>>();
  readonly #loaded = new Map<string, ToolPage>();

  /** Loads a page; undefined where there is no such tool. Rejects where it cannot be reached. */
  load(slug: string): Promise<ToolPage | undefined> {
    const known = this.#pages.get(slug);
    if (known) return known;
    const page = fetchPage(slug).then(
      (found) => {
        if (found) this.#loaded.set(slug, found);
        return found;
      },
      (error: unknown) => {
        this.#pages.delete(slug);
        throw error;
      },
    );
    this.#pages.set(slug, page);
    return page;
  }

  /** A page that has been loaded. */
  get(slug: string): ToolPage | undefined {
    return this.#loaded.get(slug);
  }
}

async function fetchPage(slug: string): Promise<ToolPage | undefined> {
  if (!/^[a-z0-9-]{1,60}$/.test(slug)) return undefined;
  const response = await fetch(addressOf(`/tools/${slug}`), { credentials: 'omit', headers: { accept: 'text/html' } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const form = page.querySelector<HTMLFormElement>('#run');
  const fields = form?.querySelector(':scope > .fields');
  const data: Pick<ToolPage, 'slug' | 'name' | 'controls' | 'heavy' | 'run' | 'runs'> = JSON.parse(page.querySelector('#tool-data')?.textContent ?? 'null');
  // Not the page of the tool: that there is no connection, perhaps.
  if (!form || !fields || data?.slug !== slug) throw new Error('the page is not that of the tool');
  const sent = [...new FormData(form)].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  const { slug: own, name, controls, heavy, run, runs } = data;
  return {
    slug: own,
    name,
    controls,
    ...(heavy && { heavy }),
    ...(run && { run }),
    runs,
    fields,
    pickers: form.dataset.pickers ?? '',
    opening: readForm(controls, filled(sent)).inputs,
    secrets: new Set(controls.filter(isSecret).map((control) => control.name)),
  };
}
