import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { createRecords } from './records';
import type { Records } from './records';

/**
 * Records in a file of one JSON line a change, so that they outlast the process and are the same for all processes that
 * share the file. Enough for a simulation: two processes that change one record at once are not kept apart.
 */
export function createJournal<Item>(path: string, keyOf: (item: Item) => string): Records<Item> {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, '');
  const known = createRecords(keyOf);
  let readTo = 0;

  /** Reads what was added since, except a line that is not whole yet. */
  function refresh(): void {
    const file = openSync(path, 'r');
    try {
      const added = Buffer.alloc(Math.max(0, fstatSync(file).size - readTo));
      const length = readSync(file, added, 0, added.length, readTo);
      const whole = added.subarray(0, length).lastIndexOf('\n') + 1;
      for (const line of added.subarray(0, whole).toString('utf8').split('\n').filter(Boolean))
        known.put(JSON.parse(line) as Item);
      readTo += whole;
    } finally {
      closeSync(file);
    }
  }

  return {
    get(key) {
      refresh();
      return known.get(key);
    },
    put(item) {
      appendFileSync(path, `${JSON.stringify(item)}\n`);
      refresh();
    },
    all() {
      refresh();
      return known.all();
    },
  };
}
