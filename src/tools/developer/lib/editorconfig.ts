import { type GlobNode, matchesNodes, readSet } from './glob.ts';

export interface Section {
  glob: string;
  line: number;
  properties: Map<string, string>;
}

const KNOWN = new Set(['root', 'indent_style', 'indent_size', 'tab_width', 'end_of_line', 'charset', 'trim_trailing_whitespace', 'insert_final_newline']);

/** Reads an EditorConfig file; lines that cannot be read are left out. */
export function readEditorConfig(text: string): { root: boolean; sections: Section[] } {
  const sections: Section[] = [];
  let root = false;
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith(';')) continue;
    const glob = /^\[(.+)\]$/.exec(line)?.[1];
    const [, name, value] = /^([^=:]+?)\s*[=:]\s*(.*)$/.exec(line) ?? [];
    if (glob !== undefined) sections.push({ glob, line: index + 1, properties: new Map() });
    else if (name !== undefined && value !== undefined) {
      const key = name.toLowerCase();
      const section = sections.at(-1);
      if (section) section.properties.set(key, KNOWN.has(key) ? value.toLowerCase() : value);
      else if (key === 'root') root = value.toLowerCase() === 'true';
    }
  }
  return { root, sections };
}

/** Whether the glob of a section takes a path. */
export function sectionMatches(glob: string, path: string): boolean {
  const anchored = glob.includes('/');
  const pattern = anchored ? glob.replace(/^\//, '') : `**/${glob}`;
  const nodes = new Reader([...pattern]).read();
  return matchesNodes(nodes, [...path.replace(/^\.?\//, '')], { ignoreCase: false, dot: true });
}

const ANY_DIRECTORIES: GlobNode = { kind: 'group', operator: '?', alternatives: [[{ kind: 'anything' }, { kind: 'character', character: '/' }]] };

class Reader {
  readonly #pattern: readonly string[];
  /** Where braces that are not closed begin. */
  readonly #literal = new Set<number>();
  #at = 0;

  constructor(pattern: readonly string[]) {
    this.#pattern = pattern;
  }

  read(): GlobNode[] {
    return this.#sequence(false);
  }

  #starts(text: string): boolean {
    return this.#pattern.slice(this.#at, this.#at + text.length).join('') === text;
  }

  #sequence(inBraces: boolean): GlobNode[] {
    const nodes: GlobNode[] = [];
    while (this.#at < this.#pattern.length) {
      const character = this.#pattern[this.#at] ?? '';
      if (inBraces && (character === ',' || character === '}')) return nodes;
      if (this.#starts('**/') && (this.#at === 0 || this.#pattern[this.#at - 1] === '/')) {
        nodes.push(ANY_DIRECTORIES);
        this.#at += 3;
      } else nodes.push(...this.#one(character));
    }
    return nodes;
  }

  #one(character: string): GlobNode[] {
    const set = character === '[' ? this.#set() : undefined;
    const braces = character === '{' ? this.#braces() : undefined;
    if (set ?? braces) return [...(set ?? []), ...(braces ?? [])];
    this.#at++;
    if (character === '*') {
      const isDouble = this.#pattern[this.#at] === '*';
      while (this.#pattern[this.#at] === '*') this.#at++;
      return [{ kind: isDouble ? 'anything' : 'many' }];
    }
    if (character === '?') return [{ kind: 'one' }];
    if (character === '\\' && this.#at < this.#pattern.length) return [{ kind: 'character', character: this.#pattern[this.#at++] ?? '' }];
    return [{ kind: 'character', character }];
  }

  #set(): GlobNode[] | undefined {
    const close = this.#pattern.indexOf(']', this.#at + 1);
    // A bracket with a slash in it stands for itself.
    if (close < 0 || this.#pattern.slice(this.#at, close).includes('/')) return undefined;
    const found = readSet(this.#pattern, this.#at + 1);
    if (!found) return undefined;
    this.#at = found.end;
    return [found.node];
  }

  #braces(): GlobNode[] | undefined {
    const start = this.#at;
    if (this.#literal.has(start)) return undefined;
    const range = /^\{([+-]?\d{1,15})\.\.([+-]?\d{1,15})\}/.exec(this.#pattern.slice(start, start + 40).join(''));
    if (range) {
      this.#at += range[0].length;
      const [low, high] = [Number(range[1]), Number(range[2])];
      return [{ kind: 'number', low: Math.min(low, high), high: Math.max(low, high) }];
    }
    this.#at++;
    const alternatives: GlobNode[][] = [];
    for (;;) {
      alternatives.push(this.#sequence(true));
      const sign = this.#pattern[this.#at++];
      if (sign === '}' && alternatives.length > 1) return [{ kind: 'group', operator: '@', alternatives }];
      // Braces without a comma stand for themselves.
      if (sign === '}') return [{ kind: 'character', character: '{' }, ...(alternatives[0] ?? []), { kind: 'character', character: '}' }];
      if (sign === ',') continue;
      this.#at = start;
      this.#literal.add(start);
      return undefined;
    }
  }
}
