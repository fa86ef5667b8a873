import type { Catalogue } from '../tools/catalogue.ts';
import { categories } from '../tools/categories.ts';
import type { Tool } from '../tools/define.ts';
import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';

/** `/`: what this is, and all tools or those that match. */
export function homePage(catalogue: Catalogue, query: string, site: string): Page {
  const found = catalogue.search(query);
  const searching = query.trim() !== '';
  const command = `curl -s ${site}/api/v1/tools -H 'x-api-key: YOUR_KEY' -H 'content-type: application/json' -d '{"tool":"word-counter","inputs":{"text":"Hello world."}}'`;
  return {
    title: 'Toolrack',
    description: `${catalogue.tools.length} tools and exact unit conversion over JSON and HTTP.`,
    scripts: ['filter', 'copy'],
    body: html`
<h1>${catalogue.tools.length} tools, one call away</h1>
<p class="lead">Each takes JSON and gives JSON, follows a standard it names, and describes itself. Units convert exactly, without a key.</p>
<pre data-copy><code>${command}</code></pre>
<pre data-copy><code>curl -s '${site}/api/v1/convert?from=kg&to=lbs&value=10'</code></pre>
<p><a href="/sign-up">Sign up</a>, then create a key under <a href="/account">Account</a>. The <a href="/docs">API reference</a> has every detail.</p>
<form class="search" action="/" method="get" role="search">
<label for="q">Find a tool</label>
<input id="q" name="q" type="search" maxlength="200" value="${query}" autocomplete="off" data-filter="#tools">
<button>Search</button>
</form>
<p role="status" id="found">${searching ? `${found.length} of ${catalogue.tools.length} tools match “${query}”.` : ''}</p>
<div id="tools">${searching ? toolList(found) : byCategory(catalogue)}</div>`,
  };
}

function byCategory(catalogue: Catalogue): Html[] {
  return categories.flatMap(({ name, title }) => {
    const tools = catalogue.tools.filter((tool) => tool.category === name);
    return tools.length === 0 ? [] : [html`<section><h2 id="${name}">${title} <span class="count">${tools.length}</span></h2>${toolList(tools)}</section>`];
  });
}

function toolList(tools: readonly Tool[]): Html {
  const words = (tool: Tool): string => [tool.slug, tool.category, ...(tool.keywords ?? [])].join(' ').toLowerCase();
  return html`<ul class="tools">${tools.map((tool) => html`<li data-words="${words(tool)}"><a href="/tools/${tool.slug}">${tool.name}</a> <span>${tool.summary}</span></li>\n`)}</ul>`;
}
