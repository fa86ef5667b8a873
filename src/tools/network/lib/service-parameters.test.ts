import { expect, it } from 'vitest';
import { growth } from '../../../../test/support/processor-time.ts';
import { serviceParameter } from './service-parameters.ts';

const taken = (text: string): string | undefined => serviceParameter({ text, isQuoted: false, line: 1 }, undefined);

it('takes a template of DNS over HTTPS with the variable dns (RFC 9461 section 5)', () => {
  expect(taken('dohpath=/dns-query{?dns}')).toBe('dohpath=/dns-query{?dns}');
  expect(taken('dohpath=/{version}/q{?ct,dns}')).toBe('dohpath=/{version}/q{?ct,dns}');
  for (const text of ['dohpath=/q{?x}', 'dohpath=q{?dns}', 'dohpath=/q?dns', 'dohpath=/q{?dns']) expect(taken(text)).toBeUndefined();
});

it('reads a template that is never closed in time that grows with it', async () => {
  const read = (braces: number) => () => {
    if (taken(`dohpath=/${'{'.repeat(braces)}`) !== undefined) throw new Error('it is no template');
  };
  expect(await growth(read(10_000), read(40_000), 9)).toBeLessThan(9);
});
