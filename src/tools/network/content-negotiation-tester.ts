import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { splitOutsideQuotes, TOKEN, unquote, withoutName } from './lib/header-text.ts';

type Kind = 'accept' | 'language' | 'encoding' | 'charset';

interface Preference {
  value: string;
  quality: number;
  parameters: Record<string, string>;
  /** How specific it is; higher decides before lower. */
  specificity: number;
}

const QUALITY = /^(?:0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)$/;
const FORMS: Record<Kind, RegExp> = {
  accept: /^(?:\*\/\*|[!#$%&'+.^_`|~0-9A-Za-z-]+\/(?:\*|[!#$%&'*+.^_`|~0-9A-Za-z-]+))$/,
  language: /^(?:\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)$/,
  encoding: TOKEN,
  charset: TOKEN,
};

export default defineTool({
  slug: 'content-negotiation-tester',
  name: 'Accept Header Parser',
  category: 'network',
  summary: 'Ranks what an Accept, Accept-Language or Accept-Encoding header asks for, and picks the best of what a server offers.',
  description:
    'Sorted by quality, then specificity (accept: more parameters, then type/subtype, type/*, */*; others: * last; language: more subtags first), then order. For each available item the most specific preference that matches decides; quality 0 is not acceptable. Languages match by basic filtering, so en matches en-GB. An identity encoding that nothing mentions is acceptable after everything else. An empty header accepts everything, an empty encoding header only identity.',
  reference: 'RFC 9110 sections 12.4 and 12.5; RFC 4647 section 3.3.1',
  keywords: ['accept-language', 'accept-encoding', 'quality value', 'q value', 'mime negotiation', 'best match'],
  inputs: z.strictObject({
    header: z.string().max(10_000).describe('Value of the header, with or without its name'),
    kind: z.enum(['accept', 'language', 'encoding', 'charset']).default('accept').describe('Kind of header: Accept, Accept-Language or Accept-Encoding'),
    available: z.array(z.string().max(1000)).max(1000).default([]).describe('What the server offers, in its own order of preference'),
  }),
  result: z.strictObject({
    preferences: z
      .array(
        z.strictObject({
          value: z.string().describe('What the request asks for'),
          quality: z.number().describe('Weight from 0 to 1'),
          parameters: withAnyNames(z.string()).describe('Parameters of the media type, without q'),
        }),
      )
      .describe('What the header asks for, best first'),
    best: z.string().optional().describe('The available item to send; absent when none is acceptable'),
    acceptable: z.array(z.string()).describe('Available items that are acceptable, best first'),
  }),
  headline: 'best',
  examples: [
    {
      inputs: { header: 'text/*;q=0.5, text/html, application/json;q=0.8, */*;q=0.1', available: ['image/png', 'application/json', 'text/plain'] },
      result: {
        preferences: [
          { value: 'text/html', quality: 1, parameters: {} },
          { value: 'application/json', quality: 0.8, parameters: {} },
          { value: 'text/*', quality: 0.5, parameters: {} },
          { value: '*/*', quality: 0.1, parameters: {} },
        ],
        best: 'application/json',
        acceptable: ['application/json', 'text/plain', 'image/png'],
      },
    },
  ],
  run({ header, kind, available }) {
    const text = withoutName(header, 'accept', 'accept-language', 'accept-encoding', 'accept-charset');
    const preferences = splitOutsideQuotes(text, ',')
      .map((element) => element.trim())
      .filter((element) => element !== '')
      .map((element) => readPreference(element, kind))
      .sort((a, b) => b.quality - a.quality || b.specificity - a.specificity);
    const bySpecificity = preferences.toSorted((a, b) => b.specificity - a.specificity);
    const acceptable = available
      .map((item) => ({ item, quality: qualityOf(item.trim(), kind, bySpecificity) }))
      .filter(({ quality }) => quality > 0)
      .sort((a, b) => b.quality - a.quality)
      .map(({ item }) => item);
    const [best] = acceptable;
    return {
      preferences: preferences.map(({ specificity, ...preference }) => preference),
      ...(best === undefined ? {} : { best }),
      acceptable,
    };
  },
});

function readPreference(element: string, kind: Kind): Preference {
  const refuse = () =>
    unprocessable(
      `${JSON.stringify(element.slice(0, 80))} is not an element of such a header, like ${kind === 'accept' ? 'text/html;q=0.8' : 'en;q=0.8'}.`,
      'header',
    );
  const [value = '', ...rest] = splitOutsideQuotes(element, ';').map((piece) => piece.trim());
  if (!FORMS[kind].test(value)) refuse();
  let quality: number | undefined;
  const parameters = new Map<string, string>();
  for (const piece of rest) {
    if (piece === '') continue;
    const [, name = '', text = ''] = /^([^=]*?)\s*=\s*(.*)$/s.exec(piece) ?? [];
    const parameter = unquote(text);
    if (!TOKEN.test(name) || parameter === undefined) return refuse();
    if (name.toLowerCase() === 'q') {
      if (!QUALITY.test(text) || quality !== undefined) refuse();
      quality = Number(text);
    } else if (kind === 'accept') parameters.set(name.toLowerCase(), parameter);
    else refuse();
  }
  return { value, quality: quality ?? 1, parameters: Object.fromEntries(parameters), specificity: specificityOf(value, kind, parameters.size) };
}

function specificityOf(value: string, kind: Kind, parameters: number): number {
  if (kind === 'accept') return parameters * 3 + (value === '*/*' ? 0 : value.endsWith('/*') ? 1 : 2);
  if (value === '*') return 0;
  return kind === 'language' ? value.split('-').length : 1;
}

/** An available item: its type in lower case, without parameters where it is a media type. */
interface Item {
  type: string;
  parameters: Map<string, string>;
}

function readItem(text: string, kind: Kind): Item {
  const lower = text.toLowerCase();
  if (kind !== 'accept') return { type: lower, parameters: new Map() };
  const [type = '', ...rest] = splitOutsideQuotes(lower, ';').map((piece) => piece.trim());
  const parameters = rest.map((piece): [string, string] => {
    const equals = piece.indexOf('=');
    const value = piece.slice(equals + 1).trim();
    return [piece.slice(0, Math.max(equals, 0)).trim(), unquote(value) ?? value];
  });
  return { type, parameters: new Map(parameters) };
}

/** The quality of the most specific preference that an item matches. */
function qualityOf(text: string, kind: Kind, preferences: readonly Preference[]): number {
  const item = readItem(text, kind);
  const isIdentity = kind === 'encoding' && item.type === 'identity';
  if (preferences.length === 0) return kind !== 'encoding' || isIdentity ? 1 : 0;
  const match = preferences.find((preference) => matches(item, kind, preference));
  return match?.quality ?? (isIdentity ? Number.MIN_VALUE : 0);
}

function matches({ type, parameters: own }: Item, kind: Kind, { value, parameters }: Preference): boolean {
  const range = value.toLowerCase();
  if (kind === 'language') return range === '*' || type === range || type.startsWith(`${range}-`);
  if (kind !== 'accept') return range === '*' || type === range;
  if (range !== '*/*' && type !== range && !(range.endsWith('/*') && type.startsWith(range.slice(0, -1)))) return false;
  return Object.entries(parameters).every(([name, parameter]) => own.get(name) === parameter.toLowerCase());
}
