import { recogniser } from '../detection/recogniser.ts';

const STATEMENT =
  /^(?:select\b[\s\S]+?\bfrom\s+["`[\w(]|insert\s+(?:ignore\s+)?into\s+\S+|update\s+\S+\s+set\s+\S+\s*=|delete\s+from\s+\S+|create\s+(?:or\s+replace\s+)?(?:temp(?:orary)?\s+|unique\s+|materialized\s+)?(?:table|view|index|database|schema|function|procedure|trigger|type|extension|sequence|user|role)\b|alter\s+(?:table|user|role|database)\s+\S+|drop\s+(?:table|view|index|database|schema)\s+\S+|truncate\s+table\s+\S+|with\s+(?:recursive\s+)?["\w]+\s*(?:\([^)]*\)\s*)?as\s*\(|merge\s+into\s+\S+|grant\s+[\w, ]+\s+on\s+\S+|explain\s+(?:analyze\s+)?select\b|begin\s*;|begin\s+transaction|start\s+transaction|commit\s*;|rollback\b|pragma\s+\w+|lock\s+tables\s|unlock\s+tables\b|use\s+[`\w]+\s*;\s*(?=--|create|select|insert|drop|update|alter|go\b|$)|set\s+(?:@@?\w+|names|search_path|statement_timeout|foreign_key_checks|sql_mode|session|global|\w+)\s*(?:=|to\b|utf8)|show\s+(?:tables|databases|columns|create|index|variables|status)\b|describe\s+\w+\s*;|copy\s+\S+\s*(?:\([^)]*\)\s*)?(?:from|to)\s|call\s+\w+\s*\(|replace\s+into\s+\S+|comment\s+on\s+(?:table|column)\s|select\s+(?:distinct\s+|top\s+\d+\s+)?[\w."`*(]+[^.!?\n]*;|select\s+(?:\d|'|now\(|count\(|version\(|@@))/i;

export default recogniser({
  takes: 'text',
  fills: 'sql',
  recognise({ head, text }) {
    const body = head.replace(/^(?:[\s;(]+|--[^\n]*(?:\n|$)|#(?!!)[^\n]*\n(?=\s*[a-z])|\/\*[\s\S]*?\*\/)+/i, '');
    if (!STATEMENT.test(body.slice(0, 8_000))) return undefined;
    // "Select a card from the deck." is none.
    const isTyped = /^[A-Z]{4,}\b/.test(body) || /[*;=()]|,\s*\w+\s+from|--|\bjoin\b|\border\s+by\b|\bgroup\s+by\b|\blimit\s+\d/i.test(body);
    const isProse = /^select\s+(?:a|an|the|your|one|some) /i.test(body) || /[a-z]\. [A-Z]/.test(body);
    return { what: 'SQL', confidence: isTyped && !isProse ? 0.97 : isProse ? 0.2 : 0.75, preview: text, name: 'sql' };
  },
});
