import { unprocessable } from '../../errors.ts';
import { coverOf, formatNetwork, type IpRange } from '../../shared/net/ip.ts';
import { grouped } from '../../shared/text/counts.ts';

const MAX_CIDRS = 250_000;

/** The fewest CIDRs that cover merged ranges. More than 250,000 of them are unprocessable. @param path the field the ranges come from */
export function cidrsOf(ranges: readonly IpRange[], path: string): string[] {
  const cidrs: string[] = [];
  for (const range of ranges) {
    for (const network of coverOf(range)) cidrs.push(formatNetwork(network));
    if (cidrs.length > MAX_CIDRS) unprocessable(`The result has more than ${grouped(MAX_CIDRS)} CIDRs; send fewer entries at a time.`, path);
  }
  return cidrs;
}
