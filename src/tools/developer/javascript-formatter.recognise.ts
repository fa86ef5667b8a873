import { recogniser } from '../detection/recogniser.ts';
import { codeLanguageOf } from './lib/guess-language.ts';

export default recogniser({
  takes: 'text',
  fills: 'code',
  recognise(sample) {
    const found = codeLanguageOf(sample);
    if (found?.language !== 'javascript' && found?.language !== 'typescript') return undefined;
    const isTyped = found.language === 'typescript';
    return {
      what: found.name,
      confidence: found.confidence,
      ...(isTyped && { inputs: { language: 'typescript' } }),
      preview: sample.text,
      name: found.language,
    };
  },
});
