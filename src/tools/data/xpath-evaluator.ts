import type { XmlNode } from 'libxml2-wasm';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { complaintsOf, loadLibxml, readDocument, type XmlComplaint } from '../shared/formats/libxml.ts';

const UNKNOWN: XmlComplaint = { message: 'unknown error' };
const kinds = ['element', 'attribute', 'text', 'comment', 'instruction', 'namespace', 'document'] as const;

export default defineTool({
  slug: 'xpath-evaluator',
  name: 'XPath Evaluator',
  category: 'data',
  summary: 'Evaluates an XPath 1.0 expression against an XML document.',
  description: 'Nodes come in document order. NaN and infinities come as the strings NaN, Infinity and -Infinity.',
  reference: 'XML Path Language (XPath) 1.0',
  keywords: ['query', 'select nodes', 'xquery'],
  cost: 'heavy',
  inputs: z.strictObject({
    xml: z.string().max(500_000).describe('XML text to query'),
    expression: z.string().min(1).max(2000).describe('The XPath 1.0 expression'),
    namespaces: z.record(z.string(), z.string()).optional().describe('Namespace URIs by prefix, for the expression'),
    limit: z.int().min(1).max(10_000).default(1000).describe('Maximum number of nodes to return'),
  }),
  result: z.strictObject({
    type: z.enum(['nodeset', 'string', 'number', 'boolean']).describe('Type of the result of the expression'),
    count: z.int().describe('Number of nodes found, also beyond the limit; 0 for the other types'),
    value: z.union([z.string(), z.number(), z.boolean()]).optional().describe('The string, number or boolean; absent for nodes'),
    nodes: z
      .array(
        z.strictObject({
          kind: z.enum(kinds).describe('Kind of the node'),
          name: z.string().describe('Qualified name of the node; empty for kinds without a name'),
          value: z.string().describe('XPath string-value of the node'),
          xml: z.string().optional().describe('XML source of the node; only for elements'),
        }),
      )
      .describe('The nodes found, in document order'),
  }),
  headline: 'nodes',
  pageInputs: {
    xml: '<catalog><book id="1"><title>Dune</title><price>9.99</price></book><book id="2"><title>Emma</title><price>7.50</price></book></catalog>',
    expression: '//book[price > 8]/title',
  },
  examples: [
    {
      inputs: { xml: '<r><i p="2">a</i><i p="3">b</i></r>', expression: '//i[@p>2]' },
      result: { type: 'nodeset', count: 1, nodes: [{ kind: 'element', name: 'i', value: 'b', xml: '<i p="3">b</i>' }] },
    },
    { inputs: { xml: '<r><i p="2"/><i p="3"/></r>', expression: 'sum(//@p)' }, result: { type: 'number', count: 0, value: 5, nodes: [] } },
  ],
  async run({ xml, expression, namespaces = {}, limit }) {
    const library = await loadLibxml();
    const document = (() => {
      try {
        return readDocument(library, xml);
      } catch (error) {
        const [{ line, column, message } = UNKNOWN] = complaintsOf(library, error);
        return unprocessable(`Not well-formed XML${line === undefined ? '' : ` at line ${line}, column ${column ?? 1}`}: ${message}.`, 'xml');
      }
    })();
    try {
      const evaluate = (text: string) => {
        try {
          return document.eval(text, namespaces);
        } catch (error) {
          return unprocessable(`${error instanceof Error ? error.message : String(error)}.`, 'expression');
        }
      };
      const value = evaluate(expression);
      if (typeof value === 'string') return { type: 'string' as const, count: 0, value, nodes: [] };
      if (typeof value === 'boolean') return { type: 'boolean' as const, count: 0, value, nodes: [] };
      if (typeof value === 'number') return { type: 'number' as const, count: 0, value: Number.isFinite(value) ? value + 0 : String(value), nodes: [] };
      const nodes = value.slice(0, limit).map((node, index) => {
        const kind = kindOf(node);
        // The library knows no names of these nodes, and not the values of namespaces: XPath itself does.
        const ask = (question: string): string => String(evaluate(`${question}((${expression})[${index + 1}])`));
        if (kind === 'namespace') return { kind, name: ask('name'), value: ask('string') };
        if (kind === 'instruction') return { kind, name: ask('name'), value: node.content };
        const name = kind === 'element' || kind === 'attribute' ? qualifiedName(node as unknown as Named) : '';
        return { kind, name, value: node.content, ...(kind === 'element' && { xml: (node as unknown as Written).toString({ format: false }) }) };
      });
      return { type: 'nodeset' as const, count: value.length, nodes };
    } finally {
      document.dispose();
    }

    function kindOf(node: XmlNode): (typeof kinds)[number] {
      if (node instanceof library.XmlElement) return 'element';
      if (node instanceof library.XmlAttribute) return 'attribute';
      if (node instanceof library.XmlText || node instanceof library.XmlCData) return 'text';
      if (node instanceof library.XmlComment) return 'comment';
      return OTHER_KINDS.get(node.constructor.name) ?? 'text';
    }
  },
});

/** Node classes that the library does not export. */
const OTHER_KINDS = new Map<string, (typeof kinds)[number]>([
  ['XmlProcessingInstructionNode', 'instruction'],
  ['XmlNamespaceDeclNode', 'namespace'],
  ['XmlDocumentNode', 'document'],
]);

interface Named {
  name: string;
  prefix: string;
}

interface Written {
  toString(options: { format: boolean }): string;
}

const qualifiedName = ({ prefix, name }: Named): string => (prefix === '' ? name : `${prefix}:${name}`);
