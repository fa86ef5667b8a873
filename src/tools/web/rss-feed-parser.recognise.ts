import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'xml',
  recognise: ({ head, text }) =>
    /^<\?xml|^<\w/.test(text) && /<(?:rss|feed|rdf:RDF)\b/.test(head.slice(0, 800))
      ? { what: 'a feed (RSS or Atom)', confidence: 0.9, preview: text }
      : undefined,
});
