import { expect, it } from 'vitest';
import { holdTo } from '../testing.ts';
import { parseInputs } from '../validate.ts';
import tool from './image-merger.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/colors.json' with { type: 'json' };

holdTo(tool, { vectors });

it('says in words what the field must be', () =>
  expect(() => parseInputs(tool, { images: ['AAAA', 'AAAA'], cssPrefix: 'a b' })).toThrow('cssPrefix: must be ASCII letters, digits, - and _'));
