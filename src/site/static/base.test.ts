import { expect, it } from 'vitest';
import { below } from './base.ts';

const PAGE = `<html lang="en"><link href="/assets/style-1.css"><a href="/">Home</a><a href="/tools/x#/y">x</a><a href="//elsewhere.example/">e</a><a href="#main">m</a>
<form action="/tools/x" data-search="/assets/search-1.js"></form><input value="/kept"><pre>&lt;a href=&quot;/kept&quot;&gt;</pre>
<script type="application/json" id="tool-data">{"run":{"base":"/assets/browser/"},"path":"/kept"}</script>`;

it('puts addresses of pages below a path, and nothing else', () => {
  expect(
    below('/rack/', PAGE),
  ).toBe(`<html lang="en" data-base="/rack/"><link href="/rack/assets/style-1.css"><a href="/rack/">Home</a><a href="/rack/tools/x#/y">x</a><a href="//elsewhere.example/">e</a><a href="#main">m</a>
<form action="/rack/tools/x" data-search="/rack/assets/search-1.js"></form><input value="/kept"><pre>&lt;a href=&quot;/kept&quot;&gt;</pre>
<script type="application/json" id="tool-data">{"run":{"base":"/rack/assets/browser/"},"path":"/kept"}</script>`);
});

it('leaves pages at the root as they are', () => {
  expect(below('/', PAGE)).toBe(PAGE);
});
