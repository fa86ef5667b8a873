import { inputSchema, resultSchema } from '../api/catalogue.ts';
import type { Tool } from '../tools/define.ts';
import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';

/** What the pages read of a JSON Schema. */
interface Schema {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** `/tools/{slug}`: what a tool takes and gives. */
export function toolPage(tool: Tool, site: string): Page {
  const inputs = inputSchema(tool) as Schema;
  const result = resultSchema(tool) as Schema;
  const call = JSON.stringify({ tool: tool.slug, inputs: tool.examples[0]?.inputs ?? {} }).replaceAll("'", "'\\''");
  return {
    title: tool.name,
    description: tool.summary,
    scripts: ['copy'],
    body: html`
<h1>${tool.name}</h1>
<p class="lead">${tool.summary}</p>
${tool.description && html`<p>${tool.description}</p>`}
<dl class="facts">
<dt>Slug</dt><dd><code>${tool.slug}</code></dd>
<dt>Category</dt><dd><a href="/#${tool.category}">${tool.category}</a></dd>
${tool.reference && html`<dt>Reference</dt><dd>${tool.reference}</dd>`}
</dl>
<h2>Inputs</h2>
${fieldTable(inputs, 'Inputs', true)}
<h2>Result</h2>
${fieldTable(result, 'Result fields', false)}
<h2>Call</h2>
<pre data-copy><code>curl -s ${site}/api/v1/tools -H 'x-api-key: YOUR_KEY' -H 'content-type: application/json' -d '${call}'</code></pre>
<h2>${tool.examples.length === 1 ? 'Example' : 'Examples'}</h2>
${tool.examples.map((example) => html`<div class="example"><h3>Inputs</h3><pre data-copy><code>${pretty(example.inputs)}</code></pre><h3>Result</h3><pre><code>${pretty(example.result)}</code></pre></div>`)}`,
  };
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

function fieldTable(schema: Schema, caption: string, isInput: boolean): Html {
  const required = schema.required ?? [];
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const need = required.includes(name)
      ? isInput
        ? 'required'
        : 'always'
      : field.default !== undefined
        ? `default ${JSON.stringify(field.default)}`
        : isInput
          ? 'optional'
          : 'when it applies';
    return html`<tr><th scope="row"><code>${name}</code></th><td>${typeOf(field)}</td><td>${need}</td><td>${field.description ?? ''}</td></tr>`;
  });
  if (rows.length === 0) return html`<p>None.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption class="hidden">${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">${isInput ? 'Needed' : 'Present'}</th><th scope="col">Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function typeOf(field: Schema): string {
  if (field.enum) return field.enum.map(String).join(' | ');
  const choices = field.anyOf ?? field.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (field.type === 'array') return `list of ${typeOf(field.items ?? {})}${range(field.minItems, field.maxItems, ' items')}`;
  if (field.type === 'string') return `text${range(field.minLength, field.maxLength, ' characters')}`;
  if (field.type === 'integer')
    return `whole number${range(bounded(field.minimum ?? field.exclusiveMinimum), bounded(field.maximum ?? field.exclusiveMaximum), '')}`;
  if (field.type === 'number') return `number${range(field.minimum ?? field.exclusiveMinimum, field.maximum ?? field.exclusiveMaximum, '')}`;
  if (field.type === 'boolean') return 'true or false';
  return field.type ?? 'any value';
}

/** Zod writes the range of safe integers, which says nothing to a reader. */
const bounded = (limit: number | undefined): number | undefined => (limit !== undefined && Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit);

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined || (least === 0 && unit !== '')) return most === undefined ? '' : `, at most ${most}${unit}`;
  return most === undefined ? `, at least ${least}${unit}` : `, ${least} to ${most}${unit}`;
}
