import { holdTo } from '../testing.ts';
import tool from './uptime-calculator.ts';

holdTo(tool, {
  answers: [
    // five nines: 5.26 minutes a year (315.36 s)
    [{ availabilityPercent: 99.999 }, { downtimePerYearSeconds: 315.36, downtimePerDaySeconds: 0.864 }],
    [{ availabilityPercent: 100 }, { downtimePerYearSeconds: 0 }],
    [{ availabilityPercent: 0 }, { downtimePerDaySeconds: 86400, downtimePerMonthSeconds: 2628000, downtimePerQuarterSeconds: 7884000 }],
    [{ downtimeSeconds: 43.2, period: 'day' }, { availabilityPercent: 99.95 }],
    [{ downtimeSeconds: 2628000 }, { availabilityPercent: 0, downtimePerYearSeconds: 31536000 }],
    [
      { downtimeSeconds: 604.8, period: 'week' },
      { availabilityPercent: 99.9, downtimePerDaySeconds: 86.4 },
    ],
    [{ components: [99.9, 99] }, { availabilityPercent: 98.901, downtimePerDaySeconds: 949.536 }],
    [{ components: [90, 90, 90], arrangement: 'parallel' }, { availabilityPercent: 99.9 }],
    [{ components: [50] }, { availabilityPercent: 50 }],
    [{ components: [0, 100], arrangement: 'parallel' }, { availabilityPercent: 100 }],
  ],
  invalid: [[{}], [{ availabilityPercent: 1, downtimeSeconds: 1 }], [{ components: [] }, 'components'], [{ availabilityPercent: 101 }, 'availabilityPercent']],
  unprocessable: [[{ downtimeSeconds: 86401, period: 'day' }, /86400/]],
});
