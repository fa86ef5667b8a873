/** What is used of tr46, which has no declarations of its own. */
declare module 'tr46' {
  export function toASCII(
    domain: string,
    options: Readonly<Record<'checkHyphens' | 'checkBidi' | 'checkJoiners' | 'useSTD3ASCIIRules' | 'verifyDNSLength' | 'transitionalProcessing', boolean>>,
  ): string | null;
}
