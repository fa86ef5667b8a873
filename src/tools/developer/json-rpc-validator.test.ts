import { holdTo } from '../testing.ts';
import tool from './json-rpc-validator.ts';

const invalid = (json: string): [Record<string, unknown>, Record<string, unknown>] => [
  { json },
  { valid: false, errorCode: -32600, messages: [{ kind: 'invalid' }] },
];

// The examples of section 7 of the specification.
holdTo(tool, {
  answers: [
    [
      { json: '{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}' },
      { valid: true, batch: false, messages: [{ kind: 'request', method: 'subtract', id: 1 }] },
    ],
    [{ json: '{"jsonrpc": "2.0", "method": "update", "params": [1,2]}' }, { messages: [{ kind: 'notification', method: 'update' }] }],
    [{ json: '{"jsonrpc": "2.0", "result": 19, "id": "4"}' }, { messages: [{ kind: 'response', id: '4' }] }],
    [
      { json: '{"jsonrpc": "2.0", "error": {"code": -32601, "message": "Method not found"}, "id": null}' },
      { valid: true, messages: [{ kind: 'error', id: null }] },
    ],
    [{ json: '{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]' }, { valid: false, messages: [], errorCode: -32700 }],
    [{ json: '[]' }, { valid: false, batch: true, messages: [], errorCode: -32600 }],
    [{ json: '[1,2,3]' }, { messages: [{ kind: 'invalid' }, { kind: 'invalid' }, { kind: 'invalid' }] }],
    invalid('{"jsonrpc": "2.0", "method": 1, "params": "bar"}'),
    invalid('{"jsonrpc": "2.0", "method": "a", "params": "bar"}'),
    invalid('{"jsonrpc": 2.0, "method": "a"}'),
    invalid('{"method": "a"}'),
    invalid('{"jsonrpc": "2.0", "method": "a", "id": {}}'),
    invalid('{"jsonrpc": "2.0", "result": 1}'),
    invalid('{"jsonrpc": "2.0", "result": 1, "error": {"code":1,"message":""}, "id": 1}'),
    invalid('{"jsonrpc": "2.0", "error": {"code":1.5,"message":""}, "id": 1}'),
    [{ json: '{"jsonrpc": "2.0", "method": "a", "id": 1.5, "extra": 1}' }, { valid: true, messages: [{ kind: 'request', id: 1.5 }] }],
  ],
});
