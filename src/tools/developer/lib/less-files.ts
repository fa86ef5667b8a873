import { unprocessable } from '../../errors.ts';

const refused = (name: unknown): never => unprocessable(`${JSON.stringify(name)} cannot be imported or loaded: nothing is read.`, 'less');

/** A plugin of Less that comes before its own ways to files and addresses, and refuses them all. */
export function noFiles(less: LessStatic): Less.Plugin {
  class NoFiles extends less.FileManager {
    override supports(): boolean {
      return true;
    }

    override supportsSync(): boolean {
      return true;
    }

    override loadFile(filename: string): Promise<Less.FileLoadResult> {
      return Promise.reject(new Error(`${JSON.stringify(filename)} cannot be loaded: nothing is read`));
    }

    override loadFileSync(filename: string): Less.FileLoadResult {
      return refused(filename);
    }
  }
  return {
    install(_less, pluginManager) {
      pluginManager.addFileManager(new NoFiles());
    },
  };
}
