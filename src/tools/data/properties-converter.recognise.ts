import { recogniser } from '../detection/recogniser.ts';
import { settingsIn } from './lib/looks-like-settings.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise(sample) {
    if (!sample.head.includes('=') || /^[{<]/.test(sample.text)) return undefined;
    const { sections, tables, pairs, dotted, others, typed, quoted, colons } = settingsIn(sample);
    if (pairs < 2 || sections + tables > 0 || others > 0 || dotted < pairs / 2 || colons > 0 || (typed === pairs && quoted > 0)) return undefined;
    return { what: 'a .properties file of Java', confidence: 0.88, preview: sample.text, name: 'properties' };
  },
});
