import { holdTo } from '../testing.ts';
import tool from './favicon-tag-generator.ts';

holdTo(tool, {
  answers: [
    [
      { path: '/a"b/', svg: false, appleTouch: false, manifest: false },
      { html: '<link rel="icon" href="/a&quot;b/favicon.ico" sizes="32x32">', files: ['/a"b/favicon.ico'] },
    ],
    [
      { ico: false, svg: false, appleTouch: false, maskIconColor: '#5bbad5', themeColor: 'red' },
      {
        html: '<link rel="mask-icon" href="/safari-pinned-tab.svg" color="#5bbad5">\n<link rel="manifest" href="/site.webmanifest">\n<meta name="theme-color" content="red">',
        files: ['/safari-pinned-tab.svg', '/site.webmanifest'],
      },
    ],
    [
      { ico: false, svg: false, appleTouch: false, manifest: false },
      { html: '', files: [] },
    ],
  ],
  invalid: [
    [{ path: '' }, 'path'],
    [{ ico: 'yes' }, 'ico'],
  ],
});
