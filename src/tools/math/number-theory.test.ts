import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tools } from '../all.ts';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';

const tool = (slug: string) => {
  const found = tools.get(slug);
  if (!found) throw new Error(`no tool ${slug}`);
  return found;
};
const big = fc.bigInt(-(10n ** 40n), 10n ** 40n);
const positive = fc.bigInt(1n, 10n ** 40n);

describe('laws of whole numbers', () => {
  it('gcd · lcm is the product', async () => {
    await fc.assert(
      fc.asyncProperty(positive, positive, async (a, b) => {
        const { gcd, lcm } = await run(tool('gcd-lcm-calculator'), { numbers: [String(a), String(-b)] });
        expect(BigInt(gcd) * BigInt(lcm)).toBe(a * b);
        expect([a % BigInt(gcd), b % BigInt(gcd)]).toEqual([0n, 0n]);
      }),
    );
  });

  it("Bézout's identity holds", async () => {
    await fc.assert(
      fc.asyncProperty(big, big, async (a, b) => {
        const { gcd, x, y } = await run(tool('extended-gcd-calculator'), { a: String(a), b: String(b) });
        expect(a * BigInt(x) + b * BigInt(y)).toBe(BigInt(gcd));
      }),
    );
  });

  it('quotient · divisor + remainder is the dividend, by every convention', async () => {
    await fc.assert(
      fc.asyncProperty(big, big, async (dividend, divisor) => {
        if (divisor === 0n) return;
        const result = await run(tool('modulo-calculator'), { dividend: String(dividend).slice(0, 40), divisor: String(divisor) });
        const from = BigInt(String(dividend).slice(0, 40));
        for (const { quotient, remainder } of [result.floored, result.truncated, result.euclidean])
          expect(BigInt(quotient) * divisor + BigInt(remainder)).toBe(from);
        expect(BigInt(result.truncated.quotient)).toBe(from / divisor);
        expect(BigInt(result.euclidean.remainder) >= 0n).toBe(true);
        const floored = BigInt(result.floored.remainder);
        expect(floored === 0n || floored > 0n === divisor > 0n).toBe(true);
      }),
    );
  });

  it('an inverse multiplies to 1', async () => {
    await fc.assert(
      fc.asyncProperty(big, fc.bigInt(2n, 10n ** 30n), async (value, modulus) => {
        const inverse = await run(tool('modular-inverse-calculator'), { value: String(value), modulus: String(modulus) }).catch(() => undefined);
        if (inverse) expect((((value * BigInt(inverse.inverse)) % modulus) + modulus) % modulus).toBe(1n);
      }),
    );
  });

  it('the answer to congruences fulfils them', async () => {
    const congruence = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 60 }));
    await fc.assert(
      fc.asyncProperty(fc.array(congruence, { minLength: 1, maxLength: 5 }), async (system) => {
        const inputs = { remainders: system.map(([remainder]) => remainder), moduli: system.map(([, modulus]) => modulus) };
        const holds = (x: bigint) => system.every(([remainder, modulus]) => (x - BigInt(remainder)) % BigInt(modulus) === 0n);
        const solution = await run(tool('chinese-remainder-calculator'), inputs).catch(() => undefined);
        if (solution) expect(holds(BigInt(solution.solution))).toBe(true);
        // Of a small system every candidate can be tried.
        else if (system.length <= 2) for (let x = 0n; x < 3_600n; x++) expect(holds(x)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('a Diophantine solution solves, with the least x that is not negative', async () => {
    const small = fc.integer({ min: -300, max: 300 });
    await fc.assert(
      fc.asyncProperty(small, small, small, async (a, b, c) => {
        if (a === 0 && b === 0) return;
        const { solvable, x, y, stepX, stepY } = await run(tool('diophantine-equation-solver'), { a, b, c });
        if (!solvable) return;
        expect(a * Number(x) + b * Number(y) === c).toBe(true);
        if (b === 0) return;
        expect(Number(x) >= 0 && Number(x) < Number(stepX)).toBe(true);
        expect(a * Number(stepX) === b * Number(stepY)).toBe(true);
      }),
    );
  });
});

describe('known values', () => {
  // Python: pow(b, e, m), pow(b, -1, m), math.gcd.
  it('powers', async () => {
    const power = async (base: unknown, exponent: unknown, modulus: unknown) =>
      (await run(tool('modular-exponentiation-calculator'), { base, exponent, modulus })).result;
    expect(await power(2, '1000000007', '998244353')).toBe('132727571');
    expect(await power(-3, 5, 7)).toBe('2');
    expect([await power(5, 0, 1), await power(0, 0, 5), await power(0, 3, 5)]).toEqual(['0', '1', '0']);
    await expectUnprocessable(tool('modular-exponentiation-calculator'), { base: 2, exponent: -1, modulus: 4 }, 'divisor 2');
    await expectInvalid(tool('modular-exponentiation-calculator'), { base: 2, exponent: 1, modulus: 0 }, 'modulus');
  });

  it('fractions', async () => {
    const calculate = async (a: unknown, operation: string, b: unknown) => (await run(tool('fraction-calculator'), { a, operation, b })).fraction;
    expect([await calculate('1/3', 'subtract', '1/3'), await calculate(0, 'power', 0), await calculate('0.1', 'divide', '1 1/2')]).toEqual(['0', '1', '1/15']);
    await expectUnprocessable(tool('fraction-calculator'), { a: 1, operation: 'divide', b: 0 });
    await expectUnprocessable(tool('fraction-calculator'), { a: 0, operation: 'power', b: -1 });
    await expectInvalid(tool('fraction-calculator'), { a: 1, operation: 'power', b: '1/2' }, 'b');
    await expectInvalid(tool('fraction-calculator'), { a: 'one', b: 1 }, 'a');
    await expectUnprocessable(tool('fraction-simplifier'), { fraction: '1/0' });
  });

  it('ratios and proportions', async () => {
    expect((await run(tool('ratio-calculator'), { terms: [0, '0.5'] })).ratio).toBe('0:1');
    await expectUnprocessable(tool('ratio-calculator'), { terms: [0, 0] });
    await expectInvalid(tool('ratio-calculator'), { terms: [1, -1] }, 'terms[1]');
    await expectInvalid(tool('proportion-calculator'), { a: 1, b: 2 });
    await expectUnprocessable(tool('proportion-calculator'), { a: 1, b: 0, c: 2 });
    await expectUnprocessable(tool('proportion-calculator'), { a: 0, c: 1, d: 2 });
  });

  it('percentages', async () => {
    expect((await run(tool('percentage-calculator'), { operation: 'what-percent', value: 0.3, part: 0.1 })).result).toBe(33.333333333333336);
    await expectUnprocessable(tool('percentage-calculator'), { operation: 'before-decrease', percent: 100, value: 5 });
    await expectInvalid(tool('percentage-calculator'), { operation: 'what-percent', value: 1, part: 1, percent: 1 }, 'percent');
    await expectUnprocessable(tool('percentage-change-calculator'), { from: 0, to: 1 });
    expect(await run(tool('percentage-difference-calculator'), { a: 0, b: 0 })).toEqual({ percentDifference: 0, difference: 0, mean: 0 });
    await expectUnprocessable(tool('percent-error-calculator'), { measured: 1, accepted: 0 });
    await expectUnprocessable(tool('percentage-change-calculator'), { from: 5e-324, to: 1e308 }, 'too large');
  });
});
