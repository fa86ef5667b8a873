import { holdTo } from '../testing.ts';
import tool from './dkim-record-parser.ts';
import data from './testdata/dkim-record-parser.json' with { type: 'json' };

const KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
const errors = (record: string, ...expected: string[]): [Record<string, unknown>, Record<string, unknown>] => [
  { record },
  { valid: expected.length === 0, errors: expected },
];

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // RFC 6376 appendix C: the 1024-bit key of its example
    [
      {
        record:
          'v=DKIM1; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDwIRP/UC3SBsEmGqZ9ZJW3/DkMoGeLnQg1fWn7/zYt IxN2SnFCjxOCKG9v3b4jYfcTNh5ijSsq631uBItLa7od+v/RtdC2UzJ1lWT947qR+Rcac2gbto/NMqJ0fzfVjH4OuKhi tdY9tf6mcwGjaNBcWToIMmPSPDdQPNUYckcQ2QIDAQAB',
      },
      { valid: true, keyType: 'rsa', keyBits: 1024, revoked: false, warnings: ['weakKey'] },
    ],
    [{ record: 'v=DKIM1; p=' }, { valid: true, revoked: true, keyType: 'rsa', errors: [], warnings: [] }],
    [
      { record: `k=ed25519; h=sha256:sha1; s=*; t=s; p=${KEY}` },
      { valid: true, hashAlgorithms: ['sha256', 'sha1'], serviceTypes: ['*'], flags: ['s'], warnings: [] },
    ],
    errors('v=DKIM1; k=rsa', 'noKey'),
    errors(`k=ed25519; v=DKIM1; p=${KEY}`, 'badVersion'),
    errors(`v=DKIM2; k=ed25519; p=${KEY}`, 'badVersion'),
    errors(`v=DKIM1; k=dsa; p=${KEY}`, 'badKeyType'),
    errors(`v=DKIM1; k=rsa; p=${KEY}`, 'badKey'),
    errors('v=DKIM1; k=ed25519; p=AAAA', 'badKey'),
    errors('v=DKIM1; p=***', 'badKey'),
    errors(`v=DKIM1; k=ed25519; k=ed25519; p=${KEY}`, 'duplicateTag'),
    errors('v=x; k=y; k=z', 'badVersion', 'noKey', 'badKeyType', 'duplicateTag'),
  ],
  invalid: [[{ record: '' }, 'record']],
});
