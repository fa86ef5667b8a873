const MACRO = /%\{[slodiphcrtv][0-9]*r?[.\-+,/_=]*\}|%[%_-]/gi;
const LABEL = /^[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?$/;

/** Mechanisms and modifiers that cost a DNS lookup (RFC 7208 section 4.6.4). */
export const LOOKUP_TERMS = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect']);
export const MAX_LOOKUPS = 10;

/** Whether a text is a domain of at least two labels, the last not all digits, or holds well-formed macros (RFC 7208 section 7.1). */
export function isSpfDomain(text: string): boolean {
  if (text.includes('%')) return !text.replace(MACRO, '').includes('%') && !/[^\x21-\x7e]/.test(text);
  const labels = text.replace(/\.$/, '').split('.');
  return text.length <= 254 && labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^[0-9]+$/.test(labels.at(-1) ?? '');
}
