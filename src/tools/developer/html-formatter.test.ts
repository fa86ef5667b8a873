import { holdTo } from '../testing.ts';
import tool from './html-formatter.ts';

// From Prettier's documentation of htmlWhitespaceSensitivity and its tests for HTML and Vue (MIT).
holdTo(tool, {
  answers: [
    [{ html: '' }, { formatted: '' }],
    [{ html: '<style>a{b:c}</style><script>let a=1</script>' }, { formatted: '<style>\n  a {\n    b: c;\n  }\n</style>\n<script>\n  let a = 1;\n</script>\n' }],
    [{ html: '<div>aaaaaaaaaaaa bbbbbbbbbbbb</div>', printWidth: 20 }, { formatted: '<div>\n  aaaaaaaaaaaa\n  bbbbbbbbbbbb\n</div>\n' }],
    [{ html: '<p *ngIf="a&&b">{{c|d}}</p>', language: 'angular' }, { formatted: '<p *ngIf="a && b">{{ c | d }}</p>\n' }],
  ],
  invalid: [
    [{ html: '', whitespace: 'none' }, 'whitespace'],
    [{ html: '', printWidth: 401 }, 'printWidth'],
  ],
  unprocessable: [
    [{ html: '<div>\n<b></div>' }, /line/],
    [{ html: '</p>' }, /line 1, column 1/],
  ],
});
