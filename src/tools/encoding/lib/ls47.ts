/** The tiles in the order of their numbers: a tile's two numbers are its row and column here. */
export const LETTERS = "_abcdefghijklmnopqrstuvwxyz.0123456789,-+*/:?!'()";
const SIZE = 7;

/** What is wrong with a key, as the end of a sentence; undefined where it has each letter once. */
export function checkKey(key: string): string | undefined {
  if (key.length !== LETTERS.length) return `has ${key.length} letter(s); it needs ${LETTERS.length}`;
  const wrong = Array.from(key).find((letter) => !LETTERS.includes(letter));
  if (wrong !== undefined) return `has ${JSON.stringify(wrong)}, which is not one of the 49 letters`;
  const twice = Array.from(key).find((letter, at) => key.indexOf(letter) !== at);
  return twice === undefined ? undefined : `has ${JSON.stringify(twice)} twice`;
}

/** The key of a password: each of its letters moves a row and a column of the sorted tiles. */
export function deriveKey(password: string): string {
  const board = Array.from(LETTERS, (_, at) => at);
  for (const [at, letter] of Array.from(password).entries()) {
    const tile = LETTERS.indexOf(letter);
    turnRow(board, at % SIZE, tile % SIZE);
    turnColumn(board, at % SIZE, Math.floor(tile / SIZE));
  }
  return board.map((tile) => LETTERS[tile]).join('');
}

/** Encrypts or decrypts letters; both are among `LETTERS`. */
export function ls47(key: string, text: string, mode: 'encrypt' | 'decrypt'): string {
  const board = Array.from(key, (letter) => LETTERS.indexOf(letter));
  let [row, column] = [0, 0];
  let out = '';
  for (const letter of text) {
    const given = board.indexOf(LETTERS.indexOf(letter));
    const marked = board[SIZE * row + column] ?? 0;
    const place = moved(given, marked, mode === 'encrypt' ? 1 : -1);
    const found = board[place] ?? 0;
    out += LETTERS[found] ?? '';
    const [plainPlace, cipherTile] = mode === 'encrypt' ? [given, found] : [place, LETTERS.indexOf(letter)];
    turnRow(board, Math.floor(plainPlace / SIZE), 1);
    turnColumn(board, board.indexOf(cipherTile) % SIZE, 1);
    row = (row + Math.floor(cipherTile / SIZE)) % SIZE;
    column = (column + (cipherTile % SIZE)) % SIZE;
  }
  return out;
}

/** A place moved by the numbers of a tile, down and right or, by -1, up and left. */
function moved(place: number, tile: number, by: 1 | -1): number {
  const row = (Math.floor(place / SIZE) + by * Math.floor(tile / SIZE) + SIZE) % SIZE;
  const column = ((place % SIZE) + by * (tile % SIZE) + SIZE) % SIZE;
  return SIZE * row + column;
}

function turnRow(board: number[], row: number, by: number): void {
  const tiles = board.slice(SIZE * row, SIZE * row + SIZE);
  for (const [at, tile] of tiles.entries()) board[SIZE * row + ((at + by) % SIZE)] = tile;
}

function turnColumn(board: number[], column: number, by: number): void {
  const tiles = Array.from({ length: SIZE }, (_, at) => board[SIZE * at + column] ?? 0);
  for (const [at, tile] of tiles.entries()) board[SIZE * ((at + by) % SIZE) + column] = tile;
}
