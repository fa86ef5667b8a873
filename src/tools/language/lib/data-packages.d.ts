/** Packages whose data has no declarations, or is too long to be typed by itself. */
declare module 'an-array-of-english-words' {
  const words: readonly string[];
  export default words;
}
