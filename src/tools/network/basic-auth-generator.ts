import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { base64Of, bytesOfBase64, utf8Bytes } from '../shared/platform/bytes.ts';
import { withoutName } from './lib/header-text.ts';

/** CTL of RFC 5234: the control characters of ASCII. */
const CONTROL = /[^\P{Cc}\u0080-\u009f]/u;

export default defineTool({
  slug: 'basic-auth-generator',
  name: 'Basic Auth Header Generator',
  category: 'network',
  summary: 'Creates and reads HTTP Basic Authorization headers.',
  description:
    'User name and password are UTF-8. A user name with a colon and control characters in either part are unprocessable, as is a header that is not Basic, not base64, not UTF-8 or without colon.',
  reference: 'RFC 7617',
  keywords: ['authorization header', 'basic authentication', 'username password', 'base64 credentials', 'curl'],
  inputs: z.strictObject({
    mode: z.enum(['encode', 'decode']).default('encode').describe('Whether to make a header or to read one'),
    username: z.string().max(1000).optional().describe('User name to encode, without colon'),
    password: z.string().max(1000).optional().describe('Password to encode; empty if omitted').meta({ format: 'password' }),
    header: z
      .string()
      .min(1)
      .max(10_000)
      .optional()
      .describe('Header to decode: its value, with or without its name, or bare base64')
      .meta({ format: 'password' }),
  }),
  result: z.strictObject({
    header: z.string().optional().describe('Value of the Authorization header, when encoding'),
    username: z.string().optional().describe('User name in the header, when decoding'),
    password: z.string().optional().describe('Password in the header, when decoding'),
  }),
  appliesWhen: {
    username: { mode: ['encode'] },
    password: { mode: ['encode'] },
    header: { mode: ['decode'] },
  },
  examples: [
    { inputs: { username: 'Aladdin', password: 'open sesame' }, result: { header: 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' } },
    { inputs: { mode: 'decode', header: 'Authorization: basic dGVzdDoxMjPCow==' }, result: { username: 'test', password: '123£' } },
  ],
  run(inputs) {
    if (inputs.mode === 'decode') return decode(inputs.header ?? invalid('header', 'is needed to decode'));
    const username = inputs.username ?? invalid('username', 'is needed to encode');
    const password = inputs.password ?? '';
    if (username.includes(':')) unprocessable('A user name must not contain a colon.', 'username');
    if (CONTROL.test(username)) unprocessable('A user name must not contain control characters.', 'username');
    if (CONTROL.test(password)) unprocessable('A password must not contain control characters.', 'password');
    return { header: `Basic ${base64Of(utf8Bytes(`${username}:${password}`))}` };
  },
});

function decode(header: string): { username: string; password: string } {
  const [, scheme, base64 = ''] = /^(?:(\S+)\s+)?(\S*)$/.exec(withoutName(header, 'authorization', 'proxy-authorization')) ?? [];
  if (scheme !== undefined && scheme.toLowerCase() !== 'basic') unprocessable('The header is not of the Basic scheme.', 'header');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64) || base64.replace(/=+$/, '').length % 4 === 1) unprocessable('The credentials are not base64.', 'header');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytesOfBase64(base64));
  } catch {
    return unprocessable('The credentials are not UTF-8.', 'header');
  }
  const colon = text.indexOf(':');
  if (colon < 0) unprocessable('The credentials have no colon between user name and password.', 'header');
  if (CONTROL.test(text)) unprocessable('The credentials contain control characters.', 'header');
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}
