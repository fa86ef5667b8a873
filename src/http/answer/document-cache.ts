import type { Tagged } from './cacheable-document.ts';

/** Keeps the documents that were asked for last, up to a number of bytes together. */
export class DocumentCache {
  readonly #documents = new Map<string, Tagged>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The document of a key, made when it is not kept. */
  get(key: string, make: () => Tagged): Tagged {
    const known = this.#documents.get(key);
    if (known) return known;
    const made = make();
    if (made.body.length > this.#maxBytes) return made;
    this.#documents.set(key, made);
    this.#bytes += made.body.length;
    for (const [oldest, { body }] of this.#documents) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#documents.delete(oldest);
      this.#bytes -= body.length;
    }
    return made;
  }
}
