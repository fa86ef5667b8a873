import { parse, parseFragment } from 'parse5';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { ATTRIBUTE_NAMES, BOOLEAN_ATTRIBUTES, EVENT_NAMES } from './lib/jsx-names.ts';

const MAX_DEPTH = 500;

/** More tags than this take longer to write than the event loop has time for. */
const MAX_QUICK_TAGS = 600;

export default defineTool({
  slug: 'html-to-jsx-converter',
  name: 'HTML to JSX Converter',
  category: 'developer',
  summary: 'Turns HTML or SVG markup into JSX for React.',
  description:
    'One element a line, children indented. Attributes get the names of React, style becomes an object, event attributes become functions around their code, style and script content goes into dangerouslySetInnerHTML. Several roots are wrapped in <>…</>.',
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
    const root: Node = isDocument ? parse(html) : parseFragment(html);
    const roots = root.childNodes ?? [];
    const write = (level: number): string[] => roots.flatMap((node) => lines(node, step, level, 0));
    const plain = write(0);
    const wraps = roots.filter(isShown).length !== 1 || isShownText(roots.filter(isShown)[0]);
    const wrapped = wraps ? ['<>', ...write(1), '</>'] : plain;
    if (component === undefined) return { jsx: wrapped.join('\n') };
    const inner = wrapped.map((line) => step + step + line).join('\n');
    return { jsx: `export default function ${component}() {\n${step}return (\n${inner}\n${step});\n}` };
  },
});

interface Node {
  nodeName: string;
  tagName?: string;
  value?: string;
  data?: string;
  attrs?: readonly { name: string; value: string; prefix?: string }[];
  childNodes?: readonly Node[];
  content?: Node;
}

const isText = (node: Node | undefined): boolean => node?.nodeName === '#text';
const isShown = (node: Node): boolean => node.nodeName !== '#documentType' && (!isText(node) || (node.value ?? '').trim() !== '');
const isShownText = (node: Node | undefined): boolean => node === undefined || isText(node) || node.nodeName === '#comment';

function lines(node: Node, step: string, level: number, depth: number): string[] {
  if (depth > MAX_DEPTH) unprocessable(`The elements are nested deeper than ${MAX_DEPTH} levels.`, 'html');
  const margin = step.repeat(level);
  if (!isShown(node)) return [];
  if (isText(node)) return [margin + textOf(node)];
  if (node.nodeName === '#comment') return [`${margin}{/*${(node.data ?? '').replaceAll('*/', '* /')}*/}`];
  const tag = node.tagName ?? node.nodeName;
  const head = `<${[tag, ...(node.attrs ?? []).map(attribute)].join(' ')}`;
  const children = (node.content ?? node).childNodes?.filter(isShown) ?? [];
  if (tag === 'style' || tag === 'script') return [`${margin}${head}${rawContent(children)} />`];
  const [first] = children;
  if (first === undefined) return [`${margin}${head} />`];
  if (children.length === 1 && isText(first)) return [`${margin}${head}>${textOf(first)}</${tag}>`];
  return [`${margin}${head}>`, ...children.flatMap((child) => lines(child, step, level + 1, depth + 1)), `${margin}</${tag}>`];
}

const rawContent = (children: readonly Node[]): string => {
  const raw = children.map(({ value = '' }) => value).join('');
  return raw === '' ? '' : ` dangerouslySetInnerHTML={{ __html: ${JSON.stringify(raw)} }}`;
};

/** Text with runs of white space as one space; what JSX would read is in a string. */
function textOf({ value = '' }: Node): string {
  const text = value.replace(/[ \t\n\f\r]+/g, ' ').trim();
  return /[{}<>]/.test(text) ? `{${JSON.stringify(text)}}` : text.replaceAll('\u00a0', '{"\u00a0"}').replaceAll('&', '&amp;');
}

function attribute({ name: local, value, prefix }: { name: string; value: string; prefix?: string }): string {
  const name = prefix ? `${prefix}:${local}` : local;
  if (/^(?:data|aria)-/.test(name)) return `${name}=${quoted(value)}`;
  if (name === 'style') return `style={{ ${styleObject(value)} }}`.replace('{{  }}', '{{}}');
  const event = EVENT_NAMES.get(name.toLowerCase());
  if (event !== undefined) return `${event}={() => { ${value.trim()} }}`;
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
