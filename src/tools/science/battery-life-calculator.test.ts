import { holdTo } from '../testing.ts';
import tool from './battery-life-calculator.ts';
// Worked out by test/oracles/science_power.py, apart from the tool.
import vectors from './testdata/power.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ capacityMah: 0, loadMa: 1 }, 'capacityMah'],
    [{ capacityMah: 1 }, 'loadMa'],
    [{ capacityMah: 1, loadMa: 0 }, 'loadMa'],
    [{ capacityMah: 1, loadMa: 1, sleepSeconds: 1 }, 'sleepSeconds'],
    [{ capacityMah: 1, activeMa: 1, activeSeconds: 1, sleepMa: 1 }, 'sleepSeconds'],
    [{ capacityMah: 1, activeMa: 1, activeSeconds: 0, sleepMa: 1, sleepSeconds: 0 }, 'activeSeconds'],
    [{ capacityMah: 1, loadMa: 1, usablePercent: 0.9 }, 'usablePercent'],
    [{ capacityMah: 1, loadMa: 1, peukertExponent: 2.1 }, 'peukertExponent'],
    [{ capacityMah: 1, loadMa: 1, ratedHours: 0 }, 'ratedHours'],
  ],
  unprocessable: [
    [{ capacityMah: 1, activeMa: 1, activeSeconds: 0, sleepMa: 0, sleepSeconds: 1 }, /never runs down/],
    [{ capacityMah: 1, activeMa: 1, activeSeconds: 0, sleepMa: 1e-320, sleepSeconds: 1 }, /too large/],
  ],
});
