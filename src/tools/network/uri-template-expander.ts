import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { expandTemplate, type Single, type TemplateValue } from './lib/uri-template.ts';

/** Writing all variables in each expression, more characters than this take longer than the event loop has time for. */
const MAX_QUICK_EXPANSION = 50_000;

export default defineTool({
  slug: 'uri-template-expander',
  name: 'URI Template Expander',
  category: 'network',
  summary: 'Expands URI templates (RFC 6570), such as /users/{id}, with your values.',
  description:
    'All four levels. Values are strings, numbers, booleans, lists and flat objects; null is undefined. A malformed expression, a prefix modifier on a list or an object, and nested values are unprocessable. Numbers are written as ECMAScript does.',
  reference: 'RFC 6570',
  keywords: ['url template', 'rest api path', 'hal link', 'openapi path', 'placeholder'],
  heavyWhen: ({ template, variables }) => template.split('{').length * JSON.stringify(variables).length > MAX_QUICK_EXPANSION,
  inputs: z.strictObject({
    template: z.string().max(10_000).describe('URI template, such as /users/{id}{?page}'),
    variables: z.record(z.string().max(1000), z.unknown()).describe('Values of the variables by name'),
  }),
  result: z.strictObject({
    uri: z.string().describe('The expanded template'),
    variables: z.array(z.string()).describe('Names the template uses, in order, each once'),
  }),
  main: { input: 'variables' },
  examples: [
    {
      inputs: { template: '/u/{id}{?q,list*}{#frag:3}', variables: { id: 'a b', q: 'é', list: [1, 2], frag: 'value' } },
      result: { uri: '/u/a%20b?q=%C3%A9&list=1&list=2#val', variables: ['id', 'q', 'list', 'frag'] },
    },
  ],
  run({ template, variables }) {
    const lookUp = (name: string) => (Object.hasOwn(variables, name) ? readValue(variables[name], name) : undefined);
    const { uri, names } = expandTemplate(template, lookUp);
    return { uri, variables: names };
  },
});

/** The value of a variable; null and what is empty or holds only null is undefined (RFC 6570 section 2.3). */
function readValue(value: unknown, name: string): TemplateValue | undefined {
  if (value === null || value === undefined) return undefined;
  if (isSingle(value)) return value;
  const nested = () => unprocessable(`The variable ${JSON.stringify(name)} contains a value inside a value; lists and objects must be flat.`, 'variables');
  if (Array.isArray(value)) {
    const items = value.filter((item: unknown) => item !== null).map((item: unknown) => (isSingle(item) ? item : nested()));
    return items.length === 0 ? undefined : items;
  }
  const members = Object.entries(value)
    .filter(([, member]: [string, unknown]) => member !== null)
    .map(([label, member]: [string, unknown]): [string, Single] => [label, isSingle(member) ? member : nested()]);
  return members.length === 0 ? undefined : members;
}

const isSingle = (value: unknown): value is Single => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
