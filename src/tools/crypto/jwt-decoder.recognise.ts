import { recogniser } from '../detection/recogniser.ts';
import { readJwt } from './lib/read-jwt.ts';

export default recogniser({
  takes: 'text',
  fills: 'token',
  recognise({ text, line }) {
    if (text.length > 20_000) return undefined;
    const token = (line || text.replace(/\s+/g, ''))
      .replace(/^(?:(?:authorization:\s*)?bearer\s+|[\w-]{1,30}\s*[:=]\s*["']?(?=eyJ))/i, '')
      .replace(/["';]+$/, '')
      .trim();
    const read = /\s/.test(token) ? undefined : readJwt(token);
    if (!read) return undefined;
    const { header, claims } = read;
    return {
      what: claims ? 'a JSON Web Token' : 'an encrypted JSON Web Token',
      confidence: claims ? 0.99 : 0.9,
      main: token,
      preview: `Signed with ${String(header.alg)}. ${claims ? `Claims: ${Object.keys(claims).slice(0, 20).join(', ')}` : 'Its claims are encrypted.'}`,
      secret: 'a JSON Web Token',
      name: 'jwt',
    };
  },
});
