import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, money } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'expense-split-calculator',
  name: 'Expense Split Calculator',
  category: 'finance',
  summary: 'Works out who owes whom after a trip, with only a few payments.',
  description:
    'Each expense is rounded, then split evenly in smallest units; units left over go one each to the first sharers in the order of `people`. The largest debtor pays the largest creditor, until all is settled.',
  reference: 'Greedy settlement of balances',
  keywords: ['splitwise', 'trip', 'shared costs', 'roommates', 'settle up'],
  inputs: z.strictObject({
    people: z.array(z.string()).min(2).max(100).describe('Names of the people, all different'),
    expenses: z
      .array(
        z.strictObject({
          paidBy: z.string().describe('Name of who paid'),
          amount: z.number().min(0.01).max(1e12).describe('Amount that was paid'),
          sharedBy: z.array(z.string()).min(1).max(100).optional().describe('Names of who shares it; if omitted, everyone'),
          description: z.string().max(200).optional().describe('What the expense was for'),
        }),
      )
      .min(1)
      .max(1000)
      .describe('The expenses to split'),
    decimals: z.int().min(0).max(10).default(2).describe('Decimals of the currency'),
  }),
  result: z.strictObject({
    total: z.number().describe('Sum of all expenses'),
    balances: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the person'),
          paid: z.number().describe('Amount the person paid'),
          share: z.number().describe('Amount the person owes for the expenses'),
          balance: z.number().describe('Paid less share; positive gets money back'),
        }),
      )
      .describe('A row for each person'),
    transfers: z
      .array(
        z.strictObject({
          from: z.string().describe('Name of who pays'),
          to: z.string().describe('Name of who is paid'),
          amount: z.number().describe('Amount to pay'),
        }),
      )
      .describe('Payments that settle everything'),
  }),
  headline: 'transfers',
  examples: [
    {
      inputs: {
        people: ['Ann', 'Bob', 'Cy'],
        expenses: [
          { paidBy: 'Ann', amount: 100 },
          { paidBy: 'Bob', amount: 30, sharedBy: ['Bob', 'Cy'] },
        ],
      },
      result: {
        total: 130,
        balances: [
          { name: 'Ann', paid: 100, share: 33.34, balance: 66.66 },
          { name: 'Bob', paid: 30, share: 48.33, balance: -18.33 },
          { name: 'Cy', paid: 0, share: 48.33, balance: -48.33 },
        ],
        transfers: [
          { from: 'Cy', to: 'Ann', amount: 48.33 },
          { from: 'Bob', to: 'Ann', amount: 18.33 },
        ],
      },
    },
  ],
  run({ people, expenses, decimals: places }) {
    const order = new Map<string, number>();
    people.forEach((name, index) => {
      if (order.has(name)) invalid(`people[${index}]`, `must be named once; ${JSON.stringify(name)} occurs twice`);
      order.set(name, index);
    });
    const indexOf = (name: string, path: string): number =>
      order.get(name) ?? invalid(path, `must be one of people; ${JSON.stringify(name.slice(0, 100))} is not`);
    // Whole smallest units, as in cents.
    const unit = new D(10).pow(places);
    const paid = people.map(() => 0n);
    const shares = people.map(() => 0n);
    const add = (sums: bigint[], index: number, amount: bigint) => {
      sums[index] = (sums[index] ?? 0n) + amount;
    };
    expenses.forEach(({ paidBy, amount, sharedBy }, position) => {
      const units = BigInt(new D(amount).times(unit).toDecimalPlaces(0, D.ROUND_HALF_UP).toFixed());
      add(paid, indexOf(paidBy, `expenses[${position}].paidBy`), units);
      const sharers = sharedBy?.map((name, index) => indexOf(name, `expenses[${position}].sharedBy[${index}]`)) ?? people.map((_, index) => index);
      if (new Set(sharers).size !== sharers.length) invalid(`expenses[${position}].sharedBy`, 'must name each sharer once');
      sharers.sort((a, b) => a - b);
      const each = units / BigInt(sharers.length);
      const left = units % BigInt(sharers.length);
      sharers.forEach((sharer, index) => {
        add(shares, sharer, each + (BigInt(index) < left ? 1n : 0n));
      });
    });
    const inMoney = (units: bigint): number => money(new D(String(units)).div(unit), places);
    const balances = people.map((_, index) => (paid[index] ?? 0n) - (shares[index] ?? 0n));
    return {
      total: inMoney(paid.reduce((sum, units) => sum + units, 0n)),
      balances: people.map((name, index) => ({
        name,
        paid: inMoney(paid[index] ?? 0n),
        share: inMoney(shares[index] ?? 0n),
        balance: inMoney(balances[index] ?? 0n),
      })),
      transfers: settle(balances).map(({ from, to, units }) => ({ from: people[from] ?? '', to: people[to] ?? '', amount: inMoney(units) })),
    };
  },
});

/** The largest debtor pays the largest creditor, the first of equals, until nobody owes anything. */
function settle(balances: readonly bigint[]): { from: number; to: number; units: bigint }[] {
  const open = [...balances];
  const transfers: { from: number; to: number; units: bigint }[] = [];
  for (;;) {
    let [from, to] = [0, 0];
    open.forEach((balance, index) => {
      if (balance < (open[from] ?? 0n)) from = index;
      if (balance > (open[to] ?? 0n)) to = index;
    });
    const debt = -(open[from] ?? 0n);
    const credit = open[to] ?? 0n;
    if (debt <= 0n || credit <= 0n) return transfers;
    const units = debt < credit ? debt : credit;
    open[from] = units - debt;
    open[to] = credit - units;
    transfers.push({ from, to, units });
  }
}
