import { expect, it } from 'vitest';
import { History } from './history.ts';

it('undoes and does again, in order', () => {
  const history = new History('a');
  for (const state of ['b', 'c']) history.push(state);
  expect([history.undo(), history.undo(), history.undo(), history.present]).toEqual(['b', 'a', undefined, 'a']);
  expect([history.canUndo, history.canRedo]).toEqual([false, true]);
  expect([history.redo(), history.redo(), history.redo(), history.present]).toEqual(['b', 'c', undefined, 'c']);
});

it('forgets what was undone once something else is done', () => {
  const history = new History('a');
  history.push('b');
  history.undo();
  history.push('c');
  expect([history.redo(), history.undo()]).toEqual([undefined, 'a']);
});

it('takes what is typed in a row for one change, and what comes later or is of another field for one of its own', () => {
  const history = new History('');
  for (const [text, at] of [
    ['h', 0],
    ['hi', 500],
    ['hi!', 1400],
    ['hi! y', 3000],
  ] as const)
    history.push(text, 'input', at);
  history.push('other', 'name', 3100);
  expect([history.undo(), history.undo(), history.undo()]).toEqual(['hi! y', 'hi!', '']);
  // After undoing, a change is one of its own.
  history.redo();
  history.push('hi!!', 'input', 3200);
  expect(history.undo()).toBe('hi!');
});

it('keeps 200 states', () => {
  const history = new History(0);
  for (let at = 1; at <= 300; at++) history.push(at);
  let steps = 0;
  while (history.undo() !== undefined) steps++;
  expect([steps, history.present]).toEqual([200, 100]);
});
