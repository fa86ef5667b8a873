import { z } from 'zod';
import { defineTool } from '../define.ts';
import { decodeParameter, splitUrl, webUrl } from './lib/web-url.ts';

const PREFIX = /^(?:utm_|mtm_|pk_|hsa_|_hs)/;
const NAMES = new Set(
  `fbclid gclid gclsrc dclid gbraid wbraid msclkid twclid ttclid yclid ysclid igshid igsh mc_cid mc_eid mkt_tok li_fat_id epik rdt_cid s_cid scCid vero_id vero_conv wickedid oly_anon_id
  oly_enc_id __s _ga _gl _openstat srsltid rb_clickid cvid oicd trk_contact trk_msg trk_module trk_sid`
    .toLowerCase()
    .split(/\s+/),
);
const CAMPAIGN = ['source', 'medium', 'campaign', 'term', 'content', 'id'] as const;

const part = () => z.string().optional();
const campaign = z.strictObject({
  source: part().describe('Value of utm_source, where the visit came from'),
  medium: part().describe('Value of utm_medium, the kind of channel'),
  campaign: part().describe('Value of utm_campaign, the name of the campaign'),
  term: part().describe('Value of utm_term, the paid search words'),
  content: part().describe('Value of utm_content, which of several links'),
  id: part().describe('Value of utm_id, the identifier of the campaign'),
});

function clean(url: string, extra: ReadonlySet<string>, keepFragment: boolean) {
  const { base, parameters = [], fragment } = splitUrl(url);
  const removed: { name: string; value: string }[] = [];
  const kept = parameters.filter((parameter) => {
    const { name, value } = decodeParameter(parameter);
    const folded = name.toLowerCase();
    if (!PREFIX.test(folded) && !NAMES.has(folded) && !extra.has(folded)) return true;
    removed.push({ name, value });
    return false;
  });
  const utm: z.input<typeof campaign> = {};
  for (const field of CAMPAIGN) {
    const found = removed.find(({ name }) => name.toLowerCase() === `utm_${field}`);
    if (found) utm[field] = found.value;
  }
  const before = removed.length === 0 ? url.slice(0, url.length - fragment.length) : base + (kept.some((text) => text !== '') ? `?${kept.join('&')}` : '');
  return { url, cleaned: keepFragment ? before + fragment : before, removed, utm };
}

export default defineTool({
  slug: 'url-tracking-remover',
  name: 'URL Tracking Remover',
  category: 'web',
  summary: 'Removes tracking parameters from links and shows the campaign they carried.',
  description:
    'Removed, ignoring case, are the parameters of the common analytics, advertising and newsletter services (utm_…, gclid, fbclid, msclkid, mc_eid and about forty more) and those named in extra. Everything else of a link keeps its text and order.',
  reference: 'URL Standard (query as application/x-www-form-urlencoded); published parameters of the tracking services',
  keywords: ['clean url', 'utm remover', 'privacy', 'fbclid', 'gclid', 'strip tracking'],
  inputs: z.strictObject({
    urls: z.array(webUrl()).min(1).max(1000).describe('Links to clean, http or https'),
    extra: z.array(z.string().min(1).max(200)).max(100).default([]).describe('Further parameter names to remove, ignoring case'),
    keepFragment: z.boolean().default(true).describe('Keep the part from the # on'),
  }),
  result: z.strictObject({
    results: z
      .array(
        z.strictObject({
          url: z.string().describe('The link as given'),
          cleaned: z.string().describe('The link without tracking parameters'),
          removed: z
            .array(z.strictObject({ name: z.string().describe('Decoded name of the parameter'), value: z.string().describe('Decoded value of the parameter') }))
            .describe('The parameters removed, in their order'),
          utm: campaign.describe('Campaign values that the link carried'),
        }),
      )
      .describe('Each link with what was removed, in their order'),
    totalRemoved: z.int().describe('Number of parameters removed from all links'),
  }),
  examples: [
    {
      inputs: { urls: ['https://example.com/a?id=5&utm_source=x%20y&fbclid=Iw#s'] },
      result: {
        results: [
          {
            url: 'https://example.com/a?id=5&utm_source=x%20y&fbclid=Iw#s',
            cleaned: 'https://example.com/a?id=5#s',
            removed: [
              { name: 'utm_source', value: 'x y' },
              { name: 'fbclid', value: 'Iw' },
            ],
            utm: { source: 'x y' },
          },
        ],
        totalRemoved: 2,
      },
    },
    {
      inputs: { urls: ['https://example.com/?ref=1&q=a+b', 'https://example.com/?gclid=1'], extra: ['Ref'] },
      result: {
        results: [
          { url: 'https://example.com/?ref=1&q=a+b', cleaned: 'https://example.com/?q=a+b', removed: [{ name: 'ref', value: '1' }], utm: {} },
          { url: 'https://example.com/?gclid=1', cleaned: 'https://example.com/', removed: [{ name: 'gclid', value: '1' }], utm: {} },
        ],
        totalRemoved: 2,
      },
    },
  ],
  run({ urls, extra, keepFragment }) {
    const names = new Set(extra.map((name) => name.toLowerCase()));
    const results = urls.map((url) => clean(url, names, keepFragment));
    return { results, totalRemoved: results.reduce((total, { removed }) => total + removed.length, 0) };
  },
});
