import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { D } from './money.ts';
import { normal } from './normal.ts';

const P = D.clone({ precision: 40 });

it.each(pythonRows<[string, string]>('normal', 'finance'))('gives the normal distribution at %s as mpmath does', (z, expected) => {
  const apart = normal(new P(z)).minus(expected).abs();
  expect(apart.toNumber()).toBeLessThan(1e-27);
  expect(apart.div(expected).toNumber()).toBeLessThan(1e-19);
});
