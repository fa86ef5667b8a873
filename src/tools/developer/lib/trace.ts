export interface Frame {
  function?: string;
  file?: string;
  line?: number;
  column?: number;
}

export interface Failure {
  error: string;
  message?: string;
}

export interface Trace extends Partial<Failure> {
  language: 'javascript' | 'python' | 'java' | 'csharp' | 'go' | 'php' | 'ruby' | 'rust';
  frames: Frame[];
  causes: Failure[];
}
