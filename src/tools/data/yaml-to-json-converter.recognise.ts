import { recogniser } from '../detection/recogniser.ts';
import { yamlShare } from './lib/looks-like-yaml.ts';

export default recogniser({
  takes: 'text',
  fills: 'yaml',
  recognise(sample) {
    const confidence = yamlShare(sample);
    if (confidence === undefined) return undefined;
    const documents = /^---\s*$/m.test(sample.text.replace(/^---\s*\n/, ''));
    return { what: 'YAML', confidence, ...(documents && { inputs: { documents: 'all' } }), preview: sample.text, name: 'yaml' };
  },
});
