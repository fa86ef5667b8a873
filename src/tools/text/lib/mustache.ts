import { unprocessable } from '../../errors.ts';
import { countGraphemes, limitResult } from '../../shared/text/segments.ts';

/** A parsed template. */
type Node =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; name: string; escaped: boolean }
  | { kind: 'section'; name: string; inverted: boolean; children: Node[] }
  | { kind: 'partial'; name: string; indent: string };

interface Section {
  name: string;
  inverted: boolean;
  children: Node[];
  at: number;
}

const MAX_DEPTH = 200;

/** Parses a template (Mustache specification 1.4 without optional modules). What is not closed or closed wrongly is unprocessable. */
export function parseTemplate(template: string, path: string): Node[] {
  const root: Node[] = [];
  const open: Section[] = [];
  let nodes = root;
  let [opening, closing] = ['{{', '}}'];
  let at = 0;
  let lineStart = 0;
  const fail = (offset: number, message: string): never => unprocessable(`${message} at ${place(template, offset)}.`, path);
  const addText = (text: string): void => {
    if (text !== '') nodes.push({ kind: 'text', text });
  };
  for (;;) {
    const start = template.indexOf(opening, at);
    if (start < 0) break;
    const newline = template.lastIndexOf('\n', start - 1);
    if (start > 0 && newline >= at) lineStart = newline + 1;
    const sigil = template[start + opening.length] ?? '';
    const close = sigil === '{' ? `}${closing}` : sigil === '=' ? `=${closing}` : closing;
    const bodyStart = start + opening.length + ('#^/!>={&'.includes(sigil) && sigil !== '' ? 1 : 0);
    const bodyEnd = template.indexOf(close, bodyStart);
    if (bodyEnd < 0) fail(start, `The tag ${JSON.stringify(template.slice(start, start + 20))} is not closed`);
    const end = bodyEnd + close.length;
    const content = template.slice(bodyStart, bodyEnd).trim();
    const indent = template.slice(Math.max(lineStart, at), start);
    const rest = standaloneRest(template, end);
    const isAlone = '#^/!>='.includes(sigil) && sigil !== '' && at <= lineStart && /^[ \t]*$/.test(indent) && rest >= 0;
    addText(template.slice(at, isAlone ? lineStart : start));
    switch (sigil) {
      case '#':
      case '^': {
        const section: Section = { name: content, inverted: sigil === '^', children: [], at: start };
        if (open.length >= MAX_DEPTH) fail(start, `Sections nested deeper than ${MAX_DEPTH}`);
        nodes.push({ kind: 'section', name: content, inverted: section.inverted, children: section.children });
        open.push(section);
        nodes = section.children;
        break;
      }
      case '/': {
        const section = open.pop() ?? fail(start, `{{/${content}}} closes no section`);
        if (section.name !== content) fail(start, `{{/${content}}} stands where the section ${JSON.stringify(section.name)} should be closed`);
        nodes = open.at(-1)?.children ?? root;
        break;
      }
      case '>':
        nodes.push({ kind: 'partial', name: content, indent: isAlone ? indent : '' });
        break;
      case '=': {
        const delimiters = content.split(/\s+/);
        const [first = '', second = ''] = delimiters;
        if (delimiters.length !== 2 || content.includes('=')) fail(start, 'Delimiters must be two, separated by white space and without =,');
        [opening, closing] = [first, second];
        break;
      }
      case '!':
        break;
      default:
        nodes.push({ kind: 'variable', name: content, escaped: sigil !== '{' && sigil !== '&' });
    }
    at = isAlone ? rest : end;
    if (isAlone) lineStart = at;
    else if (template.slice(start, end).includes('\n')) lineStart = template.lastIndexOf('\n', end - 1) + 1;
  }
  const section = open.at(-1);
  if (section) fail(section.at, `The section ${JSON.stringify(section.name)} is not closed; it begins`);
  addText(template.slice(at));
  return root;
}

/** The start of the next line when nothing but spaces and tabs stands behind a tag; -1 otherwise. */
function standaloneRest(template: string, end: number): number {
  let i = end;
  while (template[i] === ' ' || template[i] === '\t') i++;
  if (i === template.length || template[i] === '\n') return Math.min(i + 1, template.length);
  return template.startsWith('\r\n', i) ? i + 2 : -1;
}

function place(template: string, offset: number): string {
  const before = template.slice(0, offset).split('\n');
  return `line ${before.length}, column ${countGraphemes(before.at(-1) ?? '') + 1}`;
}

/** The characters the mustache library escapes for HTML. */
const ENTITIES = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '/': '&#x2F;', '`': '&#x60;', '=': '&#x3D;' }));

export interface RenderOptions {
  partials: Readonly<Record<string, string>>;
  escape: boolean;
}

/** Renders a template with data. */
export function renderTemplate(template: string, data: unknown, options: RenderOptions): string {
  return new Renderer(options).render(parseTemplate(template, 'template'), data);
}

class Renderer {
  readonly #options: RenderOptions;
  readonly #parsed = new Map<string, Node[]>();
  readonly #pieces: string[] = [];
  #length = 0;
  #depth = 0;

  constructor(options: RenderOptions) {
    this.#options = options;
  }

  render(nodes: readonly Node[], data: unknown): string {
    this.#write(nodes, [data]);
    return this.#pieces.join('');
  }

  #write(nodes: readonly Node[], contexts: readonly unknown[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') this.#add(node.text);
      else if (node.kind === 'variable') {
        const text = textOf(lookup(node.name, contexts));
        this.#add(node.escaped && this.#options.escape ? text.replace(/[&<>"'/`=]/g, (character) => ENTITIES.get(character) ?? character) : text);
      } else if (node.kind === 'section') this.#section(node, contexts);
      else this.#partial(node.name, node.indent, contexts);
    }
  }

  #section({ name, inverted, children }: { name: string; inverted: boolean; children: Node[] }, contexts: readonly unknown[]): void {
    const value = lookup(name, contexts);
    const isEmpty = !value || (Array.isArray(value) && value.length === 0);
    if (inverted !== isEmpty) return;
    if (inverted) this.#write(children, contexts);
    else for (const item of Array.isArray(value) ? value : [value]) this.#write(children, [...contexts, item]);
  }

  #partial(name: string, indent: string, contexts: readonly unknown[]): void {
    if (!Object.hasOwn(this.#options.partials, name)) return;
    if (++this.#depth > MAX_DEPTH) unprocessable(`The partial ${JSON.stringify(name)} is nested deeper than ${MAX_DEPTH}.`, `partials.${name}`);
    const key = `${indent}>${name}`;
    const parsed = this.#parsed.get(key) ?? parseTemplate(indented(this.#options.partials[name] ?? '', indent), `partials.${name}`);
    this.#parsed.set(key, parsed);
    this.#write(parsed, contexts);
    this.#depth--;
  }

  #add(text: string): void {
    this.#length += text.length;
    limitResult(this.#length);
    this.#pieces.push(text);
  }
}

const indented = (template: string, indent: string): string => (indent === '' ? template : template.replace(/(^|\n)(?=[^\r\n])/g, `$1${indent}`));

/** The first part of a dotted name is looked up from the innermost context outwards, the others in it; only own properties count. */
function lookup(name: string, contexts: readonly unknown[]): unknown {
  if (name === '.') return contexts.at(-1);
  const [first = '', ...rest] = name.split('.');
  const holder = contexts.findLast((context) => hasOwn(context, first));
  let value = own(holder, first);
  for (const part of rest) value = own(value, part);
  return value;
}

const hasOwn = (holder: unknown, key: string): boolean => typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key);

const own = (holder: unknown, key: string): unknown => (hasOwn(holder, key) ? Reflect.get(Object(holder), key) : undefined);

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value)
    ? value
        .flat(MAX_DEPTH)
        .map((item) => (typeof item === 'object' ? (item === null ? '' : '[object Object]') : String(item)))
        .join(',')
    : '[object Object]';
}
