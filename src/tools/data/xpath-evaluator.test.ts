import { holdTo } from '../testing.ts';
import tool from './xpath-evaluator.ts';

const xml = '<r xmlns:x="u"><i p="1">a</i><i p="2">b</i><!--c--><?pi d?><x:i>n</x:i></r>';
const namespaces = { q: 'u' };

// Expected values from xmllint --xpath and XPath 1.0.
holdTo(tool, {
  answers: [
    [
      { xml, expression: 'count(//i)' },
      { type: 'number', value: 2 },
    ],
    [
      { xml, expression: 'string(//i[2])' },
      { type: 'string', value: 'b' },
    ],
    [
      { xml, expression: '//i = "b"' },
      { type: 'boolean', value: true },
    ],
    [
      { xml, expression: '0 div 0' },
      { type: 'number', value: 'NaN' },
    ],
    [
      { xml, expression: '-1 div 0' },
      { type: 'number', value: '-Infinity' },
    ],
    [
      { xml, expression: '//@p' },
      {
        type: 'nodeset',
        count: 2,
        nodes: [
          { kind: 'attribute', name: 'p', value: '1' },
          { kind: 'attribute', name: 'p', value: '2' },
        ],
      },
    ],
    [
      { xml, expression: '//comment()|//processing-instruction()' },
      {
        count: 2,
        nodes: [
          { kind: 'comment', name: '', value: 'c' },
          { kind: 'instruction', name: 'pi', value: 'd' },
        ],
      },
    ],
    [
      { xml, expression: '//q:i', namespaces },
      { count: 1, nodes: [{ name: 'x:i', value: 'n' }] },
    ],
    [
      { xml, expression: '/' },
      { count: 1, nodes: [{ kind: 'document', name: '' }] },
    ],
    [
      { xml, expression: '//nope' },
      { type: 'nodeset', count: 0, nodes: [] },
    ],
    // External entities are never read.
    [{ xml: '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]><a>&e;</a>', expression: '/a' }, { nodes: [{ value: '' }] }],
  ],
  unprocessable: [
    [{ xml: '<a/>', expression: '//[' }],
    [{ xml: '<a/>', expression: 'foo()' }],
    [{ xml: '<a/>', expression: '//z:i' }],
    [{ xml: '<a/>', expression: '$v' }],
    [{ xml: '<a>', expression: '/' }],
  ],
});
