import { isObject } from '../../tools/shared/json/is-object.ts';
import { type Html, html } from '../html.ts';
import { showPicture } from './lists.ts';
import { pictureIn } from './pictures.ts';
import type { Drawing } from './room.ts';

const CELL = 40;
const MARGIN = 2;
const SIDE = 9 * CELL + 2 * MARGIN;
const MAX_BOARDS = 10;
const CELLS = /^\d{81}$/;
/** What a puzzle may have beside its cells. */
const BESIDE_CELLS = /[\p{White_Space}|+-]/gu;

/** A board for each puzzle, with its solution folded below. */
export function showPuzzles(list: readonly unknown[], drawing: Drawing): Html {
  const puzzles = list.filter(isObject);
  return html`${drawing.room.each(puzzles, MAX_BOARDS, ({ puzzle, solution }, at) => {
    const [given, solved] = [String(puzzle), String(solution)];
    const number = puzzles.length > 1 ? `-${at + 1}` : '';
    return html`${showBoard(given, given, `sudoku${number}`, drawing)}<details><summary>Solution</summary>${showBoard(solved, given, `solution${number}`, drawing)}</details>`;
  })}`;
}

/** The board of a solution; false where there is none. @param rows nine, of nine digits @param given the puzzle, as it was written */
export function showSolved(rows: readonly unknown[], given: string, drawing: Drawing): Html | false {
  return showBoard(rows.flat().join(''), given.replace(BESIDE_CELLS, ''), 'solution', drawing);
}

/** A board that can be saved and printed. @param given the puzzle, whose digits are bold */
function showBoard(digits: string, given: string, name: string, { room }: Drawing): Html | false {
  const picture = CELLS.test(digits) ? pictureIn(board(digits, given)) : undefined;
  return picture !== undefined && room.takesPicture(picture.address) && showPicture(picture, name);
}

/** The drawing of 81 cells, row by row: thick lines around boxes, thin ones between cells. */
function board(digits: string, given: string): string {
  const lines = (isThick: boolean): string =>
    Array.from({ length: 10 }, (_, at) => at)
      .filter((at) => (at % 3 === 0) === isThick)
      .map((at) => `M${MARGIN} ${MARGIN + at * CELL}h${9 * CELL}M${MARGIN + at * CELL} ${MARGIN}v${9 * CELL}`)
      .join('');
  const middle = (at: number): number => MARGIN + (at + 0.5) * CELL;
  const texts = [...digits].map((digit, cell) => {
    if (!/[1-9]/.test(digit)) return '';
    return `<text x="${middle(cell % 9)}" y="${middle(Math.floor(cell / 9)) + 8}"${given[cell] === digit ? ' font-weight="700"' : ' fill="#2457a6"'}>${digit}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><path d="M0 0h${SIDE}v${SIDE}H0z" fill="#fff"/><g fill="none" stroke="#000"><path d="${lines(false)}"/><path d="${lines(true)}" stroke-width="3"/></g><g font-family="sans-serif" font-size="23" text-anchor="middle">${texts.join('')}</g></svg>`;
}
