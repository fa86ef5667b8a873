import { recogniser } from '../detection/recogniser.ts';
import { codeLanguageOf } from './lib/guess-language.ts';

export default recogniser({
  takes: 'text',
  fills: 'code',
  recognise(sample) {
    const found = codeLanguageOf(sample);
    if (!found) return undefined;
    const { language, name, confidence } = found;
    const hasFormatter = language === 'css' || language === 'javascript' || language === 'typescript';
    return { what: name, confidence: hasFormatter ? confidence - 0.08 : confidence, inputs: { language }, preview: sample.text, name: language };
  },
});
