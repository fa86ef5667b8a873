import type { Session } from '../../accounts/accounts.ts';
import type { Admission } from '../../limits/sliding-window.ts';
import { counted, grouped } from '../../tools/shared/text/counts.ts';
import type { UsageReport } from '../../usage/report.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { accountFrame } from './account.ts';

/** What the usage page shows. */
export interface UsageView {
  session: Session;
  days: 1 | 7 | 30;
  times: UsageReport;
  tools: UsageReport;
  keys: UsageReport;
  /** The names of active keys by their hash. */
  names: ReadonlyMap<string, string>;
  windows: readonly (Admission & { what: string; limit: number })[];
}

type Row = UsageReport['rows'][number];
type Bar = readonly [label: string, row: Pick<Row, 'count' | 'refused'> & Partial<Pick<Row, 'errors'>>];

const MAX_BARS = 20;

/** `/account/usage`: what was run when, with which key, and what is left now. */
export function usagePage({ session, days, times, tools, keys, names, windows }: UsageView): Page {
  const most = (report: UsageReport): Row[] => [...report.rows].sort((a, b) => b.count - a.count).slice(0, MAX_BARS);
  return accountFrame(
    'usage',
    session,
    html`
<section class="panel"><h2 id="left">Left now</h2><dl class="facts">${windows.map(
      ({ what, limit, remaining, resetAt }) =>
        html`<div><dt>${what}</dt><dd>${grouped(remaining)} of ${grouped(limit)}${remaining < limit && html` <span class="count">more from ${new Date(resetAt).toISOString().slice(0, 16).replace('T', ' ')} UTC</span>`}</dd></div>`,
    )}</dl></section>
<nav class="tabs" aria-label="Period"><ul>${([1, 7, 30] as const).map((choice) => html`<li><a href="/account/usage?days=${choice}"${choice === days && html` aria-current="page"`}>${choice === 1 ? '24 hours' : `${choice} days`}</a></li>`)}</ul></nav>
<p>${counted(times.total.count, 'run')} over the API${times.total.refused > 0 && `, and ${counted(times.total.refused, 'refusal')} past the allowance`}.</p>
${chart(
  days === 1 ? 'By hour' : 'By day',
  times.rows.map((row): Bar => [row.hour?.slice(0, 16).replace('T', ' ') ?? row.day ?? '', row]),
)}
${chart(
  'By tool',
  most(tools).map((row): Bar => [row.tool ?? '', row]),
)}
${chart(
  'By key',
  most(keys).map((row): Bar => [names.get(row.key ?? '') ?? `${row.key?.slice(0, 12)}… (revoked)`, row]),
)}`,
  );
}

const BAR_HEIGHT = 22;
const LABEL_WIDTH = 190;
const WIDTH = 640;

/** Bars with their figures written out, and the table behind them. */
function chart(title: string, bars: readonly Bar[]): Html {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const most = Math.max(1, ...bars.map(([, { count }]) => count));
  const room = WIDTH - LABEL_WIDTH - 70;
  const drawn = bars.map(([label, { count }], at) => {
    const y = at * BAR_HEIGHT;
    const length = Math.round((count / most) * room);
    const shown = label.length > 26 ? `${label.slice(0, 25)}…` : label;
    return html`<text x="${LABEL_WIDTH - 8}" y="${y + 15}" text-anchor="end">${shown}</text><rect x="${LABEL_WIDTH}" y="${y + 4}" width="${length}" height="14" rx="2"/><text x="${LABEL_WIDTH + length + 6}" y="${y + 15}">${grouped(count)}</text>`;
  });
  return html`<section class="panel"><h2 id="${id}">${title}</h2>${
    bars.length === 0
      ? html`<p class="empty">Nothing was run.</p>`
      : html`<svg class="chart" viewBox="0 0 ${WIDTH} ${bars.length * BAR_HEIGHT}" role="img" aria-label="${title}: bars, their figures are in the table below">${drawn}</svg>
<details><summary>As a table</summary><table><thead><tr><th scope="col">${title.replace('By ', '').replace(/^./, (first) => first.toUpperCase())}</th><th scope="col">Runs</th><th scope="col">Refused</th></tr></thead><tbody>${bars.map(([label, { count, refused }]) => html`<tr><th scope="row">${label}</th><td class="number">${grouped(count)}</td><td class="number">${grouped(refused)}</td></tr>`)}</tbody></table></details>`
  }</section>`;
}
