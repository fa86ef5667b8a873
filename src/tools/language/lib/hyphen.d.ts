/** What is used of hyphen, whose patterns have no declarations: the digits of the patterns, a trie of their letters, and the places of exceptions. */
declare module 'hyphen/patterns/*.js' {
  /** What follows a letter, the number of the digits of the pattern that ends there, or both. */
  export type Node = number | Branches | readonly [Branches, number];
  export interface Branches {
    readonly [letter: string]: Node;
  }
  const patterns: readonly [digits: readonly (readonly number[])[], trie: Branches, exceptions: Readonly<Record<string, readonly number[]>>];
  export default patterns;
}
