import { parseIpv6 } from './ip.ts';

const NUMBER = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const IPV4 = new RegExp(`^${NUMBER}(?:\\.${NUMBER}){3}$`);

/** Whether a string is an IPv4 address: four decimal numbers to 255 without leading zeros. */
export const isIpv4 = (text: string): boolean => IPV4.test(text);

/** Whether a string is an IPv6 address in a form of RFC 4291 section 2.2, without a zone. */
export const isIpv6 = (text: string): boolean => parseIpv6(text) !== undefined;
