import type * as Libxml from 'libxml2-wasm';

let loaded: Promise<typeof Libxml> | undefined;

/** libxml2. What it prints beside its errors would fill the log with callers' data, so its printer is taken away before it is loaded. */
export function loadLibxml(): Promise<typeof Libxml> {
  loaded ??= (async () => {
    const { error, warn, log } = console;
    Object.assign(console, { error: () => {}, warn: () => {}, log: () => {} });
    try {
      return await import('libxml2-wasm');
    } finally {
      Object.assign(console, { error, warn, log });
    }
  })();
  return loaded;
}

/**
 * Reads a document; entities of its own are expanded within libxml2's limits, external ones never read. A string has been decoded already, so the encoding that it declares says nothing of
 * it (XML 1.0 section 4.3.3). Throws `XmlParseError`.
 */
export function readDocument({ XmlDocument, ParseOption }: typeof Libxml, xml: string): Libxml.XmlDocument {
  const { XML_PARSE_NOENT, XML_PARSE_NONET, XML_PARSE_NO_XXE, XML_PARSE_BIG_LINES, XML_PARSE_IGNORE_ENC } = ParseOption;
  return XmlDocument.fromString(xml, { option: XML_PARSE_NOENT | XML_PARSE_NONET | XML_PARSE_NO_XXE | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC });
}

export interface XmlComplaint {
  line?: number;
  column?: number;
  message: string;
}

/** What libxml2 complains of, at most 100 times; rethrows what is not a complaint. */
export function complaintsOf({ XmlLibError }: typeof Libxml, error: unknown): XmlComplaint[] {
  if (!(error instanceof XmlLibError)) throw error;
  const details = error.details.map(({ message, line, col }) => ({ ...(line > 0 && { line }), ...(col > 0 && { column: col }), message: message.trim() }));
  return details.length === 0 ? [{ message: error.message.trim() }] : details.slice(0, 100);
}
