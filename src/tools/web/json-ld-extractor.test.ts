import { holdTo } from '../testing.ts';
import tool from './json-ld-extractor.ts';

const block = (json: string, type = 'application/ld+json') => ({ html: `<script type="${type}">${json}</script>` });

holdTo(tool, {
  answers: [
    [block('{"@graph":[{"@type":"A"},{"@type":["B","A"],"x":{"@type":"C"}}]}'), { types: ['A', 'B', 'C'], count: 1 }],
    [block(' <!-- {"@type":"A"} --> '), { blocks: [{ index: 1, valid: true, data: { '@type': 'A' } }] }],
    [block('{}', 'APPLICATION/LD+JSON; charset=utf-8'), { count: 1 }],
    [block('{}', 'application/json'), { count: 0 }],
    // entities are not decoded in a script (HTML Standard), so this is not JSON
    [block('{&quot;a&quot;:1}'), { blocks: [{ valid: false }], types: [] }],
    // RFC 8259 allows neither a comma at the end nor an empty text
    [block('{"@type":"A",}'), { blocks: [{ index: 1, valid: false }], types: [] }],
    [block(''), { blocks: [{ valid: false }] }],
    [
      { html: `${block('{bad}').html}${block('{"@type":"A"}').html}` },
      {
        blocks: [
          { index: 1, valid: false },
          { index: 2, valid: true },
        ],
        types: ['A'],
      },
    ],
    [block('{"@type":5}'), { types: [] }],
  ],
  invalid: [[{}, 'html']],
});
