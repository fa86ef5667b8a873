import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { PI } from '../shared/numbers/precise.ts';
import { exactly } from './lib/choice.ts';

/** In kilowatts. */
const HORSEPOWER = new D('0.74569987158227022');
const METRIC_HORSEPOWER = new D('0.73549875');
/** In newton metres. */
const POUND_FOOT = new D('1.3558179483314004');
/** Kilowatts of a newton metre at one turn a minute. */
const KW_PER_NM_RPM = PI.div(30_000);

export default defineTool({
  slug: 'horsepower-calculator',
  name: 'Horsepower Calculator',
  category: 'everyday',
  summary: 'Calculates the power, torque and speed of an engine from any two, in kW, hp and PS.',
  description: 'Give two of torque, speed and power, the power in kW or in mechanical horsepower. PS is the metric horsepower.',
  reference: 'P = torque·2π·rpm/60; hp = 745.69987158227022 W, PS = 735.49875 W',
  keywords: ['rpm', 'kw to hp', 'motor', 'brake horsepower', 'bhp', 'lb ft', 'newton metres'],
  inputs: z.strictObject({
    torqueNm: z.number().min(0).max(1e9).optional().describe('Torque in newton metres'),
    rpm: z.number().min(0.001).max(1e9).optional().describe('Speed in turns per minute'),
    powerKw: z.number().min(0).max(1e9).optional().describe('Power in kilowatts; or give powerHp'),
    powerHp: z.number().min(0).max(1e9).optional().describe('Power in mechanical horsepower, in place of powerKw'),
  }),
  result: z.strictObject({
    torqueNm: z.number().describe('Torque in newton metres'),
    torqueLbFt: z.number().describe('Torque in pound-feet'),
    rpm: z.number().describe('Speed in turns per minute'),
    powerKw: z.number().describe('Power in kilowatts'),
    powerHp: z.number().describe('Power in mechanical horsepower'),
    powerPs: z.number().describe('Power in metric horsepower (PS)'),
  }),
  headline: 'powerHp',
  examples: [
    {
      inputs: { torqueNm: 320, rpm: 4500 },
      result: {
        torqueNm: 320,
        torqueLbFt: 236.0198877687249,
        rpm: 4500,
        powerKw: 150.79644737231007,
        powerHp: 202.22136695872192,
        powerPs: 205.0261096600233,
      },
    },
    {
      inputs: { powerHp: 300, rpm: 5500 },
      result: {
        torqueNm: 388.4132311373778,
        torqueLbFt: 286.4788975654116,
        rpm: 5500,
        powerKw: 223.70996147468108,
        powerHp: 300,
        powerPs: 304.1608996272,
      },
    },
  ],
  run(inputs) {
    if (inputs.powerKw !== undefined && inputs.powerHp !== undefined) invalid('powerHp', 'must be left out if powerKw is given');
    const givenPower = inputs.powerHp === undefined ? inputs.powerKw : inputs.powerHp;
    exactly(2, { torqueNm: inputs.torqueNm, rpm: inputs.rpm, powerKw: givenPower }, ['torqueNm', 'rpm', 'powerKw']);
    if (inputs.rpm === undefined && inputs.torqueNm === 0) unprocessable('Without torque no speed gives the power: the torque must be above 0.', 'torqueNm');
    const given = {
      torque: new D(inputs.torqueNm ?? 0),
      rpm: new D(inputs.rpm ?? 0),
      power: new D(givenPower ?? 0).times(inputs.powerHp === undefined ? 1 : HORSEPOWER),
    };
    const torque = inputs.torqueNm === undefined ? given.power.div(given.rpm).div(KW_PER_NM_RPM) : given.torque;
    const rpm = inputs.rpm === undefined ? given.power.div(given.torque).div(KW_PER_NM_RPM) : given.rpm;
    const power = givenPower === undefined ? given.torque.times(given.rpm).times(KW_PER_NM_RPM) : given.power;
    return {
      torqueNm: ratio(torque),
      torqueLbFt: ratio(torque.div(POUND_FOOT)),
      rpm: ratio(rpm),
      powerKw: ratio(power),
      powerHp: ratio(power.div(HORSEPOWER)),
      powerPs: ratio(power.div(METRIC_HORSEPOWER)),
    };
  },
});
