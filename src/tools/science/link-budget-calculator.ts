import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { SPEED_OF_LIGHT } from './lib/constants.ts';
import { decibelsOfVoltage } from './lib/decibels.ts';

export default defineTool({
  slug: 'link-budget-calculator',
  name: 'Link Budget Calculator',
  category: 'science',
  summary: 'Calculates the free-space path loss (Friis) and the received power of a radio link.',
  description:
    'For a free line of sight without obstacles, reflections or rain; put what those cost, and the loss of cables, into otherLossesDb. Nearer than some wavelengths the formula does not hold, and the path loss may come out below 0.',
  reference: 'ITU-R P.525: path loss 20 log10(4π d f/c); received power = transmit power + gains − path loss − other losses',
  keywords: ['fspl', 'free space path loss', 'friis equation', 'wifi range', 'eirp', 'fade margin', 'satellite', 'rssi', 'radio range', 'lora'],
  inputs: z.strictObject({
    frequencyMhz: z.number().min(0.001).max(10_000_000).describe('Frequency in megahertz'),
    distanceKm: z.number().min(0.000001).max(1e15).describe('Distance between the antennas in kilometres'),
    transmitPowerDbm: z.number().min(-200).max(200).default(0).describe('Power of the transmitter in dBm'),
    transmitGainDbi: z.number().min(-200).max(200).default(0).describe('Gain of the transmitting antenna in dBi'),
    receiveGainDbi: z.number().min(-200).max(200).default(0).describe('Gain of the receiving antenna in dBi'),
    otherLossesDb: z.number().min(0).max(500).default(0).describe('All other losses in decibels, such as those of cables, walls and rain'),
    sensitivityDbm: z.number().min(-250).max(100).optional().describe('Minimum power that the receiver needs in dBm, for the margin'),
  }),
  result: z.strictObject({
    pathLossDb: z.number().describe('Free-space path loss in decibels'),
    receivedPowerDbm: z.number().describe('Power at the receiver in dBm'),
    linkMarginDb: z
      .number()
      .optional()
      .describe('Received power above the sensitivity in decibels; negative when the link fails, absent without sensitivityDbm'),
    eirpDbm: z.number().describe('Equivalent isotropically radiated power in dBm: transmit power and gain, without the other losses'),
  }),
  headline: 'receivedPowerDbm',
  examples: [
    {
      inputs: { frequencyMhz: 2400, distanceKm: 1, transmitPowerDbm: 20, receiveGainDbi: 3 },
      result: { pathLossDb: 100.0520080561155, receivedPowerDbm: -77.0520080561155, eirpDbm: 20 },
    },
    {
      inputs: { frequencyMhz: 868, distanceKm: 10, transmitPowerDbm: 14, transmitGainDbi: 2, receiveGainDbi: 2, otherLossesDb: 20, sensitivityDbm: -137 },
      result: { pathLossDb: 111.21817772541321, receivedPowerDbm: -113.21817772541321, linkMarginDb: 23.781822274586787, eirpDbm: 16 },
    },
  ],
  run({ frequencyMhz, distanceKm, transmitPowerDbm, transmitGainDbi, receiveGainDbi, otherLossesDb, sensitivityDbm }) {
    const wavelengths = new Precise(distanceKm).times(1000).times(frequencyMhz).times(1_000_000).div(SPEED_OF_LIGHT);
    const pathLoss = decibelsOfVoltage(wavelengths.times(PI).times(4));
    const radiated = new Precise(transmitPowerDbm).plus(transmitGainDbi);
    const received = radiated.plus(receiveGainDbi).minus(otherLossesDb).minus(pathLoss);
    return {
      pathLossDb: doubleOf(pathLoss),
      receivedPowerDbm: doubleOf(received),
      ...(sensitivityDbm !== undefined && { linkMarginDb: doubleOf(received.minus(sensitivityDbm)) }),
      eirpDbm: doubleOf(radiated),
    };
  },
});
