import { unprocessable } from '../../errors.ts';
import { contentTypes, mainPart, type Relationship, relationshipsOf } from '../../shared/packages/opc.ts';
import { Package } from '../../shared/packages/package.ts';
import { Numbering, relatedTree, Styles } from './word-styles.ts';

export const WORD_KINDS = ['docx', 'docm', 'dotx', 'dotm'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

const WHAT = 'a Word document (DOCX)';
const KINDS: ReadonlyMap<string, WordKind> = new Map([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', 'docx'],
  ['application/vnd.ms-word.document.macroenabled.main+xml', 'docm'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml', 'dotx'],
  ['application/vnd.ms-word.template.macroenabledtemplate.main+xml', 'dotm'],
]);

/** A Word document whose main part is still to be read. */
export interface WordFile {
  archive: Package;
  kind: WordKind;
  /** Name of the main part. */
  main: string;
  relationships: readonly Relationship[];
  /** Those of the main part by their ids. */
  targets: ReadonlyMap<string, Relationship>;
  contentType: (part: string) => string;
  styles: Styles;
  numbering: Numbering;
}

/** Opens a Word document. */
export async function openWord(bytes: Uint8Array): Promise<WordFile> {
  const archive = new Package(bytes, 'file', WHAT);
  const { part: main, contentType } = await mainPart(archive, 'file', WHAT);
  const kind = KINDS.get(contentType.toLowerCase());
  if (kind === undefined) return unprocessable(`The file is not ${WHAT}: its main part is of the type ${JSON.stringify(contentType.slice(0, 200))}.`, 'file');
  const relationships = await relationshipsOf(archive, main);
  const styles = new Styles(await relatedTree(archive, relationships, 'styles'));
  return {
    archive,
    kind,
    main,
    relationships,
    targets: new Map(relationships.map((relationship) => [relationship.id, relationship])),
    contentType: await contentTypes(archive, WHAT),
    styles,
    numbering: new Numbering(await relatedTree(archive, relationships, 'numbering'), styles),
  };
}
