// The tree that parse5 makes of HTML, as browsers do.
import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

/** What is in a node; the content of a template is not. */
export const childrenOf = (node: HtmlNode): readonly HtmlNode[] => ('childNodes' in node ? node.childNodes : []);

/** The value of an attribute, or undefined. */
export const attribute = (element: HtmlElement, name: string): string | undefined => element.attrs.find((candidate) => candidate.name === name)?.value;

/** A node and what is in it, in document order, without recursion. @param enters whether to go into an element */
export function* walk(root: HtmlNode, enters: (element: HtmlElement) => boolean): Generator<HtmlNode> {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (isElement(node) && !enters(node)) continue;
    for (const child of childrenOf(node).toReversed()) waiting.push(child);
  }
}
