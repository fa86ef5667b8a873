import { recogniser } from '../detection/recogniser.ts';

const ENDINGS =
  /\.(?:com|org|net|edu|gov|io|dev|app|co|uk|de|fr|nl|es|it|eu|us|ca|au|jp|cn|in|br|ru|ch|at|be|se|no|dk|fi|pl|cz|info|biz|me|tv|ai|xyz|online|site|cloud|example|test|local|internal)$/i;

export default recogniser({
  takes: 'line',
  fills: 'host',
  recognise({ line }) {
    if (!/^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}\.?$/i.test(line)) return undefined;
    return { what: 'a domain name', confidence: ENDINGS.test(line) ? 0.88 : 0.3, main: line, preview: line };
  },
});
