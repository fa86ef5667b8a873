import { expect, it } from 'vitest';
import { pythonRows } from '../../shared/testing.ts';
import { combinations, combinationsWithRepetition, permutations } from './counting.ts';

it.each(pythonRows<[number, number, string, string, string]>('selections', 'math'))(
  'counts the selections of %s things, %s at a time, as Python does',
  (n, r, ordered, unordered, repeated) => {
    expect([permutations(n, r), combinations(n, r), combinationsWithRepetition(n, r)].map(String)).toEqual([ordered, unordered, repeated]);
  },
);
