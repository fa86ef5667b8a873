import { recogniser } from '../detection/recogniser.ts';
import { codeLanguageOf } from './lib/guess-language.ts';

export default recogniser({
  takes: 'text',
  fills: 'code',
  recognise(sample) {
    const found = codeLanguageOf(sample);
    return found && { what: found.name, confidence: found.confidence - 0.14, inputs: { language: found.language }, preview: sample.text };
  },
});
