import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type Element, elementNamed, elementOf, elements } from './lib/elements.ts';

/** Electrons of one subshell, such as 3d6. */
interface Subshell {
  readonly shell: number;
  /** s, p, d or f. */
  readonly letter: string;
  readonly electrons: number;
}

const LETTERS = 'spdf';
const NOBLE_GASES = ['Rn', 'Xe', 'Kr', 'Ar', 'Ne', 'He'];
const SUBSHELL = /(\d)([spdf])(\d+)/g;

export default defineTool({
  slug: 'electron-configuration-calculator',
  name: 'Electron Configuration Calculator',
  category: 'science',
  summary: 'Gives the electron configuration of an atom or ion, in full and with the noble gas core.',
  description:
    'Neutral atoms have their ground states as measured, exceptions such as Cr, Cu and Pd included. A cation first loses the electrons outside the noble gas core, from the highest shell and within it the highest subshell, then those of the core; an anion has the configuration of the element with as many electrons.',
  reference: 'Ground states of neutral atoms (NIST Atomic Spectra Database)',
  keywords: ['electronic structure', 'orbitals', 'valence electrons', 'ion', 'shells', 'subshells', 'aufbau', 'spdf', 'noble gas notation', 'chemistry'],
  inputs: z.strictObject({
    element: z
      .string()
      .min(1)
      .max(20)
      .describe('Symbol, English name or atomic number of the element, such as Fe, iron or 26')
      .meta({ examples: elements().map(({ name }) => name) }),
    charge: z.int().min(-4).max(8).default(0).describe('Charge of the ion, 0 for the neutral atom: 2 for Fe2+, -1 for Cl-'),
  }),
  result: z.strictObject({
    configuration: z.string().describe('All subshells in order of shell and subshell, like 1s2 2s2 2p6; empty without electrons'),
    nobleGas: z
      .string()
      .describe('The same with a noble gas in brackets in place of its electrons, like [Ne] 3s1; equal to configuration if there is no such core'),
    electrons: z.int().describe('Number of electrons, the atomic number less the charge'),
    valenceElectrons: z.int().optional().describe('Valence electrons; only for neutral elements of the groups 1, 2 and 13 to 18'),
  }),
  examples: [
    { inputs: { element: 'Fe', charge: 3 }, result: { configuration: '1s2 2s2 2p6 3s2 3p6 3d5', nobleGas: '[Ar] 3d5', electrons: 23 } },
    { inputs: { element: 'Cu' }, result: { configuration: '1s2 2s2 2p6 3s2 3p6 3d10 4s1', nobleGas: '[Ar] 3d10 4s1', electrons: 29 } },
    {
      inputs: { element: 'oxygen' },
      result: { configuration: '1s2 2s2 2p4', nobleGas: '[He] 2s2 2p4', electrons: 8, valenceElectrons: 6 },
    },
  ],
  run({ element: named, charge }) {
    const element = elementNamed(named, 'element');
    const electrons = element.number - charge;
    if (electrons < 0) unprocessable(`${element.name} has only ${element.number} electrons to lose.`, 'charge');
    const subshells = charge < 0 ? configurationOf(withElectrons(electrons)) : afterLosing(charge, element);
    return {
      configuration: written(subshells),
      nobleGas: withCore(subshells, Math.max(element.number, electrons)),
      electrons,
      ...(charge === 0 && valenceOf(element)),
    };
  },
});

function withElectrons(electrons: number): Element {
  return elements()[electrons - 1] ?? unprocessable(`There is no element with ${electrons} electrons, whose configuration the anion would have.`, 'charge');
}

const subshellsIn = (text: string): Subshell[] =>
  Array.from(text.matchAll(SUBSHELL), ([, shell, letter = 's', electrons]) => ({ shell: Number(shell), letter, electrons: Number(electrons) }));

/** Subshells from the lowest to the highest. */
const inOrder = (subshells: readonly Subshell[]): Subshell[] =>
  subshells.toSorted((a, b) => a.shell - b.shell || LETTERS.indexOf(a.letter) - LETTERS.indexOf(b.letter));

/** The noble gas in the brackets of a configuration. */
const coreOf = ({ configuration }: Element): Element | undefined => elementOf(/^\[(\w+)\]/.exec(configuration)?.[1] ?? '');

/** All subshells of a neutral atom, those of its core included. */
function configurationOf(element: Element): Subshell[] {
  const core = coreOf(element);
  return inOrder([...(core ? configurationOf(core) : []), ...subshellsIn(element.configuration)]);
}

function afterLosing(charge: number, element: Element): Subshell[] {
  const core = coreOf(element);
  const outer = inOrder(subshellsIn(element.configuration));
  const outerElectrons = outer.reduce((sum, { electrons }) => sum + electrons, 0);
  const left = withoutHighest(outer, Math.min(charge, outerElectrons));
  return inOrder([...withoutHighest(core ? configurationOf(core) : [], Math.max(0, charge - outerElectrons)), ...left]);
}

/** Ordered subshells without so many of the electrons that are highest. */
function withoutHighest(subshells: readonly Subshell[], count: number): Subshell[] {
  let toGo = count;
  return subshells
    .toReversed()
    .flatMap((subshell) => {
      const gone = Math.min(toGo, subshell.electrons);
      toGo -= gone;
      return gone === subshell.electrons ? [] : [{ ...subshell, electrons: subshell.electrons - gone }];
    })
    .toReversed();
}

const word = ({ shell, letter, electrons }: Subshell): string => `${shell}${letter}${electrons}`;
const written = (subshells: readonly Subshell[]): string => subshells.map(word).join(' ');

/** A configuration with the core of the last noble gas of fewer electrons than the limit that it contains whole. */
function withCore(subshells: readonly Subshell[], limit: number): string {
  const own = new Set(subshells.map(word));
  for (const symbol of NOBLE_GASES) {
    const gas = elementOf(symbol);
    if (!gas || gas.number >= limit) continue;
    const core = new Set(configurationOf(gas).map(word));
    if (core.isSubsetOf(own)) return [`[${symbol}]`, ...subshells.map(word).filter((one) => !core.has(one))].join(' ');
  }
  return written(subshells);
}

/** Those of the main groups. */
function valenceOf({ group, block, number }: Element): { valenceElectrons?: number } {
  if (group === undefined || (block !== 's' && block !== 'p')) return {};
  return { valenceElectrons: number === 2 ? 2 : group % 10 };
}
