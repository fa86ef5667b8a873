// What a search box offers while one types. Loaded when somebody is in it.
export { suggest } from './shared/suggest.ts';
