import MiniSearch, { type Query } from 'minisearch';
import { categories } from './categories.ts';
import { PEER_NAMES } from './peer-names.ts';
import { FOREIGN_WORDS } from './search-foreign-words.ts';
import { FILLER_WORDS, KIND_WORDS, SYNONYMS, WELL_KNOWN } from './search-words.ts';
import { editDistance } from './shared/text/nearest.ts';

/** What the search reads of a tool. */
export interface Searchable {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly summary: string;
  readonly keywords?: readonly string[];
}

/** Bounds of a query: what is longer says no more of what is wanted. */
const MAX_QUERY = 200;
const MAX_WORDS = 8;
const MAX_WORD = 32;
const MAX_REMEMBERED = 500;
/** A word that nobody knows may have a mistake for each so many letters, up to two. */
const LETTERS_PER_MISTAKE = 4;
const MAX_MISTAKES = 2;
const MIN_MISTYPED = 3;
const UNLIKELY = 0.4;
const MIN_COMPOUND = 4;
/** How many words, without articles, a phrase of another language may have, longest first. */
const FOREIGN_PHRASE_LENGTHS = [4, 3, 2];
/** How much more a tool counts one of whose keywords is the query, word for word. */
const SAME_KEYWORD = 20;
/** And one whose name says what the query says, neither more nor less. */
const SAME_NAME = 25;

const FIELD_WEIGHTS = { name: 5, keywords: 3, summary: 1.2, category: 0.4 };
const WEIGHTS = { exact: 1, stem: 0.9, synonym: 0.55, prefix: 0.6, mistakes: [0.5, 0.2] };
/** What the words of a query that say how, such as "decode" or "checker", are worth where a tool's name has them. */
const SAME_KIND = 1.6;
/** What a tool is worth that lacks one of the words, but has the others in its name or keywords. */
const ONE_WORD_SHORT = 0.5;
const POPULAR: ReadonlySet<string> = new Set([...categories.flatMap(({ first }) => [...first]), ...WELL_KNOWN]);
const CATEGORY_TITLES: ReadonlyMap<string, string> = new Map(categories.map(({ name, title }) => [name, title]));

/** Ranked search over tools. */
export interface ToolSearch<Found> {
  /**
   * The tools that a query means, best first: those that hold every word of it, or, when none does, those that hold most; and those that lack one word and have the
   * others in their name or keywords. A query without words, or without one that anything here resembles, gives none.
   */
  search(query: string): Found[];
  /** The words of a query that no tool has, and nothing that a tool has resembles. */
  unknownWords(query: string): string[];
  /** The tools most like one, best first. */
  related(slug: string, limit: number): Found[];
}

/** Builds the index when it is first asked for. @param names what other collections call a thing, written as slugs, and our tools for it: these come first */
export function toolSearch<Found extends Searchable>(tools: readonly Found[], names: ReadonlyMap<string, readonly string[]> = PEER_NAMES): ToolSearch<Found> {
  let index: Index<Found> | undefined;
  const remembered = new Map<string, Found[]>();
  return {
    search(query) {
      const words = wordsOf(query);
      if (words.length === 0) return [];
      const key = query.slice(0, MAX_QUERY).toLowerCase();
      const known = remembered.get(key);
      if (known) return [...known];
      index ??= new Index(tools);
      const phrase = split(query.slice(0, MAX_QUERY)).join('-');
      const found = index.withFirst(names.get(phrase) ?? names.get(words.join('-')) ?? [], index.find(words, phrase));
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(key, found);
      return [...found];
    },
    unknownWords(query) {
      index ??= new Index(tools);
      return index.unknown(wordsOf(query));
    },
    related(slug, limit) {
      index ??= new Index(tools);
      return index.like(slug, limit);
    },
  };
}

/** The words of a query that matter, at most eight of at most 32 letters, with what comes from something after it: names say "JSON to Java". A query of nothing but filler words keeps them. */
function wordsOf(query: string): string[] {
  const typed = split(query.slice(0, MAX_QUERY)).map((word) => word.slice(0, MAX_WORD));
  const source = typed.indexOf('from');
  const all = [...new Set(source > 0 ? [...typed.slice(source), ...typed.slice(0, source)] : typed)];
  const telling = all.filter((word) => !FILLER_WORDS.has(word));
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
/** French articles before a vowel, as in l'addition. */
const ELIDED = /\b[dl]['’](?=\p{L}{2})/gu;
const split = (text: string): string[] =>
  fold(text)
    .replace(ELIDED, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

const ENDINGS =
  /(?:izations?|isations?|(?<=if)(?:ications?|iers?|y|ies|ied|ying)|i[sz]ers?|i[sz]e[ds]?|ations?|ators?|at(?:e|es|ed|ing)|ments?|ings?|ed|e?rs?|ors?|ies|es|s|y|e)$/;

/** A word without its ending, so that counter, counting and counts are one. Not for people's eyes. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const bare = word.replace(/(?<=.{5})ages?$/, '').replace(ENDINGS, '');
  if (bare.length < 3) return word;
  return bare.replace(/([^aeiouls])\1$/, '$1');
}

/** The words of a text as they are in the index: as written, and without their endings. */
const indexed = (text: string): string[] => split(text).flatMap((word) => [word, stemOf(word)]);

class Index<Found extends Searchable> {
  readonly #engine: MiniSearch;
  readonly #tools = new Map<string, Found>();
  /** Words as tools write them. */
  readonly #written = new Set<string>();
  /** These and their stems. */
  readonly #vocabulary = new Set<string>();
  readonly #nameStems = new Map<string, readonly string[]>();
  /** Keywords of several words, and for tools that many people look for those of one, written as slugs without endings, by tool. */
  readonly #phrases = new Map<string, ReadonlySet<string>>();
  readonly #stemmed = new Map<string, string>();

  constructor(tools: readonly Found[]) {
    this.#engine = new MiniSearch({
      idField: 'slug',
      fields: Object.keys(FIELD_WEIGHTS),
      tokenize: (text) => [...new Set(indexed(text))],
      processTerm: (term) => term,
    });
    for (const tool of tools) {
      this.#tools.set(tool.slug, tool);
      const keywords = (tool.keywords ?? []).join(' ');
      const name = `${tool.name} ${tool.slug}`;
      for (const word of split(`${name} ${keywords} ${tool.summary}`)) {
        this.#written.add(word);
        this.#vocabulary.add(word).add(stemOf(word));
      }
      this.#nameStems.set(tool.slug, tellingStems(tool.name));
      this.#phrases.set(
        tool.slug,
        new Set((tool.keywords ?? []).map((keyword) => phraseOf(split(keyword))).filter((phrase) => phrase.includes('-') || POPULAR.has(tool.slug))),
      );
      this.#engine.add({ slug: tool.slug, name, keywords, summary: tool.summary, category: CATEGORY_TITLES.get(tool.category) ?? tool.category });
    }
  }

  /** @param slug the query as a slug would be written */
  find(typed: string[], slug: string): Found[] {
    const words = this.#understood(typed);
    const ways = words.map((word, at) => this.#waysToSay(word, at === words.length - 1));
    const wordStems = words.map(stemOf);
    const telling = words.filter((word) => !KIND_WORDS.has(word));
    const kinds = words.filter((word) => KIND_WORDS.has(word));
    const needed = telling.length > 0 ? telling : words;
    const meaning = this.#meaningOf(needed);
    const unknown = needed.filter((word) => !this.#knows(word));
    const phrase = words.join('-');
    const saying = [slug.split('-'), words, needed].map(phraseOf);
    // People mistype the middle and the end of words, seldom the first letter.
    const guess = (terms: string[]): number =>
      unknown.every((word) => terms.some((term) => term[0] === word[0] && meaning(term).includes(word))) ? 1 : UNLIKELY;
    const scored = this.#engine.search({ combineWith: 'OR', queries: ways }, { boost: FIELD_WEIGHTS }).flatMap(({ id, score, match, terms }) => {
      const tool = this.#tools.get(String(id));
      if (!tool) return [];
      if (tool.slug === slug || tool.slug === phrase) return [{ tool, said: needed.length, named: needed.length, score: Number.POSITIVE_INFINITY }];
      const said = new Set(terms.flatMap(meaning)).size;
      const named = new Set(terms.filter((term) => match[term]?.some((field) => field === 'name' || field === 'keywords')).flatMap(meaning)).size;
      const fit = this.#fit(tool, new Set(terms.map((term) => this.#stem(term))), wordStems) * this.#sameKind(tool, kinds);
      const phrases = this.#phrases.get(tool.slug);
      const same = this.#isNamed(tool, needed) ? SAME_NAME : saying.some((said) => phrases?.has(said)) ? SAME_KEYWORD : 1;
      return [{ tool, said, named, score: score * said ** 3 * fit * guess(terms) * same }];
    });
    const most = scored.reduce((best, { said }) => Math.max(best, said), 0);
    // "Calculator" alone of what was typed says nothing of what is wanted.
    if (most === 0) return [];
    return scored
      .filter(({ said, named }) => said === most || (said > 0 && said === most - 1 && named === said))
      .map((found) => (found.said === most ? found : { ...found, score: found.score * ONE_WORD_SHORT }))
      .sort((a, b) => b.score - a.score || (a.tool.slug < b.tool.slug ? -1 : 1))
      .map(({ tool }) => tool);
  }

  /** What was found, with some tools in front of it. */
  withFirst(slugs: readonly string[], found: Found[]): Found[] {
    const first = slugs.flatMap((slug) => this.#tools.get(slug) ?? []);
    return first.length === 0 ? found : [...first, ...found.filter((tool) => !first.includes(tool))];
  }

  unknown(typed: string[]): string[] {
    return this.#understood(typed).filter((word) => !KIND_WORDS.has(word) && !this.#knows(word) && this.#near(word).length === 0 && !this.#begins(word));
  }

  like(slug: string, limit: number): Found[] {
    const tool = this.#tools.get(slug);
    if (!tool) return [];
    const queries = [...new Set([...tellingStems(tool.name), ...(tool.keywords ?? []).flatMap((word) => split(word).map(stemOf))])].slice(0, 16);
    return this.#engine
      .search({ combineWith: 'OR', queries }, { boost: FIELD_WEIGHTS, tokenize: (text) => [text] })
      .map(({ id, score }) => ({ tool: this.#tools.get(String(id)), score }))
      .filter((hit): hit is { tool: Found; score: number } => hit.tool !== undefined && hit.tool.slug !== slug)
      .map(({ tool: other, score }) => ({ tool: other, score: other.category === tool.category ? score * 2 : score }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map((hit) => hit.tool);
  }

  /** Everything one word of a query may stand as: itself, its stem, what means the same; its beginnings while it is being typed; its likes when nobody knows it. */
  #waysToSay(word: string, last: boolean): Query {
    const stem = stemOf(word);
    const exactly = { prefix: false, fuzzy: false, tokenize: (text: string) => [text] } as const;
    const term = (text: string, weight: number): Query => ({ ...exactly, queries: [text], boostTerm: () => weight });
    const ways: Query[] = [term(word, WEIGHTS.exact)];
    if (stem !== word) ways.push(term(stem, WEIGHTS.stem));
    for (const other of synonymsOf(word)) ways.push(term(other, WEIGHTS.synonym));
    const known = this.#knows(word);
    if ((last || !known) && word.length > 1) ways.push({ ...exactly, queries: [word], prefix: true, boostTerm: () => WEIGHTS.prefix });
    if (!known) for (const { term: near, mistakes } of this.#near(word)) ways.push(term(near, WEIGHTS.mistakes[mistakes - 1] ?? 0));
    return { combineWith: 'OR', queries: ways };
  }

  /** The words of a query as the index may have them: in English, letters and digits that were typed apart together, what was typed as one word in its parts. */
  #understood(typed: string[]): string[] {
    const joined: string[] = [];
    for (let at = 0; at < typed.length; at++) {
      const pair = `${typed[at]}${typed[at + 1] ?? ''}`;
      const parted = at + 1 < typed.length && /^(?:\p{L}+\d|\d+\p{L})[\p{L}\d]*$/u.test(pair) && !/^\d+\p{L}+\d/u.test(pair);
      if (parted && this.#vocabulary.has(pair)) at++;
      joined.push(parted && this.#vocabulary.has(pair) ? pair : (typed[at] ?? ''));
    }
    const english = phrasesInEnglish(joined).flatMap((word) => FOREIGN_WORDS.get(word) ?? (this.#written.has(word) ? [word] : (inEnglish(word) ?? [word])));
    return [
      ...new Set(
        english.flatMap((word) =>
          this.#knows(word) || this.#near(word).some(({ mistakes }) => mistakes === 1) ? [word] : (this.#between(word) ?? this.#parts(word) ?? [word]),
        ),
      ),
    ];
  }

  /** Whether a word is the beginning of a known one, as while it is being typed. */
  #begins(word: string): boolean {
    for (const term of this.#vocabulary) if (term.startsWith(word)) return true;
    return false;
  }

  /** The words around a 2 or 4 that stands for "to" or "for": csv2json. */
  #between(word: string): string[] | undefined {
    const [, from, to] = /^(\p{L}{2,})[24](\p{L}{2,})$/u.exec(word) ?? [];
    return from !== undefined && to !== undefined && this.#knows(from) && this.#knows(to) ? [from, to] : undefined;
  }

  /** The known words that one may be a mistyping of. */
  #near(word: string): { term: string; mistakes: number }[] {
    if (word.length < MIN_MISTYPED) return [];
    const found: { term: string; mistakes: number }[] = [];
    for (const term of this.#vocabulary) {
      const allowed = Math.min(MAX_MISTAKES, Math.floor(Math.max(term.length, word.length) / LETTERS_PER_MISTAKE));
      if (Math.abs(term.length - word.length) > allowed) continue;
      const mistakes = editDistance(word, term);
      if (mistakes > 0 && mistakes <= allowed) found.push({ term, mistakes });
    }
    return found;
  }

  #knows(word: string): boolean {
    return this.#vocabulary.has(word) || this.#vocabulary.has(stemOf(word)) || SYNONYMS.has(word);
  }

  /** Two known words that were typed as one, such as qrcode or, in German, Promillerechner; or three longer ones, as in Bruttonettorechner. */
  #parts(word: string): string[] | undefined {
    for (let at = 2; at <= word.length - 2; at++) {
      const [first, second] = [this.#part(word.slice(0, at)), this.#part(word.slice(at))];
      if (first && second) return [...first, ...second];
    }
    for (let at = MIN_COMPOUND; at <= word.length - 2 * MIN_COMPOUND; at++) {
      const first = this.#part(word.slice(0, at));
      if (!first) continue;
      for (let end = at + MIN_COMPOUND; end <= word.length - MIN_COMPOUND; end++) {
        const [second, third] = [this.#part(word.slice(at, end)), this.#part(word.slice(end))];
        if (second && third) return [...first, ...second, ...third];
      }
    }
    return undefined;
  }

  #part(part: string): readonly string[] | undefined {
    return foreignCompound(part) ?? (this.#vocabulary.has(part) && !FILLER_WORDS.has(part) ? [part] : undefined);
  }

  /** Tells which words of a query a word stands for that a tool was found by. */
  #meaningOf(words: string[]): (term: string) => string[] {
    const forms = words.map((word) => ({ word, known: this.#knows(word), same: new Set([word, stemOf(word), ...synonymsOf(word)]) }));
    const told = new Map<string, string[]>();
    return (term) => {
      let meant = told.get(term);
      if (!meant) {
        meant = forms.filter(({ word, known, same }) => same.has(term) || term.startsWith(word) || (!known && isNear(term, word))).map(({ word }) => word);
        told.set(term, meant);
      }
      return meant;
    };
  }

  /** Whether a tool's name has the words of a query and no other that tells what it is about. */
  #isNamed(tool: Found, words: readonly string[]): boolean {
    const stems = this.#nameStems.get(tool.slug) ?? [];
    return stems.length > 0 && new Set(words.map(stemOf)).symmetricDifference(new Set(stems)).size === 0;
  }

  /** How much the words that say how are worth for a tool: they tell a decoder from a generator of the same thing. */
  #sameKind(tool: Found, kinds: readonly string[]): number {
    if (kinds.length === 0) return 1;
    const own = split(tool.name)
      .filter((word) => KIND_WORDS.has(word))
      .map(stemOf);
    return kinds.some((kind) => own.includes(stemOf(kind)) || synonymsOf(kind).some((other) => own.includes(other))) ? SAME_KIND : 1;
  }

  #stem(term: string): string {
    let stem = this.#stemmed.get(term);
    if (stem === undefined) {
      stem = stemOf(term);
      this.#stemmed.set(term, stem);
    }
    return stem;
  }

  /** How well a tool's name is what was asked for: how much of the name the query says, in which order; well-known tools a little before others. */
  #fit(tool: Found, matchedStems: ReadonlySet<string>, wordStems: string[]): number {
    const stems = this.#nameStems.get(tool.slug) ?? [];
    const said = stems.filter((stem) => matchedStems.has(stem)).length;
    const coverage = stems.length === 0 ? 0 : said / stems.length;
    const order = wordStems.map((stem) => stems.indexOf(stem)).filter((at) => at >= 0);
    const inOrder = order.length > 1 && order.every((at, index) => index === 0 || at > (order[index - 1] ?? -1));
    return (1 + 2 * coverage) * (order.length < 2 ? 1 : inOrder ? 2 : 0.6) * (POPULAR.has(tool.slug) ? 1.5 : 1);
  }
}

/** What a part of a compound stands for in English; of short ones too many words are made by chance. */
const foreignCompound = (part: string): readonly string[] | undefined => (part.length < MIN_COMPOUND ? undefined : inEnglish(part));

/** Words with the phrases of other languages among them in English, such as mot de passe, whose words mean something else alone. */
function phrasesInEnglish(words: readonly string[]): string[] {
  const found: string[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = FOREIGN_PHRASE_LENGTHS.filter((count) => at + count <= words.length)
      .map((count) => words.slice(at, at + count))
      .find((part) => FOREIGN_WORDS.has(part.join('-')));
    found.push(...(phrase ? (FOREIGN_WORDS.get(phrase.join('-')) ?? []) : words.slice(at, at + 1)));
    at += phrase?.length ?? 1;
  }
  return found;
}

/** What a word of another language stands for, in the singular or plural, with its umlauts or, as on other keyboards, an e in their place. */
function inEnglish(word: string): readonly string[] | undefined {
  for (const spelling of new Set([word, word.replace(/(?<=[aou])e/g, '')])) {
    for (const form of [spelling, `${spelling}s`, spelling.replace(/(?<=.{4})[ns]$/, ''), spelling.replace(/(?<=.{4})e[nrs]?$/, '')]) {
      const english = FOREIGN_WORDS.get(form);
      if (english) return english;
    }
  }
  return undefined;
}

/** The stems of a name that say what it is about. */
function tellingStems(name: string): string[] {
  const words = split(name).filter((word) => !FILLER_WORDS.has(word));
  const telling = words.filter((word) => !KIND_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

function synonymsOf(word: string): string[] {
  const stem = stemOf(word);
  const others = SYNONYMS.get(word) ?? SYNONYMS.get(stem) ?? [];
  return [...new Set(others.flatMap((other) => [other, stemOf(other)]))];
}

/** The words of a phrase without their endings, written as a slug. */
const phraseOf = (words: readonly string[]): string => words.map(stemOf).join('-');

/** Whether two words have their first letter, or their length within two, in common: what a found term and a mistyped word share. */
const isNear = (term: string, word: string): boolean =>
  Math.abs(term.length - word.length) <= 2 && shared(term, word) >= Math.min(term.length, word.length) - 2;

/** How many letters of one word are in another, in any order. */
function shared(one: string, other: string): number {
  const left = [...other];
  return [...one].filter((letter) => {
    const at = left.indexOf(letter);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  }).length;
}
