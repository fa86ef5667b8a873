/**
 * The tools that only the server runs, each with its reason. This list may only shrink: a test holds it to what the build finds, which is the module of Node that a tool needs and the file
 * that asks for it. Other reasons are told here, and the build leaves these tools out.
 */
export const SERVER_ONLY: Readonly<Record<string, string>> = {
  'html-minifier': 'the library that shortens style in it does not run in browsers',
  'path-normalizer': 'node:path for developer/path-normalizer.ts',
  'relative-path-calculator': 'node:path for developer/relative-path-calculator.ts',
  'scss-to-css-converter': 'Sass tells errors by code made from strings, which the policy of pages forbids',
  'url-normalizer': 'browsers read some addresses otherwise than the URL Standard asks for',
  'url-parser': 'browsers read some addresses otherwise than the URL Standard asks for',
};
