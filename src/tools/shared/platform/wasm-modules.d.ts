declare module '*.wasm' {
  /** Where the build puts the file. */
  const address: string;
  export default address;
}
