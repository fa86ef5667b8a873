import { grouped } from '../../tools/shared/text/counts.ts';
import { type Conversion, categories, convert, type Decimal, type Unit, type UnitPair } from '../../units/index.ts';
import { leadingPairs } from '../convert/leading.ts';
import { allDigits, shownExact } from '../convert/numbers.ts';
import { conversionPath } from '../convert/paths.ts';
import { readPeopleValue, type ValueProblem } from '../convert/people-value.ts';
import { amountInWords, formulaInWords, pluralOf, symbolOf, unitBehind, writtenInWords } from '../convert/unit-words.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../page.ts';

const COMMON = ['1', '2', '5', '10', '20', '25', '50', '100', '250', '500', '1000'];
const COMMON_TEMPERATURES = ['-40', '-20', '-10', '0', '10', '20', '25', '30', '37', '50', '100', '200'];
const unitCount = categories.reduce((sum, { units }) => sum + units.length, 0);

/** How a conversion's page is drawn. */
export interface ConversionDrawing {
  /** Whether it is of a service that answers the same over HTTP. */
  hasApi?: boolean;
  /** Whether it is one of thousands of files: without the lists of units, which the page's script draws. */
  isLean?: boolean;
}

/** `/convert/{from}-to-{to}`. @param written the value as it was written */
export function conversionPage(pair: UnitPair, written: string, { hasApi = true, isLean = false }: ConversionDrawing = {}): { page: Page; valid: boolean } {
  const { from, to } = pair;
  const value = readPeopleValue(written, from);
  const converted = 'problem' in value ? value : convert(value, from, to);
  const wrong = wordsOf(converted, pair);
  const question = `How many ${pluralOf(to)} are ${amountInWords('1', from)}?`;
  const page: Page = {
    title: titleOf(pair),
    description: `Convert ${from.label} to ${to.label} exactly: ${formulaInWords(pair)}. With every other unit of ${from.category.toLowerCase()}.`,
    canonical: conversionPath(pair),
    styles: ['convert'],
    scripts: ['convert'],
    structured: {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: `${formulaInWords(pair)}.` } }],
    },
    body: html`
<nav class="trail" aria-label="Breadcrumb"><ol><li><a href="/convert">Convert</a></li><li><a href="/convert#${anchor(from.category)}">${from.category}</a></li></ol></nav>
<h1 id="heading">${from.label} to ${to.label}</h1>
${conversionForm({ from, to, isLean, value: written, wrong, answer: answerOf(pair, written, value, converted, hasApi) })}
<section><h2 class="hidden" id="faq">In short</h2><p id="formula"><strong>${question}</strong> ${formulaInWords(pair)}. <a href="${conversionPath({ from: to, to: from })}">${to.label} to ${from.label}</a></p></section>
${isLean ? '' : html`<section><h2 id="all-title">${'problem' in value ? 'The same in' : html`${amountInWords(shownExact(value), from)} in`} every unit of ${from.category.toLowerCase()}</h2><div id="all">${allUnits(pair, value)}</div></section>`}
<section><h2 id="common">Common values</h2>${commonValues(pair)}</section>
${hasApi && html`<section><h2 id="call">From your code</h2><pre data-copy tabindex="0"><code id="call-text">GET /api/v1/convert?from=${encodeURIComponent(from.code)}&to=${encodeURIComponent(to.code)}&value=${'problem' in value ? '1' : value.nearest}</code></pre></section>`}`,
  };
  return { page, valid: wrong === undefined };
}

/** The title of a page: the names, and the symbols where both have one. */
function titleOf({ from, to }: UnitPair): string {
  const [one, other] = [symbolOf(from), symbolOf(to)];
  return `${from.label} to ${to.label}${one === undefined || other === undefined ? '' : ` (${one} to ${other})`}`;
}

const withSymbol = (unit: Unit): string => {
  const symbol = symbolOf(unit);
  return symbol === undefined ? unit.label : `${unit.label} (${symbol})`;
};

function wordsOf(converted: Conversion | ValueProblem, { from, to }: UnitPair): string | undefined {
  if (!('problem' in converted)) return undefined;
  switch (converted.problem) {
    case 'no-value':
      return `cannot be converted: ${amountInWords('0', from)} has no value in ${unitBehind('0', to)}, as one is the reciprocal of the other`;
    case 'out-of-range':
      return `cannot be converted: there would be more ${pluralOf(to)} than a double can hold (about 1.8e308)`;
    default:
      return converted.problem;
  }
}

function answerOf(pair: UnitPair, written: string, value: Decimal | ValueProblem, converted: Conversion | ValueProblem, hasApi: boolean): Html {
  if ('problem' in converted || 'problem' in value) return html`<p class="error" role="alert" id="value-error">The value ${wordsOf(converted, pair)}.</p>`;
  const shown = shownExact(converted.exact);
  const full = allDigits(converted.exact);
  return html`<p class="answer"><output for="value from to">${writtenInWords(written, pair.from)} = <strong>${shown}</strong> ${unitBehind(shown, pair.to)}</output> <button type="button" class="quiet small script" data-copy-text="${full.replace(/…$/, '')}">Copy</button></p>
<details class="exact"><summary>The exact value</summary><dl class="facts"><div><dt>${full.endsWith('…') ? 'To 30 digits' : 'Exactly'}</dt><dd>${full}</dd></div><div><dt>${hasApi ? 'As the API answers (the nearest double)' : 'The nearest double'}</dt><dd>${converted.value}</dd></div></dl></details>`;
}

function allUnits({ from, to }: UnitPair, value: Decimal | ValueProblem): Html | undefined {
  if ('problem' in value) return undefined;
  const units = categories.find(({ name }) => name === from.category)?.units ?? [];
  const rows = units.flatMap((unit) => {
    const converted = convert(value, from, unit);
    if ('problem' in converted) return [];
    const shown = shownExact(converted.exact);
    const marked = unit === to && html` aria-current="true"`;
    return [
      html`<li><a href="${conversionPath({ from, to: unit === from ? to : unit })}"${marked}>${unit.label}</a><span><data value="${converted.value}">${shown}</data> ${unitBehind(shown, unit)}</span></li>`,
    ];
  });
  return html`<ul class="pairs">${rows}</ul>`;
}

function commonValues({ from, to }: UnitPair): Html {
  const rows = (from.category === 'Temperature' ? COMMON_TEMPERATURES : COMMON).flatMap((text) => {
    const value = readPeopleValue(text, from);
    const converted = 'problem' in value ? value : convert(value, from, to);
    return 'problem' in converted ? [] : [html`<tr><td>${amountInWords(text, from)}</td><td>${amountInWords(shownExact(converted.exact), to)}</td></tr>`];
  });
  return html`<table class="values"><thead><tr><th scope="col">${from.label}</th><th scope="col">${to.label}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** What was asked for on the form of `/convert`, and why it has no answer. */
export interface Refused {
  problem: string;
  value?: string | undefined;
  from?: Unit | undefined;
  to?: Unit | undefined;
}

/** `/convert`: the form, what people look for most, and every unit. */
export function unitsPage(refused?: Refused): Page {
  const offers = [refused?.from, refused?.to].flatMap((unit) => (unit ? [unit] : []));
  return {
    title: 'Convert units',
    description: `Exact conversion between ${unitCount} units of ${categories.length} kinds, from kilograms and pounds to becquerels and curies.`,
    ...(!refused && { canonical: '/convert' }),
    styles: ['convert'],
    scripts: ['convert'],
    body: html`
<h1>Convert units</h1>
<p class="lead">${grouped(unitCount)} units of ${categories.length} kinds, converted exactly.</p>
${refused && html`<p class="problem" role="alert">${refused.problem}.</p>`}
${offers.length > 0 && html`<ul class="chips">${offers.map((unit) => html`<li><a href="${conversionPath({ from: unit, to: partnerOf(unit) }, refused?.value)}">${unit.label} to ${partnerOf(unit).label}</a></li>`)}</ul>`}
${conversionForm({ value: refused?.value ?? '1' })}
<h2>What most people convert</h2>
<ul class="pairs both">${leadingPairs.map(
      ({ from, to }) =>
        html`<li><a href="${conversionPath({ from, to })}">${from.label} to ${to.label}</a><a href="${conversionPath({ from: to, to: from })}">${to.label} to ${from.label}</a></li>\n`,
    )}</ul>
<h2>All units by kind</h2>
${categories.map(
  ({ name, units }) => html`<details class="kind" id="${anchor(name)}"><summary>${name} <span class="count">${units.length}</span></summary>
<ul class="units">${units.map((unit) => html`<li><a href="${conversionPath({ from: unit, to: partnerOf(unit) })}">${unit.label}</a>${symbolOf(unit) && html` <span>${symbolOf(unit)}</span>`}</li>\n`)}</ul></details>`,
)}`,
  };
}

/** The unit to offer beside another: the one it is most looked for with, else the first other of its kind. */
export function partnerOf(unit: Unit): Unit {
  const leading = leadingPairs.find(({ from, to }) => from === unit || to === unit);
  if (leading) return leading.from === unit ? leading.to : leading.from;
  const units = categories.find(({ name }) => name === unit.category)?.units ?? [];
  return units.find((other) => other !== unit) ?? unit;
}

const anchor = (category: string): string => category.toLowerCase().replace(/[^a-z]+/g, '-');

interface FormView {
  from?: Unit;
  to?: Unit;
  value: string;
  isLean?: boolean;
  wrong?: string | undefined;
  answer?: Html;
}

function conversionForm({ from, to, isLean = false, value, wrong, answer }: FormView): Html {
  return html`<form class="convert panel" id="conversion" action="/convert" method="get" novalidate${isLean && ' data-lean'}>
<div class="value"><label for="value">Value</label><input id="value" name="value" inputmode="text" maxlength="400" autocomplete="off" value="${value}" aria-describedby="value-hint${wrong !== undefined && ' value-error'}"${wrong !== undefined && html` aria-invalid="true"`}></div>
<div class="unit"><label for="from">From</label>${unitSelect('from', from?.code ?? 'kg', undefined, isLean)}</div>
${from && to ? html`<a class="button quiet swap" id="swap" href="${conversionPath({ from: to, to: from }, value)}" aria-label="Swap the units" title="Swap">⇄</a>` : ''}
<div class="unit"><label for="to">To</label>${unitSelect('to', to?.code ?? 'lbs', to && from?.category, isLean)}</div>
<button>Convert</button>
<p class="hint" id="value-hint">Also 1,5 · 1 000 · 1/2 · 5 ft 3 in · 5'3"</p>
<div class="result" id="answer">${answer}</div>
</form>`;
}

/** A list of units. @param kind the one kind to list; all of them when absent @param isLean with no unit but the one that is selected */
function unitSelect(name: string, selected: string, kind: string | undefined, isLean: boolean): Html {
  const listed = categories.filter((category) => kind === undefined || category.name === kind);
  const shown = isLean
    ? listed.flatMap((category) => {
        const units = category.units.filter(({ code }) => code === selected);
        return units.length > 0 ? [{ ...category, units }] : [];
      })
    : listed;
  return html`<select id="${name}" name="${name}">${shown.map(
    (category) =>
      html`<optgroup label="${category.name}">${category.units.map((unit) => html`<option value="${unit.code}"${unit.code === selected && html` selected`} data-words="${unit.aliases.join('|')}">${withSymbol(unit)}</option>`)}</optgroup>`,
  )}</select>`;
}
