// Morphy of WordNet: irregular forms first, then endings taken off as far as a word of WordNet is left.

export const PARTS_OF_SPEECH = ['noun', 'verb', 'adjective'] as const;

export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** Rules of detachment, in the order in which they are tried. */
const DETACHED: Readonly<Record<PartOfSpeech, readonly (readonly [ending: string, instead: string])[]>> = {
  noun: [
    ['s', ''],
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['men', 'man'],
    ['ies', 'y'],
  ],
  verb: [
    ['s', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adjective: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
};

/** Nouns in the singular whose s the rules would take for an ending, since WordNet has specie, physic and corp too; and plurals that they would miss, since the list lacks ad and id, or get wrong, since it has masse. */
const LEMMAS = new Map([
  ...['species', 'physics', 'corps', 'mrs', 'mars', 'kansas', 'judas'].map((word) => [word, word] as const),
  ['ads', 'ad'],
  ['ids', 'id'],
  ['masses', 'mass'],
]);

/** The numbers of WordNet's files of lexicographers (lexnames) for each part of speech, both included. */
const FILES: Readonly<Record<PartOfSpeech, readonly (readonly [first: number, last: number])[]>> = {
  noun: [[3, 28]],
  verb: [[29, 43]],
  adjective: [
    [0, 1],
    [44, 44],
  ],
};

const IRREGULAR = {
  noun: () => import('wink-lexicon/src/wn-noun-exceptions.js'),
  verb: () => import('wink-lexicon/src/wn-verb-exceptions.js'),
  adjective: () => import('wink-lexicon/src/wn-adjective-exceptions.js'),
};

/** Gives the function that finds the lemma of a word in lower case: the word itself where WordNet has no other. Loads WordNet's words when first called. */
export async function lemmaFinder(partOfSpeech: PartOfSpeech): Promise<(word: string) => string> {
  const [{ default: irregular }, { default: places }, { default: files }] = await Promise.all([
    IRREGULAR[partOfSpeech](),
    import('wink-lexicon/src/wn-words.js'),
    import('wink-lexicon/src/wn-word-senses.js'),
  ]);
  const isKnown = (word: string): boolean => {
    const senses = Object.hasOwn(places, word) ? (files[places[word] ?? -1] ?? []) : [];
    return senses.some((file) => FILES[partOfSpeech].some(([first, last]) => file >= first && file <= last));
  };
  return (word) => (Object.hasOwn(irregular, word) ? (irregular[word] ?? word) : detached(word, partOfSpeech, isKnown));
}

function detached(word: string, partOfSpeech: PartOfSpeech, isKnown: (word: string) => boolean): string {
  let [base, tail] = [word, ''];
  if (partOfSpeech === 'noun') {
    const known = LEMMAS.get(word);
    if (known !== undefined) return known;
    if (word.endsWith('ful')) [base, tail] = [word.slice(0, -3), 'ful'];
    else if (word.endsWith('ss') || word.length <= 2) return word;
  }
  for (const [ending, instead] of DETACHED[partOfSpeech]) {
    if (!base.endsWith(ending)) continue;
    const lemma = base.slice(0, -ending.length) + instead;
    if (isKnown(lemma)) return lemma + tail;
  }
  return word;
}
