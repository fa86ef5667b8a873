/** Markup that is safe to send. Only `html` makes it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = Html | string | number | false | null | undefined | readonly Content[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup from a template: whatever is put in is escaped, unless it is markup itself. Quote attribute values. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(String.raw({ raw: parts }, ...contents.map(write)));
}

function write(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (Array.isArray(content)) return content.map(write).join('');
  if (content === null || content === undefined || content === false) return '';
  return String(content).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** JSON in an element that no browser runs: data for the page's script, or for search engines. */
export function jsonElement(type: 'application/json' | 'application/ld+json', value: unknown, id?: string): Html {
  const attribute = id === undefined ? '' : ` id="${id}"`;
  return new Html(`<script type="${type}"${attribute}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`);
}
