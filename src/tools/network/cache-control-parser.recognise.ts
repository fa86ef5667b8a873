import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'header',
  recognise: ({ line }) =>
    /^(?:cache-control:\s*)?(?:public|private|no-cache|no-store|max-age=\d+|s-maxage=\d+|must-revalidate|immutable)(?:\s*,\s*[\w-]+(?:=\d+)?)*$/i.test(line)
      ? { what: 'a Cache-Control header', confidence: 0.95, main: line, preview: line }
      : undefined,
});
