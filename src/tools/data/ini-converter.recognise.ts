import { recogniser } from '../detection/recogniser.ts';
import { settingsIn } from './lib/looks-like-settings.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise(sample) {
    if (/^[{<]|^\[\s*["'{[\d]/.test(sample.text)) return undefined;
    const { sections, tables, pairs, typed, quoted, variables, others, comments, colons } = settingsIn(sample);
    if (pairs === 0 || others > pairs / 10 || tables > 0 || colons > pairs / 2) return undefined;
    const isTyped = typed === pairs && comments.semicolon === 0;
    if (sections > 0) return found(isTyped && quoted > 0 ? 0.6 : isTyped ? 0.85 : 0.94, sample.text);
    if (variables >= pairs * 0.8 || pairs < 2) return undefined;
    return found(isTyped && quoted > 0 ? 0.3 : 0.55, sample.text);
  },
});

const found = (confidence: number, preview: string) => ({ what: 'INI', confidence, preview, name: 'ini' });
