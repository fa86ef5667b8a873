import type { ToolCard } from '../../tools/card.ts';
import { categories } from '../../tools/categories.ts';
import { callsOf, isSecret } from '../calls.ts';
import { drawFields, sentence } from '../forms/draw.ts';
import { type Complaint, type Filled, filled, readForm } from '../forms/read.ts';
import { formOf, type ToolForm, writeForm } from '../forms/write.ts';
import { type Html, html, jsonElement } from '../html.ts';
import type { Page } from '../layout.ts';
import { showResult } from '../results/show.ts';
import { fieldTables } from './field-tables.ts';

/** What a tool's page shows: the form as it stands, and what came of it. */
export interface ToolView {
  card: ToolCard;
  site: string;
  related: readonly ToolCard[];
  /** Whether tools can be run on their pages. */
  runs: boolean;
  form: Filled;
  complaints?: readonly Complaint[];
  /** What went wrong as a whole. */
  problem?: string;
  result?: Readonly<Record<string, unknown>> | undefined;
  /** The number of the example that the form holds, from 0. */
  example?: number;
}

const forms = new WeakMap<ToolCard, ToolForm>();

/** The form of a tool, made once. */
export function toolForm(card: ToolCard): ToolForm {
  let form = forms.get(card);
  if (!form) {
    form = formOf(card);
    forms.set(card, form);
  }
  return form;
}

/** The form filled with an example, and its known result. Without one: with the defaults. @param example its number, from 0 */
export function filledWithExample(card: ToolCard, example?: number): Pick<ToolView, 'form' | 'result' | 'example'> {
  const { controls, examples } = toolForm(card);
  const at = example !== undefined && examples.includes(example) ? example : (examples[0] ?? 0);
  const known = card.examples[at];
  const form = filled(writeForm(controls, known?.inputs ?? {}));
  return known && examples.includes(at) ? { form, result: known.result, example: at } : { form };
}

/** `/tools/{slug}`. */
export function toolPage(view: ToolView): Page {
  const { card, site } = view;
  const { controls } = toolForm(card);
  const { inputs } = readForm(controls, view.form);
  const category = categories.find(({ name }) => name === card.category);
  return {
    title: card.name,
    description: card.summary,
    canonical: `/tools/${card.slug}`,
    scripts: ['tool'],
    structured: {
      '@type': 'SoftwareApplication',
      name: card.name,
      description: card.summary,
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      url: `${site}/tools/${card.slug}`,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
    body: html`
<nav class="trail" aria-label="Breadcrumb"><ol><li><a href="/categories">Tools</a></li><li><a href="/category/${card.category}">${category?.title ?? card.category}</a></li></ol></nav>
<div class="title"><h1>${card.name}</h1><button type="button" class="star script" data-favourite="${card.slug}" aria-pressed="false" title="Keep among your favourites"><span aria-hidden="true">☆</span> Favourite</button></div>
<p class="lead">${card.summary}</p>
${bench(view)}
${callSection(view, inputs)}
${about(card)}
${fieldTables(card)}
${relatedTools(view.related)}
${jsonElement('application/json', { slug: card.slug, name: card.name, site, controls, live: isLive(card), ...(view.result && { result: view.result }) }, 'tool-data')}`,
  };
}

/** Whether the answer comes as one types. */
const isLive = ({ cost, random }: ToolCard): boolean => cost === 'linear' && random !== true;

function bench(view: ToolView): Html {
  const { card, runs } = view;
  const { controls, examples } = toolForm(card);
  const complaints = view.complaints ?? [];
  return html`<div class="bench">
<form id="run" class="panel" method="post" action="/tools/${card.slug}" novalidate autocomplete="off">
<div class="panel-head"><h2>Inputs</h2>${examples.length > 1 && html`<span class="examples">Examples: ${examples.map((at, shown) => html`<a href="/tools/${card.slug}?example=${at + 1}"${at === view.example && html` aria-current="true"`} aria-label="Example ${shown + 1}">${shown + 1}</a>`)}</span>`}</div>
${controls.length === 0 && html`<p class="empty">This tool takes no inputs.</p>`}
<div class="fields">${drawFields(controls, { form: view.form, complaints })}</div>
<div class="actions"><button class="primary"${!runs && html` disabled aria-describedby="runs-off"`}>Run</button><a class="button quiet" href="/tools/${card.slug}">Reset</a><span class="state" id="state" role="status">${isLive(card) ? html`<span class="script">Answers as you type.</span>` : ''}</span></div>
${!runs && html`<p class="note" id="runs-off">Running tools on their pages is turned off on this service. The API runs them with a key.</p>`}
${controls.some(isSecret) && html`<p class="hint">Keys and passwords are sent for this run alone: they are not kept, not logged, and never part of a link.</p>`}
</form>
<section class="panel outcome">
<div class="panel-head"><h2>Result</h2><span class="tools-of script"><button type="button" class="quiet small" id="copy-result">Copy JSON</button><button type="button" class="quiet small" id="share">Copy link</button></span></div>
<div id="problem" role="alert">${view.problem !== undefined && problemBox(view.problem, complaints, card)}</div>
<output id="result" form="run" aria-label="Result">${view.result ? showResult(view.result) : view.problem === undefined && html`<p class="empty">Run the tool to see its result.</p>`}</output>
</section>
</div>`;
}

/** What went wrong, above the result; what is wrong at a field is there too. */
export function problemBox(problem: string, complaints: readonly Complaint[], card: ToolCard): Html {
  const { controls } = toolForm(card);
  const labelled = complaints.map(({ path, message }) => {
    const control = controls.find(({ name }) => path === name || path.startsWith(`${name}[`) || path.startsWith(`${name}.`));
    return sentence(control && path === control.name ? control.label : path || 'The inputs', message);
  });
  if (labelled.length === 0) return html`<p class="problem">${problem}</p>`;
  return html`<div class="problem"><p>${labelled.length === 1 ? labelled[0] : problem}</p>${labelled.length > 1 && html`<ul>${labelled.map((line) => html`<li>${line}</li>`)}</ul>`}</div>`;
}

function callSection({ card, site }: ToolView, inputs: Record<string, unknown>): Html {
  const { controls } = toolForm(card);
  return html`<section class="calls"><h2 id="calls">The same call from your code</h2><p class="hint">With the inputs in the form. <a href="/account">Create a key</a> first.</p>${callsOf(
    site,
    card.slug,
    inputs,
    controls,
  ).map(
    ({ title, code }, at) =>
      html`<details name="call"${at === 0 && html` open`}><summary>${title}</summary><pre data-copy tabindex="0"><code data-call="${at}">${code}</code></pre></details>`,
  )}</section>`;
}

function about({ description, reference }: ToolCard): Html | undefined {
  if (description === undefined && reference === undefined) return undefined;
  return html`<section class="about"><h2 id="about">Good to know</h2>${description && html`<p>${description}</p>`}${reference && html`<p><strong>Follows</strong> ${reference}</p>`}</section>`;
}

function relatedTools(related: readonly ToolCard[]): Html | undefined {
  if (related.length === 0) return undefined;
  return html`<section><h2 id="related">Related tools</h2>${toolList(related)}</section>`;
}

/** Tools with what they do. */
export const toolList = (tools: readonly ToolCard[]): Html =>
  html`<ul class="tools">${tools.map(({ slug, name, summary }) => html`<li><a href="/tools/${slug}">${name}</a><span>${summary}</span></li>\n`)}</ul>`;
