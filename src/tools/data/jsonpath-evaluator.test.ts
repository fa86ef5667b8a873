import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './jsonpath-evaluator.ts';

describe('jsonpath-evaluator: RFC 9535', () => {
  // The document of section 1.5 and the results of table 2.
  const json = JSON.stringify({
    store: {
      book: [
        { category: 'reference', author: 'Nigel Rees', title: 'Sayings of the Century', price: 8.95 },
        { category: 'fiction', author: 'Evelyn Waugh', title: 'Sword of Honour', price: 12.99 },
        { category: 'fiction', author: 'Herman Melville', title: 'Moby Dick', isbn: '0-553-21311-3', price: 8.99 },
        { category: 'fiction', author: 'J. R. R. Tolkien', title: 'The Lord of the Rings', isbn: '0-395-19395-8', price: 22.99 },
      ],
      bicycle: { color: 'red', price: 399 },
    },
  });
  it.each([
    ['$.store.book[*].author', ['Nigel Rees', 'Evelyn Waugh', 'Herman Melville', 'J. R. R. Tolkien']],
    ['$..author', ['Nigel Rees', 'Evelyn Waugh', 'Herman Melville', 'J. R. R. Tolkien']],
    ['$..book[2].title', ['Moby Dick']],
    ['$..book[2].publisher', []],
    ['$..book[-1].title', ['The Lord of the Rings']],
    ['$..book[0,1].price', [8.95, 12.99]],
    ['$..book[:2].price', [8.95, 12.99]],
    ['$..book[?@.isbn].title', ['Moby Dick', 'The Lord of the Rings']],
    ['$..book[?@.price<10].title', ['Sayings of the Century', 'Moby Dick']],
    ['$..book[?length(@.author) > 15].title', ['The Lord of the Rings']],
    ["$..book[?match(@.title, 'S.*')].price", [8.95, 12.99]],
  ])('%s', async (path, values) => {
    expect((await run(tool, { json, path })).values).toEqual(values);
  });

  it('runs patterns in time linear in the text, and says what it cannot run', async () => {
    const json = JSON.stringify([`${'a'.repeat(5000)}!`, 'aaa', 'x.y', 'x\ny']);
    expect((await run(tool, { json, path: "$[?match(@, '(a+)+')]" })).values).toEqual(['aaa']);
    expect((await run(tool, { json, path: "$[?search(@, 'x.y')]" })).values).toEqual(['x.y']);
    expect((await run(tool, { json, path: "$[?search(@, 'a(?=b)')]" })).values).toEqual([]);
    await expectUnprocessable(tool, { json, path: "$[?match(@, 'a{1001}')]" }, /more than 1000 times/);
  });

  it('visits members in the order of the text, even those that look like integers', async () => {
    expect((await run(tool, { json: '{"b":1,"2":2,"1":3}', path: '$.*' })).paths).toEqual(["$['b']", "$['2']", "$['1']"]);
  });

  it.each([
    ['store', 1],
    ['$.', 3],
    ['$[', 3],
    ['$[?@.a==]', 9],
    ['$..', 4],
    ["$['\u{1f600}'x]", 6],
  ])('refuses %s at position %i', async (path, position) => {
    await expectUnprocessable(tool, { json, path }, new RegExp(` at position ${position}\\.$`));
  });
});
