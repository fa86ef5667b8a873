/** Snowball's names of the stemmers, those for English first. */
export const STEMMERS = [
  'english',
  'porter',
  'danish',
  'dutch',
  'finnish',
  'french',
  'german',
  'hungarian',
  'italian',
  'norwegian',
  'portuguese',
  'romanian',
  'russian',
  'spanish',
  'swedish',
] as const;

export type StemmerName = (typeof STEMMERS)[number];
type Stem = (word: string) => string;

/** Those of Orama are generated from Snowball 2; its English one is another. */
const OF_ORAMA: Readonly<Record<Exclude<StemmerName, 'english' | 'porter'>, () => Promise<{ stemmer: Stem }>>> = {
  danish: () => import('@orama/stemmers/danish'),
  dutch: () => import('@orama/stemmers/dutch'),
  finnish: () => import('@orama/stemmers/finnish'),
  french: () => import('@orama/stemmers/french'),
  german: () => import('@orama/stemmers/german'),
  hungarian: () => import('@orama/stemmers/hungarian'),
  italian: () => import('@orama/stemmers/italian'),
  norwegian: () => import('@orama/stemmers/norwegian'),
  portuguese: () => import('@orama/stemmers/portuguese'),
  romanian: () => import('@orama/stemmers/romanian'),
  russian: () => import('@orama/stemmers/russian'),
  spanish: () => import('@orama/stemmers/spanish'),
  swedish: () => import('@orama/stemmers/swedish'),
};

/** Gives the function that stems a word in lower case, as Snowball 2 does. */
export async function stemmerOf(algorithm: StemmerName): Promise<Stem> {
  if (algorithm !== 'english' && algorithm !== 'porter') return (await OF_ORAMA[algorithm]()).stemmer;
  const { default: snowball } = await import('snowball-stemmers');
  const stemmer = snowball.newStemmer(algorithm);
  return (word) => stemmer.stem(word);
}
