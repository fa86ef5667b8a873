/** What is used of des.js, which has no declarations of its own. */
declare module 'des.js' {
  export interface Cipher {
    update(data: Uint8Array): number[];
    final(): number[];
  }
  export const EDE: { create(options: { type: 'encrypt' | 'decrypt'; key: Uint8Array; padding: false }): Cipher };
}
