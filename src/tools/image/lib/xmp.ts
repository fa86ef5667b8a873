import type { SaxesAttributeNS } from 'saxes';
import { looseUtf8 } from '../../shared/platform/bytes.ts';
import type { Tags } from './photo-tags.ts';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XML = 'http://www.w3.org/XML/1998/namespace';
const MAX_DEPTH = 100;
const MAX_VALUE = 10_000;

/** An element that is open: its name, and what has been found in it. */
interface Open {
  uri: string;
  local: string;
  /** The path of property names that leads here. */
  path: string;
  text: string;
  hasChildren: boolean;
}

/** Collects the properties of XMP as its elements open and close. */
class Properties {
  readonly tags: Tags = Object.create(null);
  readonly #open: Open[] = [];
  #ended = false;

  end(): void {
    this.#ended = true;
  }

  #add(path: string, value: string): void {
    const text = value.trim();
    if (path === '' || text === '' || text.length > MAX_VALUE) return;
    const known = this.tags[path];
    this.tags[path] = known === undefined ? text : Array.isArray(known) ? [...known, text] : [known, text];
  }

  opened(uri: string, local: string, attributes: readonly SaxesAttributeNS[]): void {
    if (this.#ended || this.#open.length > MAX_DEPTH) return;
    const parent = this.#open.at(-1);
    if (parent) parent.hasChildren = true;
    const isProperty = uri !== RDF && this.#open.some((each) => each.uri === RDF && each.local === 'Description');
    const above = parent?.path ?? '';
    const path = isProperty ? [above, local].filter(Boolean).join('.') : above;
    this.#open.push({ uri, local, path, text: '', hasChildren: false });
    const hasFields = isProperty || (uri === RDF && (local === 'Description' || local === 'li'));
    for (const attribute of attributes) {
      if (attribute.uri === RDF && attribute.local === 'resource') this.#add(path, attribute.value);
      else if (hasFields && isOfXmp(attribute)) this.#add([path, attribute.local].filter(Boolean).join('.'), attribute.value);
    }
  }

  wrote(text: string): void {
    const inner = this.#open.at(-1);
    if (inner && !this.#ended && inner.text.length < MAX_VALUE) inner.text += text;
  }

  closed(): void {
    const inner = this.#open.pop();
    if (inner && !this.#ended && !inner.hasChildren) this.#add(inner.path, inner.text);
  }
}

/** Whether an attribute is a property, and not one of XML or RDF itself. */
const isOfXmp = ({ uri, prefix }: SaxesAttributeNS): boolean => uri !== RDF && uri !== XML && prefix !== 'xmlns' && prefix !== '';

/** Reads the properties of XMP (ISO 16684-1) as names and texts; lists keep all their items, structures name their fields after a dot. What is not well-formed ends it. */
export async function readXmp(packet: Uint8Array): Promise<Tags> {
  const { SaxesParser } = await import('saxes');
  const properties = new Properties();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => properties.end());
  parser.on('opentag', ({ uri, local, attributes }) => properties.opened(uri, local, Object.values(attributes)));
  parser.on('text', (text) => properties.wrote(text));
  parser.on('closetag', () => properties.closed());
  parser.write(
    looseUtf8(packet)
      .replace(/^\ufeff/, '')
      .replace(/\0+$/, ''),
  );
  parser.close();
  return { ...properties.tags };
}
