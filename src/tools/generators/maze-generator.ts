import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

export default defineTool({
  slug: 'maze-generator',
  name: 'Maze Generator',
  category: 'generators',
  summary: 'Generates a random maze with its solution, as text and SVG.',
  description:
    'There is exactly one way between any two cells. The entrance is a gap in the top wall over the first cell, the exit one in the bottom wall under the last. backtracker makes long winding ways, prim short dead ends, and wilson gives every maze the same chance.',
  reference: 'Depth-first search, Prim and Wilson (1996) for random spanning trees of a grid',
  keywords: ['labyrinth', 'puzzle', 'printable', 'game', 'perfect maze'],
  heavyWhen: ({ columns, rows, algorithm }) =>
    columns * rows > (algorithm === 'wilson' ? 300 : 1500) || (algorithm === 'wilson' && Math.max(columns, rows) > 50),
  random: true,
  inputs: z.strictObject({
    columns: z.int().min(2).max(200).default(20).describe('How many cells there are side by side'),
    rows: z.int().min(2).max(200).default(15).describe('How many cells there are one below another'),
    algorithm: z.enum(['backtracker', 'prim', 'wilson']).default('backtracker').describe('How the ways are cut, which gives mazes their character'),
    cellSize: z.int().min(4).max(100).default(20).describe('Side of a cell in the SVG in pixels'),
    showSolution: z.boolean().default(false).describe('Draw the way from entrance to exit'),
    seed: seedInput,
  }),
  result: z.strictObject({
    text: z.string().describe('The maze in lines of #, space, and . for the solution where shown'),
    svg: z.string().describe('The maze drawn as SVG text'),
    solution: z.array(z.array(z.int()).describe('Column and row of one cell, from 0')).describe('The cells on the way from entrance to exit'),
    solutionLength: z.int().describe('How many cells the solution has'),
  }),
  headline: 'svg',
  examples: [
    {
      inputs: { columns: 2, rows: 2, seed: 'a' },
      result: {
        text: '# ###\n#   #\n# ###\n#   #\n### #',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 44 44" role="img"><title>Maze of 2 by 2 cells</title><rect width="44" height="44" fill="#ffffff"/><path d="M22 2H42V42M22 42H2V2M22 22h20" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="square"/></svg>',
        solution: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
        solutionLength: 3,
      },
    },
    {
      inputs: { columns: 10, rows: 5, showSolution: true, seed: 'a' },
      result: {
        text: '#.###################\n#...  #     #  .....#\n###.# # #######.###.#\n#...# # #    ...#...#\n#.##### # ###.###.###\n#.#     #   #.# #...#\n#.# #########.# ###.#\n#.#         #.#.....#\n#.######### #.#.#####\n#.............#.....#\n###################.#',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="204" height="104" viewBox="0 0 204 104" role="img"><title>Maze of 10 by 5 cells</title><rect width="204" height="104" fill="#ffffff"/><polyline points="12,0 12,12 32,12 32,32 12,32 12,52 12,72 12,92 32,92 52,92 72,92 92,92 112,92 132,92 132,72 132,52 132,32 152,32 152,12 172,12 192,12 192,32 172,32 172,52 192,52 192,72 172,72 152,72 152,92 172,92 192,92 192,104" fill="none" stroke="#d55e00" stroke-width="4" stroke-linejoin="round"/><path d="M22 2H202V102M182 102H2V2M2 22h20M62 2v20M82 22h20M122 2v20M102 22h20M122 22h20M162 22h20M42 22v20M22 42h20M62 22v20M42 42h20M82 22v20M102 42h20M162 22v20M142 42h20M182 42h20M22 42v20M42 62h20M82 42v20M62 62h20M82 62h20M122 42v20M102 62h20M142 42v20M162 42v20M162 62h20M22 62v20M22 82h20M42 82h20M62 82h20M82 82h20M122 62v20M142 62v20M162 82h20M182 82h20M142 82v20" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="square"/></svg>',
        solution: [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 2],
          [0, 3],
          [0, 4],
          [1, 4],
          [2, 4],
          [3, 4],
          [4, 4],
          [5, 4],
          [6, 4],
          [6, 3],
          [6, 2],
          [6, 1],
          [7, 1],
          [7, 0],
          [8, 0],
          [9, 0],
          [9, 1],
          [8, 1],
          [8, 2],
          [9, 2],
          [9, 3],
          [8, 3],
          [7, 3],
          [7, 4],
          [8, 4],
          [9, 4],
        ],
        solutionLength: 30,
      },
    },
  ],
  run({ columns, rows, algorithm, cellSize, showSolution, seed }) {
    const grid = new Grid(columns, rows, new Random(seed));
    if (algorithm === 'backtracker') grid.backtrack();
    else if (algorithm === 'prim') grid.growLikePrim();
    else grid.walkLikeWilson();
    const way = grid.solve();
    const solution = way.map((cell) => [cell % columns, Math.floor(cell / columns)]);
    return {
      text: grid.text(showSolution ? way : []),
      svg: grid.svg(cellSize, showSolution ? way : []),
      solution,
      solutionLength: solution.length,
    };
  },
});

/** Cells numbered row by row; first all walled in, then joined by the algorithms. */
class Grid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #random: Random;
  /** Whether the way from a cell to its right neighbour, or to the one below, is open. */
  readonly #right: Uint8Array;
  readonly #down: Uint8Array;

  constructor(columns: number, rows: number, random: Random) {
    this.#columns = columns;
    this.#rows = rows;
    this.#random = random;
    this.#right = new Uint8Array(columns * rows);
    this.#down = new Uint8Array(columns * rows);
  }

  get #size(): number {
    return this.#columns * this.#rows;
  }

  #neighbours(cell: number): number[] {
    const [column, row] = [cell % this.#columns, Math.floor(cell / this.#columns)];
    return DIRECTIONS.flatMap(([across, down]) => {
      const [x, y] = [column + across, row + down];
      return x >= 0 && y >= 0 && x < this.#columns && y < this.#rows ? [y * this.#columns + x] : [];
    });
  }

  #join(one: number, other: number): void {
    const first = Math.min(one, other);
    (Math.abs(one - other) === 1 ? this.#right : this.#down)[first] = 1;
  }

  #joined(one: number, other: number): boolean {
    return (Math.abs(one - other) === 1 ? this.#right : this.#down)[Math.min(one, other)] === 1;
  }

  backtrack(): void {
    const seen = new Uint8Array(this.#size);
    const start = this.#random.below(this.#size);
    const trail = [start];
    seen[start] = 1;
    for (let cell = trail.at(-1); cell !== undefined; cell = trail.at(-1)) {
      const fresh = this.#neighbours(cell).filter((next) => seen[next] === 0);
      if (fresh.length === 0) {
        trail.pop();
        continue;
      }
      const next = this.#random.pick(fresh);
      this.#join(cell, next);
      seen[next] = 1;
      trail.push(next);
    }
  }

  growLikePrim(): void {
    const seen = new Uint8Array(this.#size);
    const edges: [from: number, to: number][] = [];
    const add = (cell: number): void => {
      seen[cell] = 1;
      for (const next of this.#neighbours(cell)) if (seen[next] === 0) edges.push([cell, next]);
    };
    add(this.#random.below(this.#size));
    while (edges.length > 0) {
      const place = this.#random.below(edges.length);
      const edge = edges[place];
      const last = edges.pop();
      if (!edge || !last) break;
      if (place < edges.length) edges[place] = last;
      const [from, to] = edge;
      if (seen[to] === 1) continue;
      this.#join(from, to);
      add(to);
    }
  }

  walkLikeWilson(): void {
    const inTree = new Uint8Array(this.#size);
    const nextOf = new Int32Array(this.#size);
    inTree[this.#random.below(this.#size)] = 1;
    for (let start = 0; start < this.#size; start++) {
      // Where the walk comes by a cell again its later step overwrites the earlier, which erases the loop.
      for (let cell = start; inTree[cell] === 0; cell = nextOf[cell] ?? 0) nextOf[cell] = this.#random.pick(this.#neighbours(cell));
      for (let cell = start; inTree[cell] === 0; cell = nextOf[cell] ?? 0) {
        inTree[cell] = 1;
        this.#join(cell, nextOf[cell] ?? 0);
      }
    }
  }

  /** The cells from the first to the last. */
  solve(): number[] {
    const cameFrom = new Int32Array(this.#size).fill(-1);
    const last = this.#size - 1;
    cameFrom[last] = last;
    const waiting = [last];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop())
      for (const next of this.#neighbours(cell))
        if (cameFrom[next] === -1 && this.#joined(cell, next)) {
          cameFrom[next] = cell;
          waiting.push(next);
        }
    const way = [0];
    for (let cell = 0; cell !== last; ) {
      cell = cameFrom[cell] ?? last;
      way.push(cell);
    }
    return way;
  }

  text(way: readonly number[]): string {
    const lines = Array.from({ length: 2 * this.#rows + 1 }, () => new Array<string>(2 * this.#columns + 1).fill('#'));
    const put = (x: number, y: number, character: string): void => {
      const line = lines[y];
      if (line) line[x] = character;
    };
    const place = (cell: number): [number, number] => [2 * (cell % this.#columns) + 1, 2 * Math.floor(cell / this.#columns) + 1];
    for (let cell = 0; cell < this.#size; cell++) {
      const [x, y] = place(cell);
      put(x, y, ' ');
      if (this.#right[cell]) put(x + 1, y, ' ');
      if (this.#down[cell]) put(x, y + 1, ' ');
    }
    const gap = way.length > 0 ? '.' : ' ';
    put(1, 0, gap);
    put(2 * this.#columns - 1, 2 * this.#rows, gap);
    for (const [index, cell] of way.entries()) {
      const [x, y] = place(cell);
      const [fromX, fromY] = place(way[index - 1] ?? cell);
      put(x, y, '.');
      put((x + fromX) / 2, (y + fromY) / 2, '.');
    }
    return lines.map((line) => line.join('')).join('\n');
  }

  svg(cellSize: number, way: readonly number[]): string {
    const stroke = Math.max(1, Math.round(cellSize / 10));
    const [width, height] = [this.#columns * cellSize + 2 * stroke, this.#rows * cellSize + 2 * stroke];
    const corner = (cell: number): [number, number] => [stroke + (cell % this.#columns) * cellSize, stroke + Math.floor(cell / this.#columns) * cellSize];
    const walls = [
      `M${stroke + cellSize} ${stroke}H${width - stroke}V${height - stroke}`,
      `M${width - stroke - cellSize} ${height - stroke}H${stroke}V${stroke}`,
    ];
    for (let cell = 0; cell < this.#size; cell++) {
      const [x, y] = corner(cell);
      if (!this.#right[cell] && (cell + 1) % this.#columns !== 0) walls.push(`M${x + cellSize} ${y}v${cellSize}`);
      if (!this.#down[cell] && cell + this.#columns < this.#size) walls.push(`M${x} ${y + cellSize}h${cellSize}`);
    }
    const half = cellSize / 2;
    const stops = way.map((cell) =>
      corner(cell)
        .map((value) => value + half)
        .join(','),
    );
    const ends = [`${stroke + half},0`, `${width - stroke - half},${height}`];
    const route =
      way.length > 0
        ? `<polyline points="${[ends[0], ...stops, ends[1]].join(' ')}" fill="none" stroke="#d55e00" stroke-width="${2 * stroke}" stroke-linejoin="round"/>`
        : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>Maze of ${this.#columns} by ${this.#rows} cells</title><rect width="${width}" height="${height}" fill="#ffffff"/>${route}<path d="${walls.join('')}" fill="none" stroke="#000000" stroke-width="${stroke}" stroke-linecap="square"/></svg>`;
  }
}
