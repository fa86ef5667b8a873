import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { SPEED_OF_LIGHT } from './lib/constants.ts';

export default defineTool({
  slug: 'doppler-effect-calculator',
  name: 'Doppler Effect Calculator',
  category: 'science',
  summary: 'Calculates the frequency observed when source or observer move, for sound and, by relativity, for light.',
  description:
    'Along the line between source and observer. For sound, the source must approach more slowly than the wave, and the observer must not flee as fast as the wave. For light, only the relative speed counts: give it as sourceSpeed.',
  reference: 'Sound: f (c + observer) / (c - source); light: f sqrt((1 + β) / (1 - β)), β = v / 299792458 m/s',
  keywords: ['siren', 'pitch', 'redshift', 'blueshift', 'radar', 'frequency shift', 'ambulance', 'train', 'physics', 'doppler shift'],
  inputs: z.strictObject({
    kind: z.enum(['sound', 'light']).default('sound').describe('sound for a wave in a medium, light for the relativistic effect in vacuum'),
    frequency: z.number().min(1e-30).max(1e30).describe('Frequency of the source in hertz'),
    sourceSpeed: z.number().min(-1e9).max(1e9).default(0).describe('Speed of the source in m/s, positive towards the observer'),
    observerSpeed: z.number().min(-1e9).max(1e9).default(0).describe('Speed of the observer in m/s, positive towards the source; with sound only'),
    waveSpeed: z.number().min(1e-6).max(1e9).default(343).describe('Speed of the wave in m/s, 343 for sound in air at 20 °C; with sound only'),
  }),
  result: z.strictObject({
    observedFrequency: z.number().describe('Frequency at the observer in hertz'),
    shift: z.number().describe('Observed frequency less that of the source, in hertz'),
    ratio: z.number().describe('Observed frequency over that of the source'),
    redshift: z.number().describe('Redshift z: frequency of the source over that observed, less 1; negative for a blueshift'),
  }),
  appliesWhen: { observerSpeed: { kind: ['sound'] }, waveSpeed: { kind: ['sound'] } },
  examples: [
    {
      inputs: { frequency: 700, sourceSpeed: 30 },
      result: { observedFrequency: 767.0926517571885, shift: 67.09265175718849, ratio: 1.095846645367412, redshift: -0.08746355685131195 },
    },
    {
      inputs: { kind: 'light', frequency: 5e14, sourceSpeed: -29_979_245.8 },
      result: { observedFrequency: 452267016866645.44, shift: -47732983133354.56, ratio: 0.9045340337332909, redshift: 0.10554159678513328 },
    },
  ],
  run({ kind, frequency, sourceSpeed, observerSpeed, waveSpeed }) {
    if (kind === 'light' && observerSpeed !== 0) invalid('observerSpeed', 'must be 0 or left out with light: only the relative speed counts, as sourceSpeed');
    const { ratio, excess, redshift } = kind === 'light' ? ofLight(sourceSpeed) : ofSound(new Precise(waveSpeed), sourceSpeed, observerSpeed);
    return {
      observedFrequency: doubleOf(ratio.times(frequency)),
      shift: doubleOf(excess.times(frequency)),
      ratio: doubleOf(ratio),
      redshift: doubleOf(redshift),
    };
  },
});

interface Effect {
  ratio: Decimal;
  /** The ratio less 1, without the digits that the difference would lose. */
  excess: Decimal;
  redshift: Decimal;
}

function ofSound(wave: Decimal, source: number, observer: number): Effect {
  if (wave.lte(source)) unprocessable('The source is as fast as the wave or faster: it would overtake its own sound.', 'sourceSpeed');
  if (wave.plus(observer).lte(0)) unprocessable('The observer moves away as fast as the wave or faster: it never arrives.', 'observerSpeed');
  const [arriving, leaving] = [wave.plus(observer), wave.minus(source)];
  const closing = new Precise(source).plus(observer);
  return { ratio: arriving.div(leaving), excess: closing.div(leaving), redshift: closing.neg().div(arriving) };
}

function ofLight(source: number): Effect {
  if (Math.abs(source) >= SPEED_OF_LIGHT) unprocessable('The source must be slower than light, 299792458 m/s.', 'sourceSpeed');
  const beta = new Precise(source).div(SPEED_OF_LIGHT);
  const [towards, away] = [new Precise(1).plus(beta), new Precise(1).minus(beta)];
  const ratio = towards.div(away).sqrt();
  // As (x² - 1) / (x + 1), of the ratio and of its inverse.
  const excess = beta.times(2).div(away).div(ratio.plus(1));
  return { ratio, excess, redshift: excess.neg().div(ratio) };
}
