/** Which property of an XMP packet stands for a field of Info. */
const PROPERTIES = {
  title: { name: 'dc:title', space: 'http://purl.org/dc/elements/1.1/', list: 'Alt' },
  author: { name: 'dc:creator', space: 'http://purl.org/dc/elements/1.1/', list: 'Seq' },
  subject: { name: 'dc:description', space: 'http://purl.org/dc/elements/1.1/', list: 'Alt' },
  keywords: { name: 'pdf:Keywords', space: 'http://ns.adobe.com/pdf/1.3/', list: undefined },
  creator: { name: 'xmp:CreatorTool', space: 'http://ns.adobe.com/xap/1.0/', list: undefined },
  producer: { name: 'pdf:Producer', space: 'http://ns.adobe.com/pdf/1.3/', list: undefined },
  created: { name: 'xmp:CreateDate', space: 'http://ns.adobe.com/xap/1.0/', list: undefined },
  modified: { name: 'xmp:ModifyDate', space: 'http://ns.adobe.com/xap/1.0/', list: undefined },
} as const;

export type XmpField = keyof typeof PROPERTIES;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  // Characters that XML does not have are left out.
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '').replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** An XMP packet with properties set anew; an empty string takes one away. The rest stays. */
export function withProperties(packet: string, values: Readonly<Partial<Record<XmpField, string>>>): string {
  let text = packet;
  for (const [field, value] of Object.entries(values) as [XmpField, string][]) {
    const { name, space, list } = PROPERTIES[field];
    text = without(text, name);
    if (value === '') continue;
    const [prefix = ''] = name.split(':');
    const language = list === 'Alt' ? ' xml:lang="x-default"' : '';
    const body = list ? `<rdf:${list}><rdf:li${language}>${escaped(value)}</rdf:li></rdf:${list}>` : escaped(value);
    text = inserted(text, `<${name} xmlns:${prefix}="${space}">${body}</${name}>`);
  }
  return text;
}

/** A packet without a property, as an element or as an attribute. */
function without(packet: string, name: string): string {
  let text = packet.replace(new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '');
  for (let at = text.indexOf(`<${name}`); at >= 0; at = text.indexOf(`<${name}`, at)) {
    if (!/[\s/>]/.test(text[at + name.length + 1] ?? '')) {
      at++;
      continue;
    }
    const close = text.indexOf('>', at);
    const end = text[close - 1] === '/' ? close + 1 : text.indexOf(`</${name}>`, at) + name.length + 3;
    if (close < 0 || end <= at) break;
    text = text.slice(0, at) + text.slice(end);
  }
  return text;
}

/** A packet with an element in its first description. */
function inserted(packet: string, element: string): string {
  const start = packet.indexOf('<rdf:Description');
  const close = start < 0 ? -1 : packet.indexOf('>', start);
  if (close < 0) return packet;
  if (packet[close - 1] === '/') return `${packet.slice(0, close - 1)}>${element}</rdf:Description>${packet.slice(close + 1)}`;
  return packet.slice(0, close + 1) + element + packet.slice(close + 1);
}
