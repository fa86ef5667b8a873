import { holdTo } from '../testing.ts';
import tool from './json-to-rust-converter.ts';

const HEAD = 'use serde::{Deserialize, Serialize};\n\n';
const DERIVE = '#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]\n';

// Forms of serde's documentation of attributes and of the Rust Reference (raw identifiers).
holdTo(tool, {
  answers: [
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
