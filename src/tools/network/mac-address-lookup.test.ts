import { holdTo } from '../testing.ts';
import tool from './mac-address-lookup.ts';

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];

/** A field that is undefined must be absent. */
const rows: Row[] = [
  [{ mac: '00000C' }, { oui: '00:00:0c', vendor: 'Cisco Systems, Inc', unicast: true, universal: true }],
  [{ mac: '00:00:00' }, { oui: '00:00:00', vendor: 'XEROX CORPORATION' }],
  [{ mac: ' 0000.0c12.3456 ' }, { mac: '00:00:0c:12:34:56', vendor: 'Cisco Systems, Inc' }],
  [{ mac: 'FF-FF-FF-FF-FF-FF' }, { broadcast: true, unicast: false, universal: false, vendor: undefined }],
  [{ mac: '01:00:5e:00:00:fb' }, { unicast: false, universal: true, broadcast: false, vendor: undefined }],
  [{ mac: '02:00:0c:00:00:01' }, { unicast: true, universal: false, vendor: undefined }],
  [{ mac: 'ffffff' }, { mac: undefined, broadcast: false }],
];

// vendors by the IEEE MA-L registry
holdTo(tool, {
  vectors: rows.map(([inputs, result]) => ({ tool: tool.slug, inputs, result })),
  invalid: [[{ mac: '00000' }, 'mac']],
  unprocessable: [[{ mac: '00:00:0c:12:34' }], [{ mac: '00:00-0c:12:34:56' }], [{ mac: '00000g' }], [{ mac: '00:00:0c:12:34:56:78:9a' }], [{ mac: '0000:0c' }]],
});
