import { holdTo } from '../testing.ts';
import tool from './border-radius-generator.ts';

const radii = (topLeft: number, topRight: number, bottomRight: number, bottomLeft: number) => ({ topLeft, topRight, bottomRight, bottomLeft });

// CSS Backgrounds 3, section 4.1: what the shorter forms stand for.
holdTo(tool, {
  answers: [
    [radii(4, 4, 4, 4), { value: '4px', css: 'border-radius: 4px;' }],
    [radii(0, 0, 0, 0), { value: '0' }],
    [radii(1, 2, 3, 2), { value: '1px 2px 3px' }],
    [radii(1, 2, 3, 4), { value: '1px 2px 3px 4px' }],
    [radii(1, 2, 1, 3), { value: '1px 2px 1px 3px' }],
    [{ ...radii(1.5, 0, 1.5, 0), unit: 'rem' }, { value: '1.5rem 0' }],
    [{ ...radii(5, 5, 5, 5), vertical: radii(5, 5, 5, 5) }, { value: '5px' }],
    [{ ...radii(5, 5, 5, 5), vertical: radii(1, 2, 1, 2), unit: 'em' }, { value: '5em / 1em 2em' }],
  ],
  invalid: [
    [radii(-1, 0, 0, 0), 'topLeft'],
    [{ topLeft: 1 }, 'topRight'],
    [{ ...radii(1, 1, 1, 1), vertical: { topLeft: 1 } }, 'vertical.topRight'],
  ],
});
