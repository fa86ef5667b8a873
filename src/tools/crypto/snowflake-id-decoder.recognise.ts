import { type Found, recogniser } from '../detection/recogniser.ts';

const TWITTER = 1_288_834_974_657n;
const DISCORD = 1_420_070_400_000n;

export default recogniser({
  takes: 'line',
  fills: 'id',
  recognise({ line }) {
    const [, digits = ''] = /^<?[@#]?[!&]?(\d{15,19})>?$/.exec(line) ?? [];
    if (digits === '' || digits.startsWith('0')) return undefined;
    const id = BigInt(digits);
    // Those that are made one at a time begin anew with each millisecond.
    const sequence = Number(id & 0xfffn);
    const isMention = digits !== line;
    const found = (epoch: string, start: bigint, confidence: number): Found | undefined => {
      const ms = Number((id >> 22n) + start);
      const isNear = ms < Date.now() + 86_400_000 * 400;
      if (!isNear) return undefined;
      return { what: `a snowflake ID (${epoch})`, confidence, main: digits, inputs: { epoch: epoch.toLowerCase() }, preview: new Date(ms).toISOString() };
    };
    const isLong = digits.length >= 17;
    const base = !isLong ? 0.2 : sequence < 64 ? 0.85 : digits.length < 19 ? 0.75 : 0.6;
    // Discord's began in 2015, and Twitter's had 19 digits from 2018 on.
    const isDiscord = isMention || digits.length < 19;
    return [found('Twitter', TWITTER, isDiscord ? base - 0.1 : base), found('Discord', DISCORD, isMention ? 0.97 : isDiscord ? base : base - 0.1)];
  },
});
