import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'geohash',
  recognise({ line }) {
    const bare = line.replace(/^geohash:\s*/i, '');
    if (!/^[0-9b-hjkmnp-z]{5,12}$/.test(bare) || !/\d/.test(bare) || !/[a-z]/.test(bare)) return undefined;
    // Hex digits and a number with its unit are something else; letters and digits take turns in a geohash.
    if (/^(?:[0-9a-f]+|\d+[a-z]{1,3}|[a-z]+\d{1,4})$/.test(bare))
      return bare === line && !/^[b-hjkmnp-z]{2,4}\d{2,3}$/.test(bare)
        ? undefined
        : { what: 'a geohash', confidence: bare === line ? 0.4 : 0.9, main: bare, inputs: { mode: 'decode' }, preview: bare };
    const turns = bare.match(/\d[a-z]|[a-z]\d/g)?.length ?? 0;
    const confidence = bare !== line ? 0.97 : bare.length >= 8 ? 0.72 : turns > 1 ? 0.62 : 0.5;
    return { what: 'a geohash', confidence, main: bare, inputs: { mode: 'decode' }, preview: bare };
  },
});
