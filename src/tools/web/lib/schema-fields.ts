// Inputs that several schema.org generators share, and what is made of them.
import { z } from 'zod';
import { invalid } from '../../errors.ts';
import { parseDate } from '../../shared/dates/dates.ts';
import { type JsonLd, node } from './json-ld.ts';
import { parseMoment } from './moments.ts';

/** The parts of a postal address as inputs. */
export const addressFields = {
  street: z.string().min(1).max(500).optional().describe('Street and house number of the address'),
  city: z.string().min(1).max(200).optional().describe('Town or city of the address'),
  region: z.string().min(1).max(200).optional().describe('State, province or county of the address'),
  postalCode: z.string().min(1).max(50).optional().describe('Postal code or ZIP code of the address'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code of two capitals (ISO 3166-1 alpha-2), such as GB')
    .optional()
    .describe('Country of the address as two capitals (ISO 3166-1 alpha-2)'),
};

interface Address {
  street?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  postalCode?: string | undefined;
  country?: string | undefined;
}

/** A PostalAddress, or undefined without any of its parts. */
export const postalAddress = ({ street, city, region, postalCode, country }: Address): JsonLd | undefined =>
  node('PostalAddress', { streetAddress: street, addressLocality: city, addressRegion: region, postalCode, addressCountry: country });

/** An ISO 4217 currency code. */
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be a currency code of three capitals (ISO 4217), such as EUR')
  .optional();

/** A real calendar date of any year. */
export const day = () => z.string().refine((text) => parseDate(text, 1) !== undefined, { error: 'must be a real calendar date written YYYY-MM-DD' });

/** A date, or a date with a time of day and an offset. */
export const moment = () =>
  z
    .string()
    .min(10)
    .max(40)
    .refine((text) => parseMoment(text) !== undefined, { error: 'must be a date such as 2026-03-01 or an ISO 8601 instant such as 2026-03-01T12:00:00Z' });

/** Refuses an end before its start; they are compared as dates when either is one. @param path the field of the end */
export function refuseEarlier(start: string | undefined, end: string | undefined, path: string, startPath: string): void {
  const first = start === undefined ? undefined : parseMoment(start);
  const last = end === undefined ? undefined : parseMoment(end);
  if (!first || !last) return;
  const isEarlier = first.instant === undefined || last.instant === undefined ? last.date < first.date : last.instant < first.instant;
  if (isEarlier) invalid(path, `must not be before ${startPath}`);
}
