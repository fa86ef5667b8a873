import type { FastifyInstance } from 'fastify';
import { closeMethods } from '../../http/methods.ts';
import { assetPath } from '../assets.ts';
import { html } from '../html.ts';

/** Scalar writes its style sheet into the page. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
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
    const page = html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API reference – Toolrack</title><link rel="icon" href="${assetPath('icon.svg')}" type="image/svg+xml"></head><body><noscript><p>The reference needs script. The same is in <a href="/openapi.json">openapi.json</a>, and on the pages of the <a href="/">tools</a>.</p></noscript><script id="api-reference" data-url="/openapi.json" data-configuration="${CONFIGURATION}"></script><script src="${assetPath('scalar.js')}"></script></body></html>`;
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(`<!doctype html>\n${page.markup}\n`);
  });
  closeMethods(app, '/docs', ['GET']);
}
