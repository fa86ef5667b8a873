import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { expectSafeSvg } from './lib/picture-testing.ts';
import tool from './maze-generator.ts';

holdTo(tool, {
  answers: [[{ columns: 2, rows: 2, seed: 'a' }, { solutionLength: 3 }]],
  invalid: [
    [{ columns: 1 }, 'columns'],
    [{ rows: 201 }, 'rows'],
    [{ algorithm: 'kruskal' }, 'algorithm'],
    [{ cellSize: 3 }, 'cellSize'],
  ],
});

/** How many open places a walk from (1, 0) reaches. */
function reached(lines: string[]): number {
  const seen = new Set<string>();
  const waiting: [number, number][] = [[1, 0]];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const [x, y] = place;
    const character = lines[y]?.[x] ?? '#';
    if (character === '#' || seen.has(`${x} ${y}`)) continue;
    seen.add(`${x} ${y}`);
    waiting.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  return seen.size;
}

it.each(['backtracker', 'prim', 'wilson'])('%s makes trees: all cells joined by one opening fewer than cells', async (algorithm) => {
  for (const [columns, rows] of [
    [2, 2],
    [7, 3],
    [3, 9],
    [30, 20],
  ] as const) {
    const { text, svg, solution, solutionLength } = await run(tool, { columns, rows, algorithm, cellSize: 10 });
    const lines = text.split('\n');
    expect(lines).toHaveLength(2 * rows + 1);
    for (const line of lines) expect(line).toMatch(new RegExp(`^[# ]{${2 * columns + 1}}$`));
    // cells, the openings of a spanning tree, entrance and exit
    const open = columns * rows + (columns * rows - 1) + 2;
    expect(text.match(/ /g)).toHaveLength(open);
    expect(reached(lines)).toBe(open);
    expect([lines[0].indexOf(' '), lines.at(-1).indexOf(' ')]).toEqual([1, 2 * columns - 1]);
    expect(solution[0]).toEqual([0, 0]);
    expect(solution.at(-1)).toEqual([columns - 1, rows - 1]);
    expect(solution).toHaveLength(solutionLength);
    for (let step = 1; step < solutionLength; step++) {
      const [[x, y], [fromX, fromY]] = [solution[step], solution[step - 1]];
      expect(Math.abs(x - fromX) + Math.abs(y - fromY)).toBe(1);
      expect(lines[y + fromY + 1][x + fromX + 1]).toBe(' ');
    }
    expectSafeSvg(svg, columns * 10 + 2, rows * 10 + 2);
  }
});

it('marks the way where asked', async () => {
  const { text, svg, solutionLength } = await run(tool, { columns: 12, rows: 8, showSolution: true, seed: 's' });
  expect(text.match(/\./g)).toHaveLength(2 * solutionLength + 1);
  expect(svg).toContain('<polyline');
  expect((await run(tool, { columns: 12, rows: 8, seed: 's' })).text).toBe(text.replaceAll('.', ' '));
});

it('gives each of the four mazes of 2 by 2 the same chance with wilson', async () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 800; seed++) {
    const { text } = await run(tool, { columns: 2, rows: 2, algorithm: 'wilson', seed: String(seed) });
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  expect(counts.size).toBe(4);
  for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
});
