import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { quantityOf } from './lib/quantities.ts';

const NEUTRAL = '1e-9';
const concentration = z.number().min(1e-20).max(100_000).optional();

export default defineTool({
  slug: 'ph-calculator',
  name: 'pH Calculator',
  category: 'science',
  summary: 'Calculates pH, pOH, hydrogen and hydroxide ions from any one of them, or those of a strong or weak acid or base.',
  description:
    'Give exactly one of ph, poh, hydrogen, hydroxide and kind. Acids and bases give or take one proton, their concentrations count as activities, and what water itself contributes is counted, so 1e-8 mol/L of a strong acid has a pH of 6.978.',
  reference: 'pH = −lg[H⁺]; pH + pOH = pKw; strong: h = (C + √(C² + 4Kw))/2; weak: h³ + Kh² − (Kw + KC)h − K·Kw = 0',
  keywords: ['acidity', 'alkalinity', 'acid base', 'pka', 'pkb', 'hydronium', 'proton', 'log', 'ionic product of water'],
  inputs: z.strictObject({
    ph: z.number().min(-5).max(20).optional().describe('The pH that the rest is calculated from'),
    poh: z.number().min(-5).max(20).optional().describe('The pOH that the rest is calculated from'),
    hydrogen: concentration.describe('Concentration of hydrogen ions in mol/L'),
    hydroxide: concentration.describe('Concentration of hydroxide ions in mol/L'),
    kind: z
      .enum(['strong-acid', 'strong-base', 'weak-acid', 'weak-base'])
      .optional()
      .describe('What is dissolved: a strong or weak acid or base, with concentration, and with pk for a weak one'),
    concentration: z.number().min(1e-15).max(1000).optional().describe('Concentration of the acid or base in mol/L, required with kind'),
    pk: z.number().min(-15).max(50).optional().describe('pKa of a weak acid or pKb of a weak base, required for these'),
    pkw: z.number().min(11).max(16).default(14).describe('Ionic product of water as pKw: 14 at 25 °C, 13.0 at 60 °C'),
  }),
  result: z.strictObject({
    ph: z.number().describe('The pH: minus the logarithm of the hydrogen ions'),
    poh: z.number().describe('The pOH: minus the logarithm of the hydroxide ions'),
    hydrogen: z.number().describe('Concentration of hydrogen ions in mol/L'),
    hydroxide: z.number().describe('Concentration of hydroxide ions in mol/L'),
    nature: z.enum(['acidic', 'neutral', 'basic']).describe('acidic below half of pKw, basic above it, neutral within 1e-9 of it'),
  }),
  appliesWhen: {
    pk: { kind: ['weak-acid', 'weak-base'] },
  },
  examples: [
    { inputs: { hydrogen: 0.001 }, result: { ph: 3, poh: 11, hydrogen: 0.001, hydroxide: 1e-11, nature: 'acidic' } },
    {
      inputs: { kind: 'weak-acid', concentration: 0.1, pk: 4.76 },
      result: { ph: 2.8828625361350446, poh: 11.117137463864955, hydrogen: 0.0013095963737904403, hydroxide: 7.635940508186062e-12, nature: 'acidic' },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['ph', 'poh', 'hydrogen', 'hydroxide', 'kind']);
    const pkw = new Precise(inputs.pkw);
    const ph = phOf(inputs, pkw);
    const poh = pkw.minus(ph);
    const aside = ph.minus(pkw.div(2));
    return {
      ph: inputs.ph ?? doubleOf(ph),
      poh: inputs.poh ?? doubleOf(poh),
      hydrogen: inputs.hydrogen ?? doubleOf(tenToMinus(ph)),
      hydroxide: inputs.hydroxide ?? doubleOf(tenToMinus(poh)),
      nature: aside.abs().lte(NEUTRAL) ? ('neutral' as const) : aside.isNeg() ? ('acidic' as const) : ('basic' as const),
    };
  },
});

const tenToMinus = (value: Decimal): Decimal => Precise.pow(10, value.neg());

type Kind = 'strong-acid' | 'strong-base' | 'weak-acid' | 'weak-base';

interface Given {
  ph?: number | undefined;
  poh?: number | undefined;
  hydrogen?: number | undefined;
  hydroxide?: number | undefined;
  kind?: Kind | undefined;
  concentration?: number | undefined;
  pk?: number | undefined;
}

function phOf({ ph, poh, hydrogen, hydroxide, kind, concentration, pk }: Given, pkw: Decimal): Decimal {
  if (kind !== undefined) {
    const ions = ionsOf(kind, concentration, pk, tenToMinus(pkw));
    const power = Precise.log10(ions).neg();
    return kind.endsWith('acid') ? power : pkw.minus(power);
  }
  if (hydrogen !== undefined) return Precise.log10(hydrogen).neg();
  if (hydroxide !== undefined) return pkw.plus(Precise.log10(hydroxide));
  return quantityOf(ph) ?? pkw.minus(poh ?? 0);
}

/** Hydrogen ions of an acid or hydroxide ions of a base, in mol/L. */
function ionsOf(kind: Kind, concentration: number | undefined, pk: number | undefined, kw: Decimal): Decimal {
  if (concentration === undefined) return invalid('concentration', 'is required with kind: mol/L of the acid or base');
  const c = new Precise(concentration);
  const strong = c.plus(c.times(c).plus(kw.times(4)).sqrt()).div(2);
  if (kind === 'strong-acid' || kind === 'strong-base') return strong;
  if (pk === undefined) return invalid('pk', 'is required for a weak acid or base: its pKa or pKb');
  const k = tenToMinus(new Precise(pk));
  return weakIons(k, c, kw, strong);
}

/** Digits after which Newton's method has done all it can. */
const SETTLED = '1e-50';

/** The positive root of h³ + Kh² − (Kw + KC)h − K·Kw, which curves upwards, from above by Newton's method. @param strong the root for an infinite K, above all others */
function weakIons(k: Decimal, c: Decimal, kw: Decimal, strong: Decimal): Decimal {
  const linear = kw.plus(k.times(c));
  let h = Precise.min(strong, linear.sqrt());
  for (;;) {
    const value = h.plus(k).times(h).minus(linear).times(h).minus(k.times(kw));
    const slope = h.times(3).plus(k.times(2)).times(h).minus(linear);
    const step = value.div(slope);
    h = h.minus(step);
    if (step.abs().lte(h.times(SETTLED))) return h;
  }
}
