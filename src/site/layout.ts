import { assetPath, detectionPlaces } from './assets.ts';
import { type Html, html, jsonElement } from './html.ts';
import type { Page } from './page.ts';
import { PAGE_POLICY } from './policy.ts';

export type { Page };
export type Theme = 'light' | 'dark';

/** What stands around a page. */
export interface Frame {
  /** The origin of the service. */
  site: string;
  /** The path that was asked for. */
  path: string;
  /** As the visitor chose it; otherwise as the system has it. */
  theme?: Theme | undefined;
  /** Who is signed in. */
  email?: string | undefined;
  /** Whether the pages are files without a service: nobody signs in, and there is no API. */
  isStatic?: boolean;
}

const NAME = 'Toolrack';
const SECTIONS: readonly (readonly [path: string, title: string])[] = [
  ['/categories', 'Tools'],
  ['/recipes', 'Recipes'],
  ['/convert', 'Convert'],
];
const SERVICE_SECTIONS: typeof SECTIONS = [
  ['/pricing', 'Pricing'],
  ['/docs', 'API'],
];

/** A whole document. */
export function document(page: Page, frame: Frame): string {
  const { site, path, theme, isStatic } = frame;
  const title = page.title === NAME ? `${NAME}: tools for text, data, numbers and time` : `${page.title} – ${NAME}`;
  const sections = isStatic ? SECTIONS : [...SECTIONS, ...SERVICE_SECTIONS];
  // What has an address of its own is the same for everybody, and may be kept; what has none is of an account, or says what went wrong.
  const styles = [...(page.canonical === undefined && !isStatic ? ['account'] : []), ...(page.styles ?? [])];
  const scripts = ['frame', ...(page.scripts ?? [])];
  return `<!doctype html>\n${
    html`<html lang="en"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
${
  isStatic &&
  html`<meta http-equiv="content-security-policy" content="${PAGE_POLICY}">
<meta name="referrer" content="same-origin">
`
}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${page.description && html`<meta name="description" content="${page.description}">\n<meta property="og:description" content="${page.description}">\n`}<meta property="og:title" content="${title}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${NAME}">
<meta property="og:image" content="${site}${assetPath('preview.png')}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="The sign of ${NAME}: three shelves of a rack">
<meta name="twitter:card" content="summary_large_image">
${page.canonical !== undefined ? html`<link rel="canonical" href="${site}${page.canonical}">\n<meta property="og:url" content="${site}${page.canonical}">` : html`<meta name="robots" content="noindex">`}
<link rel="icon" href="${assetPath('icon.svg')}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${assetPath('apple-touch-icon.png')}">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="${assetPath('style.css')}">
${styles.map((name) => html`<link rel="stylesheet" href="${assetPath(`${name}.css`)}">\n`)}${scripts.map((name) => html`<script type="module" src="${assetPath(`${name}.js`)}"></script>\n`)}${page.preloads?.map((name) => html`<link rel="modulepreload" href="${assetPath(`${name}.js`)}">\n`)}${page.structured && html`${structuredData(page.structured)}`}
</head>
<body${page.canonical !== undefined && html` data-offline="${assetPath('offline.js')}"`}>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<div class="bar">
<a class="brand" href="/"${path === '/' && html` aria-current="page"`}><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2.5" y="3" width="19" height="5" rx="1.5"/><rect x="2.5" y="9.5" width="19" height="5" rx="1.5"/><rect x="2.5" y="16" width="19" height="5" rx="1.5"/></svg><span>${NAME}</span></a>
${!page.hasSearch && searchForm('top', page.query ?? '')}
<nav aria-label="Main">${sections.map(([target, label]) => html`<a href="${target}"${isWithin(path, target) && html` aria-current="page"`}>${label}</a>`)}</nav>
<div class="who">${!isStatic && whoIsHere(frame)}
<form action="/theme" method="post" class="theme${isStatic && ' script'}"><input type="hidden" name="back" value="${path}"><button class="icon" name="theme" value="${theme === 'dark' ? 'light' : 'dark'}" aria-label="Switch between light and dark" title="Light or dark"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor"/></svg></button></form></div>
</div>
</header>
<main id="main" tabindex="-1">
${page.body}
</main>
<footer><div class="foot"><p><strong>${NAME}</strong> – tools and exact unit conversion, in the page${!isStatic && ' and over HTTP'}.</p><nav aria-label="More"><a href="/categories">Categories</a><a href="/recipes">Recipes</a><a href="/convert">Convert units</a>${!isStatic && html`<a href="/pricing">Pricing</a><a href="/docs">API reference</a><a href="/openapi.json">OpenAPI</a>`}</nav></div></footer>
</body>
</html>`.markup
  }\n`;
}

function whoIsHere({ path, email }: Frame): Html {
  if (email === undefined) return html`<a href="/sign-in"${path === '/sign-in' && html` aria-current="page"`}>Sign in</a>`;
  return html`<a class="me" href="/account"${path.startsWith('/account') && html` aria-current="page"`} title="Account">${email}</a><form action="/sign-out" method="post"><button class="quiet small">Sign out</button></form>`;
}

/** The search, as it is at the top of every page and large on the home page. */
export function searchForm(place: 'top' | 'home', query: string): Html {
  return html`<form class="search ${place}" action="/" method="get" role="search" data-search-box="${assetPath('search-box.js')}" data-search="${assetPath('search.js')}" data-search-tools="${assetPath('search-tools.json')}" data-search-conversion="${assetPath('conversion.js')}" data-detect="${assetPath('detect.js')}" data-detection="${detectionPlaces()}"><label class="hidden" for="q">Find a tool</label><input id="q" name="q" type="search" maxlength="200" value="${query}" placeholder="${place === 'home' ? 'mortgage, kg to lbs …' : 'Search tools'}" autocomplete="off" spellcheck="false" enterkeyhint="search"><kbd aria-hidden="true">/</kbd>${place === 'home' && html`<button>Search</button>`}</form>`;
}

function isWithin(path: string, section: string): boolean {
  if (section === '/categories') return /^\/(?:categories|category|tools)(?:\/|$)/.test(path);
  return path === section || path.startsWith(`${section}/`);
}

/** Data that search engines read; no browser runs it. */
function structuredData(data: Readonly<Record<string, unknown>>): Html {
  return jsonElement('application/ld+json', { '@context': 'https://schema.org', ...data });
}
