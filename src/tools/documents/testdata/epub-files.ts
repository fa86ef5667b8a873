import { type Parts, zipped } from './office-files.ts';

interface Book {
  version?: string;
  metadata?: string;
  items: readonly (readonly [id: string, href: string, mediaType: string, properties?: string])[];
  spine: readonly (readonly [id: string, linear?: 'no'])[];
  /** The id of the NCX. */
  toc?: string;
  files: Parts;
}

/** An e-book whose package document is OEBPS/content.opf, in Base64. */
export function epub({ version = '3.0', metadata = '<dc:title>T</dc:title>', items, spine, toc, files }: Book): string {
  const manifest = items.map(
    ([id, href, mediaType, properties]) => `<item id="${id}" href="${href}" media-type="${mediaType}"${properties === undefined ? '' : ` properties="${properties}"`}/>`,
  );
  const references = spine.map(([id, linear]) => `<itemref idref="${id}"${linear === undefined ? '' : ` linear="${linear}"`}/>`);
  return zipped(
    {
      mimetype: 'application/epub+zip',
      'META-INF/container.xml':
        '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
      'OEBPS/content.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="${version}" unique-identifier="bookid"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">${metadata}</metadata><manifest>${manifest.join('')}</manifest><spine${toc === undefined ? '' : ` toc="${toc}"`}>${references.join('')}</spine></package>`,
      ...files,
    },
    ['mimetype'],
  );
}

export const xhtml = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head><body>${body}</body></html>`;

export const navPoint = (title: string, source: string, inner = ''): string =>
  `<navPoint><navLabel><text>${title}</text></navLabel><content src="${source}"/>${inner}</navPoint>`;
