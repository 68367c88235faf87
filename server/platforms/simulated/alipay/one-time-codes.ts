import { randomBytes } from 'node:crypto';

/** ms a code is good for: the shortest that is published. */
const LIFETIME = 3 * 60_000;

interface Administered {
  readonly appId: string;
  readonly person: string;
  readonly until: number;
}

/** Codes that the app beside a lenient double writes by itself: `login-code-<person>-<anything>`. */
const WRITTEN = /^login-code-(.+)-\w+$/;

/** Auth codes, each good once, for one application and three minutes. */
export class OneTimeCodes {
  private readonly given = new Map<string, Administered>();
  private readonly used = new Set<string>();

  /** @param isLenient takes codes that it has not given itself: the app beside it is no part of this double */
  constructor(
    private readonly now: () => number,
    private readonly isLenient: boolean,
  ) {}

  give(appId: string, person: string): string {
    const code = randomBytes(16).toString('hex');
    this.given.set(code, { appId, person, until: this.now() + LIFETIME });
    return code;
  }

  /** Whom a code stands for; null where it is worth nothing. Another application's stays good for its own. */
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
