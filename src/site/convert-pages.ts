import { categories, convert, findPair, formula, type LookupProblem, parseDecimal, type Unit, type UnitPair } from '../units/index.ts';
import { type Html, html } from './html.ts';
import type { Page } from './layout.ts';

const COMMON = ['1', '2', '3', '5', '10', '20', '25', '50', '100', '250', '500', '1000'];
const COMMON_TEMPERATURES = ['-40', '-20', '-10', '0', '10', '20', '25', '30', '37', '50', '100', '200'];
const BETWEEN = '-to-';

/** The units that the path of a conversion page names. Codes hold hyphens, so every place where they could part is tried. */
export function pairInPath(path: string): UnitPair | LookupProblem {
  let problem: LookupProblem | undefined;
  for (let at = path.indexOf(BETWEEN); at >= 0; at = path.indexOf(BETWEEN, at + 1)) {
    const pair = findPair(path.slice(0, at), path.slice(at + BETWEEN.length));
    if (!('problem' in pair)) return pair;
    problem ??= pair;
  }
  return problem ?? { problem: 'unknown-unit', message: 'A conversion is written like kg-to-lbs', nearest: [] };
}

/** The page of a pair. */
export const conversionPath = ({ from, to }: UnitPair, value?: string): string =>
  `/convert/${from.code}-to-${to.code}${value === undefined || value === '1' || value === '' ? '' : `?value=${encodeURIComponent(value)}`}`;

/** `/convert/{from}-to-{to}`. @param written the value as it was written */
export function conversionPage(pair: UnitPair, written: string): { page: Page; valid: boolean } {
  const { from, to } = pair;
  const value = parseDecimal(written);
  const converted = 'problem' in value ? value : convert(value, from, to);
  const wrong = 'problem' in converted ? converted.message : undefined;
  const page = {
    title: `${from.label} to ${to.label}`,
    description: `Convert ${from.label} to ${to.label} exactly: ${formula(from, to)}.`,
    scripts: ['copy'],
    body: html`
<h1>${from.label} to ${to.label}</h1>
${
  'problem' in converted
    ? html`<p class="error" role="alert">Check the value: ${converted.message}.</p>`
    : html`<p class="answer"><output>${written} ${from.code} = <strong>${converted.value}</strong> ${to.code}</output></p>`
}
<p>${formula(from, to)}</p>
${conversionForm(from, to, written, wrong)}
<p><a href="${conversionPath({ from: to, to: from })}">${to.label} to ${from.label}</a> · <a href="/convert#${anchor(from.category)}">All units of ${from.category}</a></p>
<h2>Common values</h2>
${commonValues(pair)}
<h2>Call</h2>
<pre data-copy><code>GET /api/v1/convert?from=${encodeURIComponent(from.code)}&to=${encodeURIComponent(to.code)}&value=${encodeURIComponent(written)}</code></pre>`,
  };
  return { page, valid: wrong === undefined };
}

function commonValues({ from, to }: UnitPair): Html {
  const rows = (from.category === 'Temperature' ? COMMON_TEMPERATURES : COMMON).flatMap((text) => {
    const value = parseDecimal(text);
    const converted = 'problem' in value ? value : convert(value, from, to);
    return 'problem' in converted ? [] : [html`<tr><td>${text}</td><td>${converted.value}</td></tr>`];
  });
  return html`<table class="values"><caption class="hidden">Common values</caption><thead><tr><th scope="col">${from.label}</th><th scope="col">${to.label}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** `/convert`: the form and every unit. */
export function unitsPage(problem?: string, given: { from?: string; to?: string; value?: string } = {}): Page {
  return {
    title: 'Convert units',
    description: 'Exact conversion between 388 units of 28 kinds.',
    body: html`
<h1>Convert units</h1>
${problem && html`<p class="error" role="alert">${problem}.</p>`}
${conversionForm(undefined, undefined, given.value ?? '1', undefined, given)}
${categories.map(
  ({ name, units }) => html`<section><h2 id="${anchor(name)}">${name} <span class="count">${units.length}</span></h2>
<ul class="units">${units.map((unit) => html`<li><a href="${conversionPath({ from: unit, to: partner(unit, units) })}">${unit.label}</a> <code>${unit.code}</code></li>\n`)}</ul></section>`,
)}`,
  };
}

const partner = (unit: Unit, units: readonly Unit[]): Unit => units.find((other) => other !== unit) ?? unit;
const anchor = (category: string): string => category.toLowerCase().replace(/[^a-z]+/g, '-');

function conversionForm(
  from: Unit | undefined,
  to: Unit | undefined,
  value: string,
  wrong: string | undefined,
  given: { from?: string; to?: string } = {},
): Html {
  return html`<form class="convert" action="/convert" method="get">
<div><label for="value">Value</label><input id="value" name="value" inputmode="decimal" maxlength="400" value="${value}"${wrong ? html` aria-invalid="true"` : ''}></div>
<div><label for="from">From</label>${unitSelect('from', from?.code ?? given.from ?? 'kg')}</div>
<div><label for="to">To</label>${unitSelect('to', to?.code ?? given.to ?? 'lbs')}</div>
<button>Convert</button>
</form>`;
}

function unitSelect(name: string, selected: string): Html {
  return html`<select id="${name}" name="${name}">${categories.map(
    (category) =>
      html`<optgroup label="${category.name}">${category.units.map((unit) => html`<option value="${unit.code}"${unit.code === selected ? html` selected` : ''}>${unit.label}</option>`)}</optgroup>`,
  )}</select>`;
}
