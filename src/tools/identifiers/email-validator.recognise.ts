import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const bare = line.replace(/^(?:mailto:|e-?mail:\s*)/i, '').replace(/^[^<>@]*<([^<>]+)>$/, '$1');
    if (bare.length > 320 || !/^[^\s@,;:<>()[\]\\"]+@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]{1,62}$/u.test(bare)) return undefined;
    return { what: 'an e-mail address', confidence: /\.\.|^\./.test(bare) ? 0.6 : 0.98, main: bare, preview: bare };
  },
});
