// What other collections call their operations, and ours that do the same: docs/coming-from.md and what the search knows of their names are made from these lists.
import { readFileSync } from 'node:fs';
import type { ToolSearch } from '../../src/tools/search.ts';

/** One of our tools, with the inputs that make it the operation. */
export interface Counterpart {
  slug: string;
  inputs: Readonly<Record<string, string>>;
}

/** An operation elsewhere: our counterparts, the nearest first, or why there is none. */
export interface PeerOperation {
  name: string;
  /** The name without the group in front of it, as one would type it. */
  typed: string;
  here: Counterpart[];
  reason?: string;
}

export interface Peer {
  title: string;
  operations: PeerOperation[];
}

/** How many results people look at. */
export const LOOKED_AT = 3;

const FILES = { CyberChef: 'cyberchef', 'it-tools': 'it-tools', 'omni-tools': 'omni-tools', DevToys: 'devtoys' };

/** The lists, read: `name | slug input=value; other-slug`, or `name | - reason`. */
export const PEERS: readonly Peer[] = Object.entries(FILES).map(([title, file]) => ({
  title,
  operations: readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => operationOf(line, title === 'omni-tools')),
}));

function operationOf(line: string, grouped: boolean): PeerOperation {
  const [name = '', told = ''] = line.split(' | ');
  const typed = grouped ? name.slice(name.indexOf('/') + 1) : name;
  if (told.startsWith('- ')) return { name, typed, here: [], reason: told.slice(2) };
  const here = told.split('; ').map((one) => {
    const [slug = '', ...inputs] = one.split(' ');
    return { slug, inputs: Object.fromEntries(inputs.map((input) => [input.slice(0, input.indexOf('=')), input.slice(input.indexOf('=') + 1)])) };
  });
  return { name, typed, here };
}

/** A name as the search compares it. */
export const phraseOf = (name: string): string =>
  (
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  ).join('-');

/** The names that the search does not find by itself, with what they mean: it gets these, and no others. @param search one that knows no such names */
export function namesToTell(search: ToolSearch<{ slug: string }>['search']): Map<string, string[]> {
  const told = new Map<string, string[]>();
  for (const { typed, here } of PEERS.flatMap(({ operations }) => operations)) {
    const [first] = here;
    if (
      first === undefined ||
      search(typed)
        .slice(0, LOOKED_AT)
        .some(({ slug }) => slug === first.slug)
    )
      continue;
    const slugs = told.get(phraseOf(typed)) ?? [];
    if (!slugs.includes(first.slug)) told.set(phraseOf(typed), [...slugs, first.slug]);
  }
  return new Map([...told].sort(([a], [b]) => (a < b ? -1 : 1)));
}
