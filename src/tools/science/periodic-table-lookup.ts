import { z } from 'zod';
import { defineTool } from '../define.ts';
import { elementNamed, elements } from './lib/elements.ts';

export default defineTool({
  slug: 'periodic-table-lookup',
  name: 'Periodic Table Lookup',
  category: 'science',
  summary: 'Looks up a chemical element by symbol, name or atomic number.',
  description:
    'Case does not matter, and aluminum, cesium and sulphur are understood too. Where an element has no standard atomic weight, atomicWeight is the mass number of its longest-lived isotope.',
  reference: 'IUPAC standard atomic weights 2021 (abridged); Pauling electronegativities',
  keywords: ['chemical element', 'atomic weight', 'atomic mass', 'symbol', 'electronegativity', 'chemistry', 'group', 'period', 'proton number', 'elements'],
  inputs: z.strictObject({
    element: z
      .string()
      .min(1)
      .max(20)
      .describe('Symbol, English name or atomic number of the element, such as Fe, iron or 26')
      .meta({ examples: elements().map(({ name }) => name) }),
  }),
  result: z.strictObject({
    number: z.int().describe('Atomic number, the number of protons'),
    symbol: z.string().describe('Symbol of the element'),
    name: z.string().describe('English name of the element'),
    atomicWeight: z.number().describe('Standard atomic weight, or the mass number of the longest-lived isotope'),
    group: z.int().optional().describe('Group of the periodic table, 1 to 18; absent for elements of the f block'),
    period: z.int().describe('Period of the periodic table, 1 to 7'),
    block: z.string().describe('Block of the periodic table: s, p, d or f'),
    category: z
      .string()
      .describe(
        'Kind of element: alkali metal, alkaline earth metal, transition metal, post-transition metal, metalloid, nonmetal, halogen, noble gas, lanthanide or actinide',
      ),
    electronegativity: z.number().optional().describe('Electronegativity on the Pauling scale; absent where there is no value'),
    electronConfiguration: z.string().describe('Electron configuration of the neutral atom with the noble gas core, like [Ar] 3d6 4s2'),
  }),
  headline: 'name',
  examples: [
    {
      inputs: { element: 'Fe' },
      result: {
        number: 26,
        symbol: 'Fe',
        name: 'Iron',
        atomicWeight: 55.845,
        group: 8,
        period: 4,
        block: 'd',
        category: 'transition metal',
        electronegativity: 1.83,
        electronConfiguration: '[Ar] 3d6 4s2',
      },
    },
    {
      inputs: { element: '10' },
      result: {
        number: 10,
        symbol: 'Ne',
        name: 'Neon',
        atomicWeight: 20.1797,
        group: 18,
        period: 2,
        block: 'p',
        category: 'noble gas',
        electronConfiguration: '[He] 2s2 2p6',
      },
    },
  ],
  run({ element }) {
    const { configuration, ...found } = elementNamed(element, 'element');
    return { ...found, electronConfiguration: configuration };
  },
});
