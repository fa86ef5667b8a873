import { recogniser } from '../detection/recogniser.ts';
import { bytesOfBase64, looseUtf8 } from '../shared/platform/bytes.ts';

export default recogniser({
  takes: 'line',
  fills: 'header',
  recognise({ line }) {
    const [, digits = ''] = /^(?:(?:proxy-)?authorization:\s*)?basic\s+([A-Za-z0-9+/]{4,}={0,2})$/i.exec(line) ?? [];
    const [user = '', password] = digits === '' ? [] : looseUtf8(bytesOfBase64(digits)).split(':');
    if (password === undefined) return undefined;
    return {
      what: 'a header of basic authentication',
      confidence: 0.98,
      main: line,
      inputs: { mode: 'decode' },
      preview: `${user}:\u2022\u2022\u2022\u2022`,
      secret: 'a password',
    };
  },
});
