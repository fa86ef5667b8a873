import { toASCII } from 'tr46';

/** What a host may not contain once it is ASCII (WHATWG URL Standard, forbidden domain code points). */
const FORBIDDEN = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;

/**
 * UTS #46 ToASCII of a domain name as URL parsers do it: non-transitional, without STD3 rules; empty where a label is not valid.
 * The URL of the platform would give other answers from one browser to the next, by its version of Unicode.
 */
export function domainToAscii(domain: string): string {
  const ascii = toASCII(domain, {
    checkHyphens: false,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: false,
    verifyDNSLength: false,
    transitionalProcessing: false,
  });
  return ascii === null || FORBIDDEN.test(ascii) ? '' : ascii;
}
