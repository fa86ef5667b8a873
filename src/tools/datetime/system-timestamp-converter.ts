import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { instantAt, readMoment, zonedOf } from './lib/moments.ts';
import { type ExactNumber, inSystems, readNumber, SYSTEMS } from './lib/systems.ts';

const WHOLE = new Set(['windowsFiletime', 'dotNetTicks', 'webkit', 'dosFat']);

export default defineTool({
  slug: 'system-timestamp-converter',
  name: 'System Timestamp Converter',
  category: 'datetime',
  summary: 'Converts between Windows FILETIME, .NET ticks, Chrome/WebKit, Apple Cocoa, HFS+, GPS, NTP, DOS/FAT, OLE and Unix times.',
  description:
    'Everything is in UTC and kept to 100 ns. A GPS second inside a leap second reads as the second after it. An OLE date before its epoch has the time as a positive fraction: -1.25 is 1899-12-29T06:00. NTP seconds continue without wrapping, GPS weeks without rollover.',
  reference: 'Epochs as the systems document them; GPS minus UTC from IERS Bulletin C, 18 s since 2017-01-01',
  keywords: ['filetime', 'ldap', 'active directory', 'ticks', 'nsdate', 'core data', 'gps time', 'gps week', 'fat timestamp', 'forensics'],
  inputs: z.strictObject({
    value: z
      .union([z.number(), z.string().min(1).max(100)])
      .describe('A number, text of a decimal number, or 0x and hexadecimal digits; with `from` iso a date, local time or instant in UTC'),
    from: z
      .enum(['iso', 'unixSeconds', 'unixMilliseconds', 'windowsFiletime', 'dotNetTicks', 'webkit', 'cocoa', 'macHfs', 'gps', 'ntp', 'dosFat', 'ole'])
      .describe('The system that the value is a time of'),
  }),
  result: z.strictObject({
    iso: z.string().describe('The instant in UTC, written with Z'),
    unixSeconds: z.number().describe('Seconds since 1970-01-01'),
    windowsFiletime: z.string().describe('Steps of 100 ns since 1601-01-01 (Active Directory, LDAP, NTFS)'),
    windowsFiletimeHex: z.string().describe('The FILETIME as 16 lower-case hex digits'),
    dotNetTicks: z.string().describe('Steps of 100 ns since 0001-01-01'),
    webkit: z.string().describe('Microseconds since 1601-01-01 (Chrome), rounded down'),
    cocoa: z.number().describe('Seconds since 2001-01-01 (Core Data, CFAbsoluteTime)'),
    macHfs: z.number().describe('Seconds since 1904-01-01 (HFS+, QuickTime)'),
    ntp: z.number().describe('Seconds since 1900-01-01, era 0 carried on without wrapping'),
    ole: z.number().describe('Days since 1899-12-30 (OLE Automation, DATE)'),
    gps: z.number().optional().describe('Seconds since 1980-01-06 with the leap seconds counted; absent before that'),
    gpsWeek: z.int().optional().describe('Full GPS week without rollover; absent before 1980-01-06'),
    gpsSecondsOfWeek: z.number().optional().describe('Seconds since the GPS week began; absent before 1980-01-06'),
    dosFat: z.int().optional().describe('Date and time packed in 32 bits, rounded down to 2 seconds; only from 1980 to 2107'),
  }),
  examples: [
    {
      inputs: {
        value: '133444736000000000',
        from: 'windowsFiletime',
      },
      result: {
        iso: '2023-11-14T22:13:20Z',
        unixSeconds: 1700000000,
        windowsFiletime: '133444736000000000',
        windowsFiletimeHex: '01da1747c66d0000',
        dotNetTicks: '638355968000000000',
        webkit: '13344473600000000',
        cocoa: 721692800,
        macHfs: 3782844800,
        ntp: 3908988800,
        ole: 45244.92592592593,
        gps: 1384035218,
        gpsWeek: 2288,
        gpsSecondsOfWeek: 252818,
        dosFat: 1466872234,
      },
    },
    {
      inputs: {
        value: '2024-02-29T12:34:56Z',
        from: 'iso',
      },
      result: {
        iso: '2024-02-29T12:34:56Z',
        unixSeconds: 1709210096,
        windowsFiletime: '133536836960000000',
        windowsFiletimeHex: '01da6b0bb36e1800',
        dotNetTicks: '638448068960000000',
        webkit: '13353683696000000',
        cocoa: 730902896,
        macHfs: 3792054896,
        ntp: 3918198896,
        ole: 45351.52425925926,
        gps: 1393245314,
        gpsWeek: 2303,
        gpsSecondsOfWeek: 390914,
        dosFat: 1482515548,
      },
    },
  ],
  run({ value, from }) {
    if (from === 'iso') {
      const moment = readMoment(String(value));
      if (!moment) invalid('value', 'must be a date, local time or instant that exists, such as 2024-03-05T15:04:05Z');
      return inSystems(zonedOf(moment, 'UTC').epochNanoseconds);
    }
    const instant = SYSTEMS[from](numberFor(value, from));
    instantAt(instant);
    return inSystems(instant);
  },
});

function numberFor(value: number | string, from: string): ExactNumber {
  const number = readNumber(value);
  if (!number) invalid('value', `must be a number, decimal digits, or 0x and hexadecimal digits when from is ${from}`);
  if (WHOLE.has(from) && number.digits % 10n ** BigInt(number.decimals) !== 0n) invalid('value', `must be a whole number when from is ${from}`);
  return number;
}
