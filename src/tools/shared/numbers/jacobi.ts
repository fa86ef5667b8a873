import { hypot } from './elementary.ts';

/** Rotations that change nothing in double precision end the sweeps. */
const MAX_SWEEPS = 60;
const EPSILON = 1e-17;

type Numbers = number[][];

const entry = (matrix: readonly (readonly number[])[], row: number, column: number): number => matrix[row]?.[column] ?? 0;

/** A matrix divided by the greatest magnitude in it, so that nothing overflows in between. */
export function normalized(matrix: readonly (readonly number[])[]): { scaled: Numbers; scale: number } {
  const scale = Math.max(...matrix.flat().map(Math.abs)) || 1;
  return { scaled: matrix.map((row) => row.map((value) => value / scale)), scale };
}

/** Cosine and sine of the rotation that makes an off-diagonal entry 0. */
function rotation(offDiagonal: number, first: number, second: number): { cosine: number; sine: number; tangent: number } {
  const theta = (second - first) / (2 * offDiagonal);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + hypot(theta, 1));
  const cosine = 1 / hypot(tangent, 1);
  return { cosine, sine: tangent * cosine, tangent };
}

/** Orthonormal eigenvectors of a symmetric matrix, by descending eigenvalue: Jacobi's method (1846). */
export function symmetricEigenvectors(matrix: readonly (readonly number[])[]): number[][] {
  const { scaled: a } = normalized(matrix);
  const vectors: Numbers = a.map((_, row) => a.map((_unused, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) if (!sweepOnce(a, vectors)) break;
  const order = a.map((_, index) => index).sort((i, j) => entry(a, j, j) - entry(a, i, i));
  return order.map((column) => vectors.map((row) => row[column] ?? 0));
}

/** Makes each off-diagonal entry 0 in turn. @returns whether any was not 0 to double precision */
function sweepOnce(a: Numbers, vectors: Numbers): boolean {
  let hasRotated = false;
  for (let p = 0; p < a.length; p += 1) {
    for (let q = p + 1; q < a.length; q += 1) {
      if (isNegligible(entry(a, p, q), entry(a, p, p), entry(a, q, q))) continue;
      rotate(a, vectors, p, q);
      hasRotated = true;
    }
  }
  return hasRotated;
}

function isNegligible(offDiagonal: number, first: number, second: number): boolean {
  return Math.abs(offDiagonal) < 1e-300 || Math.abs(offDiagonal) <= EPSILON * Math.sqrt(Math.abs(first * second));
}

function rotate(a: Numbers, vectors: Numbers, p: number, q: number): void {
  const { cosine, sine } = rotation(entry(a, p, q), entry(a, p, p), entry(a, q, q));
  for (const row of a) turnColumns(row, p, q, cosine, sine);
  turnRows(a, p, q, cosine, sine);
  for (const row of vectors) turnColumns(row, p, q, cosine, sine);
  const [rowP, rowQ] = [a[p], a[q]];
  if (!rowP || !rowQ) return;
  rowP[q] = 0;
  rowQ[p] = 0;
}

function turnColumns(row: number[] | undefined, p: number, q: number, cosine: number, sine: number): void {
  if (!row) return;
  const [first, second] = [row[p] ?? 0, row[q] ?? 0];
  row[p] = cosine * first - sine * second;
  row[q] = sine * first + cosine * second;
}

function turnRows(a: Numbers, p: number, q: number, cosine: number, sine: number): void {
  const [rowP, rowQ] = [a[p], a[q]];
  if (!rowP || !rowQ) return;
  for (let k = 0; k < rowP.length; k += 1) {
    const [first, second] = [rowP[k] ?? 0, rowQ[k] ?? 0];
    rowP[k] = cosine * first - sine * second;
    rowQ[k] = sine * first + cosine * second;
  }
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
const length = (vector: readonly number[]): number => hypot(...vector);

export interface SingularValues {
  /** Descending. */
  values: number[];
  /** Left and right singular vectors, one list for each value. */
  left: number[][];
  right: number[][];
}

/** The thin singular value decomposition, by one-sided Jacobi rotations (Hestenes 1958). */
export function singularValues(matrix: readonly (readonly number[])[]): SingularValues {
  const rows = matrix.length;
  const columns = matrix[0]?.length ?? 0;
  if (rows < columns) {
    const turned = singularValues(Array.from({ length: columns }, (_, column) => matrix.map((row) => row[column] ?? 0)));
    return { values: turned.values, left: turned.right, right: turned.left };
  }
  const { scaled, scale } = normalized(matrix);
  const vectors = Array.from({ length: columns }, (_, column) => scaled.map((row) => row[column] ?? 0));
  const right = vectors.map((_, row) => vectors.map((_unused, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) if (!orthogonalize(vectors, right)) break;
  const order = vectors.map((vector, index) => ({ index, size: length(vector) })).sort((a, b) => b.size - a.size);
  const largest = order[0]?.size ?? 0;
  const left: number[][] = [];
  const values = order.map(({ index, size }) => {
    // A column of rounding errors has no direction of its own.
    const none = size <= largest * 1e-17 * rows;
    left.push(none ? completed(left, rows) : (vectors[index] ?? []).map((value) => value / size));
    return none ? 0 : size * scale;
  });
  return { values, left, right: order.map(({ index }) => right[index] ?? []) };
}

/** One sweep over all pairs of vectors; whether any was turned. */
function orthogonalize(vectors: number[][], right: number[][]): boolean {
  let turned = false;
  for (let p = 0; p < vectors.length; p += 1) {
    for (let q = p + 1; q < vectors.length; q += 1) {
      const [first, second] = [vectors[p] ?? [], vectors[q] ?? []];
      const [off, squareFirst, squareSecond] = [dot(first, second), dot(first, first), dot(second, second)];
      if (Math.abs(off) <= 1e-16 * Math.sqrt(squareFirst * squareSecond) || Math.abs(off) < 1e-300) continue;
      turned = true;
      const { cosine, sine } = rotation(off, squareFirst, squareSecond);
      for (const pair of [vectors, right]) {
        const [a, b] = [pair[p] ?? [], pair[q] ?? []];
        pair[p] = a.map((value, index) => cosine * value - sine * (b[index] ?? 0));
        pair[q] = b.map((value, index) => sine * (a[index] ?? 0) + cosine * value);
      }
    }
  }
  return turned;
}

/** A unit vector at right angles to given orthonormal ones. */
function completed(vectors: readonly (readonly number[])[], size: number): number[] {
  let best: number[] = [];
  for (let axis = 0; axis < size; axis += 1) {
    let candidate: number[] = Array.from({ length: size }, (_, index) => (index === axis ? 1 : 0));
    for (let pass = 0; pass < 2; pass += 1) {
      for (const vector of vectors) {
        const share = dot(candidate, vector);
        candidate = candidate.map((value, index) => value - share * (vector[index] ?? 0));
      }
    }
    if (length(candidate) > length(best)) best = candidate;
  }
  const total = length(best);
  return best.map((value) => value / total);
}
