import { describe, expect, it } from 'vitest';
import { LOOKED_AT, namesToTell, PEERS, phraseOf } from '../../scripts/coming-from/peers.ts';
import { catalogue } from './index.ts';
import { PEER_NAMES } from './peer-names.ts';
import { toolSearch } from './search.ts';

const all = PEERS.flatMap(({ title, operations }) => operations.map((operation) => ({ title, ...operation })));

describe('what other collections call things', () => {
  it('is there for all of their operations, once each', () => {
    // Counted in their sources when the lists were made; DevToys' are those of its version 2.
    expect(PEERS.map(({ title, operations }) => [title, operations.length])).toEqual([
      ['CyberChef', 504],
      ['it-tools', 86],
      ['omni-tools', 128],
      ['DevToys', 31],
    ]);
    for (const { operations } of PEERS) expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });

  it('names tools and inputs that there are, or a reason', () => {
    const wrong = all.flatMap(({ name, here, reason }) => {
      if (here.length === 0) return reason ? [] : [`${name}: no reason`];
      return here.flatMap(({ slug, inputs }) => {
        const properties = catalogue.get(slug)?.inputs.properties;
        if (!properties) return [`${name}: ${slug}`];
        return Object.entries(inputs).flatMap(([input, value]) => {
          const { enum: choices, type } = properties[input] ?? {};
          const known = type === 'boolean' ? ['true', 'false'] : (choices ?? []).map(String);
          return known.includes(value) ? [] : [`${name}: ${slug} ${input}=${value}`];
        });
      });
    });
    expect(wrong).toEqual([]);
  });

  it('is found by the search by itself, or told to it', () => {
    expect([...PEER_NAMES]).toEqual([...namesToTell(toolSearch(catalogue.cards, new Map()).search)]);
  });

  it('finds ours first where it was told', () => {
    const told = all.filter(({ typed }) => PEER_NAMES.has(phraseOf(typed)));
    const missed = told.filter(
      ({ typed, here: [first] }) =>
        first &&
        !catalogue
          .search(typed)
          .slice(0, LOOKED_AT)
          .some(({ slug }) => slug === first.slug),
    );
    expect(missed.map(({ title, name, here }) => `${title}: ${name}: ${here[0]?.slug}`)).toEqual([]);
    expect(told.length).toBeGreaterThanOrEqual(PEER_NAMES.size);
    for (const [typed, slug] of [
      ['From Base64', 'base64-encoder'],
      ['ROT13 Brute Force', 'caesar-cipher-solver'],
    ] as const)
      expect(
        catalogue
          .search(typed)
          .slice(0, LOOKED_AT)
          .map((card) => card.slug),
      ).toContain(slug);
  });
});
