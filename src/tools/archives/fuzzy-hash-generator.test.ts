import { base64Of, utf8Bytes } from '../shared/platform/bytes.ts';
import { holdTo } from '../testing.ts';
import tool from './fuzzy-hash-generator.ts';
import fuzzy from './testdata/fuzzy.json' with { type: 'json' };

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];
const ofText = (text: string, hash: string): Row => [{ file: base64Of(utf8Bytes(text)) }, { hash }];

holdTo(tool, {
  answers: [
    // libfuzzy (test/oracles/archives_fuzzy.py)
    ...fuzzy.hashes.map(({ file, hash }): Row => [{ file }, { hash }]),
    ...fuzzy.grown.map(
      ({ length, hash }): Row => [
        { file: base64Of(Uint8Array.from({ length }, (_, n) => (n * 73 + n * n) % 251)) },
        { hash, bytes: length, blockSize: Number(hash.split(':')[0]) },
      ],
    ),
    // The tests of the Python package ssdeep (LGPL), as published
    ofText('Also called fuzzy hashes, Ctph can match inputs that have homologies.', '3:AXGBicFlgVNhBGcL6wCrFQEv:AXGHsNhxLsr2C'),
    ofText('Also called fuzzy hashes, CTPH can match inputs that have homologies.', '3:AXGBicFlIHBGcL6wCrFQEv:AXGH6xLsr2C'),
    [{ file: '' }, { hash: '3::', blockSize: 3, bytes: 0 }],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: '!' }, 'file'],
  ],
});
