import { describe, expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import type { ResultShape } from '../../browser/messages.ts';
import type { View } from '../../tools/views.ts';
import { showResult } from './show.ts';
import { viewOf } from './views.ts';
import { withLines } from './written.ts';

const shapeWith = (view: View, given?: Record<string, string>): ResultShape => ({ records: [], views: [view], ...(given && { given }) });
const drawn = (result: Record<string, unknown>, view: View, given?: Record<string, string>): string =>
  showResult(result, shapeWith(view, given), viewOf).markup;

describe('figures in a line', () => {
  const age: View = { kind: 'written', field: 'years', as: '{years|year} {months|month} {days|day}' };

  it('count what they are followed by, and stand nowhere else', () => {
    expect(withLines({ years: 33, months: 1, days: 0, weeks: 4 }, shapeWith(age))).toEqual({ years: '33 years 1 month 0 days', weeks: 4 });
  });

  it('are rounded to their decimals, with an opacity unless it is 1', () => {
    const hsl: View = { kind: 'written', field: 'hsl', as: 'hsl({hue.1} {light.0}%{ / alpha.2})' };
    const hue = { hue: 9.1304, light: 63.92 };
    expect(withLines({ hsl: hue, alpha: 1 }, shapeWith(hsl))).toEqual({ hsl: 'hsl(9.1 64%)', alpha: 1 });
    expect(withLines({ hsl: hue, alpha: 0.5 }, shapeWith(hsl))).toEqual({ hsl: 'hsl(9.1 64% / 0.5)', alpha: 0.5 });
  });

  it('are places counted from 1, as people count', () => {
    const best: View = { kind: 'written', field: 'best', as: 'Offer {best+}' };
    expect([0, 11].map((place) => withLines({ best: place }, shapeWith(best)).best)).toEqual(['Offer 1', 'Offer 12']);
  });

  it('are left as they are where one is missing', () => {
    expect(withLines({ years: 33, days: 0 }, shapeWith(age))).toEqual({ years: 33 });
  });
});

describe('the hours of a day', () => {
  // New York is four hours behind UTC in July, Kolkata five and a half ahead: 09:00 is 18:30 there.
  const view: View = { kind: 'hours', field: 'times', zone: 'timeZone', at: 'dateTime', home: 'source' };
  const result = {
    source: { timeZone: 'America/New_York', dateTime: '2024-07-04T09:00:00-04:00' },
    times: [{ timeZone: 'Asia/Kolkata', dateTime: '2024-07-04T18:30:00+05:30' }],
  };

  it('are those of each zone at the same moments, with that of the moment marked', () => {
    const markup = drawn(result, view);
    expect(markup).toMatch(/<th scope="row" title="America\/New_York">New York<\/th><td class="night">0<\/td>/);
    expect(markup).toMatch(/title="Asia\/Kolkata">Kolkata<\/th><td class="work">9:30<\/td>/);
    expect(markup).toContain('<td class="work chosen">9</td>');
    expect(markup).toContain('<td class="day chosen">18:30</td>');
    expect(markup.match(/ chosen">/g)).toHaveLength(2);
  });

  it('are not drawn of one zone alone, nor of what has no time', () => {
    expect(drawn({ times: result.times }, { kind: 'hours', field: 'times', zone: 'timeZone', at: 'dateTime' })).not.toContain('class="hours"');
    expect(drawn({ times: [{ timeZone: 'x', dateTime: 'now' }] }, view)).not.toContain('class="hours"');
  });
});

describe('a calendar', () => {
  it('has the weekdays in their order above the days, and stands for its months', () => {
    const months = [{ name: 'February', year: 2024, weeks: [[0, 0, 0, 1, 2, 3, 4]] }];
    const view: View = { kind: 'calendar', field: 'text', months: 'months', weekStart: 'weekStart', locale: 'locale' };
    const markup = drawn({ months, text: 'Mo\n1' }, view, { weekStart: '1', locale: 'en' });
    // 1 February 2024 was a Thursday.
    expect(markup).toMatch(/<caption>February 2024<\/caption>.*>Mon<.*>Sun</);
    expect(markup).toContain('<td></td><td></td><td></td><td>1</td>');
    expect(markup).not.toContain('Months');
  });
});

describe('two documents', () => {
  const view: View = { kind: 'documents', field: 'changes', before: 'before', after: 'after' };
  const changes = [
    { kind: 'removed', path: '/a' },
    { kind: 'added', path: '/b/1', after: 2 },
    { kind: 'changed', path: '/c~1d', before: 1, after: 3 },
  ];

  it('have what is in one alone in colour, below its place', () => {
    const markup = drawn({ changes }, view, { before: '{"a":{"x":1},"b":[1],"c/d":1}', after: '{"b":[1,2],"c/d":3}' });
    const coloured = Array.from(markup.matchAll(/<span class="(added|removed)">([^<]*)\n<\/span>/g), ([, kind, text]) => `${kind} ${text?.trim()}`);
    expect(coloured.map((line) => line.replaceAll('&quot;', '"'))).toEqual([
      'removed -   "a": {',
      'removed -     "x": 1',
      'removed -   },',
      'removed -   "c/d": 1',
      'added +     2',
      'added +   "c/d": 3',
    ]);
  });

  it('are laid out in time and within bounds, however deep they are', async () => {
    const deep = `${'['.repeat(1_000)}${'1,'.repeat(23_000)}1${']'.repeat(1_000)}`;
    const draw = (): string => drawn({ changes }, view, { before: deep, after: deep });
    expect(draw().length).toBeLessThan(2_000_000);
    expect(await leastMilliseconds(300, draw)).toBeLessThan(300);
  });

  it('escape what is in them, and are not drawn where they are cut short', () => {
    expect(drawn({ changes: [{ kind: 'added', path: '' }] }, view, { before: '1', after: '"<b>"' })).toContain('&quot;&lt;b&gt;&quot;');
    expect(drawn({ changes }, view, { before: '1', after: ' '.repeat(50_001) })).not.toContain('class="documents"');
  });
});

it('shows a page in a frame that runs nothing, whatever is in it', () => {
  const markup = drawn({ html: '<script>alert(1)</script>"\'' }, { kind: 'preview', field: 'html', of: 'html' });
  expect(markup).toMatch(/<iframe class="page" sandbox="" srcdoc="[^"]*&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39;"/);
});

it('grades a number on its scale in a word', () => {
  const view: View = { kind: 'meter', field: 'score', most: 4, low: 2, high: 3 };
  expect([0, 2, 3, 9].map((score) => /<span>(\w+)<\/span><\/p>/.exec(drawn({ score, other: 1 }, view))?.[1])).toEqual(['Weak', 'Fair', 'Good', 'Good']);
});

it('shows what is left of some seconds as a part of all of them', () => {
  const view: View = { kind: 'countdown', field: 'secondsRemaining', of: 'periodSeconds' };
  const bar = (left: number, all: string): string[] =>
    /<progress max="(\d+)" value="([\d.]+)"[^>]*><\/progress><span>(\d+ s)</
      .exec(drawn({ secondsRemaining: left, other: 1 }, view, { periodSeconds: all }))
      ?.slice(1) ?? [];
  expect(bar(15.2, '30')).toEqual(['30', '15.2', '16 s']);
  expect(bar(61, '60')).toEqual(['60', '60', '60 s']);
  expect(bar(5, '')).toEqual([]);
});

it('has right after the headline what a tool says is wanted with it', () => {
  const view: View = { kind: 'lead', field: 'name', next: ['until', 'by'] };
  const markup = showResult({ version: 3, parts: [{ a: 1 }], by: 'B', until: 'U', name: 'N' }, { ...shapeWith(view), headline: 'name' }, viewOf).markup;
  expect(Array.from(markup.matchAll(/<dt>([^<]+)</g), ([, label]) => label)).toEqual(['Name', 'Until', 'By', 'Version']);
});
