/** The shortest decimal of a double, without an exponent. */
export function plainNumber(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [integer = '', places = ''] = mantissa.replace('-', '').split('.');
  const power = Number(exponent);
  const plain = power < 0 ? `0.${'0'.repeat(-power - 1)}${integer}${places}` : (integer + places).padEnd(power + 1, '0');
  return value < 0 ? `-${plain}` : plain;
}
