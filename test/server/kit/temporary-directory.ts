import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^yimiao-test-(\d+)-/;

/** Whether a process of this machine runs. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes the directories of processes that were killed before they could remove them. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) removeDirectory(join(tmpdir(), name));
  }
}

let hasSwept = false;

/** A new directory of this process. The caller removes it; if the process is killed, the next run does. */
export function temporaryDirectory(purpose: string): string {
  if (!hasSwept) sweep();
  hasSwept = true;
  return mkdtempSync(join(tmpdir(), `yimiao-test-${process.pid}-${purpose}-`));
}

export const removeDirectory = (path: string): void =>
  rmSync(path, { recursive: true, force: true });
