import { expect, it } from 'vitest';
import { controlsOf } from './controls.ts';
import { drawFields } from './draw.ts';

const drawn = (properties: Parameters<typeof controlsOf>[0]['properties']): string =>
  drawFields(controlsOf({ type: 'object', properties: properties ?? {} }), { form: new Map(), complaints: [] })
    .map(({ markup }) => markup)
    .join('');

const NAMES = { type: 'string', maxLength: 40, examples: ['Go', 'C++'] };

it('offers the examples of a text below its field', () => {
  const markup = drawn({ language: NAMES });
  expect(markup).toContain('<datalist id="offers-language"><option>Go</option><option>C++</option></datalist>');
  expect(markup).toMatch(/<input [^>]*list="offers-language"[^>]* name="language"/);
});

it('offers those of a list for the field that adds to it, and those of rows once for all rows', () => {
  expect(drawn({ languages: { type: 'array', items: NAMES } })).toMatch(/<textarea [^>]*data-picker="offers" data-offers="offers-languages"/);
  const rows = drawn({ files: { type: 'array', items: { type: 'object', properties: { language: NAMES, path: { type: 'string', maxLength: 40 } } } } });
  expect(rows.split('list="offers-language"').length).toBeGreaterThan(2);
  expect(rows.split('<datalist')).toHaveLength(2);
});

it('offers nothing for a text that may be long, and no examples that are no texts', () => {
  expect(drawn({ text: { type: 'string', examples: ['a'] }, more: { type: 'string', maxLength: 9, examples: [1] } })).not.toContain('<datalist');
});
