import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { closeMethods } from '../../http/request/all-methods.ts';
import { assetPath } from '../assets.ts';
import { html } from '../html.ts';

/** Scalar puts its style into the page when it runs: what has the nonce is let in. */
const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'self' 'nonce-${nonce}'; script-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const NONCE_BYTES = 16;
const CONFIGURATION = JSON.stringify({
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
});

/** `/docs`: the API reference. */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/docs', (_request, reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const page = html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API reference – Toolrack</title><meta property="csp-nonce" content="${nonce}"><link rel="icon" href="${assetPath('icon.svg')}" type="image/svg+xml"><script type="module" src="${assetPath('reference.js')}"></script></head><body><noscript><p>The reference needs JavaScript. The same is in <a href="/openapi.json">openapi.json</a>, and on the pages of the <a href="/">tools</a>.</p></noscript><script id="api-reference" data-url="/openapi.json" data-configuration="${CONFIGURATION}"></script><script defer src="${assetPath('scalar.js')}"></script></body></html>`;
    return reply
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html>\n${page.markup}\n`);
  });
  closeMethods(app, '/docs', ['GET']);
}
