import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ lines }) {
    const filled = lines.filter((line) => line.trim() !== '').slice(0, 50);
    // Records of DNS and cookies have semicolons after their values.
    if (filled.some((line) => /=[^\s;=]*;\s/.test(line))) return undefined;
    const fitting = filled.filter((line) => /^(?:[\w.-]+=(?:"(?:[^"\\]|\\.)*"|[^\s"=]*)(?:\s+|$)){3,}$/.test(line)).length;
    return fitting > 0 && fitting === filled.length ? { what: 'log lines in logfmt', confidence: 0.9, preview: filled[0] ?? '' } : undefined;
  },
});
