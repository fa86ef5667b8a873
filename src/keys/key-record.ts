/** An active key as its owner sees it. Times are ISO 8601. */
export interface KeyRecord {
  hash: string;
  name: string;
  prefix: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** A time as ISO 8601. */
export const iso = (time: number): string => new Date(time).toISOString();

/** A row as its owner sees it. */
export function recordOf({
  hash,
  name,
  prefix,
  createdAt,
  lastUsedAt,
}: {
  hash: string;
  name: string;
  prefix: string;
  createdAt: number;
  lastUsedAt: number | null;
}): KeyRecord {
  return { hash, name, prefix, createdAt: iso(createdAt), lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt) };
}
