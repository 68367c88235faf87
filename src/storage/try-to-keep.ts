import { logProblem } from '@/telemetry/log';
import { sessionEntries } from './storage';

/** Runs an optional write: if the store is full, logs it and does not store the value. */
export function tryToKeep(write: () => unknown): void {
  try {
    write();
  } catch {
    logProblem('storage', 'the store is full');
  }
}

/** Stores a value for the session, or removes it with null; not stored if the store is full. */
export function keepInSession<Value>(name: string, val: Value | null): void {
  if (val === null) sessionEntries.remove(name);
  else tryToKeep(() => sessionEntries.write(name, { val }));
}
