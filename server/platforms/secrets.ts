import { readFileSync } from 'node:fs';

export type Env = Readonly<Record<string, string | undefined>>;

/** Reads a secret at each use, so that a file can be replaced while the process runs. */
export type Secret = () => string;

function readSecretFile(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch {
    throw new Error(`${name}_FILE cannot be read.`);
  }
  if (text === '') throw new Error(`${name}_FILE is empty.`);
  return text;
}

/**
 * The secret of an environment variable, or of the file that `<name>_FILE` names; null where neither is set.
 * @throws Error where both are set, or the file cannot be read; it never repeats the value
 */
export function secretOf(env: Env, name: string): Secret | null {
  const [value, path] = [env[name], env[`${name}_FILE`]];
  if (value && path) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
  if (value) return () => value;
  if (!path) return null;
  readSecretFile(name, path);
  return () => readSecretFile(name, path);
}

/**
 * Settings that belong together: all of them, or none.
 * @throws Error that names what is missing in an incomplete configuration
 */
export function wholeOrNone<Parts extends Readonly<Record<string, unknown>>>(
  parts: Parts,
): { readonly [Name in keyof Parts]: NonNullable<Parts[Name]> } | null {
  const missing = Object.keys(parts).filter((name) => parts[name] == null);
  if (missing.length === 0) return parts as { [Name in keyof Parts]: NonNullable<Parts[Name]> };
  if (missing.length === Object.keys(parts).length) return null;
  const given = Object.keys(parts).filter((name) => !missing.includes(name));
  throw new Error(
    `${given.join(', ')} alone does nothing: set ${missing.join(', ')} too (docs/operating.md).`,
  );
}
