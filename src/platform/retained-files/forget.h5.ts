import { DATABASE } from './database-name';

/** Removes every file that the app has stored on the device, without loading what stores them. Never rejects. */
export function forgetRetainedFiles(): void {
  try {
    window.indexedDB.deleteDatabase(DATABASE);
  } catch {
    // A browser that forbids the database has stored none.
  }
}
