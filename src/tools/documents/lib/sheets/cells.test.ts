import { describe, expect, it } from 'vitest';
import { Cells } from './cells.ts';

type Area = { top: number; left: number; bottom: number; right: number };

/** The same with a map of places, as one would write it without thinking of memory. */
class Plain {
  readonly values = new Map<string, number>();
  uncover(areas: Area[]): void {
    for (const { top, left, bottom, right } of areas)
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++) if (row !== top || column !== left) this.values.delete(`${row} ${column}`);
  }
  list(): [number, number, number][] {
    const all = [...this.values].map(([place, value]): [number, number, number] => [Number(place.split(' ')[0]), Number(place.split(' ')[1]), value]);
    return all.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  }
}

const listOf = (cells: Cells<number>): [number, number, number][] => {
  const list: [number, number, number][] = [];
  cells.each((row, column, value) => void list.push([row, column, value]));
  return list;
};

describe('cells', () => {
  it('are what a map of places has, in whatever order they come, without those that are covered', () => {
    for (let round = 0; round < 300; round++) {
      const below = (most: number): number => Math.floor(Math.random() * most);
      const [cells, plain, size] = [new Cells<number>(), new Plain(), 1 + below(12)];
      const isInOrder = round % 3 === 0;
      const places = Array.from({ length: below(60) }, () => below(size * size)).sort((one, other) => (isInOrder ? one - other : 0));
      for (const [value, place] of places.entries()) {
        const [row, column] = [Math.floor(place / size), place % size];
        cells.add(row, column, value);
        plain.values.set(`${row} ${column}`, value);
      }
      const areas = Array.from({ length: below(4) }, () => {
        const [top, left] = [below(size), below(size)];
        return { top, left, bottom: top + below(4), right: left + below(4) };
      });
      cells.order();
      cells.uncover(areas, () => undefined);
      plain.uncover(areas);
      expect(listOf(cells)).toEqual(plain.list());
      expect(cells.size).toBe(plain.values.size);
      for (let row = 0; row < size; row++) {
        const own: [number, number][] = [];
        cells.eachOf(row, (column, value) => void own.push([column, value]));
        expect(own).toEqual(plain.list().flatMap(([at, column, value]) => (at === row ? [[column, value]] : [])));
        for (let column = 0; column < size; column++) expect(cells.get(row, column)).toBe(plain.values.get(`${row} ${column}`));
      }
    }
  });

  it('have the last row and column of any sheet', () => {
    const cells = new Cells<number>();
    cells.add(1_048_575, 16_383, 2);
    cells.add(0, 16_383, 1);
    cells.order();
    expect(listOf(cells)).toEqual([
      [0, 16_383, 1],
      [1_048_575, 16_383, 2],
    ]);
  });
});
