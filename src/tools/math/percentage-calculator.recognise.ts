import { recogniser } from '../detection/recogniser.ts';

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const PERCENT_OF = new RegExp(`^(?:what(?:'s| is) )?${NUMBER}\\s?(?:%|percent)(?: of |\\s*\\*\\s*)${NUMBER}\\s*[=?]*$`, 'i');
const WHAT_PERCENT = new RegExp(`^${NUMBER} is what (?:%|percent(?:age)?) of ${NUMBER}\\??$`, 'i');
const CHANGED = new RegExp(`^${NUMBER}\\s*([-+])\\s*${NUMBER}\\s?%\\s*=?$`);

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    if (line.length > 80 || !/%|percent/i.test(line)) return undefined;
    const found = (main: string, inputs: Record<string, unknown>) => ({
      what: 'a question of percentages',
      confidence: 0.96,
      main: Number(main),
      inputs,
      preview: line,
    });
    const [, percent, whole] = PERCENT_OF.exec(line) ?? [];
    if (percent !== undefined && whole !== undefined) return found(whole, { operation: 'percent-of', percent: Number(percent) });
    const [, part, all] = WHAT_PERCENT.exec(line) ?? [];
    if (part !== undefined && all !== undefined) return found(all, { operation: 'what-percent', part: Number(part) });
    const [, start, sign, change] = CHANGED.exec(line) ?? [];
    if (start === undefined || change === undefined) return undefined;
    return found(start, { operation: sign === '+' ? 'increase' : 'decrease', percent: Number(change) });
  },
});
