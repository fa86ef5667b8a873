import { recogniser } from '../detection/recogniser.ts';

/** Seconds from 1601 and from the year 1 to 1970. */
const FILETIME_EPOCH = 11_644_473_600;
const TICKS_EPOCH = 62_135_596_800;
/** What a number of so many digits counts: how many in a second, and since when. */
const KINDS = [
  { what: 'a time of Windows (FILETIME)', digits: 18, perSecond: 1e7, epoch: FILETIME_EPOCH, confidence: 0.8 },
  { what: 'ticks of .NET', digits: 18, perSecond: 1e7, epoch: TICKS_EPOCH, confidence: 0.78 },
  { what: 'a time of WebKit', digits: 17, perSecond: 1e6, epoch: FILETIME_EPOCH, confidence: 0.84 },
];
/** From 1990 to 2040. */
const isNear = (seconds: number): boolean => seconds > 631_152_000 && seconds < 2_208_988_800;

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    const [, ticks] = /^0x(0?1[cdef][0-9a-f]{13,14})$/i.exec(line) ?? [];
    if (ticks !== undefined && isNear(Number.parseInt(ticks, 16) / 1e7 - FILETIME_EPOCH))
      return {
        what: 'a time of Windows (FILETIME)',
        confidence: 0.85,
        main: line,
        preview: new Date((Number.parseInt(ticks, 16) / 1e7 - FILETIME_EPOCH) * 1000).toISOString(),
      };
    if (!/^\d{9,19}(?:\.\d+)?$/.test(line)) return undefined;
    const kind = KINDS.find(({ digits, perSecond, epoch }) => line.length === digits && isNear(Number(line) / perSecond - epoch));
    if (!kind) return { what: 'a time stamp', confidence: [10, 13, 16, 19].includes(line.length) ? 0.45 : 0.15, main: line, preview: 'One of several epochs' };
    // The IDs of Discord and Twitter are as long, and not round.
    const { what, perSecond, epoch, confidence } = kind;
    return {
      what,
      confidence: line.endsWith('0000') ? 0.9 : confidence,
      main: line,
      preview: new Date((Number(line) / perSecond - epoch) * 1000).toISOString(),
    };
  },
});
