import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content codings that are sent (RFC 9110 section 8.4.1, RFC 7932), the preferred one first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Below this many bytes compressing saves less than it costs. */
export const MIN_COMPRESSED_BYTES = 1_024;

/** How many codings of an `Accept-Encoding` are read; browsers send four. */
const MAX_CODINGS = 50;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * The coding in which a caller takes an answer best (RFC 9110 section 12.5.3); undefined means as it is, which is also what a caller gets who takes nothing that there is.
 * @param header its `Accept-Encoding`
 */
export function chooseCoding(header: string | string[] | undefined): Coding | undefined {
  if (header === undefined) return undefined;
  const weights = new Map(String(header).split(',', MAX_CODINGS).map(readWeight));
  const others = weights.get('*') ?? 0;
  const weightOf = (coding: Coding): number => weights.get(coding) ?? (coding === 'gzip' ? weights.get('x-gzip') : undefined) ?? others;
  const [best] = CODINGS.toSorted((a, b) => weightOf(b) - weightOf(a));
  // Whatever is not mentioned is taken uncompressed, unless that is preferred by its own weight.
  return best !== undefined && weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}

/** `gzip;q=0.5` as its name and weight. A weight that cannot be read counts as 0: what is not clearly wanted is not sent. */
function readWeight(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [coding, weight === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}

/** How hard brotli compresses: 4 for what is sent once, 5 for what is kept for a while, 9 for what is sent for as long as the service runs. */
export type Quality = 4 | 5 | 9;

/** Compresses in the thread pool. */
export async function compress(body: string | Buffer, coding: Coding, quality: Quality): Promise<Buffer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (coding === 'gzip') return gzipAsync(bytes, { level: quality === 9 ? 9 : 5 });
  return brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}
