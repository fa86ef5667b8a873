import type { AST } from '@eslint-community/regexpp';
import type { PatternGroup, PatternPart } from './regex-parts.ts';

const SETS: Readonly<Record<string, string>> = {
  '\\d': 'an ASCII digit',
  '\\D': 'any character but an ASCII digit',
  '\\w': 'an ASCII letter, digit or underscore',
  '\\W': 'any character but an ASCII letter, digit or underscore',
  '\\s': 'white space or a line end',
  '\\S': 'any character but white space and line ends',
  '.': 'any character but a line end, or any at all with flag s',
};
const ANCHORS: Readonly<Record<string, string>> = {
  '^': 'the start of the text, or of a line with flag m',
  $: 'the end of the text, or of a line with flag m',
  '\\b': 'a word boundary: an ASCII word character on one side only',
  '\\B': 'no word boundary',
};
const TIMES: Readonly<Record<string, string>> = { '*': 'any number of times', '+': 'once or more', '?': 'once or not at all' };

/** The parts of a pattern of JavaScript, in order and together all of it, and its capturing groups. */
export function explainJavaScriptPattern({ raw, alternatives }: AST.Pattern): { parts: PatternPart[]; groups: PatternGroup[] } {
  const explainer = new Explainer(raw);
  explainer.alternatives(alternatives, 0);
  return explainer;
}

class Explainer {
  readonly parts: PatternPart[] = [];
  readonly groups: PatternGroup[] = [];
  readonly #pattern: string;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  alternatives(alternatives: readonly AST.Alternative[], depth: number): void {
    for (const [index, { start, elements }] of alternatives.entries()) {
      if (index > 0) this.#add('alternation', start - 1, start, depth, 'or: what comes before it, or else what comes after it');
      this.#elements(elements, depth);
    }
  }

  #add(kind: PatternPart['kind'], startUtf16: number, endUtf16: number, depth: number, explanation: string): void {
    this.parts.push({ startUtf16, endUtf16, depth, kind, text: this.#pattern.slice(startUtf16, endUtf16), explanation });
  }

  /** Characters that follow one another are one literal. */
  #elements(elements: readonly AST.Element[], depth: number): void {
    let literal: { start: number; end: number } | undefined;
    const close = (): void => {
      if (literal) this.#add('literal', literal.start, literal.end, depth, `the text ${this.#pattern.slice(literal.start, literal.end)} itself`);
      literal = undefined;
    };
    for (const element of elements) {
      if (element.type === 'Character') literal = { start: literal?.start ?? element.start, end: element.end };
      else {
        close();
        this.#element(element, depth);
      }
    }
    close();
  }

  #element(element: AST.Element, depth: number): void {
    if (element.type === 'Quantifier') this.#quantifier(element, depth);
    else if (element.type === 'CapturingGroup') this.#capturingGroup(element, depth);
    else if (element.type === 'Group') this.#group(element, depth);
    else if (element.type === 'Assertion' && (element.kind === 'lookahead' || element.kind === 'lookbehind')) this.#lookaround(element, depth);
    else {
      const [kind, explanation] = partOf(element);
      this.#add(kind, element.start, element.end, depth, explanation);
    }
  }

  #quantifier({ element, end, min, max, greedy }: AST.Quantifier, depth: number): void {
    this.#element(element, depth);
    const sign = this.#pattern.charAt(element.end);
    const times = TIMES[sign] ?? (min === max ? `exactly ${min} times` : max === Number.POSITIVE_INFINITY ? `${min} times or more` : `${min} to ${max} times`);
    this.#add('quantifier', element.end, end, depth, `${times}, ${greedy ? 'as many as possible' : 'as few as possible'}`);
  }

  #capturingGroup({ name, alternatives, start, end, raw }: AST.CapturingGroup, depth: number): void {
    const number = this.groups.length + 1;
    this.groups.push({ number, ...(name !== null && { name }), text: raw });
    const opening = name === null ? 1 : raw.indexOf('>') + 1;
    this.#add('group', start, start + opening, depth, `start of capturing group ${number}${name === null ? '' : ` named ${name}`}`);
    this.#inside(alternatives, end, depth, `end of group ${number}`);
  }

  #group({ alternatives, modifiers, start, end, raw }: AST.Group, depth: number): void {
    const flags = modifiers ? ` with flags ${modifiers.raw}` : '';
    this.#add('group', start, start + raw.indexOf(':') + 1, depth, `start of a group that captures nothing${flags}`);
    this.#inside(alternatives, end, depth, 'end of the group');
  }

  #lookaround({ kind, negate, alternatives, start, end }: AST.LookaroundAssertion, depth: number): void {
    const place = kind === 'lookahead' ? 'after' : 'before';
    const opening = kind === 'lookahead' ? 3 : 4;
    const name = kind === 'lookahead' ? 'look-ahead' : 'look-behind';
    const condition = negate ? 'must not stand' : 'must stand';
    this.#add('lookaround', start, start + opening, depth, `start of a ${name}: what is in it ${condition} ${place} this place, and is not taken`);
    this.#inside(alternatives, end, depth, `end of the ${name}`);
  }

  #inside(alternatives: readonly AST.Alternative[], end: number, depth: number, closing: string): void {
    this.alternatives(alternatives, depth + 1);
    this.#add('groupEnd', end - 1, end, depth, closing);
  }
}

/** What stands by itself: its kind and its explanation. */
function partOf(element: Exclude<AST.Element, AST.Quantifier | AST.CapturingGroup | AST.Group>): [PatternPart['kind'], string] {
  const { raw } = element;
  switch (element.type) {
    case 'Assertion':
      return ['anchor', ANCHORS[raw] ?? ''];
    case 'CharacterSet':
      return [element.kind === 'any' ? 'any' : 'escape', SETS[raw] ?? propertyText(element)];
    case 'CharacterClass':
      return ['class', `one character ${element.negate ? `that is none of ${raw.slice(2, -1)}` : `out of ${raw.slice(1, -1)}`}`];
    case 'ExpressionCharacterClass':
      return ['class', `one character of the set ${raw.slice(1, -1)}`];
    case 'Backreference':
      return ['backreference', `the same text as ${typeof element.ref === 'number' ? 'group' : 'the group named'} ${element.ref} took`];
    case 'Character':
      return ['literal', `the text ${raw} itself`];
  }
}

function propertyText(element: AST.CharacterSet): string {
  if (element.kind !== 'property') return '';
  const { key, value, negate } = element;
  return `a character that ${negate ? 'does not have' : 'has'} the Unicode property ${value === null ? key : `${key}=${value}`}`;
}
