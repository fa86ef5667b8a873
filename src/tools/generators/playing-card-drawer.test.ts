import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './playing-card-drawer.ts';

holdTo(tool, {
  answers: [
    [{ cards: 5, hands: 4 }, { remaining: 32 }],
    [{ cards: 54, jokers: 2 }, { remaining: 0 }],
    [{ cards: 13, hands: 4, decks: 8, jokers: 4 }, { remaining: 8 * 56 - 52 }],
  ],
  invalid: [
    [{ cards: 53 }, 'cards'],
    [{ cards: 14, hands: 4 }, 'cards'],
    [{ decks: 9 }, 'decks'],
  ],
});

it('deals a whole pack with every card once', async () => {
  const { hands, names } = await run(tool, { cards: 13, hands: 4, seed: 'bridge' });
  expect(new Set(hands.flat()).size).toBe(52);
  expect(new Set(names.flat()).size).toBe(52);
  for (const [hand, cards] of hands.entries())
    for (const [index, card] of cards.entries()) {
      if (card === 'A♠') expect(names[hand][index]).toBe('Ace of Spades');
      if (card === '10♥') expect(names[hand][index]).toBe('10 of Hearts');
      if (card === 'Q♦') expect(names[hand][index]).toBe('Queen of Diamonds');
    }
});

it('has each card and joker as often as there are decks', async () => {
  const { hands } = await run(tool, { cards: 108, decks: 2, jokers: 2 });
  const counts = new Map<string, number>();
  for (const card of hands[0]) counts.set(card, (counts.get(card) ?? 0) + 1);
  expect(counts.get('🃏')).toBe(4);
  expect([...counts].filter(([card, count]) => card !== '🃏' && count === 2)).toHaveLength(52);
});
