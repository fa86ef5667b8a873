import { unprocessable } from '../../errors.ts';
import { Package } from '../../shared/packages/package.ts';
import { childNamed, eachElement, elementsOf, readXmlTree, trimmedText, walkXml, type XmlNode, type XmlSource } from '../../shared/packages/xml.ts';
import { latin1Text } from '../../shared/platform/bytes.ts';

// OpenDocument 1.2 and 1.3, part 3 (text) and part 2 (packages); also 1.0 and 1.1.

export const OPEN_KINDS = ['odt', 'ott', 'odp', 'odm', 'fodt'] as const;
export type OpenKind = (typeof OPEN_KINDS)[number];

const WHAT = 'an OpenDocument text or presentation';
const PREFIX = 'application/vnd.oasis.opendocument.';
const KINDS: ReadonlyMap<string, OpenKind> = new Map([
  ['text', 'odt'],
  ['text-template', 'ott'],
  ['text-web', 'odt'],
  ['text-master', 'odm'],
  ['text-master-template', 'odm'],
  ['presentation', 'odp'],
  ['presentation-template', 'odp'],
]);

export interface OpenDocument {
  kind: OpenKind;
  isPresentation: boolean;
  content: XmlSource;
  /** The part with the styles, where it is apart. */
  styles: XmlSource | undefined;
  meta: XmlNode | undefined;
}

/** Opens a package or one XML file. */
export async function openDocument(bytes: Uint8Array): Promise<OpenDocument> {
  if (
    latin1Text(bytes.subarray(0, 200))
      .replace(/^\xef\xbb\xbf/, '')
      .trimStart()
      .startsWith('<')
  )
    return openFlat(bytes);
  const archive = new Package(bytes, 'file', WHAT);
  const given = archive.bytes('mimetype');
  const kind = given && kindOf(latin1Text(given.subarray(0, 200)).trim());
  await refuseEncrypted(archive);
  if (kind === undefined && given === undefined && !archive.has('content.xml'))
    unprocessable(`The file is not ${WHAT}: it has no mimetype and no content.xml.`, 'file');
  const content = archive.neededXml('content.xml', WHAT);
  const meta = archive.xml('meta.xml');
  const root = meta && (await readXmlTree(meta));
  return { kind: kind ?? 'odt', isPresentation: kind === 'odp', content, styles: archive.xml('styles.xml'), meta: childNamed(root, 'office:meta') };
}

function kindOf(type: string): OpenKind {
  const kind = type.startsWith(PREFIX) ? KINDS.get(type.slice(PREFIX.length)) : undefined;
  return kind ?? unprocessable(`The file is not ${WHAT}: it is of the type ${JSON.stringify(type.slice(0, 100))}.`, 'file');
}

async function openFlat(bytes: Uint8Array): Promise<OpenDocument> {
  const content: XmlSource = { bytes, part: 'file', path: 'file', read: { elements: 0 } };
  let type: string | undefined;
  let meta: XmlNode | undefined;
  let root = '';
  await walkXml(content, {
    open(name, attributes) {
      if (root !== '') return;
      root = name;
      type = attributes['office:mimetype'];
    },
  });
  if (root !== 'office:document') unprocessable(`The file is not ${WHAT}: its XML begins with another element than office:document.`, 'file');
  const kind = type === undefined ? 'odt' : kindOf(type);
  await eachElement(
    content,
    (name, around) => around.length === 1 && name === 'office:meta',
    (element) => {
      meta ??= element;
    },
  );
  return { kind: kind === 'odp' ? 'odp' : 'fodt', isPresentation: kind === 'odp', content, styles: undefined, meta };
}

/** Refuses packages whose manifest tells of encryption. */
async function refuseEncrypted(archive: Package): Promise<void> {
  const source = archive.xml('META-INF/manifest.xml');
  if (source === undefined) return;
  let isEncrypted = false;
  await walkXml(
    { ...source, allowsDoctype: true },
    {
      open(name) {
        if (name === 'manifest:encryption-data' || name === 'manifest:encrypted-key') isEncrypted = true;
      },
    },
  );
  if (isEncrypted) unprocessable('The file is encrypted: its manifest says that it opens with a password alone.', 'file');
}

/** Names of styles whose text is not displayed. */
export async function hiddenStyles({ content, styles }: OpenDocument): Promise<ReadonlySet<string>> {
  const parents = new Map<string, string | undefined>();
  const displays = new Map<string, string>();
  for (const source of [styles, content]) {
    if (source === undefined) continue;
    await eachElement(
      source,
      (name, around) => name === 'style:style' && around.length === 2 && (around[1] === 'office:automatic-styles' || around[1] === 'office:styles'),
      (element) => {
        const name = element.attributes['style:name'] ?? '';
        const display = childNamed(element, 'style:text-properties')?.attributes['text:display'];
        parents.set(name, element.attributes['style:parent-style-name']);
        if (display !== undefined) displays.set(name, display);
      },
    );
  }
  if (![...displays.values()].includes('none')) return new Set();
  return new Set([...parents.keys()].filter((name) => displayOf(name, parents, displays) === 'none'));
}

function displayOf(name: string, parents: ReadonlyMap<string, string | undefined>, displays: ReadonlyMap<string, string>): string | undefined {
  let at: string | undefined = name;
  for (let left = 50; at !== undefined && left > 0; left--) {
    const display = displays.get(at);
    if (display !== undefined) return display;
    at = parents.get(at);
  }
  return undefined;
}

/** Properties by the names of their elements. */
export function openProperties(meta: XmlNode | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const element of elementsOf(meta)) {
    const text = trimmedText(element);
    if (text !== undefined && !found.has(element.name)) found.set(element.name, text);
  }
  return found;
}
