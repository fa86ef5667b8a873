import type { Relationship } from '../../shared/packages/opc.ts';
import type { Package } from '../../shared/packages/package.ts';
import { childNamed, childrenNamed, readXmlTree, type XmlNode } from '../../shared/packages/xml.ts';

const MAX_CHAIN = 50;

/** The value of an element's w:val; undefined without the element. */
export const settingOf = (node: XmlNode | undefined, name: string): string | undefined => childNamed(node, name)?.attributes['w:val'];

/** Whether a property that is on or off is on; undefined where it is not there. */
export function isOn(node: XmlNode | undefined, name: string): boolean | undefined {
  const found = childNamed(node, name);
  return found && !/^(?:0|false|off|none)$/.test(found.attributes['w:val'] ?? 'true');
}

export interface Style {
  id: string;
  name: string;
  type: string;
  basedOn: string | undefined;
  paragraph: XmlNode | undefined;
  run: XmlNode | undefined;
}

export interface ListLevel {
  isOrdered: boolean;
  /** From 0. */
  level: number;
}

/** The styles of a document. */
export class Styles {
  readonly #styles = new Map<string, Style>();
  readonly #defaults = new Map<string, string>();
  readonly #runDefaults: XmlNode | undefined;
  readonly #hiding = new Map<Style, boolean>();
  readonly #chains = new Map<Style, readonly Style[]>();
  readonly #headings = new Map<string, number | undefined>();

  /** @param root w:styles */
  constructor(root: XmlNode | undefined) {
    this.#runDefaults = childNamed(childNamed(childNamed(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
    for (const node of childrenNamed(root, 'w:style')) {
      const id = node.attributes['w:styleId'] ?? '';
      const type = node.attributes['w:type'] ?? 'paragraph';
      if (/^(?:1|true|on)$/.test(node.attributes['w:default'] ?? '')) this.#defaults.set(type, id);
      this.#styles.set(`${type} ${id}`, {
        id,
        type,
        name: settingOf(node, 'w:name') ?? '',
        basedOn: settingOf(node, 'w:basedOn'),
        paragraph: childNamed(node, 'w:pPr'),
        run: childNamed(node, 'w:rPr'),
      });
    }
  }

  find(type: 'paragraph' | 'character' | 'numbering', id: string | undefined): Style | undefined {
    return this.#styles.get(`${type} ${id ?? this.#defaults.get(type) ?? ''}`);
  }

  /** A style and those that it is based on, the nearest first. */
  chain(style: Style | undefined): readonly Style[] {
    if (style === undefined) return [];
    const known = this.#chains.get(style);
    if (known) return known;
    const chain: Style[] = [];
    for (
      let at: Style | undefined = style;
      at && chain.length < MAX_CHAIN;
      at = at.basedOn === undefined ? undefined : this.#styles.get(`${at.type} ${at.basedOn}`)
    )
      chain.push(at);
    this.#chains.set(style, chain);
    return chain;
  }

  #hides(style: Style | undefined): boolean {
    if (style === undefined) return false;
    const known = this.#hiding.get(style);
    if (known !== undefined) return known;
    const found =
      this.chain(style)
        .map(({ run }) => isOn(run, 'w:vanish'))
        .find((value) => value !== undefined) ?? false;
    this.#hiding.set(style, found);
    return found;
  }

  /** Whether text is hidden: by its run, else by just one of its two styles (17.7.3), or by the defaults. */
  isHidden(run: XmlNode | undefined, paragraph: Style | undefined): boolean {
    const direct = isOn(run, 'w:vanish');
    if (direct !== undefined) return direct;
    const character = this.find('character', settingOf(run, 'w:rStyle') ?? '');
    return this.#hides(paragraph) !== this.#hides(character) || isOn(this.#runDefaults, 'w:vanish') === true;
  }

  /** The level of a built-in style of headings, 1 to 9, by its id or its name. */
  headingOf(style: Style | undefined, id = style?.id): number | undefined {
    if (style === undefined && id === undefined) return undefined;
    const key = `${id} ${style?.name}`;
    if (this.#headings.has(key)) return this.#headings.get(key);
    const found = /^heading ?([1-9])$/i.exec(style?.name ?? '') ?? /^Heading([1-9])$/.exec(id ?? '');
    const level = found ? Number(found[1]) : undefined;
    if (this.#headings.size < 10_000) this.#headings.set(key, level);
    return level;
  }

  /** The outline level of a paragraph by its properties and its style's, 1 to 9. */
  outlineOf(properties: XmlNode | undefined, style: Style | undefined): number | undefined {
    let level = settingOf(properties, 'w:outlineLvl');
    for (const { paragraph } of this.chain(style)) level ??= settingOf(paragraph, 'w:outlineLvl');
    return /^[0-8]$/.test(level ?? '') ? Number(level) + 1 : undefined;
  }
}

interface Level {
  format: string;
  style: string | undefined;
}

/** The numbered and bulleted lists of a document. */
export class Numbering {
  readonly #abstract = new Map<string, XmlNode>();
  readonly #numbers = new Map<string, XmlNode>();
  readonly #levels = new Map<string, ReadonlyMap<number, Level>>();
  readonly #styles: Styles;

  /** @param root w:numbering */
  constructor(root: XmlNode | undefined, styles: Styles) {
    this.#styles = styles;
    for (const node of childrenNamed(root, 'w:abstractNum')) this.#abstract.set(node.attributes['w:abstractNumId'] ?? '', node);
    for (const node of childrenNamed(root, 'w:num')) this.#numbers.set(node.attributes['w:numId'] ?? '', node);
  }

  #levelsOf(id: string, depth = 0): ReadonlyMap<number, Level> {
    const known = this.#levels.get(id);
    if (known) return known;
    const number = this.#numbers.get(id);
    const abstract = this.#abstract.get(settingOf(number, 'w:abstractNumId') ?? '');
    const link = settingOf(abstract, 'w:numStyleLink');
    const linked = link === undefined ? undefined : settingOf(childNamed(this.#styles.find('numbering', link)?.paragraph, 'w:numPr'), 'w:numId');
    const levels = new Map<number, Level>(linked === undefined || depth > 5 ? [] : this.#levelsOf(linked, depth + 1));
    const overrides = childrenNamed(number, 'w:lvlOverride').flatMap((node) => childrenNamed(node, 'w:lvl'));
    for (const node of [...childrenNamed(abstract, 'w:lvl'), ...overrides]) {
      const level = Number(node.attributes['w:ilvl'] ?? '0');
      levels.set(level, { format: formatOf(node), style: settingOf(node, 'w:pStyle') });
    }
    this.#levels.set(id, levels);
    return levels;
  }

  /** The list that a paragraph is an item of. */
  listOf(properties: XmlNode | undefined, style: Style | undefined): ListLevel | undefined {
    const direct = childNamed(properties, 'w:numPr');
    let [id, stated] = [settingOf(direct, 'w:numId'), settingOf(direct, 'w:ilvl')];
    const isDirect = stated !== undefined;
    for (const { paragraph } of this.#styles.chain(style)) {
      const own = childNamed(paragraph, 'w:numPr');
      id ??= settingOf(own, 'w:numId');
      stated ??= settingOf(own, 'w:ilvl');
    }
    if (id === undefined || id === '0') return undefined;
    const levels = this.#levelsOf(id);
    const ofStyle = [...levels].find(([, level]) => level.style !== undefined && level.style === style?.id)?.[0];
    const level = Number((isDirect ? stated : (ofStyle ?? stated)) ?? '0');
    const found = levels.get(level);
    if (found === undefined || !(level >= 0 && level <= 8)) return undefined;
    return { isOrdered: found.format !== 'bullet', level };
  }
}

/** The format of a level's numbers, which newer formats write as an alternative. */
function formatOf(level: XmlNode): string {
  const fallback = childNamed(childNamed(level, 'mc:AlternateContent'), 'mc:Fallback');
  return settingOf(level, 'w:numFmt') ?? settingOf(fallback, 'w:numFmt') ?? 'decimal';
}

/** The part that a document names by a kind of relationship, as a tree. */
export async function relatedTree(archive: Package, relationships: readonly Relationship[], kind: string): Promise<XmlNode | undefined> {
  const part = relationships.find(({ type, part: own }) => type === kind && own !== undefined)?.part;
  const source = part === undefined ? undefined : archive.xml(part);
  return source && readXmlTree(source);
}
