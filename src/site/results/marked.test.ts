import { describe, expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { catalogue } from '../../tools/index.ts';
import type { MarkedView } from '../../tools/views.ts';
import { showMarked } from './marked.ts';
import { Room } from './room.ts';
import { shapeOf } from './shape.ts';
import { shapeFor } from './shape-of-run.ts';
import { showResult } from './show.ts';
import { viewOf } from './views.ts';

/** The text with its marks in brackets. */
function marked(view: Omit<MarkedView, 'kind' | 'field' | 'in'>, list: readonly unknown[], text: string, given: Record<string, string> = {}): string {
  const shape = { records: [], given: { text, ...given } };
  const shown = showMarked({ kind: 'marked', field: 'found', in: 'text', ...view }, list, { room: new Room(), shape, result: {}, viewOf });
  return shown === false ? '' : (/<pre[^>]*>([\s\S]*)<\/pre>/.exec(shown.markup)?.[1] ?? '').replaceAll('<mark>', '[').replaceAll('</mark>', ']');
}

const UTF16 = { place: { counted: 'utf16', start: 'start', end: 'end' } } as const;
const at = (...places: [number, number][]) => places.map(([start, end]) => ({ start, end }));

describe('what is marked by its place', () => {
  it('stands between its start and its end', () => {
    expect(marked(UTF16, at([0, 1], [2, 4]), 'a\u{1F600}bc')).toBe('[a]\u{1F600}bc'.replace('\u{1F600}bc', '\ud83d[\ude00b]c'));
    expect(marked(UTF16, at([1, 3], [4, 5]), 'a\u{1F600}bc')).toBe('a[\u{1F600}]b[c]');
  });

  it('may be empty, overlap, be out of order or beyond the text', () => {
    expect(marked(UTF16, at([0, 0], [1, 1], [3, 3]), 'abc')).toBe('[]a[]bc[]');
    expect(marked(UTF16, at([0, 0], [0, 2], [2, 2]), 'abc')).toBe('[ab][]c');
    expect(marked(UTF16, at([1, 4], [3, 6], [2, 3]), 'abcdefg')).toBe('a[bcd][ef]g');
    expect(marked(UTF16, at([4, 5], [0, 1]), 'abcdef')).toBe('[a]bcd[e]f');
    expect(marked(UTF16, at([2, 99], [50, 60], [5, 1]), 'abc')).toBe('ab[c]');
    expect(marked(UTF16, [null, 1, { start: 'a', end: 2 }, {}], 'abc')).toBe('');
  });

  it('is counted in characters or code points where the tool counts these', () => {
    const flag = '\u{1F1EB}\u{1F1F7}';
    expect(marked({ place: { counted: 'graphemes', searched: 'search' } }, [1, 4], `${flag}ab\r\nab`, { search: 'ab' })).toBe(`${flag}[ab]\r\n[ab]`);
    expect(marked({ place: { counted: 'graphemes', start: 'position' }, text: 'text' }, [{ text: 'b\u0301c', position: 1 }], `${flag}b\u0301cd`)).toBe(
      `${flag}[b\u0301c]d`,
    );
    expect(marked({ place: { counted: 'codePoints', start: 'position' } }, [{ position: 2 }], `${flag}\u200bx`)).toBe(`${flag}[\u200b]x`);
  });

  it('is escaped', () => {
    expect(marked(UTF16, at([0, 3]), '<b>&')).toBe('[&lt;b&gt;]&amp;');
  });
});

describe('what is marked by its text', () => {
  it('is marked wherever it stands, the longest of what begins at a place, and not within a word', () => {
    expect(marked({}, ['#one', '#onetwo'], '#One, #onetwo #ones')).toBe('[#One], [#onetwo] #ones');
    expect(marked({}, ['5', '-3'], '5 15 5\u0301 \u{1D7D8}5 (5) -3')).toBe('[5] 15 5\u0301 \u{1D7D8}5 ([5]) [-3]');
    expect(marked({ text: 'emoji' }, [{ emoji: '\u{1F600}' }, {}], 'a\u{1F600}b')).toBe('a[\u{1F600}]b');
  });

  it('minds case only where lower case has another length', () => {
    expect(marked({}, ['ab'], '\u0130 AB ab')).toBe('\u0130 AB [ab]');
  });

  it('ends soon, whatever is looked for', async () => {
    const texts = Array.from({ length: 1_000 }, (_, length) => 'b'.repeat(1) + 'a'.repeat(length + 1));
    const mark = (): void => {
      for (const text of ['a'.repeat(60_000), 'a '.repeat(30_000), 'ba'.repeat(30_000)]) expect(marked({}, [...texts, ''], text)).not.toContain('[]');
    };
    expect(await leastMilliseconds(3_000, mark)).toBeLessThan(3_000);
  });
});

it('a long text is shown up to a character that is told', () => {
  const shape = shapeFor({ records: [], views: [{ kind: 'marked', field: 'found', in: 'text' }], given: { text: '' } }, { text: 'word '.repeat(1_000_000) });
  expect(shape.given?.text?.length).toBeLessThan(60_000);
  const { markup } = showResult({ found: ['word'], count: 1 }, shape, viewOf);
  expect(markup).toContain('The text is shown up to its character 50,000.');
  expect(markup.length).toBeLessThan(300_000);
});

it('a match is marked at the characters that it took', () => {
  const card = catalogue.get('regex-tester');
  const [example] = card?.examples ?? [];
  if (!card || !example) throw new Error('there is no example');
  const { markup } = showResult(example.result, shapeFor(shapeOf(card), example.inputs), viewOf);
  expect(markup).toContain('On <mark>2026-11</mark> and \u{1F600} <mark>2027-01</mark>.');
});
