/** A font within a package, which the build puts in as bytes. */
declare module '*.woff2' {
  const bytes: Uint8Array;
  export default bytes;
}

/** WebAssembly within a package, of which the build gives the address. */
declare module '@jsquash/*.wasm' {
  const address: string;
  export default address;
}

declare module '@resvg/resvg-wasm/index_bg.wasm' {
  const address: string;
  export default address;
}

declare module '@neslinesli93/qpdf-wasm/dist/qpdf.wasm' {
  const address: string;
  export default address;
}
