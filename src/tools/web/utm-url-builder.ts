import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { decodeParameter, encodePart, splitUrl, webUrl } from './lib/web-url.ts';

const FIELDS = ['id', 'source', 'medium', 'campaign', 'term', 'content'] as const;
const NAMES = new Set<string>(FIELDS.map((field) => `utm_${field}`));
const value = () => z.string().min(1).max(500);

export default defineTool({
  slug: 'utm-url-builder',
  name: 'UTM URL Builder',
  category: 'web',
  summary: 'Adds UTM campaign parameters (source, medium, campaign) to a link.',
  description:
    'The parameters are appended as utm_id, utm_source, utm_medium, utm_campaign, utm_term, utm_content; those of these names that the link already has are dropped. The rest of the query keeps its text and the fragment stays last. Values are trimmed.',
  reference: 'Google Analytics campaign parameters (UTM); percent-encoding as encodeURIComponent',
  keywords: ['campaign link', 'google analytics', 'tracking link', 'utm_source', 'marketing', 'newsletter', 'add utm parameters'],
  inputs: z.strictObject({
    url: webUrl().describe('Link to add the parameters to, http or https'),
    source: value().describe('Where the visit comes from, such as newsletter (utm_source)'),
    medium: value().describe('Kind of channel, such as email or cpc (utm_medium)'),
    campaign: value().describe('Name of the campaign (utm_campaign)'),
    term: value().optional().describe('Paid search words (utm_term)'),
    content: value().optional().describe('Which of several links or ads it is (utm_content)'),
    id: value().optional().describe('Identifier of the campaign (utm_id)'),
    lowercase: z.boolean().default(false).describe('Write the values in lower case'),
    spaces: z.enum(['percent', 'plus', 'hyphen', 'underscore']).default('percent').describe('How spaces in the values are written'),
  }),
  result: z.strictObject({
    url: z.string().describe('The link with its campaign parameters'),
    parameters: z.record(z.string(), z.string()).describe('Names of the parameters added and their decoded values'),
  }),
  examples: [
    {
      inputs: { url: 'https://example.com/p?a=1&utm_source=old#top', source: 'News Letter', medium: 'email', campaign: 'spring & sale' },
      result: {
        url: 'https://example.com/p?a=1&utm_source=News%20Letter&utm_medium=email&utm_campaign=spring%20%26%20sale#top',
        parameters: { utm_source: 'News Letter', utm_medium: 'email', utm_campaign: 'spring & sale' },
      },
    },
    {
      inputs: { url: 'https://example.com', source: 'X', medium: 'Social', campaign: 'A B', lowercase: true, spaces: 'hyphen', id: '7' },
      result: {
        url: 'https://example.com?utm_id=7&utm_source=x&utm_medium=social&utm_campaign=a-b',
        parameters: { utm_id: '7', utm_source: 'x', utm_medium: 'social', utm_campaign: 'a-b' },
      },
    },
  ],
  run(inputs) {
    const parameters: Record<string, string> = {};
    for (const field of FIELDS) {
      const written = inputs[field]?.trim();
      if (written === undefined) continue;
      if (written === '') invalid(field, 'must contain more than white space');
      const cased = inputs.lowercase ? written.toLowerCase() : written;
      parameters[`utm_${field}`] =
        inputs.spaces === 'hyphen' ? cased.replaceAll(' ', '-') : inputs.spaces === 'underscore' ? cased.replaceAll(' ', '_') : cased;
    }
    const added = Object.entries(parameters).map(([name, text]) => {
      const encoded = encodePart(text);
      return `${name}=${inputs.spaces === 'plus' ? encoded.replaceAll('%20', '+') : encoded}`;
    });
    const { base, parameters: own = [], fragment } = splitUrl(inputs.url);
    const kept = own.filter((part) => !NAMES.has(decodeParameter(part).name)).join('&');
    return { url: `${base}?${kept === '' ? '' : `${kept}&`}${added.join('&')}${fragment}`, parameters };
  },
});
