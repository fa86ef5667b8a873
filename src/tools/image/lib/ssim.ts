import { exp } from '../../shared/numbers/elementary.ts';

const SIZE = 11;
const SIGMA = 1.5;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** The weights of a window across; those of the whole are their products. */
function windowWeights(): Float64Array {
  const middle = (SIZE - 1) / 2;
  const weights = Float64Array.from({ length: SIZE }, (_, index) => exp(-((index - middle) ** 2) / (2 * SIGMA * SIGMA)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * The structural similarity of two planes (Wang, Bovik, Sheikh and Simoncelli 2004): the mean over all windows of 11 × 11 that lie wholly within; undefined where there is none.
 */
export function similarityOf(a: Float64Array, b: Float64Array, width: number, height: number): number | undefined {
  if (width < SIZE || height < SIZE) return undefined;
  const weights = windowWeights();
  const columns = width - SIZE + 1;
  // Of the last lines the sums across: of a, b, their squares and their product.
  const lines = Array.from({ length: SIZE }, () => new Float64Array(columns * 5));
  let total = 0;
  for (let y = 0; y < height; y++) {
    sumAcross(a, b, y * width, columns, weights, lines[y % SIZE] ?? new Float64Array());
    if (y < SIZE - 1) continue;
    for (let x = 0; x < columns; x++) total += windowAt(lines, y + 1, x, weights);
  }
  return total / (columns * (height - SIZE + 1));
}

function sumAcross(a: Float64Array, b: Float64Array, from: number, columns: number, weights: Float64Array, line: Float64Array): void {
  for (let x = 0; x < columns; x++) {
    let [first, second, firstSquare, secondSquare, product] = [0, 0, 0, 0, 0];
    for (let k = 0; k < SIZE; k++) {
      const [p, q, weight] = [a[from + x + k] ?? 0, b[from + x + k] ?? 0, weights[k] ?? 0];
      first += weight * p;
      second += weight * q;
      firstSquare += weight * (p * p);
      secondSquare += weight * (q * q);
      product += weight * (p * q);
    }
    line[x * 5] = first;
    line[x * 5 + 1] = second;
    line[x * 5 + 2] = firstSquare;
    line[x * 5 + 3] = secondSquare;
    line[x * 5 + 4] = product;
  }
}

function windowAt(lines: readonly Float64Array[], oldest: number, x: number, weights: Float64Array): number {
  let [meanA, meanB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let k = 0; k < SIZE; k++) {
    const line = lines[(oldest + k) % SIZE];
    const weight = weights[k] ?? 0;
    meanA += weight * (line?.[x * 5] ?? 0);
    meanB += weight * (line?.[x * 5 + 1] ?? 0);
    squareA += weight * (line?.[x * 5 + 2] ?? 0);
    squareB += weight * (line?.[x * 5 + 3] ?? 0);
    product += weight * (line?.[x * 5 + 4] ?? 0);
  }
  const [varianceA, varianceB, covariance] = [squareA - meanA * meanA, squareB - meanB * meanB, product - meanA * meanB];
  return ((2 * (meanA * meanB) + C1) * (2 * covariance + C2)) / ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2));
}
