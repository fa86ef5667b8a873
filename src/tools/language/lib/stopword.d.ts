/** What is used of stopword, which has no declarations of its own. */
declare module 'stopword' {
  export const eng: readonly string[];
  export const pol: readonly string[];
  export const tur: readonly string[];
}
