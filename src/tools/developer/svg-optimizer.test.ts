import { holdTo } from '../testing.ts';
import tool from './svg-optimizer.ts';

const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`;

// The examples of SVGO's documentation of its plugins.
holdTo(tool, {
  answers: [
    [{ svg: svg('<!-- c --><metadata>m</metadata><rect width="10" height="10"/>') }, { svg: svg('<path d="M0 0h10v10H0z"/>') }],
    [{ svg: svg('<g><g></g></g><path d="M 10.123456 20 L 30.5 20"/>') }, { svg: svg('<path d="M10.123 20H30.5"/>') }],
    [{ svg: svg('<path d="M 10.123456 20 L 30.5 20"/>'), precision: 1 }, { svg: svg('<path d="M10.1 20h20.4"/>') }],
    [
      { svg: svg('<path d="M0 0h1"/>', ' width="10" height="10" viewBox="0 0 10 10"'), removeDimensions: true },
      { svg: svg('<path d="M0 0h1"/>', ' viewBox="0 0 10 10"') },
    ],
    [
      { svg: svg('<path d="M0 0h1"/>', ' width="10" height="10" viewBox="0 0 10 10"'), keepViewBox: false },
      { svg: svg('<path d="M0 0h1"/>', ' width="10" height="10"') },
    ],
    [{ svg: svg('<path id="a" d="M0 0h1"/>'), keepIds: true }, { svg: svg('<path id="a" d="M0 0h1"/>') }],
    [{ svg: svg('<path id="a" d="M0 0h1"/>') }, { svg: svg('<path d="M0 0h1"/>') }],
  ],
  invalid: [
    [{ svg: '' }, 'svg'],
    [{ svg: '<svg/>', precision: 11 }, 'precision'],
  ],
  unprocessable: [[{ svg: '<svg><g></svg>' }, /line 1/], [{ svg: '<html/>' }, /svg/], [{ svg: 'x' }]],
});
