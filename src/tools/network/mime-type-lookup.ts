import { z } from 'zod';
import { defineTool } from '../define.ts';

interface MediaType {
  source?: string;
  charset?: string;
  compressible?: boolean;
  extensions?: string[];
}

export default defineTool({
  slug: 'mime-type-lookup',
  name: 'MIME Type Lookup',
  category: 'network',
  summary: 'Finds the MIME type of a file name or extension, and the extensions of a MIME type.',
  description:
    'A query with a slash is a type (its parameters and case do not matter), otherwise what follows the last dot is the extension. IANA types are preferred where an extension has several, then standard over vendor and experimental names.',
  reference: 'IANA Media Types with those of Apache and nginx, as in mime-db',
  keywords: ['content type', 'media type', 'file extension', 'file type', 'content-type header'],
  inputs: z.strictObject({ query: z.string().min(1).max(255).describe('File name, extension with or without dot, or MIME type') }),
  result: z.strictObject({
    mimeType: z.string().optional().describe('The MIME type; absent when unknown'),
    extensions: z.array(z.string()).describe('File extensions of the type without dots, the usual one first'),
    charset: z.string().optional().describe('Default character encoding of the type'),
    compressible: z.boolean().optional().describe('Whether such files get smaller when compressed'),
  }),
  examples: [{ inputs: { query: 'report.PDF' }, result: { mimeType: 'application/pdf', extensions: ['pdf'], compressible: false } }],
  async run({ query }) {
    const { default: types }: { default: Record<string, MediaType> } = await import('mime-db/db.json', { with: { type: 'json' } });
    const text = query.trim().toLowerCase();
    const mimeType = text.includes('/') ? (text.split(';')[0] ?? '').trim() : typeOf(text.slice(text.lastIndexOf('.') + 1), types);
    const type = mimeType !== undefined && Object.hasOwn(types, mimeType) ? types[mimeType] : undefined;
    if (mimeType === undefined || type === undefined) return { extensions: [] };
    return {
      mimeType,
      extensions: type.extensions ?? [],
      ...(type.charset === undefined ? {} : { charset: type.charset }),
      ...(type.compressible === undefined ? {} : { compressible: type.compressible }),
    };
  },
});

const typeOf = (extension: string, types: Record<string, MediaType>): string | undefined =>
  Object.entries(types)
    .filter(([, type]) => type.extensions?.includes(extension))
    .sort((a, b) => rank(b) - rank(a))[0]?.[0];

/** Higher for the better name of a kind of file: IANA before others, standard before vendor before x-, and of equals video and audio before application. */
function rank([name, { source }]: [string, MediaType]): number {
  const [top = '', subtype = ''] = name.split('/');
  const tree = subtype.startsWith('x-') || top.startsWith('x-') ? 0 : /^(?:vnd|prs|x)\./.test(subtype) ? 1 : 2;
  const kind = ['application', 'audio', 'video'].indexOf(top) + 1;
  return (source === 'iana' ? 1000 : 0) + tree * 100 + kind * 10 + (1 - name.length / 200);
}
