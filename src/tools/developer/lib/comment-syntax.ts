/** The languages whose comments are known. */
export const LANGUAGES = [
  'javascript',
  'typescript',
  'python',
  'java',
  'c',
  'cpp',
  'csharp',
  'go',
  'rust',
  'php',
  'ruby',
  'shell',
  'sql',
  'css',
  'html',
  'xml',
  'yaml',
  'kotlin',
  'swift',
] as const;
export type Language = (typeof LANGUAGES)[number];
