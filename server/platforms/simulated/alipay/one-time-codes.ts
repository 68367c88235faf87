import { randomBytes } from 'node:crypto';

/** ms that a code is valid: the shortest documented. */
const LIFETIME = 3 * 60_000;

interface Issued {
  readonly appId: string;
  readonly person: string;
  readonly until: number;
}

/** Codes that the app's simulation makes itself, for a lenient double: `login-code-<person>-<anything>`. */
const WRITTEN = /^login-code-(.+)-\w+$/;

/** Auth codes, each valid once, for one application and three minutes. */
export class OneTimeCodes {
  private readonly given = new Map<string, Issued>();
  private readonly used = new Set<string>();

  /** @param isLenient accepts codes that it has not issued itself, as the simulated app is no part of this double */
  constructor(
    private readonly now: () => number,
    private readonly isLenient: boolean,
  ) {}

  give(appId: string, person: string): string {
    const code = randomBytes(16).toString('hex');
    this.given.set(code, { appId, person, until: this.now() + LIFETIME });
    return code;
  }

  /** The person of a code; null where it is invalid. Another application's code stays valid for that one. */
  use(appId: string, code: string): string | null {
    if (this.used.has(code)) return null;
    const given = this.given.get(code);
    if (given && given.appId !== appId) return null;
    this.used.add(code);
    this.given.delete(code);
    if (given) return given.until >= this.now() ? given.person : null;
    return this.isLenient ? (WRITTEN.exec(code)?.[1] ?? code) : null;
  }
}
