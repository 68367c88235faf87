import { logProblem } from '@/telemetry/log';

/** Runs a write that is a convenience only: a full store is logged and costs the memory, nothing else. */
export function tryToKeep(write: () => unknown): void {
  try {
    write();
  } catch {
    logProblem('storage', 'the store is full');
  }
}
