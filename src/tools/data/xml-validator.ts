import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { complaintsOf, loadLibxml, readDocument } from '../shared/formats/libxml.ts';

const XSD_PATTERNS = "//*[namespace-uri()='http://www.w3.org/2001/XMLSchema' and local-name()='pattern']";
const IMPORTS = "//*[namespace-uri()='http://www.w3.org/2001/XMLSchema' and (local-name()='import' or local-name()='include' or local-name()='redefine')]";

export default defineTool({
  slug: 'xml-validator',
  name: 'XML Validator',
  category: 'data',
  summary: 'Checks that XML is well-formed and, given a schema, valid.',
  description: 'Namespaces count: an undeclared prefix is an error. External entities and DTDs are never read, and nothing is fetched.',
  reference: 'XML 1.0 (Fifth Edition), Namespaces in XML 1.0, XML Schema 1.0',
  keywords: ['xsd', 'schema', 'well-formed', 'lint'],
  cost: 'heavy',
  inputs: z.strictObject({
    xml: z.string().max(500_000).describe('XML text to check'),
    xsd: z.string().min(1).max(200_000).optional().describe('XML Schema 1.0 to check against; if omitted, only well-formedness is checked'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the XML is well-formed and, given a schema, valid'),
    wellFormed: z.boolean().describe('Whether the text is well-formed XML'),
    rootElement: z.string().optional().describe('Name of the root element; absent when not well-formed'),
    errors: z
      .array(
        z.strictObject({
          line: z.int().optional().describe('Line of the error, from 1'),
          column: z.int().optional().describe('Column of the error, from 1'),
          message: z.string().describe('The error in words'),
        }),
      )
      .describe('The errors found, at most 100'),
  }),
  examples: [
    {
      inputs: { xml: '<a><b></a>' },
      result: { valid: false, wellFormed: false, errors: [{ line: 1, column: 11, message: 'Opening and ending tag mismatch: b line 1 and a' }] },
    },
    {
      inputs: { xml: '<n>x</n>', xsd: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="n" type="xs:int"/></xs:schema>' },
      result: {
        valid: false,
        wellFormed: true,
        rootElement: 'n',
        errors: [{ line: 1, message: "Element 'n': 'x' is not a valid value of the atomic type 'xs:int'." }],
      },
    },
  ],
  async run({ xml, xsd }) {
    const library = await loadLibxml();
    const document = (() => {
      try {
        return readDocument(library, xml);
      } catch (error) {
        return complaintsOf(library, error);
      }
    })();
    if (Array.isArray(document)) return { valid: false, wellFormed: false, errors: document };
    try {
      const { prefix, name } = document.root;
      const rootElement = prefix === '' ? name : `${prefix}:${name}`;
      const errors = xsd === undefined ? [] : validate(library, document, xsd);
      return { valid: errors.length === 0, wellFormed: true, rootElement, errors };
    } finally {
      document.dispose();
    }
  },
});

type Library = Awaited<ReturnType<typeof loadLibxml>>;

function validate(library: Library, document: ReturnType<typeof readDocument>, xsd: string) {
  const refuse = (error: unknown): never => unprocessable(`The schema is not valid: ${complaintsOf(library, error)[0]?.message ?? 'unknown error'}`, 'xsd');
  const attempt = <Value>(action: () => Value): Value => {
    try {
      return action();
    } catch (error) {
      return refuse(error);
    }
  };
  const schema = attempt(() => readDocument(library, xsd));
  try {
    if (schema.find(IMPORTS).length > 0) unprocessable('The schema imports or includes others, which are never read.', 'xsd');
    const validator = attempt(() => library.XsdValidator.fromDoc(schema));
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (error instanceof library.XmlError && !(error instanceof library.XmlLibError)) return givenUp(schema);
      return complaintsOf(library, error);
    } finally {
      validator.dispose();
    }
  } finally {
    schema.dispose();
  }
}

/** libxml2 stops without a word where a pattern takes more steps or memory than it allows itself. */
function givenUp(schema: ReturnType<typeof readDocument>): never {
  if (schema.find(XSD_PATTERNS).length === 0) return unprocessable('libxml2 could not check the XML against this schema.', 'xsd');
  return unprocessable(
    'A pattern of the schema takes too many steps for this XML, so whether it is valid is not known; write patterns that can match a text in one way only, such as a+ for (a|aa)+.',
    'xsd',
  );
}
