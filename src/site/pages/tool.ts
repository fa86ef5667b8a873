import type { BrowserPlace } from '../../browser/place.ts';
import { fileFieldsOf } from '../../files/file-fields.ts';
import type { ToolCard } from '../../tools/card.ts';
import { categories } from '../../tools/categories.ts';
import { assetPath, browserPlace, pdfPagePlaces } from '../assets.ts';
import { callsOf, isSecret, shortened } from '../calls.ts';
import { drawFields } from '../forms/draw.ts';
import { drawsAgain, hasRequired, openingOf } from '../forms/opening.ts';
import { hasFiles } from '../forms/place-files.ts';
import { problemBox } from '../forms/problem.ts';
import { type Complaint, type Filled, filled, readForm } from '../forms/read.ts';
import { shownForm } from '../forms/shown.ts';
import { formOf, type ToolForm, writeForm } from '../forms/write.ts';
import { type Html, html, jsonElement } from '../html.ts';
import type { Page } from '../layout.ts';
import { shapeOf } from '../results/shape.ts';
import { shapeFor } from '../results/shape-of-run.ts';
import { showJsonText, showResult } from '../results/show.ts';
import { viewOf } from '../results/views.ts';
import { fieldTables } from './field-tables.ts';

/** What a tool's page shows: the form as it stands, and what came of it. */
export interface ToolView {
  card: ToolCard;
  site: string;
  related: readonly ToolCard[];
  /** Whether the service runs tools for their pages. */
  runs: boolean;
  /** How many bytes a run on the service may have that the page's script asks for. */
  maxBytes?: number;
  /** How many bytes the files of such a run may have. */
  maxFileBytes?: number;
  /** Where the tool is for browsers; undefined where only the service runs it. */
  browser?: BrowserPlace | undefined;
  /** Whether the page is a file without a service: nothing of the API is shown, and examples are links that hold them. */
  isStatic?: boolean;
  form: Filled;
  /** What the form holds, where it has been read. */
  inputs?: Record<string, unknown>;
  complaints?: readonly Complaint[];
  /** What went wrong as a whole. */
  problem?: string;
  result?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the result is too large for the page to have it as data besides. */
  isLarge?: boolean;
  /** A result of too many values to be laid out, as JSON. */
  resultJson?: string | undefined;
  /** The number of the example that the form holds, from 0. */
  example?: number | undefined;
  /** Whether the page is as it opens, with inputs whose result only a run tells. */
  isOpening?: boolean;
  /** The fields that the page's script fills with the present year and month. */
  presentFields?: ToolCard['presentFields'];
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

/**
 * The form filled with an example, and its known result. Without one: as the page opens, with the result that the build found, or else with what the page's script runs at once.
 * @param example its number, from 0
 */
export function filledWithExample(card: ToolCard, example?: number): Pick<ToolView, 'form' | 'result' | 'example' | 'isOpening' | 'presentFields'> {
  const form = toolForm(card);
  const asked = example !== undefined && form.examples.includes(example) ? card.examples[example] : undefined;
  const opening = asked ? { inputs: asked.inputs, example } : openingOf(card, form);
  const fields = filled(writeForm(form.controls, opening.inputs));
  if (opening.example === undefined) return { form: fields, ...(card.pageResult ? { result: card.pageResult } : { isOpening: true }) };
  const presentFields = asked ? undefined : card.presentFields;
  return { form: fields, result: card.examples[opening.example]?.result, example: opening.example, presentFields };
}

/** `/tools/{slug}`. */
export function toolPage(view: ToolView): Page {
  const { card, site } = view;
  const { controls } = toolForm(card);
  const inputs = view.inputs ?? readForm(controls, view.form).inputs;
  const category = categories.find(({ name }) => name === card.category);
  return {
    title: card.name,
    description: card.summary,
    canonical: `/tools/${card.slug}`,
    scripts: ['tool'],
    ...(runsAtOnce(view, inputs) && { preloads: ['form-runs'] }),
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
${category && 'note' in category && html`<p class="note">${category.note}</p>`}
${bench(view, inputs)}
${!view.isStatic && callSection(view, inputs)}
${about(card)}
${!view.isStatic && fieldTables(card)}
${relatedTools(view.related)}
${jsonElement('application/json', { slug: card.slug, name: card.name, site, controls: controls.map(({ offers: _, ...control }) => control), shape: shapeOf(card), live: isLive(card, view.browser), ...(card.cost === 'heavy' && { heavy: true }), ...(view.browser && { run: view.browser }), runs: view.runs, ...(view.runs && view.maxBytes !== undefined && { maxBytes: view.maxBytes }), ...(drawsAgain(card) && { again: true }), ...fileData(card, view), ...(view.browser && besides(card)), ...(view.isOpening && hasRequired(card, inputs) && { opens: true }), ...(view.browser && view.presentFields && { present: view.presentFields }), ...(view.result && !view.isLarge && { result: view.result }) }, 'tool-data')}`,
  };
}

/** Whether the answer comes as one types. In the browser, what takes long waits for the button after its first run. */
const isLive = ({ cost, random }: ToolCard, browser?: BrowserPlace): boolean => random !== true && (browser !== undefined || cost === 'linear');

/** Whether a tool takes or gives files. */
const handlesFiles = (card: ToolCard): boolean => hasFiles(toolForm(card).controls) || fileFieldsOf(card.result).length > 0;

/** Whether some of them may be PDF. */
const mayHandlePdf = ({ inputs, result }: ToolCard): boolean =>
  [inputs, result].some((schema) => fileFieldsOf(schema).some(({ mediaType }) => mediaType === 'application/pdf' || mediaType === 'application/octet-stream'));

/** What the page's script must know of files: those of the result, and how large they may be where the service runs the tool. */
function fileData(card: ToolCard, { maxFileBytes }: ToolView): Record<string, unknown> {
  const files = fileFieldsOf(card.result);
  return {
    ...(files.length > 0 && { files, ...(card.main?.output !== undefined && { main: card.main.output }) }),
    ...(hasFiles(toolForm(card).controls) && maxFileBytes !== undefined && { maxFileBytes }),
  };
}

/** What the page's script shows below the result, and whether it runs the tool each second. */
function besides({ beside = [], everySecond }: ToolCard): Record<string, unknown> {
  const placed = beside.flatMap((each) => {
    const [run, draws] = [browserPlace(each.tool), each.drawnBy && browserPlace(each.drawnBy.tool)];
    return run && (draws || !each.drawnBy) ? [{ ...each, run, ...(draws && { draws }) }] : [];
  });
  return { ...(placed.length > 0 && { beside: placed }), ...(everySecond && { everySecond }) };
}

function bench(view: ToolView, inputs: Readonly<Record<string, unknown>>): Html {
  const { card, runs } = view;
  const { controls, examples } = toolForm(card);
  const complaints = view.complaints ?? [];
  return html`<div class="bench${runsAtOnce(view, inputs) && ' awaits'}">
<form id="run" class="panel" method="post" action="/tools/${card.slug}" novalidate autocomplete="off"${hasFiles(controls) && html` enctype="multipart/form-data"`}${handlesFiles(card) && html` data-given-files="${assetPath('given-files.js')}" data-given-files-style="${assetPath('given-files.css')}"`}${mayHandlePdf(card) && html` data-preview="${pdfPagePlaces()}"`} data-pickers="${assetPath('pickers.js')}" data-extras="${assetPath('extras.js')}" data-runs="${assetPath('form-runs.js')}" data-code="${assetPath('code.js')}"${card.beside && view.browser && html` data-beside="${assetPath('beside.js')}"`}>
<div class="panel-head"><h2>Inputs</h2>${examples.length > (view.example === undefined ? 0 : 1) && html`<span class="examples">Examples: ${examples.map((at, shown) => html`<a href="${view.isStatic ? linkWith(card, card.examples[at]?.inputs ?? {}) : `/tools/${card.slug}?example=${at + 1}`}"${at === view.example && html` aria-current="true"`} aria-label="Example ${shown + 1}">${shown + 1}</a>`)}</span>`}</div>
${presets(card)}
${controls.length === 0 && html`<p class="empty">This tool takes no inputs.</p>`}
<div class="fields">${drawFields(controls, { ...shownForm(controls, view.form), complaints })}</div>
<div class="actions"><button class="primary"${!runs && html` disabled aria-describedby="${view.browser ? 'where' : 'runs-off'}"`}>${drawsAgain(card) && view.result ? 'Generate again' : 'Run'}</button><a class="button quiet" href="/tools/${card.slug}">Reset</a><span class="state" id="state" role="status">${isLive(card, view.browser) ? html`<span class="script">Answers as you type.</span>` : ''}</span></div>
${whereItRuns(view)}
</form>
<section class="panel outcome">
<div class="panel-head"><h2>Result</h2><span class="tools-of script"><button type="button" class="quiet small" id="copy-result">Copy JSON</button><button type="button" class="quiet small" id="share">Copy link</button><button type="button" class="quiet small" id="go-on" data-address="/recipes">Go on with this result</button></span></div>
<div id="problem" role="alert">${view.problem !== undefined && problemBox(view.problem, complaints, controls)}</div>
<div id="result-files"></div>
<output id="result" form="run" aria-label="Result" aria-live="off">${view.result ? showResult(view.result, shapeFor(shapeOf(card), inputs), viewOf) : view.resultJson !== undefined ? showJsonText(view.resultJson) : view.problem === undefined && html`<p class="empty">Run the tool to see its result.</p>`}</output>
<div id="beside"></div>
</section>
<a class="answer-bar" id="answer-bar" href="#result" hidden></a>
</div>`;
}

/** The page with inputs in its address, for the page's script. */
function linkWith(card: ToolCard, inputs: Readonly<Record<string, unknown>>): string {
  const controls = toolForm(card).controls.filter((control) => !isSecret(control));
  return `/tools/${card.slug}#${new URLSearchParams(writeForm(controls, inputs))}`;
}

/** Whether the page's script runs the tool as the page opens: until then, only who has no script sees what the page holds. */
const runsAtOnce = ({ card, browser, isOpening, presentFields }: ToolView, inputs: Readonly<Record<string, unknown>>): boolean =>
  browser !== undefined && (presentFields !== undefined || (isOpening === true && hasRequired(card, inputs)));

/** What one may begin with, for the page's script. */
const presets = (card: ToolCard): Html | undefined =>
  card.presets &&
  html`<ul class="chips presets script">${Object.entries(card.presets).map(([name, inputs]) => html`<li><a href="${linkWith(card, inputs)}">${name}</a></li>`)}</ul>`;

/** Says where the tool runs, with script and without. What is said with script is put there by it, when it is sure. */
function whereItRuns({ card, runs, browser }: ToolView): Html {
  const { controls } = toolForm(card);
  const secret = controls.some(isSecret) && ' Keys and passwords are not stored, not logged and never part of a link.';
  const server = html`Runs on this server. What you enter is neither stored nor logged.${secret}`;
  if (!browser && !runs)
    return html`<p class="note" id="runs-off">This tool runs on the server only, and running tools for pages is turned off here. The API runs it with a key.</p>`;
  if (!browser) return html`<p class="hint where" id="where">${server}</p>`;
  const without = runs ? server : 'Without JavaScript this page cannot run the tool.';
  return html`<p class="hint where" id="where"><span class="noscript">${without}</span><span class="script" hidden data-where="browser">Runs in your browser; nothing you enter is sent.${secret}</span></p>`;
}

function callSection({ card, site }: ToolView, sent: Record<string, unknown>): Html {
  const { controls } = toolForm(card);
  const { inputs, isCut } = shortened(sent);
  return html`<section class="calls"><h2 id="calls">The same call from your code</h2><p class="hint">With the inputs in the form${isCut && ', long ones cut short'}. <a href="/account">Create a key</a> first.</p>${callsOf(
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
