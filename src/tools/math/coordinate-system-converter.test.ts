import { holdTo } from '../testing.ts';
import tool from './coordinate-system-converter.ts';

holdTo(tool, {
  answers: [
    [{ coordinates: [-1, -1e-300], from: 'cartesian', to: 'polar' }, { coordinates: [1, 180] }],
    [{ coordinates: [-2, 180], from: 'polar', to: 'polar' }, { coordinates: [2, 0] }],
    [{ coordinates: [0, 0, 0], from: 'cartesian', to: 'spherical' }, { coordinates: [0, 0, 0] }],
  ],
  invalid: [
    [{ coordinates: [1, 2], from: 'spherical', to: 'cartesian' }, 'coordinates'],
    [{ coordinates: [1, 2, 3], from: 'cartesian', to: 'polar' }, 'to'],
  ],
});
