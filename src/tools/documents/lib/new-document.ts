import { latin1Bytes } from '../../shared/platform/bytes.ts';
import { Builder } from './builder.ts';
import { type Dict, dict, Name, type Ref, type Value } from './objects.ts';
import { packedStream } from './text-font.ts';
import { writePdf } from './write.ts';

/** A document that is made page by page. */
export class NewDocument {
  readonly builder = new Builder();
  readonly pages: Ref[] = [];
  readonly #tree = this.builder.add(true);

  /** Adds a page. @param entries what its dictionary has besides */
  addPage(width: number, height: number, content: string, resources: Dict, entries: Readonly<Record<string, Value | undefined>> = {}): Ref {
    const page = this.builder.add(
      dict({
        ...{ Type: new Name('Page'), Parent: this.#tree, MediaBox: [0, 0, tidy(width), tidy(height)], Resources: resources },
        Contents: this.builder.add(packedStream(latin1Bytes(content))),
        ...entries,
      }),
    );
    this.pages.push(page);
    return page;
  }

  /** Writes the document. The same pages give the same bytes. */
  write(info: Dict, catalog: Readonly<Record<string, Value | undefined>> = {}): Uint8Array {
    this.builder.replace(this.#tree, dict({ Type: new Name('Pages'), Kids: this.pages, Count: this.pages.length }));
    const root = this.builder.add(dict({ Type: new Name('Catalog'), Pages: this.#tree, ...catalog }));
    return writePdf(this.builder, { root, info: info.size > 0 ? this.builder.add(info) : undefined, version: '1.7', objectStreams: false, id: undefined });
  }
}

/** To millionths, so that differences of doubles leave no trace. */
export const tidy = (value: number): number => Number(value.toFixed(6));
