declare module 'node-liblzma/wasm/liblzma.js' {
  const create: (options: import('../../shared/packages/wasm.ts').Loading) => Promise<import('./xz.ts').Liblzma>;
  export default create;
}

declare module 'libarchive-wasm/dist/libarchive.js' {
  const create: (options: import('../../shared/packages/wasm.ts').Loading) => Promise<import('./libarchive.ts').Libarchive>;
  export default create;
}
