import { normalized } from '../../shared/text/normal-forms.ts';

/** Languages that have a list of stop words, by ISO 639-1 code. */
export const STOP_WORD_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'no', 'fi', 'pl', 'ru', 'tr'] as const;

export type StopWordLanguage = (typeof STOP_WORD_LANGUAGES)[number];

/** Snowball's lists, but for Spanish, where it is a longer one. */
const SNOWBALL = {
  en: () => import('@orama/stopwords/english'),
  de: () => import('@orama/stopwords/german'),
  fr: () => import('@orama/stopwords/french'),
  es: () => import('@orama/stopwords/spanish'),
  it: () => import('@orama/stopwords/italian'),
  nl: () => import('@orama/stopwords/dutch'),
  pt: () => import('@orama/stopwords/portuguese'),
  sv: () => import('@orama/stopwords/swedish'),
  da: () => import('@orama/stopwords/danish'),
  no: () => import('@orama/stopwords/norwegian'),
  fi: () => import('@orama/stopwords/finnish'),
  ru: () => import('@orama/stopwords/russian'),
};

/** Lists of `stopword`: for languages that Snowball has none of, and for English also, ago, since and others that it leaves out. */
const MORE = { en: 'eng', pl: 'pol', tr: 'tur' } as const;

/** Letters that a list of Turkish words has where its character set was mistaken. */
const MISTAKEN = /[^a-zçğıöşüâîû]/;

const loaded = new Map<StopWordLanguage, Promise<ReadonlySet<string>>>();

/** How stop words are compared: ignoring case, a curly apostrophe the same as a straight one. */
export const stopWordKey = (word: string): string => normalized(word, 'NFC').toLowerCase().replaceAll('’', "'");

/** The stop words of a language, as `stopWordKey` gives them; loaded when they are first asked for. */
export async function stopWordsOf(language: StopWordLanguage): Promise<ReadonlySet<string>> {
  let words = loaded.get(language);
  if (words === undefined) {
    words = load(language);
    loaded.set(language, words);
    words.catch(() => loaded.delete(language));
  }
  return words;
}

/** The stop words that a caller gives or, without any, those of the language. */
export const stopWordsFor = async (language: StopWordLanguage, own: readonly string[] | undefined): Promise<ReadonlySet<string>> =>
  own === undefined ? stopWordsOf(language) : new Set(own.map(stopWordKey));

async function load(language: StopWordLanguage): Promise<ReadonlySet<string>> {
  const first = language in SNOWBALL ? (await SNOWBALL[language as keyof typeof SNOWBALL]()).stopwords : [];
  const second = language in MORE ? (await import('stopword'))[MORE[language as keyof typeof MORE]] : [];
  const words = [...first, ...second].map((word) => stopWordKey(word.trim()));
  return new Set(words.filter((word) => word !== '' && !(language === 'tr' && MISTAKEN.test(word))));
}
