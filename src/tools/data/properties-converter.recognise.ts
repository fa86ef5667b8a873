import { recogniser } from '../detection/recogniser.ts';
import { settingsIn } from './lib/looks-like-settings.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise(sample) {
    if (!/[=:]/.test(sample.head) || /^[{<]/.test(sample.text)) return undefined;
    const { sections, tables, pairs, dotted, others, typed, quoted, colons } = settingsIn(sample);
    // What only these have: comments with !, and names and values with backslashes.
    const isMarked = /^\s*!|\\u[0-9a-f]{4}|^\s*\w+(?:\\ \w+)+\s*[=:]|\\\n/im.test(sample.head) && !/^\s*\[/m.test(sample.head);
    if (pairs < 2 || sections + tables > 0 || others > 0 || (dotted < pairs / 2 && !isMarked) || (colons > 0 && !isMarked) || (typed === pairs && quoted > 0))
      return undefined;
    return { what: 'a .properties file of Java', confidence: 0.88, preview: sample.text, name: 'properties' };
  },
});
