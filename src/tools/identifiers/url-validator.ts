import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isIpv4 } from '../shared/net/ip-text.ts';
import { lowerCase, reason, refused, valid } from './lib/answers.ts';
import { checkHost } from './lib/hosts.ts';

const SPECIAL = new Set(['http', 'https', 'ws', 'wss', 'ftp']);
const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):/;

interface Rules {
  protocols?: string[] | undefined;
  requireProtocol: boolean;
  requireDot: boolean;
  allowIp: boolean;
  allowCredentials: boolean;
  allowFragment: boolean;
}

/** Whether a text begins with a scheme; example.com:80/x and localhost:80 begin with a host and port instead. */
const hasScheme = (text: string, accepted: readonly string[]): boolean =>
  accepted.includes(schemeOf(text)) || (SCHEME.test(text) && !/^[^/?#]*:[0-9]+([/?#]|$)/.test(text));

const schemeOf = (text: string): string => lowerCase(SCHEME.exec(text)?.[1] ?? '');

function hostFault(hostname: string, special: boolean, { requireDot, allowIp }: Rules): string | undefined {
  if (hostname === '') return special ? 'The address has no host.' : undefined;
  if (hostname.startsWith('[') || isIpv4(hostname)) return allowIp ? undefined : 'An IP address as host is not allowed here.';
  const host = checkHost(hostname.replace(/\.$/, ''), { requireDot });
  return 'reason' in host ? host.reason : undefined;
}

export default defineTool({
  slug: 'url-validator',
  name: 'URL Validator',
  category: 'identifiers',
  summary: 'Checks whether a web address is valid, and gives its host, port and normal form.',
  description:
    'Read by the WHATWG URL Standard; beyond it white space, control characters and a web scheme without two slashes are not valid, and host labels follow the rules of email-validator. Without requireProtocol an address without a scheme is read as https.',
  reference: 'WHATWG URL Standard',
  keywords: ['link', 'web address', 'website', 'uri', 'http', 'check link', 'valid url'],
  inputs: z.strictObject({
    value: z.string().max(8192).describe('The web address to check'),
    protocols: z
      .array(z.string().min(1).max(50).describe('One scheme without its colon, such as https'))
      .min(1)
      .max(20)
      .optional()
      .describe('Schemes that are accepted; http and https if omitted'),
    requireProtocol: z.boolean().default(true).describe('Whether a scheme must be written; otherwise example.com/x is read as https'),
    requireDot: z.boolean().default(true).describe('Whether the host must have a dot or be an IP address'),
    allowIp: z.boolean().default(true).describe('Whether an IP address is accepted as host'),
    allowCredentials: z.boolean().default(false).describe('Whether user:password@ is accepted before the host'),
    allowFragment: z.boolean().default(true).describe('Whether a part after # is accepted'),
  }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The address as the URL Standard writes it'),
    protocol: z.string().optional().describe('The scheme without its colon'),
    host: z.string().optional().describe('The host without port, in ASCII'),
    port: z.int().optional().describe('The port number when it is not the default of the scheme'),
    reason,
  }),
  examples: [
    {
      inputs: { value: 'HTTPS://Example.com:443/a/../b?x=1' },
      result: { valid: true, normalized: 'https://example.com/b?x=1', protocol: 'https', host: 'example.com' },
    },
    { inputs: { value: 'example.com/x' }, result: { valid: false, reason: 'The address does not begin with a scheme such as https://.' } },
  ],
  run({ value, ...rules }) {
    const given = value.trim();
    if (given === '') return refused('The address is empty.');
    if (/[\p{White_Space}\p{Cc}]/u.test(given)) return refused('The address has white space or a control character in it.');
    const accepted = (rules.protocols ?? ['http', 'https']).map((protocol) => lowerCase(protocol).replace(/:$/, ''));
    const written = hasScheme(given, accepted);
    if (!written && rules.requireProtocol) return refused('The address does not begin with a scheme such as https://.');
    const text = written ? given : `https://${given.replace(/^\/\//, '')}`;
    const scheme = schemeOf(text);
    if (!accepted.includes(scheme)) return refused(`The scheme ${scheme} is not accepted here, only ${accepted.join(', ')}.`);
    const special = SPECIAL.has(scheme);
    if (special && !/^\/\/[^/\\]/.test(text.slice(scheme.length + 1))) return refused('The colon of the scheme is not followed by two slashes and a host.');
    const url = URL.parse(text);
    if (url === null) return refused('The address cannot be read by the URL Standard: its host or port is not valid.');
    if (!rules.allowCredentials && (url.username !== '' || url.password !== '')) return refused('A user name or password in the address is not allowed here.');
    if (!rules.allowFragment && url.href.includes('#')) return refused('A part after # is not allowed here.');
    const fault = hostFault(url.hostname, special, rules);
    if (fault !== undefined) return refused(fault);
    return {
      valid: true,
      normalized: url.href,
      protocol: url.protocol.slice(0, -1),
      ...(url.hostname === '' ? {} : { host: url.hostname }),
      ...(url.port === '' ? {} : { port: Number(url.port) }),
    };
  },
});
