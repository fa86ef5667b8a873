/** What is used of wink-lexicon, which has no declarations of its own: WordNet's irregular forms, words and the files of lexicographers that their senses are in. */
declare module 'wink-lexicon/src/wn-noun-exceptions.js' {
  const forms: Readonly<Record<string, string>>;
  export default forms;
}
declare module 'wink-lexicon/src/wn-verb-exceptions.js' {
  const forms: Readonly<Record<string, string>>;
  export default forms;
}
declare module 'wink-lexicon/src/wn-adjective-exceptions.js' {
  const forms: Readonly<Record<string, string>>;
  export default forms;
}
declare module 'wink-lexicon/src/wn-words.js' {
  const places: Readonly<Record<string, number>>;
  export default places;
}
declare module 'wink-lexicon/src/wn-word-senses.js' {
  const files: readonly (readonly number[])[];
  export default files;
}
