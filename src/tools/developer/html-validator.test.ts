import { holdTo } from '../testing.ts';
import tool from './html-validator.ts';

const page = (body: string) => `<!DOCTYPE html><html><head><title>x</title></head><body>${body}</body></html>`;
const one = (code: string) => ({ valid: false, errors: [{ code }] });

// The parse errors that section 13.2.2 of the HTML Standard names, with its own examples.
holdTo(tool, {
  answers: [
    [{ html: page('<p>x') }, { valid: true, errors: [], count: 0 }],
    [{ html: '<p>x</p>' }, one('missing-doctype')],
    [{ html: '<p>x</p>', fragment: true }, { valid: true }],
    [{ html: '', fragment: true }, { valid: true }],
    [{ html: '<div id=a id=b>', fragment: true }, one('duplicate-attribute')],
    [{ html: '<div', fragment: true }, one('eof-in-tag')],
    [{ html: '<!--a', fragment: true }, one('eof-in-comment')],
    [{ html: '<div a="1"b>', fragment: true }, one('missing-whitespace-between-attributes')],
    [{ html: "<div a=b'c>", fragment: true }, one('unexpected-character-in-unquoted-attribute-value')],
    [{ html: '<?xml?>', fragment: true }, one('unexpected-question-mark-instead-of-tag-name')],
    [{ html: '<42>', fragment: true }, one('invalid-first-character-of-tag-name')],
    [{ html: '</>', fragment: true }, one('missing-end-tag-name')],
    [{ html: '&#xD800;', fragment: true }, one('surrogate-character-reference')],
    [{ html: '&#38', fragment: true }, one('missing-semicolon-after-character-reference')],
    [{ html: 'a\n<p></p a=b>', fragment: true }, { errors: [{ code: 'end-tag-with-attributes', line: 2 }] }],
    [{ html: '<div/>', fragment: true }, one('non-void-html-element-start-tag-with-trailing-solidus')],
    [{ html: '😀<div a a>', fragment: true }, { errors: [{ code: 'duplicate-attribute', line: 1, column: 10 }] }],
    [{ html: '<a b b>'.repeat(1500), fragment: true }, { count: 1500 }],
  ],
});
