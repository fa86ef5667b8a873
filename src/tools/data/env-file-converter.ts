import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { membersOf, objectValue, scalarText, textValue } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { limitCharacters } from '../shared/tables/csv.ts';
import { trim } from '../shared/text/segments.ts';

const NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const START = /(?:export[ \t]+)?([A-Za-z_][A-Za-z0-9_.-]*)[ \t]*=[ \t]*/y;
const SKIPPED = /[ \t\f\v]*(?:#[^\r\n]*)?(?:\r\n|\n|\r|$)/y;
const SPACES = /[ \t\f\v]*/y;
const REST_OF_LINE = /[^\r\n]*/y;
const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_.-]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
const ESCAPE_OR_VARIABLE = /\\([nrt\\"$])|\$\{([A-Za-z_][A-Za-z0-9_.-]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
const BARE = /^[A-Za-z0-9_./:@%+,-]*$/;
const ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['\\', '\\'],
  ['"', '"'],
  ['$', '$'],
]);

export default defineTool({
  slug: 'env-file-converter',
  name: '.env File Converter',
  category: 'data',
  summary: 'Converts .env files of environment variables to JSON and back.',
  description:
    'NAME=value lines, with optional export in front. Values are bare (up to white space and #), in "..." with the escapes \\n \\r \\t \\\\ \\" \\$, or in \'...\' where nothing is special; quoted ones may run over several lines. All values are strings; the last of equal names counts.',
  keywords: ['dotenv', 'environment variables', 'config', 'docker'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The .env file to convert; for toEnv the JSON'),
    mode: z.enum(['toJson', 'toEnv']).default('toJson').describe('toJson turns a .env file into JSON, toEnv JSON into a .env file'),
    expand: z
      .boolean()
      .default(false)
      .describe('toJson: replace $NAME, also with the name in braces, by variables defined above, or by nothing if there is none; not in single quotes'),
    export: z.boolean().default(false).describe('toEnv: write export before each name'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level of the JSON; 0 gives one line'),
  }),
  result: z.strictObject({ output: z.string().describe('The JSON, or the .env file') }),
  appliesWhen: {
    expand: { mode: ['toJson'] },
    export: { mode: ['toEnv'] },
  },
  pageInputs: { text: '# settings\nNODE_ENV=production\nPORT=3000\nURL="https://example.com:$PORT"\n', expand: true },
  examples: [
    {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is the env file's
      inputs: { text: '# c\nexport A=1 # x\nB="l1\\nl2"\nC=\'$A\'\nD=${A}2\n', expand: true, indent: 0 },
      result: { output: '{"A":"1","B":"l1\\nl2","C":"$A","D":"12"}' },
    },
    { inputs: { text: '{"A":"x y","B":true,"C":null}', mode: 'toEnv' }, result: { output: 'A="x y"\nB=true\nC=\n' } },
  ],
  run: ({ text, mode, expand, export: exported, indent }) => ({
    output: mode === 'toEnv' ? toEnv(parseJson(text, 'text'), exported) : writeJson(fromEnv(text.replace(/^\ufeff/, ''), expand), { indent }),
  }),
});

function fromEnv(text: string, expand: boolean): JsonValue {
  const variables = new EnvReader(text, expand).read();
  return objectValue(Array.from(variables, ([name, value]) => [name, textValue(value)]));
}

class EnvReader {
  readonly #text: string;
  readonly #variables = new Map<string, string>();
  /** What names of variables stand for, where they are put in. */
  readonly #known: ReadonlyMap<string, string> | undefined;
  #at = 0;
  #line = 1;

  constructor(text: string, expand: boolean) {
    this.#text = text;
    this.#known = expand ? this.#variables : undefined;
  }

  read(): ReadonlyMap<string, string> {
    let length = 0;
    while (this.#at < this.#text.length) {
      if (this.#take(SKIPPED)) {
        this.#line++;
        continue;
      }
      this.#take(SPACES);
      const [start, name = ''] = this.#take(START) ?? this.#refuse('not NAME=value');
      const quote = this.#text[this.#at];
      // White space in front of a bare value was taken with the equals sign: a comment may begin at once.
      const value = quote === '"' || quote === "'" ? this.#quoted(quote) : this.#bare(/[ \t]$/.test(start));
      length += value.length;
      limitCharacters(length, 'text');
      this.#variables.set(name, value);
    }
    return this.#variables;
  }

  #quoted(quote: '"' | "'"): string {
    const end = closingQuote(this.#text, this.#at, quote);
    if (end < 0) this.#refuse(`the quote ${quote} is never closed`);
    const inner = this.#text.slice(this.#at + 1, end);
    const value = quote === "'" ? inner : unescaped(inner, this.#known);
    this.#at = end + 1;
    this.#line += inner.split(/\r\n|\n|\r/).length - 1;
    if (!this.#take(SKIPPED)) this.#refuse('only white space or a comment may follow a closing quote');
    this.#line++;
    return value;
  }

  #bare(mayBeComment: boolean): string {
    const rest = this.#take(REST_OF_LINE)?.[0] ?? '';
    const comment = mayBeComment && rest.startsWith('#') ? 0 : rest.search(/\p{White_Space}#/u);
    const value = trim(comment < 0 ? rest : rest.slice(0, comment));
    return this.#known ? expanded(value, this.#known) : value;
  }

  /** Takes what a pattern finds at this place. */
  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found;
  }

  #refuse(problem: string): never {
    return unprocessable(`Line ${this.#line}: ${problem}.`, 'text');
  }
}

function closingQuote(text: string, open: number, quote: string): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === quote) return at;
    if (text[at] === '\\' && quote === '"') at++;
  }
  return -1;
}

/** Puts in what names of variables stand for; a name without a value stands for nothing. */
function expanded(text: string, variables: ReadonlyMap<string, string>): string {
  const lookedUp = lookUp(text, variables);
  return text.replace(VARIABLE, (_, braced?: string, bare?: string) => lookedUp(braced ?? bare ?? ''));
}

/** The same inside double quotes, where escapes are resolved too; without variables only these. */
function unescaped(text: string, variables: ReadonlyMap<string, string> | undefined): string {
  const lookedUp = variables && lookUp(text, variables);
  return text.replace(ESCAPE_OR_VARIABLE, (whole: string, escaped?: string, braced?: string, bare?: string) => {
    if (escaped !== undefined) return ESCAPES.get(escaped) ?? whole;
    return lookedUp ? lookedUp(braced ?? bare ?? '') : whole;
  });
}

/** Looks up variables for one text, refusing it when it grows too long. */
function lookUp(text: string, variables: ReadonlyMap<string, string>): (name: string) => string {
  let length = text.length;
  return (name) => {
    const value = variables.get(name) ?? '';
    length += value.length;
    limitCharacters(length, 'text');
    return value;
  };
}

function toEnv(value: JsonValue, exported: boolean): string {
  if (value.kind !== 'object') return unprocessable('The JSON must be an object.', 'text');
  return Array.from(membersOf(value), ([name, member]) => {
    if (!NAME.test(name)) unprocessable(`${JSON.stringify(name)} cannot be a name: letters, digits, _ . and - only, a letter or _ first.`, 'text');
    const text = scalarText(member) ?? unprocessable(`${JSON.stringify(name)} must be a scalar.`, 'text');
    const escaped = text
      .replace(/[\\"$]/g, '\\$&')
      .replaceAll('\n', '\\n')
      .replaceAll('\r', '\\r');
    return `${exported ? 'export ' : ''}${name}=${BARE.test(text) ? text : `"${escaped}"`}\n`;
  }).join('');
}
