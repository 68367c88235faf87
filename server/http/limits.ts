import { STAFF_MESSAGES_A_MINUTE, USER_MESSAGES_A_MINUTE } from '@contract/service/chat-rules';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limit on the number of attempts within a window. */
export interface Limit {
  readonly most: number;
  /** ms. */
  readonly window: number;
  /**
   * Whose attempts are counted together. `account`: the session's; `mobile`, `login`: the account named in the call;
   * `device`: one account on one device that it has signed in on; `prefix`: the mobiles with the same first digits;
   * `service`: everybody's; `challenge`: work done for one code.
   */
  readonly by:
    | 'address'
    | 'account'
    | 'staff'
    | 'mobile'
    | 'login'
    | 'device'
    | 'order'
    | 'prefix'
    | 'service'
    | 'challenge';
  /** `memory`: per process. `database`: shared by all processes, for limits that protect a secret. */
  readonly storedIn: 'memory' | 'database';
  /** Whether every attempt counts, or only failed ones. */
  readonly counts: 'all' | 'failed';
  /** Whether the operator hears of it when half of it is used, and when all is. */
  readonly isBudget?: true;
}

/** Codes by SMS that strangers' devices may cause altogether. */
export interface CodeBudget {
  readonly perHour: number;
  readonly perDay: number;
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

const budget = (
  most: number,
  window: number,
  by: 'prefix' | 'service',
): Limit & { readonly storedIn: 'database'; readonly isBudget: true } => ({
  ...guesses(most, window, by),
  storedIn: 'database',
  counts: 'all',
  isBudget: true,
});

/** Share of the hour's codes that may go to mobiles with the same prefix. */
const PREFIX_SHARE = 0.1;

/** Attempts of a limit from which it is in great demand: then a code takes work, and the operator hears of a budget. */
export const halfOf = ({ most }: Limit): number => Math.ceil(most / 2);

/** Share of an address's writes a minute that may be logins, codes or wrong guesses. */
const LOGIN_SHARE = 0.1;

/**
 * Every limit of the provider. The reasons for those on secrets are in docs/decisions/0023.
 * @param writesPerMinute the setting `WRITES_PER_MINUTE`
 * @param codes the settings `SMS_CODES_PER_HOUR` and `SMS_CODES_PER_DAY`
 */
export function limitsFor(
  writesPerMinute: number,
  codes: CodeBudget = { perHour: Infinity, perDay: Infinity },
) {
  const share = Math.ceil(writesPerMinute * LOGIN_SHARE);
  return {
    /** All writing calls without a limit of their own, together. */
    writes: calls(writesPerMinute),
    /** Each kind of login or identity check. */
    logins: calls(share),
    /** Returns from a platform's own login. */
    platformLogins: calls(writesPerMinute),
    /** A whole clinic may share an address. */
    telemetry: calls(600),
    feedback: calls(20),
    /** Enough for typing a document number, too few for guessing numbers. */
    documentChecks: calls(120),
    clinicCodeReads: calls(30),
    /** Every page may need one. */
    signatures: calls(60),
    uploads: { ...calls(30), by: 'account' },
    /** Asked while a question is typed, by everybody in a clinic's Wi-Fi. */
    serviceSearches: calls(300),
    /** Of a person, and of a member of staff, who writes to many. */
    serviceMessages: { ...calls(USER_MESSAGES_A_MINUTE), by: 'account' },
    serviceStaffMessages: { ...calls(STAFF_MESSAGES_A_MINUTE), by: 'staff' },
    /** Answers that something is not there: more than old links bring, too few for guessing ids. */
    notThere: { ...calls(Math.max(60, share)), by: 'account', counts: 'failed' },
    /** Staff mistype what people read out to them. */
    notThereForStaff: { ...calls(Math.max(300, share)), by: 'staff', counts: 'failed' },
    /** Of callers who are not signed in. */
    notThereFromAddress: { ...calls(Math.max(600, writesPerMinute)), counts: 'failed' },
    codesFromAddress: { ...guesses(share, HOUR, 'address'), counts: 'all' },
    /** Of one mobile: who asks for more waits, and not its owner elsewhere. */
    codesToMobileFromAddress: { ...guesses(10, DAY, 'address'), counts: 'all' },
    codesToMobile: { ...guesses(20, DAY, 'mobile'), counts: 'all' },
    /** Separate, so that strangers' requests do not use up the owner's on a known device. */
    codesToKnownDevice: { ...guesses(10, DAY, 'device'), counts: 'all' },
    /** Work done for a code counts once, as long as it can be handed in. */
    codeWork: { ...guesses(1, 10 * MINUTE, 'challenge'), counts: 'all' },
    /** Texts cost money; whoever has many addresses and numbers reaches no other limit. */
    codesToPrefix: budget(Math.ceil(codes.perHour * PREFIX_SHARE), HOUR, 'prefix'),
    codesOfService: budget(codes.perHour, HOUR, 'service'),
    codesOfServiceInADay: budget(codes.perDay, DAY, 'service'),
    /** Wrong guesses at codes that were requested from another device or address. */
    wrongCodesFromElsewhere: guesses(10, DAY, 'mobile'),
    wrongCodesFromAddress: guesses(share, HOUR, 'address'),
    wrongPasswords: guesses(10, 15 * MINUTE, 'mobile'),
    wrongPasswordsInADay: guesses(60, DAY, 'mobile'),
    wrongPasswordsFromAddress: guesses(share, 15 * MINUTE, 'address'),
    wrongPasswordsOnKnownDevice: guesses(10, 15 * MINUTE, 'device'),
    /** Before a password is changed. */
    wrongPresentPasswords: guesses(10, 15 * MINUTE, 'account'),
    /** Facts of the family, by whoever has an account's number. */
    wrongOwnerFacts: guesses(3, DAY, 'account'),
    /** Codes of invitations to a member; whoever finds one would see a child's data. */
    wrongInvitations: guesses(10, DAY, 'account'),
    wrongInvitationsFromAddress: guesses(share, HOUR, 'address'),
    wrongDeskPasswords: guesses(10, 15 * MINUTE, 'login'),
    wrongDeskPasswordsFromAddress: guesses(share, 15 * MINUTE, 'address'),
    wrongDeskPasswordsOnKnownDevice: guesses(10, 15 * MINUTE, 'device'),
    /** Codes of the second factor, by whoever has the password. */
    wrongStaffCodes: guesses(10, 15 * MINUTE, 'staff'),
    wrongStaffCodesInADay: guesses(60, DAY, 'staff'),
    /** Documents that a member of a clinic's staff looks up or settles: as many as people can come to a desk. */
    deskDocumentChecks: { ...guesses(30, MINUTE, 'staff'), counts: 'all' },
    deskDocumentChecksInADay: { ...guesses(300, DAY, 'staff'), counts: 'all' },
    /** The six digits for typing in; the scanned code cannot be guessed. */
    wrongClinicCodes: guesses(20, HOUR, 'account'),
    wrongClinicCodesForOrder: guesses(10, HOUR, 'order'),
    /** Loose: everybody in a clinic calls from its Wi-Fi. */
    wrongClinicCodesFromAddress: guesses(5 * share, HOUR, 'address'),
  } as const satisfies Record<string, Limit>;
}

export type Limits = ReturnType<typeof limitsFor>;
export type LimitName = keyof Limits;

/** Limits on calls of a route, counted per process. */
export type CallLimit = {
  [Name in LimitName]: Limits[Name]['storedIn'] extends 'memory' ? Name : never;
}[LimitName];

/** Limits that are counted in the database for all processes. */
export type GuardLimit = Exclude<LimitName, CallLimit>;
