import { recogniser } from '../detection/recogniser.ts';
import { decodeUu } from './lib/uuencode.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise({ text }) {
    if (!/^begin [0-7]{3,4} \S/.test(text) || !/\nend$/.test(text)) return undefined;
    return {
      what: 'uuencoded data',
      confidence: 0.97,
      inputs: { mode: 'decode' },
      layer: { name: 'uuencode', written: 'utf8', open: () => decodeUu(text).bytes },
    };
  },
});
