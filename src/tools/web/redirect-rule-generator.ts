import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { isWebUrl } from './lib/web-url.ts';

const STATUSES = [301, 302, 307, 308];
const place = () =>
  z
    .string()
    .min(1)
    .max(2048)
    .regex(/^[^\s\p{Cc}"'`;{}]+$/u, 'must contain no white space, quotes, semicolons or braces');

const redirect = z.strictObject({
  from: place().startsWith('/', 'must be a path that begins with /').describe('Path to redirect, beginning with /'),
  to: place()
    .refine((text) => text.startsWith('/') || isWebUrl(text), { error: 'must be a path that begins with / or an http or https URL' })
    .describe('Path or absolute URL to go to'),
  status: z
    .int()
    .refine((status) => STATUSES.includes(status), { error: 'must be 301, 302, 307 or 308' })
    .default(301)
    .describe('HTTP status: 301 or 308 for good, 302 or 307 for now'),
});

type Redirect = z.output<typeof redirect>;
type Www = 'keep' | 'add' | 'remove';
interface Settings {
  redirects: readonly Redirect[];
  forceHttps: boolean;
  www: Www;
  host: string;
}

/** The name that redirects and the one it leads to. */
const names = (www: Www, host: string) => (www === 'add' ? { left: host, kept: `www.${host}` } : { left: `www.${host}`, kept: host });

function apache({ redirects, forceHttps, www, host }: Settings): string[] {
  const lines: string[] = [];
  if (forceHttps || www !== 'keep') lines.push('RewriteEngine On');
  if (forceHttps) lines.push('RewriteCond %{HTTPS} off', 'RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]');
  if (www !== 'keep') {
    const { left, kept } = names(www, host);
    lines.push(`RewriteCond %{HTTP_HOST} ^${left.replaceAll('.', '\\.')}$ [NC]`, `RewriteRule ^ https://${kept}%{REQUEST_URI} [L,R=301]`);
  }
  return [...lines, ...redirects.map(({ from, to, status }) => `Redirect ${status} ${from} ${to}`)];
}

function nginx({ redirects, forceHttps, www, host }: Settings): string[] {
  const server = (listen: string, name: string, target: string) => [
    'server {',
    `    listen ${listen};`,
    `    server_name ${name};`,
    `    return 301 https://${target}$request_uri;`,
    '}',
  ];
  const { left, kept } = names(www, host);
  return [
    ...(forceHttps ? server('80', `${host} www.${host}`, '$host') : []),
    ...(www === 'keep' ? [] : server('443 ssl', left, kept)),
    ...redirects.flatMap(({ from, to, status }) => [`location = ${from} {`, `    return ${status} ${to};`, '}']),
  ];
}

const netlify = ({ redirects }: Settings): string[] => redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);

const vercel = ({ redirects }: Settings): string[] => [
  JSON.stringify({ redirects: redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })) }, undefined, 2),
];

const WRITERS = { apache, nginx, netlify, vercel };

export default defineTool({
  slug: 'redirect-rule-generator',
  name: 'Redirect Rule Generator',
  category: 'web',
  summary: 'Generates redirect rules for Apache .htaccess, nginx, Netlify and Vercel.',
  description:
    'forceHttps and www are for apache and nginx; www needs the bare domain in host, and so does forceHttps on nginx. Apache redirects by prefix (mod_alias), nginx by the exact path. The lines are put into .htaccess, the nginx server block, Netlify _redirects or vercel.json.',
  reference: 'Apache mod_alias and mod_rewrite; nginx ngx_http_core_module and ngx_http_rewrite_module; Netlify _redirects; Vercel vercel.json',
  keywords: ['htaccess', '301 redirect', 'force https', 'www to non-www', 'moved permanently'],
  inputs: z.strictObject({
    server: z.enum(['apache', 'nginx', 'netlify', 'vercel']).default('apache').describe('Server or host the rules are for'),
    redirects: z.array(redirect).max(1000).default([]).describe('Redirects from a path to a path or URL'),
    forceHttps: z.boolean().default(false).describe('Redirect http to https; apache and nginx only'),
    www: z.enum(['keep', 'add', 'remove']).default('keep').describe('Add www. to the domain or take it off; apache and nginx only'),
    host: z
      .string()
      .min(1)
      .max(253)
      .regex(/^(?!www\.)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i, 'must be a domain name without www., such as example.com')
      .optional()
      .describe('Bare domain such as example.com, without www'),
  }),
  result: z.strictObject({ config: z.string().describe('The rules as text for the file of the server') }),
  appliesWhen: {
    forceHttps: { server: ['apache', 'nginx'] },
    www: { server: ['apache', 'nginx'] },
  },
  examples: [
    {
      inputs: {
        redirects: [
          { from: '/old', to: '/new' },
          { from: '/blog', to: 'https://blog.example.com/', status: 302 },
        ],
        www: 'remove',
        host: 'example.com',
      },
      result: {
        config:
          'RewriteEngine On\nRewriteCond %{HTTP_HOST} ^www\\.example\\.com$ [NC]\nRewriteRule ^ https://example.com%{REQUEST_URI} [L,R=301]\nRedirect 301 /old /new\nRedirect 302 /blog https://blog.example.com/',
      },
    },
    {
      inputs: { server: 'nginx', redirects: [{ from: '/a', to: '/b' }], forceHttps: true, host: 'example.com' },
      result: {
        config:
          'server {\n    listen 80;\n    server_name example.com www.example.com;\n    return 301 https://$host$request_uri;\n}\nlocation = /a {\n    return 301 /b;\n}',
      },
    },
  ],
  run({ server, redirects, forceHttps, www, host }) {
    const takesHosts = server === 'apache' || server === 'nginx';
    if (!takesHosts && forceHttps) invalid('forceHttps', `is not for ${server}, which redirects to https by itself`);
    if (!takesHosts && www !== 'keep') invalid('www', `is not for ${server}, where domains are set outside this file`);
    if (host === undefined && (www !== 'keep' || (forceHttps && server === 'nginx'))) invalid('host', 'is needed: the bare domain, such as example.com');
    if (redirects.length === 0 && !forceHttps && www === 'keep') invalid('redirects', 'must have a redirect, or set forceHttps or www');
    const seen = new Set<string>();
    for (const [index, { from }] of redirects.entries()) {
      if (seen.has(from)) invalid(`redirects[${index}].from`, `${from} is redirected more than once`);
      seen.add(from);
    }
    return { config: WRITERS[server]({ redirects, forceHttps, www, host: host ?? '' }).join('\n') };
  },
});
