import { holdTo } from '../testing.ts';
import tool from './web-manifest-generator.ts';

const icons = (more: object) => ({ name: 'N', icons: [{ src: '/i', sizes: '192x192 512x512', ...more }] });

holdTo(tool, {
  answers: [
    [icons({ purpose: 'any maskable' }), { warnings: [] }],
    [icons({ purpose: 'monochrome' }), { warnings: ['no maskable icon'] }],
    [icons({ sizes: 'any', type: 'image/svg+xml' }), { manifest: { icons: [{ src: '/i', sizes: 'any', type: 'image/svg+xml' }] } }],
    // the order of the keys
    [
      {
        name: 'N',
        shortName: 'S',
        description: 'D',
        id: '/',
        scope: '/',
        orientation: 'any',
        themeColor: '#fff',
        backgroundColor: '#000',
        language: 'en',
        icons: [],
      },
      {
        json: '{\n  "name": "N",\n  "short_name": "S",\n  "description": "D",\n  "id": "/",\n  "start_url": "/",\n  "scope": "/",\n  "display": "standalone",\n  "orientation": "any",\n  "theme_color": "#fff",\n  "background_color": "#000",\n  "lang": "en",\n  "icons": []\n}',
      },
    ],
    // twelve characters are fine
    [{ name: 'N', shortName: 'abcdefghijkl' }, { warnings: ['no icon of 192x192', 'no icon of 512x512', 'no maskable icon'] }],
  ],
  invalid: [
    [icons({ sizes: '192' }), 'icons[0].sizes'],
    [icons({ sizes: '0x0' }), 'icons[0].sizes'],
    [icons({ sizes: 'any 48x48' }), 'icons[0].sizes'],
    [icons({ type: 'png' }), 'icons[0].type'],
    [icons({ purpose: 'badge' }), 'icons[0].purpose'],
    [{ name: '' }, 'name'],
    [{ name: 'N', display: 'window' }, 'display'],
  ],
});
