import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, fraction, money, rounded } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'invoice-calculator',
  name: 'Invoice Calculator',
  category: 'finance',
  summary: 'Calculates the line totals, discounts, taxes by rate and grand total of an invoice.',
  description:
    'Prices are net. Line nets are rounded first and everything else works on them; tax is rounded per line or per rate, as taxRounding says. Shipping counts as a line for tax.',
  reference: 'EN 16931 (tax by category, rounding per rate)',
  keywords: ['bill', 'vat', 'line items', 'billing'],
  inputs: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          description: z.string().max(500).optional().describe('What the line is for'),
          quantity: z.number().min(-1e9).max(1e9).default(1).describe('Number of units'),
          unitPrice: z.number().min(-1e12).max(1e12).describe('Net price of a unit'),
          discountPercent: z.number().min(0).max(100).default(0).describe('Discount on this line, in percent'),
          taxPercent: z.number().min(0).max(1000).default(0).describe('Tax rate of this line, in percent'),
        }),
      )
      .min(1)
      .max(1000)
      .describe('Lines of the invoice'),
    invoiceDiscountPercent: z.number().min(0).max(100).default(0).describe('Discount on every line after its own, in percent'),
    shipping: z.number().min(0).max(1e12).default(0).describe('Net price of shipping'),
    shippingTaxPercent: z.number().min(0).max(1000).default(0).describe('Tax rate on shipping, in percent'),
    taxRounding: z.enum(['line', 'rate']).default('rate').describe('What is rounded: the tax of each line, or the sum for each rate'),
    amountPaid: z.number().min(0).max(1e15).default(0).describe('Amount that is already paid'),
    decimals,
  }),
  result: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          net: z.number().describe('Line total after discounts, without tax'),
          tax: z.number().describe('Tax on the line'),
          gross: z.number().describe('Line total with tax'),
        }),
      )
      .describe('Figures of the lines, in order'),
    subtotal: z.number().describe('Sum of the net line totals'),
    shipping: z.number().describe('Net price of shipping'),
    taxByRate: z
      .array(
        z.strictObject({
          ratePercent: z.number().describe('Tax rate in percent'),
          net: z.number().describe('Net sum taxed at the rate'),
          tax: z.number().describe('Tax at the rate'),
        }),
      )
      .describe('Tax for each rate in use, ascending by rate, shipping included'),
    totalTax: z.number().describe('Amount of the taxes by rate'),
    total: z.number().describe('Sum of subtotal, shipping and tax'),
    balanceDue: z.number().describe('Total less amountPaid'),
  }),
  headline: 'total',
  examples: [
    {
      inputs: {
        lines: [
          { description: 'Widget', quantity: 3, unitPrice: 9.99, taxPercent: 20 },
          { description: 'Book', quantity: 1, unitPrice: 12.5, discountPercent: 10, taxPercent: 5 },
        ],
        shipping: 4.95,
        shippingTaxPercent: 20,
      },
      result: {
        lines: [
          { net: 29.97, tax: 5.99, gross: 35.96 },
          { net: 11.25, tax: 0.56, gross: 11.81 },
        ],
        subtotal: 41.22,
        shipping: 4.95,
        taxByRate: [
          { ratePercent: 5, net: 11.25, tax: 0.56 },
          { ratePercent: 20, net: 34.92, tax: 6.98 },
        ],
        totalTax: 7.54,
        total: 53.71,
        balanceDue: 53.71,
      },
    },
  ],
  run({ lines: given, taxRounding, decimals: places, ...inputs }) {
    const round = (sum: D): D => rounded(sum, places);
    const billed = (net: D, ratePercent: number) => ({ net, ratePercent, tax: round(net.times(fraction(ratePercent))) });
    const kept = D.sub(1, fraction(inputs.invoiceDiscountPercent));
    const lines = given.map(({ quantity, unitPrice, discountPercent, taxPercent }) =>
      billed(
        round(
          new D(quantity)
            .times(unitPrice)
            .times(D.sub(1, fraction(discountPercent)))
            .times(kept),
        ),
        taxPercent,
      ),
    );
    const shipping = billed(round(new D(inputs.shipping)), inputs.shippingTaxPercent);
    const taxed = shipping.net.isZero() ? lines : [...lines, shipping];
    const rates = new Map<number, { net: D; tax: D }>();
    for (const { net, ratePercent, tax } of taxed) {
      const sums = rates.get(ratePercent);
      rates.set(ratePercent, { net: sums ? sums.net.plus(net) : net, tax: sums ? sums.tax.plus(tax) : tax });
    }
    const taxByRate = [...rates]
      .sort(([a], [b]) => a - b)
      .map(([ratePercent, { net, tax }]) => ({ ratePercent, net, tax: taxRounding === 'line' ? tax : round(net.times(fraction(ratePercent))) }));
    const subtotal = lines.reduce((sum, { net }) => sum.plus(net), new D(0));
    const totalTax = taxByRate.reduce((sum, { tax }) => sum.plus(tax), new D(0));
    const total = subtotal.plus(shipping.net).plus(totalTax);
    return {
      lines: lines.map(({ net, tax }) => ({ net: money(net, places), tax: money(tax, places), gross: money(net.plus(tax), places) })),
      subtotal: money(subtotal, places),
      shipping: money(shipping.net, places),
      taxByRate: taxByRate.map(({ ratePercent, net, tax }) => ({ ratePercent, net: money(net, places), tax: money(tax, places) })),
      totalTax: money(totalTax, places),
      total: money(total, places),
      balanceDue: money(total.minus(inputs.amountPaid), places),
    };
  },
});
