import { recogniser } from '../detection/recogniser.ts';
import { codeLanguageOf } from './lib/guess-language.ts';

export default recogniser({
  takes: 'text',
  fills: 'typescript',
  recognise(sample) {
    const found = codeLanguageOf(sample);
    return found?.language === 'typescript' ? { what: found.name, confidence: found.confidence - 0.04, preview: sample.text } : undefined;
  },
});
