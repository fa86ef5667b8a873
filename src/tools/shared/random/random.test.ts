import { describe, expect, it } from 'vitest';
import { Random } from './random.ts';

/** Gives out prepared bytes, in hex, and fails when they run out. */
class Prepared extends Random {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(hex: string) {
    super();
    this.#bytes = Buffer.from(hex, 'hex');
  }

  override bytes(length: number): Uint8Array {
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new Error('no more bytes are prepared');
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

const hex48 = (value: number): string => value.toString(16).padStart(12, '0');

describe('below', () => {
  // 2^48 is 1 modulo 3, so that its last value has no whole group of three.
  it('rejects the values that would make some results likelier than others', () => {
    expect(new Prepared(hex48(2 ** 48 - 1) + hex48(4)).below(3)).toBe(1);
    expect(new Prepared(hex48(2 ** 48 - 2)).below(3)).toBe(2);
    // 2^48 - 1 holds 2^47 + 1 once, with all of 2^47 - 1 left over.
    expect(new Prepared(hex48(2 ** 47 + 1) + hex48(2 ** 48 - 1) + hex48(2 ** 47)).below(2 ** 47 + 1)).toBe(2 ** 47);
  });

  it('takes every value where nothing is left over', () => {
    expect(new Prepared(hex48(2 ** 48 - 1)).below(2 ** 48)).toBe(2 ** 48 - 1);
    expect(new Prepared(hex48(2 ** 48 - 1)).below(256)).toBe(255);
    expect(new Prepared(hex48(12_345)).below(1)).toBe(0);
  });
});

describe('belowBig', () => {
  it('rejects what lies at the bound or beyond, of as many bits as the bound has', () => {
    expect(new Prepared('070504').belowBig(5n)).toBe(4n);
    expect(new Prepared('fffb').belowBig(5n)).toBe(3n);
    expect(new Prepared('01000000000000000000ffffffffffffffff').belowBig(2n ** 64n)).toBe(2n ** 64n - 1n);
  });
});

describe('fraction', () => {
  it('has 53 random bits: 26 in front, 27 behind', () => {
    const of = (front: number, behind: number): number => new Prepared(hex48(front) + hex48(behind)).fraction();
    expect(of(0, 0)).toBe(0);
    expect(of(0, 1)).toBe(2 ** -53);
    expect(of(1, 0)).toBe(2 ** -26);
    expect(of(2 ** 25, 0)).toBe(0.5);
    expect(of(2 ** 26 - 1, 2 ** 27 - 1)).toBe(1 - 2 ** -53);
  });
});

describe('with a seed', () => {
  // printf '0:toolrack' | sha256sum; printf '1:toolrack' | sha256sum
  it('the bytes are the SHA-256 of counter and seed, one after another', () => {
    const random = new Random('toolrack');
    expect(Buffer.from(random.bytes(33)).toString('hex') + Buffer.from(random.bytes(31)).toString('hex')).toBe(
      '85f3e931758008046b367678df2994e893991e8d8e8501340de7cacdd1eca75231a51f3c4f9b6116f93a777bf15add101297b7c5964b0763599a4c817e70a54c',
    );
  });

  it('every order of three is as likely as the others', () => {
    const random = new Random('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // Five standard deviations about a thousand
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });

  it('both ends of a range are drawn, and nothing beyond', () => {
    const random = new Random('ends');
    expect(new Set(Array.from({ length: 200 }, () => random.between(-1, 2)))).toEqual(new Set([-1, 0, 1, 2]));
    expect(random.between(7, 7)).toBe(7);
  });

  it('distinct numbers are different, within the bound, and each as likely at each place', () => {
    const random = new Random('distinct');
    const firsts = new Map<number, number>();
    for (let i = 0; i < 4000; i++) {
      const drawn = random.distinct(4, 3);
      expect(new Set(drawn).size).toBe(3);
      for (const number of drawn) expect([0, 1, 2, 3]).toContain(number);
      const last = drawn.at(-1) ?? -1;
      firsts.set(last, (firsts.get(last) ?? 0) + 1);
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(140);
    expect(random.distinct(5, 5).sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('without a seed', () => {
  it('no byte of the pool is given out twice', () => {
    const random = new Random();
    const drawn = Array.from({ length: 2000 }, () => Buffer.from(random.bytes(16)).toString('hex'));
    expect(new Set(drawn).size).toBe(2000);
    expect(random.bytes(10_000)).toHaveLength(10_000);
    expect(random.bytes(4096)).toHaveLength(4096);
  });
});
