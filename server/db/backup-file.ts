import { existsSync, renameSync, rmSync } from 'node:fs';
import { CommandError } from '../kernel/command-error';

/**
 * Writes a file that is there whole or not at all, and never over another one.
 * @param write writes to the path that it is given
 * @throws CommandError where there is such a file
 */
export async function writeWhole(
  file: string,
  write: (path: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(file)) throw new CommandError(`${file} exists: choose another name.`);
  const part = `${file}.part-${process.pid}`;
  try {
    await write(part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** @throws CommandError where there is no such file */
export function requireFile(file: string): void {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
}

/** What a restore says where there is something already. */
export const notEmpty = (where: string): CommandError =>
  new CommandError(
    `${where} is not empty. Restore into an empty one, or add --replace: what is there is then gone.`,
  );
