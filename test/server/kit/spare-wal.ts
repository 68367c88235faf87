import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where PostgreSQL's global/pg_control holds the cluster's state and its last checkpoint's begin and timeline, bytes. */
const CONTROL = { state: 16, redo: 40, timeline: 48 } as const;
const SHUT_DOWN = 1;
/** Bytes of a segment of the write-ahead log. */
const SEGMENT = 16 * 1024 * 1024;

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');

/**
 * Removes the segments of the write-ahead log that a cluster holds in reserve: almost half of a template's bytes, which every
 * provider of the tests would copy. A cluster that was not shut down keeps them all.
 */
export function removeSpareWal(cluster: string): void {
  const control = join(cluster, 'global/pg_control');
  if (!existsSync(control)) return;
  const bytes = readFileSync(control);
  if (bytes.readInt32LE(CONTROL.state) !== SHUT_DOWN) return;
  const redo = bytes.readBigUInt64LE(CONTROL.redo);
  const current = [
    bytes.readUInt32LE(CONTROL.timeline),
    Number(redo >> 32n),
    Math.floor(Number(redo & 0xffffffffn) / SEGMENT),
  ]
    .map(hex)
    .join('');
  const folder = join(cluster, 'pg_wal');
  for (const name of readdirSync(folder))
    if (name.length === current.length && name > current) rmSync(join(folder, name));
}
