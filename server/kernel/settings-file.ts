import { readFileSync } from 'node:fs';

/**
 * The JSON of a file that a setting names.
 * @throws Error that names the setting and the file
 */
export function readSettingsFile(setting: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${setting} ${path}: ${(error as Error).message}.`);
  }
}
