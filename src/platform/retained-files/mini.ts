import type { RetainedFiles } from './types';

/** The file calls of a mini-program; each rejects where the platform refuses. */
export interface SavedFileCalls {
  /** Moves a temporary file into the app's folder. @returns its new path */
  save(temporary: string): Promise<string>;
  /** Bytes. */
  sizeOf(path: string): Promise<number>;
  remove(path: string): Promise<unknown>;
  list(): Promise<readonly string[]>;
}

/** In the app's folder on the phone; both platforms refuse what exceeds the app's share of it. */
export function createRetainedFiles(calls: SavedFileCalls): RetainedFiles {
  const remove = async (storedAs: string): Promise<void> => {
    await calls.remove(storedAs).catch(() => undefined);
  };
  return {
    async store(file) {
      const path = await calls.save(file.source as string);
      return { storedAs: path, file: { ...file, preview: path, source: path } };
    },
    async open(storedAs, name) {
      try {
        const bytes = await calls.sizeOf(storedAs);
        return { name, bytes, preview: storedAs, source: storedAs };
      } catch {
        return null;
      }
    },
    remove,
    async removeOthers(remaining) {
      const paths = await calls.list().catch(() => []);
      for (const path of paths) if (!remaining.includes(path)) await remove(path);
    },
  };
}
