import { describe, expect, it } from 'vitest';
import { applies } from './applies.ts';
import type { Control } from './controls.ts';

const field = (when?: Control['when']): Control => ({ name: 'field', kind: 'text', label: 'Field', hint: '', required: false, ...(when && { when }) });
const holding = (form: Record<string, string>) => (name: string) => form[name];

describe('a field counts', () => {
  it('always, where nothing is said', () => expect(applies(field(), holding({}))).toBe(true));

  it.each([
    [{ mode: 'decode', format: 'block' }, true],
    [{ mode: 'decode', format: 'frame' }, false],
    [{ mode: 'encode', format: 'block' }, false],
    [{}, false],
  ])('with %o, where each of two others must have a value: %s', (form, expected) =>
    expect(applies(field([{ mode: ['decode'], format: ['block', 'raw'] }]), holding(form))).toBe(expected),
  );

  it.each([
    [{ from: 'rem', to: 'px' }, true],
    [{ from: 'px', to: 'rem' }, true],
    [{ from: 'px', to: 'em' }, false],
  ])('with %o, where either of two others is enough: %s', (form, expected) =>
    expect(applies(field([{ from: ['rem'] }, { to: ['rem'] }]), holding(form))).toBe(expected),
  );

  it.each([
    ['custom', true],
    [' Custom ', true],
    ['CRC-32', false],
  ])('with the text %j: %s', (algorithm, expected) => expect(applies(field([{ algorithm: ['custom'] }]), holding({ algorithm }))).toBe(expected));
});
