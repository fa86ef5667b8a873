import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'cookie',
  recognise({ line }) {
    const isNamed = /^(?:set-)?cookie:\s/i.test(line);
    const isSet = /^[\w!#$%&'*+.^`|~-]+=[^;]*;\s*(?:.*;\s*)?(?:path=|expires=|max-age=|httponly|secure|samesite=|domain=)/i.test(line);
    if (!isNamed && !isSet && !/^[\w-]+=[^;\s]+(?:; [\w-]+=[^;\s]+)+$/.test(line)) return undefined;
    return {
      what: isSet ? 'a Set-Cookie header' : 'cookies',
      confidence: isNamed || isSet ? 0.95 : 0.75,
      main: line,
      preview: `${line.split('=')[0] ?? ''}=\u2022\u2022\u2022\u2022`,
      secret: 'a cookie',
    };
  },
});
