import { holdTo } from '../testing.ts';
import tool from './svg-to-data-uri-converter.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';

holdTo(tool, {
  answers: [
    [{ svg: '<svg/>' }, { dataUri: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" }],
    [
      { svg: `  <svg ${NS}>\n  <g>  a  b </g>\n</svg>\n` },
      { dataUri: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cg%3E a b %3C/g%3E%3C/svg%3E" },
    ],
    [
      { svg: `<svg ${NS}><text>it's é%</text></svg>` },
      { dataUri: "data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E%3Ctext%3Eit's %C3%A9%25%3C/text%3E%3C/svg%3E" },
    ],
    // base64 of the text as it is (openssl base64)
    [{ svg: `<svg ${NS}/>`, format: 'base64' }, { dataUri: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' }],
    [
      { svg: '<?xml version="1.0"?><!-- <svg> --><svg width="1"></svg>', format: 'base64' },
      {
        html: `<img src="data:image/svg+xml;base64,${Buffer.from('<?xml version="1.0"?><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" width="1"></svg>').toString('base64')}" alt="">`,
      },
    ],
  ],
  invalid: [[{ svg: '' }, 'svg']],
  unprocessable: [[{ svg: '<svg>' }, /line 1/], [{ svg: '<p/>' }, /svg/], [{ svg: 'hello' }], [{ svg: '<svg a=b/>' }]],
});
