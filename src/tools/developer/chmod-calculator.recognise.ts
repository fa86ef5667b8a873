import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'mode',
  recognise({ line }) {
    const [, written, octal] = /^([-dlcbps]?(?:[r-][w-][xsS-]){2}[r-][w-][xtT-])[.+@]?$|^chmod\s+(?:-R\s+)?(0?[0-7]{3,4})\b.*$/.exec(line) ?? [];
    const mode = written ?? octal;
    if (mode === undefined || /^-+$/.test(mode)) return undefined;
    return { what: 'permissions of a file', confidence: written === undefined ? 0.85 : 0.97, main: mode, preview: mode };
  },
});
