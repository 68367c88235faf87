import type { PickedFile } from '../upload/types';

/** A file that the app has stored on the device. */
export interface RetainedFile {
  /** Under which {@link RetainedFiles.open} finds it, also after the app was killed. */
  readonly storedAs: string;
  /** The stored file; a mini-program's temporary one is gone. */
  readonly file: PickedFile;
}

/** Files stored on the device until the app removes them. */
export interface RetainedFiles {
  /** Rejects where the device has no room for it or forbids it; the chosen file stays usable then. */
  store(file: PickedFile): Promise<RetainedFile>;
  /** The stored file; null where it is not there any more. @param name as chosen */
  open(storedAs: string, name: string): Promise<PickedFile | null>;
  /** Never rejects. */
  remove(storedAs: string): Promise<void>;
  /** Removes all files but these. Never rejects. */
  removeOthers(storedAs: readonly string[]): Promise<void>;
}
