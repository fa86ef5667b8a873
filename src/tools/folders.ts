import { existsSync, readdirSync } from 'node:fs';
import { type Category, categories } from './categories.ts';

/** The slugs of a category: its folder is the list, a file each, named for its slug. @param folder where the category folders stand */
export function slugsOf(category: string, folder: URL = new URL('.', import.meta.url)): string[] {
  return readdirSync(new URL(`${category}/`, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z0-9-]+\.ts$/.test(entry.name))
    .map((entry) => entry.name.slice(0, -'.ts'.length))
    .sort();
}

/** Every tool's file, seen from this folder, in the order of the categories. */
export const toolFiles = (): string[] => categories.flatMap(({ name }) => slugsOf(name).map((slug) => `./${name}/${slug}.ts`));

/** The files that say what tools recognise, each beside its tool's, seen from this folder. */
export const recogniserFiles = (folder: URL = new URL('.', import.meta.url)): string[] =>
  categories.flatMap(({ name }) =>
    readdirSync(new URL(`${name}/`, folder))
      .filter((file) => file.endsWith('.recognise.ts'))
      .sort()
      .map((file) => `${name}/${file}`),
  );

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** The category whose folder holds the tool of a slug, which may be any text. For what needs one tool alone: it reads no cards. */
export function categoryHolding(slug: string): Category | undefined {
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined;
  return categories.find(({ name }) => existsSync(new URL(`${name}/${slug}.${extension}`, import.meta.url)))?.name;
}
