import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { latin1Bytes, latin1Text, looseUtf8 } from '../shared/platform/bytes.ts';
import { withoutName } from './lib/header-text.ts';

const TARGET = /<([^<>]*)>\s*/y;
const PARAMETER = /;\s*(?:([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?\s*)?/suy;
const COMMA = /,/y;

export default defineTool({
  slug: 'link-header-parser',
  name: 'Link Header Parser',
  category: 'network',
  summary: 'Reads HTTP Link headers, such as APIs use for paging.',
  description:
    'Parameter names are in lower case, the first of repeated ones counts, quoted strings are unescaped; title* and others with an asterisk are decoded under their name with the asterisk. rel is split at white space and lower-cased. prev takes previous as well. Malformed text is unprocessable.',
  reference: 'RFC 8288 section 3 and appendix B; RFC 8187',
  keywords: ['pagination', 'rel next', 'web linking', 'github api', 'paging', 'preload'],
  inputs: z.strictObject({
    header: z.string().min(1).max(100_000).describe('Value of the header, with or without its name'),
    base: z.string().min(1).max(10_000).optional().describe('Absolute URL that relative targets belong to'),
  }),
  result: z.strictObject({
    links: z
      .array(
        z.strictObject({
          url: z.string().describe('Target of the link'),
          rel: z.array(z.string()).describe('Relation types in lower case'),
          parameters: withAnyNames(z.string()).describe('Parameters of the link other than those above, by name'),
        }),
      )
      .describe('The links in order'),
    next: z.string().optional().describe('Target of the first link with relation next'),
    prev: z.string().optional().describe('Target of the first link with relation prev or previous'),
    first: z.string().optional().describe('Target of the first link with relation first'),
    last: z.string().optional().describe('Target of the first link with relation last'),
  }),
  examples: [
    {
      inputs: { header: '<https://api.example/i?page=2>; rel="next", <https://api.example/i?page=9>; rel=last; title="L, \\"x\\""' },
      result: {
        links: [
          { url: 'https://api.example/i?page=2', rel: ['next'], parameters: {} },
          { url: 'https://api.example/i?page=9', rel: ['last'], parameters: { title: 'L, "x"' } },
        ],
        next: 'https://api.example/i?page=2',
        last: 'https://api.example/i?page=9',
      },
    },
  ],
  run({ header, base }) {
    if (base !== undefined && !URL.canParse(base)) unprocessable('The base is not an absolute URL.', 'base');
    const text = withoutName(header, 'link').replace(/\r?\n\s*link\s*:/gi, ',');
    const links = readLinks(text).map(({ target, parameters }) => {
      const rel = (parameters.get('rel') ?? '').split(/\s+/).filter((type) => type !== '');
      parameters.delete('rel');
      return { url: resolve(target, base), rel: rel.map((type) => type.toLowerCase()), parameters: Object.fromEntries(parameters) };
    });
    const targetOf = (field: string, ...types: string[]): Record<string, string> => {
      const link = links.find(({ rel }) => rel.some((type) => types.includes(type)));
      return link ? { [field]: link.url } : {};
    };
    return { links, ...targetOf('next', 'next'), ...targetOf('prev', 'prev', 'previous'), ...targetOf('first', 'first'), ...targetOf('last', 'last') };
  },
});

function resolve(target: string, base: string | undefined): string {
  if (base === undefined) return target;
  return URL.parse(target, base)?.href ?? unprocessable(`The target ${JSON.stringify(target.slice(0, 80))} is not a URL.`, 'header');
}

function readLinks(text: string): { target: string; parameters: Map<string, string> }[] {
  const links: { target: string; parameters: Map<string, string> }[] = [];
  let position = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match) position = pattern.lastIndex;
    return match;
  };
  for (;;) {
    take(/[\s,]*/y);
    if (position >= text.length) return links;
    const target = take(TARGET)?.[1]?.trim() ?? unprocessable(`Position ${position + 1}: a link begins with its target in angle brackets.`, 'header');
    const parameters = new Map<string, string>();
    for (let match = take(PARAMETER); match; match = take(PARAMETER)) {
      const [, name, quoted, token] = match;
      if (name === undefined) continue;
      const lower = name.toLowerCase();
      const value = quoted?.replace(/\\(.)/gs, '$1') ?? token ?? '';
      if (!parameters.has(lower)) parameters.set(lower, lower.endsWith('*') ? decodeExtended(value) : value);
    }
    links.push({ target, parameters });
    if (position < text.length && !take(COMMA)) unprocessable(`Position ${position + 1}: after a link comes a semicolon, a comma or the end.`, 'header');
  }
}

/** RFC 8187 section 3.2.1: charset'language'percent-encoded text; what is not of this form stays as it is. */
function decodeExtended(value: string): string {
  const [, charset = '', encoded = ''] = /^(utf-8|iso-8859-1)'[^']*'((?:%[0-9A-Fa-f]{2}|[^%])*)$/i.exec(value) ?? [];
  if (charset === '') return value;
  const bytes = latin1Bytes(encoded.replace(/%([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))));
  return charset.toLowerCase() === 'utf-8' ? looseUtf8(bytes) : latin1Text(bytes);
}
