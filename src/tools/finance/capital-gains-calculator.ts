import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { addMonths, checkedDate, dateText, dayNumber } from '../shared/dates/dates.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

/** What is left of one purchase. */
interface Lot {
  date: string;
  quantity: D;
  cost: D;
  costPerUnit: D;
  order: number;
}

type Method = 'fifo' | 'lifo' | 'hifo';

/** Positive when `a` is sold before `b`. */
const SOLD_FIRST: Record<Method, (a: Lot, b: Lot) => number> = {
  fifo: (a, b) => b.order - a.order,
  lifo: (a, b) => a.order - b.order,
  hifo: (a, b) => a.costPerUnit.cmp(b.costPerUnit) || b.order - a.order,
};

export default defineTool({
  slug: 'capital-gains-calculator',
  name: 'Capital Gains Calculator (FIFO, LIFO, HIFO, Average)',
  category: 'finance',
  summary: 'Calculates the realised gains of a list of trades by the chosen cost-basis method.',
  description:
    "Trades are sorted by date, those of one day as given. A purchase's fee adds to its cost, a sale's fee lowers its proceeds. Long-term is a lot sold after the same date a year later.",
  reference: 'Cost basis methods: first in first out, last in first out, highest in first out, average cost',
  keywords: ['tax', 'shares', 'crypto', 'cost basis', 'realized'],
  inputs: z.strictObject({
    transactions: z
      .array(
        z.strictObject({
          date: dateText.describe('Date of the trade, YYYY-MM-DD'),
          type: z.enum(['buy', 'sell']).describe('Whether it is a purchase or a sale'),
          quantity: z.number().min(1e-12).max(1e15).describe('Number of units traded'),
          price: z.number().min(0).max(1e12).describe('Price of one unit of the asset'),
          fee: z.number().min(0).max(1e12).default(0).describe('Fee charged for the trade'),
        }),
      )
      .min(1)
      .max(5000)
      .describe('Trades of one asset, in any order'),
    method: z.enum(['fifo', 'lifo', 'hifo', 'average']).default('fifo').describe('Which lots are sold first: oldest, newest, dearest, or all at average cost'),
    decimals,
  }),
  result: z.strictObject({
    realizedGain: z.number().describe('Gain of all sales together, negative for a loss'),
    shortTermGain: z.number().optional().describe('Gain on lots held for up to one year; absent for average'),
    longTermGain: z.number().optional().describe('Gain on lots held for more than one year; absent for average'),
    remainingQuantity: z.number().describe('Units still held, not rounded'),
    remainingCost: z.number().describe('Cost of the units still held'),
    sales: z
      .array(
        z.strictObject({
          date: z.string().describe('Date of the sale, YYYY-MM-DD'),
          quantity: z.number().describe('Number of units sold'),
          proceeds: z.number().describe('Amount received, less the fee'),
          cost: z.number().describe('Cost of the units sold, fees included'),
          gain: z.number().describe('Proceeds less cost, negative for a loss'),
        }),
      )
      .describe('The sales by date'),
  }),
  examples: [
    {
      inputs: {
        transactions: [
          { date: '2023-01-10', type: 'buy', quantity: 10, price: 100 },
          { date: '2024-02-01', type: 'buy', quantity: 10, price: 150, fee: 5 },
          { date: '2024-06-01', type: 'sell', quantity: 15, price: 180, fee: 9 },
        ],
      },
      result: {
        realizedGain: 938.5,
        shortTermGain: 144.5,
        longTermGain: 794,
        remainingQuantity: 5,
        remainingCost: 752.5,
        sales: [{ date: '2024-06-01', quantity: 15, proceeds: 2691, cost: 1752.5, gain: 938.5 }],
      },
    },
  ],
  run({ transactions, method, decimals: places }) {
    const trades = transactions.map((trade, index) => ({ ...trade, index })).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    const holding = method === 'average' ? new Pool() : new Lots(SOLD_FIRST[method]);
    const sales: { date: string; quantity: number; proceeds: number; cost: number; gain: number }[] = [];
    let realized = new D(0);
    let longTerm = new D(0);
    for (const { date, type, quantity: given, price, fee, index } of trades) {
      const quantity = new D(given);
      const amount = quantity.times(price);
      if (type === 'buy') {
        holding.buy(date, quantity, amount.plus(fee));
        continue;
      }
      if (quantity.gt(holding.quantity)) {
        unprocessable(`The sale on ${date} is of ${given}, but only ${holding.quantity} are held then.`, `transactions[${index}].quantity`);
      }
      const proceeds = amount.minus(fee);
      const sold = holding.sell(date, quantity);
      const gain = proceeds.minus(sold.cost);
      realized = realized.plus(gain);
      longTerm = longTerm.plus(proceeds.times(sold.longTermQuantity).div(quantity).minus(sold.longTermCost));
      sales.push({ date, quantity: given, proceeds: money(proceeds, places), cost: money(sold.cost, places), gain: money(gain, places) });
    }
    return {
      realizedGain: money(realized, places),
      ...(method !== 'average' && { shortTermGain: money(realized.minus(longTerm), places), longTermGain: money(longTerm, places) }),
      remainingQuantity: ratio(holding.quantity),
      remainingCost: money(holding.cost, places),
      sales,
    };
  },
});

interface Sold {
  cost: D;
  longTermCost: D;
  longTermQuantity: D;
}

/** Lots in the order in which they are sold, the next one last. */
class Lots {
  quantity = new D(0);
  cost = new D(0);
  readonly #lots: Lot[] = [];
  readonly #soldFirst: (a: Lot, b: Lot) => number;
  #bought = 0;

  constructor(soldFirst: (a: Lot, b: Lot) => number) {
    this.#soldFirst = soldFirst;
  }

  buy(date: string, quantity: D, cost: D): void {
    const lot = { date, quantity, cost, costPerUnit: cost.div(quantity), order: this.#bought++ };
    let [low, high] = [0, this.#lots.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#lots[middle];
      if (other && this.#soldFirst(other, lot) < 0) low = middle + 1;
      else high = middle;
    }
    this.#lots.splice(low, 0, lot);
    this.quantity = this.quantity.plus(quantity);
    this.cost = this.cost.plus(cost);
  }

  sell(date: string, quantity: D): Sold {
    const sold = { cost: new D(0), longTermCost: new D(0), longTermQuantity: new D(0) };
    let left = quantity;
    for (let lot = this.#lots.at(-1); lot && left.gt(0); lot = this.#lots.at(-1)) {
      const whole = left.gte(lot.quantity);
      const taken = whole ? lot.quantity : left;
      const cost = whole ? lot.cost : lot.costPerUnit.times(taken);
      if (whole) this.#lots.pop();
      lot.quantity = lot.quantity.minus(taken);
      lot.cost = lot.cost.minus(cost);
      left = left.minus(taken);
      sold.cost = sold.cost.plus(cost);
      if (dayNumber(checkedDate(date)) > dayNumber(addMonths(checkedDate(lot.date), 12))) {
        sold.longTermCost = sold.longTermCost.plus(cost);
        sold.longTermQuantity = sold.longTermQuantity.plus(taken);
      }
    }
    this.quantity = this.quantity.minus(quantity);
    this.cost = this.cost.minus(sold.cost);
    return sold;
  }
}

/** Everything held at its average cost. */
class Pool {
  quantity = new D(0);
  cost = new D(0);

  buy(_date: string, quantity: D, cost: D): void {
    this.quantity = this.quantity.plus(quantity);
    this.cost = this.cost.plus(cost);
  }

  sell(_date: string, quantity: D): Sold {
    const cost = quantity.eq(this.quantity) ? this.cost : this.cost.times(quantity).div(this.quantity);
    this.quantity = this.quantity.minus(quantity);
    this.cost = this.cost.minus(cost);
    return { cost, longTermCost: new D(0), longTermQuantity: new D(0) };
  }
}
