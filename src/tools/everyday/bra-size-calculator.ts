import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D } from '../shared/numbers/money.ts';
import { nearest, piecesIn } from './lib/pieces.ts';

const EU_CUPS = ['AA', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'];
const UK_CUPS = ['AA', 'A', 'B', 'C', 'D', 'DD', 'E', 'F', 'FF', 'G', 'GG', 'H'];
const US_CUPS = ['AA', 'A', 'B', 'C', 'D', 'DD', 'DDD', 'G', 'H', 'I', 'J', 'K'];

const BAND_STEP = 5;
const MIN_BAND = 60;
const MAX_BAND = 130;
const MIN_DIFFERENCE = 10;
const CUP_STEP = 2;

export default defineTool({
  slug: 'bra-size-calculator',
  name: 'Bra Size Calculator',
  category: 'everyday',
  summary: 'Calculates the bra size from under-bust and bust, in EU, UK, US, French, Italian and Australian sizes.',
  description: 'Measure the under-bust tightly, breathing out, and the bust loosely at its fullest. Makers differ, above all in large cups.',
  reference: 'EN 13402: band to 5 cm; a cup for every 2 cm, AA from a difference of 10 cm',
  keywords: ['lingerie', 'cup size', 'band size', 'underwear', 'measure', 'conversion', 'breast'],
  inputs: z.strictObject({
    underbustCm: z.number().min(50).max(150).describe('Girth right below the breasts in cm'),
    bustCm: z.number().min(55).max(220).describe('Girth at the fullest part of the breasts in cm'),
  }),
  result: z.strictObject({
    bandCm: z.int().describe('Band of the European size in cm'),
    cup: z.int().describe('Step of the cup: 0 for AA, 1 for A, 2 for B and so on'),
    eu: z.string().describe('European size, such as 75C'),
    uk: z.string().describe('British size, such as 34C'),
    us: z.string().describe('American size, such as 34C'),
    fr: z.string().describe('French, Belgian and Spanish size, such as 90C'),
    it: z.string().describe('Italian size, such as 3C'),
    au: z.string().describe('Australian and New Zealand size, such as 12C'),
  }),
  headline: 'eu',
  examples: [
    { inputs: { underbustCm: 76, bustCm: 92 }, result: { bandCm: 75, cup: 3, eu: '75C', uk: '34C', us: '34C', fr: '90C', it: '3C', au: '12C' } },
    { inputs: { underbustCm: 83, bustCm: 103.5 }, result: { bandCm: 85, cup: 5, eu: '85E', uk: '38DD', us: '38DD', fr: '100E', it: '5E', au: '16DD' } },
  ],
  run({ underbustCm, bustCm }) {
    const band = nearest(new D(underbustCm), BAND_STEP).toNumber();
    if (band < MIN_BAND || band > MAX_BAND) unprocessable(`There are bands from ${MIN_BAND} to ${MAX_BAND} cm, and this would be ${band}.`, 'underbustCm');
    const difference = new D(bustCm).minus(underbustCm);
    const cup = piecesIn(difference.minus(MIN_DIFFERENCE).div(CUP_STEP)).toNumber();
    const [eu, uk, us] = [EU_CUPS[cup], UK_CUPS[cup], US_CUPS[cup]];
    if (eu === undefined || uk === undefined || us === undefined)
      return unprocessable(`There are cups for bust and under-bust that differ by 10 cm to below 34 cm, and these differ by ${difference}.`, 'bustCm');
    const step = (band - MIN_BAND) / BAND_STEP;
    return {
      bandCm: band,
      cup,
      eu: `${band}${eu}`,
      uk: `${28 + 2 * step}${uk}`,
      us: `${28 + 2 * step}${us}`,
      fr: `${band + 15}${eu}`,
      it: `${step}${eu}`,
      au: `${6 + 2 * step}${uk}`,
    };
  },
});
