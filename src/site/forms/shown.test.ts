import { describe, expect, it } from 'vitest';
import { shortened } from '../calls.ts';
import type { Control } from './controls.ts';
import { filled } from './read.ts';
import { shownForm } from './shown.ts';

const control = (name: string, kind: Control['kind']): Control => ({ name, kind, label: name, hint: '', required: false });
const controls = [control('text', 'area'), control('rows', 'rows'), control('last', 'text')];

describe('a form that is drawn again', () => {
  it('has everything that is short', () => {
    const form = filled([
      ['text', 'a'.repeat(40_000)],
      ['rows[0].a', 'b'],
      ['last', 'c'],
    ]);
    expect(shownForm(controls, form)).toEqual({ form, left: new Map() });
  });

  it('has neither long texts nor long lists, and says how long they were', () => {
    const rows = Array.from({ length: 700 }, (_, at): [string, string] => [`rows[${at}].a`, 'b']);
    const { form, left } = shownForm(controls, filled([['text', 'a'.repeat(50_001)], ...rows, ['last', 'c']]));
    expect([...form]).toEqual([['last', ['c']]]);
    expect([...left]).toEqual([
      ['text', 'What was sent here is too long to be shown again: 50,001 characters.'],
      ['rows', 'What was sent here is too long to be shown again: 700 entries with 700 characters.'],
    ]);
  });
});

describe('inputs in calls', () => {
  it('are whole where they are short', () => {
    const inputs = { text: 'a'.repeat(300), list: [1, { a: null }] };
    expect(shortened(inputs)).toEqual({ inputs, isCut: false });
  });

  it('have long texts and lists cut short', () => {
    const { inputs, isCut } = shortened({ text: 'a'.repeat(1_000_000), list: Array.from({ length: 10_000 }, () => ['b'.repeat(1_000)]) });
    expect(isCut).toBe(true);
    expect(inputs.text).toBe(`${'a'.repeat(300)}…`);
    expect(JSON.stringify(inputs).length).toBeLessThan(8_000);
  });
});
