import { recogniser } from '../detection/recogniser.ts';

const SIGNS: readonly (readonly [sign: RegExp, weight: number])[] = [
  [/^#{1,6} +\S.*$/gm, 2],
  [/^[^\n]+\n(?:={3,}|-{3,})\s*$/gm, 1],
  [/^(?:```|~~~)[\w-]*\s*$/gm, 2],
  [/^\s*[-*+] +\S/gm, 0.7],
  [/^\s*[-*+] \[[ x]\] /gim, 2],
  [/^\s*\d+[.)] +\S/gm, 0.5],
  [/^> /gm, 0.8],
  [/!?\[[^\]\n]+\]\((?:[^()\s]|\([^()\s]*\))+(?: "[^"]*")?\)/g, 2],
  [/^\[[^\]\n]+\]: \S+/gm, 1.5],
  [/\*\*[^*\s](?:[^*\n]*[^*\s])?\*\*/g, 1.2],
  [/(?:^|\s)[*_][^*_\s][^*_\n]*[*_](?=[\s.,;:!?)]|$)/gm, 0.5],
  [/`[^`\n]+`/g, 0.6],
  [/^\|?(?:\s*:?-{3,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/gm, 3],
];

export default recogniser({
  takes: 'text',
  fills: 'markdown',
  recognise({ head: whole, text, lines }) {
    // Pages of static sites begin with settings in YAML or TOML.
    const head = whole.replace(/^(---|\+\+\+)\n(?:[\w-]+\s*[:=][^\n]*\n|[ \t-][^\n]*\n)+\1\n/, '');
    const isHeaded = head !== whole;
    if (/^[<{]/.test(text) && !/^<(?:p|h1|div|img|a|details) ?[^>]*>[\s\S]*^#{1,6} /im.test(head)) return undefined;
    const { kinds, weight: signs } = signsIn(head);
    let weight = signs;
    // Comments of settings and of code begin with #, too.
    const body = isHeaded ? head.split('\n') : lines;
    const hashes = body.filter((line) => /^#(?:\s|!)/.test(line)).length;
    const isCommented = hashes > 0 && body.some((line) => /^(?:\w[\w.-]*\s*[=:]\s*\S|import |from \w+ import|def |FROM |server |set )/.test(line));
    if (isCommented) weight -= 3;
    if (/^(?:diff --git|--- |@@ |\d+(?:,\d+)?[acd]\d+(?:,\d+)?$)/m.test(head)) return undefined;
    // A single line with # may be a comment.
    if (kinds === 1 && hashes === 1 && weight <= 2 && lines.length > 1) weight = Math.min(weight, 1.5);
    if (weight < 1 || kinds === 0) return undefined;
    if (isHeaded) return { what: 'Markdown with settings before it', confidence: 0.95, preview: text, name: 'markdown' };
    const confidence = weight >= 5 && kinds > 1 ? 0.94 : weight >= 3 ? 0.85 : weight >= 2 ? 0.7 : 0.4;
    return { what: 'Markdown', confidence, preview: text, name: 'markdown' };
  },
});

/** How many kinds of signs of Markdown there are, and what they weigh together. */
function signsIn(text: string): { kinds: number; weight: number } {
  const counts = SIGNS.map(([sign, each]) => each * Math.min(text.match(sign)?.length ?? 0, 4)).filter((weight) => weight > 0);
  return { kinds: counts.length, weight: counts.reduce((sum, weight) => sum + weight, 0) };
}
