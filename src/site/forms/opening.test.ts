import { describe, expect, it } from 'vitest';
import { tools } from '../../tools/all.ts';
import { catalogue } from '../../tools/index.ts';
import { run } from '../../tools/testing.ts';
import { FIXING, openingOf } from './opening.ts';
import { filled, readForm } from './read.ts';
import { formOf, writeForm } from './write.ts';

const random = catalogue.cards.filter((card) => card.random === true).map((card) => [card.slug, card] as const);
/** How often a small draw may come out as before. */
const DRAWS = 12;

describe('what the page of a random tool opens with', () => {
  it.each(random)(
    '%s runs with it, holds nothing that fixes the draw, and draws anew',
    async (slug, card) => {
      const tool = tools.get(slug);
      if (!tool) return expect.fail('no such tool');
      const form = formOf(card);
      const opening = openingOf(card, form);
      expect(opening.example).toBeUndefined();
      expect(Object.keys(opening.inputs).filter((name) => FIXING.has(name))).toEqual([]);
      const { inputs, complaints } = readForm(form.controls, filled(writeForm(form.controls, opening.inputs)));
      expect(complaints).toEqual([]);
      const first = JSON.stringify(await run(tool, inputs));
      let again = first;
      for (let draw = 0; draw < DRAWS && again === first; draw++) again = JSON.stringify(await run(tool, inputs));
      expect(again).not.toBe(first);
    },
    120_000,
  );

  it('is the inputs that the tool names, which its form holds as they are', () => {
    for (const card of catalogue.cards) {
      if (!card.pageInputs) continue;
      const form = formOf(card);
      expect(openingOf(card, form), card.slug).toEqual({ inputs: card.pageInputs });
      expect(readForm(form.controls, filled(writeForm(form.controls, card.pageInputs))).inputs, card.slug).toEqual(card.pageInputs);
    }
  });
});

it('fills in with the present only what the first example has', () => {
  const filledIn = catalogue.cards.filter(({ presentFields }) => presentFields !== undefined);
  expect(filledIn.map(({ slug }) => slug)).toContain('calendar-generator');
  for (const { slug, examples, presentFields = [] } of filledIn)
    expect(Object.keys(examples[0]?.inputs ?? {}), slug).toEqual(expect.arrayContaining([...presentFields]));
});

describe('what the page of a tool that is not random opens with', () => {
  const openingFor = (slug: string) => {
    const card = catalogue.get(slug);
    if (!card) throw new Error(`no tool ${slug}`);
    return openingOf(card, formOf(card));
  };

  it('is its first example', () => {
    expect(openingFor('word-counter')).toEqual({ inputs: catalogue.get('word-counter')?.examples[0]?.inputs, example: 0 });
  });

  it.each(
    (
      'totp-generator now|otp-verifier now|age-calculator date|cron-next-runs-calculator now|countdown-calculator now|eta-calculator now|relative-time-formatter now|' +
      'x509-certificate-decoder now|crl-decoder now|security-txt-validator now|security-txt-generator now|snowflake-id-generator now|unix-timestamp-converter value|' +
      'time-zone-converter dateTime|time-zone-finder at|time-zone-information at|moon-phase-calculator date|sunrise-sunset-calculator date|solar-position-calculator date|' +
      'sidereal-time-calculator date|prayer-times-calculator date|quarter-calculator date|gs1-barcode-parser referenceDate|mrz-parser referenceDate|' +
      'discord-timestamp-generator date|date-formatter date|timestamp-identifier now'
    )
      .split('|')
      .map((line) => line.split(' ') as [string, string]),
  )('of %s leaves %s to the present', async (slug, name) => {
    const { inputs, example } = openingFor(slug);
    const tool = tools.get(slug);
    if (!tool) return expect.fail('no such tool');
    expect([name in inputs, example]).toEqual([false, undefined]);
    await run(tool, { ...inputs });
  });
});

it('opens with the first example, run anew, where its carriage returns are held by no form', () => {
  for (const [slug, field] of [
    ['line-ending-converter', 'text'],
    ['eml-parser', 'message'],
  ] as const) {
    const card = catalogue.get(slug);
    if (!card) return expect.fail(slug);
    const { inputs, example } = openingOf(card, formOf(card));
    expect([inputs[field], example]).toEqual([card.examples[0]?.inputs[field], undefined]);
  }
});

it('leaves the indent of an example in one line to the default, and another as it is', () => {
  const opening = (slug: string) => {
    const card = catalogue.get(slug);
    if (!card) throw new Error(`no tool ${slug}`);
    return openingOf(card, formOf(card));
  };
  expect(catalogue.get('json-sorter')?.examples[0]?.inputs.indent).toBe(0);
  expect(opening('json-sorter')).toEqual({ inputs: { json: catalogue.get('json-sorter')?.examples[0]?.inputs.json, sortArrays: true } });
});
