import { holdTo } from '../testing.ts';
import tool from './redirect-rule-generator.ts';

const redirects = [{ from: '/a', to: '/b' }];
const from = (...paths: string[]) => ({ redirects: paths.map((path) => ({ from: path, to: '/x' })) });

holdTo(tool, {
  answers: [
    [{ forceHttps: true }, { config: 'RewriteEngine On\nRewriteCond %{HTTPS} off\nRewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]' }],
    [
      { www: 'add', host: 'my-site.example.com', redirects: [{ from: '/a', to: '/b', status: 308 }] },
      {
        config:
          'RewriteEngine On\nRewriteCond %{HTTP_HOST} ^my-site\\.example\\.com$ [NC]\nRewriteRule ^ https://www.my-site.example.com%{REQUEST_URI} [L,R=301]\nRedirect 308 /a /b',
      },
    ],
    [{ redirects }, { config: 'Redirect 301 /a /b' }],
    [
      { server: 'nginx', www: 'remove', host: 'example.com' },
      { config: 'server {\n    listen 443 ssl;\n    server_name www.example.com;\n    return 301 https://example.com$request_uri;\n}' },
    ],
    [
      { server: 'nginx', www: 'add', host: 'example.com' },
      { config: 'server {\n    listen 443 ssl;\n    server_name example.com;\n    return 301 https://www.example.com$request_uri;\n}' },
    ],
    [
      { server: 'netlify', redirects: [...redirects, { from: '/c', to: 'https://example.com/', status: 302 }] },
      { config: '/a /b 301\n/c https://example.com/ 302' },
    ],
    [
      { server: 'vercel', redirects },
      { config: '{\n  "redirects": [\n    {\n      "source": "/a",\n      "destination": "/b",\n      "statusCode": 301\n    }\n  ]\n}' },
    ],
  ],
  invalid: [
    [{}, 'redirects'],
    [from('a'), 'redirects[0].from'],
    [from('/a b'), 'redirects[0].from'],
    [from('/a\nRedirect / /evil'), 'redirects[0].from'],
    [from('/a;'), 'redirects[0].from'],
    [from('/{a}'), 'redirects[0].from'],
    [from('/a', '/b', '/a'), 'redirects[2].from'],
    [{ redirects: [{ from: '/a', to: 'javascript:x' }] }, 'redirects[0].to'],
    [{ redirects: [{ from: '/a', to: '/b"' }] }, 'redirects[0].to'],
    [{ redirects: [{ from: '/a', to: '/b', status: 303 }] }, 'redirects[0].status'],
    [{ redirects, www: 'add' }, 'host'],
    [{ redirects, server: 'nginx', forceHttps: true }, 'host'],
    [{ redirects, server: 'netlify', forceHttps: true }, 'forceHttps'],
    [{ redirects, server: 'vercel', www: 'add', host: 'example.com' }, 'www'],
    [{ redirects, www: 'add', host: 'www.example.com' }, 'host'],
    [{ redirects, www: 'add', host: 'example.com; x' }, 'host'],
  ],
});
