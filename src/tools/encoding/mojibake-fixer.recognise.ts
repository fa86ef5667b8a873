import { recogniser } from '../detection/recogniser.ts';

/** The first byte of a letter in UTF-8 and those after it, as Windows-1252 or Latin-1 shows them. */
const GARBLED =
  /[\u00c2-\u00c5\u00d0\u00d1][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]|\u00e2(?:\u20ac|\u0080)[\u0080-\u00bf\u0152\u0153\u02dc\u201c\u201d\u2122\u00a6]|\u00f0\u0178/g;

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text, head }) {
    if (text.length > 200_000 || !/[\u00c2-\u00c5\u00d0\u00d1\u00e2\u00f0]/.test(head)) return undefined;
    const garbled = head.match(GARBLED)?.length ?? 0;
    // In what is right, most letters beyond ASCII stand between letters.
    const beyond = head.match(/[^\p{ASCII}]/gu)?.length ?? 0;
    if (garbled === 0 || garbled * 2 < beyond * 0.7) return undefined;
    return { what: 'text that was read in a wrong character set', confidence: garbled > 1 ? 0.94 : 0.82, preview: text };
  },
});
