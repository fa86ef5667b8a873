import { describe, expect, it } from 'vitest';
import { ByteBudget, bytesOf } from './byte-budget.ts';

describe('the bytes that may be held', () => {
  it('are taken up to their number, and can be given back', () => {
    const budget = new ByteBudget(100);
    expect([budget.take(60), budget.take(41), budget.take(40), budget.held]).toEqual([true, false, true, 100]);
    budget.give(60);
    expect([budget.take(60), budget.held]).toEqual([true, 100]);
  });

  it('are said to be tight above an eighth, and not to be any more below a sixteenth', () => {
    const told: boolean[] = [];
    const budget = new ByteBudget(160, (isTight) => told.push(isTight));
    budget.take(20);
    expect(told).toEqual([]);
    budget.take(1);
    budget.take(100);
    expect(told).toEqual([true]);
    budget.give(111);
    expect(told).toEqual([true]);
    budget.give(1);
    expect(told).toEqual([true, false]);
  });
});

describe('a text', () => {
  it.each([
    ['of ASCII', 'abc', 3],
    ['of Latin-1, sent as UTF-8', 'äöü', 6],
    ['with one character beyond Latin-1, held as UTF-16', `${'a'.repeat(98)}€`, 198],
    ['of characters that are longer sent than held', '漢字', 6],
  ])('%s takes its bytes', (_, text, bytes) => {
    expect(bytesOf(text)).toBe(bytes);
  });
});
