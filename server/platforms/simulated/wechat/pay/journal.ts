import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { createOrderRecords } from './records';
import type { OrderRecord, OrderRecords } from './records';

/**
 * Orders in a file of one JSON line a change, so that they outlast the process and are the same for all processes that
 * share the file. Enough for a simulation: two processes that change one order at once are not kept apart.
 */
export function createOrderJournal(path: string): OrderRecords {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, '');
  const known = createOrderRecords();
  let readTo = 0;

  /** Reads what was added since, except a line that is not whole yet. */
  function refresh(): void {
    const file = openSync(path, 'r');
    try {
      const added = Buffer.alloc(Math.max(0, fstatSync(file).size - readTo));
      const length = readSync(file, added, 0, added.length, readTo);
      const whole = added.subarray(0, length).lastIndexOf('\n') + 1;
      for (const line of added.subarray(0, whole).toString('utf8').split('\n').filter(Boolean))
        known.put(JSON.parse(line) as OrderRecord);
      readTo += whole;
    } finally {
      closeSync(file);
    }
  }

  return {
    get(mchid, number) {
      refresh();
      return known.get(mchid, number);
    },
    put(order) {
      appendFileSync(path, `${JSON.stringify(order)}\n`);
      refresh();
    },
    all() {
      refresh();
      return known.all();
    },
  };
}
