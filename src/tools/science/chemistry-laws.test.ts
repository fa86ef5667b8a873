import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import balancer from './chemical-equation-balancer.ts';
import electronConfiguration from './electron-configuration-calculator.ts';
import empiricalFormula from './empirical-formula-calculator.ts';
import { elements } from './lib/elements.ts';
import { parseFormula } from './lib/formula.ts';
import { hasNonNegativeSolution } from './lib/non-negative-solution.ts';
import molarMass from './molar-mass-calculator.ts';
import periodicTable from './periodic-table-lookup.ts';
import stoichiometry from './stoichiometry-calculator.ts';

const holds = (property: fc.IAsyncProperty<unknown> | fc.IProperty<unknown>) => fc.assert(property, { numRuns: 60 });
const symbol = fc.constantFrom('H', 'C', 'N', 'O', 'S', 'K', 'Cl', 'Fe', 'Og');
const counted = fc.tuple(symbol, fc.integer({ min: 1, max: 30 })).map(([element, count]) => `${element}${count}`);
const { formula } = fc.letrec<{ formula: string; group: string }>((tie) => ({
  formula: fc.array(fc.oneof({ depthSize: 'small' }, counted, tie('group')), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  group: fc
    .tuple(fc.constantFrom('()', '[]', '{}'), tie('formula'), fc.integer({ min: 1, max: 9 }))
    .map(([pair, inner, times]) => `${pair[0]}${inner}${pair[1]}${times}`),
}));

/** Atoms and charge of a side. */
function totalOf(side: readonly { formula: string; coefficient: number }[]): Record<string, bigint> {
  const total: Record<string, bigint> = { charge: 0n };
  for (const { formula, coefficient } of side) {
    const { atoms, charge } = parseFormula(formula, 'formula');
    total.charge = (total.charge ?? 0n) + charge * BigInt(coefficient);
    for (const [element, count] of atoms) total[element] = (total[element] ?? 0n) + count * BigInt(coefficient);
  }
  return total;
}

describe('laws of formulas', () => {
  it('a formula in Hill order weighs the same and is its own Hill formula', () =>
    holds(
      fc.asyncProperty(formula, async (text) => {
        const one = await run(molarMass, { formula: text });
        expect(await run(molarMass, { formula: one.hill })).toEqual(one);
      }),
    ));

  it('a group of n, and a hydrate of n, weighs as much as n times what is in it', () =>
    holds(
      fc.asyncProperty(formula, fc.integer({ min: 1, max: 50 }), async (text, times) => {
        const group = await run(molarMass, { formula: `(${text})${times}He` });
        expect(await run(molarMass, { formula: `He·${times}${text}` })).toEqual(group);
        expect(group.molarMass).toBeCloseTo((await run(molarMass, { formula: text })).molarMass * times + 4.002602, 5);
      }),
    ));

  it('the shares of the elements add up to 100 percent', () =>
    holds(
      fc.asyncProperty(formula, async (text) => {
        const { elements: parts } = await run(molarMass, { formula: text });
        expect(parts.reduce((sum: number, { massPercent }: { massPercent: number }) => sum + massPercent, 0)).toBeCloseTo(100, 10);
      }),
    ));

  it('the masses of the elements of a formula lead back to it', () =>
    holds(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(symbol, fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 5, selector: ([element]) => element }),
        async (parts) => {
          const whole = await run(molarMass, { formula: [...parts, ['Xe', 1]].map(([element, count]) => `${element}${count}`).join('') });
          const found = await run(empiricalFormula, {
            elements: whole.elements.map(({ symbol: element, mass }: { symbol: string; mass: number }) => ({ symbol: element, amount: mass })),
            molarMass: whole.molarMass * 3,
          });
          expect(found.empiricalFormula).toBe(whole.hill);
          expect(found.molecularFormula).toBe((await run(molarMass, { formula: `(${whole.hill})3` })).hill);
        },
      ),
    ));
});

describe('laws of equations', () => {
  const REACTIONS = [
    'C3H8 + O2 -> CO2 + H2O',
    'MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O',
    'KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O',
    'K4Fe(CN)6 + KMnO4 + H2SO4 -> KHSO4 + Fe2(SO4)3 + MnSO4 + HNO3 + CO2 + H2O',
  ];

  it('what burns to carbon dioxide and water is balanced, with the smallest numbers', () =>
    holds(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 40 }), async (carbon, hydrogen, oxygen) => {
        const fuel = `C${carbon}H${hydrogen}O${oxygen}`;
        fc.pre(4 * carbon + hydrogen > 2 * oxygen);
        const { reactants, products } = await run(balancer, { equation: `${fuel} + O2 -> CO2 + H2O` });
        expect(totalOf(reactants)).toEqual(totalOf(products));
        const [{ coefficient }] = reactants;
        expect([1, 2, 4]).toContain(coefficient);
      }),
    ));

  it.each(REACTIONS)('%s: sides exchanged, or multiplied, it is balanced in the same way, and nothing of it gets lost', async (equation) => {
    const { balanced, reactants, products } = await run(balancer, { equation });
    expect(totalOf(reactants)).toEqual(totalOf(products));
    const [left = '', right = ''] = balanced.split(' -> ');
    expect((await run(balancer, { equation: `${right} -> ${left}` })).balanced).toBe(`${right} -> ${left}`);
    const amounts = reactants.map(({ formula: text, coefficient }: { formula: string; coefficient: number }) => ({ formula: text, moles: coefficient * 7 }));
    const done = await run(stoichiometry, { equation, amounts });
    expect(done.extentMol).toBe(7);
    expect(done.leftovers.every(({ moles }: { moles: number }) => moles === 0)).toBe(true);
  });

  it('a system is soluble without numbers below 0 exactly where a solution was put in, or none can be', () => {
    const matrix = fc.array(fc.array(fc.bigInt(-4n, 4n), { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 3 });
    holds(
      fc.property(matrix, fc.array(fc.bigInt(0n, 5n), { minLength: 5, maxLength: 5 }), (rows, solution) => {
        const right = rows.map((row) => row.reduce((sum, value, index) => sum + value * (solution[index] ?? 0n), 0n));
        expect(hasNonNegativeSolution(rows, right, 5)).toBe(true);
        // A row without numbers below 0 never gives one.
        const positive = (rows[0] ?? []).map((value) => (value < 0n ? -value : value));
        expect(hasNonNegativeSolution([positive, ...rows.slice(1)], [-1n, ...right.slice(1)], 5)).toBe(false);
      }),
    );
  });
});

describe('laws of the elements', () => {
  it('each is found by symbol, name and number, in any case', async () => {
    for (const { number, symbol: letters, name } of elements()) {
      const found = await run(periodicTable, { element: String(number) });
      expect(found).toMatchObject({ number, symbol: letters, name });
      for (const text of [letters, name, name.toUpperCase(), letters.toLowerCase()]) expect(await run(periodicTable, { element: text })).toEqual(found);
    }
  });

  it('atoms and ions have as many electrons as their configurations say, in subshells that hold them', async () => {
    const cores = new Map<string, string>();
    for (const gas of ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn']) cores.set(gas, (await run(electronConfiguration, { element: gas })).configuration);
    for (const { number, symbol: letters } of elements()) {
      for (const charge of [-4, -1, 0, 1, 2, 3, 4, 8].filter((one) => one <= number && one >= number - 118)) {
        const { configuration, nobleGas, electrons } = await run(electronConfiguration, { element: letters, charge });
        const shells = [...configuration.matchAll(/(\d)([spdf])(\d+)/g)].map(([, , letter, held]) => ({
          most: 4 * 'spdf'.indexOf(letter) + 2,
          held: Number(held),
        }));
        expect(shells.reduce((sum, { held }) => sum + held, 0)).toBe(electrons);
        expect(electrons).toBe(number - charge);
        expect(shells.every(({ held, most }) => held > 0 && held <= most)).toBe(true);
        const [, core, rest] = /^(?:\[(\w+)\])? ?(.*)$/.exec(nobleGas) ?? [];
        const inner = core === undefined ? '' : cores.get(core);
        expect(`${inner} ${rest}`.split(' ').filter(Boolean).sort()).toEqual(configuration.split(' ').filter(Boolean).sort());
      }
    }
  });
});
