import { compareCodePoints } from '../../shared/text/segments.ts';

/** How many words may be compared with misspelt ones for two edits, in one text, and how many of them letter by letter: about a second's work each. */
const MAX_LOOKED_AT = 60_000_000;
const MAX_COMPARED = 1_000_000;
/** Longer words get no suggestions. */
const MAX_SUGGESTED_LENGTH = 40;

/** What edits cost: 1 for a plain one. Words that everybody uses are up to `FREQUENCY_BONUS` cheaper. */
const COST = { whole: 0.2, apostrophe: 0.2, swap: 0.9, double: 0.8, vowel: 1, replacement: 1, other: 1.2, split: 1.5, second: 1, first: 0.6 };
const FREQUENCY_BONUS = 0.9;
const FREQUENCY_BITS = 16;

type Offer = (candidate: string, cost: number) => void;

interface Affix {
  isPrefix: boolean;
  combines: boolean;
  rules: { strip: string; add: string; condition: RegExp }[];
}

/** A Hunspell dictionary with prefixes, suffixes and replacements, which is what that of American English has. */
export class Speller {
  /** Every form of every word; those of words that are not to be suggested map to false. */
  readonly #forms = new Map<string, boolean>();
  /** The forms to suggest, by themselves in lower case. */
  readonly #suggested = new Map<string, string[]>();
  readonly #replacements: [from: string, to: string][] = [];
  readonly #ranks: ReadonlyMap<string, number>;
  /** The words in lower case by their length, and the letters that each has. */
  readonly #byLength: (string[] | undefined)[] = [];
  readonly #lettersByLength: readonly Int32Array[];
  #compared = 0;
  #lookedAt = 0;

  /** @param ranks how many words are more frequent than each */
  constructor(affixes: string, entries: string, ranks: ReadonlyMap<string, number>) {
    this.#ranks = ranks;
    const read = this.#readAffixes(affixes);
    for (const entry of entries.split(/\s+/)) if (entry !== '') this.#addEntry(entry, read);
    for (const [form, isSuggested] of this.#forms) if (isSuggested) this.#index(form);
    for (const word of this.#suggested.keys()) {
      const sameLength = this.#byLength[word.length] ?? [];
      this.#byLength[word.length] = sameLength;
      sameLength.push(word);
    }
    this.#lettersByLength = Array.from(this.#byLength, (sameLength) => Int32Array.from(sameLength ?? [], lettersOf));
  }

  /** Begins with another text, whose words may again be compared with as many others. */
  begin(): void {
    this.#compared = 0;
    this.#lookedAt = 0;
  }

  /** Whether a word is right: as it stands or, with a capital in front alone, in lower case. */
  isGood(word: string): boolean {
    if (this.#forms.has(word)) return true;
    const lower = word.toLowerCase();
    return word === capitalized(lower) && this.#forms.has(lower);
  }

  /** Words that may have been meant, the likeliest first. */
  suggestions(word: string, limit: number): string[] {
    if (word.length > MAX_SUGGESTED_LENGTH || limit === 0) return [];
    const lower = word.toLowerCase();
    const costs = new Map<string, number>();
    const offer: Offer = (candidate, cost) => {
      if (cost < (costs.get(candidate) ?? Number.POSITIVE_INFINITY)) costs.set(candidate, cost);
    };
    if (this.#suggested.has(lower)) offer(lower, -1);
    this.#offerReplacements(lower, offer);
    this.#offerEdits(lower, offer);
    if (Math.min(...costs.values()) > COST.other) this.#offerDistant(lower, offer);
    this.#offerSplits(lower, offer);
    const isCapital = word !== lower && word.startsWith(capitalized(lower).charAt(0));
    const ranked = [...costs]
      .map(([candidate, cost]) => ({ candidate, cost: cost - this.#bonus(candidate) }))
      .sort((a, b) => a.cost - b.cost || compareCodePoints(a.candidate, b.candidate));
    const forms = ranked.flatMap(({ candidate }) => this.#suggested.get(candidate) ?? [this.#apart(candidate)]);
    return [...new Set(forms.map((form) => (isCapital ? capitalized(form) : form)))].filter((form) => form !== word).slice(0, limit);
  }

  #readAffixes(text: string): Map<string, Affix> {
    const affixes = new Map<string, Affix>();
    for (const line of text.split('\n')) {
      const [kind, flag = '', first = '', second = '', condition = '.'] = line.split(' ');
      if (kind === 'REP' && first !== '') this.#replacements.push([flag, first.replace('_', ' ')]);
      if (kind !== 'PFX' && kind !== 'SFX') continue;
      const isPrefix = kind === 'PFX';
      const affix = affixes.get(flag);
      if (!affix) affixes.set(flag, { isPrefix, combines: first === 'Y', rules: [] });
      else affix.rules.push({ strip: first === '0' ? '' : first, add: second, condition: new RegExp(isPrefix ? `^${condition}` : `${condition}$`) });
    }
    return affixes;
  }

  /** Adds a word with its suffixes, and with its prefixes to those that combine with them. */
  #addEntry(entry: string, affixes: ReadonlyMap<string, Affix>): void {
    const [word = '', flags = ''] = entry.split('/');
    const isSuggested = !flags.includes('!');
    const own = [...flags].flatMap((flag) => affixes.get(flag) ?? []);
    const suffixed = own.filter(({ isPrefix }) => !isPrefix).map((affix) => ({ combines: affix.combines, forms: withAffix(word, affix) }));
    const bases = [word, ...suffixed.flatMap(({ combines, forms }) => (combines ? forms : []))];
    const prefixed = own.filter(({ isPrefix }) => isPrefix).flatMap((affix) => bases.flatMap((base) => withAffix(base, affix)));
    for (const form of [word, ...suffixed.flatMap(({ forms }) => forms), ...prefixed]) {
      this.#forms.set(form, isSuggested && this.#forms.get(form) !== false);
    }
  }

  #index(form: string): void {
    // What 's is added to is a word itself, and is looked at without it.
    if (form.endsWith("'s") && this.#forms.has(form.slice(0, -2))) return;
    const lower = form.toLowerCase();
    // Of Friend and friend, the one without a capital is meant.
    if (form !== lower && this.#forms.get(lower)) return;
    const others = this.#suggested.get(lower);
    if (others) others.push(form);
    else this.#suggested.set(lower, [form]);
  }

  /** Two words, each in the form that it has in the dictionary. */
  #apart(candidate: string): string {
    const parts = candidate.split(' ');
    return parts.map((part) => this.#suggested.get(part)?.[0] ?? part).join(' ');
  }

  #bonus(candidate: string): number {
    const rank = Math.max(...candidate.split(' ').map((word) => this.#ranks.get(word) ?? 2 ** FREQUENCY_BITS));
    const bits = 31 - Math.clz32(rank + 1);
    return (FREQUENCY_BONUS * Math.max(FREQUENCY_BITS - bits, 0)) / FREQUENCY_BITS;
  }

  /** Sounds that are written otherwise. */
  #offerReplacements(word: string, offer: Offer): void {
    for (const [from, to] of this.#replacements) {
      for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
        const candidate = word.slice(0, at) + to + word.slice(at + from.length);
        if (!candidate.split(' ').every((part) => this.#suggested.has(part))) continue;
        if (from === word) offer(candidate, COST.whole);
        else offer(candidate, COST.replacement + (at === 0 ? COST.first : 0));
      }
    }
  }

  /** Words one letter away, or with two neighbours swapped. */
  #offerEdits(word: string, offer: Offer): void {
    const tryWord: Offer = (candidate, cost) => {
      if (this.#suggested.has(candidate)) offer(candidate, cost);
    };
    for (let at = 0; at <= word.length; at++) {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      const [first = '', second = ''] = after;
      const extra = at === 0 ? COST.first : 0;
      const beside = [word[at - 1], first];
      if (second !== '') tryWord(before + second + first + after.slice(2), COST.swap);
      if (first !== '') tryWord(before + after.slice(1), extra + (first === word[at - 1] ? COST.double : COST.other));
      for (const letter of LETTERS) {
        tryWord(before + letter + after, extra + insertionCost(letter, beside));
        if (first !== '') tryWord(before + letter + after.slice(1), extra + (isVowel(letter) && isVowel(first) ? COST.vowel : COST.other));
      }
    }
  }

  /** Words two edits away. */
  #offerDistant(word: string, offer: Offer): void {
    for (let length = Math.max(word.length - 2, 1); length <= word.length + 2; length++) {
      for (const candidate of this.#withLettersOf(word, length)) {
        if (isWithinTwo(word, candidate)) offer(candidate, COST.second + COST.other + (word[0] === candidate[0] ? 0 : COST.first));
      }
    }
  }

  /** Words of a length that lack at most two letters of a word and have at most two others: each edit takes a letter out and puts one in. None when enough have been looked at. */
  #withLettersOf(word: string, length: number): string[] {
    const words = this.#byLength[length] ?? [];
    const theirs = this.#lettersByLength[length] ?? new Int32Array();
    this.#lookedAt += words.length;
    if (this.#lookedAt > MAX_LOOKED_AT || this.#compared > MAX_COMPARED) return [];
    const letters = lettersOf(word);
    const found = words.filter((_, at) => bitsOf((theirs[at] ?? 0) ^ letters) <= 4);
    this.#compared += found.length;
    return found;
  }

  /** Two common words without the space between them. */
  #offerSplits(word: string, offer: Offer): void {
    for (let at = 1; at < word.length; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      const isCommon = (part: string): boolean =>
        (part.length > 1 || part === 'a' || part === 'i') && this.#suggested.has(part) && (this.#ranks.get(part) ?? Number.POSITIVE_INFINITY) < MAX_SPLIT_RANK;
      if (parts.every(isCommon)) offer(parts.join(' '), COST.split);
    }
  }
}

function insertionCost(letter: string, beside: readonly (string | undefined)[]): number {
  if (letter === "'") return COST.apostrophe;
  return beside.includes(letter) ? COST.double : COST.other;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz'";
const MAX_SPLIT_RANK = 1500;

const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word with what a prefix or suffix makes of it; nothing where it does not go with the word. */
const withAffix = (word: string, { isPrefix, rules }: Affix): string[] =>
  rules
    .filter(({ strip, condition }) => condition.test(word) && (isPrefix ? word.startsWith(strip) : word.endsWith(strip)))
    .map(({ strip, add }) => (isPrefix ? add + word.slice(strip.length) : word.slice(0, word.length - strip.length) + add));

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** How many bits are set. */
function bitsOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const rows = [0, 1, 2].map(() => new Uint8Array(MAX_SUGGESTED_LENGTH + 4));

/** Whether two words are at most two edits apart, a swap of neighbours being one. Neither is longer than `MAX_SUGGESTED_LENGTH` and 2. */
function isWithinTwo(first: string, second: string): boolean {
  let [before = new Uint8Array(), previous = new Uint8Array(), current = new Uint8Array()] = rows;
  for (let j = 0; j <= second.length; j++) previous[j] = j;
  for (let i = 1; i <= first.length; i++) {
    current[0] = i;
    let least = i;
    for (let j = 1; j <= second.length; j++) {
      const isSame = first.charCodeAt(i - 1) === second.charCodeAt(j - 1);
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && first.charCodeAt(i - 1) === second.charCodeAt(j - 2) && first.charCodeAt(i - 2) === second.charCodeAt(j - 1);
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      current[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > 2) return false;
    [before, previous, current] = [previous, current, before];
  }
  return (previous[second.length] ?? 3) <= 2;
}
