import { expect, it } from 'vitest';
import { InvalidInputs, Unprocessable } from '../errors.ts';
import { holdTo, run } from '../testing.ts';
import { HELLO, WITH_FORM } from './lib/samples.ts';
import tool from './pdf-form-filler.ts';
import reader from './pdf-form-reader.ts';
import extractor from './pdf-text-extractor.ts';
import { mutated, pdfOf, streamOf } from './testdata/pdf-of.ts';

const widget = (place: string, entries: string) => `<</Type/Annot/Subtype/Widget/F 4/Rect[${place}]${entries}>>`;

const FORM = pdfOf({
  1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R 6 0 R 7 0 R 8 0 R 9 0 R 12 0 R 13 0 R 14 0 R]/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv 3 0 R>>>>/XFA(x)>>>>',
  2: '<</Type/Pages/Kids[20 0 R]/Count 1/MediaBox[0 0 300 260]>>',
  3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  4: widget('10 220 140 240', '/FT/Tx/T(name)/MK<</BC[0 0 1]/BG[0.9 0.9 1]>>/MaxLen 20'),
  5: widget('10 150 140 210', '/FT/Tx/T(notes)/Ff 4096/DA(/Helv 10 Tf 1 0 0 rg)/Q 1'),
  6: widget('10 120 140 140', '/FT/Tx/T(comb)/Ff 16777216/MaxLen 8'),
  7: widget('160 220 180 240', '/FT/Btn/T(agree)'),
  8: widget('160 180 280 200', '/FT/Ch/T(color)/Ff 131072/Opt[[(r)(Red)][(g)(Green)]]'),
  9: '<</FT/Btn/Ff 49152/T(size)/V/Off/Kids[10 0 R 11 0 R]>>',
  10: widget('160 150 175 165', '/Parent 9 0 R/AS/Off/AP<</N<</S 15 0 R/Off 16 0 R>>>>'),
  11: widget('190 150 205 165', '/Parent 9 0 R/AS/Off/AP<</N<</L 15 0 R/Off 16 0 R>>>>'),
  12: widget('160 60 280 130', '/FT/Ch/T(many)/Ff 2097152/Opt[(one)(two)(three)]'),
  13: widget('10 90 140 110', '/FT/Ch/T(free)/Ff 393216/Opt[(a)(b)]'),
  14: widget('10 60 140 80', '/FT/Sig/T(signed)'),
  15: streamOf('/Type/XObject/Subtype/Form/BBox[0 0 10 10]', '0 0 10 10 re f'),
  16: streamOf('/Type/XObject/Subtype/Form/BBox[0 0 10 10]', '0 0 10 10 re S'),
  20: '<</Type/Page/Parent 2 0 R/Annots[4 0 R 5 0 R 6 0 R 7 0 R 8 0 R 10 0 R 11 0 R 12 0 R 13 0 R 14 0 R]>>',
});
const VALUES = {
  name: 'Grüße',
  notes: 'one line that is too long for the field\nsecond',
  comb: 'AB12',
  agree: true,
  color: 'g',
  size: 'L',
  many: ['one', 'three'],
  free: 'other',
};

holdTo(tool, {
  answers: [
    [
      { file: WITH_FORM, values: { agree: true, name: 'Grace' } },
      { filled: ['name', 'agree'], unknown: [] },
    ],
    [
      { file: FORM, values: { nothing: 1, name: 12.5 }, ignoreUnknown: true },
      { filled: ['name'], unknown: ['nothing'] },
    ],
    [
      { file: FORM, values: {} },
      { filled: [], unknown: [] },
    ],
  ],
  invalid: [
    [{ file: FORM }, 'values'],
    [{ file: FORM, values: [] }, 'values'],
  ],
  unprocessable: [
    [{ file: HELLO, values: {} }, /no form/],
    [{ file: FORM, values: { nothing: 1 } }, /no field "nothing"/],
    [{ file: FORM, values: { name: true } }, /string or a number/],
    [{ file: FORM, values: { name: null } }, /string or a number/],
    [{ file: FORM, values: { name: 'x'.repeat(21) } }, /at most 20/],
    [{ file: FORM, values: { name: 'Привет' } }, /U\+041F/],
    [{ file: FORM, values: { agree: 1 } }, /true, false/],
    [{ file: FORM, values: { size: 'M' } }, /"S", "L"/],
    [{ file: FORM, values: { color: 'Green' } }, /"r", "g"/],
    [{ file: FORM, values: { many: 'one' } }, /array/],
    [{ file: FORM, values: { many: ['four'] } }, /"one", "two", "three"/],
    [{ file: FORM, values: { signed: true } }, /signature/],
  ],
});

it('fills what pdf-form-reader reads, and takes the XFA packet out', async () => {
  expect(await run(reader, { file: FORM })).toMatchObject({ form: 'xfa' });
  const { file, filled } = await run(tool, { file: FORM, values: VALUES });
  expect(filled).toEqual(['name', 'notes', 'comb', 'agree', 'color', 'size', 'many', 'free']);
  expect(await run(reader, { file })).toMatchObject({ values: VALUES, form: 'acroform' });
  const { file: cleared } = await run(tool, { file, values: { ...VALUES, name: '', agree: false, color: null, size: null, many: [], free: null } });
  expect(await run(reader, { file: cleared })).toMatchObject({ values: { name: '', agree: false, color: null, size: null, many: [], free: null } });
});

it('makes fields part of the page', async () => {
  const { file } = await run(tool, { file: FORM, values: VALUES, flatten: true });
  expect(await run(reader, { file })).toMatchObject({ count: 0, form: 'none' });
  const { text } = await run(extractor, { file });
  for (const part of ['Grüße', 'one line that is too', 'second', 'A B 1 2', 'Green', 'three', 'other']) expect(text).toContain(part);
});

it('answers or refuses whatever is changed or cut off', async () => {
  const refused = (reason: unknown) => (reason instanceof Unprocessable || reason instanceof InvalidInputs ? undefined : Promise.reject(reason));
  for (let seed = 0; seed < 150; seed++)
    await run(tool, { file: mutated(FORM, seed), values: VALUES, ignoreUnknown: true, flatten: seed % 2 === 0 }).catch(refused);
});
