import { recogniser } from '../detection/recogniser.ts';
import { ipVersion } from './lib/looks-like-ip.ts';

export default recogniser({
  takes: 'line',
  fills: 'first',
  recognise({ line }) {
    const [, first = '', last = ''] = /^([\da-f.:]{3,45})\s*(?:-|\u2013|\.\.|to)\s*([\da-f.:]{3,45})$/i.exec(line) ?? [];
    const version = ipVersion(first);
    if (version === undefined || ipVersion(last) !== version) return undefined;
    return { what: 'a range of IP addresses', confidence: 0.97, main: first, inputs: { last }, preview: line };
  },
});
