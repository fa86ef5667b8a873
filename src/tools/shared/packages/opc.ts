import { unprocessable } from '../../errors.ts';
import type { Package } from './package.ts';
import { resolveName } from './package.ts';
import { childrenNamed, elementsOf, readXmlTree, trimmedText, type XmlNode } from './xml.ts';

// Open Packaging Conventions (ECMA-376 part 2): content types, relationships and core properties.

export interface Relationship {
  id: string;
  /** The last part of the type's address, such as officeDocument or hyperlink. */
  type: string;
  /** As it is written. */
  target: string;
  isExternal: boolean;
  /** The part that it leads to, where it leads to one in the package. */
  part?: string;
}

/** Where the relationships of a part stand. @param part '' for the package */
function relationshipsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** The relationships of a part, in order. @param part '' for the package */
export async function relationshipsOf(archive: Package, part: string): Promise<Relationship[]> {
  const name = relationshipsName(part);
  const source = archive.xml(name);
  if (source === undefined) return [];
  const root = await readXmlTree(source);
  return childrenNamed(root, 'rel:Relationship').map(({ attributes }) => {
    const target = attributes.Target ?? '';
    const isExternal = attributes.TargetMode === 'External';
    const resolved = isExternal ? undefined : resolveName(part, target);
    return {
      id: attributes.Id ?? '',
      type: (attributes.Type ?? '').replace(/^.*\//s, ''),
      target,
      isExternal,
      ...(resolved !== undefined && { part: resolved }),
    };
  });
}

/** The part that a package is about, and the type of its content. */
export async function mainPart(archive: Package, path: string, what: string): Promise<{ part: string; contentType: string }> {
  const types = await contentTypes(archive, what);
  const main = (await relationshipsOf(archive, '')).find(({ type, part }) => type === 'officeDocument' && part !== undefined);
  if (main?.part === undefined || !archive.has(main.part)) return unprocessable(`The file is not ${what}: it names no main part.`, path);
  return { part: main.part, contentType: types(main.part) };
}

/** Tells the type of a part's content, '' where the package does not say. */
export async function contentTypes(archive: Package, what: string): Promise<(part: string) => string> {
  const name = '[Content_Types].xml';
  const root = await readXmlTree(archive.neededXml(name, what));
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  for (const { name: kind, attributes } of elementsOf(root)) {
    const type = attributes.ContentType ?? '';
    if (kind === 'ct:Override') overrides.set((attributes.PartName ?? '').replace(/^\//, '').toLowerCase(), type);
    if (kind === 'ct:Default') defaults.set((attributes.Extension ?? '').toLowerCase(), type);
  }
  return (part) => overrides.get(part.toLowerCase()) ?? defaults.get(part.toLowerCase().replace(/^.*\./s, '')) ?? '';
}

/** Texts of a document's properties by the names of their elements, such as dc:title and ep:Company; empty ones are left out. */
export async function propertiesOf(archive: Package): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const relationships = await relationshipsOf(archive, '');
  for (const kind of ['core-properties', 'extended-properties']) {
    const part = relationships.find(({ type }) => type === kind || type === camelCased(kind))?.part;
    const source = part === undefined ? undefined : archive.xml(part);
    if (source === undefined) continue;
    for (const element of elementsOf(await readXmlTree(source))) addProperty(found, element);
  }
  return found;
}

/** Strict files write extendedProperties for extended-properties. */
const camelCased = (kind: string): string => kind.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());

function addProperty(found: Map<string, string>, element: XmlNode): void {
  const text = trimmedText(element);
  if (text !== undefined && !found.has(element.name)) found.set(element.name, text);
}
