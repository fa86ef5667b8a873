import { describe, expect, it } from 'vitest';
import type { ResultShape } from '../../browser/messages.ts';
import { catalogue } from '../../tools/index.ts';
import { shownNumber } from './numbers.ts';
import { shapeOf } from './shape.ts';
import { shapeFor } from './shape-of-run.ts';
import { showResult } from './show.ts';
import { viewOf } from './views.ts';

const NOTHING: ResultShape = { records: [] };

const drawn = (result: Record<string, unknown>, shape: ResultShape = NOTHING): string => showResult(result, shape).markup;

/** What is read of it, on one line. */
const read = (result: Record<string, unknown>, shape: ResultShape = NOTHING): string =>
  drawn(result, shape)
    .replace(/<button[\s\S]*?<\/button>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const shapeOfTool = (slug: string): ResultShape => {
  const card = catalogue.get(slug);
  if (!card) throw new Error(`there is no ${slug}`);
  return shapeOf(card);
};

describe('a number', () => {
  it.each([
    [4.54222495961, {}, '4.54222'],
    [66.66666666666667, {}, '66.6667'],
    [1234567.89, {}, '1,234,568'],
    [0.1 + 0.2, {}, '0.3'],
    [-1.5, {}, '-1.5'],
    [2026, {}, '2026'],
    [9999, {}, '9999'],
    [10_000, {}, '10,000'],
    [-1234567, {}, '-1,234,567'],
    [9007199254740991, {}, '9,007,199,254,740,991'],
    [6.02214076e23, {}, '6.02214 × 10²³'],
    [1.5e-9, {}, '1.5 × 10⁻⁹'],
    [3232235906, { plain: true }, '3232235906'],
    [2460310.75, { plain: true }, '2460310.75'],
    [370682.2, { decimals: 2 }, '370,682.20'],
    [-2301.4, { decimals: 2 }, '-2,301.40'],
    [1000, { decimals: 0 }, '1,000'],
    [48.38709677419355, { decimals: 2 }, '48.3871'],
  ])('%d with %j is read as %s', (value, style, shown) => {
    expect(shownNumber(value, style)).toBe(shown);
  });

  it('keeps all its digits where they are copied and pointed at', () => {
    expect(drawn({ contrast: 4.54222495961, count: 3 })).toContain('<data value="4.54222495961" title="4.54222495961">4.54222</data>');
    expect(drawn({ contrast: 4.5, count: 12_345 })).not.toContain('title="12345"');
  });
});

describe('what is known of a result beforehand', () => {
  it('is what a list of names calls its entries, copied as the API has them', () => {
    const markup = drawn(
      {
        results: [
          { name: 'sha3-256', value: 'a7' },
          { name: 'hmac-sha1', value: 'b8' },
        ],
      },
      shapeOfTool('all-hashes-generator'),
    );
    for (const part of ['value="sha3-256">SHA3-256<', 'value="hmac-sha1">HMAC-SHA-1<']) expect(markup).toContain(part);
  });

  it('is that places are counted from 0', () => {
    expect(read({ items: ['b', 'a'], order: [1, 0], count: 2 }, shapeOfTool('list-randomizer'))).toContain('Order (from 0) 2');
    expect(read({ outliers: [{ index: 3, value: 90 }] }, shapeOfTool('outlier-detector'))).toContain('Index (from 0)');
  });

  it.each([
    ['leap-year-checker', ['nextLeapYear', 'leapYears']],
    ['random-port-generator', ['ports']],
    ['unix-timestamp-converter', ['seconds', 'milliseconds']],
    ['julian-date-converter', ['julianDate', 'julianDayNumber']],
    ['ipv4-subnet-calculator', ['integer']],
    ['excel-date-converter', ['serial']],
  ])('%s has numbers that name something', (slug, names) => {
    expect(shapeOfTool(slug).plain).toEqual(expect.arrayContaining(names));
  });

  it.each(['duration-converter', 'word-counter', 'line-ending-converter', 'code-line-counter', 'cagr-calculator', 'day-of-year-calculator'])(
    '%s only counts',
    (slug) => expect(shapeOfTool(slug).plain).toBeUndefined(),
  );

  it('tells money from rates, times and counts', () => {
    const { money = [], decimals } = shapeOfTool('mortgage-calculator');
    expect(decimals).toBe(2);
    expect(money).toContain('monthlyTotal');
    for (const other of ['loanToValuePercent', 'months', 'monthsSaved']) expect(money).not.toContain(other);
    expect(shapeOfTool('word-counter').money).toBeUndefined();
  });

  it('takes the decimals of a run', () => {
    expect(shapeFor(shapeOfTool('mortgage-calculator'), { decimals: 0 }).decimals).toBe(0);
    expect(shapeFor(shapeOfTool('mortgage-calculator'), {}).decimals).toBe(2);
    expect(shapeFor(shapeOfTool('word-counter'), { decimals: 3 }).decimals).toBeUndefined();
  });
});

describe('money', () => {
  it('keeps its cents in figures and tables, while counts and rates have none', () => {
    const shape: ResultShape = { records: [], money: ['balance'], decimals: 2 };
    expect(read({ balance: 2301.4, ratePercent: 6.1677811864, months: 12 }, shape)).toBe('Balance 2,301.40 Rate (%) 6.16778 Months 12');
    expect(read({ yearly: [{ year: 1, balance: 101.4 }] }, shape)).toContain('1 101.40');
  });
});

describe('a list of texts or numbers', () => {
  it('has its copies in its head, and one at each entry', () => {
    const markup = drawn({ uuids: ['a1', 'b2'] });
    expect(markup).toContain('data-copy-lines="uuids"');
    expect(markup).toContain('data-download-lines="uuids"');
    expect(markup.match(/data-copy-value/g)).toHaveLength(2);
  });

  it('is found by the page within its field', () => {
    expect(drawn({ indicators: { url: ['http://a.example'], ipv6: [] }, total: 1 })).toContain('data-copy-lines="indicators.url"');
    expect(read({ indicators: { url: ['http://a.example'], ipv6: [] }, total: 1 })).toContain('IPv6 none');
  });

  it('is no endless row of stops for the keyboard', () => {
    const markup = drawn({ numbers: Array.from({ length: 201 }, (_, at) => at) });
    expect(markup).toContain('data-copy-lines');
    expect(markup).not.toContain('data-copy-value');
  });

  it('has pictures of every format that browsers know, however large, and what comes after them', () => {
    const beginnings = [
      ['iVBORw0KGgo', 'png'],
      ['/9j/', 'jpg'],
      ['UklGR', 'webp'],
      ['AAAAIGZ0eXBhdmlm', 'avif'],
      ['R0lGOD', 'gif'],
    ];
    for (const [beginning = '', ending = ''] of beginnings) {
      const markup = drawn({ image: beginning + 'A'.repeat(2_000_000), format: ending, width: 12_345 });
      expect(markup).toContain(`download="image.${ending}"`);
      expect(markup).toContain('12,345');
    }
  });

  it('has pictures in tables, named for their row', () => {
    const picture = `iVBORw0KGgo${'A'.repeat(80)}`;
    const markup = drawn({
      files: [{ name: 'icon-16.png', width: 16, data: picture }],
      tiles: [
        { row: 0, image: picture },
        { row: 1, image: picture },
      ],
    });
    expect(Array.from(markup.matchAll(/ download="([^"]+)"/g), ([, name]) => name)).toEqual(['icon-16.png', 'image-1.png', 'image-2.png']);
    expect(markup.match(/<img /g)).toHaveLength(3);
  });

  it('has its pictures as pictures', () => {
    const markup = drawn({ svgs: ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'] });
    expect(markup).toMatch(/<img src="data:image\/svg\+xml,%3Csvg [^<>"]+%3C\/svg%3E"/);
    expect(markup).not.toContain('<script>');
  });
});

describe("names of the caller's own", () => {
  it('stand as they are, with their numbers as they are', () => {
    const markup = drawn({ parameters: { utm_source: 'a', 'X-Hub-Signature-256': 1516239022 } }, { records: ['parameters'] });
    expect(markup).toContain('<code>utm_source</code>');
    expect(markup).toContain('<code>X-Hub-Signature-256</code>');
    expect(markup).toContain('>1516239022</data>');
  });

  it('are JSON to copy where anything may be in them, with their times explained', () => {
    const shown = read({ payload: { sub: '1', iat: 1516239022, exp: 'never' } }, shapeOfTool('jwt-decoder'));
    expect(shown).toContain('&quot;iat&quot;: 1516239022');
    expect(shown).toContain('iat 1516239022: issued 2018-01-18 01:30:22 UTC');
    expect(shown).not.toContain('expires');
    expect(drawn({ payload: { iat: 1 } }, shapeOfTool('jwt-decoder'))).toContain('data-copy-field="payload"');
    expect(() => drawn({ payload: { iat: 1e300 } }, shapeOfTool('jwt-decoder'))).not.toThrow();
  });

  it('are escaped', () => {
    expect(drawn({ parameters: { '<b>': '<i>' }, rows: [{ '<b>': 1 }] }, { records: ['parameters', 'rows'] })).not.toMatch(/<[bi]>/);
  });
});

describe('what stands within', () => {
  it('is told in the cell where it is short, and below the row where it is not', () => {
    const result = { rows: [{ item: 'apple', positions: [1, 4, 7], hunks: [{ start: 1 }] }] };
    expect(read(result)).toContain('apple 1 , 4 , 7');
    expect(drawn(result)).toContain('<tr class="detail"><td colspan="2"><details open><summary>Hunks <span class="count">1</span></summary>');
    expect(drawn(result)).not.toContain('{&quot;');
  });

  it('is folded below rows of which there are many', () => {
    const rows = Array.from({ length: 6 }, (_, at) => ({ item: at, hunks: [{ start: at }] }));
    expect(drawn({ rows })).not.toContain('<details open');
    expect(drawn({ rows: rows.slice(0, 5) }).match(/<details open/g)).toHaveLength(5);
  });

  it('folds where it is a tree', () => {
    const tree = { operator: 'OR', left: { license: 'MIT' }, right: { operator: 'AND', left: { license: 'ISC' }, right: { license: '0BSD' } } };
    expect(drawn({ tree }, shapeOfTool('spdx-expression-parser')).match(/<details/g)).toHaveLength(4);
  });

  it("is open JSON where it is a generator's answer", () => {
    const markup = drawn({ jsonLd: { '@context': 'https://schema.org' }, html: 'x\ny' }, shapeOfTool('article-schema-generator'));
    expect(markup).toContain('JSON-LD');
    expect(markup).not.toContain('<details');
    expect(markup).toContain('data-download-field="jsonLd"');
  });

  it('ends, however deep it is', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 500; level += 1) deep = { deep, other: [deep === 1] };
    expect(drawn({ root: deep }, { records: [], trees: ['root'] }).length).toBeLessThan(2_000_000);
    const wide = Array.from({ length: 5_000 }, () => ({ inner: [{ text: 'x'.repeat(100) }, { more: [[{}]] }] }));
    expect(drawn({ wide }).length).toBeLessThan(2_000_000);
  });
});

describe('what was put in and taken out', () => {
  it('is lines with their signs where lines were compared', () => {
    const changes = [
      { type: 'equal', text: 'a\n' },
      { type: 'removed', text: 'b\n' },
      { type: 'added', text: 'x\ny\n' },
    ];
    const markup = drawn({ changes });
    expect(markup).toContain(
      '<span class="pair"><span class="removed">-b\n</span><span class="added">+x\n</span></span><span class="pair"><span class="added">+y\n</span></span>',
    );
    expect(markup).toContain('data-csv-copy="changes"');
  });

  it('is marked within the line where words were', () => {
    const changes = [
      { type: 'equal', text: 'colo' },
      { type: 'added', text: 'u' },
      { type: 'equal', text: 'r' },
    ];
    expect(drawn({ changes })).toContain('colo<ins>u</ins>r');
  });

  it('marks whole characters of lines that differ, never half of one', () => {
    const lines = (one: string, other: string) => [
      { type: 'removed', text: `${one}\n` },
      { type: 'added', text: `${other}\n` },
    ];
    // The halves of U+1F600 and U+1F601 begin alike, those of U+1F600 and U+1FA00 end alike.
    expect(drawn({ changes: lines('a \u{1F600} b', 'a \u{1F601} b') })).toContain('a <ins>\u{1F601}</ins> b');
    expect(drawn({ changes: lines('a \u{1F600} b', 'a \u{1FA00} b') })).toContain('a <del>\u{1F600}</del> b');
  });

  it('is seen in a patch', () => {
    const diff = '--- x.txt\n+++ y.txt\n@@ -1,2 +1,2 @@\n a\n-b\n+<b>\n';
    expect(drawn({ diff, hunks: 1 })).toContain(
      '--- x.txt\n+++ y.txt\n<span class="hunk">@@ -1,2 +1,2 @@\n</span> a\n<span class="removed">-b\n</span><span class="added">+&lt;b&gt;\n</span>',
    );
  });
});

it('every example of every tool is laid out, within bounds', () => {
  for (const card of catalogue.cards) {
    for (const { result } of card.examples) expect(showResult(result, shapeOf(card), viewOf).markup.length, card.slug).toBeLessThan(1_000_000);
  }
});

it('writes choices of the tool as forms do, and what is looked up as it is', () => {
  expect(read({ phase: 'waningGibbous', age: 20 }, { records: [], choices: { phase: { waningGibbous: 'Waning gibbous' } } })).toContain('Waning gibbous');
  expect(read({ phase: 'waningGibbous', age: 20 })).toContain('waningGibbous');
  expect(shapeOfTool('moon-phase-calculator').choices).toMatchObject({ phase: { waningGibbous: 'Waning gibbous' } });
  // A message beside it says what it means, and none does there.
  expect(shapeOfTool('csv-validator').choices ?? {}).not.toHaveProperty('code');
  expect(shapeOfTool('csp-parser').choices).toMatchObject({ code: { unsafeInline: 'Unsafe inline' } });
  // What is copied is what the API gives.
  expect(drawn({ algorithm: 'aes256', n: 1 }, { records: [], choices: { algorithm: { aes256: 'AES-256' } } })).toContain(
    '<data class="value" value="aes256">AES-256</data>',
  );
});

it('says a weekday once', () => {
  const shape = shapeOfTool('date-calculator');
  expect(read({ date: '2024-03-01', weekday: 5, weekdayName: 'Friday' }, shape).match(/Friday/g)).toHaveLength(1);
  expect(read({ date: '2024-03-01', weekdayName: 'Friday' }, shape)).toContain('Friday');
  expect(read({ weekday: 5, weekdayName: 'vendredi' }, shape)).toContain('vendredi');
});

it('writes the unit of a number that its description names, and weekdays by their names', () => {
  const shape = shapeOfTool('potential-energy-calculator');
  expect(shape.labels).toMatchObject({ energy: 'Energy (J)', mass: 'Mass (kg)' });
  expect(read({ energy: 10_297, mass: 70 }, shape)).toContain('Energy (J)');
  expect(read({ lastWeekday: 1, days: 30 }, shapeOfTool('days-in-month-calculator'))).toContain('Monday');
});

it('shows the address of a picture as text where the picture itself is seen', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const dataUri = `data:image/svg+xml;base64,${btoa(svg)}`;
  expect(drawn({ svg, dataUri }).split('<img').length).toBe(2);
  expect(drawn({ dataUri, bytes: 1 }).split('<img').length).toBe(2);
});

it('shows coordinates to a tenth of a metre', () => {
  expect(read({ latitude: 57.64911063015461, homeLongitude: -36.25378836781899, lon: 5 })).toMatch(/57\.649111[\s\S]*-36\.253788[\s\S]*5/);
});

describe('a time', () => {
  it('is read with its zone apart, and copied as the result has it', () => {
    const markup = drawn({ fajr: '2026-11-27T04:55:00+03:00', eta: '2026-11-27T16:14:14.5Z' });
    expect(markup).toContain('value="2026-11-27T04:55:00+03:00"');
    expect(read({ fajr: '2026-11-27T04:55:00+03:00', eta: '2026-11-27T16:14:14.5Z', start: '2024-03-08T16:00' })).toBe(
      'Fajr 2026-11-27 04:55 +03:00 Eta 2026-11-27 16:14:14.5 UTC Start 2024-03-08 16:00',
    );
    expect(read({ runs: ['2026-03-28T02:30:00+01:00'] })).toContain('2026-03-28 02:30 +01:00');
  });

  it('stays as it was asked for, and as it is where it is the caller’s', () => {
    expect(read({ iso: '2026-11-27T16:14:14Z', formatted: '2026-11-27T16:14' })).toBe('ISO 2026-11-27T16:14:14Z Formatted 2026-11-27T16:14');
    expect(read({ parameters: { since: '2026-11-27T16:14:00Z' } }, { records: ['parameters'] })).toContain('2026-11-27T16:14:00Z');
  });
});

it('says in a line what is empty, unless people came for it', () => {
  expect(read({ entries: [{ name: 'a' }], links: [], properties: {}, bytes: 5 })).toContain('Links none Properties none Bytes 5');
  expect(read({ entries: [], bytes: 5 })).toBe('Entries 0 None. Bytes 5');
});

it('has the lines of a text in a table as lines, with a copy of their own', () => {
  const markup = drawn({ parts: [{ csv: 'a,b\n1,2', rows: 1 }] });
  expect(markup).toContain('<span class="lines"><span class="value">a,b\n1,2</span><button type="button" class="icon copy script" data-copy-value');
});

it('has escapes for control characters, which are there to be copied', () => {
  const markup = drawn({ foreground: '\u001b[31m', bell: '\u0007', line: 'a\tb', other: '\u009b\u007f' });
  expect(markup).toContain('<span class="control" data-code="1B">\u001b</span>[31m');
  expect(Array.from(markup.matchAll(/data-code="(\w+)"/g), ([, name]) => name)).toEqual(['1B', '7', '9B', '7F']);
});

it('leads with an answer and not with a number that was given', () => {
  const ohm = { voltage: 12, current: 2, resistance: 6 };
  const leads = (inputs: Record<string, number>) => read(ohm, shapeFor(NOTHING, inputs));
  expect(leads({ voltage: 12, current: 2 })).toBe('Resistance 6 Voltage 12 Current 2');
  expect(leads({ current: 2, resistance: 6 })).toBe('Voltage 12 Current 2 Resistance 6');
  expect(leads({ voltage: 12, current: 2, resistance: 6 })).toBe('Voltage 12 Current 2 Resistance 6');
});

it('tells a row alone field by field where it needs room, with a copy of each', () => {
  const person = { first: 'Ann', last: 'Lee', sex: 'f', age: 34, email: 'a@example.com', city: 'Oslo' };
  expect(drawn({ people: [person] })).toContain('<div><dt>Email</dt><dd><span class="value">a@example.com</span><button');
  expect(drawn({ people: [person] })).not.toContain('<table');
  expect(drawn({ people: [person, person] })).toContain('<table');
  expect(drawn({ people: [{ first: 'Ann', age: 34 }] })).toContain('<table');
});
