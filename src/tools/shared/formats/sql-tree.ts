/** A token of sql-formatter. */
interface Token {
  type: string;
  text: string;
  raw: string;
  key?: string;
  precedingWhitespace?: string;
}
/** A node of the tree that sql-formatter writes. */
type Node = { type: string } & Readonly<Record<string, unknown>>;
interface Lexer {
  reset(chunk: string): void;
  next(): Token | undefined;
  formatError(token: Token): string;
}
/** What of a parser of nearley sql-formatter uses. */
export interface NearleyParser {
  lexer: Lexer;
  results?: Node[][];
  feed: Feed;
}
type Feed = (this: NearleyParser, chunk: string) => NearleyParser;

/** How the parsers of a copy of nearley read before. */
const originals = new WeakMap<object, Feed>();

/**
 * Has the parsers of nearley, of which sql-formatter has the only one, read the grammar of SQL rule by rule: each token tells which one comes next. An Earley parser tries all of them.
 * @returns how they read before
 */
export function readByRules({ prototype }: { prototype: NearleyParser }): Feed {
  const original = originals.get(prototype) ?? prototype.feed;
  originals.set(prototype, original);
  prototype.feed = function (sql) {
    this.lexer.reset(sql);
    const tokens: Token[] = [];
    for (let token = this.lexer.next(); token; token = this.lexer.next()) tokens.push(token);
    this.results = [new Reader(tokens, (token) => new Error(this.lexer.formatError(token))).statements()];
    return this;
  };
  return original;
}

const COMMENTS = new Map([
  ['LINE_COMMENT', 'line_comment'],
  ['BLOCK_COMMENT', 'block_comment'],
  ['DISABLE_COMMENT', 'disable_comment'],
]);
const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
/** What follows the value of CASE, where it has one. */
const CASE_PARTS = new Set(['WHEN', 'ELSE', 'END']);
/** What can be accessed in an object, beside all of it (*). */
const PROPERTIES = new Set([
  'IDENTIFIER',
  'QUOTED_IDENTIFIER',
  'VARIABLE',
  'ARRAY_IDENTIFIER',
  'ARRAY_KEYWORD',
  'NAMED_PARAMETER',
  'QUOTED_PARAMETER',
  'NUMBERED_PARAMETER',
  'POSITIONAL_PARAMETER',
  'CUSTOM_PARAMETER',
]);
/** Behind the last token. */
const END: Token = { type: 'END_OF_TOKENS', text: '', raw: '' };

const keywordOf = ({ type, text, raw }: Token): Node => ({ type: 'keyword', tokenType: type, text, raw });
const dataTypeOf = ({ text, raw }: Token): Node => ({ type: 'data_type', text, raw });
const before = (comments: Node[], node: Node): Node => (comments.length > 0 ? { ...node, leadingComments: comments } : node);
const behind = (node: Node, comments: Node[]): Node => (comments.length > 0 ? { ...node, trailingComments: comments } : node);

/** Reads tokens by the grammar of sql-formatter 15 (its grammar.ne): each method is a rule of it. What fits no rule throws at the first token that does not. */
class Reader {
  private at = 0;
  private readonly tokens: readonly Token[];
  private readonly fault: (token: Token) => Error;

  constructor(tokens: readonly Token[], fault: (token: Token) => Error) {
    this.tokens = tokens;
    this.fault = fault;
  }

  private get next(): Token {
    return this.tokens[this.at] ?? END;
  }

  private take(...types: string[]): Token {
    const token = this.next;
    if (types.length > 0 && !types.includes(token.type)) throw this.fault(token);
    this.at++;
    return token;
  }

  private required(node: Node | undefined): Node {
    if (!node) throw this.fault(this.next);
    return node;
  }

  statements(): Node[] {
    const found: Node[] = [];
    while (this.at < this.tokens.length) {
      const children = this.expressionsOrClauses();
      const hasSemicolon = this.take('DELIMITER', 'EOF').type === 'DELIMITER';
      if (hasSemicolon || children.length > 0) found.push({ type: 'statement', children, hasSemicolon });
    }
    return found;
  }

  private expressionsOrClauses(): Node[] {
    const found = this.expressionList();
    for (let clause = this.clause(); clause; clause = this.clause()) found.push(clause);
    return found;
  }

  private expressionList(): Node[] {
    const found: Node[] = [];
    for (let node = this.freeFormSql(); node; node = this.freeFormSql()) found.push(node);
    return found;
  }

  private clause(): Node | undefined {
    switch (this.next.type) {
      case 'LIMIT':
        return this.limitClause();
      case 'RESERVED_SELECT':
        return this.selectClause();
      case 'RESERVED_CLAUSE':
        return { type: 'clause', nameKw: keywordOf(this.take()), children: this.expressionList() };
      case 'RESERVED_SET_OPERATION':
        return { type: 'set_operation', nameKw: keywordOf(this.take()), children: this.expressionList() };
      default:
        return undefined;
    }
  }

  private selectClause(): Node {
    const nameKw = keywordOf(this.take());
    const all = this.next.type === 'ASTERISK' ? [this.allColumns()] : [];
    return { type: 'clause', nameKw, children: [...all, ...this.expressionList()] };
  }

  private limitClause(): Node {
    const limitKw = this.keywordWithComments('LIMIT');
    const first = this.expressionChain();
    if (this.next.type !== 'COMMA') return { type: 'limit_clause', limitKw, count: first };
    this.take();
    const count = [this.required(this.freeFormSql()), ...this.expressionList()];
    return { type: 'limit_clause', limitKw, offset: first, count };
  }

  private allColumns(): Node {
    this.take('ASTERISK');
    return { type: 'all_columns_asterisk' };
  }

  private freeFormSql(): Node | undefined {
    switch (this.next.type) {
      case 'COMMA':
        this.take();
        return { type: 'comma' };
      case 'WHEN':
      case 'THEN':
      case 'ELSE':
      case 'END':
        return keywordOf(this.take());
      default:
        return this.comment() ?? this.expression();
    }
  }

  private comment(): Node | undefined {
    const type = COMMENTS.get(this.next.type);
    if (!type) return undefined;
    const { text, precedingWhitespace } = this.take();
    return { type, text, precedingWhitespace };
  }

  private comments(): Node[] {
    const found: Node[] = [];
    for (let comment = this.comment(); comment; comment = this.comment()) found.push(comment);
    return found;
  }

  private keywordWithComments(type: string): Node {
    return behind(keywordOf(this.take(type)), this.comments());
  }

  private expressionChain(): Node[] {
    const found = [behind(this.required(this.expression()), this.comments())];
    for (let node = this.expression(); node; node = this.expression()) found.push(behind(node, this.comments()));
    return found;
  }

  private expression(): Node | undefined {
    const { type } = this.next;
    return type === 'AND' || type === 'OR' || type === 'XOR' ? keywordOf(this.take()) : this.andlessExpression();
  }

  private andlessExpression(): Node | undefined {
    switch (this.next.type) {
      case 'ASTERISK':
        return { type: 'operator', text: this.take().text };
      case 'BETWEEN':
        return this.betweenPredicate();
      case 'CASE':
        return this.caseExpression();
      default:
        return this.atomicExpression();
    }
  }

  private betweenPredicate(): Node {
    const betweenKw = keywordOf(this.take('BETWEEN'));
    const expr1: Node[] = [];
    let last = this.andlessWithComments();
    let comments = this.comments();
    for (let node = this.andlessExpression(); node; node = this.andlessExpression()) {
      expr1.push(last);
      last = before(comments, node);
      comments = this.comments();
    }
    expr1.push(behind(last, comments));
    return { type: 'between_predicate', betweenKw, expr1, andKw: keywordOf(this.take('AND')), expr2: [this.andlessWithComments()] };
  }

  private andlessWithComments(): Node {
    const comments = this.comments();
    return before(comments, this.required(this.andlessExpression()));
  }

  private caseExpression(): Node {
    const caseKw = this.keywordWithComments('CASE');
    const clauses: Node[] = [];
    const expr = CASE_PARTS.has(this.next.type) ? [] : this.expressionChain();
    while (this.next.type !== 'END') {
      if (this.next.type === 'ELSE') {
        clauses.push({ type: 'case_else', elseKw: this.keywordWithComments('ELSE'), result: this.expressionChain() });
        continue;
      }
      const whenKw = this.keywordWithComments('WHEN');
      const condition = this.expressionChain();
      clauses.push({ type: 'case_when', whenKw, condition, thenKw: this.keywordWithComments('THEN'), result: this.expressionChain() });
    }
    return { type: 'case_expression', caseKw, endKw: keywordOf(this.take('END')), expr, clauses };
  }

  private atomicExpression(): Node | undefined {
    let node = this.atom();
    while (node) {
      let dot = this.at;
      while (COMMENTS.has(this.tokens[dot]?.type ?? '')) dot++;
      if (this.tokens[dot]?.type !== 'PROPERTY_ACCESS_OPERATOR') break;
      const object = behind(node, this.comments());
      const operator = this.take().text;
      const comments = this.comments();
      node = { type: 'property_access', object, operator, property: before(comments, this.property()) };
    }
    return node;
  }

  private property(): Node {
    const { type } = this.next;
    if (type === 'ASTERISK') return this.allColumns();
    if (!PROPERTIES.has(type)) throw this.fault(this.next);
    return this.required(this.atom());
  }

  private atom(): Node | undefined {
    const { type, text } = this.next;
    const close = CLOSING.get(text);
    if (close) return this.parenthesis(text, close);
    switch (type) {
      case 'ARRAY_IDENTIFIER': {
        const array = behind({ type: 'identifier', quoted: false, text: this.take().text }, this.comments());
        return { type: 'array_subscript', array, parenthesis: this.parenthesis('[', ']') };
      }
      case 'ARRAY_KEYWORD':
        return { type: 'array_subscript', array: this.keywordWithComments(type), parenthesis: this.parenthesis('[', ']') };
      case 'RESERVED_FUNCTION_NAME':
        return { type: 'function_call', nameKw: this.keywordWithComments(type), parenthesis: this.parenthesis('(', ')') };
      case 'RESERVED_PARAMETERIZED_DATA_TYPE': {
        const dataType = behind(dataTypeOf(this.take()), this.comments());
        return { type: 'parameterized_data_type', dataType, parenthesis: this.parenthesis('(', ')') };
      }
      case 'OPERATOR':
        return { type: 'operator', text: this.take().text };
      case 'IDENTIFIER':
      case 'QUOTED_IDENTIFIER':
      case 'VARIABLE':
        return { type: 'identifier', quoted: type !== 'IDENTIFIER', text: this.take().text };
      case 'NAMED_PARAMETER':
      case 'QUOTED_PARAMETER':
      case 'NUMBERED_PARAMETER':
      case 'POSITIONAL_PARAMETER':
      case 'CUSTOM_PARAMETER': {
        const { key } = this.take();
        return { type: 'parameter', key, text };
      }
      case 'NUMBER':
      case 'STRING':
        return { type: 'literal', text: this.take().text };
      case 'RESERVED_DATA_TYPE':
      case 'RESERVED_DATA_TYPE_PHRASE':
        return dataTypeOf(this.take());
      case 'RESERVED_KEYWORD':
      case 'RESERVED_KEYWORD_PHRASE':
      case 'RESERVED_JOIN':
        return keywordOf(this.take());
      default:
        return undefined;
    }
  }

  private parenthesis(open: string, close: string): Node {
    this.takeText(open);
    const children = open === '(' ? this.expressionsOrClauses() : this.expressionList();
    this.takeText(close);
    return { type: 'parenthesis', children, openParen: open, closeParen: close };
  }

  private takeText(text: string): void {
    if (this.next.text !== text) throw this.fault(this.next);
    this.at++;
  }
}
