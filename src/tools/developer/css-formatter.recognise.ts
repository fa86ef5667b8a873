import { recogniser } from '../detection/recogniser.ts';
import { codeLanguageOf } from './lib/guess-language.ts';

export default recogniser({
  takes: 'text',
  fills: 'css',
  recognise(sample) {
    const found = codeLanguageOf(sample);
    if (found?.language !== 'css') return undefined;
    const isSass = /^\s*\$[\w-]+\s*:|@(?:mixin|include|extend|use)\b|^\s*&[:.\w-]/m.test(sample.head);
    return { what: isSass ? 'SCSS' : 'CSS', confidence: found.confidence, ...(isSass && { inputs: { language: 'scss' } }), preview: sample.text, name: 'css' };
  },
});
