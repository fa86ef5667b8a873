import { inverseOf } from './rotors.ts';

const LETTERS = 26;
/** How much of the text is deciphered for a look: further on the middle rotor has turned for certain. */
const PREVIEW = 26;

const NO_LINKS = new Uint8Array();

/** A pair of letters that the machine joins so many places behind the first. */
interface Link {
  at: number;
  one: number;
  other: number;
}

/** The part of a crib's graph that is searched: its links, the letter with most of them, and one joined to it. */
export interface Menu {
  loops: number;
  links: Link[];
  register: number;
  guess: number;
}

export interface Stop {
  /** Of the left, middle and right rotor, as they show before the first letter of the crib. */
  positions: [left: number, middle: number, right: number];
  /** Pairs of the plugboard, a letter with itself where it is not plugged; none where several would do. */
  pairs: [number, number][];
  /** What comes out with these pairs. */
  text: number[];
}

/** The menu of a crib: of the parts of its graph that hang together the one with most loops, or else most letters. @param letters of the ciphertext, as many as the crib's at least */
export function menuOf(letters: readonly number[], crib: readonly number[]): Menu {
  const links = crib.map((one, at) => ({ at, one, other: letters[at] ?? 0 }));
  const seen = new Set<number>();
  const parts = [...letters, ...crib].flatMap((start) => (seen.has(start) ? [] : [partFrom(start, links, seen)]));
  const [best] = parts.sort((a, b) => b.loops - a.loops || b.letters.length - a.letters.length);
  const degree = (letter: number): number => links.filter(({ one, other }) => one === letter || other === letter).length;
  const inPart = best?.letters ?? [];
  const register = inPart.reduce((most, letter) => (degree(letter) > degree(most) ? letter : most), inPart[0] ?? 0);
  const joined = links.find(({ one, other }) => one === register || other === register);
  const guess = joined?.one === register ? joined.other : (joined?.one ?? 0);
  return { loops: best?.loops ?? 0, links: best?.links ?? [], register, guess };
}

/** The letters that hang together with one, in the order of a search into the depth. */
function partFrom(start: number, links: readonly Link[], seen: Set<number>): { loops: number; letters: number[]; links: Link[] } {
  const letters: number[] = [];
  const visit = (letter: number): void => {
    seen.add(letter);
    letters.push(letter);
    for (const { one, other } of links) {
      const next = one === letter ? other : other === letter ? one : undefined;
      if (next !== undefined && !seen.has(next)) visit(next);
    }
  };
  visit(start);
  const own = links.filter(({ one }) => letters.includes(one));
  return { loops: own.length - letters.length + 1, letters, links: own };
}

export interface BombeSettings {
  /** Wirings of the left, middle and right rotor. */
  rotors: readonly (readonly number[])[];
  reflector: readonly number[];
  menu: Menu;
  /** The ciphertext from the crib on. */
  letters: readonly number[];
  /** Whether stops that contradict themselves are left out, and all pairs that follow are told. */
  checked: boolean;
  /** After how many stops the search ends. */
  limit: number;
}

/** Every position of three rotors at which the crib does not contradict itself, with Welchman's diagonal board. The left and middle rotors are taken to stand still. */
export function bombeStops({ rotors, reflector, menu, letters, checked, limit }: BombeSettings): Stop[] {
  const [left, middle, right] = rotors.map((wiring) => ({ forward: wiring, backward: inverseOf(wiring) }));
  const stops: Stop[] = [];
  if (!left || !middle || !right) return stops;
  const board = new Board(menu);
  for (let leftAt = 0; leftAt < LETTERS; leftAt++) {
    const behindLeft = conjugated(left, leftAt, reflector);
    for (let middleAt = 0; middleAt < LETTERS; middleAt++) {
      const core = conjugated(middle, middleAt, behindLeft);
      board.machines = Array.from({ length: LETTERS }, (_, at) => conjugated(right, at, core));
      for (let rightAt = 0; rightAt < LETTERS; rightAt++) {
        board.at = rightAt;
        const pairs = board.test(checked);
        if (pairs === undefined) continue;
        if (stops.length === limit) return stops;
        stops.push({ positions: [leftAt, middleAt, (rightAt + LETTERS - 1) % LETTERS], pairs, text: board.deciphered(letters, pairs) });
      }
    }
  }
  return stops;
}

/** A permutation as it looks through a rotor at a position, there and back. */
function conjugated({ forward, backward }: { forward: readonly number[]; backward: readonly number[] }, at: number, core: ArrayLike<number>): Uint8Array {
  const out = new Uint8Array(LETTERS);
  for (let letter = 0; letter < LETTERS; letter++) {
    const inside = ((forward[(letter + at) % LETTERS] ?? 0) - at + LETTERS) % LETTERS;
    out[letter] = ((backward[((core[inside] ?? 0) + at) % LETTERS] ?? 0) - at + LETTERS) % LETTERS;
  }
  return out;
}

/** The wires between the machines of a menu: that of letters a and b has current where "a is plugged to b" follows. */
class Board {
  /** What the three rotors do at each position of the right one. */
  machines: readonly Uint8Array[] = [];
  /** The position of the right rotor at the first letter of the crib. */
  at = 0;
  readonly #menu: Menu;
  /** For each letter the other ends of its links and how far they are behind the first letter of the crib, in turn. */
  readonly #links: Uint8Array[];
  readonly #wires = new Uint8Array(LETTERS * LETTERS);
  /** Wires whose consequences are yet to be followed, and how many of the register have current. */
  readonly #waiting = new Uint16Array(LETTERS * LETTERS);
  #length = 0;
  #count = 0;

  constructor(menu: Menu) {
    this.#menu = menu;
    const ends = Array.from({ length: LETTERS }, (): number[] => []);
    for (const { at, one, other } of menu.links) {
      ends[one]?.push(other, at);
      ends[other]?.push(one, at);
    }
    this.#links = ends.map((pairs) => Uint8Array.from(pairs));
  }

  /** The pairs that a position leaves; undefined where it leaves none. */
  test(checked: boolean): [number, number][] | undefined {
    const { register, guess } = this.#menu;
    const count = this.#energise(guess);
    if (count === LETTERS) return undefined;
    const row = this.#wires.subarray(LETTERS * register, LETTERS * register + LETTERS);
    // With all but one the guess is wrong and the one left is right; with one alone the guess is.
    const partner = count === LETTERS - 1 ? row.indexOf(0) : count === 1 ? guess : undefined;
    if (!checked) return partner === undefined ? [] : [[register, partner]];
    if (partner !== undefined) return this.#consequences(partner);
    const possible = Array.from({ length: LETTERS }, (_, letter) => this.#consequences(letter)).filter((pairs) => pairs !== undefined);
    return possible.length > 1 ? [] : possible[0];
  }

  deciphered(letters: readonly number[], pairs: readonly [number, number][]): number[] {
    const plugs = Array.from({ length: LETTERS }, (_, letter) => letter);
    for (const [one, other] of pairs) [plugs[one], plugs[other]] = [other, one];
    return letters.slice(0, PREVIEW).map((letter, place) => plugs[this.machines[(this.at + place) % LETTERS]?.[plugs[letter] ?? 0] ?? 0] ?? 0);
  }

  /** Puts current on the wire of the register and a letter, and gives how many wires of the register then have some. */
  #energise(letter: number): number {
    const wires = this.#wires.fill(0);
    const waiting = this.#waiting;
    const { register } = this.#menu;
    wires[LETTERS * register + letter] = 1;
    wires[LETTERS * letter + register] = 1;
    waiting[0] = LETTERS * register + letter;
    this.#length = 1;
    this.#count = 1;
    while (this.#length > 0 && this.#count < LETTERS) {
      const wire = waiting[--this.#length] ?? 0;
      const [one, other] = [Math.floor(wire / LETTERS), wire % LETTERS];
      // The diagonal board: what one letter is plugged to is plugged to it.
      this.#follow(one, other);
      if (one !== other) this.#follow(other, one);
    }
    return this.#count;
  }

  /** Puts current on the wires at the other ends of the links of a letter that follow from what it is plugged to. */
  #follow(letter: number, plugged: number): void {
    const wires = this.#wires;
    const { register } = this.#menu;
    const links = this.#links[letter] ?? NO_LINKS;
    for (let at = 0; at < links.length; at += 2) {
      const end = links[at] ?? 0;
      const out = this.machines[(this.at + (links[at + 1] ?? 0)) % LETTERS]?.[plugged] ?? 0;
      if (wires[LETTERS * end + out] === 1) continue;
      wires[LETTERS * end + out] = 1;
      wires[LETTERS * out + end] = 1;
      if (end === register || out === register) this.#count++;
      this.#waiting[this.#length++] = LETTERS * end + out;
    }
  }

  /** All pairs that follow if the register is plugged to a letter; undefined where a letter would be plugged twice. */
  #consequences(partner: number): [number, number][] | undefined {
    const { register } = this.#menu;
    this.#energise(partner);
    const pairs: [number, number][] = [sorted(register, partner)];
    for (let letter = 0; letter < LETTERS; letter++) {
      const row = this.#wires.subarray(LETTERS * letter, LETTERS * letter + LETTERS);
      const other = row.indexOf(1);
      if (other < 0) continue;
      if (row.indexOf(1, other + 1) >= 0) return undefined;
      const pair = sorted(letter, other);
      if (!pairs.some(([one, two]) => one === pair[0] && two === pair[1])) pairs.push(pair);
    }
    return pairs;
  }
}

const sorted = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one]);
