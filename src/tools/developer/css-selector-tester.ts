import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { formStates } from './lib/form-states.ts';
import { readSelectors } from './lib/specificity.ts';

/** What only a browser could tell. */
const DYNAMIC =
  'hover focus focus-within focus-visible active visited target fullscreen playing paused user-valid user-invalid autofill popover-open modal picture-in-picture current past future defined'.split(
    ' ',
  );
/** The rest of what is matched here, by the library and by the states of forms. */
const KNOWN = new Set(
  `${DYNAMIC.join(' ')} is where not has matches root scope empty lang any-link link first-child last-child only-child first-of-type last-of-type only-of-type nth-child nth-last-child nth-of-type nth-last-of-type disabled enabled checked required optional read-write read-only`.split(
    ' ',
  ),
);

export default defineTool({
  slug: 'css-selector-tester',
  name: 'CSS Selector Tester',
  category: 'developer',
  summary: 'Shows which elements of an HTML document a CSS selector matches.',
  description:
    'The document is read as browsers read it, so that html, head and body are there. Selectors are those of Level 4 that need no browser; dynamic ones (:hover, :focus, ::before) match nothing.',
  reference: 'Selectors Level 4; the HTML Standard (css-select over parse5)',
  keywords: ['queryselector', 'scrape', 'find elements', 'css query', 'dom'],
  cost: 'heavy',
  inputs: z.strictObject({
    html: z.string().max(500_000).describe('The HTML document or fragment to search'),
    selector: z.string().min(1).max(1000).describe('A CSS selector; a comma separates several'),
    limit: z.int().min(1).max(1000).default(100).describe('How many matches to list at the most'),
  }),
  result: z.strictObject({
    count: z.int().describe('How many elements match, also past the limit'),
    matches: z
      .array(
        z.strictObject({
          tag: z.string().describe('Name of the element in lower case'),
          id: z.string().optional().describe('Id attribute of the element; absent without one'),
          classes: z.array(z.string()).describe('Classes of the element, in their order'),
          text: z.string().describe('Text of the element with runs of white space as one space'),
          html: z.string().describe('The element as the HTML Standard serialises it'),
        }),
      )
      .describe('The elements in the order of the document'),
  }),
  headline: 'matches',
  pageInputs: {
    html: '<ul class="menu"><li class="active"><a href="/">Home</a></li><li><a href="/shop">Shop</a></li><li><a href="/about">About</a></li></ul>',
    selector: '.menu li:not(.active) a',
  },
  examples: [
    {
      inputs: { html: '<ul><li class="a">1</li><li>2</li></ul>', selector: 'li:not(.a)' },
      result: { count: 1, matches: [{ tag: 'li', classes: [], text: '2', html: '<li>2</li>' }] },
    },
  ],
  async run({ html, selector, limit }) {
    // Read by our own parser first, whose errors tell the place.
    const parts = readSelectors(selector, 'selector', (name) => KNOWN.has(name));
    const usable = parts.filter(({ isPseudoElement }) => !isPseudoElement).map(({ plain }) => plain);
    if (usable.length === 0) return { count: 0, matches: [] };
    const [{ parse, serializeOuter }, { adapter }, { selectAll }] = await Promise.all([
      import('parse5'),
      import('parse5-htmlparser2-tree-adapter'),
      import('css-select'),
    ]);
    const document = parse(html, { treeAdapter: adapter });
    const found = attempt(() => selectAll(usable.join(', '), document.children, { xmlMode: false, pseudos: pseudoClasses(document) }));
    const matches = found.slice(0, limit).flatMap((element) => {
      if (!('attribs' in element)) return [];
      const { id, class: classNames = '' } = element.attribs;
      return [
        {
          tag: element.name,
          ...(id !== undefined && { id }),
          classes: classNames.split(/[\t\n\f\r ]+/).filter(Boolean),
          text: textOf(element).replace(/\s+/g, ' ').trim(),
          html: serializeOuter(element, { treeAdapter: adapter }),
        },
      ];
    });
    return { count: found.length, matches };
  },
});

/** What parses and has no meaning without a browser or a namespace is told as unprocessable. */
function attempt<Result>(select: () => Result): Result {
  try {
    return select();
  } catch (error) {
    return unprocessable(`The selector cannot be matched here: ${error instanceof Error ? error.message : 'it is not known'}.`, 'selector');
  }
}

type Node = Htmlparser2TreeAdapterMap['node'];

const pseudoClasses = (document: Htmlparser2TreeAdapterMap['document']) => ({
  ...Object.fromEntries(DYNAMIC.map((name) => [name, () => false])),
  // Where the library has a selector for a name, only another selector takes its place.
  ...Object.fromEntries(Object.entries(formStates(document)).flatMap(([name, state]) => [[name, `:is-${name}`] as const, [`is-${name}`, state] as const])),
  // HTML Standard, section 4.16.3: links are a and area.
  'any-link': ':is(a, area)[href]',
  link: ':is(a, area)[href]',
});

const TEXT_NODE = 3;

/** The text below a node. Deep documents are walked without recursion. */
function textOf(node: Node): string {
  const pieces: string[] = [];
  const pending: Node[] = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if ('children' in next) for (const child of next.children.toReversed()) pending.push(child);
    else if ('data' in next && next.nodeType === TEXT_NODE) pieces.push(next.data);
  }
  return pieces.join('');
}
