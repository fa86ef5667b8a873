import { recogniser } from '../detection/recogniser.ts';
import type { Sample } from '../detection/sample.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise: (sample) => [latex(sample)],
});

/** A document or a formula of LaTeX, of which this tool gives the characters without the commands' escapes. */
function latex({ head, text }: Sample) {
  if (!head.includes('\\')) return undefined;
  const commands = head.match(
    /\\(?:documentclass|usepackage|begin\{|end\{|(?:sub)*section\*?\{|textbf\{|textit\{|emph\{|frac\{|sqrt[[{]|sum|int|alpha|beta|gamma|theta|lambda|infty|left|right|cite\{|ref\{|label\{|item\b|maketitle|title\{|author\{|mathbb\{|mathrm\{|partial|cdot|times|leq|geq|pi\b|lim|vec\{|hat\{|overline\{|caption\{|includegraphics)/g,
  );
  if (!commands) return undefined;
  const isDocument = /\\documentclass|\\begin\{[a-z*]+\}|\\usepackage/.test(head);
  return {
    what: 'LaTeX',
    confidence: isDocument ? 0.97 : commands.length > 1 || /\$|\{/.test(head) ? 0.88 : 0.6,
    inputs: { language: 'latex' },
    preview: text,
    name: 'latex',
  };
}
