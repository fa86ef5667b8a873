import { holdTo } from '../testing.ts';
import tool from './ip-range-to-cidr-converter.ts';
import data from './testdata/ip-range-to-cidr-converter.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { first: '::ffff:10.0.0.0', last: '::ffff:10.0.0.1' },
      { cidrs: ['::ffff:a00:0/127'], total: '2' },
    ],
  ],
  unprocessable: [
    [{ first: '10.0.0.2', last: '10.0.0.1' }, /before/],
    [{ first: '10.0.0.1', last: '::2' }, /versions/],
    [{ first: '10.0.0.0/8', last: '10.0.0.1' }, /not an IP address/],
    [{ first: '10.0.0.1', last: 'x' }, /"x"/],
  ],
});
