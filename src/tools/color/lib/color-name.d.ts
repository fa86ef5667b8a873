declare module 'color-name' {
  /** The named colours of CSS as 8-bit red, green and blue. */
  const names: Record<string, [red: number, green: number, blue: number]>;
  export default names;
}
