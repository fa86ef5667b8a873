import { describe, expect, it } from 'vitest';
import { ByteBudget, bytesOf } from './memory-budget.ts';

describe('the bytes that may be held', () => {
  it('are taken by one up to a half, and can be given back', () => {
    const budget = new ByteBudget(200);
    expect([budget.take(60, 'a'), budget.take(41, 'a'), budget.take(40, 'a'), budget.held]).toEqual([true, false, true, 100]);
    budget.give(60, 'a');
    expect([budget.take(60, 'a'), budget.held]).toEqual([true, 100]);
  });

  it.each([1, 2, 3, 7, 99])('leave room for one more where %i have taken what they can', (count) => {
    const most = 1_000_000;
    const budget = new ByteBudget(most);
    const holders = Array.from({ length: count }, (_, i) => `holder ${i}`);
    for (let isFull = false; !isFull; ) isFull = holders.map((holder) => budget.take(10, holder)).every((taken) => !taken);
    expect(budget.held).toBeGreaterThanOrEqual((most * count) / (count + 1) - 10 * count);
    expect(most - budget.held).toBeGreaterThanOrEqual(most / (count + 1));
    expect(budget.take(Math.floor((most - budget.held) / 2), 'newcomer')).toBe(true);
  });

  it('are never more than there are, however many hold them', () => {
    const budget = new ByteBudget(100);
    for (let i = 0; i < 1_000; i++) budget.take(1, String(i));
    expect(budget.held).toBe(99);
  });

  it('are remembered for those who hold some, and forgotten with the many who gave theirs back', () => {
    const budget = new ByteBudget(100);
    budget.take(50, 'a');
    for (let i = 0; i < 5_000; i++) {
      budget.take(10, String(i));
      budget.give(10, String(i));
    }
    expect(budget.holders).toBeLessThanOrEqual(1_000);
    expect(budget.take(1, 'a')).toBe(false);
    budget.give(50, 'a');
    expect([budget.held, budget.take(50, 'a')]).toEqual([0, true]);
  });

  it('are said to be tight above an eighth, and not to be any more below a sixteenth', () => {
    const told: boolean[] = [];
    const budget = new ByteBudget(160, (isTight) => told.push(isTight));
    budget.take(20, 'a');
    expect(told).toEqual([]);
    budget.take(1, 'a');
    budget.take(59, 'a');
    expect(told).toEqual([true]);
    budget.give(70, 'a');
    expect(told).toEqual([true]);
    budget.give(1, 'a');
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
