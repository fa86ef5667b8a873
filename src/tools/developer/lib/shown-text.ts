import { attribute, childrenOf, type HtmlElement, type HtmlNode, isElement } from '../../shared/formats/html-tree.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Displayed as blocks by the style sheet of the HTML Standard (section 15.3), or as parts of tables, lists and choices. */
const BLOCKS = words(
  'html body address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext pre search section slot summary table caption colgroup col thead tbody tfoot tr td th ul xmp br',
);
/** In the line like a letter, with lines of their own inside. */
const BOXES = words('audio button canvas embed iframe img input marquee meter object progress select svg math textarea video');
const UNSEEN = words('area base basefont datalist head link meta noembed noframes param rp script style template title source track');
const KEEPS_SPACE = words('pre textarea listing xmp plaintext');
/** The elements of SVG whose text is drawn in a line. */
const SVG_INLINE = words('tspan textPath a');

interface Context {
  /** Whether white space would stand at the start of a line or behind white space. */
  hasSpace: boolean;
  /** The text whose space at the end falls away where the line ends. */
  last: HtmlNode | undefined;
}

/** What of each text is seen with white space collapsed as browsers do it (CSS Text 3, section 4.1.1); texts of which nothing is left are not in it. */
export function shownTexts(root: HtmlNode): ReadonlyMap<HtmlNode, string> {
  const reader = new Reader();
  reader.block(root, false);
  return reader.texts;
}

/** Whether white space in an element stays as it is. */
function keepsSpace(element: HtmlElement): boolean {
  return KEEPS_SPACE.has(element.tagName) || /(?:^|;)\s*white-space\s*:\s*(?:pre|break-spaces)/i.test(attribute(element, 'style') ?? '');
}

class Reader {
  readonly texts = new Map<HtmlNode, string>();
  #context: Context = { hasSpace: true, last: undefined };

  /** Reads what is in a block, or in a box with lines of its own. */
  block(node: HtmlNode, keeps: boolean): void {
    const outer = this.#context;
    this.#context = { hasSpace: true, last: undefined };
    for (const child of 'content' in node ? childrenOf(node.content) : childrenOf(node)) this.#read(child, keeps);
    this.#endLine();
    this.#context = outer;
  }

  #read(node: HtmlNode, keeps: boolean): void {
    if (node.nodeName === '#text' && 'value' in node) this.#text(node, node.value, keeps);
    if (!isElement(node)) return;
    const inside = keeps || keepsSpace(node);
    const kind = kindOf(node);
    if (kind === 'inline') for (const child of childrenOf(node)) this.#read(child, inside);
    else {
      if (kind === 'block') this.#endLine();
      this.block(node, inside);
      if (kind === 'box') this.#context = { hasSpace: false, last: undefined };
    }
  }

  #text(node: HtmlNode, value: string, keeps: boolean): void {
    if (keeps) {
      this.texts.set(node, value);
      this.#context = { hasSpace: false, last: undefined };
      return;
    }
    const collapsed = value.replaceAll(/[ \t\n\f\r]+/g, ' ');
    const text = this.#context.hasSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (text === '') return;
    this.texts.set(node, text);
    const hasSpace = text.endsWith(' ');
    this.#context = { hasSpace, last: hasSpace ? node : undefined };
  }

  #endLine(): void {
    const { last } = this.#context;
    const text = last && this.texts.get(last)?.replace(/ $/, '');
    if (last !== undefined && text === '') this.texts.delete(last);
    else if (last !== undefined && text !== undefined) this.texts.set(last, text);
    this.#context = { hasSpace: true, last: undefined };
  }
}

function kindOf(element: HtmlElement): 'inline' | 'block' | 'box' | 'unseen' {
  const { tagName: name, namespaceURI, parentNode } = element;
  if (namespaceURI !== HTML && parentNode && 'namespaceURI' in parentNode && parentNode.namespaceURI === namespaceURI)
    return SVG_INLINE.has(name) ? 'inline' : 'block';
  if (BLOCKS.has(name)) return 'block';
  if (BOXES.has(name)) return 'box';
  return UNSEEN.has(name) ? 'unseen' : 'inline';
}
