// Node's Buffer in the browser: the package, with what it does otherwise than Node.
const { Buffer: Package } = require('buffer/');

const { toString: written, write } = Package.prototype;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const { from, byteLength, isEncoding } = Package;
const isUrl = (encoding) => typeof encoding === 'string' && encoding.toLowerCase() === 'base64url';

Package.prototype.toString = function (encoding, start = 0, end = this.length) {
  const kind = String(encoding ?? 'utf8').toLowerCase();
  // What is not UTF-8 becomes as many replacement characters as the WHATWG says.
  if (kind === 'utf8' || kind === 'utf-8') return decoder.decode(this.subarray(start, end));
  if (kind === 'base64url') return written.call(this, 'base64', start, end).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return written.call(this, encoding, start, end);
};
Package.prototype.write = function (text, ...rest) {
  return write.call(this, text, ...rest.map((each) => (isUrl(each) ? 'base64' : each)));
};
Package.from = (value, encoding, length) => from(value, isUrl(encoding) ? 'base64' : encoding, length);
Package.byteLength = (value, encoding) => byteLength(value, isUrl(encoding) ? 'base64' : encoding);
Package.isEncoding = (encoding) => isUrl(encoding) || isEncoding(encoding);

module.exports = { Buffer: Package };
