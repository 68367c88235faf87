import { randomBytes } from 'node:crypto';

/** Purpose of a code: a login, the phone button, or a login on the web. */
export type CodePurpose = 'login' | 'phone' | 'web';

/** ms that a code is valid. */
const LIFETIME = 5 * 60_000;

/** The person of a code. */
export interface CodeHolder {
  readonly person: string;
  /** Another name of the same person, where the code contains one: phone codes contain `<mobile>@<person>`. */
  readonly alias: string | null;
}

interface Administered extends CodeHolder {
  readonly purpose: CodePurpose;
  readonly until: number;
}

/** Codes that the simulated app makes itself: `<purpose>-code-<person>-<anything>`. */
const WRITTEN = /^(login|phone|web)-code-(.+)-\w+$/;

const holderIn = (name: string): CodeHolder => {
  const [person = '', alias = null] = name.split('@');
  return { person, alias };
};

/** Codes of the app, each valid once, for five minutes and for one purpose. */
export class OneTimeCodes {
  private readonly given = new Map<string, Administered>();
  private readonly used = new Set<string>();

  /** @param isLenient accepts codes that it has not issued itself, as the simulated app is no part of this double */
  constructor(
    private readonly now: () => number,
    private readonly isLenient: boolean,
  ) {}

  give(purpose: CodePurpose, name: string): string {
    for (const [code, { until }] of this.given) if (until < this.now()) this.given.delete(code);
    const code = randomBytes(16).toString('hex');
    this.given.set(code, { ...holderIn(name), purpose, until: this.now() + LIFETIME });
    return code;
  }

  /** The person of a code; null where it is invalid. It is used up either way. */
  use(purpose: CodePurpose, code: string): CodeHolder | null {
    if (this.used.has(code)) return null;
    this.used.add(code);
    const given = this.given.get(code);
    this.given.delete(code);
    if (given) return given.purpose === purpose && given.until >= this.now() ? given : null;
    if (!this.isLenient) return null;
    const [, written, name = ''] = WRITTEN.exec(code) ?? [];
    if (written === undefined) return holderIn(code);
    return written === purpose ? holderIn(name) : null;
  }
}
