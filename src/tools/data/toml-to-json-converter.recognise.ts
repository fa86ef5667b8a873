import { recogniser } from '../detection/recogniser.ts';
import { settingsIn } from './lib/looks-like-settings.ts';

export default recogniser({
  takes: 'text',
  fills: 'toml',
  recognise(sample) {
    if (!sample.head.includes('=') || /^[{<]/.test(sample.text)) return undefined;
    const { sections, tables, pairs, typed, quoted, colons, variables, comments, others } = settingsIn(sample);
    if (pairs === 0 || others > pairs / 10 || colons > 0 || typed < pairs || comments.semicolon > 0) return undefined;
    // What is in TOML quoted is in INI not, and the reverse.
    if (tables > 0) return found(0.97, sample.text);
    if (variables >= pairs && sections === 0) return found(0.35, sample.text);
    if (sections > 0) return found(quoted > 0 || /=\s*\[/.test(sample.head) ? 0.95 : /^\[[\w-]+(?:\.[\w-]+)+\]$/m.test(sample.head) ? 0.87 : 0.5, sample.text);
    return found(quoted > 0 && / = /.test(sample.head) ? (pairs > 1 ? 0.88 : 0.6) : 0.3, sample.text);
  },
});

const found = (confidence: number, preview: string) => ({ what: 'TOML', confidence, preview, name: 'toml' });
