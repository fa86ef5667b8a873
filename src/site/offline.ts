import { createHash } from 'node:crypto';
import type { ToolCard } from '../tools/card.ts';
import { assetNames, assetPath, buildVersion, readAsset } from './assets.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';

/** Not kept from the start: what browsers ask for themselves. */
const NOT_OF_THE_SHELL = /^(?:service-worker\.js|favicon\.ico|icon-.*\.png|apple-touch-icon\.png)$/;
const VERSION_CHARACTERS = 16;
/** Of the icon. */
const COLOR = '#1d4ed8';

/** A service worker may load and start nothing but what is here. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** The web app manifest (W3C). Addresses in it are relative to its own. */
export function webManifest(): string {
  const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') => ({ src: assetPath(name).slice(1), sizes, type: 'image/png', purpose });
  return JSON.stringify({
    id: './',
    name: 'Toolrack',
    short_name: 'Toolrack',
    description: 'Tools for text, data, numbers and time, and exact unit conversion.',
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: COLOR,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      { src: assetPath('icon.svg').slice(1), sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}

/** The service worker, with what it keeps from the start. @param place whatever else the pages depend on: a change of it is a new version */
export function serviceWorker(cards: readonly ToolCard[], place: string): string {
  const shell = {
    pages: ['', 'offline', 'categories', 'recipes', 'convert', ...new Set(cards.map(({ category }) => `category/${category}`))],
    assets: assetNames()
      .filter((name) => !NOT_OF_THE_SHELL.test(name))
      .map((name) => assetPath(name).slice(1)),
    list: assetPath('offline-list.json').slice(1),
  };
  const code = readAsset('service-worker.js').toString('utf8');
  const version = createHash('sha256')
    .update(JSON.stringify([buildVersion, place, shell, code]))
    .digest('hex')
    .slice(0, VERSION_CHARACTERS);
  return `const OFFLINE=${JSON.stringify({ version, ...shell })};\n${code}`;
}

/** What is shown without a connection in place of a page that is not kept. */
export const offlinePage: Page = {
  title: 'No connection',
  body: html`<h1>No connection</h1><p>This page is not kept on this device. The tools that you have used or starred are: they are on the <a href="/">home page</a>.</p>`,
};
