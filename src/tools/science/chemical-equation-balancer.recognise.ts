import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'equation',
  recognise({ line }) {
    if (line.length > 400) return undefined;
    const sides = line.split(/<?-{1,2}>|=>|\u2192|\u21cc|=/);
    if (sides.length !== 2) return undefined;
    const terms = sides.flatMap((side) => side.split(/\s*\+\s*/)).map((term) => term.trim());
    const isRight =
      terms.length > 2 && terms.every((term) => /^\d{0,3}\s?[A-Z][A-Za-z\d()]{0,40}$/.test(term)) && terms.some((term) => /[A-Z][a-z]?\d/.test(term));
    return isRight ? { what: 'a chemical equation', confidence: 0.95, main: line, preview: line } : undefined;
  },
});
