import type { PickedFile } from '../upload/types';
import { DATABASE } from './database-name';
import type { RetainedFiles } from './types';

const STORE = 'files';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = window.indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('The files cannot be opened'));
    opening.onblocked = () => reject(new Error('The files are in use'));
  });
}

/** Runs one request in a transaction of its own; resolves once the transaction has ended. */
async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onerror = () => reject(new Error('The file store refused'));
      transaction.onabort = () => reject(new Error('The file store is full'));
    });
  } finally {
    database.close();
  }
}

const fileOf = (blob: Blob, name: string): PickedFile => ({
  name,
  bytes: blob.size,
  preview: window.URL.createObjectURL(blob),
  source: blob,
});

let stored = 0;

/** In the browser's database: long-term storage holds text only. */
export const retainedFiles: RetainedFiles = {
  async store(file) {
    stored += 1;
    const storedAs = `${Date.now()}-${stored}`;
    await run('readwrite', (store) => store.put(file.source, storedAs));
    return { storedAs, file };
  },
  async open(storedAs, name) {
    const blob = await run<unknown>('readonly', (store) => store.get(storedAs)).catch(() => null);
    return blob instanceof Blob ? fileOf(blob, name) : null;
  },
  async remove(storedAs) {
    await run('readwrite', (store) => store.delete(storedAs)).catch(() => undefined);
  },
  async removeOthers(remaining) {
    const keys = await run('readonly', (store) => store.getAllKeys()).catch(() => []);
    const others = keys.filter((key) => !remaining.includes(String(key)));
    for (const key of others) await retainedFiles.remove(String(key));
  },
};
