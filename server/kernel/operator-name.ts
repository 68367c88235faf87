import { userInfo } from 'node:os';

/** Who runs a command, also where an account of the system has no name, or somebody became another one. */
export function operatorName(): string {
  const { SUDO_USER: before } = process.env;
  const own = (() => {
    try {
      return userInfo().username;
    } catch {
      return `uid ${process.getuid?.() ?? '?'}`;
    }
  })();
  return before ? `${before} as ${own}` : own;
}
