/** What packages ask of Node's process: nothing that would make them take the browser for Node. */
module.exports.process = { argv: [], browser: true, cwd: () => '/', env: {}, platform: 'browser', versions: {} };
