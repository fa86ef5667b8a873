import { z } from 'zod';
import { defineTool } from '../define.ts';
import { renderTemplate } from './lib/mustache.ts';

export default defineTool({
  slug: 'mustache-renderer',
  name: 'Mustache Template Renderer',
  category: 'text',
  summary: 'Fills in a Mustache template with values from JSON and returns the finished text.',
  description:
    "Variables, {{{unescaped}}} and {{&}}, sections, inverted sections, comments, partials, set delimiters, dotted names and stand-alone tags. Values come from the data's own properties only; missing ones are empty. " +
    'Tags and sections that are not closed, and results of more than 5,000,000 characters, are refused.',
  reference: 'Mustache specification 1.4 without optional modules',
  keywords: ['mail merge', 'placeholder', 'handlebars', 'interpolation', 'fill in'],
  cost: 'heavy',
  inputs: z.strictObject({
    template: z.string().max(100_000).describe('The Mustache template to fill'),
    values: z.unknown().refine(isObject, 'must be an object').meta({ type: 'object' }).describe('The data: values by name, for variables and sections'),
    partials: z.record(z.string(), z.string().max(100_000)).optional().describe('Templates by name, for {{> name}}'),
    escape: z.boolean().default(true).describe('HTML-escape what {{name}} writes'),
  }),
  result: z.strictObject({ text: z.string().describe('The filled template') }),
  main: { input: 'values' },
  examples: [
    {
      inputs: { template: 'Hi {{name}}!{{#items}} {{.}};{{/items}}{{^items}} none{{/items}}', values: { name: 'Ann & Bo', items: [1, 2] } },
      result: { text: 'Hi Ann &amp; Bo! 1; 2;' },
    },
    { inputs: { template: '{{{a.b}}}{{missing}}', values: { a: { b: '<b>' } } }, result: { text: '<b>' } },
  ],
  run: ({ values, template, partials = {}, ...options }) => ({ text: renderTemplate(template, values, { partials, ...options }) }),
});

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
