import type { ResultShape } from '../../browser/messages.ts';
import type { Html } from '../html.ts';

/** At most so many characters of one text are laid out. */
export const MAX_TEXT = 200_000;

/** How many characters of a result are laid out in all, each value counting for some more. */
const MAX_LAID_OUT = 300_000;
const VALUE = 40;
/** How many characters the addresses of all pictures may have, each counted twice: it is shown and saved by it. */
const MAX_PICTURES = 24_000_000;

/** What may still be laid out. */
export class Room {
  #left = MAX_LAID_OUT;
  #pictures = MAX_PICTURES;

  get isFull(): boolean {
    return this.#left <= 0;
  }

  /** The beginning of a text, as much as there is room for. */
  take(text: string, most = MAX_TEXT): string {
    const shown = text.slice(0, Math.max(0, Math.min(most, this.#left)));
    this.#left -= shown.length + VALUE;
    return shown;
  }

  /** Whether a picture is laid out, by its address: there is as much room for pictures as for the largest of them, whatever texts take. */
  takesPicture(address: string): boolean {
    if (this.isFull || 2 * address.length > this.#pictures) return false;
    this.#pictures -= 2 * address.length;
    this.#left -= VALUE;
    return true;
  }

  /** Lays out the first of some items, as many as there is room for. */
  each<Item>(items: readonly Item[], most: number, show: (item: Item, at: number) => Html): Html[] {
    const shown: Html[] = [];
    for (const item of items) {
      if (shown.length === most || this.isFull) break;
      this.#left -= VALUE;
      shown.push(show(item, shown.length));
    }
    return shown;
  }
}

/** What the parts of a result are laid out with. */
export interface Drawing {
  room: Room;
  shape: ResultShape;
  /** The whole result. */
  result: Readonly<Record<string, unknown>>;
  viewOf: ViewOf;
}

/** What the tool says should be seen of a field: above what is shown of it anyway, below, or instead. */
export interface Viewed {
  above?: Html | false;
  below?: Html | false;
  instead?: Html | false;
}

/** The view of a field. @param path that of the field: only those of the result itself have one */
export type ViewOf = (path: string, value: unknown, drawing: Drawing) => Viewed;
