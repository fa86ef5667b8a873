import { z } from 'zod';

const EVERY_SEPARATOR = /[\s\-\u2010-\u2015./]/g;
const SPACES_AND_HYPHENS = /[\s\-\u2010-\u2015]/g;

/** A text with its ASCII letters in upper case; other letters stay, so that no foreign letter turns into an ASCII one. */
export const upperCase = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** A text with its ASCII letters in lower case. */
export const lowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** A value in upper case without spaces, hyphens of any kind, dots and slashes. */
export const compact = (value: string): string => upperCase(value.replace(EVERY_SEPARATOR, ''));

/** A value in upper case without spaces and hyphens of any kind. */
export const withoutSpacesAndHyphens = (value: string): string => upperCase(value.replace(SPACES_AND_HYPHENS, ''));

/** A text in groups of some length from the left. */
export const grouped = (text: string, length: number, separator = ' '): string =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, index) => text.slice(index * length, (index + 1) * length)).join(separator);

/** The answer to a value that is not valid. @param reason one sentence that says which rule failed */
export const refused = (reason: string): { valid: false; reason: string } => ({ valid: false, reason });

/** The answer to a value of which only the check digit is wrong. */
export const wrongCheckDigit = (expectedCheckDigit: string): { valid: false; expectedCheckDigit: string; reason: string } => ({
  valid: false,
  expectedCheckDigit,
  reason: `The check digit is wrong; it would have to be ${expectedCheckDigit}.`,
});

/** Fields of nearly every validator's result. */
export const valid = z.boolean().describe('Whether the value passes every rule');
export const reason = z.string().optional().describe('Why the value is not valid, in one sentence; absent when it is valid');
export const expectedCheckDigit = z.string().optional().describe('The right check digit, given when only that one is wrong');
