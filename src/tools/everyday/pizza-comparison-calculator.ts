import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { PI } from '../shared/numbers/precise.ts';

/** Digits that count: what long division leaves behind them must not break a tie. */
const TRUSTED_DIGITS = 45;
/** From the price of a square of the radius to that of 100 cm². */
const OF_100 = new D(100).div(PI);

export default defineTool({
  slug: 'pizza-comparison-calculator',
  name: 'Pizza Comparison Calculator',
  category: 'everyday',
  summary: 'Calculates which pizza is the better buy, by area.',
  description: 'A pizza of twice the diameter has four times the area. The crust can be left out of the area.',
  reference: 'area = count·π·(diameter/2 − crust)²',
  keywords: ['price per area', 'best value', 'large or two small', 'deal', 'size', 'compare', 'cheaper'],
  inputs: z.strictObject({
    pizzas: z
      .array(
        z.strictObject({
          diameterCm: z.number().min(1).max(1000).describe('Diameter of a pizza in cm'),
          price: z.number().min(0).max(1e6).describe('Price of all the pizzas of this offer together'),
          count: z.number().positive().max(1000).default(1).describe('How many pizzas the offer is for'),
          crustCm: z.number().min(0).default(0).describe('Width of the crust in cm that does not count, below half the diameter'),
        }),
      )
      .min(1)
      .max(50)
      .describe('The offers to compare'),
  }),
  result: z.strictObject({
    pizzas: z
      .array(
        z.strictObject({
          areaCm2: z.number().describe('Area of all pizzas of the offer in cm², without the crust'),
          pricePer100Cm2: z.number().describe('Price of 100 cm², not rounded'),
        }),
      )
      .describe('The offers in the order given'),
    best: z.int().describe('Position from 0 of the offer with the lowest price per area, the first of equal ones'),
    savingPercent: z.number().describe('What the best saves against the worst per area, in percent; 0 if all are free'),
  }),
  headline: 'best',
  views: [{ kind: 'written', field: 'best', as: 'Offer {best+}' }],
  examples: [
    {
      inputs: {
        pizzas: [
          { diameterCm: 26, price: 8.5, count: 2 },
          { diameterCm: 40, price: 15 },
        ],
      },
      result: {
        pizzas: [
          { areaCm2: 1061.85831691335, pricePer100Cm2: 0.8004834415864558 },
          { areaCm2: 1256.6370614359173, pricePer100Cm2: 1.193662073189215 },
        ],
        best: 0,
        savingPercent: 32.938856015779095,
      },
    },
    {
      inputs: {
        pizzas: [
          { diameterCm: 32, price: 12, crustCm: 2 },
          { diameterCm: 36, price: 14, crustCm: 2 },
        ],
      },
      result: {
        pizzas: [
          { areaCm2: 615.7521601035995, pricePer100Cm2: 1.948836037859943 },
          { areaCm2: 804.247719318987, pricePer100Cm2: 1.7407571900676053 },
        ],
        best: 1,
        savingPercent: 10.677083333333334,
      },
    },
  ],
  run({ pizzas }) {
    const offers = pizzas.map(({ diameterCm, price, count, crustCm }, index) => {
      const radius = new D(diameterCm).div(2).minus(crustCm);
      if (radius.lte(0)) invalid(`pizzas[${index}].crustCm`, `must be below half the diameter, which is ${diameterCm / 2}`);
      const squares = radius.times(radius).times(count);
      return { squares, perSquare: new D(price).div(squares) };
    });
    const prices = offers.map(({ perSquare }) => perSquare.toSignificantDigits(TRUSTED_DIGITS));
    const [lowest, highest] = [D.min(...prices), D.max(...prices)];
    return {
      pizzas: offers.map(({ squares, perSquare }) => ({ areaCm2: ratio(squares.times(PI)), pricePer100Cm2: ratio(perSquare.times(OF_100)) })),
      best: prices.findIndex((price) => price.eq(lowest)),
      savingPercent: highest.isZero() ? 0 : ratio(highest.minus(lowest).div(highest).times(100)),
    };
  },
});
