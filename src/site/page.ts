import type { Html } from './html.ts';

/** One page, before it has its frame. */
export interface Page {
  title: string;
  /** For search engines and previews. */
  description?: string;
  body: Html;
  /** Islands of script to load, by the name of their file, besides those of every page. */
  scripts?: readonly string[];
  /** Islands that a script of the page is sure to load, to be fetched beside it. */
  preloads?: readonly string[];
  /** Style sheets to load besides that of every page, named the same way. */
  styles?: readonly string[];
  /** The path of the page's one true address, where search engines may list it. */
  canonical?: string;
  /** Structured data (schema.org). */
  structured?: Readonly<Record<string, unknown>>;
  /** Whether the page has the search in its body. */
  hasSearch?: boolean;
  /** The text to search for, where the page shows what was found. */
  query?: string;
}
