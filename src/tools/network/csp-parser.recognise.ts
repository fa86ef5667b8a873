import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'line',
  fills: 'policy',
  recognise: ({ line }) =>
    /^(?:content-security-policy(?:-report-only)?:\s*)?(?:default|script|style|img|connect|font|object|frame|base|form)-(?:src|uri|action|ancestors)\s/i.test(
      line,
    )
      ? { what: 'a content security policy', confidence: 0.95, main: line, preview: line }
      : undefined,
});
