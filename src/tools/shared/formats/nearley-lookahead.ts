/** A rule of a grammar as nearley keeps it: names of other rules are strings, everything else stands for one token. */
interface Rule {
  name: string;
  symbols: readonly (string | { type?: string; literal?: string })[];
}
type Rules = Record<string, readonly Rule[]>;
interface Token {
  type: string;
  text: string;
}
interface Lexer {
  reset(chunk: string, state?: unknown): void;
  next(): Token | undefined;
  save(): unknown;
  formatError(token: Token, message?: string): string;
}
/** What of a parser of nearley is used. */
export interface NearleyParser {
  grammar: { byName: Rules };
  lexer: Lexer;
  feed: Feed;
}

/** Where the way to read is kept that has been replaced, with the one in its place, so that this is done once for each copy of nearley. */
const ORIGINAL = Symbol.for('toolrack: feed without lookahead');

type Feed = ((this: NearleyParser, chunk: string) => NearleyParser) & { [ORIGINAL]?: Feed };

/**
 * Has parsers of nearley look at the next token before they try rules, and leave out those that cannot begin with it.
 * What is read stays the same: such a rule would fail at that token. An Earley parser otherwise tries each rule at every place.
 * Grammars must name tokens by type or text, without patterns.
 * @returns how parsers read before
 */
export function lookAhead({ prototype }: { prototype: NearleyParser }): Feed {
  const { feed } = prototype;
  if (feed[ORIGINAL]) return feed[ORIGINAL];
  const lookaheads = new WeakMap<object, (token: Token | undefined) => Rules>();
  const withLookahead: Feed = function (chunk) {
    const { grammar, lexer } = this;
    const all = grammar.byName;
    // Grammars are made anew for each parser, of the same symbols.
    const identity = Object.values(all)[0]?.[0]?.symbols ?? all;
    const rulesBefore = lookaheads.get(identity) ?? lookaheadOf(all);
    lookaheads.set(identity, rulesBefore);
    let following: Token | undefined;
    this.lexer = {
      reset(text, state) {
        lexer.reset(text, state);
        following = lexer.next();
      },
      next() {
        const token = following;
        if (token) following = lexer.next();
        grammar.byName = rulesBefore(following);
        return token;
      },
      save: () => lexer.save(),
      formatError: (token, message) => lexer.formatError(token, message),
    };
    try {
      return feed.call(this, chunk);
    } finally {
      grammar.byName = all;
      this.lexer = lexer;
    }
  };
  withLookahead[ORIGINAL] = feed;
  prototype.feed = withLookahead;
  return feed;
}

const typed = (type: string): string => `type ${type}`;
const literally = (text: string): string => `text ${text}`;

/** Gives, for a token, the rules that can begin with it, and those that can be empty. */
function lookaheadOf(all: Rules): (token: Token | undefined) => Rules {
  const rules = Object.values(all).flat();
  const empty = emptyRules(rules);
  const beginnings = beginningsOf(rules, empty);
  const literals = new Set(rules.flatMap(({ symbols }) => symbols.flatMap((symbol) => (typeof symbol === 'string' ? [] : (symbol.literal ?? [])))));
  const known = new Map<string, Rules>();
  return (token) => {
    const text = token && literals.has(token.text) ? token.text : '';
    const key = `${token?.type} ${text}`;
    const before = known.get(key);
    if (before) return before;
    const starts = token ? [typed(token.type), literally(text)] : [];
    const fits = (rule: Rule): boolean => {
      const set = beginnings.get(rule);
      return empty.has(rule) || starts.some((start) => set?.has(start));
    };
    const fitting: Rules = Object.fromEntries(Object.entries(all).map(([name, alternatives]) => [name, alternatives.filter(fits)]));
    known.set(key, fitting);
    return fitting;
  };
}

/** The rules that can be empty. */
function emptyRules(rules: readonly Rule[]): Set<Rule> {
  const empty = new Set<Rule>();
  const names = new Set<string>();
  for (let size = -1; size < empty.size; ) {
    size = empty.size;
    for (const rule of rules) {
      if (!rule.symbols.every((symbol) => typeof symbol === 'string' && names.has(symbol))) continue;
      empty.add(rule);
      names.add(rule.name);
    }
  }
  return empty;
}

/** By rule, the tokens that it can begin with (the FIRST sets of the grammar). */
function beginningsOf(rules: readonly Rule[], empty: ReadonlySet<Rule>): Map<Rule, ReadonlySet<string>> {
  const emptyNames = new Set(Array.from(empty, ({ name }) => name));
  const byName = Map.groupBy(rules, ({ name }) => name);
  const sets = new Map(rules.map((rule) => [rule, new Set<string>()]));
  const ofSymbol = (symbol: Rule['symbols'][number]): string[] => {
    if (typeof symbol === 'string') return (byName.get(symbol) ?? []).flatMap((rule) => [...(sets.get(rule) ?? [])]);
    return [symbol.type === undefined ? literally(symbol.literal ?? '') : typed(symbol.type)];
  };
  for (let grown = true; grown; ) {
    grown = false;
    for (const [rule, set] of sets) {
      const { size } = set;
      const sure = rule.symbols.findIndex((symbol) => typeof symbol !== 'string' || !emptyNames.has(symbol));
      for (const symbol of rule.symbols.slice(0, sure < 0 ? undefined : sure + 1)) for (const start of ofSymbol(symbol)) set.add(start);
      if (set.size > size) grown = true;
    }
  }
  return sets;
}
