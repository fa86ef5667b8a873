import { recogniser } from '../detection/recogniser.ts';

const RECORD =
  /^\S*\s+(?:\d+[smhdw]?\s+)?(?:(?:IN|CH)\s+)?(?:\d+[smhdw]?\s+)?(?:A|AAAA|CNAME|MX|NS|PTR|SOA|SRV|TXT|CAA|DS|DNSKEY|NAPTR|TLSA|SPF|HTTPS|SVCB)\s+\S/;

export default recogniser({
  takes: 'text',
  fills: 'zone',
  recognise({ lines, head }) {
    const filled = lines.filter((line) => line.trim() !== '' && !/^\s*[;)]/.test(line));
    const records = filled.filter((line) => RECORD.test(line) && (/\sIN\s/.test(line) || /^[\w.@*-]+\s+\d/.test(line) || /^(?:@|\s)/.test(line))).length;
    const isHeaded = /^\$(?:ORIGIN|TTL)\s+\S/m.test(head);
    if (records === 0 || (!isHeaded && records < filled.length * 0.6)) return undefined;
    const hasOrigin = /^\$ORIGIN\s/m.test(head);
    return {
      what: filled.length > 1 ? 'a zone file of DNS' : 'a record of DNS',
      confidence: isHeaded ? 0.97 : /\sIN\s/.test(head) ? 0.94 : 0.8,
      // Names that end without a dot are of a domain that the file does not name.
      ...(!hasOrigin && { inputs: { origin: 'example.com', ...(!/^\$TTL\s/m.test(head) && { defaultTtl: 3600 }) } }),
      preview: filled.find((line) => RECORD.test(line)) ?? '',
    };
  },
});
