import { linear } from '../relation.ts';
import type { UnitDefinition } from '../unit.ts';
import { IEC } from './sources.ts';

/** To the bit. */
export const data: readonly UnitDefinition[] = [
  { code: 'bits', label: 'Bits', aliases: ['b', 'bit'], relation: linear('1'), source: IEC },
  { code: 'nibbles', label: 'Nibbles', aliases: ['nibble'], relation: linear('4'), source: 'Half an octet' },
  { code: 'bytes', label: 'Bytes', aliases: ['B', 'byte', 'octet', 'octets'], relation: linear('8'), source: IEC },
  { code: 'kbit', label: 'Kilobits', aliases: ['kilobit', 'kilobits'], relation: linear('1e3'), source: IEC },
  { code: 'mbit', label: 'Megabits', aliases: ['megabit', 'megabits'], relation: linear('1e6'), source: IEC },
  { code: 'gbit', label: 'Gigabits', aliases: ['gigabit', 'gigabits'], relation: linear('1e9'), source: IEC },
  { code: 'tbit', label: 'Terabits', aliases: ['terabit', 'terabits'], relation: linear('1e12'), source: IEC },
  { code: 'pbit', label: 'Petabits', aliases: ['petabit', 'petabits'], relation: linear('1e15'), source: IEC },
  { code: 'ebit', label: 'Exabits', aliases: ['exabit', 'exabits'], relation: linear('1e18'), source: IEC },
  { code: 'kb', label: 'Kilobytes', aliases: ['kB', 'kilobyte', 'kilobytes'], relation: linear('8e3'), source: IEC },
  { code: 'mb', label: 'Megabytes', aliases: ['MB', 'megabyte', 'megabytes'], relation: linear('8e6'), source: IEC },
  { code: 'gb', label: 'Gigabytes', aliases: ['GB', 'gigabyte', 'gigabytes'], relation: linear('8e9'), source: IEC },
  { code: 'tb', label: 'Terabytes', aliases: ['TB', 'terabyte', 'terabytes'], relation: linear('8e12'), source: IEC },
  { code: 'pb', label: 'Petabytes', aliases: ['PB', 'petabyte', 'petabytes'], relation: linear('8e15'), source: IEC },
  { code: 'eb', label: 'Exabytes', aliases: ['EB', 'exabyte', 'exabytes'], relation: linear('8e18'), source: IEC },
  { code: 'zb', label: 'Zettabytes', aliases: ['ZB', 'zettabyte', 'zettabytes'], relation: linear('8e21'), source: IEC },
  { code: 'yb', label: 'Yottabytes', aliases: ['YB', 'yottabyte', 'yottabytes'], relation: linear('8e24'), source: IEC },
  { code: 'kibit', label: 'Kibibits', aliases: ['kibibit', 'kibibits'], relation: linear('1024'), source: IEC },
  { code: 'mibit', label: 'Mebibits', aliases: ['mebibit', 'mebibits'], relation: linear('1024^2'), source: IEC },
  { code: 'gibit', label: 'Gibibits', aliases: ['gibibit', 'gibibits'], relation: linear('1024^3'), source: IEC },
  { code: 'tibit', label: 'Tebibits', aliases: ['tebibit', 'tebibits'], relation: linear('1024^4'), source: IEC },
  { code: 'pibit', label: 'Pebibits', aliases: ['pebibit', 'pebibits'], relation: linear('1024^5'), source: IEC },
  { code: 'kib', label: 'Kibibytes', aliases: ['KiB', 'kibibyte', 'kibibytes'], relation: linear('8 * 1024'), source: IEC },
  { code: 'mib', label: 'Mebibytes', aliases: ['MiB', 'mebibyte', 'mebibytes'], relation: linear('8 * 1024^2'), source: IEC },
  { code: 'gib', label: 'Gibibytes', aliases: ['GiB', 'gibibyte', 'gibibytes'], relation: linear('8 * 1024^3'), source: IEC },
  { code: 'tib', label: 'Tebibytes', aliases: ['TiB', 'tebibyte', 'tebibytes'], relation: linear('8 * 1024^4'), source: IEC },
  { code: 'pib', label: 'Pebibytes', aliases: ['PiB', 'pebibyte', 'pebibytes'], relation: linear('8 * 1024^5'), source: IEC },
  { code: 'eib', label: 'Exbibytes', aliases: ['EiB', 'exbibyte', 'exbibytes'], relation: linear('8 * 1024^6'), source: IEC },
  { code: 'zib', label: 'Zebibytes', aliases: ['ZiB', 'zebibyte', 'zebibytes'], relation: linear('8 * 1024^7'), source: IEC },
  { code: 'yib', label: 'Yobibytes', aliases: ['YiB', 'yobibyte', 'yobibytes'], relation: linear('8 * 1024^8'), source: IEC },
];

/** To the bit per second. */
export const dataRate: readonly UnitDefinition[] = [
  { code: 'bps', label: 'Bits per Second', aliases: ['bit/s', 'bits-per-second'], relation: linear('1'), source: IEC },
  { code: 'kbps', label: 'Kilobits per Second', aliases: ['kilobits-per-second', 'kbit/s'], relation: linear('1e3'), source: IEC },
  { code: 'mbps', label: 'Megabits per Second', aliases: ['megabits-per-second', 'Mbit/s'], relation: linear('1e6'), source: IEC },
  { code: 'gbps', label: 'Gigabits per Second', aliases: ['gigabits-per-second', 'Gbit/s'], relation: linear('1e9'), source: IEC },
  { code: 'tbps', label: 'Terabits per Second', aliases: ['terabits-per-second', 'Tbit/s'], relation: linear('1e12'), source: IEC },
  { code: 'byte-s', label: 'Bytes per Second', aliases: ['B/s', 'bytes-per-second'], relation: linear('8'), source: IEC },
  { code: 'kb-s', label: 'Kilobytes per Second', aliases: ['kB/s', 'kilobytes-per-second'], relation: linear('8e3'), source: IEC },
  { code: 'mb-s', label: 'Megabytes per Second', aliases: ['MB/s', 'megabytes-per-second'], relation: linear('8e6'), source: IEC },
  { code: 'gb-s', label: 'Gigabytes per Second', aliases: ['GB/s', 'gigabytes-per-second'], relation: linear('8e9'), source: IEC },
  { code: 'tb-s', label: 'Terabytes per Second', aliases: ['TB/s', 'terabytes-per-second'], relation: linear('8e12'), source: IEC },
  { code: 'kib-s', label: 'Kibibytes per Second', aliases: ['KiB/s', 'kibibytes-per-second'], relation: linear('8 * 1024'), source: IEC },
  { code: 'mib-s', label: 'Mebibytes per Second', aliases: ['MiB/s', 'mebibytes-per-second'], relation: linear('8 * 1024^2'), source: IEC },
  { code: 'gib-s', label: 'Gibibytes per Second', aliases: ['GiB/s', 'gibibytes-per-second'], relation: linear('8 * 1024^3'), source: IEC },
  { code: 'tib-s', label: 'Tebibytes per Second', aliases: ['TiB/s', 'tebibytes-per-second'], relation: linear('8 * 1024^4'), source: IEC },
];
