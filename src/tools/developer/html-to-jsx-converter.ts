import { parse, parseFragment } from 'parse5';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { childrenOf, type HtmlNode, isElement } from '../shared/formats/html-tree.ts';
import { ATTRIBUTE_NAMES, BOOLEAN_ATTRIBUTES, EVENT_NAMES } from './lib/jsx-names.ts';
import { shownTexts } from './lib/shown-text.ts';

const MAX_DEPTH = 500;

/** More tags than this take longer to write than the event loop has time for. */
const MAX_QUICK_TAGS = 600;

export default defineTool({
  slug: 'html-to-jsx-converter',
  name: 'HTML to JSX Converter',
  category: 'developer',
  summary: 'Converts HTML or SVG markup to JSX that can be pasted into React.',
  description:
    'One element per line, children indented. Attributes get the names of React, style becomes an object, event attributes become functions around their code, style and script content goes into dangerouslySetInnerHTML. Several roots are wrapped in <>…</>.',
  reference: 'JSX; the HTML Standard (parse5); the attribute names of React DOM',
  keywords: ['react', 'tsx', 'html2jsx', 'classname', 'svg to react', 'component'],
  heavyWhen: ({ html }) => html.split('<').length > MAX_QUICK_TAGS,
  inputs: z.strictObject({
    html: z.string().max(500_000).describe('The HTML or SVG markup to convert'),
    component: z.string().min(1).max(100).optional().describe('Name of a component to wrap the markup in, starting with a capital letter'),
    indent: z.int().min(1).max(8).default(2).describe('Spaces per level of indentation'),
  }),
  result: z.strictObject({ jsx: z.string().describe('The markup as JSX') }),
  examples: [
    {
      inputs: { html: '<label class="a" for="x">Hi<input disabled tabindex="1"></label>' },
      result: { jsx: '<label className="a" htmlFor="x">\n  Hi\n  <input disabled tabIndex="1" />\n</label>' },
    },
    { inputs: { html: '<p style="font-size: 12px; color: red">x</p>' }, result: { jsx: "<p style={{ fontSize: '12px', color: 'red' }}>x</p>" } },
  ],
  run({ html, component, indent }) {
    if (component !== undefined && !/^\p{Lu}[\p{ID_Continue}$]*$/u.test(component)) {
      invalid('component', 'must be an identifier that starts with a capital letter, such as MyButton');
    }
    const step = ' '.repeat(indent);
    const isDocument = /^\s*(?:<!doctype|<html[\s>])/i.test(html);
    const root: HtmlNode = isDocument ? parse(html) : parseFragment(html);
    checkDepth(root);
    const writer = new Writer(shownTexts(root), step);
    const roots = childrenOf(root).filter((node) => writer.isWritten(node));
    const [only] = roots;
    const wraps = roots.length !== 1 || only === undefined || !isElement(only);
    const inner = writer.children(roots, wraps ? 1 : 0);
    const lines = wraps ? ['<>', ...inner, '</>'] : inner;
    if (component === undefined) return { jsx: lines.join('\n') };
    return { jsx: `export default function ${component}() {\n${step}return (\n${lines.map((line) => step + step + line).join('\n')}\n${step});\n}` };
  },
});

/** Elements that are nested too deeply are told as unprocessable. */
function checkDepth(root: HtmlNode): void {
  let level = contentOf(root);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) unprocessable(`The elements are nested deeper than ${MAX_DEPTH} levels.`, 'html');
    level = level.flatMap(contentOf);
  }
}

/** What is in a node; that of a template is in its content. */
const contentOf = (node: HtmlNode): readonly HtmlNode[] => ('content' in node ? childrenOf(node.content) : childrenOf(node));

const SPACE = "{' '}";
/** What JSX would read in a text, and the white space and line ends that compilers take for the margin of a line. */
const NEEDS_STRING = /[{}<>\v\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;

class Writer {
  readonly #texts: ReadonlyMap<HtmlNode, string>;
  readonly #step: string;

  /** @param texts what is seen of each text */
  constructor(texts: ReadonlyMap<HtmlNode, string>, step: string) {
    this.#texts = texts;
    this.#step = step;
  }

  isWritten(node: HtmlNode): boolean {
    return isElement(node) || node.nodeName === '#comment' || this.#texts.has(node);
  }

  /** The lines of nodes side by side. JSX drops white space at the ends of lines, so that it is written as strings there. */
  children(nodes: readonly HtmlNode[], level: number): string[] {
    const margin = this.#step.repeat(level);
    const lines: string[] = [];
    for (const node of nodes) {
      const text = this.#texts.get(node);
      if (text === undefined) lines.push(...this.#lines(node, level));
      else if (needsString(text)) lines.push(`${margin}{${JSON.stringify(text)}}`);
      else addText(lines, text, margin);
    }
    return lines;
  }

  #lines(node: HtmlNode, level: number): string[] {
    const margin = this.#step.repeat(level);
    if (!isElement(node)) return [`${margin}{/*${'data' in node ? node.data.replaceAll('*/', '* /') : ''}*/}`];
    const tag = node.tagName;
    if (!JSX_NAME.test(tag)) unprocessable(`JSX cannot name the element <${tag.slice(0, 50)}>.`, 'html');
    const head = `<${[tag, ...node.attrs.map(attribute)].join(' ')}`;
    if (tag === 'style' || tag === 'script') return [`${margin}${head}${rawContent(contentOf(node))} />`];
    const children = contentOf(node).filter((child) => this.isWritten(child));
    const [first] = children;
    if (first === undefined) return [`${margin}${head} />`];
    const text = this.#texts.get(first);
    if (children.length > 1 || text === undefined) return [`${margin}${head}>`, ...this.children(children, level + 1), `${margin}</${tag}>`];
    return [`${margin}${head}>${needsString(text) ? `{${JSON.stringify(text)}}` : escaped(text)}</${tag}>`];
  }
}

function addText(lines: string[], text: string, margin: string): void {
  const inner = text.replace(/^ /, '').replace(/ $/, '');
  const before = text.startsWith(' ') ? SPACE : '';
  const after = inner !== '' && text.endsWith(' ') ? SPACE : '';
  const last = lines.pop();
  if (last !== undefined) lines.push(last + before);
  const line = `${last === undefined ? before : ''}${escaped(inner)}${after}`;
  if (line !== '') lines.push(margin + line);
}

const needsString = (text: string): boolean => NEEDS_STRING.test(text) || /[\n\r\t\f]| {2}/.test(text);
const escaped = (text: string): string => text.replaceAll('\u00a0', '{"\u00a0"}').replaceAll('&', '&amp;');

/** Names of elements and attributes that JSX can write. */
const JSX_NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$-]*(?::[\p{ID_Start}$_][\p{ID_Continue}$-]*)?$/u;

const rawContent = (children: readonly HtmlNode[]): string => {
  const raw = children.map((child) => ('value' in child ? child.value : '')).join('');
  return raw === '' ? '' : ` dangerouslySetInnerHTML={{ __html: ${JSON.stringify(raw)} }}`;
};

function attribute({ name: local, value, prefix }: { name: string; value: string; prefix?: string }): string {
  const name = prefix ? `${prefix}:${local}` : local;
  if (/^(?:data|aria)-[\w-]*$/.test(name)) return `${name}=${quoted(value)}`;
  if (name === 'style') return `style={{ ${styleObject(value)} }}`.replace('{{  }}', '{{}}');
  const event = EVENT_NAMES.get(name.toLowerCase());
  // A comment ends with its line.
  if (event !== undefined) return `${event}={() => { ${value.trim()}${value.includes('//') ? '\n' : ' '}}}`;
  if (!JSX_NAME.test(name)) return `{...{ ${JSON.stringify(name)}: ${JSON.stringify(value)} }}`;
  const known = ATTRIBUTE_NAMES.get(name.toLowerCase()) ?? name;
  return BOOLEAN_ATTRIBUTES.has(name.toLowerCase()) ? known : `${known}=${quoted(value)}`;
}

const quoted = (value: string): string => (/["\\\n\r]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value.replaceAll('&', '&amp;')}"`);

/** The declarations of a style attribute as members; semicolons in brackets and strings separate nothing. */
function styleObject(style: string): string {
  const declarations = style.match(/(?:[^;"'(]|"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\((?:[^()"']|"[^"]*"|'[^']*')*\)?)+/gs) ?? [];
  return declarations
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(0, colon)).trim();
      const value = declaration.slice(colon + 1).trim();
      return colon < 0 || property === '' || value === '' ? [] : [`${memberName(property)}: '${value.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`];
    })
    .join(', ');
}

/** font-size is fontSize, -webkit-x is WebkitX, -ms-x is msX; custom properties keep their names. */
function memberName(property: string): string {
  if (property.startsWith('--')) return `'${property.replace(/[\\']/g, '\\$&')}'`;
  const camel = property
    .toLowerCase()
    .replace(/^-ms-/, 'ms-')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return /^[A-Za-z_$][\w$]*$/.test(camel) ? camel : `'${camel.replace(/[\\']/g, '\\$&')}'`;
}
