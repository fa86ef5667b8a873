/** Where the definitions of units stand; the data files name one for each unit. */
export const SI = 'SI Brochure, 9th edition (BIPM 2019)';
export const SP811 = 'NIST SP 811 (2008), Appendix B';
export const HB44 = 'NIST Handbook 44, Appendix C';
export const YARD_POUND = 'International yard and pound agreement, 1959';
export const UK_LAW = 'UK Weights and Measures Act 1985; Units of Measurement Regulations 1995';
export const CODATA = 'CODATA 2022';
export const IEC = 'IEC 80000-13:2008';
export const GREGORIAN = 'Mean year of the Gregorian calendar: 97 leap years in 400 years, 365.2425 days of 86400 s';
export const CGS = 'CGS system; SI Brochure, 8th edition, table 9';
export const GRAVITY = 'Standard acceleration of gravity, CGPM 1901';
