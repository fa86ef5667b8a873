import { recogniser } from '../detection/recogniser.ts';
import { yamlShare } from './lib/looks-like-yaml.ts';

export default recogniser({
  takes: 'text',
  fills: 'yaml',
  recognise(sample) {
    const confidence = yamlShare(sample);
    return confidence === undefined ? undefined : { what: 'YAML', confidence: confidence - 0.06, preview: sample.text };
  },
});
