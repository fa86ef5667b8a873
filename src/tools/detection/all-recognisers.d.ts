/** Made by the build of the recognisers beside the tools. */
declare module 'all-recognisers' {
  export const recognisers: readonly import('./analyse.ts').OfTool[];
}
