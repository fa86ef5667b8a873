import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string): string | undefined => element.attrs.find((candidate) => candidate.name === name)?.value;

/** All elements below a node, in order; what is in a template is not a part of the page. */
function* elements(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elements(node.childNodes);
  }
}

const textOf = (element: Element): string => element.childNodes.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('');

/**
 * What a browser without script sends for a form as it is on a page (HTML standard, "constructing the entry list"):
 * line ends as CRLF, unchecked boxes not at all.
 */
export function sentBy(page: string, formId: string): URLSearchParams {
  const all = [...elements(parse(page).childNodes as Node[])];
  const form = all.find((element) => element.tagName === 'form' && attribute(element, 'id') === formId);
  if (!form) throw new Error(`the page has no form ${formId}`);
  const fields = new URLSearchParams();
  for (const element of elements(form.childNodes)) {
    const name = attribute(element, 'name');
    if (name === undefined || attribute(element, 'disabled') !== undefined) continue;
    const value = valueOfControl(element);
    if (value !== undefined) fields.append(name, value.replace(/\r\n?|\n/g, '\r\n'));
  }
  return fields;
}

function valueOfControl(element: Element): string | undefined {
  switch (element.tagName) {
    case 'textarea':
      // The parser has dropped the line end that follows the tag.
      return textOf(element);
    case 'select': {
      const options = [...elements(element.childNodes)].filter(({ tagName }) => tagName === 'option');
      const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
      return chosen && (attribute(chosen, 'value') ?? textOf(chosen).trim());
    }
    case 'input':
      // Without a file that was chosen it holds nothing.
      if (attribute(element, 'type') === 'file') return undefined;
      if (/^(?:checkbox|radio)$/.test(attribute(element, 'type') ?? ''))
        return attribute(element, 'checked') === undefined ? undefined : (attribute(element, 'value') ?? 'on');
      return attribute(element, 'value') ?? '';
    default:
      return undefined;
  }
}
