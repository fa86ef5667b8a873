import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'text',
  recognise: ({ text }) =>
    /^(?:a:\d+:\{(?:[is]:|\})|O:\d+:"[\w\\]+":\d+:\{|s:\d+:"[\s\S]*";$)/.test(text)
      ? { what: 'a serialized value of PHP', confidence: 0.96, inputs: { mode: 'decode' }, preview: text }
      : undefined,
});
