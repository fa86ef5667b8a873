/** Makes the ids of headings as GitHub does; a repeated one gets -1, -2 and so on. */
export class HeadingSlugs {
  readonly #counts = new Map<string, number>();

  next(text: string): string {
    const plain = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    let slug = plain;
    let count = this.#counts.get(plain) ?? 0;
    while (this.#counts.has(slug)) slug = `${plain}-${++count}`;
    this.#counts.set(plain, count);
    this.#counts.set(slug, 0);
    return slug;
  }
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of rendered inline HTML: image alternatives and text, without tags. */
export const plainHeading = (html: string): string =>
  html
    .replaceAll(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
