const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may be done. */
export interface Limit {
  readonly most: number;
  /** ms. */
  readonly window: number;
  /**
   * Whose attempts are counted together. `account`: that of the session; `mobile`, `login`: of the account that is
   * named; `device`: of one account on one device that it has signed in on.
   */
  readonly by: 'address' | 'account' | 'staff' | 'mobile' | 'login' | 'device' | 'order';
  /** `memory`: each process by itself. `database`: all together, for whatever guards a secret. */
  readonly storedIn: 'memory' | 'database';
  /** Every attempt counts, or only those that failed. */
  readonly counts: 'all' | 'failed';
}

const calls = (most: number): Limit & { readonly storedIn: 'memory' } => ({
  most,
  window: MINUTE,
  by: 'address',
  storedIn: 'memory',
  counts: 'all',
});

const guesses = (
  most: number,
  window: number,
  by: Limit['by'],
): Limit & { readonly storedIn: 'database' } => ({
  most,
  window,
  by,
  storedIn: 'database',
  counts: 'failed',
});

/** Share of an address's writes a minute that may be logins, codes and wrong guesses. */
const LOGIN_SHARE = 0.1;

/**
 * Every limit of the provider. The reasons for those on secrets are in docs/decisions/0023.
 * @param writesPerMinute the setting `WRITES_PER_MINUTE`
 */
export function limitsFor(writesPerMinute: number) {
  const share = Math.ceil(writesPerMinute * LOGIN_SHARE);
  return {
    /** Calls that write and have no limit of their own, all of them together. */
    writes: calls(writesPerMinute),
    /** Each way to sign in or to prove who one is. */
    logins: calls(share),
    /** Returns from a platform's own login. */
    platformLogins: calls(writesPerMinute),
    /** A whole clinic may share an address. */
    telemetry: calls(600),
    feedback: calls(20),
    /** Enough for typing a document's number, too few for trying numbers out. */
    documentChecks: calls(120),
    /** Of one member of a clinic's staff, wherever they call from: as many as people can come to a desk. */
    deskDocumentChecks: { ...calls(30), by: 'staff' },
    clinicCodeReads: calls(30),
    /** Every page of a visit may need one. */
    signatures: calls(60),
    uploads: { ...calls(30), by: 'account' },
    codesFromAddress: { ...guesses(share, HOUR, 'address'), counts: 'all' },
    codesToMobile: { ...guesses(10, DAY, 'mobile'), counts: 'all' },
    /** What strangers ask for does not use up what an owner may ask for on a known device. */
    codesToKnownDevice: { ...guesses(10, DAY, 'device'), counts: 'all' },
    /** Of codes that somebody else asked for, from elsewhere. */
    wrongCodesFromElsewhere: guesses(10, DAY, 'mobile'),
    wrongCodesFromAddress: guesses(share, HOUR, 'address'),
    wrongPasswords: guesses(10, 15 * MINUTE, 'mobile'),
    wrongPasswordsInADay: guesses(60, DAY, 'mobile'),
    wrongPasswordsFromAddress: guesses(share, 15 * MINUTE, 'address'),
    wrongPasswordsOnKnownDevice: guesses(10, 15 * MINUTE, 'device'),
    /** Before a password is changed. */
    wrongPresentPasswords: guesses(10, 15 * MINUTE, 'account'),
    wrongDeskPasswords: guesses(10, 15 * MINUTE, 'login'),
    wrongDeskPasswordsFromAddress: guesses(share, 15 * MINUTE, 'address'),
    wrongDeskPasswordsOnKnownDevice: guesses(10, 15 * MINUTE, 'device'),
    /** Six digits that a clinic shows; the code that is scanned cannot be guessed. */
    wrongClinicCodes: guesses(20, HOUR, 'account'),
    wrongClinicCodesForOrder: guesses(10, HOUR, 'order'),
    /** Loose: everybody in a clinic calls from its Wi-Fi. */
    wrongClinicCodesFromAddress: guesses(5 * share, HOUR, 'address'),
  } as const satisfies Record<string, Limit>;
}

export type Limits = ReturnType<typeof limitsFor>;
export type LimitName = keyof Limits;

/** Limits that are kept by one process, on calls of a route. */
export type CallLimit = {
  [Name in LimitName]: Limits[Name]['storedIn'] extends 'memory' ? Name : never;
}[LimitName];

/** Limits that all processes keep together. */
export type GuardLimit = Exclude<LimitName, CallLimit>;
