import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'code',
  recognise: ({ line }) =>
    /^(?:[2-9CFGHJMPQRVWX]{2}0{6}|[2-9CFGHJMPQRVWX]{4}0{4}|[2-9CFGHJMPQRVWX]{6}00|[2-9CFGHJMPQRVWX]{8})\+(?:[23456789CFGHJMPQRVWX]{2,7})?$/i.test(line) &&
    /\d/.test(line)
      ? { what: 'a plus code', confidence: 0.97, main: line.toUpperCase(), inputs: { mode: 'decode' }, preview: line.toUpperCase() }
      : undefined,
});
