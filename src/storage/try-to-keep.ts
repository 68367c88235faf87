import { logProblem } from '@/telemetry/log';
import { sessionEntries } from './storage';

/** Runs a write that is a convenience only: a full store is logged and costs the memory, nothing else. */
export function tryToKeep(write: () => unknown): void {
  try {
    write();
  } catch {
    logProblem('storage', 'the store is full');
  }
}

/** Keeps a value for the session, or forgets it with null; a full store costs the memory, nothing else. */
export function keepInSession<Value>(name: string, val: Value | null): void {
  if (val === null) sessionEntries.remove(name);
  else tryToKeep(() => sessionEntries.write(name, { val }));
}
