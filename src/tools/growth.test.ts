import { describe, expect, it } from 'vitest';
import { growth } from '../../test/support/processor-time.ts';
import jsonFormatter from './data/json-formatter.ts';
import type { Tool } from './define.ts';
import markdownFormatter from './developer/markdown-formatter.ts';
import markdownToHtml from './developer/markdown-to-html-converter.ts';
import markdownToc from './developer/markdown-toc-generator.ts';
import { run } from './testing.ts';
import mustacheRenderer from './text/mustache-renderer.ts';

/** One large input may take so many times as long as four of a quarter of its size: what is linear takes as long, what is quadratic four times. */
const MAX_GROWTH = 2.5;
const markdown = (text: string) => (count: number) => ({ markdown: text.repeat(count) });

describe('the time of what is often large grows as the text does', () => {
  it.each<[string, Tool, (count: number) => Record<string, unknown>]>([
    ['headings', markdownToc, markdown('# A\n\nUse\n---\n\n')],
    ['lists and emphasis', markdownToHtml, markdown('- *a* **b** `c` <b>\n')],
    ['tables', markdownToHtml, markdown('| a | b |\n|---|--:|\n| 1 | ~~2~~ |\n\n')],
    ['open brackets', markdownToHtml, markdown('[a ![b ')],
    ['addresses', markdownToHtml, markdown('see www.a.example/b!!! and ann@mail.example, ')],
    ['a link with much punctuation', markdownToHtml, (count) => ({ markdown: `http://a.example/${'!'.repeat(20 * count)}a` })],
    ['many headings', markdownFormatter, (count) => markdown('#  Title\n* a\n* __b__\n')(count / 4)],
    ['a line of words that is not plain', markdownFormatter, (count) => markdown(`${'word **b** '.repeat(count / 4)}$a\n\n`)(1)],
    ['tags on one line', mustacheRenderer, (count) => ({ template: 'Hi {{name}}! '.repeat(count), values: { name: 'Ann' } })],
    ['records', jsonFormatter, (count) => ({ json: JSON.stringify(Array.from({ length: count }, (_, id) => ({ id, tags: ['a', 'b'] }))) })],
  ])('%s', { timeout: 60_000 }, async (_, tool, inputs) => {
    const [small, large] = [inputs(1_000), inputs(4_000)];
    await run(tool, small);
    const inParts = async () => {
      for (let part = 0; part < 4; part++) await run(tool, small);
    };
    expect(await growth(inParts, () => run(tool, large), MAX_GROWTH)).toBeLessThan(MAX_GROWTH);
  });
});
