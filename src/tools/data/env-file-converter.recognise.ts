import { recogniser } from '../detection/recogniser.ts';
import { settingsIn } from './lib/looks-like-settings.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise(sample) {
    if (!sample.head.includes('=') || /^[{<]/.test(sample.text)) return undefined;
    const { sections, tables, pairs, variables, exported, others, comments } = settingsIn(sample);
    if (pairs === 0 || sections + tables > 0 || others > 0 || comments.semicolon > 0 || variables < pairs * 0.7) return undefined;
    const confidence = pairs > 1 || exported > 0 ? (variables >= pairs ? 0.95 : 0.8) : /^[A-Z][A-Z0-9_]{2,}=\S/.test(sample.text) ? 0.72 : 0.35;
    return { what: 'a .env file', confidence, preview: sample.text, name: 'env' };
  },
});
