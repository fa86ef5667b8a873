// HTML as browsers parse it, and what the tools read from it.
import { unprocessable } from '../../errors.ts';
import { attribute, childrenOf, type HtmlElement, type HtmlNode, isElement, walk } from '../../shared/formats/html-tree.ts';

/** An input that holds a whole page. */
export const MAX_HTML_LENGTH = 1_000_000;

const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);
/** Elements inside one another would otherwise be read again and again. */
const MAX_STEPS = 5_000_000;

/** All elements of a page in document order; the content of templates is not among them. */
export async function pageElements(html: string): Promise<HtmlElement[]> {
  const { parse } = await import('parse5');
  return Array.from(walk(parse(html), () => true)).filter(isElement);
}

/** The tokens of an attribute such as rel, in lower case. */
export const tokens = (text: string | undefined): string[] =>
  collapse(text ?? '')
    .toLowerCase()
    .split(' ');

/** Runs of ASCII white space as one space, none at the ends. */
export const collapse = (text: string): string => text.replace(/[ \t\n\f\r]+/g, ' ').replace(/^ | $/g, '');

/** A reader of the text of elements: their text content, collapsed, without scripts, styles, templates and noscript. One reader serves one page and bounds the work on it. */
export function textReader(): (element: HtmlElement) => string {
  let steps = 0;
  return (element) => {
    const pieces: string[] = [];
    for (const node of walk(element, ({ tagName }) => !LEFT_OUT.has(tagName))) {
      if (node.nodeName === '#text' && 'value' in node) {
        pieces.push(node.value);
        steps += node.value.length;
      }
      steps += 1;
      if (steps > MAX_STEPS) unprocessable('Elements are nested in one another too deeply to list the text of each.', 'html');
    }
    return collapse(pieces.join(''));
  };
}

/** The text as written in a script, style or title element. */
export const rawText = (element: HtmlElement): string =>
  childrenOf(element)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');

/** Elements that begin and end a line of their own when shown. */
const BLOCKS = new Set(
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre search section summary table tbody td tfoot th thead title tr ul'.split(
    ' ',
  ),
);

/** The visible text of the body, each block on a line of its own. */
export async function visibleLines(html: string): Promise<string> {
  const { parse } = await import('parse5');
  const body = Array.from(walk(parse(html), ({ tagName }) => tagName === 'html')).find(
    (node) => isElement(node) && (node.tagName === 'body' || node.tagName === 'frameset'),
  );
  if (!body) return '';
  const pieces: string[] = [];
  const waiting: (HtmlNode | string)[] = [body];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') pieces.push(node);
    else if (node.nodeName === '#text' && 'value' in node) pieces.push(node.value.replace(/[ \t\n\f\r]+/g, ' '));
    else if (!isElement(node) || !LEFT_OUT.has(node.tagName)) {
      const isBlock = isElement(node) && BLOCKS.has(node.tagName);
      if (isBlock) {
        pieces.push('\n');
        waiting.push('\n');
      }
      for (const child of childrenOf(node).toReversed()) waiting.push(child);
    }
  }
  return pieces.join('');
}

/** The address that relative ones are resolved against: the page's own with the first base element applied, or undefined. */
export function baseOf(elements: readonly HtmlElement[], pageUrl: string | undefined): string | undefined {
  const href = elements.map((element) => (element.tagName === 'base' ? attribute(element, 'href') : undefined)).find((value) => value !== undefined);
  return (href === undefined ? undefined : URL.parse(href, pageUrl)?.href) ?? pageUrl;
}
