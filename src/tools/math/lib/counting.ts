/** nPr: ordered selections of r out of n things, n!/(n − r)!; 0 when r is above n. */
export function permutations(n: number, r: number): bigint {
  if (r > n) return 0n;
  let product = 1n;
  for (let factor = n - r + 1; factor <= n; factor += 1) product *= BigInt(factor);
  return product;
}

/** nCr: selections of r out of n things; 0 when r is above n. */
export function combinations(n: number, r: number): bigint {
  if (r > n) return 0n;
  let count = 1n;
  for (let step = 1; step <= Math.min(r, n - r); step += 1) count = (count * BigInt(n - step + 1)) / BigInt(step);
  return count;
}

/** Selections of r out of n things that may come again: C(n + r − 1, r). */
export const combinationsWithRepetition = (n: number, r: number): bigint => (r === 0 ? 1n : n === 0 ? 0n : combinations(n + r - 1, r));
