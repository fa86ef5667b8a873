import { holdTo } from '../testing.ts';
import tool from './color-sorter.ts';

holdTo(tool, {
  answers: [
    [{ colors: ['red'] }, { colors: ['red'], hex: ['#ff0000'] }],
    // HSL hues: red 0, yellow 60, lime 120, cyan 180, blue 240, magenta 300; greys first, in their order.
    [{ colors: ['magenta', 'white', 'cyan', 'black', 'yellow'] }, { colors: ['white', 'black', 'yellow', 'cyan', 'magenta'] }],
    [{ colors: ['magenta', 'white', 'cyan', 'black'], descending: true }, { colors: ['magenta', 'cyan', 'white', 'black'] }],
    // HSL lightness of pure colours is 50 for all: their order stays.
    [{ colors: ['blue', 'red', 'black', 'white'], by: 'lightness' }, { colors: ['black', 'blue', 'red', 'white'] }],
    // WCAG luminance: blue 0.0722, red 0.2126, lime 0.7152.
    [{ colors: ['lime', 'red', 'blue'], by: 'luminance' }, { colors: ['blue', 'red', 'lime'] }],
    [{ colors: ['red', '#f00', 'RED', 'blue'], unique: true }, { colors: ['red', 'blue'] }],
    [{ colors: ['gray', 'red'], by: 'chroma' }, { colors: ['gray', 'red'] }],
  ],
  invalid: [
    [{ colors: [] }, 'colors'],
    [{ colors: ['red'], by: 'name' }, 'by'],
  ],
  unprocessable: [[{ colors: ['red', 'blau'] }, /blau/]],
});
