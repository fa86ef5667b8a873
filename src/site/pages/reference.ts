import { ERRORS } from '../../http/errors.ts';
import type { JsonSchema } from '../../tools/card.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';

/** The OpenAPI document of the service, as far as its page says it in words. */
export interface ApiDocument {
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

type Schema = JsonSchema & { $ref?: string; allOf?: Schema[] };

interface Operation {
  operationId: string;
  tags?: readonly string[];
  summary: string;
  description?: string;
  security?: readonly Readonly<Record<string, unknown>>[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content }>>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

type Content = Readonly<Record<string, { schema: Schema; examples?: Readonly<Record<string, { value: unknown }>> }>>;

interface Placed {
  path: string;
  method: string;
  operation: Operation;
}

/** How deep fields within fields are told; the rest is in the document. */
const MAX_DEPTH = 4;
const NEEDS: Readonly<Record<string, string>> = { apiKey: 'an API key', session: 'a session of a signed-in browser' };

/** `/docs`: what programs can ask of the service, from the document that they read. @param tools how many there are */
export function referencePage({ tags, paths, components }: ApiDocument, site: string, tools: number): Page {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Placed => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = tags.map((tag) => ({ ...tag, operations: all.filter(({ operation }) => operation.tags?.includes(tag.name)) }));
  const schemas = Object.entries(components.schemas).filter(([name]) => !name.includes('.'));
  return {
    title: 'API reference',
    description: `Run any of ${tools} tools and convert units over HTTP: every address, field and error of the API.`,
    canonical: '/docs',
    body: html`
<h1>API reference</h1>
<p class="lead">Any of ${tools} tools with one request, and unit conversion without a key. Requests and answers are JSON.</p>
<ul class="promises"><li><strong>Address</strong> <code>${site}</code></li><li><strong>Key</strong> as <code>x-api-key: YOUR_KEY</code> or <code>Authorization: Bearer YOUR_KEY</code>; <a href="/account">create one</a> with a <a href="/pricing">plan</a> that has API access</li><li><strong>Tools</strong> Each of <a href="/categories">their pages</a> has its fields, and the call in curl, JavaScript and Python</li><li><strong>For generators and agents</strong> <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1), <a href="/llms.txt">llms.txt</a>, <code>/mcp</code></li></ul>
<nav aria-label="Operations">${groups.map(({ name, operations }) => html`<h2>${name}</h2><ul class="names">${operations.map(({ operation, method, path }) => html`<li><a href="#${operation.operationId}"><code>${method} ${path}</code></a> ${operation.summary}</li>`)}</ul>`)}</nav>
${groups.map(({ name, description, operations }) => html`<h2 id="${name.toLowerCase()}">${name}</h2><p>${description}</p>${operations.map((placed) => drawOperation(placed, site))}`)}
<h2 id="objects">Objects</h2>
${schemas.map(([name, schema]) => html`<details><summary>${name}</summary><div id="schema-${name}">${schema.description && html`<p>${said(schema.description)}</p>`}${fieldTable(schema)}</div></details>`)}
<h2 id="errors">Errors</h2>
<p>An error is <code>{"error": code, "message": …}</code>, with <code>details</code> where fields are wrong and <code>retryAfter</code> where waiting helps.</p>
<details><summary>All ${Object.keys(ERRORS).length} codes</summary><div class="scroll" tabindex="0"><table class="cards"><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>${Object.entries(ERRORS).map(([code, { status, when }]) => html`<tr><th scope="row"><code>${code}</code></th><td data-label="Status">${status}</td><td data-label="When">${said(when)}</td></tr>`)}</tbody></table></div></details>`,
  };
}

/** What is said in words, with code between backticks. */
const said = (text: string): Html => html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;

function drawOperation({ path, method, operation }: Placed, site: string): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  return html`<details class="operation"><summary><code>${method} ${path}</code> ${summary}</summary><div id="${operationId}">
${description && html`<p>${said(description)}</p>`}<p class="hint">${needs(operation)}</p>
${call({ path, method, operation }, site)}
${
  parameters.length > 0 &&
  table(
    'Parameters',
    parameters.map(({ name, schema, required, description: meaning }) => ({ name, schema, required: required === true, meaning })),
  )
}
${body && html`<h4>Body</h4>${fieldTable(body.schema)}`}
<details><summary>Answers: ${Object.keys(responses).join(', ')}</summary><div class="scroll" tabindex="0"><table class="cards"><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>${Object.entries(responses).map(([status, { description: meaning, content }]) => html`<tr><th scope="row">${status}</th><td>${said(meaning)} ${Number(status) < 300 && schemaLink(content)}</td></tr>`)}</tbody></table></div></details></div></details>`;
}

function needs({ security = [] }: Operation): string {
  const kinds = security.map((scheme) => Object.keys(scheme)[0]);
  const named = kinds.flatMap((kind) => (kind === undefined ? [] : [NEEDS[kind] ?? kind]));
  if (named.length === 0) return 'Needs no key.';
  return kinds.includes(undefined) ? `Works without a key; takes ${named.join(' or ')}.` : `Needs ${named.join(' or ')}.`;
}

/** The call with its example, where the document has one. */
function call({ path, method, operation }: Placed, site: string): Html | false {
  const keyed = operation.security?.some((scheme) => 'apiKey' in scheme) && !operation.security.some((scheme) => Object.keys(scheme).length === 0);
  const key = keyed ? " \\\n  -H 'x-api-key: YOUR_KEY'" : '';
  const [example] = Object.values(operation.requestBody?.content['application/json']?.examples ?? {});
  if (example)
    return code(`curl -s ${site}${path}${key} -H 'content-type: application/json' \\\n  -d '${JSON.stringify(example.value).replaceAll("'", `'\\''`)}'`);
  if (method !== 'GET' || path.includes('{')) return false;
  const query = (operation.parameters ?? []).flatMap(({ name, schema }) => {
    const [value] = Array.isArray(schema.examples) ? schema.examples : [];
    return value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`];
  });
  return code(`curl -s '${site}${path}${query.length > 0 ? `?${query.join('&')}` : ''}'${key}`);
}

const code = (text: string): Html => html`<pre data-copy tabindex="0"><code>${text}</code></pre>`;

const nameOf = (schema: Schema): string | undefined => schema.$ref?.replace('#/components/schemas/', '');

function schemaLink(content: Content | undefined): Html | false {
  const schema = content?.['application/json']?.schema;
  const names = (schema?.anyOf ?? (schema ? [schema] : [])).map(nameOf).filter((name) => name !== undefined && !name.includes('.'));
  return names.length > 0 && html`${names.map((name, at) => html`${at > 0 && ' or '}<a href="#schema-${name}">${name}</a>`)}`;
}

/** A field of a table: `a.b[]` is within an entry of the list b of a. */
interface Row {
  name: string;
  schema: Schema;
  required: boolean;
  meaning: string | undefined;
}

function fieldTable(schema: Schema): Html {
  const name = nameOf(schema);
  if (name !== undefined) return html`<p><a href="#schema-${name}">${name}</a></p>`;
  const rows = rowsOf(schema, '', 0);
  if (rows.length > 0) return table(undefined, rows);
  const choices = schema.oneOf ?? schema.anyOf ?? [];
  if (choices.length === 0) return html`<p>${typeOf(schema)}${schema.description && html`: ${said(schema.description)}`}</p>`;
  return html`<p><code>{"tool": slug, "inputs": {…}}</code> in a call, <code>{"tool": slug, "result": {…}}</code> in an answer, as the tool's own page says.</p>`;
}

function rowsOf(schema: Schema, prefix: string, depth: number): Row[] {
  if (depth > MAX_DEPTH) return [];
  const required = new Set(schema.required ?? []);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]: [string, Schema]) => {
    const path = `${prefix}${name}`;
    return [{ name: path, schema: field, required: required.has(name), meaning: field.description }, ...rowsOf(field, `${path}.`, depth + 1)];
  });
  const items = schema.items ? rowsOf(schema.items, `${prefix.replace(/\.$/, '')}[].`, depth + 1) : [];
  const either = (schema.oneOf ?? []).flatMap((choice) => rowsOf(choice, prefix, depth + 1));
  const names = new Set<string>();
  return [...own, ...items, ...either].filter(({ name }) => !names.has(name) && names.add(name));
}

function table(title: string | undefined, rows: readonly Row[]): Html {
  return html`${title && html`<h4>${title}</h4>`}<div class="scroll" tabindex="0"><table class="cards"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Needed</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.map(({ name, schema, required, meaning }) => html`<tr><th scope="row"><code>${name}</code></th><td data-label="Type">${typeOf(schema)}</td><td data-label="Needed">${required ? 'yes' : 'no'}</td><td data-label="Meaning">${meaning && said(meaning)}${schema.default !== undefined && ` ${String(schema.default)} if left out.`}</td></tr>`)}</tbody></table></div>`;
}

function typeOf(schema: Schema): Html | string {
  const name = nameOf(schema);
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return schema.enum.length > 12 ? 'one of the error codes' : html`${schema.enum.map((value, at) => html`${at > 0 && ', '}<code>${String(value)}</code>`)}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return html`${choices.map((choice, at) => html`${at > 0 && ' or '}${typeOf(choice)}`)}`;
  if (schema.type === 'array' && schema.items) return html`list of ${typeOf(schema.items)}`;
  return Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.format ?? schema.type ?? 'any value');
}
