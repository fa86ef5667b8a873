// Reads a tool's form and runs the tool in this browser. Loaded at the first sign that somebody uses the page.

export { problemBox } from '../forms/problem.ts';
export { filled, readForm } from '../forms/read.ts';
export { browserRun } from './shared/browser-run.ts';
export { renumberRows } from './shared/rows.ts';
