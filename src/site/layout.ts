import { assetPath } from './assets.ts';
import { type Html, html, jsonElement } from './html.ts';

/** One page, before it has its frame. */
export interface Page {
  title: string;
  /** For search engines and previews. */
  description?: string;
  body: Html;
  /** Islands of script to load, by the name of their file, besides those of every page. */
  scripts?: readonly string[];
  /** The path of the page's one true address, where search engines may list it. */
  canonical?: string;
  /** Structured data (schema.org). */
  structured?: Readonly<Record<string, unknown>>;
  /** Whether the page has the search in its body. */
  hasSearch?: boolean;
  /** The text to search for, where the page shows what was found. */
  query?: string;
}

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
}

const NAME = 'Toolrack';
const SECTIONS: readonly (readonly [path: string, title: string])[] = [
  ['/categories', 'Tools'],
  ['/convert', 'Convert'],
  ['/pricing', 'Pricing'],
  ['/docs', 'API'],
];

/** A whole document. */
export function document(page: Page, frame: Frame): string {
  const { site, path, theme, email } = frame;
  const title = page.title === NAME ? `${NAME}: tools for text, data, numbers and time` : `${page.title} – ${NAME}`;
  const scripts = ['frame', ...(page.scripts ?? [])];
  return `<!doctype html>\n${
    html`<html lang="en"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${page.description && html`<meta name="description" content="${page.description}">\n<meta property="og:description" content="${page.description}">\n`}<meta property="og:title" content="${title}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${NAME}">
<meta name="twitter:card" content="summary">
${page.canonical !== undefined ? html`<link rel="canonical" href="${site}${page.canonical}">\n<meta property="og:url" content="${site}${page.canonical}">` : html`<meta name="robots" content="noindex">`}
<link rel="icon" href="${assetPath('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${assetPath('style.css')}">
${scripts.map((name) => html`<script type="module" src="${assetPath(`${name}.js`)}"></script>\n`)}${page.structured && html`${structuredData(page.structured)}`}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<div class="bar">
<a class="brand" href="/"${path === '/' && html` aria-current="page"`}><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2.5" y="3" width="19" height="5" rx="1.5"/><rect x="2.5" y="9.5" width="19" height="5" rx="1.5"/><rect x="2.5" y="16" width="19" height="5" rx="1.5"/></svg><span>${NAME}</span></a>
${!page.hasSearch && searchForm('top', page.query ?? '')}
<nav aria-label="Main">${SECTIONS.map(([target, label]) => html`<a href="${target}"${isWithin(path, target) && html` aria-current="page"`}>${label}</a>`)}</nav>
<div class="who">${email === undefined ? html`<a href="/sign-in"${path === '/sign-in' && html` aria-current="page"`}>Sign in</a>` : html`<a class="me" href="/account"${path.startsWith('/account') && html` aria-current="page"`} title="Account">${email}</a><form action="/sign-out" method="post"><button class="quiet small">Sign out</button></form>`}
<form action="/theme" method="post" class="theme"><input type="hidden" name="back" value="${path}"><button class="icon" name="theme" value="${theme === 'dark' ? 'light' : 'dark'}" aria-label="Switch between light and dark" title="Light or dark"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor"/></svg></button></form></div>
</div>
</header>
<main id="main" tabindex="-1">
${page.body}
</main>
<footer><div class="foot"><p><strong>${NAME}</strong> – tools and exact unit conversion, in the page and over HTTP.</p><nav aria-label="More"><a href="/categories">Categories</a><a href="/convert">Convert units</a><a href="/pricing">Pricing</a><a href="/docs">API reference</a><a href="/openapi.json">OpenAPI</a></nav></div></footer>
</body>
</html>`.markup
  }\n`;
}

/** The search, as it is at the top of every page and large on the home page. */
export function searchForm(place: 'top' | 'home', query: string): Html {
  return html`<form class="search ${place}" action="/" method="get" role="search"><label class="hidden" for="q">Find a tool</label><input id="q" name="q" type="search" maxlength="200" value="${query}" placeholder="${place === 'home' ? 'What do you want to do? mortgage, minify JSON, kg to lbs …' : 'Search tools'}" autocomplete="off" spellcheck="false" enterkeyhint="search"><kbd aria-hidden="true">/</kbd>${place === 'home' && html`<button>Search</button>`}</form>`;
}

function isWithin(path: string, section: string): boolean {
  if (section === '/categories') return /^\/(?:categories|category|tools)(?:\/|$)/.test(path);
  return path === section || path.startsWith(`${section}/`);
}

/** Data that search engines read; no browser runs it. */
function structuredData(data: Readonly<Record<string, unknown>>): Html {
  return jsonElement('application/ld+json', { '@context': 'https://schema.org', ...data });
}
