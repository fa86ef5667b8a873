import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Category } from '../tools/categories.ts';
import type { Tool } from '../tools/define.ts';

/** Where a tool is: the folder and the file are named for them, so they may only come from a card, never from a caller. */
export interface Place {
  category: Category | 'detection';
  slug: string;
}

/** Where detection is: made as a tool is, and in no catalogue. */
export const DETECTION: Place = { category: 'detection', slug: 'detect' };

/** Imports a tool's file. @param attempt counted from 0; the runtime remembers a file that failed, so a further attempt has to ask under another name */
export type ImportTool = (place: Place, attempt: number) => Promise<{ default: Tool }>;

/** How long a failure is kept before the tool is tried again, in milliseconds. */
const RETRY_AFTER = 10_000;

interface Failure {
  attempts: number;
  at: number;
  error: unknown;
}

/** Loads tools one at a time, each when it is first called, and keeps them. Between two of them the event loop gets its turn. */
export class ToolLoader {
  readonly #loaded = new Map<string, Tool>();
  readonly #loading = new Map<string, Promise<Tool>>();
  readonly #failures = new Map<string, Failure>();
  readonly #import: ImportTool;
  readonly #clock: () => number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(importTool: ImportTool = importFile, clock: () => number = Date.now) {
    this.#import = importTool;
    this.#clock = clock;
  }

  /** The tool, if it is loaded already. */
  loaded(slug: string): Tool | undefined {
    return this.#loaded.get(slug);
  }

  /** Loads a tool; calls at the same time share one import. Rejects with what the import failed with, and again until `RETRY_AFTER` has passed. */
  load(place: Place): Promise<Tool> {
    const { slug } = place;
    const failed = this.#failures.get(slug);
    if (failed && this.#clock() - failed.at < RETRY_AFTER) return Promise.reject(failed.error);
    const known = this.#loading.get(slug);
    if (known) return known;
    const loading = this.#last.then(() => this.#loadNow(place, failed?.attempts ?? 0)).finally(() => this.#loading.delete(slug));
    this.#loading.set(slug, loading);
    this.#last = loading.then(nextTurn, nextTurn);
    return loading;
  }

  async #loadNow(place: Place, attempts: number): Promise<Tool> {
    try {
      const { default: tool } = await this.#import(place, attempts);
      this.#loaded.set(place.slug, tool);
      this.#failures.delete(place.slug);
      return tool;
    } catch (error) {
      this.#failures.set(place.slug, { attempts: attempts + 1, at: this.#clock(), error });
      throw error;
    }
  }
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

const importFile: ImportTool = ({ category, slug }, attempt) =>
  import(new URL(`../tools/${category}/${slug}.${extension}${attempt > 0 ? `?attempt=${attempt}` : ''}`, import.meta.url).href);
