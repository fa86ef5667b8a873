import { holdTo } from '../testing.ts';
import tool from './fuzzy-hash-comparer.ts';
import fuzzy from './testdata/fuzzy.json' with { type: 'json' };

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];
const scored = (hash: string, other: string, score: number): Row => [
  { hash, others: [other] },
  { score, matches: [{ index: 0, score }] },
];

holdTo(tool, {
  answers: [
    // libfuzzy (test/oracles/archives_fuzzy.py)
    ...fuzzy.pairs.map(([one, other, score]) => scored(String(one), String(other), Number(score))),
    // The tests of the Python package ssdeep, as published
    scored('3:AXGBicFlgVNhBGcL6wCrFQEv:AXGHsNhxLsr2C', '3:AXGBicFlIHBGcL6wCrFQEv:AXGH6xLsr2C', 22),
    scored('3::', '3::', 100),
    scored('3:aaaaaaaa:bb', '3:aaa:bb', 100),
    scored('3:abcdefgh:x', '48:abcdefgh:x', 0),
    [
      { hash: '3:AXGBicFlgVNhBGcL6wCrFQEv:AXGHsNhxLsr2C', others: ['3::,"/srv/a, b"', '3:AXGBicFlIHBGcL6wCrFQEv:AXGH6xLsr2C'], threshold: 1 },
      { score: 22, matches: [{ index: 1, score: 22 }] },
    ],
    [{ hash: '3::', others: ['3:a:b,"/srv/a, b"'] }, { matches: [{ index: 0, score: 0, name: '/srv/a, b' }] }],
  ],
  invalid: [
    [{ hash: '3::', others: [] }, 'others'],
    [{ hash: 'x', others: ['3::'] }, 'hash'],
    [{ hash: '4:a:b', others: ['3::'] }, 'hash'],
    [{ hash: '0:a:b', others: ['3::'] }, 'hash'],
    [{ hash: '3::', others: ['3::', '3:*:b'] }, 'others[1]'],
    [{ hash: '3::', others: ['3::'], threshold: 101 }, 'threshold'],
  ],
});
