// Pages of PDF files as pictures, drawn in a worker by the library that reads the text of PDF. Loaded when somebody asks for a preview.

import { type Ran, ToolRuns } from '../../browser/tool-runs.ts';

/** A PDF to be shown. */
interface Shown {
  name: string;
  /** In words. */
  size: string;
  blob: Blob;
}

const PICTURE = { accept: 'multipart/mixed', fields: [{ field: 'picture', mediaType: 'image/png' }], maxBytes: 100_000_000 };
/** As much as the worker draws. */
const [LEAST_WIDTH, MOST_WIDTH] = [50, 1_600];
const runs = new Map<string, ToolRuns>();

/** What draws pages, one worker for all. @param places address of this script, name of the worker and of what it runs */
function runsAt(places: string): ToolRuns {
  const [script = '', worker = '', file = ''] = places.split(' ');
  const known =
    runs.get(places) ??
    new ToolRuns({
      places: { worker, wasmWorker: worker, tools: { 'pdf-page': [file] }, server: [] },
      base: script.replace(/[^/]*$/, 'browser/'),
      startWorker: (address) => new Worker(address, { type: 'module' }),
    });
  runs.set(places, known);
  return known;
}

/** A box with one page of a PDF and buttons for the others. @param gone ends what is on its way */
export const previewOf = (shown: Shown, places: string, gone: AbortSignal): HTMLElement => new Preview(shown, places, gone).box;

class Preview {
  readonly box = document.createElement('figure');
  readonly #shown: Shown;
  readonly #places: string;
  readonly #image = document.createElement('img');
  readonly #words = document.createElement('span');
  readonly #back: HTMLButtonElement;
  readonly #on: HTMLButtonElement;
  #page = 1;
  #pages = 1;
  /** Ends the drawing of the page before. */
  #drawing = new AbortController();

  constructor(shown: Shown, places: string, gone: AbortSignal) {
    this.#shown = shown;
    this.#places = places;
    this.box.className = 'pdf-preview';
    this.#image.hidden = true;
    this.#words.setAttribute('role', 'status');
    this.#back = this.#button('‹', `Previous page of ${shown.name}`, -1);
    this.#on = this.#button('›', `Next page of ${shown.name}`, 1);
    const caption = document.createElement('figcaption');
    caption.append(this.#back, this.#words, this.#on);
    this.box.append(this.#image, caption);
    gone.addEventListener('abort', () => {
      this.#drawing.abort();
      URL.revokeObjectURL(this.#image.src);
    });
    // Once it is in the page, which is when it has a width.
    requestAnimationFrame(() => void this.#show(1));
  }

  #button(sign: string, label: string, by: number): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'icon';
    button.textContent = sign;
    button.setAttribute('aria-label', label);
    button.hidden = true;
    button.addEventListener('click', () => {
      const page = this.#page + by;
      if (page >= 1 && page <= this.#pages) void this.#show(page);
    });
    return button;
  }

  async #show(page: number): Promise<void> {
    this.#page = page;
    this.#drawing.abort();
    this.#drawing = new AbortController();
    const { signal } = this.#drawing;
    this.#words.textContent = 'Drawing …';
    const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Math.round((this.box.clientWidth || 400) * Math.min(2, devicePixelRatio))));
    const given = { files: [{ place: ['file'], as: 'file' as const, source: this.#shown.blob }], wanted: PICTURE };
    const ran = await runsAt(this.#places).run('pdf-page', { file: '', page, width }, { signal, given });
    if (signal.aborted) return;
    const picture = ran.ok ? ran.files?.[0] : undefined;
    URL.revokeObjectURL(this.#image.src);
    this.#image.hidden = picture === undefined;
    if (!ran.ok || !picture) return this.#fail(reasonOf(ran));
    this.#pages = Number(JSON.parse(ran.resultJson).pages);
    this.#image.src = URL.createObjectURL(new Blob([picture.bytes as Uint8Array<ArrayBuffer>], { type: 'image/png' }));
    this.#image.alt = `Page ${page} of ${this.#shown.name}`;
    this.#words.textContent = `Page ${page} of ${this.#pages}`;
    this.#back.hidden = this.#on.hidden = this.#pages === 1;
    // A button that has the focus keeps it.
    this.#back.setAttribute('aria-disabled', String(page === 1));
    this.#on.setAttribute('aria-disabled', String(page === this.#pages));
  }

  #fail(reason: string): void {
    const { name, size } = this.#shown;
    const place = this.#pages > 1 ? `, page ${this.#page} of ${this.#pages}` : '';
    this.#words.textContent = `No preview of ${name} (${size}${place}): ${reason}.`;
  }
}

/** Why there is no picture, as part of a sentence. */
function reasonOf(ran: Ran): string {
  if (ran.ok) return 'it cannot be drawn';
  if (ran.code === 'unprocessable_inputs') return ran.message.replace(/\.$/, '');
  return ran.code === 'tool_timeout' ? 'drawing it takes too long' : 'it cannot be drawn here';
}
