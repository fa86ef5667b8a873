import type { JsonSchema, ToolCard } from '../../tools/card.ts';
import { counted } from '../../tools/shared/text/counts.ts';
import { meant } from '../forms/controls.ts';
import { type Html, html } from '../html.ts';

/** What a tool takes and gives, field by field, for those who call it. */
export function fieldTables({ slug, inputs, result }: ToolCard): Html {
  return html`<section class="api"><h2 id="api">API</h2><p><code>POST /api/v1/tools</code> with the slug <code>${slug}</code>; the whole record is at <a href="/api/v1/tools/${slug}"><code>/api/v1/tools/${slug}</code></a>.</p>
${folded('Inputs', inputs, true)}
${folded('Result', result, false)}</section>`;
}

const MAX_OPEN_ROWS = 14;

/** A table with its title; a long one is folded. */
function folded(title: string, schema: JsonSchema, isInput: boolean): Html {
  const count = Object.keys(schema.properties ?? {}).length;
  if (count <= MAX_OPEN_ROWS) return html`<h3>${title}</h3>${fieldTable(schema, isInput)}`;
  return html`<details><summary>${title}, ${counted(count, 'field')}</summary>${fieldTable(schema, isInput)}</details>`;
}

function fieldTable(schema: JsonSchema, isInput: boolean): Html {
  const required = schema.required ?? [];
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td data-label="Type">${typeOf(field)}</td><td data-label="${isInput ? 'Needed' : 'Present'}">${needOf(field, required.includes(name), isInput)}</td><td data-label="Meaning">${field.description ?? ''}</td></tr>`,
  );
  if (rows.length === 0) return html`<p>None.</p>`;
  return html`<div class="scroll" tabindex="0"><table class="cards"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">${isInput ? 'Needed' : 'Present'}</th><th scope="col">Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function needOf(field: JsonSchema, isRequired: boolean, isInput: boolean): string {
  if (isRequired) return isInput ? 'required' : 'always';
  if (field.default !== undefined) return `default ${JSON.stringify(field.default)}`;
  return isInput ? 'optional' : 'when it applies';
}

function typeOf(field: JsonSchema): string {
  if (field.enum) return field.enum.map(String).join(' | ');
  const choices = field.anyOf ?? field.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (field.type === 'array') return `list of ${typeOf(field.items ?? {})}${range(field.minItems, field.maxItems, ' items')}`;
  if (field.type === 'string') return `text${range(field.minLength, field.maxLength, ' characters')}`;
  if (field.type === 'integer')
    return `whole number${range(meant(field.minimum ?? field.exclusiveMinimum), meant(field.maximum ?? field.exclusiveMaximum), '')}`;
  if (field.type === 'number') return `number${range(field.minimum ?? field.exclusiveMinimum, field.maximum ?? field.exclusiveMaximum, '')}`;
  if (field.type === 'boolean') return 'true or false';
  return field.type ?? 'any value';
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined || (least === 0 && unit !== '')) return most === undefined ? '' : `, at most ${most}${unit}`;
  return most === undefined ? `, at least ${least}${unit}` : `, ${least} to ${most}${unit}`;
}
