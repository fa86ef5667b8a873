import { describe, expect, it } from 'vitest';
import { sharedAsking } from './shared-asking.ts';

/** A question whose answers come when they are given. */
function question() {
  const asked: PromiseWithResolvers<string>[] = [];
  const ask = sharedAsking(() => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  });
  return { asked, ask };
}

const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a question that several ask', () => {
  it('is put once for those who ask at the same time', async () => {
    const { asked, ask } = question();
    const both = Promise.all([ask(), ask()]);
    await aTurn();
    expect(asked).toHaveLength(1);
    asked[0]?.resolve('yes');
    expect(await both).toEqual(['yes', 'yes']);
  });

  it('is put again for those who come while it is under way, when it has been answered', async () => {
    const { asked, ask } = question();
    const first = ask();
    await aTurn();
    const later = Promise.all([ask(), ask()]);
    await aTurn();
    expect(asked).toHaveLength(1);
    asked[0]?.resolve('before');
    expect(await first).toBe('before');
    await aTurn();
    expect(asked).toHaveLength(2);
    asked[1]?.resolve('after');
    expect(await later).toEqual(['after', 'after']);
  });

  it('is put again after a fault', async () => {
    const { asked, ask } = question();
    const first = expect(ask()).rejects.toThrow('away');
    await aTurn();
    const second = ask();
    asked[0]?.reject(new Error('away'));
    await first;
    await aTurn();
    asked[1]?.resolve('back');
    expect(await second).toBe('back');
  });
});
