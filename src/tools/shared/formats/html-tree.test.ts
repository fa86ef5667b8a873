import { parse, parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { attribute, childrenOf, type HtmlNode, isElement, walk } from './html-tree.ts';

const names = (nodes: Iterable<HtmlNode>): string[] => Array.from(nodes, ({ nodeName }) => nodeName);

it('gives the nodes of a tree in document order', () => {
  const root = parse('<!DOCTYPE html><title>a</title><p>b<i>c</i>d<!--e--><ul><li>f<li>g');
  // HTML Standard, section 13.2.6: html, head and body are there also where their tags are not.
  expect(names(walk(root, () => true))).toEqual(
    '#document #documentType html head title #text body p #text i #text #text #comment ul li #text li #text'.split(' '),
  );
});

it('gives an element that is not entered, and nothing of what is in it', () => {
  const root = parseFragment('<p>a<b>c<i>d</i></b>e</p><b>f</b>');
  expect(names(walk(root, ({ tagName }) => tagName !== 'b'))).toEqual(['#document-fragment', 'p', '#text', 'b', '#text', 'b']);
});

it('leaves out what is in a template, which is no part of the document', () => {
  expect(names(walk(parseFragment('<template><p>a</p></template>'), () => true))).toEqual(['#document-fragment', 'template']);
});

it('takes 200,000 elements side by side, and as many in each other as parse5 makes', () => {
  expect(Array.from(walk(parseFragment('<br>'.repeat(200_000)), () => true))).toHaveLength(200_001);
  expect(Array.from(walk(parseFragment('<div>'.repeat(20_000)), () => true))).toHaveLength(20_001);
});

it('tells elements and their attributes', () => {
  const [image, text] = childrenOf(parseFragment('<img ALT="a &amp; b" alt=c hidden>d'));
  expect(image && isElement(image) && ['alt', 'hidden', 'src', 'ALT'].map((name) => attribute(image, name))).toEqual(['a & b', '', undefined, undefined]);
  expect(text && [isElement(text), childrenOf(text)]).toEqual([false, []]);
});
