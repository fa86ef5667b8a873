import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { holdTo, run } from '../testing.ts';
import tool from './dns-message-decoder.ts';
import data from './testdata/dns-message-decoder.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // RFC 8484 section 4.1.1: the GET example for www.example.com
    [
      { message: 'AAABAAABAAAAAAAAA3d3dwdleGFtcGxlA2NvbQAAAQAB', encoding: 'base64' },
      { id: 0, questions: [{ name: 'www.example.com.', type: 'A', class: 'IN' }] },
    ],
    // RFC 8484 section 4.2.2: its answer
    [
      { message: '00008180 00010001 00000000 03777777 07657861 6d706c65 03636f6d 00001c00 01c00c00 1c000100 000e7d00 1020010d b8abcd00 12000100 02000300 04' },
      { answers: [{ name: 'www.example.com.', type: 'AAAA', ttl: 3709, data: '2001:db8:abcd:12:1:2:3:4' }] },
    ],
  ],
  invalid: [[{ message: '' }, 'message']],
});

it('dns-message-decoder says what is wrong with any bytes, or decodes them', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 12, maxLength: 80 }), async (tail) => {
      const message = `000081800001000100000000${Buffer.from(tail).toString('hex')}`;
      const outcome = await run(tool, { message }).catch((error: unknown) => error);
      expect(outcome instanceof Unprocessable || (outcome as { id: number }).id === 0).toBe(true);
    }),
  ));
