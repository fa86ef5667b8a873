import { type Html, html } from './html.ts';

/** One page, before it has its frame. */
export interface Page {
  title: string;
  /** For search engines and previews. */
  description?: string;
  body: Html;
  /** Islands of script to load, by the name of their file. */
  scripts?: readonly string[];
}

/** A whole document. */
export function document({ title, description, body, scripts = [] }: Page): string {
  return `<!doctype html>\n${
    html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === 'Toolrack' ? title : `${title} – Toolrack`}</title>
${description && html`<meta name="description" content="${description}">`}
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/style.css">
${scripts.map((name) => html`<script type="module" src="/assets/${name}.js"></script>\n`)}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<nav aria-label="Main">
<a class="brand" href="/">Toolrack</a>
<a href="/">Tools</a>
<a href="/convert">Convert</a>
<a href="/docs">API</a>
<a class="last" href="/account">Account</a>
</nav>
</header>
<main id="main">
${body}
</main>
<footer><p>Toolrack: tools and units over JSON and HTTP. <a href="/docs">API reference</a> · <a href="/openapi.json">OpenAPI</a></p></footer>
</body>
</html>`.markup
  }\n`;
}
