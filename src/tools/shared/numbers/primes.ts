import { modularPower, modulo } from './euclid.ts';
import { gcd } from './rational.ts';

const SMALL_LIMIT = 1000;
const SMALL_PRIMES: readonly bigint[] = primesUpTo(SMALL_LIMIT).map(BigInt);

/** The primes from 2 to a limit, ascending, by the sieve of Eratosthenes. */
export function primesUpTo(limit: number): number[] {
  const composite = new Uint8Array(limit + 1);
  const primes: number[] = [];
  for (let candidate = 2; candidate <= limit; candidate += 1) {
    if (composite[candidate]) continue;
    primes.push(candidate);
    for (let multiple = candidate * candidate; multiple <= limit; multiple += candidate) composite[multiple] = 1;
  }
  return primes;
}

/** Whether n is prime, by trial division and the Baillie-PSW test: exact below 2^64, and no composite beyond is known to pass. */
export function isPrime(n: bigint): boolean {
  if (n < 2n) return false;
  for (const prime of SMALL_PRIMES) {
    if (n === prime) return true;
    if (n % prime === 0n) return false;
  }
  if (n < BigInt(SMALL_LIMIT) ** 2n) return true;
  return isStrongProbablePrime(n) && isStrongLucasProbablePrime(n);
}

/** The strong (Miller-Rabin) test to base 2. @param n odd, above 2 */
function isStrongProbablePrime(n: bigint): boolean {
  let odd = n - 1n;
  let twos = 0;
  while ((odd & 1n) === 0n) {
    odd >>= 1n;
    twos += 1;
  }
  let power = modularPower(2n, odd, n);
  if (power === 1n || power === n - 1n) return true;
  for (let step = 1; step < twos; step += 1) {
    power = (power * power) % n;
    if (power === n - 1n) return true;
  }
  return false;
}

/** The strong Lucas test with Selfridge's parameters (Baillie and Wagstaff 1980, method A). @param n odd, above 2, without small factors */
function isStrongLucasProbablePrime(n: bigint): boolean {
  const root = integerSquareRoot(n);
  if (root * root === n) return false;
  let discriminant = 5n;
  for (;;) {
    const symbol = jacobi(discriminant, n);
    if (symbol === -1) break;
    if (symbol === 0 && modulo(discriminant, n) !== 0n) return false;
    discriminant = discriminant > 0n ? -discriminant - 2n : -discriminant + 2n;
  }
  const q = (1n - discriminant) / 4n;
  let odd = n + 1n;
  let twos = 0;
  while ((odd & 1n) === 0n) {
    odd >>= 1n;
    twos += 1;
  }
  const half = (value: bigint): bigint => modulo(value & 1n ? (value + n) >> 1n : value >> 1n, n);
  let [u, v, qPower] = [1n, 1n, modulo(q, n)];
  for (const bit of odd.toString(2).slice(1)) {
    u = (u * v) % n;
    v = modulo(v * v - 2n * qPower, n);
    qPower = (qPower * qPower) % n;
    if (bit === '1') {
      [u, v] = [half(u + v), half(discriminant * u + v)];
      qPower = modulo(qPower * q, n);
    }
  }
  if (u === 0n || v === 0n) return true;
  for (let step = 1; step < twos; step += 1) {
    v = modulo(v * v - 2n * qPower, n);
    if (v === 0n) return true;
    qPower = (qPower * qPower) % n;
  }
  return false;
}

/** The Jacobi symbol (a/n). @param n odd and positive */
function jacobi(a: bigint, n: bigint): -1 | 0 | 1 {
  let [top, bottom] = [modulo(a, n), n];
  let sign: -1 | 1 = 1;
  while (top !== 0n) {
    while ((top & 1n) === 0n) {
      top >>= 1n;
      const residue = bottom & 7n;
      if (residue === 3n || residue === 5n) sign = sign === 1 ? -1 : 1;
    }
    [top, bottom] = [bottom, top];
    if ((top & 3n) === 3n && (bottom & 3n) === 3n) sign = sign === 1 ? -1 : 1;
    top %= bottom;
  }
  return bottom === 1n ? sign : 0;
}

/** The greatest integer whose square is not above n, by Newton's method. @param n not negative */
export const integerSquareRoot = (n: bigint): bigint => integerRoot(n, 2);

/** The greatest integer whose power is not above n, by Newton's method from above. @param n not negative @param degree at least 1 */
export function integerRoot(n: bigint, degree: number): bigint {
  if (n < 2n || degree === 1) return n;
  const k = BigInt(degree);
  let guess = 1n << BigInt(Math.ceil(n.toString(2).length / degree));
  for (;;) {
    const next = ((k - 1n) * guess + n / guess ** (k - 1n)) / k;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** The primes of n with their exponents, ascending: trial division, then Pollard's rho in Brent's form. @param n at least 1 */
export function factorize(n: bigint): Map<bigint, number> {
  const primes: bigint[] = [];
  let rest = n;
  for (const prime of SMALL_PRIMES) {
    while (rest % prime === 0n) {
      primes.push(prime);
      rest /= prime;
    }
  }
  const open = rest > 1n ? [rest] : [];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (isPrime(part)) primes.push(part);
    else {
      const divisor = properDivisor(part);
      open.push(divisor, part / divisor);
    }
  }
  const exponents = new Map<bigint, number>();
  for (const prime of primes.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))) exponents.set(prime, (exponents.get(prime) ?? 0) + 1);
  return exponents;
}

/** A divisor of n other than 1 and n (Brent 1980, "An improved Monte Carlo factorization algorithm"). @param n composite and odd */
function properDivisor(n: bigint): bigint {
  const root = integerSquareRoot(n);
  if (root * root === n) return root;
  for (let constant = 1n; ; constant += 1n) {
    const divisor = brentDivisor(n, constant);
    if (divisor !== n) return divisor;
  }
}

/** How many differences are multiplied before a divisor is looked for. */
const BATCH = 128;

/** A divisor of n above 1, maybe n itself, from the sequence x → x² + constant modulo n. */
function brentDivisor(n: bigint, constant: bigint): bigint {
  const next = (value: bigint): bigint => (value * value + constant) % n;
  let [slow, fast, saved, divisor] = [2n, 2n, 2n, 1n];
  for (let length = 1; divisor === 1n; length *= 2) {
    slow = fast;
    for (let step = 0; step < length; step += 1) fast = next(fast);
    let product = 1n;
    for (let done = 0; done < length && divisor === 1n; done += BATCH) {
      saved = fast;
      for (let step = 0; step < Math.min(BATCH, length - done); step += 1) {
        fast = next(fast);
        product = (product * difference(slow, fast)) % n;
      }
      divisor = gcd(product, n);
    }
  }
  if (divisor !== n) return divisor;
  // All divisors were met within one batch: its steps are taken again, one by one.
  do {
    saved = next(saved);
    divisor = gcd(difference(slow, saved), n);
  } while (divisor === 1n);
  return divisor;
}

const difference = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/** The least prime above n. */
export function nextPrime(n: bigint): bigint {
  if (n < 2n) return 2n;
  let candidate = n + 1n + (n & 1n);
  while (!isPrime(candidate)) candidate += 2n;
  return candidate;
}

/** The greatest prime below n, if there is one. */
export function previousPrime(n: bigint): bigint | undefined {
  if (n <= 2n) return undefined;
  if (n === 3n) return 2n;
  let candidate = n - 1n - (n & 1n);
  while (!isPrime(candidate)) candidate -= 2n;
  return candidate;
}
