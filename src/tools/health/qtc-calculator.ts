import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const MAX_SHORT = 390;
const MIN_PROLONGED = { female: 460, male: 450 };

export default defineTool({
  slug: 'qtc-calculator',
  name: 'QTc Calculator',
  category: 'health',
  summary: 'Corrects the QT interval of an ECG for the heart rate, by Bazett, Fridericia, Framingham and Hodges.',
  description:
    'Classes for adults, of the Bazett value: short up to 390 ms, prolonged from 450 ms (male) or 460 ms (female). Bazett corrects too much at fast rates and too little at slow ones; the others hold better outside 60 to 100 beats per minute.',
  reference:
    'Bazett 1920: QT/√RR; Fridericia 1920: QT/∛RR; Sagie et al. 1992: QT + 154·(1 − RR); Hodges et al. 1983: QT + 1.75·(rate − 60); classes of AHA/ACCF/HRS 2009',
  keywords: ['ecg', 'ekg', 'corrected qt', 'long qt', 'cardiology', 'torsades', 'arrhythmia', 'electrocardiogram'],
  inputs: z.strictObject({
    qtMs: z.number().min(100).max(1000).describe('QT interval measured, in milliseconds'),
    heartRateBpm: z.number().min(20).max(300).describe('Heart rate in beats per minute'),
    sex: z.enum(['female', 'male']).optional().describe('The sex for the class of the value, female or male'),
  }),
  result: z.strictObject({
    rrMs: z.number().describe('Time from beat to beat (RR interval) in milliseconds'),
    bazettMs: z.number().describe('Corrected QT by Bazett in milliseconds'),
    fridericiaMs: z.number().describe('Corrected QT by Fridericia in milliseconds'),
    framinghamMs: z.number().describe('Corrected QT by Framingham in milliseconds'),
    hodgesMs: z.number().describe('Corrected QT by Hodges in milliseconds'),
    category: z.enum(['short', 'normal', 'prolonged']).optional().describe('Class of the Bazett value; absent without a sex'),
  }),
  headline: 'bazettMs',
  examples: [
    {
      inputs: { qtMs: 380, heartRateBpm: 75, sex: 'female' },
      result: { rrMs: 800, bazettMs: 424.85291572496004, fridericiaMs: 409.3425911060579, framinghamMs: 410.8, hodgesMs: 406.25, category: 'normal' },
    },
    { inputs: { qtMs: 400, heartRateBpm: 60 }, result: { rrMs: 1000, bazettMs: 400, fridericiaMs: 400, framinghamMs: 400, hodgesMs: 400 } },
  ],
  run({ qtMs, heartRateBpm, sex }) {
    const qt = new Precise(qtMs);
    const seconds = new Precise(60).div(heartRateBpm);
    // QT²/RR times 60, exact, where the root is not.
    const sixtySquares = qt.times(qt).times(heartRateBpm);
    const reaches = (ms: number) => sixtySquares.comparedTo(60 * ms * ms);
    return {
      rrMs: doubleOf(seconds.times(1000)),
      bazettMs: doubleOf(sixtySquares.div(60).sqrt()),
      fridericiaMs: doubleOf(qt.times(qt).times(qt).times(heartRateBpm).div(60).cbrt()),
      framinghamMs: doubleOf(new Precise(1).minus(seconds).times(154).plus(qt)),
      hodgesMs: doubleOf(new Precise(heartRateBpm).minus(60).times('1.75').plus(qt)),
      ...(sex && { category: reaches(MAX_SHORT) <= 0 ? ('short' as const) : reaches(MIN_PROLONGED[sex]) >= 0 ? ('prolonged' as const) : ('normal' as const) }),
    };
  },
});
