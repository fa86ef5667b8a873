import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hostileSamples, inFolder, isInstalled } from '../shared/code-testing.ts';
import { holdTo, run } from '../testing.ts';
import tool from './json-to-rust-converter.ts';

const HEAD = 'use serde::{Deserialize, Serialize};\n\n';
const DERIVE = '#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]\n';

// Forms of serde's documentation of attributes and of the Rust Reference (raw identifiers).
holdTo(tool, {
  answers: [
    // Keywords and the types that the code uses count as names in use.
    [{ json: '{"self":{"x":"y"}}' }, { code: expect.stringContaining('    pub self_: Self2,\n') }],
    [{ json: '{"string":{"x":"y"}}' }, { code: expect.stringContaining('pub struct String2 {\n    pub x: String,\n}') }],
    [{ json: '{"x²":1}' }, { code: expect.stringContaining('    #[serde(rename = "x²")]\n    pub x: i64,\n') }],
    [{ json: '{"a\\u202eb":1}' }, { code: expect.stringContaining('#[serde(rename = "a\\u{202e}b")]') }],
    [{ json: '{}' }, { code: `${HEAD}${DERIVE}pub struct Root {}\n` }],
    [{ json: '[1.5]' }, { code: `${HEAD}pub type Root = Vec<f64>;\n` }],
    [
      { json: '{"fooBar":null,"self":1,"fn":true}' },
      {
        code: `${HEAD}${DERIVE}pub struct Root {\n    #[serde(rename = "fooBar")]\n    pub foo_bar: serde_json::Value,\n    #[serde(rename = "self")]\n    pub self_: i64,\n    pub r#fn: bool,\n}\n`,
      },
    ],
    [
      { json: '[{"aB":null},{}]' },
      {
        code: `${HEAD}pub type Root = Vec<RootItem>;\n\n${DERIVE}pub struct RootItem {\n    #[serde(rename = "aB")]\n    #[serde(default)]\n    pub a_b: serde_json::Value,\n}\n`,
      },
    ],
    [{ json: '{"a":[1,null]}' }, { code: `${HEAD}${DERIVE}pub struct Root {\n    pub a: Vec<Option<i64>>,\n}\n` }],
  ],
  unprocessable: [[{ json: '{"a":}' }]],
});

const installed = isInstalled('rustc', 'Rust code against rustc', 'rustc');

describe.skipIf(!installed)('rustc', () => {
  it('compiles the structs of any sample', { timeout: 60_000 }, async () => {
    const derive = (name: string): string =>
      `#[proc_macro_derive(${name}, attributes(serde))] pub fn ${name.toLowerCase()}(_: TokenStream) -> TokenStream { TokenStream::new() }\n`;
    const codes = await Promise.all(hostileSamples(150).map(async (inputs) => (await run(tool, inputs)).code));
    const files = {
      'derives.rs': `extern crate proc_macro; use proc_macro::TokenStream;\n${derive('Serialize')}${derive('Deserialize')}`,
      'serde.rs': 'pub use derives::*; pub trait Serialize {} pub trait Deserialize {}\n',
      'serde_json.rs': '#[derive(Debug, Clone, PartialEq)] pub struct Value;\n',
      'main.rs': codes.map((code, index) => `pub mod m${index} {\n${code}}\n`).join(''),
    };
    const { status, stderr } = inFolder(files, (cwd) => {
      const rustc = (...options: string[]) => spawnSync('rustc', ['--edition', '2021', '-A', 'warnings', '-L', '.', '--out-dir', '.', ...options], { cwd });
      rustc('--crate-type', 'proc-macro', 'derives.rs');
      rustc('--crate-type', 'lib', '--extern', 'derives', 'serde.rs');
      rustc('--crate-type', 'lib', 'serde_json.rs');
      return rustc('--crate-type', 'lib', '--emit', 'metadata', '--extern', 'serde', '--extern', 'serde_json', 'main.rs');
    });
    expect(status, stderr.toString().slice(0, 3000)).toBe(0);
  });
});
