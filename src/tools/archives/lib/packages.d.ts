declare module 'node-liblzma/wasm/liblzma.js' {
  const create: (options: { wasmBinary: Uint8Array }) => Promise<import('./xz.ts').Liblzma>;
  export default create;
}

declare module 'libarchive-wasm/dist/libarchive.js' {
  const create: (options: { wasmBinary: Uint8Array }) => Promise<import('./libarchive.ts').Libarchive>;
  export default create;
}
