import { holdTo } from '../testing.ts';
import tool from './cache-control-parser.ts';

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];

/** RFC 9111 section 5.2.2, RFC 5861 and 8246; a field that is undefined must be absent. */
const rows: Row[] = [
  [{ header: '' }, { directives: [], storable: true, freshnessSeconds: undefined, fresh: undefined, mustRevalidate: false, immutable: false }],
  [
    { header: 'Cache-Control: MAX-AGE=60, must-revalidate', ageSeconds: 60 },
    { freshnessSeconds: 60, remainingSeconds: 0, fresh: false, mustRevalidate: true },
  ],
  [
    { header: 'max-age=60', ageSeconds: 61 },
    { remainingSeconds: 0, fresh: false },
  ],
  [{ header: 'max-age=60, s-maxage=10' }, { freshnessSeconds: 60, mustRevalidate: false }],
  [{ header: 'no-store', sharedCache: true }, { storable: false }],
  [{ header: 'private' }, { storable: true }],
  [{ header: 'private', sharedCache: true }, { storable: false }],
  [
    { header: 'private="Set-Cookie, X"', sharedCache: true },
    { storable: true, directives: [{ name: 'private', value: 'Set-Cookie, X' }] },
  ],
  [{ header: 'no-cache, max-age=60' }, { freshnessSeconds: 0, remainingSeconds: 0, fresh: false, problems: [] }],
  [{ header: 'proxy-revalidate', sharedCache: true }, { mustRevalidate: true }],
  [{ header: 'proxy-revalidate' }, { mustRevalidate: false }],
  [{ header: 'max-age="60"' }, { freshnessSeconds: 60 }],
  [{ header: 'max-age=1, max-age=2' }, { freshnessSeconds: 1, problems: ['duplicateDirective'] }],
  [{ header: 'max-age=x, max-age=2' }, { freshnessSeconds: 2, problems: ['invalidNumber', 'duplicateDirective'] }],
  [{ header: 'max-age' }, { freshnessSeconds: undefined, problems: ['invalidNumber'] }],
  [{ header: 'max-age=-1' }, { freshnessSeconds: undefined, problems: ['invalidNumber'] }],
  [{ header: 'max-age=99999999999' }, { freshnessSeconds: 2147483648 }],
  [{ header: 'public, private, foo=1' }, { problems: ['unknownDirective', 'conflict'] }],
  [{ header: 'no-store, immutable' }, { immutable: true, problems: ['conflict'] }],
  [{ header: 'max-age=600, stale-while-revalidate=30, stale-if-error=1200,,' }, { staleWhileRevalidateSeconds: 30, staleIfErrorSeconds: 1200, problems: [] }],
];

holdTo(tool, {
  vectors: rows.map(([inputs, result]) => ({ tool: tool.slug, inputs, result })),
  invalid: [
    [{}, 'header'],
    [{ header: '', ageSeconds: -1 }, 'ageSeconds'],
  ],
});
