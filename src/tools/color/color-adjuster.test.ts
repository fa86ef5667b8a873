import { holdTo } from '../testing.ts';
import tool from './color-adjuster.ts';
import data from './testdata/color-adjuster.json' with { type: 'json' };

// As the package sass computes them (sass:color), run here; those of testdata by colorsys of Python.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ color: '#6b717f', operation: 'lighten', amount: 20 }, { hex: '#a1a5af' }],
    [{ color: '#036', operation: 'lighten', amount: 60 }, { hex: '#99ccff' }],
    [{ color: '#b37399', operation: 'darken', amount: 20 }, { hex: '#7c4465' }],
    [{ color: '#f2ece4', operation: 'darken', amount: 40 }, { hex: '#b08b5a' }],
    [{ color: '#c69', operation: 'saturate', amount: 20 }, { hex: '#e05299' }],
    [{ color: '#f2ece4', operation: 'desaturate', amount: 20 }, { hex: '#eeebe8' }],
    [{ color: '#036', operation: 'desaturate', amount: 20 }, { hex: '#0a335c' }],
    [{ color: '#6b717f', operation: 'rotate', amount: 60 }, { hex: '#796b7f' }],
    [{ color: '#dcdcdc', operation: 'rotate', amount: -45 }, { hex: '#dcdcdc' }],
    [{ color: '#b37399', operation: 'invert' }, { hex: '#4c8c66' }],
    [{ color: '#6b717f', operation: 'complement' }, { hex: '#7f796b' }],
    [{ color: '#6b717f', operation: 'grayscale' }, { hex: '#757575' }],
    // Held to 0 to 100.
    [{ color: '#888', operation: 'lighten', amount: 100 }, { hex: '#ffffff' }],
    [{ color: '#888', operation: 'darken', amount: 100 }, { hex: '#000000' }],
    [
      { color: 'red', operation: 'fade', amount: 0 },
      { hex: '#ff000000', alpha: 0 },
    ],
    [
      { color: '#ff000080', operation: 'fade', amount: 100 },
      { hex: '#ff0000', alpha: 1 },
    ],
  ],
  invalid: [
    [{ color: 'red', operation: 'lighten', amount: -1 }, 'amount'],
    [{ color: 'red', operation: 'fade', amount: 101 }, 'amount'],
    [{ color: 'red', operation: 'rotate', amount: 361 }, 'amount'],
    [{ color: 'red' }, 'operation'],
  ],
  unprocessable: [[{ color: 'rouge', operation: 'invert' }, /rouge/]],
});
