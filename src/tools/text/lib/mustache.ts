import { unprocessable } from '../../errors.ts';
import { placeOf } from '../../shared/text/places.ts';
import { limitResult } from '../../shared/text/segments.ts';

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
  return new TemplateReader(template, path).read();
}

/** Signs that may stand alone on a line, which then goes with them. */
const STANDALONE = '#^/!>=';
const SIGILS = `${STANDALONE}{&`;

/** A tag as it is in the template. */
interface Tag {
  sigil: string;
  content: string;
  start: number;
  end: number;
  /** What comes before it on its line, after the tag before. */
  indent: string;
}

class TemplateReader {
  readonly #template: string;
  readonly #path: string;
  readonly #root: Node[] = [];
  readonly #open: Section[] = [];
  #nodes = this.#root;
  #delimiters: readonly [opening: string, closing: string] = ['{{', '}}'];
  #at = 0;
  #lineStart = 0;

  constructor(template: string, path: string) {
    this.#template = template;
    this.#path = path;
  }

  read(): Node[] {
    for (let tag = this.#nextTag(); tag; tag = this.#nextTag()) {
      const rest = standaloneRest(this.#template, tag.end);
      const isAlone = isIn(STANDALONE, tag.sigil) && this.#at <= this.#lineStart && /^[ \t]*$/.test(tag.indent) && rest >= 0;
      this.#addText(isAlone ? this.#lineStart : tag.start);
      this.#take(isAlone ? tag : { ...tag, indent: '' });
      this.#at = isAlone ? rest : tag.end;
      if (isAlone) this.#lineStart = this.#at;
      else if (this.#template.slice(tag.start, tag.end).includes('\n')) this.#lineStart = this.#template.lastIndexOf('\n', tag.end - 1) + 1;
    }
    const section = this.#open.at(-1);
    if (section) this.#fail(section.at, `The section ${JSON.stringify(section.name)} is not closed; it begins`);
    this.#addText(this.#template.length);
    return this.#root;
  }

  #nextTag(): Tag | undefined {
    const template = this.#template;
    const [opening, closing] = this.#delimiters;
    const start = template.indexOf(opening, this.#at);
    if (start < 0) return undefined;
    const newline = template.slice(this.#at, start).lastIndexOf('\n');
    if (newline >= 0) this.#lineStart = this.#at + newline + 1;
    const sigil = template[start + opening.length] ?? '';
    const close = sigil === '{' ? `}${closing}` : sigil === '=' ? `=${closing}` : closing;
    const bodyStart = start + opening.length + (isIn(SIGILS, sigil) ? 1 : 0);
    const bodyEnd = template.indexOf(close, bodyStart);
    if (bodyEnd < 0) this.#fail(start, `The tag ${JSON.stringify(template.slice(start, start + 20))} is not closed`);
    const content = template.slice(bodyStart, bodyEnd).trim();
    return { sigil, content, start, end: bodyEnd + close.length, indent: template.slice(Math.max(this.#lineStart, this.#at), start) };
  }

  /** @param tag its indent counts for partials that stand alone */
  #take({ sigil, content, start, indent }: Tag): void {
    switch (sigil) {
      case '#':
      case '^':
        this.#openSection(content, sigil === '^', start);
        break;
      case '/':
        this.#closeSection(content, start);
        break;
      case '>':
        this.#nodes.push({ kind: 'partial', name: content, indent });
        break;
      case '=':
        this.#setDelimiters(content, start);
        break;
      case '!':
        break;
      default:
        this.#nodes.push({ kind: 'variable', name: content, escaped: sigil !== '{' && sigil !== '&' });
    }
  }

  #openSection(name: string, inverted: boolean, at: number): void {
    if (this.#open.length >= MAX_DEPTH) this.#fail(at, `Sections nested deeper than ${MAX_DEPTH}`);
    const section: Section = { name, inverted, children: [], at };
    this.#nodes.push({ kind: 'section', name, inverted, children: section.children });
    this.#open.push(section);
    this.#nodes = section.children;
  }

  #closeSection(name: string, at: number): void {
    const section = this.#open.pop() ?? this.#fail(at, `{{/${name}}} closes no section`);
    if (section.name !== name) this.#fail(at, `{{/${name}}} is where the section ${JSON.stringify(section.name)} should be closed`);
    this.#nodes = this.#open.at(-1)?.children ?? this.#root;
  }

  #setDelimiters(content: string, at: number): void {
    const [opening = '', closing = '', ...more] = content.split(/\s+/);
    if (closing === '' || more.length > 0 || content.includes('=')) this.#fail(at, 'Delimiters must be two, separated by white space and without =,');
    this.#delimiters = [opening, closing];
  }

  #addText(end: number): void {
    const text = this.#template.slice(this.#at, end);
    if (text !== '') this.#nodes.push({ kind: 'text', text });
  }

  #fail(offset: number, message: string): never {
    const { line, column } = placeOf(this.#template, offset);
    return unprocessable(`${message} at line ${line}, column ${column}.`, this.#path);
  }
}

const isIn = (signs: string, sign: string): boolean => sign !== '' && signs.includes(sign);

/** The start of the next line when nothing but spaces and tabs comes after a tag; -1 otherwise. */
function standaloneRest(template: string, end: number): number {
  let i = end;
  while (template[i] === ' ' || template[i] === '\t') i++;
  if (i === template.length || template[i] === '\n') return Math.min(i + 1, template.length);
  return template.startsWith('\r\n', i) ? i + 2 : -1;
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
