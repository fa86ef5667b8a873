import { ApiError } from '../http/errors.ts';
import { readJsonBody } from '../http/request/json-body.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { grouped } from '../tools/shared/text/counts.ts';
import { conversion, questionOf } from './conversion.ts';

/** The longest body, in bytes. */
export const MAX_BATCH_BYTES = 2 * 1024 * 1024;
const MAX_ITEMS = 1000;

/** How many conversions were counted, and why not more. */
export interface Counted {
  counted: number;
  refusal?: ApiError | undefined;
}

/** What a batch needs to know of the request. */
export interface BatchContext {
  /** The address of the pages. */
  readonly site: string;
  /** Counts conversions against the caller's allowance, as many as are left; where that is not all, with the refusal of the others. */
  readonly take: (most: number) => Counted | Promise<Counted>;
  /** What is waited for between pieces of work; undefined for nothing. */
  readonly turn: () => Promise<void> | undefined;
  /** Whether the caller has left, so that nobody waits for the answer. */
  readonly isAbandoned: () => boolean;
}

/**
 * The answer to `{"items": [{from, to, value}, …]}`: a result for each item in turn, the conversion or `{error, message}`.
 * The first item has been counted by the caller; the others are counted here, and those beyond the allowance fail by themselves.
 * Throws an ApiError for a body of another shape.
 */
export async function convertBatch(body: Uint8Array, { site, take, turn, isAbandoned }: BatchContext): Promise<string> {
  const items = itemsOf(await readJsonBody(body, turn));
  const { counted, refusal } = items.length > 1 ? await take(items.length - 1) : { counted: 0 };
  const results: object[] = [];
  for (const [i, item] of items.entries()) {
    await turn();
    if (isAbandoned()) break;
    results.push(resultOf(item, i > counted ? refusal : undefined, site));
  }
  return JSON.stringify({ results });
}

function resultOf(item: unknown, refusal: ApiError | undefined, site: string): object {
  try {
    if (refusal) throw refusal;
    return conversion(questionOf(item), site);
  } catch (error) {
    if (error instanceof ApiError) return { error: error.code, message: error.message };
    throw error;
  }
}

function itemsOf(body: unknown): readonly unknown[] {
  const items = isObject(body) && Object.keys(body).length === 1 && Object.hasOwn(body, 'items') ? body.items : undefined;
  if (Array.isArray(items) && items.length > 0 && items.length <= MAX_ITEMS) return items;
  throw new ApiError(
    'invalid_inputs',
    `The body is {"items": […]} with 1 to ${grouped(MAX_ITEMS)} conversions, such as {"from": "kg", "to": "lbs", "value": 10}.`,
  );
}
