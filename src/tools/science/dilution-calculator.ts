import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { firstOf, quantityOf } from './lib/quantities.ts';

const quantity = z.number().min(1e-30).max(1e30).optional();

export default defineTool({
  slug: 'dilution-calculator',
  name: 'Dilution Calculator',
  category: 'science',
  summary: 'Calculates how to dilute a stock solution (C1V1 = C2V2), and how much diluent to add.',
  description: 'Give exactly three of the four. Both concentrations have one unit, whichever it is, and both volumes one.',
  reference: 'C1·V1 = C2·V2',
  keywords: ['c1v1', 'c1v1=c2v2', 'stock solution', 'solvent', 'lab solution', 'dilute', 'dilution factor', 'molarity'],
  inputs: z.strictObject({
    stockConcentration: quantity.describe('Concentration of the stock solution, in any unit'),
    stockVolume: quantity.describe('Volume of stock solution to take, in any unit'),
    finalConcentration: quantity.describe('Concentration after dilution, in the unit of the stock concentration'),
    finalVolume: quantity.describe('Volume after dilution, in the unit of the stock volume; not below it'),
  }),
  result: z.strictObject({
    stockConcentration: z.number().describe('Concentration of the stock solution'),
    stockVolume: z.number().describe('Volume of stock solution to take'),
    finalConcentration: z.number().describe('Concentration after dilution'),
    finalVolume: z.number().describe('Volume after dilution'),
    diluentVolume: z.number().describe('Volume of solvent to add: the final volume less that of the stock'),
    dilutionFactor: z.number().describe('How many times the solution is diluted: the stock concentration over the final one'),
  }),
  headline: 'stockVolume',
  examples: [
    {
      inputs: { stockConcentration: 12, finalConcentration: 1, finalVolume: 500 },
      result: {
        stockConcentration: 12,
        stockVolume: 41.666666666666664,
        finalConcentration: 1,
        finalVolume: 500,
        diluentVolume: 458.3333333333333,
        dilutionFactor: 12,
      },
    },
    {
      inputs: { stockConcentration: 70, stockVolume: 250, finalConcentration: 50 },
      result: { stockConcentration: 70, stockVolume: 250, finalConcentration: 50, finalVolume: 350, diluentVolume: 100, dilutionFactor: 1.4 },
    },
  ],
  run(inputs) {
    giveExactly(3, inputs, ['stockConcentration', 'stockVolume', 'finalConcentration', 'finalVolume']);
    const [c1, v1] = [quantityOf(inputs.stockConcentration), quantityOf(inputs.stockVolume)];
    const [c2, v2] = [quantityOf(inputs.finalConcentration), quantityOf(inputs.finalVolume)];
    const stockConcentration = firstOf(c1, v2 && v1 && c2?.times(v2).div(v1));
    const finalConcentration = firstOf(c2, v1 && v2 && c1?.times(v1).div(v2));
    const stockVolume = firstOf(v1, v2?.times(finalConcentration).div(stockConcentration));
    const finalVolume = firstOf(v2, stockVolume.times(stockConcentration).div(finalConcentration));
    if (finalVolume.lt(stockVolume)) unprocessable('The final volume would be below that of the stock: a solution does not become stronger by dilution.');
    return {
      stockConcentration: inputs.stockConcentration ?? doubleOf(stockConcentration),
      stockVolume: inputs.stockVolume ?? doubleOf(stockVolume),
      finalConcentration: inputs.finalConcentration ?? doubleOf(finalConcentration),
      finalVolume: inputs.finalVolume ?? doubleOf(finalVolume),
      diluentVolume: doubleOf(finalVolume.minus(stockVolume)),
      dilutionFactor: doubleOf(stockConcentration.div(finalConcentration)),
    };
  },
});
