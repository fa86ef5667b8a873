import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './list-formatter.ts';
// By Babel: test/oracles/language_lists.py.
import vectors from './testdata/lists.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ items: [] }, { text: '' }],
    [{ items: [''] }, { text: '' }],
    [{ items: ['', ''] }, { text: ' and ' }],
    [{ items: ['{0}', '{1}', '{2}'] }, { text: '{0}, {1}, and {2}' }],
    // In Hebrew what is not Hebrew follows after a hyphen.
    [{ items: ['א', 'ב'], locale: 'he' }, { text: 'א וב' }],
    [{ items: ['א', 'B'], locale: 'he' }, { text: 'א ו-B' }],
    // Grammars of Spanish: e for y before i and hi, u for o before o and ho.
    [{ items: ['agua', 'hielo'], locale: 'es' }, { text: 'agua y hielo' }],
    [{ items: ['Juan', 'Inés'], locale: 'es' }, { text: 'Juan e Inés' }],
    [{ items: ['padre', 'hijo'], locale: 'es-MX' }, { text: 'padre e hijo' }],
    [{ items: ['siete', 'ocho'], locale: 'es', type: 'disjunction' }, { text: 'siete u ocho' }],
    [{ items: ['mujer', 'hombre'], locale: 'es', type: 'disjunction' }, { text: 'mujer u hombre' }],
    [{ items: ['a', 'b'], locale: 'xx' }, { text: 'a and b' }],
  ],
  invalid: [
    [{ items: 'a' }, 'items'],
    [{ items: Array(1001).fill('a') }, 'items'],
    [{ items: ['a'.repeat(10_001)] }, 'items[0]'],
    [{ items: ['a'], locale: 'de_AT' }, 'locale'],
    [{ items: ['a'], style: 'wide' }, 'style'],
  ],
  unprocessable: [[{ items: Array(501).fill('a'.repeat(10_000)) }, /5,000,000/]],
});

it('joins as the runtime does', async () => {
  const tags =
    'az az-Arab be bs-Cyrl ca cy el en-AU en-IN es-MX eu fa gl he hy ka kk kk-CN km ky lo my ne pa-PK pt-PT si sr sr-Latn-BA sr-ME sw tlh uz-AF yue-Hans zh-Hant-HK zh-HK zh-SG zh-TW zu'.split(
      ' ',
    );
  const lists = [
    ['A', 'B'],
    ['A', 'B', 'C', 'D'],
    ['ب', 'hielo'],
    ['A', '11 B'],
    ['A', 'hiato'],
    ['A', 'B', '8'],
  ];
  for (const locale of tags) {
    for (const type of ['conjunction', 'disjunction', 'unit'] as const) {
      for (const style of ['long', 'short', 'narrow'] as const) {
        const runtime = new Intl.ListFormat([locale, 'en'], { type, style });
        const texts = await Promise.all(lists.map(async (items) => (await run(tool, { items, locale, type, style })).text));
        expect([locale, type, style, ...texts]).toEqual([locale, type, style, ...lists.map((items) => runtime.format(items))]);
      }
    }
  }
});

it('keeps every item of a long list', async () => {
  const items = Array.from({ length: 1000 }, (_, at) => `item ${at}`);
  expect((await run(tool, { items })).text).toBe(`${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`);
});
