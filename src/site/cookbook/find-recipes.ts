import { stemOf } from '../../tools/search.ts';
import { FILLER_WORDS } from '../../tools/search-words.ts';

/** What the search reads of a recipe. */
export interface SearchableRecipe {
  slug: string;
  name: string;
  note: string;
  keywords: readonly string[];
}

/** Finds recipes that have every telling word of a query, of the last of which the beginning is enough; best first, those with most of the words in their names. */
export type FindRecipes<Found> = (query: string, limit: number) => Found[];

const MAX_QUERY = 200;
const MIN_BEGINNING = 3;
const MAX_LOOKED_AT = 3;

/** A search over recipes; their words are read when it is first used. */
export function recipeSearch<Found extends SearchableRecipe>(recipes: readonly Found[]): FindRecipes<Found> {
  let entries: Entry<Found>[] | undefined;
  return (query, limit) => {
    const words = tellingWords(query);
    if (words.length === 0) return [];
    entries ??= recipes.map(entryOf);
    return entries
      .map((entry) => ({ recipe: entry.recipe, score: scoreOf(entry, words) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, limit)
      .map(({ recipe }) => recipe);
  };
}

/** Whether what was found of recipes goes before what was found of tools: where a recipe's name has all words of the query, and that of no tool. */
export function goFirst(query: string, recipes: readonly { name: string }[], tools: readonly { name: string }[]): boolean {
  const words = tellingWords(query).map(stemOf);
  const isNamed = ({ name }: { name: string }): boolean => words.every((word) => stemsIn(name).has(word));
  return recipes.slice(0, 1).some(isNamed) && !tools.slice(0, MAX_LOOKED_AT).some(isNamed);
}

interface Entry<Found> {
  recipe: Found;
  /** The stems of its name, and of all it says. */
  named: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

function entryOf<Found extends SearchableRecipe>(recipe: Found): Entry<Found> {
  const { name, note, keywords } = recipe;
  return { recipe, named: stemsIn(name), all: stemsIn([name, note, ...keywords].join(' ')) };
}

/** How well a recipe fits; 0 where a word is not in it. */
function scoreOf({ named, all }: Entry<unknown>, words: readonly string[]): number {
  const countIn = (stems: ReadonlySet<string>): number => words.filter((word, at) => has(stems, word, at === words.length - 1)).length;
  return countIn(all) === words.length ? 1 + countIn(named) : 0;
}

function has(stems: ReadonlySet<string>, word: string, isLast: boolean): boolean {
  if (stems.has(stemOf(word))) return true;
  return isLast && word.length >= MIN_BEGINNING && [...stems].some((stem) => stem.startsWith(word));
}

const tellingWords = (query: string): string[] => wordsIn(query.slice(0, MAX_QUERY)).filter((word) => !FILLER_WORDS.has(word));

const stemsIn = (text: string): Set<string> => new Set(wordsIn(text).map(stemOf));

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
