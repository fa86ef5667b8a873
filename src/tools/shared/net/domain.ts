import { Unprocessable, unprocessable } from '../../errors.ts';
import { placeInText } from '../bytes/bytes.ts';
import { domainToAscii } from './domain-ascii.ts';
import { punycodeDecode } from './punycode.ts';

// WHATWG URL Standard, forbidden domain code points
const FORBIDDEN = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;

/** UTS #46 ToASCII as URL parsers do it, or undefined. A last label of letters keeps figures from being read as an IPv4 address. */
function toAscii(domain: string): string | undefined {
  const ascii = domainToAscii(`${domain}.a`);
  return ascii === '' ? undefined : ascii.slice(0, -2);
}

/** A label of ASCII is taken over unseen by the parser, so what xn-- stands for is checked here: it must be in its normal form and not ASCII. */
function decodeLabel(label: string): string | undefined {
  if (!label.startsWith('xn--')) return label;
  try {
    const decoded = punycodeDecode(label.slice(4));
    return /[^\0-\x7f]/.test(decoded) && toAscii(decoded) === label ? decoded : undefined;
  } catch (error) {
    if (error instanceof Unprocessable) return undefined;
    throw error;
  }
}

/** Both forms of a domain name by UTS #46, non-transitional, without STD3 rules. Unprocessable where a label is not valid. */
export function convertDomain(text: string): { ascii: string; unicode: string } {
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden) unprocessable(`${placeInText(text, forbidden.index)} may not be in a domain name.`, 'text');
  const ascii = toAscii(text);
  const labels = ascii?.split('.').map(decodeLabel);
  if (ascii === undefined || labels === undefined || labels.includes(undefined)) {
    const parts = text.split(/[.\u3002\uff0e\uff61]/);
    const wrong = parts.find((part) => {
      const label = toAscii(part);
      return label === undefined || decodeLabel(label) === undefined;
    });
    return unprocessable(
      wrong === undefined
        ? 'The labels of the domain name may not be together (right-to-left rules of UTS #46).'
        : `The label ${JSON.stringify(wrong)} at position ${Array.from(text.slice(0, text.indexOf(wrong))).length + 1} is not a valid label of a domain name (UTS #46).`,
      'text',
    );
  }
  return { ascii, unicode: labels.join('.') };
}
